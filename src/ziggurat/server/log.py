"""The log: what happened, without the keys that stand in addresses."""

import logging


class WithoutQueries(logging.Filter):
    """Cuts what follows the question mark of an address: `?k=` is the key to a seat."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every line through, shortened."""
        if isinstance(record.args, tuple):
            record.args = tuple(_cut(one) for one in record.args)
        return True


def _cut(argument: object) -> object:
    return argument.partition("?")[0] if isinstance(argument, str) else argument


def keep_secrets() -> None:
    """Have the lines about requests and sockets written without queries."""
    for name in ("uvicorn.access", "uvicorn.error"):
        logger = logging.getLogger(name)
        if not any(isinstance(one, WithoutQueries) for one in logger.filters):
            logger.addFilter(WithoutQueries())
