"""The record: the choices are the game, and a person can read them.

game amytis 1
options garden=b wall=a
seats ada bot:mcts
? reveal:garden-green
0 take:pile-3
= 71 64 two-piles-empty

Where chance was sealed, `chance hmac-sha256 SEAL ID` follows the seats, ID being the game's id on
its server (missing in records of the first sealing). `players` then stands before the first choice,
a commitment to each name, and after the end `salts` opens the commitments, `fingerprint` is the
hash of all lines and `secret SECRET` stands last (docs/decisions/0011). A game closed before its
end says `closed REASON` in place of its result. Elsewhere draws come from a seed, which is not
told. What follows a `#` is a comment: a server says there who left, and where a bot chose in their
place.
"""

from typing import Final, NamedTuple
from urllib.parse import quote, unquote

from ziggurat.core.errors import RecordError
from ziggurat.core.steps import CHANCE

CHANCE_MARK: Final = "?"
END_MARK: Final = "="
COMMENT: Final = "#"
PLAIN: Final = ":-._~@+"  # characters a name keeps as they are
NAMELESS: Final = "''"  # a player without a name; a name's own quotes are written %27
DIGITS: Final = 9  # more than any score, seat or version has
CHANCE_WORD: Final = "chance"
PLAYERS_WORD: Final = "players"
CLOSED_WORD: Final = "closed"
SALTS_WORD: Final = "salts"
FINGERPRINT_WORD: Final = "fingerprint"
SECRET_WORD: Final = "secret"
TRAILER: Final = {
    END_MARK: 1,
    CLOSED_WORD: 1,
    SALTS_WORD: 2,
    FINGERPRINT_WORD: 3,
    SECRET_WORD: 4,
}  # what may follow the last choice, in this order
UNBOUND: Final = "-"  # in place of a commitment, or of a salt that was deleted with its name
GENERATOR: Final = "hmac-sha256"  # the way to draw that is sealed
SEALED: Final = 64  # hexadecimal digits of a seal or a secret


class Entry(NamedTuple):
    """One choice: who made it (a seat or CHANCE), its text, and its line in the file."""

    seat: int
    text: str
    line: int = 0


class Record:
    """A game as it was played: header, choices, and how it ended."""

    def __init__(
        self, game: str, version: int, options: dict[str, str], players: list[str]
    ) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.players = players
        self.entries: list[Entry] = []
        self.result: tuple[tuple[int, ...], str] | None = None
        self.seal = ""  # of the secret from which chance draws
        self.secret = ""  # known when the game is over
        self.id = ""  # of the game on its server; "" where the seal does not bind it
        self.bound: list[str] = []  # a commitment to the name of each seat, "" if there is none
        self.salts: list[str] = []  # what opens the commitments, "" where it was deleted
        self.closed = ""  # why it was closed before its end
        self.fingerprint = ""  # the hash of all lines, as the record states it
        self.notes: list[tuple[int, str]] = []  # comments, and how many choices go before each

    def copy(self) -> "Record":
        """An equal record that can go on by itself."""
        twin = Record(self.game, self.version, dict(self.options), list(self.players))
        twin.entries = list(self.entries)
        twin.result = self.result
        twin.seal, twin.secret, twin.id = self.seal, self.secret, self.id
        twin.bound, twin.salts = list(self.bound), list(self.salts)
        twin.closed, twin.fingerprint = self.closed, self.fingerprint
        twin.notes = list(self.notes)
        return twin

    def __repr__(self) -> str:
        ending = "still running" if self.result is None else f"{self.result[0]} {self.result[1]}"
        return f"<Record {self.game} {self.version}: {len(self.entries)} choices, {ending}>"

    def __str__(self) -> str:
        options = " ".join(f"{key}={value}" for key, value in self.options.items())
        lines = [
            f"game {self.game} {self.version}",
            f"options {options}".rstrip(),
            "seats " + " ".join(name_word(name) for name in self.players),
        ]
        if self.seal:
            lines.append(f"{CHANCE_WORD} {GENERATOR} {self.seal} {self.id}".rstrip())
        notes = list(self.notes)
        for number, line in self._choices():
            while notes and notes[0][0] <= number:
                lines.append(f"{COMMENT} {notes.pop(0)[1]}")
            lines.append(line)
        lines += [f"{COMMENT} {note}" for _, note in notes]
        lines += self._ending()
        if self.salts:
            lines.append(f"{SALTS_WORD} {' '.join(salt or UNBOUND for salt in self.salts)}")
        if self.fingerprint:
            lines.append(f"{FINGERPRINT_WORD} {self.fingerprint}")
        if self.secret:
            lines.append(f"{SECRET_WORD} {self.secret}")
        return "\n".join(lines) + "\n"

    def body(self) -> list[str]:
        """The lines that a fingerprint covers: commitments, choices, draws, and how it ended."""
        return [*(line for _, line in self._choices()), *self._ending()]

    def _choices(self) -> list[tuple[int, str]]:
        """The lines of the choices, each with how many choices go before it."""
        lines, bound = list[tuple[int, str]](), self.bound
        for number, entry in enumerate(self.entries):
            if bound and entry.seat != CHANCE:
                words = " ".join(one or UNBOUND for one in bound)
                lines.append((number, f"{PLAYERS_WORD} {words}"))
                bound = []
            mark = CHANCE_MARK if entry.seat == CHANCE else str(entry.seat)
            lines.append((number, f"{mark} {entry.text}"))
        return lines

    def _ending(self) -> list[str]:
        """The line that says how it ended, if it did."""
        if self.result is not None:
            scores, reason = self.result
            return [f"{END_MARK} {' '.join(map(str, scores))} {reason}"]
        return [f"{CLOSED_WORD} {self.closed}"] if self.closed else []


def parse_record(text: str) -> Record:
    """The record a text holds; refuses one that is damaged, with the line and the reason."""
    lines = _lines(text)
    name, version = _game(*_header(lines, 0, "game"))
    record = Record(name, version, _options(*_header(lines, 1, "options")), [])
    number, words = _header(lines, 2, "seats")
    record.players = [_name(number, word) for word in words]
    if not record.players:
        raise RecordError(number, "'seats' has no names")
    body = lines[3:]
    if body and body[0][1][0] == CHANCE_WORD:
        record.seal, record.id = _seal(*body.pop(0))
    passed = 0
    for number, words in body:
        rank = TRAILER.get(words[0], 0)
        if passed and rank <= passed:
            raise RecordError(number, "unexpected line after the end of the game")
        passed = rank
        if rank:
            _end(record, number, words)
        elif words[0] == PLAYERS_WORD:
            _bind(record, number, words[1:])
        else:
            record.entries.append(_entry(number, words, len(record.players)))
    return record


def _end(record: Record, number: int, words: list[str]) -> None:
    """Take in a line that follows the last choice."""
    word, *rest = words
    if word == SECRET_WORD:
        record.secret = _secret(number, rest, record.seal)
    elif word == END_MARK:
        record.result = _result(number, rest)
    elif not record.id:
        raise RecordError(number, f"'{word}' needs a game id after the seal")
    elif word == SALTS_WORD:
        record.salts = _digests(number, words, len(record.players))
    elif len(rest) != 1 or (word == FINGERPRINT_WORD and not is_sealed(rest[0])):
        raise RecordError(number, f"expected '{word}' and one word")
    elif word == FINGERPRINT_WORD:
        record.fingerprint = rest[0]
    else:
        record.closed = rest[0]


def _bind(record: Record, number: int, words: list[str]) -> None:
    """Take in the commitments to the names, which stand before the first choice of a seat."""
    if not record.id or record.bound or any(entry.seat != CHANCE for entry in record.entries):
        raise RecordError(number, f"'{PLAYERS_WORD}' may appear only once, before the first choice")
    record.bound = _digests(number, [PLAYERS_WORD, *words], len(record.players))


def _digests(number: int, words: list[str], seats: int) -> list[str]:
    """A hash for each seat, or a dash."""
    word, *rest = words
    if len(rest) != seats or not all(one == UNBOUND or is_sealed(one) for one in rest):
        raise RecordError(number, f"expected '{word}' and {SEALED} digits or a dash per seat")
    return ["" if one == UNBOUND else one for one in rest]


def name_word(name: str) -> str:
    """A name as one word of plain text."""
    return quote(name, safe=PLAIN, errors="surrogatepass") or NAMELESS


def _name(number: int, word: str) -> str:
    """The name such a word stands for."""
    try:
        return "" if word == NAMELESS else unquote(word, errors="surrogatepass")
    except UnicodeDecodeError as error:
        raise RecordError(number, f"{word!r} is not a name") from error


def _is_number(word: str) -> bool:
    """Whether a word is a plain number, not negative and not endless."""
    return word.isascii() and word.isdecimal() and len(word) <= DIGITS


def _lines(text: str) -> list[tuple[int, list[str]]]:
    """The words of each line that is not empty, without comments, with its number."""
    numbered = enumerate(text.splitlines(), start=1)
    split = ((number, line.partition(COMMENT)[0].split()) for number, line in numbered)
    return [(number, words) for number, words in split if words]


def _header(lines: list[tuple[int, list[str]]], at: int, word: str) -> tuple[int, list[str]]:
    """The words after a header's keyword."""
    if at >= len(lines):
        last = lines[-1][0] if lines else 0
        raise RecordError(last + 1, f"the record ends where '{word}' was expected")
    number, words = lines[at]
    if words[0] != word:
        raise RecordError(number, f"expected '{word} …', found {words[0]!r}")
    return number, words[1:]


def _game(number: int, words: list[str]) -> tuple[str, int]:
    """The key and version of the game."""
    if len(words) != 2 or not _is_number(words[1]):
        raise RecordError(number, "expected 'game KEY VERSION'")
    return words[0], int(words[1])


def _options(number: int, words: list[str]) -> dict[str, str]:
    """The options agreed on."""
    options = {}
    for word in words:
        key, mark, value = word.partition("=")
        if not (key and mark and value):
            raise RecordError(number, f"expected KEY=VALUE, found {word!r}")
        if key in options:
            raise RecordError(number, f"option {key!r} is given twice")
        options[key] = value
    return options


def _seal(number: int, words: list[str]) -> tuple[str, str]:
    """The seal that commits to the secret, and the id of the game, if given."""
    if len(words) not in (3, 4) or not is_sealed(words[2]):
        raise RecordError(number, f"expected 'chance {GENERATOR} SEAL ID', {SEALED} digits")
    if words[1] != GENERATOR:
        raise RecordError(number, f"draws must come from {GENERATOR}, not {words[1]!r}")
    return words[2], words[3] if len(words) == 4 else ""


def _secret(number: int, words: list[str], seal: str) -> str:
    """What the draws follow from."""
    if not seal:
        raise RecordError(number, "there is a secret, but no seal before the first choice")
    if len(words) != 1 or not is_sealed(words[0]):
        raise RecordError(number, f"expected '{SECRET_WORD} SECRET', {SEALED} digits")
    return words[0]


def is_sealed(word: str) -> bool:
    """Whether a word is written as seals and secrets are."""
    return len(word) == SEALED and all(digit in "0123456789abcdef" for digit in word)


def _entry(number: int, words: list[str], seats: int) -> Entry:
    """One choice."""
    if len(words) != 2:
        raise RecordError(number, "expected 'SEAT CHOICE'")
    if words[0] == CHANCE_MARK:
        return Entry(CHANCE, words[1], number)
    if not _is_number(words[0]):
        raise RecordError(number, f"expected a seat or '{CHANCE_MARK}', found {words[0]!r}")
    if int(words[0]) >= seats:
        raise RecordError(number, f"there is no seat {words[0]}; the seats are 0 to {seats - 1}")
    return Entry(int(words[0]), words[1], number)


def _result(number: int, words: list[str]) -> tuple[tuple[int, ...], str]:
    """How it ended."""
    *scores, reason = words or [""]
    if not scores or not all(_is_number(score.removeprefix("-")) for score in scores):
        raise RecordError(number, f"expected '{END_MARK} SCORE … REASON'")
    return tuple(int(score) for score in scores), reason
