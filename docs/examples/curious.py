"""A bot for any game: it does what it has done least often. Needs Python, and nothing else."""

import json
import random
import sys
from collections import Counter


def verb(choice: str) -> str:
    """What a choice does: `take` of `take:pile-3`."""
    return choice.partition(":")[0]


def main() -> None:
    """Answer every line by one line, until there are no more."""
    first = json.loads(sys.stdin.readline())  # the seed makes the same games come out again
    rng = random.Random(first["seed"])
    done: Counter[str] = Counter()
    for line in sys.stdin:
        table = json.loads(line)  # all that this seat may know, and `seconds` to think
        rarest = min(done[verb(choice)] for choice in table["choices"])
        rare = [choice for choice in table["choices"] if done[verb(choice)] == rarest]
        choice = rng.choice(rare)
        done[verb(choice)] += 1
        print(json.dumps({"choice": choice}), flush=True)  # unflushed, it would never arrive


if __name__ == "__main__":
    main()
