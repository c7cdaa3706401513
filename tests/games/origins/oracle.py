"""Origins told once more from its book, with lists and counters: set-up, turns, rounds, the end.

Nothing of the engine is used, neither its rules nor its data: a second opinion for the referee.
It says who is to choose and what is open, and is answered with the text of the choice.
"""

from games.origins.oracle_abilities import Abilities
from games.origins.oracle_actions import tops
from games.origins.oracle_box import (
    BONUS_DEEDS,
    CARDS,
    CARDS_SHOWN,
    CITIZEN_TOP,
    COLOURS,
    DRAFT_DICE,
    FOOD_OF_BASE,
    FOREIGN,
    GOLD_ON_A_CARD,
    KINDS,
    LAST_BASE_POINTS,
    LETTERS,
    MAIN_DEEDS,
    MAIN_GAINS,
    MOST_BASES,
    ORATOR_FACES,
    ORATOR_TOP,
    ORATORS,
    PLACES,
    SHIP_TOP,
    SIGNS,
    SOLO_GOAL,
    SOLO_ROUNDS,
    SOLO_STEP,
    SOLO_TILES,
    TEMPLES,
)
from games.origins.oracle_city import Die, Player, block
from games.origins.oracle_table import (
    FOREIGNER,
    Asked,
    Number,
    Orator,
    Story,
    Track,
    ask,
    at_of,
    base_names,
    chance,
    fall_to,
    move,
    number_of,
    place_of,
    seat_name,
)


class Oracle(Abilities):
    """A game that says who is asked, and what may be answered."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.turn_of = 0
        self.has_used_token = False
        self.reason: str | None = None
        self.announced: list[str] = []
        self.draft: list[tuple[str, int]] = []
        self.story = self.tell()
        self.asked: Asked | None = next(self.story)

    def answer(self, text: str) -> None:
        """Go on with the story."""
        assert self.asked is not None
        assert text in self.asked[1]
        try:
            self.asked = self.story.send(text)
        except StopIteration:
            self.asked = None

    def ask_again(self) -> None:
        """The table was changed by hand when a turn began: what is open now."""
        assert self.asked is not None
        self.asked = self.turn_of, dict.fromkeys(self.open_actions(self.players[self.turn_of]), 1)

    def tell(self) -> Story:
        """Set-up, rounds until one is the last, the final count."""
        yield from self.set_up()
        while self.reason is None:
            self.round += 1
            self.start_round()
            yield from self.play_round()
            yield from self.end_round()
        for player in self.players:
            steps = {temple: self.step(player, temple) for temple in TEMPLES}
            player.earned.update(player.final_points(steps))

    # Set-up.

    def set_up(self) -> Story:
        """The steps that chance decides, in the order of the book."""
        yield from self.place_bonus_tiles()
        yield from self.place_signs()
        yield from self.fill_market()
        yield from self.fill_row()
        yield from self.roll_orators()
        yield from self.show_cards()
        yield from self.solo_draft() if self.seats == 1 else self.common_draft()

    def place_bonus_tiles(self) -> Story:
        """One on each Meeting Place."""
        for _ in range(PLACES):
            left = {f"bonus-{colour}": 1 for colour in COLOURS if colour not in self.bonuses}
            self.bonuses.append((yield from chance("bonus", left)).removeprefix("bonus-"))

    def place_signs(self) -> Story:
        """A Zodiac card on each Temple."""
        for temple in TEMPLES:
            left = {sign: 1 for sign in SIGNS if sign not in self.signs.values()}
            self.signs[temple] = yield from chance("sign", left)

    def fill_market(self) -> Story:
        """The first tile of each pile, in a mixed order; then the next ones are turned up."""
        left = list(COLOURS)
        while left:
            tiles = {k: n for colour in left for k, n in self.piles[colour].unseen.items()}
            kind = yield from chance("draw", tiles)
            colour = KINDS[kind].colour
            left.remove(colour)
            self.piles[colour].unseen[kind] -= 1
            self.market.append(kind)
        for colour in COLOURS:
            yield from self.turn_up(colour)

    def fill_row(self) -> Story:
        """A die of each colour, ascending; of equal ones that of the lowest Building first."""
        colours = [KINDS[kind].colour for kind in self.market]
        for colour in COLOURS:
            value = yield from self.roll()
            self.supply[colour] -= 1
            self.row.append((colour, value))
            self.row.sort(key=lambda die: (die[1], -colours.index(die[0])))

    def roll_orators(self) -> Story:
        """The white dice."""
        for _ in range(ORATORS[self.seats]):
            self.orators.append(Orator((yield from self.roll_orator())))

    def roll_orator(self) -> Number:
        """A white die with its special faces."""
        faces = {str(face): number for face, number in ORATOR_FACES.items()}
        return int((yield from chance("roll", faces)))

    def show_cards(self) -> Story:
        """The District cards with their gold, and a floor for each tower on them."""
        for _ in range(CARDS_SHOWN[self.seats]):
            left = {card: 1 for card in CARDS if card not in self.cards}
            card = yield from chance("district", left)
            self.cards[card] = GOLD_ON_A_CARD
            self.floors.update(LETTERS[letter] for letter in CARDS[card].towers)

    def common_draft(self) -> Story:
        """Two dice of each colour: one for each clockwise, another one back."""
        for colour in COLOURS:
            for _ in range(DRAFT_DICE):
                self.draft.append((colour, (yield from self.roll())))
                self.supply[colour] -= 1
        taken: set[int] = set()
        for player in [*self.players, *reversed(self.players)]:
            left = [n for n in range(len(self.draft)) if n not in taken]
            text = yield from ask(player, [f"draft:draft-{n + 1}" for n in left])
            self.take_first(player, number_of(text), taken)
        self.clear_draft(taken)

    def take_first(self, player: Player, number: int, taken: set[int]) -> None:
        """A die of the draft on a base."""
        taken.add(number)
        base = player.free_base()
        assert base is not None
        player.bases[base] = Die(*self.draft[number])

    def clear_draft(self, taken: set[int]) -> None:
        """Dice that nobody took go to the supply."""
        self.supply.update(die[0] for n, die in enumerate(self.draft) if n not in taken)
        self.draft = []

    def solo_draft(self) -> Story:
        """Of five dice two highest are discarded, and two of the others taken."""
        for colour in COLOURS:
            self.draft.append((colour, (yield from self.roll())))
            self.supply[colour] -= 1
        taken: set[int] = set()
        while len(taken) < 2:
            texts = [
                f"draft:draft-{n + 1}"
                for n in range(len(COLOURS))
                if n not in taken and self.can_be_left({*taken, n})
            ]
            text = yield from ask(self.players[0], texts)
            self.take_first(self.players[0], number_of(text), taken)
        self.clear_draft(taken)

    def can_be_left(self, kept: set[int]) -> bool:
        """Whether two highest of the five can be discarded without these."""
        others = [value for n, (_, value) in enumerate(self.draft) if n not in kept]
        return sorted(others)[-2:] == sorted(value for _, value in self.draft)[-2:]

    # A round. (The restated section; passing)

    def start_round(self) -> None:
        """The foreign marker moves on; everybody plays again."""
        for player in self.players:
            player.has_passed = False
        if self.seats == 1 and at_of(self.military, FOREIGNER) != FOREIGN[self.round]:
            move(self.military, FOREIGNER, FOREIGN[self.round])

    def play_round(self) -> Story:
        """Clockwise from the Bastion until all have passed."""
        at = self.bastion
        while not all(player.has_passed for player in self.players):
            player = self.players[at % self.seats]
            at += 1
            if not player.has_passed:
                self.turn_of = player.seat
                yield from self.turn(player)

    def turn(self, player: Player) -> Story:
        """An action, and another one for a token."""
        self.has_used_token = False
        yield from self.act(player)
        if player.tokens and not self.has_used_token and not player.has_passed:
            text = yield from ask(player, ["token", "done"])
            if text == "token":
                player.tokens -= 1
                self.has_used_token = True
                yield from self.act(player)

    def act(self, player: Player) -> Story:
        """One of the five actions."""
        text = yield from ask(player, self.open_actions(player))
        verb, what = text.partition(":")[::2]
        if verb == "worker":
            yield from self.visit(player, what)
        elif verb == "close":
            yield from self.complete(player, place_of(what))
        elif verb == "raise":
            yield from self.raise_tower(player, what.removeprefix("tower-"))
        elif verb == "population":
            yield from self.grow(player)
        else:
            yield from self.pass_on(player)
        self.announced = self.conditions()

    def open_actions(self, player: Player) -> list[str]:
        """What a player may do now."""
        texts = [f"worker:{worker}" for worker in self.open_workers(player)]
        if player.unused():
            texts += [f"close:{seat_name(seat)}" for seat in player.blocks()]
        texts += [f"raise:tower-{colour}" for colour in COLOURS if self.can_raise(player, colour)]
        if self.can_grow(player):
            texts.append("population")
        return [*texts, "pass"]

    # Visiting a Meeting Place.

    def open_workers(self, player: Player) -> list[str]:
        """The workers who can go somewhere."""
        workers = [f"base-{base + 1}" for base in player.unused()]
        if player.archon is None:
            workers.append("archon")
        workers += [
            f"speaker-{n + 1}"
            for n, orator in enumerate(self.orators)
            if orator.holder == player.seat and orator.place is None
        ]
        return [worker for worker in workers if self.open_places(player, worker)]

    def value_of(self, player: Player, worker: str) -> int | None:
        """The value of a worker; the Archon has none."""
        if worker == "archon":
            return None
        sort, number = worker.split("-")
        if sort == "base":
            return player.die(int(number) - 1).value
        return self.orators[int(number) - 1].value

    def toll(self, player: Player, worker: str, place: int) -> int:
        """The wisdom a worker is short of a Mothership."""
        value = self.value_of(player, worker)
        return 0 if value is None else max(0, self.ships[place] - value)

    def open_places(self, player: Player, worker: str) -> list[int]:
        """The places a worker can go to."""
        return [
            place
            for place in range(PLACES)
            if self.can_pay(player, wisdom=self.toll(player, worker, place))
        ]

    def visit(self, player: Player, worker: str) -> Story:
        """Go, pay, act, and turn the Mothership."""
        there = self.open_places(player, worker)
        text = yield from ask(player, [f"visit:site-{place + 1}" for place in there])
        place = number_of(text)
        yield from self.pay(player, "wisdom", self.toll(player, worker, place))
        colours: list[str] = []
        is_six = False
        if worker == "archon":
            player.archon = place
            colours = player.advisors
        else:
            sort, number = worker.split("-")
            if sort == "base":
                die = player.die(int(number) - 1)
                die.place = place
                colours = [die.colour]
                is_six = die.value == CITIZEN_TOP
            else:
                self.orators[int(number) - 1].place = place
        turns_before = self.options["mothership_turns"] == "before"
        if turns_before:
            yield from self.turn_ship(player, place)
        yield from self.meet(player, place, self.bonuses[place] in colours, is_six)
        if not turns_before:
            yield from self.turn_ship(player, place)

    def meet(self, player: Player, place: int, has_bonus: bool, is_six: bool) -> Story:
        """A main action, both with a 6; the bonus before, after or between."""
        mains = ["top", "bottom"]
        acted = False
        while True:
            texts = []
            if not acted or is_six:
                texts += [
                    f"do:site-{place + 1}-{main}"
                    for main in mains
                    if self.can_do(player, place, main)
                ]
            if has_bonus and self.can_bonus(player, self.bonuses[place]):
                texts.append(f"do:site-{place + 1}-bonus")
            if has_bonus and self.holds(player, "pisces"):
                texts.append("do:pisces")
            if not texts:
                return
            text = yield from ask(player, [*texts, "done"] if acted else texts)
            if text == "done":
                return
            what = text.removeprefix(f"do:site-{place + 1}-").removeprefix("do:")
            if what == "pisces":
                has_bonus = False
                self.seen.add("pisces")
                player.goods["gold"] += 1
            elif what == "bonus":
                has_bonus = False
                self.seen.add(f"bonus {self.bonuses[place]}")
                yield from self.bonus(player, self.bonuses[place])
            else:
                acted = True
                mains.remove(what)
                if what == "top":
                    yield from self.gain(player, MAIN_GAINS[place])
                else:
                    yield from self.deed(player, MAIN_DEEDS[place])

    def can_do(self, player: Player, place: int, main: str) -> bool:
        """Whether a main action is possible."""
        if main == "top":
            return True
        return {
            "military": True,
            "build": self.can_build(player),
            "climb": self.can_pay(player, stone=1) and bool(self.open_climbs(player)),
            "recruit": bool(self.open_recruits(player, free=False)),
            "feed": bool(self.feed_texts(player)),
        }[MAIN_DEEDS[place]]

    def deed(self, player: Player, deed: str) -> Story:
        """The lower main action of a place."""
        if deed == "military":
            yield from self.fight(player, 1, both=True)
        elif deed == "build":
            yield from self.build(player)
        elif deed == "climb":
            yield from self.climb_main(player)
        elif deed == "recruit":
            yield from self.recruit(player, free=False)
        else:
            yield from self.feed(player)

    def can_bonus(self, player: Player, colour: str) -> bool:
        """Whether a Bonus Action is possible."""
        return {
            "military": self.can_pay(player, wisdom=1),
            "build": self.can_pay(player, food=1) and self.can_build(player),
            "climb": self.can_pay(player, stone=1) and bool(self.can_climb(player)),
            "orator": bool(self.free_orators()),
            "resource": True,
        }[BONUS_DEEDS[colour]]

    def bonus(self, player: Player, colour: str) -> Story:
        """What a bonus tile does."""
        deed = BONUS_DEEDS[colour]
        if deed == "military":
            yield from self.pay(player, "wisdom", 1)
            yield from self.fight(player, 1, both=False)
        elif deed == "build":
            yield from self.pay(player, "food", 1)
            yield from self.build(player)
        elif deed == "climb":
            yield from self.pay(player, "stone", 1)
            yield from self.one_step(player)
        elif deed == "orator":
            yield from self.take_orator(player)
        else:
            yield from self.gain_any(player)

    def turn_ship(self, player: Player, place: int) -> Story:
        """One more, from 6 to 1; alone, a neighbour too, or a token holds all."""
        can_hold = self.seats == 1 and player.tokens and not self.has_used_token
        if can_hold and (yield from ask(player, ["hold", "done"])) == "hold":
            player.tokens -= 1
            self.has_used_token = True
            self.seen.add("ships held")
            return
        self.ships[place] = self.ships[place] % SHIP_TOP + 1
        if self.seats > 1:
            return
        near = [n for n in (place - 1, place + 1) if 0 <= n < PLACES and self.ships[n] < SHIP_TOP]
        if near:
            text = yield from ask(player, [f"turn:ship-{n + 1}" for n in near])
            self.ships[number_of(text)] += 1

    # The other actions.

    def complete(self, player: Player, seat: tuple[int, int]) -> Story:
        """A die on a seat of power: a card, the Buildings of its colour, Libra."""
        text = yield from ask(player, base_names(player.unused()))
        base = number_of(text)
        die = player.die(base)
        player.bases[base] = None
        if self.holds(player, "scorpio"):
            player.goods["wisdom"] += 1
        value = die.value
        if self.holds(player, "leo"):
            self.seen.add("leo")
            value = min(value + 2, CITIZEN_TOP)
        player.seats[seat] = (die.colour, value)
        fitting = player.fitting(seat)
        texts = [f"card:card-{n + 1}" for n, card in enumerate(self.cards) if card in fitting]
        if texts:
            text = yield from ask(player, [*texts, "done"])
            if text != "done":
                self.score_card(player, list(self.cards)[number_of(text)])
        yield from self.use_some(
            player,
            [
                cell
                for cell in block(seat)
                if player.colour_at(cell) == die.colour or player.city[cell].kind == "agora"
            ],
        )
        if self.holds(player, "libra"):
            self.seen.add("libra")
            yield from self.recruit(player, free=False, optional=True)

    def score_card(self, player: Player, card: str) -> None:
        """The high points once, then the low ones; all its gold."""
        self.seen.add("card again" if card in player.scored else "card")
        points = CARDS[card].low if card in player.scored else CARDS[card].high
        player.earned["districts"] += points
        player.scored.add(card)
        player.goods["gold"] += self.cards[card]
        self.cards[card] = 0

    def can_raise(self, player: Player, colour: str) -> bool:
        """A floor in the reserve, and the gold."""
        return self.floors[colour] > 0 and player.goods["gold"] >= player.towers[colour]

    def raise_tower(self, player: Player, colour: str) -> Story:
        """A gold for each floor it has; Capricorn."""
        player.goods["gold"] -= player.towers[colour]
        player.towers[colour] += 1
        self.floors[colour] -= 1
        low = [n for n, die in enumerate(player.bases) if die and die.value < CITIZEN_TOP]
        if self.holds(player, "capricorn") and low:
            self.seen.add("capricorn")
            text = yield from ask(player, [*base_names(low), "done"])
            if text != "done":
                die = player.die(number_of(text))
                die.value = min(die.value + 2, CITIZEN_TOP)

    def can_grow(self, player: Player) -> bool:
        """A base left, and the food."""
        number = len(player.bases) + 1
        return number <= MOST_BASES and self.can_pay(player, food=FOOD_OF_BASE[number])

    def grow(self, player: Player) -> Story:
        """Another base."""
        yield from self.pay(player, "food", FOOD_OF_BASE[len(player.bases) + 1])
        player.bases.append(None)
        if len(player.bases) == MOST_BASES:
            self.seen.add("last base")
            player.earned["population"] += LAST_BASE_POINTS

    def pass_on(self, player: Player) -> Story:
        """Cancer, Gemini, all come back and age, the sixes retire."""
        player.has_passed = True
        if self.holds(player, "cancer"):
            self.seen.add("cancer")
            yield from self.recruit(player, free=True)
        if self.holds(player, "gemini"):
            here = self.strength(player.seat)
            self.seen.add(f"gemini {here - fall_to(here)}")
            for _ in range(here - fall_to(here)):
                yield from self.gain_any(player)
        player.archon = None
        sixes = []
        for base, die in enumerate(player.bases):
            if die:
                die.place = None
                if die.value == CITIZEN_TOP:
                    sixes.append(base)
                else:
                    die.value += 1
        while sixes:
            base = sixes[0]
            if len(sixes) > 1:
                self.seen.add("order of retiring")
                text = yield from ask(player, base_names(sixes))
                base = number_of(text)
            sixes.remove(base)
            self.raise_die(player, base)

    # The end of a round, and of the game.

    def end_round(self) -> Story:
        """The five steps."""
        for orator in self.orators:
            was_used = orator.place is not None
            orator.holder = orator.place = None
            if was_used and orator.value == ORATOR_TOP:
                orator.value = yield from self.roll_orator()
            elif was_used:
                orator.value += 1
        if self.seats > 1:
            self.bastion = leader(self.military)
        for space in sorted(self.military):
            there = fall_to(space)
            if there != space:
                stay = [seat for seat in self.military[space] if seat == FOREIGNER]
                fall = [seat for seat in self.military[space] if seat != FOREIGNER]
                self.military[there] = fall + self.military[there]
                self.military[space] = stay
        yield from self.give_signs()
        self.announced = self.conditions()
        self.reason = self.ending()

    def give_signs(self) -> Story:
        """Each Zodiac card to the leader of its track; alone, all but one go back."""
        if self.seats == 1:
            held = self.held(self.players[0])
            if len(held) > 1:
                self.seen.add("one sign kept")
                kept = yield from chance("sign", {self.signs[temple]: 1 for temple in held})
                for temple in held:
                    if self.signs[temple] != kept:
                        self.holders[temple] = None
            return
        for temple, track in self.steps.items():
            if self.options["zodiac_needs_a_step"] == "true" and len(track[0]) == self.seats:
                continue
            self.holders[temple] = leader(track)

    def conditions(self) -> list[str]:
        """The end conditions that hold now, in the order of the book; alone there are none."""
        if self.seats == 1:
            return []
        row_colours = {colour for colour, _ in self.row}
        gap = self.options["citizen_end"] == "row_gap"
        short = [
            colour
            for colour in COLOURS
            if not self.supply[colour] and not (gap and colour in row_colours)
        ]
        found = {
            "three-temples": any(tops(self, player) == len(TEMPLES) for player in self.players),
            "no-gold": not any(self.cards.values()),
            "few-floors": sum(self.floors[colour] > 0 for colour in COLOURS) <= 3,
            "no-citizens": bool(short),
        }
        return [name for name, is_so in found.items() if is_so]

    def ending(self) -> str | None:
        """Why the game is over, if it is."""
        if self.seats == 1:
            if self.round < SOLO_ROUNDS:
                return None
            return "last-round"
        if found := self.conditions():
            return found[0]
        return "last-round" if self.round == int(self.options["last_round"]) else None

    def goal(self) -> int:
        """What a lone player must reach."""
        matches = zip(self.bonuses, SOLO_TILES, strict=False)
        return SOLO_GOAL + SOLO_STEP * sum(tile == wanted for tile, wanted in matches)

    def scores(self) -> tuple[int, ...]:
        """Points so far."""
        return tuple(player.earned.total() for player in self.players)

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...], str]:
        """Scores, places, and why."""
        assert self.reason is not None
        if self.seats == 1:
            return alone(self.scores()[0], self.goal())
        rows = [(player.earned.total(), len(player.city)) for player in self.players]
        return self.scores(), ranked(rows), self.reason


def leader(track: Track) -> int:
    """The lowest marker on the highest space with one."""
    return track[max(space for space, stack in track.items() if stack)][0]


def ranked(rows: list[tuple[int, int]]) -> tuple[int, ...]:
    """Places by points, then by tiles of the City."""
    return tuple(1 + sum(other > row for other in rows) for row in rows)


def alone(score: int, goal: int) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """Won or lost."""
    won = score >= goal
    return (score,), (1 if won else 2,), "goal-reached" if won else "goal-missed"
