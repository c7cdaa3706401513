"""`ziggurat` and `python -m ziggurat` are the command line, if its libraries are installed."""

import sys

from ziggurat.core.errors import MissingExtra
from ziggurat.extras import needs


def main() -> None:
    """Run the command line, or say in one line what it needs."""
    try:
        with needs("app"):
            from ziggurat import cli
    except MissingExtra as error:
        sys.exit(f"ziggurat: {error}")
    cli.main()


if __name__ == "__main__":
    main()
