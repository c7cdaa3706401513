## The guided first game

lesson-aim = The aim
lesson-aim-text = This is your city: you lay out buildings and temples around its pyramid. Whoever has the most points after four rounds wins.

lesson-green = The green tile
lesson-green-text = Everybody begins with three pyramid tiles. Take the green one and lay it in the west: it covers 4 points, and they are yours.
lesson-green-first = Any tile and space would do. Begin with the green tile in the west, and the first temple will know where to stand.

lesson-blue = The blue tile
lesson-blue-text = Lay the blue tile in the north: there it covers two small buildings.
lesson-blue-first = Another space brings something else; you need buildings first, so take the north.

lesson-small = Two buildings
lesson-small-text = Lay the wood building here, then the stone one. Each free square beside a building gets a cube of its material.
lesson-small-first = That works too, but there the building has room on all four sides: four cubes.

lesson-red = The red tile
lesson-red-text = The last tile brings a point and a building of size 3. Choose gold and lay it at the foot of the city.
lesson-red-first = Gold is the dearest cube: take the gold building, and lay it where nothing is in its way.

lesson-end-turn = Now the others
lesson-end-turn-text = Until you end your turn you can undo, except what was drawn. Now { $other } lays three tiles too.

lesson-discs = Action discs
lesson-discs-text = A turn: put one to three discs on a stack. Its height is your Power; one disc here makes 2.
lesson-discs-first = Every stack is an action, but let us build a temple: one disc on B1.

lesson-bonus = The bonus disc
lesson-bonus-text = You covered a bonus disc, so use it: a point, and Power 3. Then choose to construct a temple.
lesson-bonus-first = First the bonus disc, then the temple: the Power it gives makes the temple cheaper.

lesson-temple = A temple
lesson-temple-text = The green temple has size 3, so your Power is enough: it costs a wood and a stone. Let the page choose which cubes pay.
lesson-temple-first = That one asks for more than your Power; take the green temple, and let the page pay.

lesson-district = The District
lesson-district-text = A quarter of the city is a District; you build in the two on your architect's side. Here the temple earns { $points } points at the end: your green tile lies in this District too.
lesson-district-first = It may lie there, but here it also covers two of the four yellow masks.

lesson-worship = A worship tile
lesson-worship-text = Every temple brings a worship tile of its colour. Keep this one: an offering in zone B will turn two wood into 3 points.
lesson-worship-first = A good tile too; but wood you have, and this one turns it into points.

lesson-architect = The architect moves
lesson-architect-text = After your action the architect goes one side on, clockwise: next time you build on the right. End your turn.

lesson-zones = Three zones
lesson-zones-text = Zone A brings buildings, zone B temples, zone C pyramid tiles for gold. Cover all masks of a group, and a mask tile scores at once.

lesson-ending = Four rounds
lesson-ending-text = A round is over when all have passed. Everybody then loses a disc for good; after four rounds the Districts are counted.

lesson-alone = Your game
lesson-alone-text = From here you decide. The rules open under ? at what is being asked; tiles can be rotated and flipped with the buttons below.
