"""Teotihuacan told once more from its book, with sets and counters: set-up, turns, rounds, the end.

Nothing of the engine is used, neither its rules nor its data: a second opinion for the referee.
It says who is to choose and what is open, and is answered with the text of the choice.
"""

from collections import Counter

from games.teotihuacan.oracle_actions import PYRAMIDS, TEMPLES
from games.teotihuacan.oracle_ahead import Ahead
from games.teotihuacan.oracle_box import (
    ACTIONS,
    BOARDS,
    BONUS_POINTS,
    BONUSES,
    BUILDINGS,
    CARDS,
    COLOURS,
    COSTS,
    DISCS,
    HIGHEST_STACK,
    MATERIALS,
    MOST_DISCS,
    PYRAMID_POINTS,
    RIVAL_COVERS,
    RIVAL_FINDS_NOTHING,
    RIVAL_PYRAMID,
    ROUNDS,
    SPACES,
)
from games.teotihuacan.oracle_city import SIDES, TURN, City, name, square_of
from games.teotihuacan.oracle_table import Asked, Story, ask, chance, mask_points

RIVAL = "rival"


class Oracle(Ahead):
    """A game that says who is asked, and what may be answered."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.players: list[int | str] = [0, RIVAL] if seats == 1 else list(range(seats))
        self.round = 0
        self.first = 0
        self.bonuses: dict[str, str] = {}
        self.stacks: dict[str, list[int | str]] = {}
        self.space: str | None = None
        self.bonus: str | None = None
        self.districts: list[tuple[int, int, int]] = []
        self.rival_score = 0
        self.rival_discs = 0
        self.rival_card: str | None = None
        self.rival_cards: list[str] = []
        self.rival_masks: list[str] = []
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

    # The story. (Set-up; course of the game)

    def tell(self) -> Story:
        """Set-up, rounds until the sun meets the eclipse, the final count."""
        yield from self.place_bonuses()
        if self.options["side"] == "B":
            yield from self.deal_boards()
        for city in self.cities:
            yield from self.lay_starting_tiles(city)
        self.is_set_up = False
        self.round = 1
        self.prepare_rival()
        for colour in COLOURS:
            yield from self.refill(colour)
        yield from self.play_round()
        while self.round < ROUNDS[self.seats]:
            yield from self.new_round()
            yield from self.play_round()
        self.count_districts()

    def place_bonuses(self) -> Story:
        """A disc at random on each open space."""
        discs = Counter(BONUSES)
        for space in SPACES[self.seats].split():
            disc = yield from chance("disc", discs)
            discs[disc] -= 1
            self.bonuses[space] = disc
            self.stacks[space] = []

    def deal_boards(self) -> Story:
        """A different board of side B for each."""
        boards = Counter(board for board in BOARDS if board != "board-a")
        for city in self.cities:
            city.board = yield from chance("board", boards)
            del boards[city.board]

    def lay_starting_tiles(self, city: City) -> Story:
        """Three tiles anywhere at the base, each with its reward. (Step 19)"""
        while city.starting:
            tiles = [f"pyramid-{colour}" for colour in city.starting]
            tile = tiles[0] if len(tiles) == 1 else (yield from self.choose_tile(city, tiles))
            free = [f"spot:base-{at}" for at in ("nw", "n", "ne", "w", "e", "sw", "s", "se")]
            spots = [text for text in free if text.removeprefix("spot:") not in city.pyramid]
            text = yield from ask(city, spots)
            city.starting.remove(tile.removeprefix("pyramid-"))
            if self.agreed("setup_pyramid_scores_vp"):
                city.earned["pyramid"] += PYRAMID_POINTS
            yield from self.crown(city, text.removeprefix("spot:"), tile)

    def play_round(self) -> Story:
        """Clockwise from the first player until nobody can or wants to."""
        at = self.first
        while not self.is_round_over():
            player = self.players[at % len(self.players)]
            at += 1
            if isinstance(player, str):
                if self.rival_discs:
                    yield from self.rival_turn()
            elif not self.cities[player].has_passed:
                yield from self.turn(self.cities[player])
        self.rival_takes_a_mask()

    def is_round_over(self) -> bool:
        """All have passed, and the Rival has no disc."""
        return all(city.has_passed for city in self.cities) and not self.rival_discs

    def new_round(self) -> Story:
        """The five steps of a new round."""
        self.round += 1
        for city in self.cities:
            city.has_passed = False
            city.discs = DISCS[self.seats] - self.round + 1
        self.bonuses, self.stacks = {}, {}
        self.prepare_rival()
        yield from self.place_bonuses()
        self.renew()
        self.first = (self.first + 1) % len(self.players)

    # A turn. (Turn of a player; actions; end of the turn)

    def turn(self, city: City) -> Story:
        """Discs on a space and an action, or pass; without discs one passes unasked."""
        text = "pass"
        if city.discs:
            self.begin_turn(city)
            text = yield from ask(city, [*self.open_discs(city), "pass"])
        if text == "pass":
            city.has_passed = True
            return
        space, discs = text.removeprefix("discs:").split("-")
        self.space = space
        self.bonus = None if self.stacks[space] else self.bonuses[space]
        self.stacks[space] += [city.seat] * int(discs)
        city.discs -= int(discs)
        self.power = self.height(space)
        yield from self.use_space(city)
        city.side = TURN[(TURN.index(city.side) + 1) % len(SIDES)]
        self.space, self.bonus, self.power = None, None, 0

    def begin_turn(self, city: City) -> None:
        """Nothing; for worlds where something happens before each turn."""

    def height(self, space: str) -> int:
        """The discs of a stack, with the bonus disc."""
        return 1 + len(self.stacks[space])

    def open_discs(self, city: City) -> list[str]:
        """One to three discs where there is room and something to do."""
        return [
            f"discs:{space}-{discs}"
            for space in self.stacks
            for discs in range(1, min(MOST_DISCS, city.discs) + 1)
            if self.height(space) + discs <= HIGHEST_STACK
            and self.is_useful(city, space, self.height(space) + discs)
        ]

    def is_useful(self, city: City, space: str, power: int) -> bool:
        """Whether the space has an action, now or after its bonus. (R-50)"""
        if not space.startswith("b") or self.can_go_on(city, power):
            return True
        return not self.stacks[space] and self.opens_b(city, self.bonuses[space], power)

    def use_space(self, city: City) -> Story:
        """One of the two actions, the bonus before or after it or not at all. (R-22, R-52)"""
        assert self.space is not None
        text = "bonus"
        while text == "bonus":
            halves = [
                f"half:{half}"
                for half, actions in ACTIONS.items()
                if actions[self.space[0]] in self.open_actions(city, half)
            ]
            texts = [*halves, "bonus"] if self.has_bonus(city) else halves
            if not texts:
                break
            text = yield from ask(city, texts)
            if text == "bonus":
                yield from self.use_bonus(city)
            else:
                yield from self.act(city, ACTIONS[text.removeprefix("half:")][self.space[0]])
        if self.has_bonus(city) and (yield from ask(city, ["bonus", "done"])) == "bonus":
            yield from self.use_bonus(city)

    def has_bonus(self, city: City) -> bool:
        """Whether there is a bonus left, and anything to do with it. (R-61)"""
        if self.bonus == "bonus-construction":
            return bool(self.open_actions(city, "construction"))
        return self.bonus is not None

    def use_bonus(self, city: City) -> Story:
        """What a bonus disc brings. (Annex 1)"""
        bonus, self.bonus = self.bonus, None
        assert bonus is not None
        city.earned["bonus"] += BONUS_POINTS.get(bonus, 0)
        if bonus == "bonus-power":
            self.power += 1
        elif bonus == "bonus-resource":
            yield from self.place_gift(city)
        elif bonus != "bonus-points":
            yield from self.any_action(city, bonus.removeprefix("bonus-"), is_optional=False)

    def place_gift(self, city: City) -> Story:
        """A cube of any kind on any free square. (R-55)"""
        room = {
            kind: [square for square in city.free() if city.cubes.get(square) != kind]
            for kind in MATERIALS
        }
        text = yield from ask(city, [f"kind:{kind}" for kind in MATERIALS if room[kind]])
        kind = text.removeprefix("kind:")
        text = yield from ask(city, [f"cube:{name(square)}" for square in room[kind]])
        city.cubes[square_of(text.removeprefix("cube:"))] = kind

    # The Rival of one player. (The solo variant)

    def prepare_rival(self) -> None:
        """Discs and a fresh deck for a round."""
        if self.seats == 1:
            self.rival_discs = DISCS[1] - self.round + 1
            self.rival_cards = list(CARDS)

    def rival_turn(self) -> Story:
        """A card, a disc, and what the zone of the disc brings."""
        self.rival_cards = self.rival_cards or list(CARDS)
        card = yield from chance("card", Counter(self.rival_cards))
        self.rival_card = card
        self.rival_cards.remove(card)
        space = self.rival_space(*card.split("-"))
        if not self.stacks[space]:
            self.rival_score += RIVAL_COVERS
        self.stacks[space].append(RIVAL)
        self.rival_discs -= 1
        power = self.height(space)
        if space[0] == "a":
            self.rival_builds(power)
        elif space[0] == "b":
            yield from self.rival_consecrates(power)
        else:
            self.rival_raises()

    def rival_space(self, zone: str, wish: str) -> str:
        """The lowest or highest stack with room, in this zone or the next that has one."""
        free = [space for space in self.stacks if self.height(space) < HIGHEST_STACK]
        order = "abcab"["abc".index(zone) :]
        near = min(order.index(space[0]) for space in free)
        room = [space for space in free if order.index(space[0]) == near]
        return (min if wish == "low" else max)(room, key=self.height)

    def rival_removes(self, tile: str, points: int) -> None:
        """A tile leaves the market for good."""
        self.market[tile] -= 1
        self.box[tile] += 1
        self.rival_score += points

    def rival_builds(self, power: int) -> None:
        """The largest building of at most its Power; gold before stone before wood."""
        there = [t for t in BUILDINGS if self.market[t] and int(t[-1]) <= power]
        if not there:
            self.rival_score += RIVAL_FINDS_NOTHING
            return
        best = max(there, key=lambda t: (int(t[-1]), MATERIALS.index(t.split("-")[0])))
        self.rival_removes(best, int(best[-1]))

    def rival_consecrates(self, power: int) -> Story:
        """The largest temple of at most its Power and one, else the smallest."""
        there = [temple for temple in TEMPLES if self.market[temple]]
        if not there:
            self.rival_score += RIVAL_FINDS_NOTHING
            return
        able = [temple for temple in there if COSTS[temple].size <= power + 1]
        temple = able[-1] if able else there[0]
        self.rival_removes(temple, COSTS[temple].size + 1)
        colour = temple.removeprefix("temple-")
        shown = self.pile[colour]
        if shown and (self.unseen[colour].total() or self.under[colour]):
            self.pile[colour] = None
            yield from self.put_under(shown)

    def rival_raises(self) -> None:
        """A pyramid tile of the commonest colour."""
        best = max(PYRAMIDS, key=lambda tile: self.market[tile])
        if self.market[best]:
            self.rival_removes(best, RIVAL_PYRAMID)
        else:
            self.rival_score += RIVAL_FINDS_NOTHING

    def rival_takes_a_mask(self) -> None:
        """The most valuable mask on top of a pile; purple before turquoise before yellow."""
        tops = [pile for pile in reversed(self.masks.values()) if pile]
        if self.seats == 1 and tops:
            mask = max(tops, key=lambda pile: mask_points(pile[0])).pop(0)
            self.rival_masks.append(mask)
            self.rival_score += mask_points(mask)

    # The end. (Final count)

    def count_districts(self) -> None:
        """Every District of every city."""
        for city in self.cities:
            for district in range(4):
                points = city.district_points(district)
                self.districts.append((city.seat, district, points))
                city.earned["districts"] += points

    def scores(self) -> tuple[int, ...]:
        """Points so far."""
        return tuple(city.score() for city in self.cities)

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...], str]:
        """Scores, places, and why."""
        if self.seats == 1:
            goal = self.rival_score + int(self.options["solo_handicap"])
            has_won = self.scores()[0] > goal
            return (
                self.scores(),
                (1 if has_won else 2,),
                f"rival-{'beaten' if has_won else 'ahead'}",
            )
        return ranked([(city.score(), len(city.pyramid)) for city in self.cities])


def ranked(rows: list[tuple[int, int]]) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """Points, then pyramid tiles; the reason is what made the winner. (R-34, R-63)"""
    scores = tuple(points for points, _ in rows)
    places = tuple(1 + sum(other > row for other in rows) for row in rows)
    reason = "most-points"
    if scores.count(max(scores)) > 1:
        reason = "most-pyramid-tiles" if places.count(1) == 1 else "shared"
    return scores, places, reason
