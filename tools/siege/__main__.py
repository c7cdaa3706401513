"""Besiege a server of one's own on this machine: what did it lose, and how long did others wait?

python tools/siege kills      kill -9 under load, again and again
python tools/siege races      three workers, tabs that race, workers and database restarted
python tools/siege hostile    a million invalid frames and requests
python tools/siege crowd      one address opens sockets and games incessantly
python tools/siege onlookers  hundreds watch the lobby while one person comes and goes
python tools/siege rolling    workers restarted one after the other behind the proxy
python tools/siege cheats     known ways to cheat with clocks, leaving and ratings
"""

import sys
from importlib import import_module
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "tests"))

SIEGES = ("kills", "races", "hostile", "crowd", "onlookers", "rolling", "cheats")


def main() -> None:
    """Hand over to one of them."""
    if len(sys.argv) < 2 or sys.argv[1] not in SIEGES:
        sys.exit(__doc__)
    name = sys.argv.pop(1)
    import_module(name).main()


if __name__ == "__main__":
    main()
