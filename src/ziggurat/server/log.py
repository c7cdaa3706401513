"""Logging without client addresses and seat tokens."""

import logging


class NoVisitors(logging.Filter):
    """Drops log records of single requests and sockets, which contain addresses and tokens."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is about something else."""
        return record.name != "uvicorn.access" and '"WebSocket ' not in str(record.msg)


def keep_secrets() -> None:
    """Install the filter on all handlers."""
    for name in ("uvicorn.access", "uvicorn.error"):
        logger = logging.getLogger(name)
        if not any(isinstance(one, NoVisitors) for one in logger.filters):
            logger.addFilter(NoVisitors())
