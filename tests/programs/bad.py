"""Programs that do what programs do: `python bad.py KIND`."""

import json
import os
import subprocess
import sys
import time

LONG = 60.0


def say(text: str) -> None:
    """A line, at once."""
    print(text, flush=True)


def obey(line: str) -> str:
    """The last choice of a question."""
    return json.dumps({"choice": json.loads(line)["choices"][-1]})


def main(kind: str, *words: str) -> None:
    """Greeted, then asked; each kind has its own way not to answer."""
    if kind == "dead":
        sys.exit("no brain found")
    if kind == "deaf":
        time.sleep(LONG)
    if kind == "mute":
        os.close(1)
        time.sleep(LONG)
    greeting = sys.stdin.readline()
    if kind == "spy":
        with open(words[0], "w", encoding="ascii") as told:
            told.write(greeting)
    for line in sys.stdin:
        if kind == "slow":
            time.sleep(LONG)
        elif kind == "endless":
            while True:
                sys.stdout.write("x" * 4096)
        elif kind == "says":
            say(words[0])
        elif kind == "raw":
            sys.stdout.buffer.write(b"\xff\xfe\x1b[31m\n")
            sys.stdout.flush()
        elif kind == "deep":
            say("[" * 60_000)
        elif kind == "chatty":
            say(f"{obey(line)}\nwhat a game!")
        elif kind == "mortal":
            say(obey(line))
            sys.exit("that was all")
        elif kind == "loud":
            sys.stderr.write("thinking…\n" * 100_000)
            say(obey(line))
        elif kind == "parent":
            child = subprocess.Popen(["sleep", str(LONG)])
            say(f"{os.getpid()} {child.pid}")
        elif kind == "spy":
            with open(words[0], "a", encoding="ascii") as told:
                told.write(line)
            say(obey(line))
        else:
            say(obey(line))


if __name__ == "__main__":
    main(*sys.argv[1:])
