"""Pyramidion told once more, with sets and counters, as a story that asks and is answered.

Nothing of the engine is used, neither its rules nor its data: a second opinion for the referee.
Not fast, not for play.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from itertools import product
from typing import Any, Final

from games.pyramidion.oracle_box import (
    BASICS,
    BOATS,
    CARD_IDS,
    CARDS,
    CATEGORIES,
    CATEGORY_TYPES,
    COLOURS,
    DECK,
    DISTRIBUTIONS,
    KINDS,
    ORDINARY,
    SITES,
    SUPPLY,
    TOKENS,
    power,
    shares,
)

CHANCE: Final = 6
DECLINE: Final = "decline"
GODDESS_VALUE: Final = 3

Asked = tuple[int, set[str]]
Story = Generator[Asked, str, None]
Answer = Generator[Asked, str, str]


class Activation:
    """A site from its activation to its sundial."""

    def __init__(self, site: str, seats: int) -> None:
        self.site = site
        self.lying: list[set[str]] = [set() for _ in range(seats)]
        self.plays = [0] * seats
        self.passed: set[int] = set()
        self.history: set[str] = set()
        self.copies: dict[str, str] = {}
        self.wild: dict[str, str] = {}
        self.traders: set[str] = set()
        self.engravers: set[str] = set()
        self.priests: set[str] = set()
        self.has_ankh = False
        self.tokens: list[str] = []
        self.value = 0
        self.lifted: Counter[str] = Counter()

    def all_lying(self) -> set[str]:
        """Everybody's cards."""
        return set().union(*self.lying)

    def forget(self, card: str) -> None:
        """A card is gone, and so is all that lasted because of it."""
        for cards in (*self.lying, self.traders, self.engravers, self.priests):
            cards.discard(card)
        self.copies.pop(card, None)
        self.wild.pop(card, None)

    def meaning(self, card: str) -> str:
        """The card this one counts as."""
        return self.copies.get(card, card)


class Oracle:
    """A game that says who is asked, and what may be answered."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options
        self.round = 0
        self.supply = Counter(SUPPLY)
        self.sites: dict[str, Counter[str]] = {site: Counter() for site in SITES}
        self.stocks: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.order: list[int] = []
        self.tokens: dict[int, int] = {}
        self.troops: dict[tuple[str, str], int] = {}
        self.sundials: set[str] = set()
        self.used: set[str] = set()
        self.boats = set(BOATS)
        self.row: set[str] = set()
        self.adrift: set[str] = set()
        self.loaded: list[set[str]] = [set() for _ in range(seats)]
        self.private: tuple[str, int] | None = None
        self.next_distribution: str | None = None
        self.distributions = set(DISTRIBUTIONS)
        self.spent: set[str] = set()
        self.deck = set(DECK)
        self.discards: set[str] = set()
        self.hands = [set(BASICS[COLOURS[seat]]) for seat in range(seats)]
        self.open = [set(hand) for hand in self.hands]
        self.decks = 1
        self.deck_of: dict[str, int] = {}
        self.active: Activation | None = None
        self.freight: dict[str, Any] | None = None
        self.reason = ""
        self.story = self.tell()
        self.asked: Asked | None = next(self.story)

    def answer(self, text: str) -> None:
        """Go on with the story."""
        try:
            self.asked = self.story.send(text)
        except StopIteration:
            self.asked = None

    def has(self, option: str, value: str) -> bool:
        """Whether the players agreed on this."""
        return self.options[option] == value

    # The story. (pp. 3-4, 7)

    def tell(self) -> Story:
        """Set-up, then rounds."""
        while len(self.order) < self.seats:
            left = [seat for seat in range(self.seats) if seat not in self.order]
            text = yield CHANCE, {f"follow:{COLOURS[seat]}" for seat in left}
            self.order.append(COLOURS.index(text.removeprefix("follow:")))
        yield from self.announce()
        while not self.reason:
            self.round += 1
            yield from self.first_phases()
            yield from self.activations()
            self.reorder()
            yield from self.loading()
            self.reason = self.ending()
            if not self.reason:
                self.tidy_up()

    def first_phases(self) -> Story:
        """Boats, resources, negotiation, cards."""
        while len(self.row) < 5 and self.can_draw_boat():
            self.row.add((yield from self.draw_boat()))
        assert self.next_distribution is not None
        for site, goods in sorted(
            shares(self.next_distribution), key=lambda share: list(SITES).index(share[0])
        ):
            coming = Counter(goods) & self.supply
            self.supply -= coming
            self.sites[site] += coming
        self.spent.add(self.next_distribution)
        self.next_distribution = None
        yield from self.announce()
        for seat in list(self.order):
            for site in SITES:
                if self.troops.get((site, "negotiators")) == seat and +self.sites[site]:
                    yield from self.take(seat, site)
        self.deck, self.discards = set(DECK), set()
        self.decks, self.deck_of = 1, {}
        for seat in range(self.seats):
            self.hands[seat] = set(BASICS[COLOURS[seat]])
            self.open[seat] = set(BASICS[COLOURS[seat]])
        for seat in range(self.seats):
            for _ in range(4):
                yield from self.deal(seat)
        if ("thebes", "torturers") in self.troops:
            yield from self.deal(self.troops["thebes", "torturers"])

    def announce(self) -> Story:
        """The next distribution card."""
        cards = self.distributions or self.spent
        text = yield CHANCE, {f"distribution:{card}" for card in cards}
        if not self.distributions:
            self.distributions, self.spent = self.spent, set()
        self.next_distribution = text.removeprefix("distribution:")
        self.distributions.remove(self.next_distribution)

    def can_draw_boat(self) -> bool:
        """Whether a boat is left; the discards make a new deck."""
        if not self.boats:
            self.boats, self.adrift = self.adrift, set()
        return bool(self.boats)

    def draw_boat(self) -> Answer:
        """Any boat of the deck."""
        text = yield CHANCE, {f"boat:{boat}" for boat in self.boats}
        boat = text.removeprefix("boat:")
        self.boats.remove(boat)
        return boat

    def take(self, seat: int, site: str) -> Story:
        """A resource of a site, for a player's stock."""
        text = yield seat, {f"take:{site}-{kind}" for kind in +self.sites[site]}
        kind = text.removeprefix(f"take:{site}-")
        self.sites[site][kind] -= 1
        self.stocks[seat][kind] += 1

    def deal(self, seat: int) -> Story:
        """A card of the deck that only its holder sees."""
        card = (yield CHANCE, {f"deal:{card}" for card in self.deck}).removeprefix("deal:")
        self.deck.remove(card)
        self.hands[seat].add(card)
        self.deck_of[card] = self.decks - 1

    def draw(self, seat: int) -> Story:
        """A card, if there is one; an empty deck is made anew."""
        if not self.deck:
            fresh = set(self.discards)
            if self.has("basics_reshuffled", "false"):
                fresh &= set(DECK)
            if fresh:
                self.deck, self.discards = fresh, self.discards - fresh
                self.decks += 1
        if self.deck:
            yield from self.deal(seat)

    def reorder(self) -> None:
        """Tokens give their positions; the others keep their order in what is left."""
        order: list[int | None] = [None] * self.seats
        for seat, position in self.tokens.items():
            order[position] = seat
        others = iter([seat for seat in self.order if seat not in self.tokens])
        self.order = [next(others) if seat is None else seat for seat in order]
        self.tokens = {}

    def ending(self) -> str:
        """Why the game is over, '' if it is not."""
        points = [self.boat_points(seat) + self.torturers_point(seat) for seat in range(self.seats)]
        if self.options["goal"] != "all_boats" and max(points) >= int(self.options["goal"]):
            return "goal-reached"
        if not (self.row or self.boats or self.adrift or self.private):
            return "boats-loaded"
        return "last-round" if self.round == int(self.options["last_round"]) else ""

    def tidy_up(self) -> None:
        """Hands go, seen by nobody; Karnak's boat drifts; two players may change places."""
        for seat in range(self.seats):
            self.discards |= self.open[seat]
            self.deck |= self.hands[seat] - self.open[seat]
            self.hands[seat], self.open[seat] = set(), set()
        if self.private:
            self.adrift.add(self.private[0])
            self.private = None
        if self.seats == 2 and "giza" not in self.sundials:
            self.order.reverse()
        self.sundials, self.used = set(), set()

    # Sites. (pp. 5-6)

    def activations(self) -> Story:
        """Three sites for two players, else two for each."""
        turns = [*self.order, self.order[0]] if self.seats == 2 else self.order * 2
        for seat in turns:
            closed = self.sundials
            text = yield seat, {f"activate:{site}" for site in SITES if site not in closed}
            site = text.removeprefix("activate:")
            self.active = here = Activation(site, self.seats)
            if site == "karnak" and self.can_draw_boat():
                self.private = ((yield from self.draw_boat()), seat)
            yield from self.cards(here, seat)
            yield from self.resolution(here)
            self.discards |= here.all_lying()
            self.sundials.add(site)
            self.active = None
            if site == "abu-simbel":
                yield from self.exchanges()

    def cards(self, here: Activation, seat: int) -> Story:
        """Clockwise, until all have passed."""
        while len(here.passed) < self.seats:
            if seat not in here.passed:
                is_full = self.seats == 2 and here.plays[seat] == 5
                if self.hands[seat] and not is_full:
                    yield from self.card(here, seat)
                else:
                    here.passed.add(seat)
            seat = (seat + 1) % self.seats

    def card(self, here: Activation, seat: int) -> Story:
        """One card, or a pass."""
        offers = {f"play:{card}" for card in self.hands[seat]}
        if self.seats > 2 or here.plays[seat]:
            offers.add("pass")
        text = yield seat, offers
        if text == "pass":
            here.passed.add(seat)
            if self.seats > 2 and not here.plays[seat]:
                yield from self.recruit(seat)
            return
        card = text.removeprefix("play:")
        self.hands[seat].remove(card)
        self.open[seat].discard(card)
        here.lying[seat].add(card)
        here.history.add(card)
        here.plays[seat] += 1
        yield from self.effect(here, seat, card, card)
        yield from self.power_of_site(here, seat, card)

    def recruit(self, seat: int) -> Story:
        """A card for a new one."""
        text = yield seat, {f"recruit:{card}" for card in self.hands[seat]} | {DECLINE}
        if text != DECLINE:
            card = text.removeprefix("recruit:")
            self.hands[seat].remove(card)
            self.open[seat].discard(card)
            self.discards.add(card)
            yield from self.draw(seat)

    def effect(self, here: Activation, seat: int, card: str, shown: str) -> Story:
        """What a card does that shows the power of another, or its own. (p. 8)"""
        name = power(shown)
        if name == "philosopher" or (name == "goddess" and self.has("goddess", "copy")):
            yield from self.copying(here, seat, card)
        elif name == "goddess":
            text = yield seat, {f"category:{category}" for category in CATEGORIES}
            here.wild[card] = text.removeprefix("category:")
        elif name == "high-priest":
            here.priests.add(card)
        elif name == "slave-trader":
            here.traders.add(card)
        elif name in ("bandit", "guard"):
            troops = {
                f"troop:{site}-{kind}"
                for site, kind in self.troops
                if site == here.site and name == "guard"
            }
            yield from self.discarding(here, seat, here.all_lying(), troops)
        elif name == "thief":
            merchants = {c for c in here.all_lying() if self.type_of(here, c) == "merchant"}
            if merchants:
                yield from self.discarding(here, seat, merchants)
        elif name == "vizier" and +self.sites[here.site]:
            yield from self.take(seat, here.site)
        elif name == "engraver":
            yield from self.engraving(here, seat, card)
        elif name == "politician":
            if +self.supply:
                text = yield seat, {f"take:supply-{kind}" for kind in +self.supply}
                self.supply[text.removeprefix("take:supply-")] -= 1
                self.sites[here.site][text.removeprefix("take:supply-")] += 1
            yield from self.draw(seat)

    def copying(self, here: Activation, seat: int, card: str) -> Story:
        """Another card is copied, and its effect follows."""
        found = here.all_lying() if self.has("philosopher_copies", "lying") else here.history
        copying = {"philosopher"}
        if self.has("goddess", "copy"):
            copying |= {f"{colour}-goddess" for colour in COLOURS}
        if found - copying:
            text = yield seat, {f"copy:{other}" for other in found - copying}
            here.copies[card] = text.removeprefix("copy:")
            yield from self.effect(here, seat, card, here.copies[card])

    def discarding(
        self, here: Activation, seat: int, cards: set[str], troops: Iterable[str] = ()
    ) -> Story:
        """A card of the site, or a troop."""
        text = yield seat, {f"discard:{card}" for card in cards} | set(troops)
        if text.startswith("troop:"):
            self.send_home(text)
        else:
            here.forget(text.removeprefix("discard:"))
            self.discards.add(text.removeprefix("discard:"))

    def send_home(self, text: str) -> None:
        """A troop named by a choice leaves its site."""
        site, _, kind = text.removeprefix("troop:").rpartition("-")
        del self.troops[site, kind]

    def engraving(self, here: Activation, seat: int, card: str) -> Story:
        """Minima rise, or resources are exchanged."""
        mine = self.sites[here.site]
        others = [s for s in SITES if s != here.site and +self.sites[s] and +mine]
        text = yield seat, {"raise"} | {f"swap:{site}" for site in others}
        if text == "raise":
            here.engravers.add(card)
            return
        site = text.removeprefix("swap:")
        theirs = self.sites[site]
        number = 2 if min(mine.total(), theirs.total()) >= 2 else 1
        for _ in range(number):
            text = yield seat, {f"take:{here.site}-{kind}" for kind in +mine}
            mine[text.rpartition("-")[2]] -= 1
            here.lifted[text.rpartition("-")[2]] += 1
        for _ in range(number):
            text = yield seat, {f"take:{site}-{kind}" for kind in +theirs}
            theirs[text.rpartition("-")[2]] -= 1
            mine[text.rpartition("-")[2]] += 1
        self.sites[site] += here.lifted
        here.lifted = Counter()

    def power_of_site(self, here: Activation, seat: int, card: str) -> Story:
        """Giza looks for torturers; three sites look for the ankh. (p. 8)"""
        ankh = CARDS[card].ankh
        if here.site == "giza":
            if seat not in self.tokens and self.type_of(here, card) == "torturer":
                left = set(range(self.seats)) - set(self.tokens.values())
                text = yield seat, {f"token:order-{n + 1}" for n in left} | {DECLINE}
                if text != DECLINE:
                    self.tokens[seat] = int(text[-1]) - 1
        elif here.site == "alexandria" and ankh:
            kinds = ORDINARY if self.has("alexandria_gives_statues", "false") else KINDS
            offers = {f"take:supply-{kind}" for kind in kinds if self.supply[kind]}
            if offers:
                kind = (yield seat, offers).removeprefix("take:supply-")
                self.supply[kind] -= 1
                self.stocks[seat][kind] += 1
        elif here.site in ("luxor", "cairo") and ankh and not here.has_ankh:
            here.has_ankh = True
            if here.site == "luxor":
                yield from self.draw(seat)
            elif self.troops:
                offers = {f"troop:{site}-{kind}" for site, kind in self.troops}
                text = yield seat, offers | {DECLINE}
                if text != DECLINE:
                    self.send_home(text)

    def type_of(self, here: Activation, card: str) -> str:
        """What a card counts as."""
        meaning = here.meaning(card)
        if self.has("goddess_counts_as_type", "true") and power(meaning) == "goddess":
            return CATEGORY_TYPES.get(here.wild.get(card, ""), "special")
        return CARDS[meaning].type

    def total(self, here: Activation, seat: int, category: str) -> int:
        """A player's points on the site."""
        enemies = len(here.traders - here.lying[seat])
        points = 0
        for card in here.lying[seat]:
            number = CARDS[here.meaning(card)].number(category)
            if here.wild.get(card) == category:
                number = GODDESS_VALUE
            points += max(0, number - enemies)
        return points

    def leader(self, here: Activation, category: str, among: Iterable[int]) -> int | None:
        """Who has strictly the most, and something at all."""
        totals = {seat: self.total(here, seat, category) for seat in among}
        most = max(totals.values(), default=0)
        first = [seat for seat, points in totals.items() if points == most]
        return first[0] if most and len(first) == 1 else None

    def minimum(self, here: Activation, category: str) -> int:
        """What a troop needs."""
        printed = SITES[here.site][0 if category == "influence" else 1]
        return int(printed) + 3 * len(here.engravers)

    def revolts(self, here: Activation) -> int:
        """How many revolt cards lie there."""
        return sum(self.type_of(here, card) == "revolt" for card in here.all_lying())

    def resolution(self, here: Activation) -> Story:
        """Revolt, torturers, negotiators, merchants, priests. (pp. 5-6)"""
        if self.revolts(here):
            yield from self.uprising(here)
        for kind, category in (("torturers", "influence"), ("negotiators", "negotiation")):
            seat = self.leader(here, category, range(self.seats))
            if seat is None or self.total(here, seat, category) < self.minimum(here, category):
                continue
            stationed = sum(k == kind and owner == seat for (_, k), owner in self.troops.items())
            if self.troops.get((here.site, kind)) == seat or stationed == 5:
                continue
            if kind == "torturers" or (yield seat, {"deploy", DECLINE}) == "deploy":
                self.troops[here.site, kind] = seat
        seat = self.leader(here, "bargaining", range(self.seats))
        if seat is not None:
            self.stocks[seat] += self.sites[here.site]
            self.sites[here.site] = Counter()
        yield from self.prayers(here)

    def uprising(self, here: Activation) -> Story:
        """Tokens are drawn; who is too weak loses his cards, the strongest is paid."""
        for _ in range(min(self.revolts(here), len(TOKENS))):
            text = yield CHANCE, {f"revolt:{token}" for token in TOKENS if token not in here.tokens}
            here.tokens.append(text.removeprefix("revolt:"))
            here.value += TOKENS[here.tokens[-1]][0]
        value = here.value + (2 * len(here.tokens) if here.site == "philae" else 0)
        strong = [s for s in range(self.seats) if self.total(here, s, "influence") >= value]
        for seat in set(range(self.seats)) - set(strong):
            for card in set(here.lying[seat]):
                here.forget(card)
                self.discards.add(card)
        master = self.leader(here, "influence", strong)
        if master is not None:
            for token in here.tokens:
                kind = TOKENS[token][1]
                if self.supply[kind]:
                    self.supply[kind] -= 1
                    self.stocks[master][kind] += 1
        here.tokens, here.value = [], 0

    def prayers(self, here: Activation) -> Story:
        """Every priest who lies there now gives a card back, the last of the list first. (R-42)"""
        priests = sorted(here.priests, key=CARD_IDS.index, reverse=True)
        owners = [next(s for s in range(self.seats) if card in here.lying[s]) for card in priests]
        here.priests = set()
        for priest, seat in zip(priests, owners, strict=True):
            cards = set(here.lying[seat])
            if self.has("high_priest_takes_himself", "false"):
                cards.discard(priest)
            if cards:
                card = (yield seat, {f"keep:{card}" for card in cards}).removeprefix("keep:")
                here.forget(card)
                self.hands[seat].add(card)
                self.open[seat].add(card)

    def exchanges(self) -> Story:
        """Three workers for a statue. (p. 8)"""
        for seat in list(self.order):
            while self.stocks[seat]["worker"] >= 3 and self.supply["statue"]:
                if (yield seat, {"exchange", DECLINE}) == DECLINE:
                    break
                self.stocks[seat] += Counter(statue=1)
                self.stocks[seat] -= Counter(worker=3)
                self.supply -= Counter(statue=1)
                self.supply += Counter(worker=3)
                if self.has("abu_simbel_exchanges", "once"):
                    break

    # Boats. (p. 7)

    def loading(self) -> Story:
        """One boat a turn, until all in a row decline."""
        turn = declined = 0
        while declined < self.seats:
            seat = self.order[turn % self.seats]
            turn += 1
            boats = set(self.row)
            if self.private and self.private[1] == seat:
                boats.add(self.private[0])
            payable = {boat for boat in boats if self.can_pay(seat, Counter(BOATS[boat][1]))}
            text = DECLINE
            if payable:
                text = yield seat, {f"load:{boat}" for boat in payable} | {DECLINE}
            if text == DECLINE:
                declined += 1
            else:
                declined = 0
                yield from self.ship(seat, text.removeprefix("load:"))

    def helpers(self, seat: int) -> list[str]:
        """Where a player's torturers have not been used yet."""
        return [
            s for s in SITES if self.troops.get((s, "torturers")) == seat and s not in self.used
        ]

    def can_pay(
        self, seat: int, due: Counter[str], statues: int = 0, without: str = "", pledged: int = 0
    ) -> bool:
        """Whether something can be done with stock, statues and all uses of the torturers."""
        statues += self.stocks[seat]["statue"] - pledged
        sites = [site for site in self.helpers(seat) if site != without]
        for kinds in product(*[("", *map(str, SITES[site][2:])) for site in sites]):
            if any(kind and not self.supply[kind] for kind in kinds):
                continue
            left = due - Counter(kind for kind in kinds if kind) - self.stocks[seat]
            if left.total() <= statues + kinds.count("statue"):
                return True
        return False

    def ship(self, seat: int, boat: str) -> Story:
        """Torturers and statues stand in; then the rest is paid and the boat sails."""
        due: Counter[str] = Counter(BOATS[boat][1])
        pledged, is_borrowed = 0, False
        while True:
            self.freight = {
                "boat": boat,
                "due": {kind: due[kind] for kind in ORDINARY},
                "statues_left": self.stocks[seat]["statue"] - pledged,
                "borrowed": is_borrowed,
            }
            text = yield seat, self.ways(seat, due, pledged, is_borrowed)
            if text == "ship":
                break
            verb, _, target = text.partition(":")
            kind = target.rpartition("-")[2]
            if verb == "torturer":
                self.used.add(target.removesuffix(f"-{kind}"))
            if verb == "torturer" and kind == "statue":
                is_borrowed = True
                continue
            due[kind] -= 1
            if verb == "statue":
                pledged += not is_borrowed
                is_borrowed = False
        self.freight = None
        paid = due + Counter(statue=pledged)
        self.stocks[seat] -= paid
        self.supply += paid
        self.row.discard(boat)
        if self.private and self.private[0] == boat:
            self.private = None
        self.loaded[seat].add(boat)

    def ways(self, seat: int, due: Counter[str], pledged: int, is_borrowed: bool) -> set[str]:
        """What can be done for a boat without making it impossible to pay."""
        found = set()
        if not is_borrowed:
            for site in self.helpers(seat):
                for kind in map(str, SITES[site][2:]):
                    is_joker = kind == "statue"
                    less = due - Counter() if is_joker else due - Counter([kind])
                    if (
                        self.supply[kind]
                        and (due.total() if is_joker else due[kind])
                        and self.can_pay(seat, less, int(is_joker), site, pledged)
                    ):
                        found.add(f"torturer:{site}-{kind}")
            if not due - self.stocks[seat]:
                found.add("ship")
        own = 0 if is_borrowed else 1
        for kind in +due:
            has_statue = self.stocks[seat]["statue"] - pledged >= own
            if has_statue and self.can_pay(seat, due - Counter([kind]), -own, "", pledged):
                found.add(f"statue:{kind}")
        return found

    # Points. (p. 7)

    def boat_points(self, seat: int) -> int:
        """The points of a player's boats."""
        return sum(BOATS[boat][0] for boat in self.loaded[seat])

    def torturers_point(self, seat: int) -> int:
        """One for strictly the most troops of torturers."""
        troops = Counter(owner for (_, kind), owner in self.troops.items() if kind == "torturers")
        rest = [troops[other] for other in range(self.seats) if other != seat]
        return int(troops[seat] > max(rest))

    def scores(self) -> tuple[int, ...]:
        """What the winner is sought by."""
        counts = self.has("torturer_point_in_final_count", "true")
        return tuple(
            self.boat_points(seat) + (self.torturers_point(seat) if counts else 0)
            for seat in range(self.seats)
        )

    def places(self) -> tuple[int, ...]:
        """Points, cards in hand, boats, play order."""
        by_hand = self.has("first_tie_break", "cards_in_hand")
        ranks = [
            (points, len(self.hands[s]) * by_hand, len(self.loaded[s]), -self.order.index(s))
            for s, points in enumerate(self.scores())
        ]
        return tuple(sorted(ranks, reverse=True).index(rank) + 1 for rank in ranks)
