## The rules to be read

rules-chapter-box = In the box

rules-aim-text =
    You build one pyramid together, in three levels. Stand your priests on the idols the people love and collect their cards:
    both score each time a level is complete. The most points after the third level win.

rules-base = The base and its levels
rules-base-text =
    The pyramid grows on a base printed with idols. Level 1 takes { $first } tiles, level 2 takes { $second }, level 3 takes
    { $third }: { $tiles } in all, one phase for each level. A tile has four quarters: three different idols and a blank.

rules-track = The popularity track
rules-track-text =
    The { $idols } idols lie in random order on ranks 1 to 5. Rank 1 is the people's favourite.

rules-cards = The cards
rules-cards-text =
    { $each } cards of each idol lie in open piles. The cards in your hand are open too.

rules-priests = Your priests
rules-priests-text =
    Everybody has { $priests } priests to place. A first player begins, and play goes on clockwise.

rules-turn-text =
    You take one action of these four, and you must: lay a tile, place a priest, move a priest, or venerate or curse an idol.

rules-build = Lay a tile
rules-build-text =
    Draw a tile: you see it only then, and have to lay it. Put it on any free place of the level being built, turned any way.

    A tile of an upper level rests on four tiles of the level below, on one quarter of each. No level is begun before the one
    below is complete.

rules-match = Cards for matching idols
rules-match-text =
    If an idol of the tile you lay has the same idol at its side, you take { $beside } card of it. The neighbour may lie on
    another level, and on the base too; corner to corner does not count.

    If an idol comes to lie exactly on the same idol, you take { $over } cards of it.

rules-claim = Only one match
rules-claim-text =
    If the tile matches several times, choose one match; you take cards for that one alone. A pile that is too small gives
    what it has.

rules-place = Place a priest
rules-place-text =
    Put a priest of yours on a visible idol of any tile where nobody stands. Not on a blank, and not on the base.

rules-walk = Move a priest
rules-walk-text =
    Move one priest of yours that stands on the pyramid. Discard one card for each step, of any idols. A step goes to the
    quarter at the side, up or down as well, never corner to corner.

    A priest leaps over others, which costs nothing, but may not stop where one stands. A blank may be walked on, but scores
    nothing. You pay for the shortest way; the cards go back to their piles.

rules-covered = Priests under a tile
rules-covered-text =
    A tile may be laid where priests stand. They keep their quarter and rise onto the new tile.

rules-rank = Venerate or curse an idol
rules-rank-text =
    Move one idol along the track, up towards rank 1 or down towards rank { $ranks }. Discard one card of that very idol for each
    rank. The idols it passes make room by one rank each.

rules-scoring-text =
    A phase is counted as soon as its level is complete, after the cards for the last tile. Then play goes on clockwise.

rules-priest-points = Priests
rules-priest-points-text =
    Each priest on one of the three first idols scores, by rank and by the level he stands on: { $low } points for ranks 1, 2, 3 on
    level 1, { $middle } on level 2, { $top } on level 3.

rules-card-points = Cards
rules-card-points-text =
    Every card in your hand scores { $one } points if its idol is on rank 1, and { $two } on rank 2. Those cards go back to their
    piles. You keep all others.

rules-rejection = The favourites fall
rules-rejection-text =
    After phases 1 and 2 the people turn away. The idol on rank 1 falls to rank { $fourth }, the one on rank 2 to rank { $fifth };
    the others rise by { $up }.

rules-break = Priests come home
rules-break-text =
    After phases 1 and 2 everybody takes all priests back.

rules-end-text =
    The game ends when the third level is complete and counted. The most points win. If points are equal, more cards kept in
    hand decide; if those are equal too, the victory is shared.

rules-no-break = No break
rules-no-break-text =
    Priests stay where they stand after a phase. They may be covered and moved, but do not come back to you.

rules-forced-break = Forced break
rules-forced-break-text =
    Priests come back, but each player goes on with { $second } of them in phase 2 and { $third } in phase 3. The others are out.

rules-random-base = Another base
rules-random-base-text =
    The idols on the base are drawn at random for each game.

rules-idols = The five idols
rules-idols-text =
    They appear on tiles, on cards, on the base and on the track.

rules-idol-cards = Idol cards

rules-tiles = All tiles
rules-tiles-text =
    { $tiles } tiles lie face down in the reserve.
