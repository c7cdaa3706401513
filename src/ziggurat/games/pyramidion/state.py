"""The table of Pyramidion."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ziggurat.core.bits import BIT, count
from ziggurat.core.events import EVERYBODY
from ziggurat.core.state import State
from ziggurat.core.steps import NOBODY
from ziggurat.games.pyramidion.components import (
    BASICS,
    CATEGORIES,
    MASK_OF,
    MOST_SEATS,
    NOTHING,
    TROOP_KINDS,
    TROOPS,
    TROOPS_OF_A_KIND,
)
from ziggurat.games.pyramidion.events import DEALT, DEPLOYED, DREW, RESHUFFLED, SENT_HOME
from ziggurat.games.pyramidion.goods import ONE
from ziggurat.games.pyramidion.options import BASICS_RESHUFFLED


@final
class Pyramidion(State):
    """Eight sites, the harbour, the characters; a set is the bits of one number."""

    agreed: i64 = 0  # the set of options that are not at their default
    goal: i64 = 0  # points that end the game
    last_round: i64 = 0
    round: i64 = 0  # from 1
    ended: i64 = 0  # why the game is over, RUNNING while it is not
    # Resources, each place's packed into one number (goods.py).
    supply: i64 = 0
    sites: vec[i64]
    stocks: vec[i64]  # per seat
    lifted: i64 = 0  # on the way to another site
    # Play order and troops.
    order: vec[i64]  # seats, the first to play first
    tokens: vec[i64]  # per seat, position taken at Giza, or NOTHING
    troops: vec[i64]  # owner, or NOTHING, by 2 * site + kind of troop
    sundials: i64 = 0  # set of sites activated this round
    used: i64 = 0  # set of sites whose torturers have supplied this round
    # Boats.
    boats: i64 = 0  # set: those unseen since the last shuffle
    row: i64 = 0  # set
    adrift: i64 = 0  # set: discarded
    loaded: vec[i64]  # per seat, a set
    private_boat: i64 = NOTHING  # drawn at Karnak
    private_seat: i64 = NOTHING  # the one who may load it
    # Distribution cards.
    distribution: i64 = NOTHING  # the one face up
    distributions: i64 = 0  # set: still face down
    spent: i64 = 0  # set: discarded
    # Characters.
    deck: i64 = 0  # set
    discards: i64 = 0  # set, face up
    hand: vec[i64]  # per seat, a set
    open: vec[i64]  # per seat, the part of the hand all have seen
    # The site being activated.
    site: i64 = NOTHING
    played: vec[i64]  # per seat, the set lying there
    plays: vec[i64]  # per seat, how many were played there
    passed: i64 = 0  # set of seats
    history: i64 = 0  # all cards played there, lying or not
    copies: vec[i64]  # what each card with a chosen meaning stands for
    wild: vec[i64]  # per category, the set of cards that count as a Goddess in it
    trading: i64 = 0  # set of cards with a Slave Trader's effect
    raising: i64 = 0  # set of cards that raise the minima
    praying: i64 = 0  # set of cards with a High Priest's effect
    ankh: i64 = 0  # 1 when the first ankh of Luxor or Cairo has been played
    drawn: i64 = 0  # set of revolt tokens on the site
    uprising: i64 = 0  # value of the revolt
    # What is known of the hands; see knowledge.py.
    born: vec[i64]  # per deck of this round, the set it was shuffled from
    unknown: vec[i64]  # per deck, cards of each hand the viewer cannot see

    def copy(self) -> "Pyramidion":
        """An equal table that shares nothing mutable."""
        twin = Pyramidion(self.seats, self.agenda[:], self.depth)
        twin.agreed = self.agreed
        twin.goal = self.goal
        twin.last_round = self.last_round
        twin.round = self.round
        twin.ended = self.ended
        twin.supply = self.supply
        twin.sites = self.sites[:]
        twin.stocks = self.stocks[:]
        twin.lifted = self.lifted
        twin.order = self.order[:]
        twin.tokens = self.tokens[:]
        twin.troops = self.troops[:]
        twin.sundials = self.sundials
        twin.used = self.used
        twin.boats = self.boats
        twin.row = self.row
        twin.adrift = self.adrift
        twin.loaded = self.loaded[:]
        twin.private_boat = self.private_boat
        twin.private_seat = self.private_seat
        twin.distribution = self.distribution
        twin.distributions = self.distributions
        twin.spent = self.spent
        twin.deck = self.deck
        twin.discards = self.discards
        twin.hand = self.hand[:]
        twin.open = self.open[:]
        twin.site = self.site
        twin.played = self.played[:]
        twin.plays = self.plays[:]
        twin.passed = self.passed
        twin.history = self.history
        twin.copies = self.copies[:]
        twin.wild = self.wild[:]
        twin.trading = self.trading
        twin.raising = self.raising
        twin.praying = self.praying
        twin.ankh = self.ankh
        twin.drawn = self.drawn
        twin.uprising = self.uprising
        twin.born = self.born[:]
        twin.unknown = self.unknown[:]
        return twin

    def has(self, option: i64) -> bool:
        """Whether the players agreed on this departure from the defaults."""
        return self.agreed & option != 0

    # Resources.

    def stock_up(self, seat: i64, kind: i64) -> None:
        """A player takes a resource from the supply."""
        self.supply -= ONE[kind]
        self.stocks[seat] += ONE[kind]

    # Troops.

    def owner(self, site: i64, troop: i64) -> i64:
        """Whose troop of that kind is on a site, or NOTHING."""
        return self.troops[TROOP_KINDS * site + troop]

    def placed(self, seat: i64, troop: i64) -> i64:
        """How many troops of a kind a player has on the sites."""
        found: i64 = 0
        at = troop
        while at < TROOPS:
            if self.troops[at] == seat:
                found += 1
            at += TROOP_KINDS
        return found

    def has_troop_for(self, seat: i64, site: i64, troop: i64) -> bool:
        """Whether a player can put one there: not if his is there, or none is left. (R-11)"""
        return self.owner(site, troop) != seat and self.placed(seat, troop) < TROOPS_OF_A_KIND

    def deploy(self, seat: i64, troop: i64) -> None:
        """Put a troop on the active site; the former one goes home."""
        self.send_home(TROOP_KINDS * self.site + troop)
        self.troops[TROOP_KINDS * self.site + troop] = seat
        self.tell(DEPLOYED, seat, self.site, troop)

    def send_home(self, place: i64) -> None:
        """A troop, if there is one, goes back to its owner's reserve."""
        if self.troops[place] != NOTHING:
            site = place // TROOP_KINDS
            self.tell(SENT_HOME, self.troops[place], site, place % TROOP_KINDS)
            self.troops[place] = NOTHING

    # Cards.

    def hand_size(self, seat: i64) -> i64:
        """How many cards a player holds, seen or not."""
        size = count(self.hand[seat])
        for deck in range(len(self.unknown)):
            size += unknown_of(self.unknown[deck], seat)
        return size

    def deck_size(self) -> i64:
        """How many cards the deck has."""
        size = count(self.deck)
        for deck in range(len(self.unknown)):
            for seat in range(MOST_SEATS):
                size -= unknown_of(self.unknown[deck], seat)
        return size

    def lying(self) -> i64:
        """All cards lying on the active site."""
        return self.played[0] | self.played[1] | self.played[2] | self.played[3]

    def meaning(self, card: i64) -> i64:
        """The card this one counts as: itself, unless it copies another."""
        mask = MASK_OF[card]
        if mask == NOTHING or self.copies[mask] == NOTHING:
            return card
        return self.copies[mask]

    def give(self, seat: i64, card: i64) -> None:
        """A card from the deck goes to a hand; only its new holder sees which."""
        self.deck &= ~BIT[card]
        self.hand[seat] |= BIT[card]
        self.tell(DEALT, seat, card, 0, 0, BIT[seat])
        self.tell(DREW, seat, 1, 0, 0, EVERYBODY & ~BIT[seat])

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card leaves a hand face up."""
        self.hand[seat] &= ~BIT[card]
        self.open[seat] &= ~BIT[card]

    def lift(self, card: i64) -> None:
        """A card leaves the active site, and its lasting effects end."""
        for seat in range(MOST_SEATS):
            self.played[seat] &= ~BIT[card]
        self.trading &= ~BIT[card]
        self.raising &= ~BIT[card]
        self.praying &= ~BIT[card]
        for category in range(CATEGORIES):
            self.wild[category] &= ~BIT[card]
        if MASK_OF[card] != NOTHING:
            self.copies[MASK_OF[card]] = NOTHING

    def discard(self, card: i64) -> None:
        """A card lying on the active site is discarded."""
        self.lift(card)
        self.discards |= BIT[card]

    def has_card_to_draw(self) -> bool:
        """Whether the deck has a card; an empty one is made of the discards. (p. 3; R-06)"""
        if self.deck == 0:
            fresh = self.discards
            if not self.has(BASICS_RESHUFFLED):
                fresh &= ~BASICS
            if fresh != 0:
                self.deck = fresh
                self.discards &= ~fresh
                self.born = append(self.born, fresh)
                self.unknown = append(self.unknown, 0)
                self.tell(RESHUFFLED, NOBODY, count(fresh))
        return self.deck != 0

    # Boats.

    def has_boat_to_draw(self) -> bool:
        """Whether the boat deck has a card; an empty one is made of the discards. (R-30)"""
        if self.boats == 0:
            self.boats = self.adrift
            self.adrift = 0
        return self.boats != 0


def unknown_of(counts: i64, seat: i64) -> i64:
    """How many unknown cards of one deck a seat holds; six bits a seat."""
    return (counts >> (6 * seat)) & 63
