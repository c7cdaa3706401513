"""What is still due for a boat, packed for a step, and whether it can be paid. (p. 7)

Layout, from the low bits: five ordinary kinds with 3 bits each, 4 bits for the statues
pledged so far, 1 bit for a statue taken at Thebes that is still to be spent.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.bits import BIT, count, first
from ziggurat.games.pyramidion.components import ORDINARY, PRINTED, SITES, STATUE, TORTURERS
from ziggurat.games.pyramidion.goods import of
from ziggurat.games.pyramidion.state import Pyramidion

DUE_BITS: Final = 3
MOST_DUE: Final = 7
ONE_DUE: Final = vec[i64]([2 ** (DUE_BITS * kind) for kind in range(ORDINARY)])
PLEDGE_SHIFT: Final = 15
PLEDGE: Final = 2**15
BORROWED: Final = 2**19


def account_of(cost: i64) -> i64:
    """The account of a boat nothing has been done for."""
    account: i64 = 0
    for kind in range(ORDINARY):
        account += of(cost, kind) * ONE_DUE[kind]
    return account


def due_of(account: i64, kind: i64) -> i64:
    """How many of a kind are still due."""
    return (account >> (DUE_BITS * kind)) & MOST_DUE


def less(account: i64, kind: i64) -> i64:
    """The account with one less of a kind due."""
    return account - ONE_DUE[kind]


def is_due(account: i64) -> bool:
    """Whether anything is still due."""
    return account & (PLEDGE - 1) != 0


def free_statues(stock: i64, account: i64) -> i64:
    """How many own statues have not been pledged yet."""
    return of(stock, STATUE) - ((account >> PLEDGE_SHIFT) & 15)


def covers(stock: i64, account: i64) -> bool:
    """Whether the stock pays all that is due, with nothing borrowed left to spend."""
    return account & BORROWED == 0 and lacking(stock, account) == 0


def lacking(stock: i64, account: i64) -> i64:
    """What is due beyond the stock, as an account."""
    found: i64 = 0
    for kind in range(ORDINARY):
        short = due_of(account, kind) - of(stock, kind)
        if short > 0:
            found += short * ONE_DUE[kind]
    return found


def suppliers(state: Pyramidion, seat: i64) -> i64:
    """The sites where a player's torturers have not supplied anything this round."""
    found: i64 = 0
    for site in range(SITES):
        if state.owner(site, TORTURERS) == seat:
            found |= BIT[site]
    return found & ~state.used


def can_pay(supply: i64, stock: i64, account: i64, statues: i64, helpers: i64) -> bool:
    """Whether stock, a number of statues and the torturers on some sites pay what is due."""
    short = lacking(stock, account)
    if short == 0:
        return True
    wanted = -statues
    for kind in range(ORDINARY):
        wanted += due_of(short, kind)
    return can_help(supply, short, wanted, helpers)


def can_help(supply: i64, short: i64, wanted: i64, helpers: i64) -> bool:
    """Whether torturers can supply a number of the things short, each one of its kinds."""
    if wanted <= 0:
        return True
    if count(helpers) < wanted:
        return False
    site = first(helpers)
    rest = helpers & (helpers - 1)
    for place in range(2 * site, 2 * site + 2):
        kind = PRINTED[place]
        if of(supply, kind) == 0:
            continue
        if kind == STATUE:
            if can_help(supply, short, wanted - 1, rest):
                return True
        elif due_of(short, kind) > 0 and can_help(supply, less(short, kind), wanted - 1, rest):
            return True
    return can_help(supply, short, wanted, rest)
