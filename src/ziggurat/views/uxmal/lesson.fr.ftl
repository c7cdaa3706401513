## La première partie guidée

lesson-aim = Le but
lesson-aim-text = Vous élevez tous ensemble cette pyramide en trois niveaux. Vos prêtres gagnent des points sur les idoles vénérées ; après le troisième, qui en a le plus l'emporte.

lesson-build = Piocher une tuile
lesson-build-text = Un tour est une action parmi quatre. La première : piochez ici une tuile et posez-la.
lesson-build-first = D'abord une tuile : sans elle, il n'y a pas où se tenir.

lesson-lay = La poser ici
lesson-lay-text = Ici, son Serpent couvre un Serpent de la base et sa Tortue touche une Tortue. Aux autres tours, on peut d'abord tourner la tuile.
lesson-lay-first = Toute place libre est permise, mais ici deux de ses idoles s'accordent, et cela rapporte des cartes.

lesson-claim = Des cartes
lesson-claim-text = Un seul accord est à vous : une idole sur sa pareille donne 2 cartes, à côté d'elle 1 carte. Prenez les deux Serpents.
lesson-claim-first = C'est permis aussi, mais deux cartes de l'idole favorite valent mieux.

lesson-end-turn = Finir le tour
lesson-end-turn-text = Tant que le tour n'est pas fini, on peut annuler, sauf ce qui est pioché. Laissez maintenant jouer { $other }.

lesson-place = Placer un prêtre
lesson-place-text = Deuxième action : se tenir sur une idole d'une tuile. Le Serpent est premier sur la piste, ce prêtre gagnera donc 5 points.
lesson-place-first = Bien, mais le Serpent est le favori : aucune autre idole de ce niveau ne paie 5.

lesson-wait = Il est en place
lesson-wait-text = Là où se tient un prêtre, nul autre ne s'arrête. Finissez le tour.

lesson-fall = La ferveur tourne
lesson-fall-text = { $other } a rendu une carte Ara et l'a élevé au rang 1. Votre Serpent tombe au rang 2 : 3 points seulement.

lesson-walk = Déplacer un prêtre
lesson-walk-text = Troisième action : chaque pas coûte une carte de n'importe quelle idole. Choisissez votre prêtre.
lesson-walk-first = Répondons tout de suite : votre prêtre peut passer sur la nouvelle idole favorite.

lesson-step = Un pas
lesson-step-text = L'Ara à côté de lui est premier à présent. Un pas, une carte.
lesson-step-first = Il peut s'arrêter là, mais seul un Ara paie maintenant 5 points.

lesson-curse = Vénérer ou maudire
lesson-curse-text = La quatrième action déplace une idole sur la piste. { $other } se tient sur un Serpent : choisissez le Serpent.
lesson-curse-first = Bientôt. Voyez d'abord comment bouge une idole : { $other } gagne par le Serpent, et vous en avez la carte.

lesson-down = Vers le bas
lesson-down-text = Chaque rang coûte une carte de cette idole-là. Au rang 3, un prêtre ne gagne plus que 1 point.
lesson-down-first = Ici, plus bas vaut mieux : ce n'est pas votre prêtre qui se tient sur le Serpent.

lesson-cards = Les cartes aussi
lesson-cards-text = Quand un niveau est achevé, les cartes en main paient aussi : 2 points chacune pour l'idole au rang 1, 1 point pour le rang 2.

lesson-levels = Niveau après niveau
lesson-levels-text = Alors les favoris tombent et vos prêtres rentrent pour le niveau suivant. Plus haut, on gagne plus ; le troisième finit la partie.

lesson-alone = À vous
lesson-alone-text = À partir d'ici, c'est vous qui décidez. Les règles s'ouvrent sous « ? », et ce qui est fermé dit pourquoi quand on clique.
