"""Browser app.

Pages, sockets and storage; uses views and bots, and is used by the command line only.
"""
