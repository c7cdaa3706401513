"""The door: addresses, cookies, pages, sockets, and the same for scripts."""
