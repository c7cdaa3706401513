## La première partie guidée

lesson-aim = Le but du jeu
lesson-aim-text = Remplissez votre jardin : le joueur qui a le plus de points à la fin gagne. Votre score s’affiche ici.

lesson-take = Prendre un fruit
lesson-take-text = À votre tour, vous prenez un fruit dans la rangée. Commencez par cette pomme.
lesson-take-first = Tous les fruits sont permis, mais prenez d’abord cette pomme : il y en a une autre à côté.

lesson-plant = Planter la pomme
lesson-plant-text = Plantez-la dans une case vide, ici par exemple.
lesson-plant-first = Cette case convient aussi, mais choisissez le coin cette fois.

lesson-end-turn = Terminer le tour
lesson-end-turn-text = Vous pouvez annuler chaque étape jusqu’à la fin de votre tour. Terminez-le : c’est à { $other } de jouer.

lesson-other = Les autres joueurs
lesson-other-text = { $other } a aussi planté un fruit. Chaque joueur a son jardin.

lesson-second = Une autre pomme
lesson-second-text = Des fruits identiques rapportent des points côte à côte : prenez cette pomme.
lesson-second-first = Prenez la pomme : aucun autre fruit ne rapporte de point à côté de la première.

lesson-beside = Côte à côte
lesson-beside-text = Plantez-la à côté de la première : vous marquez aussitôt { $points } point.
lesson-beside-first = Elle ne rapporte un point qu’à côté de l’autre pomme.

lesson-goal = Votre objectif
lesson-goal-text = Quand tous les jardins sont pleins, cette carte vous rapporte des points. D’ici là, personne d’autre ne la voit.

lesson-alone = À vous de jouer
lesson-alone-text = La suite vous appartient. Appuyez sur « ? » pour lire les règles du choix en cours.
