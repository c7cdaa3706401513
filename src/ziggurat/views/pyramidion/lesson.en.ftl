## The guided first game

lesson-aim = The aim
lesson-aim-text = Boats are points: whoever has 10 or more after a round, and the most, wins. To load one you need the resources it shows.

lesson-activate = Choose a site
lesson-activate-text = Each round the two of you play for three sites. Begin with Abu Simbel: three wood lie there.
lesson-activate-first = All sites are open; but the wood of Abu Simbel loads a boat this very round.

lesson-merchant = A merchant
lesson-merchant-text = You play characters in turn. This merchant bargains for 3: the most bargaining takes all resources of the site.
lesson-merchant-first = That card has its day too; resources are won by merchants, and this is one of your best.

lesson-pass = Pass
lesson-pass-text = { $other } does not bargain here, so your 3 are enough. Pass and save your cards: they must last for three sites.
lesson-pass-first = You could, but it would be a card too many: you lead already.

lesson-won = Two winners
lesson-won-text = The wood is yours. { $other } had the most negotiation and placed negotiators, who bring a resource each round; now it is Cairo's turn.

lesson-torturer = Influence
lesson-torturer-text = You must play at least one card. This torturer has influence 6, more than the 4 there, and Cairo asks for 5: torturers of yours may stand there.
lesson-torturer-first = With that one { $other } keeps the upper hand; the torturer with 6 wins Cairo.

lesson-stand = Pass again
lesson-stand-text = { $other } has given up. Pass, and your torturers take their stand at Cairo.
lesson-stand-first = No need: nobody else plays here any more. Pass.

lesson-third = The last site
lesson-third-text = The third site of the round is yours to choose. Philae has food, and food is what a boat still lacks.
lesson-third-first = Another site would do, but the boat you can load today needs the food of Philae.

lesson-again = Bargain again
lesson-again-text = Play your other strong merchant for the camels and the food.
lesson-again-first = Bargaining decides about resources: play the merchant with 3.

lesson-enough = Just enough
lesson-enough-text = Your 3 beat the 2 of { $other }; with equal numbers nobody wins. Pass.
lesson-enough-first = You lead already: save your cards and pass.

lesson-load = Load a boat
lesson-load-text = After the sites, boats are loaded. This one wants two wood and one food, and you have them.
lesson-load-first = First load this boat: it is a point at once.

lesson-supply = Torturers supply
lesson-supply-text = Once a round your torturers supply one resource that their site prints: let those at Cairo bring a wood, and save your own.
lesson-supply-first = Wait a moment: your torturers can spare you a wood before the boat sails.

lesson-sail = Let it sail
lesson-sail-text = Paid: the boat sails, and you have your first point.
lesson-sail-first = It is paid already: let it sail.

lesson-round = Round after round
lesson-round-text = Troops and left resources stay, hands are dealt anew. Most torturers on the sites are worth one point more.

lesson-alone = Your game
lesson-alone-text = From here you decide. The rules open under ? at what is being asked; every site and card tells its power when you point at it.
