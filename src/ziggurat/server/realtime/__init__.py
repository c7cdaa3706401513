"""Realtime: sockets of open tabs, their messages, and presence."""
