"""Storage: database rows, a single writer, and notifications between workers."""
