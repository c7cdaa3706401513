## The rules to be read

rules-chapter-box = In the box

rules-aim-text =
    Together you build one pyramid, three levels high. Place your priests on popular idols and collect their cards: both score
    each time a level is completed. The player with the most points after the third level wins.

rules-base = The base and the levels
rules-base-text =
    The pyramid is built on a base printed with idols. Level 1 takes { $first } tiles, level 2 takes { $second } and level 3 takes
    { $third }: { $tiles } in all, with one phase per level. A tile has four spaces: three different idols and a blank.

rules-track = The popularity track
rules-track-text =
    The { $idols } idols are placed at random on ranks 1 to 5. Rank 1 is the people’s favourite.

rules-cards = The cards
rules-cards-text =
    { $each } cards of each idol form face-up piles. The cards in your hand are public too.

rules-priests = Your priests
rules-priests-text =
    Each player has { $priests } priests to place. The first player starts; play continues clockwise.

rules-turn-text =
    On your turn you must take one of four actions: place a tile, place a priest, move a priest, or honour or curse an idol.

rules-build = Place a tile
rules-build-text =
    Draw a tile: you see it only then, and you must place it. Put it on any free spot of the level being built, turned any way
    you like.

    On upper levels, a tile rests on four tiles of the level below, on one space of each. You cannot start a level before the
    one below is complete.

rules-match = Cards for matching idols
rules-match-text =
    If an idol on your tile is next to the same idol, take { $beside } card of that idol. The neighbour can be on another level or on
    the base; diagonals do not count.

    If it covers the same idol exactly, take { $over } cards instead.

rules-claim = Only one match
rules-claim-text =
    If the tile makes several matches, choose one; you take cards only for that one. If the pile runs short, you take what is
    left.

rules-place = Place a priest
rules-place-text =
    Place one of your priests on a visible idol of any tile, if there is no priest on it. You cannot place it on a blank or on the
    base.

rules-walk = Move a priest
rules-walk-text =
    Move one of your priests on the pyramid. Discard 1 card per step, of any idols. A step leads to a space that shares a side,
    also up or down, never diagonally.

    A priest can jump over other priests at no cost, but cannot stop on an occupied space. It can stop on a blank, but scores
    nothing there. You pay for the shortest route; the cards return to their piles.

rules-covered = Covering priests
rules-covered-text =
    A tile can be placed where there are priests. They keep their spaces and move up onto the new tile.

rules-rank = Honour or curse an idol
rules-rank-text =
    Move one idol up towards rank 1 or down towards rank { $ranks }. Discard 1 card of that idol per rank. The idols it passes shift
    by one rank.

rules-scoring-text =
    A phase is scored as soon as its level is complete, after the cards for the last tile are taken. Then play continues
    clockwise.

rules-priest-points = Priests
rules-priest-points-text =
    Each priest on one of the first three idols scores, depending on the rank of the idol and the level of the priest: { $low }
    points for ranks 1, 2, 3 on level 1, { $middle } on level 2, { $top } on level 3.

rules-card-points = Cards
rules-card-points-text =
    Each card in your hand scores { $one } points if its idol is at rank 1, and { $two } if it is at rank 2. These cards return to
    their piles. You keep all the others.

rules-rejection = The favourites fall
rules-rejection-text =
    After phases 1 and 2, the people turn away. The idol at rank 1 falls to rank { $fourth }, the one at rank 2 to rank { $fifth }; the
    others move up { $up } ranks.

rules-break = Priests return
rules-break-text =
    After phases 1 and 2, every player takes back all their priests.

rules-end-text =
    The game ends after the third level is scored. The player with the most points wins. If tied, the player with more cards left
    in hand wins; if still tied, the victory is shared.

rules-no-break = No break
rules-no-break-text =
    After a phase, priests stay where they are. They can be covered and moved, but they do not return to you.

rules-forced-break = Forced break
rules-forced-break-text =
    Priests return, but each player keeps only { $second } for phase 2 and { $third } for phase 3. The others are out of the game.

rules-random-base = Random base
rules-random-base-text =
    The idols on the base are drawn at random for each game.

rules-idols = The five idols
rules-idols-text =
    They appear on tiles, on cards, on the base and on the track.

rules-idol-cards = Idol cards

rules-tiles = All tiles
rules-tiles-text =
    { $tiles } tiles form the face-down supply.
