## The guided first game

lesson-aim = The aim
lesson-aim-text = Your city grows from these two tiles. Send dice to work, build, raise towers: whoever has the most points at the end wins.

lesson-draft = A first die
lesson-draft-text = Your dice are Freemen, who go to work for you. Take the orange 4, then end your turn.
lesson-draft-first = High dice are strong; but this orange one will find an orange building to its taste.

lesson-second = Another colour
lesson-second-text = { $other } took two. Take the blue 4: two colours will soon be worth more than one.
lesson-second-first = Take the blue 4: it is the highest left, and of another colour.

lesson-visit = Visit a place
lesson-visit-text = On your turn you send a worker. Choose the blue die, the first meeting place, and its upper action: three Stone.
lesson-visit-first = All places have their use, but you want to build, and for that you need Stone: place 1, above.

lesson-ship = The Mothership
lesson-ship-text = Every visit turns the Mothership up by one. A die that shows less than the ship pays the difference in Wisdom.

lesson-build = Build
lesson-build-text = Now send the orange die to the second place and choose the lower action: build a tile.
lesson-build-first = First a building: it brings points at once. Orange die, place 2, below.

lesson-salon = A building
lesson-salon-text = Take the Artists' Salon as a building, pay in Stone, and lay it beside the Agora. Four tiles in a square will make a District.
lesson-salon-first = Not bad, but follow the ring: this tile here, paid in Stone, fits your dice and your plan.

lesson-ability = Its ability
lesson-ability-text = A new building may be used at once: 3 points for each colour among your Freemen. Use it and end your turn.
lesson-ability-first = Do use it: these are points for nothing.

lesson-archon = The Archon builds
lesson-archon-text = Your Archon goes anywhere for nothing. Let him build the Quarry in the corner that is left, use it, and end your turn.
lesson-archon-first = Another time; now the fourth tile of the square is worth most: Archon, place 2, Quarry.

lesson-pass = Pass
lesson-pass-text = Nobody is left to be sent, so pass: your workers come home, and every Freeman gains 1. A six becomes an Advisor, for points.
lesson-pass-first = There is nothing else to do but pass.

lesson-district = Your first District
lesson-district-text = Four tiles meet here: complete the District, and let the orange 5 take the seat. It stays for good, 5 points for each floor of the orange tower.
lesson-district-first = First complete the District; and take the orange die, for it wakes the orange Salon again.

lesson-wake = Buildings wake
lesson-wake-text = Buildings of the die's colour work again, and the Agora with any die: it gives a Gold. Use both, and end your turn.
lesson-wake-first = Use both buildings first: nothing is lost by it.

lesson-tower = Raise the tower
lesson-tower-text = That Gold buys a floor of the orange tower. Your 5 on the seat counts twice then: 5 points more at the end.
lesson-tower-first = That will do later; a floor of orange is worth 5 points to you now.

lesson-ending = The end
lesson-ending-text = Temples and the military track bring points and power too. The game ends when all Gold is gone from the District cards, or floors, Citizens or Temples run out.

lesson-alone = Your game
lesson-alone-text = From here you decide. The rules open under ? at what is being asked; every place and building tells what it does when you point at it.
