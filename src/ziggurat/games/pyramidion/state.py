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

    def __init__(
        self,
        seats: i64,
        agenda: vec[i64],
        depth: i64,
        agreed: i64,
        goal: i64,
        last_round: i64,
        round: i64,
        ended: i64,
        supply: i64,
        sites: vec[i64],
        stocks: vec[i64],
        lifted: i64,
        order: vec[i64],
        tokens: vec[i64],
        troops: vec[i64],
        sundials: i64,
        used: i64,
        boats: i64,
        row: i64,
        adrift: i64,
        loaded: vec[i64],
        private_boat: i64,
        private_seat: i64,
        distribution: i64,
        distributions: i64,
        spent: i64,
        deck: i64,
        discards: i64,
        hand: vec[i64],
        open: vec[i64],
        born: vec[i64],
        unknown: vec[i64],
        site: i64,
        played: vec[i64],
        plays: vec[i64],
        passed: i64,
        history: i64,
        copies: vec[i64],
        wild: vec[i64],
        trading: i64,
        raising: i64,
        praying: i64,
        ankh: i64,
        drawn: i64,
        uprising: i64,
    ) -> None:
        super().__init__(seats, agenda, depth)
        self.agreed: i64 = agreed  # the set of options that are not at their default
        self.goal: i64 = goal  # points that end the game
        self.last_round: i64 = last_round
        self.round: i64 = round  # from 1
        self.ended: i64 = ended  # why the game is over, RUNNING while it is not
        # Resources, each place's packed into one number (goods.py).
        self.supply: i64 = supply
        self.sites: vec[i64] = sites
        self.stocks: vec[i64] = stocks  # per seat
        self.lifted: i64 = lifted  # on the way to another site
        # Play order and troops.
        self.order: vec[i64] = order  # seats, the first to play first
        self.tokens: vec[i64] = tokens  # per seat, position taken at Giza, or NOTHING
        self.troops: vec[i64] = troops  # owner, or NOTHING, by 2 * site + kind of troop
        self.sundials: i64 = sundials  # set of sites activated this round
        self.used: i64 = used  # set of sites whose torturers have supplied this round
        # Boats.
        self.boats: i64 = boats  # set: those nobody has seen since the last shuffle
        self.row: i64 = row  # set
        self.adrift: i64 = adrift  # set: discarded
        self.loaded: vec[i64] = loaded  # per seat, a set
        self.private_boat: i64 = private_boat  # drawn at Karnak, or NOTHING
        self.private_seat: i64 = private_seat  # the one who may load it
        # Distribution cards.
        self.distribution: i64 = distribution  # the one face up
        self.distributions: i64 = distributions  # set: still face down
        self.spent: i64 = spent  # set: discarded
        # Characters; see knowledge.py for born and unknown.
        self.deck: i64 = deck  # set
        self.discards: i64 = discards  # set, face up
        self.hand: vec[i64] = hand  # per seat, a set
        self.open: vec[i64] = open  # per seat, the part of the hand all have seen
        self.born: vec[i64] = born  # per deck of this round, the set it was shuffled from
        self.unknown: vec[i64] = unknown  # per deck, cards of each hand the viewer cannot see
        # The site being activated.
        self.site: i64 = site  # or NOTHING
        self.played: vec[i64] = played  # per seat, the set lying there
        self.plays: vec[i64] = plays  # per seat, how many were played there
        self.passed: i64 = passed  # set of seats
        self.history: i64 = history  # all cards played there, lying or not
        self.copies: vec[i64] = copies  # what each card with a chosen meaning stands for
        self.wild: vec[i64] = wild  # per category, the set of cards that count as a Goddess in it
        self.trading: i64 = trading  # set of cards with a Slave Trader's effect
        self.raising: i64 = raising  # set of cards that raise the minima
        self.praying: i64 = praying  # set of cards with a High Priest's effect
        self.ankh: i64 = ankh  # 1 when an ankh has been played
        self.drawn: i64 = drawn  # set of revolt tokens on the site
        self.uprising: i64 = uprising  # value of the revolt

    def copy(self) -> "Pyramidion":
        """An equal table that shares nothing mutable."""
        return Pyramidion(
            self.seats,
            self.agenda[:],
            self.depth,
            self.agreed,
            self.goal,
            self.last_round,
            self.round,
            self.ended,
            self.supply,
            self.sites[:],
            self.stocks[:],
            self.lifted,
            self.order[:],
            self.tokens[:],
            self.troops[:],
            self.sundials,
            self.used,
            self.boats,
            self.row,
            self.adrift,
            self.loaded[:],
            self.private_boat,
            self.private_seat,
            self.distribution,
            self.distributions,
            self.spent,
            self.deck,
            self.discards,
            self.hand[:],
            self.open[:],
            self.born[:],
            self.unknown[:],
            self.site,
            self.played[:],
            self.plays[:],
            self.passed,
            self.history,
            self.copies[:],
            self.wild[:],
            self.trading,
            self.raising,
            self.praying,
            self.ankh,
            self.drawn,
            self.uprising,
        )

    def flat(self) -> list[int]:
        """The whole table as flat numbers."""
        numbers = super().flat()
        for number in (
            self.agreed,
            self.goal,
            self.last_round,
            self.round,
            self.ended,
            self.supply,
            self.lifted,
            self.sundials,
            self.used,
            self.boats,
            self.row,
            self.adrift,
            self.private_boat,
            self.private_seat,
            self.distribution,
            self.distributions,
            self.spent,
            self.deck,
            self.discards,
            self.site,
            self.passed,
            self.history,
            self.trading,
            self.raising,
            self.praying,
            self.ankh,
            self.drawn,
            self.uprising,
        ):
            numbers.append(int(number))
        for row in (
            self.sites,
            self.stocks,
            self.order,
            self.tokens,
            self.troops,
            self.loaded,
            self.hand,
            self.open,
            self.played,
            self.plays,
            self.copies,
            self.wild,
            self.born,
            self.unknown,
        ):
            numbers += [int(number) for number in row]
        return numbers

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

    def discard(self, card: i64) -> None:
        """A card lying on the active site is discarded, and its lasting effects end."""
        for seat in range(MOST_SEATS):
            self.played[seat] &= ~BIT[card]
        self.discards |= BIT[card]
        self.trading &= ~BIT[card]
        self.raising &= ~BIT[card]
        self.praying &= ~BIT[card]
        for category in range(CATEGORIES):
            self.wild[category] &= ~BIT[card]
        if MASK_OF[card] != NOTHING:
            self.copies[MASK_OF[card]] = NOTHING

    def has_card_to_draw(self) -> bool:
        """Whether the deck has a card; an empty one is made anew from the discards. (p. 3; R-06)"""
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
        """Whether the boat deck has a card; an empty one is made anew from the discards. (R-30)"""
        if self.boats == 0:
            self.boats = self.adrift
            self.adrift = 0
        return self.boats != 0


def unknown_of(counts: i64, seat: i64) -> i64:
    """How many unknown cards of one deck a seat holds; six bits a seat."""
    return (counts >> (6 * seat)) & 63
