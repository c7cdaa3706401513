"""The log: what went wrong, without visitors' addresses and without keys to seats."""

import logging


class NoVisitors(logging.Filter):
    """Drops the lines about single requests and sockets: they name addresses and keys to seats."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is about something else."""
        return record.name != "uvicorn.access" and '"WebSocket ' not in str(record.msg)


def keep_secrets() -> None:
    """Have no lines written about single requests and sockets, whatever handlers a host adds."""
    for name in ("uvicorn.access", "uvicorn.error"):
        logger = logging.getLogger(name)
        if not any(isinstance(one, NoVisitors) for one in logger.filters):
            logger.addFilter(NoVisitors())
