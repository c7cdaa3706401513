"""What the tests of the command line share."""

from connections import all_connections_are_closed, open_connections

__all__ = ["all_connections_are_closed", "open_connections"]
