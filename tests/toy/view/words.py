"""What Orchard says: prompts, names of choices, rules in short, log lines, the final count."""

from collections.abc import Sequence

from toy.components import CELL_IDS, FRUIT_IDS, GOAL_IDS, GOAL_POINTS, ROW_IDS
from toy.game import GAME
from toy.state import Orchard
from toy.view import names
from toy.view.table import COLUMNS, held
from ziggurat.core.choices import place as place_of
from ziggurat.core.events import Event
from ziggurat.core.rules import NOBODY
from ziggurat.i18n.messages import Words

STYLES = ("red", "magenta", "green", "blue")  # of the fruits in a terminal
LETTERS = 6


def question(seen: Orchard, words: Words) -> str:
    """What is asked of the seat to move: one sentence for each decision."""
    fruit = names.thing(held(seen, int(GAME.to_move(seen))), words)
    return words.say(f"prompt-{GAME.asking(seen)}", fruit=fruit)


def label(text: str, seen: Orchard, words: Words) -> str:
    """The name of a choice."""
    verb, target = text.partition(":")[0], place_of(text)
    message = f"choice-{verb}"
    match verb:
        case "take":
            at = ROW_IDS.index(target)
            return words.say(message, fruit=names.thing(int(seen.row[at]), words), place=at + 1)
        case "plant":
            return words.say(message, place=names.place(CELL_IDS.index(target), words))
        case "grow":
            return words.say(message, fruit=names.thing(FRUIT_IDS.index(target), words))
        case _:
            return words.say(message, goal=names.goal(GOAL_IDS.index(target), words))


def help_text(place: str, words: Words) -> str:
    """The rule that goes with a place of the table."""
    if place in ROW_IDS:
        return words.say("help-row")
    if place in CELL_IDS:
        return words.say("help-cell")
    if place.endswith("-goal"):
        return words.say("help-goal", points=GOAL_POINTS)
    return words.say("help-bag") if place == "bag" else ""


def sentence(event: Event, players: Sequence[str], words: Words) -> str:
    """The line an event gets in the log."""
    name = players[event.seat] if event.seat < len(players) else ""
    message = f"event-{event.kind}"
    match event.kind:
        case "dealt":
            return words.say(message, name=name, goal=names.goal(event["goal"], words))
        case "grew" | "took":
            return words.say(message, name=name, fruit=names.thing(event["fruit"], words))
        case "planted":
            fruit, place = names.thing(event["fruit"], words), names.place(event["cell"], words)
            return words.say(message, name=name, fruit=fruit, place=place)
        case "scored":
            return words.say(message, name=name, points=event["points"])
        case "counted":
            goal = names.goal(event["goal"], words)
            return words.say(message, name=name, goal=goal, points=event["points"])
        case _:
            return ""


def table_text(seen: Orchard, seat: int, words: Words) -> str:
    """The row, then every garden with its points and its goal, one's own first."""
    first = 0 if seat == NOBODY else seat
    lines = [f"[bold]{words.say('region-row')}[/]  {_fruits(list(seen.row), words)}"]
    for owner in ((first + n) % seen.seats for n in range(seen.seats)):
        goal = names.goal(int(seen.goals[owner]), words)
        points = words.say("points", points=names.points(seen, owner))
        lines += ["", f"[bold]{words.player(owner)}[/]: {points}, {goal}"]
        cells = [int(seen.fruit_in(owner, cell)) for cell in range(len(CELL_IDS))]
        lines += [_fruits(cells[:COLUMNS], words), _fruits(cells[COLUMNS:], words)]
    return "\n".join(lines)


def _fruits(fruits: Sequence[int], words: Words) -> str:
    """Some fruits side by side, or dots."""
    return " ".join(
        f"[{STYLES[fruit]}]{names.thing(fruit, words)[:LETTERS]:{LETTERS}}[/]"
        if fruit >= 0
        else "·".ljust(LETTERS)
        for fruit in map(int, fruits)
    )
