## La première partie guidée

lesson-aim = Le but du jeu
lesson-aim-text = Vous construisez ensemble cette pyramide de trois niveaux. Vos prêtres rapportent des points sur les idoles populaires ; le joueur qui a le plus de points après le troisième niveau gagne.

lesson-build = Piocher une tuile
lesson-build-text = À votre tour, vous faites une action parmi quatre. La première : piochez une tuile ici, puis posez-la.
lesson-build-first = Piochez d’abord une tuile : il faut bien un endroit où placer un prêtre.

lesson-lay = Poser la tuile ici
lesson-lay-text = Ici, son Serpent recouvre un Serpent de la base et sa Tortue touche une Tortue. Aux tours suivants, vous pourrez d’abord tourner la tuile.
lesson-lay-first = Tous les emplacements libres sont permis, mais ici elle forme deux paires, et une paire donne des cartes.

lesson-claim = Des cartes pour une paire
lesson-claim-text = Une seule paire compte, à votre choix : 2 cartes si une idole recouvre une idole identique, 1 carte si elle la touche. Prenez les 2 cartes Serpent.
lesson-claim-first = C’est permis aussi, mais 2 cartes de l’idole favorite valent mieux.

lesson-end-turn = Terminer le tour
lesson-end-turn-text = Vous pouvez annuler chaque étape jusqu’à la fin de votre tour, sauf une pioche. Terminez-le : c’est à { $other } de jouer.

lesson-place = Placer un prêtre
lesson-place-text = Deuxième action : placer un prêtre sur une idole d’une tuile. Le Serpent est premier sur la piste : ce prêtre marquerait 5 points.
lesson-place-first = Ce serait possible, mais le Serpent est le favori : aucune autre idole de ce niveau ne vaut 5 points.

lesson-wait = Votre prêtre est en place
lesson-wait-text = Aucun autre prêtre ne peut s’arrêter sur cette case. Terminez votre tour.

lesson-fall = Le peuple change d’avis
lesson-fall-text = { $other } a défaussé 1 carte Ara pour faire monter l’Ara au rang 1. Votre Serpent tombe au rang 2 : 3 points seulement.

lesson-walk = Déplacer un prêtre
lesson-walk-text = Troisième action : déplacer un prêtre. Chaque case coûte 1 carte de n’importe quelle idole. Choisissez votre prêtre.
lesson-walk-first = Répondez tout de suite : votre prêtre peut passer sur la nouvelle idole favorite.

lesson-step = D’une case à l’autre
lesson-step-text = L’Ara, juste à côté, est maintenant premier. Une case, 1 carte.
lesson-step-first = Votre prêtre peut s’arrêter là, mais seul un Ara vaut maintenant 5 points.

lesson-curse = Vénérer ou maudire
lesson-curse-text = La quatrième action déplace une idole sur la piste. { $other } a un prêtre sur un Serpent : choisissez le Serpent.
lesson-curse-first = Bientôt. Voyez d’abord comment déplacer une idole : { $other } marque des points grâce au Serpent, et vous avez une carte Serpent.

lesson-down = Vers le bas
lesson-down-text = Chaque rang coûte 1 carte de cette idole. Au rang 3, un prêtre ne rapporte plus que 1 point.
lesson-down-first = Ici, plus bas, c’est mieux : le prêtre sur le Serpent n’est pas à vous.

lesson-cards = Les cartes aussi
lesson-cards-text = Quand un niveau est achevé, les cartes en main rapportent aussi : 2 points chacune pour l’idole au rang 1, 1 point pour celle au rang 2.

lesson-levels = Niveau après niveau
lesson-levels-text = Ensuite, les favoris tombent et vos prêtres reviennent pour le niveau suivant. Les niveaux supérieurs rapportent plus ; la partie se termine après le troisième.

lesson-alone = À vous de jouer
lesson-alone-text = La suite vous appartient. Appuyez sur « ? » pour lire les règles, et cliquez sur ce qui n’est pas permis pour savoir pourquoi.
