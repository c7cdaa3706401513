## The guided first game

lesson-aim = Aim of the game
lesson-aim-text = This is your city: you place buildings and temples around its pyramid. After 4 rounds, the player with the most points wins.

lesson-green = The green tile
lesson-green-text = Everyone starts with 3 pyramid tiles. Take the green one and place it in the west: you gain the reward it covers, 4 points.
lesson-green-first = Any tile and any space would work. Start with the green tile in the west: it prepares the spot for your first temple.

lesson-blue = The blue tile
lesson-blue-text = Place the blue tile in the north: there you gain 2 buildings of size 1.
lesson-blue-first = Another space gives another reward. You need buildings first, so choose the north.

lesson-small = Two buildings
lesson-small-text = Place the wood building here, then the stone one. Each gives you 1 resource of its material on every free square beside it.
lesson-small-first = That works too, but here the building has room on all four sides: 4 resources.

lesson-red = The red tile
lesson-red-text = The last tile gives you 1 point and a building of size 3. Choose gold and place it at the bottom of your city.
lesson-red-first = Gold is the most precious resource. Take the gold building and place it where nothing is in its way.

lesson-end-turn = End your turn
lesson-end-turn-text = You can undo any step until you end your turn, unless something has been drawn. End it now: { $other } places 3 tiles next.

lesson-discs = Action discs
lesson-discs-text = On your turn, place 1 to 3 discs on a stack. Its height is your Power: 1 disc here gives you Power 2.
lesson-discs-first = Every stack gives you an action, but let’s build a temple: place 1 disc on B1.

lesson-bonus = The bonus disc
lesson-bonus-text = You covered a bonus disc, so use it: you score 1 point, and your Power becomes 3. Then choose to construct a temple.
lesson-bonus-first = Use the bonus disc first, then build the temple: with more Power, the temple is cheaper.

lesson-temple = A temple
lesson-temple-text = The green temple has size 3, so your Power is enough. It costs 1 wood and 1 stone; choose “Pay the rest for me”.
lesson-temple-first = That one is larger than your Power. Take the green temple, then choose “Pay the rest for me”.

lesson-district = The District
lesson-district-text = Each quarter of your city is a District. You can build in the two on your architect’s side. Here the temple scores { $points } points at the end, because your green tile is in the same District.
lesson-district-first = You could place it there, but here it also covers 2 of the 4 yellow masks.

lesson-worship = A worship tile
lesson-worship-text = Each temple gives you a worship tile of its colour. Take this one: an offering in zone B will turn 2 wood into 3 points.
lesson-worship-first = That’s a good tile too, but you have wood, and this one turns it into points.

lesson-architect = The architect moves
lesson-architect-text = After your action, the architect moves to the next side, clockwise: next time, you build on the right. End your turn.

lesson-zones = Three zones
lesson-zones-text = Zone A gives buildings, zone B temples and zone C pyramid tiles for gold. If you cover every mask of a group, you take a mask tile and score it at once.

lesson-ending = Four rounds
lesson-ending-text = A round ends when everyone has passed. Each player then permanently loses 1 disc. After 4 rounds, the Districts are scored.

lesson-alone = Your game
lesson-alone-text = Now it’s your game. Press ? for the rules on what you are being asked; rotate and flip tiles with the buttons below.
