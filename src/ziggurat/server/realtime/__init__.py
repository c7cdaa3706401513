"""Open tabs: sockets, their messages, and who is connected."""
