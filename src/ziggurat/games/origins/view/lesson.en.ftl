## The guided first game

lesson-aim = Aim of the game
lesson-aim-text = Your city starts with these two tiles. Send dice to work, build your city and its towers: the player with the most points at the end wins.

lesson-draft = Your first die
lesson-draft-text = Your dice are Freemen: they work for you. Take the orange 4, then end your turn.
lesson-draft-first = High dice are strong, but an orange one will be useful with an orange building. Take the orange 4.

lesson-second = Another colour
lesson-second-text = { $other } took two dice. Take the blue 4: two colours will soon be worth more than one.
lesson-second-first = Take the blue 4: it is the highest die left, and gives you a second colour.

lesson-visit = Visit a site
lesson-visit-text = On your turn, you can send a worker. Choose the blue die, encounter site 1 and its upper action: 3 Stone.
lesson-visit-first = Every site is useful, but to build you need Stone: site 1, upper action.

lesson-ship = The Mothership
lesson-ship-text = After each visit, the Mothership goes up by 1. If your die shows less than the Mothership, you pay the difference in Wisdom.

lesson-build = Build
lesson-build-text = Now send the orange die to site 2 and choose the lower action: build a tile.
lesson-build-first = Build first: this building scores at once. Orange die, site 2, lower action.

lesson-salon = A building
lesson-salon-text = Take the Artists’ Salon as a building, pay in Stone, and place it next to the Agora. Four tiles in a square will make a District.
lesson-salon-first = Not bad, but the marked choice suits your dice better: this tile, here, paid in Stone.

lesson-ability = Its ability
lesson-ability-text = You may use a new building at once: 3 points per colour among your Freemen. Use it and end your turn.
lesson-ability-first = Do use it: these points are free.

lesson-archon = The Archon builds
lesson-archon-text = Your Archon can go anywhere free of charge. Use it to build the Quarry in the remaining corner, use the Quarry, and end your turn.
lesson-archon-first = Another time. Right now you need the fourth tile of the square: Archon, site 2, Quarry.

lesson-pass = Pass
lesson-pass-text = You have no one left to send, so pass: your workers return and every Freeman gains 1. A 6 becomes an Advisor and scores points.
lesson-pass-first = There is nothing else to do: pass.

lesson-district = Your first District
lesson-district-text = Four tiles meet here: close the District with the orange 5. It stays there permanently and scores 5 points per level of the orange tower.
lesson-district-first = Close the District first. Use the orange die: it activates the orange Salon again.

lesson-wake = Buildings are activated
lesson-wake-text = Use the buildings of the die’s colour again. The Agora works with any die: it gives 1 Gold. Use both, and end your turn.
lesson-wake-first = Use both buildings first: they cost you nothing.

lesson-tower = Build a tower level
lesson-tower-text = Spend that Gold on a level of the orange tower. The 5 on your seat of power then counts twice: 5 more points at the end.
lesson-tower-first = That can wait. An orange tower level is worth 5 points to you now.

lesson-ending = How it ends
lesson-ending-text = Temples and the military track score points too. The game ends when the Gold on the District cards, tower levels or Citizens run out, or a player reaches the top of all three Temples.

lesson-alone = Your game
lesson-alone-text = Now it’s your game. Press ? for the rules on what you are being asked; point at a site or a building to see what it does.
