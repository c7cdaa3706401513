"""Realtime: sockets of open tabs, and the messages of the protocol."""
