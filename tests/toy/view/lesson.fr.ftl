## La première partie guidée

lesson-aim = Le but
lesson-aim-text = Plantez tout votre jardin ; qui a alors le plus de points l’emporte. Les vôtres se comptent ici.

lesson-take = Prendre un fruit
lesson-take-text = À votre tour, vous prenez un fruit de la rangée. Commencez par cette pomme.
lesson-take-first = Tous les fruits sont libres, mais prenez d’abord cette pomme : une autre pend à côté.

lesson-plant = La planter
lesson-plant-text = Plantez-la dans une case vide, ici par exemple.
lesson-plant-first = Cette case vaut autant ; prenez le coin cette fois.

lesson-end-turn = Finir le tour
lesson-end-turn-text = Tant que le tour n’est pas fini, vous pouvez tout annuler. Laissez maintenant jouer { $other }.

lesson-other = Les autres
lesson-other-text = { $other } a planté aussi. Chacun a son jardin.

lesson-second = Une autre pomme
lesson-second-text = Des fruits pareils rapportent côte à côte : prenez cette pomme.
lesson-second-first = Prenez la pomme : elle seule rapporte à côté de l’autre.

lesson-beside = Côte à côte
lesson-beside-text = Plantez-la à côté de la première : { $points } point aussitôt.
lesson-beside-first = Elle ne rapporte qu’à côté de l’autre pomme.

lesson-goal = Votre but
lesson-goal-text = Quand tous les jardins sont pleins, cette carte vous paie ; d’ici là, vous seul la connaissez.

lesson-alone = À vous
lesson-alone-text = À partir d’ici, c’est vous qui décidez. Les règles s’ouvrent sous « ? » à la bonne page.
