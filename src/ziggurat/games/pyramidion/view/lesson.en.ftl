## The guided first game

lesson-aim = Aim of the game
lesson-aim-text = Boats are worth points. If you have 10 or more at the end of a round, and more than anyone else, you win. Loading a boat costs the resources shown on it.

lesson-activate = Choose a site
lesson-activate-text = Each round, the two of you activate 3 sites. Start with Abu Simbel: there are 3 wood.
lesson-activate-first = You could activate any site, but the wood at Abu Simbel lets you load a boat this very round.

lesson-merchant = A merchant
lesson-merchant-text = Players take turns playing characters. This merchant is worth 3 bargaining: the player with the most bargaining takes all the resources on the site.
lesson-merchant-first = That card will be useful later. Merchants win resources, and this is one of your best.

lesson-pass = Pass
lesson-pass-text = { $other } isn’t bargaining here, so your 3 are enough. Pass and save your cards: they must last for 3 sites.
lesson-pass-first = You could, but you don’t need it: you’re already in the lead.

lesson-won = Two winners
lesson-won-text = The wood is yours. { $other } had the most negotiation and placed negotiators, who collect 1 resource every round. Next site: Cairo.

lesson-torturer = Influence
lesson-torturer-text = You must play at least 1 card. This torturer is worth 6 influence: more than the 4 already played, and Cairo asks for 5. You can place torturers there.
lesson-torturer-first = With that card { $other } would stay ahead. The torturer with 6 influence wins Cairo.

lesson-stand = Pass again
lesson-stand-text = { $other } has passed. Pass too, and your torturers take up position at Cairo.
lesson-stand-first = No need: no one else is still playing here. Pass.

lesson-third = The last site
lesson-third-text = You choose the third site of the round. Philae has food, the one thing you still need for a boat.
lesson-third-first = Another site is possible, but the boat you can load this round needs food from Philae.

lesson-again = Bargain again
lesson-again-text = Play your other strong merchant to win the camels and the food.
lesson-again-first = Bargaining wins resources: play the merchant with 3.

lesson-enough = Just enough
lesson-enough-text = Your 3 beat { $other }’s 2; if you were tied, no one would win. Pass.
lesson-enough-first = You’re already in the lead: save your cards and pass.

lesson-load = Load a boat
lesson-load-text = After the sites, players load boats. This one costs 2 wood and 1 food, and you have them.
lesson-load-first = Load this boat first: it’s worth 1 point.

lesson-supply = Use your torturers
lesson-supply-text = Once per round, your torturers supply 1 resource printed on their site. Use those at Cairo for 1 wood, and save your own.
lesson-supply-first = Wait: your torturers can save you 1 wood before the boat leaves.

lesson-sail = Send it off
lesson-sail-text = Everything is paid. Send the boat off and you have your first point.
lesson-sail-first = Everything is paid: send the boat off.

lesson-round = Round after round
lesson-round-text = Troops and leftover resources stay; new hands are dealt. Having the most torturers on the sites is worth 1 extra point.

lesson-alone = Your game
lesson-alone-text = Now it’s your game. Press ? for the rules on what you are being asked; point at a site or a card to see its power.
