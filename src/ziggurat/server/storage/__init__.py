"""What lasts: rows in a database, one writer, and word to the other workers."""
