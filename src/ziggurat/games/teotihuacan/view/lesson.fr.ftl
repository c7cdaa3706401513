## La première partie guidée

lesson-aim = Le but du jeu
lesson-aim-text = Voici votre Cité : vous y placez des Bâtiments et des Temples autour de la Pyramide. Après 4 manches, le joueur qui a le plus de points gagne.

lesson-green = La tuile verte
lesson-green-text = Chaque joueur commence avec 3 tuiles Pyramide. Prenez la verte et posez-la à l’ouest : vous gagnez la récompense recouverte, 4 points.
lesson-green-first = Toutes les tuiles et toutes les cases conviendraient. Commencez par la verte à l’ouest : elle prépare la place du premier Temple.

lesson-blue = La tuile bleue
lesson-blue-text = Posez la tuile bleue au nord : vous y gagnez 2 Bâtiments de taille 1.
lesson-blue-first = Une autre case donne une autre récompense. Il vous faut d’abord des Bâtiments : choisissez le nord.

lesson-small = Deux Bâtiments
lesson-small-text = Posez ici le Bâtiment en Bois, puis celui en Pierre. Chacun vous donne 1 Ressource de son type sur chaque case libre adjacente.
lesson-small-first = Ce serait possible, mais ici le Bâtiment a de la place des quatre côtés : 4 Ressources.

lesson-red = La tuile rouge
lesson-red-text = La dernière tuile donne 1 point et un Bâtiment de taille 3. Choisissez celui en Or et posez-le en bas de la Cité.
lesson-red-first = La Pépite est la Ressource la plus précieuse. Prenez le Bâtiment en Or et posez-le là où rien ne le gêne.

lesson-end-turn = Terminer le tour
lesson-end-turn-text = Vous pouvez annuler chaque étape jusqu’à la fin de votre tour, sauf une pioche. Terminez-le : c’est à { $other } de poser 3 tuiles.

lesson-discs = Les disques Action
lesson-discs-text = À votre tour, placez 1 à 3 disques sur une pile. Sa hauteur est votre Puissance : avec 1 disque ici, elle est de 2.
lesson-discs-first = Chaque pile donne une action, mais construisons un Temple : placez 1 disque en B1.

lesson-bonus = Le disque Bonus
lesson-bonus-text = Vous avez recouvert un disque Bonus, utilisez-le : vous marquez 1 point et votre Puissance passe à 3. Choisissez ensuite de construire un Temple.
lesson-bonus-first = Utilisez d’abord le disque Bonus, puis construisez le Temple : avec plus de Puissance, il coûte moins cher.

lesson-temple = Un Temple
lesson-temple-text = Le Temple vert est de taille 3 : votre Puissance suffit. Il coûte 1 Bois et 1 Pierre. Choisissez « Payer automatiquement ».
lesson-temple-first = Celui-là dépasse votre Puissance. Prenez le Temple vert, puis choisissez « Payer automatiquement ».

lesson-district = Le Quartier
lesson-district-text = Un Quartier est un quart de la Cité. Vous construisez dans les deux du côté de l’Architecte. Ici, le Temple rapporte { $points } points à la fin : votre tuile verte est dans le même Quartier.
lesson-district-first = Vous pourriez le poser là, mais ici il recouvre aussi 2 des 4 Masques jaunes.

lesson-worship = Une tuile Adoration
lesson-worship-text = Chaque Temple donne une tuile Adoration de sa couleur. Prenez celle-ci : une offrande en zone B changera 2 Bois en 3 points.
lesson-worship-first = C’est aussi une bonne tuile, mais vous avez du Bois, et celle-ci le change en points.

lesson-architect = L’Architecte avance
lesson-architect-text = Après votre action, l’Architecte passe au côté suivant, dans le sens horaire : vous construirez ensuite à droite. Terminez votre tour.

lesson-zones = Trois zones
lesson-zones-text = La zone A donne des Bâtiments, la B des Temples, la C des tuiles Pyramide contre des Pépites. Recouvrez tous les Masques d’un groupe : vous prenez une tuile Masque et marquez ses points.

lesson-ending = Quatre manches
lesson-ending-text = Une manche se termine quand tous les joueurs ont passé. Chacun perd alors définitivement 1 disque. Après 4 manches, les Quartiers sont comptés.

lesson-alone = À vous de jouer
lesson-alone-text = La suite vous appartient. Appuyez sur « ? » pour lire les règles du choix en cours ; les boutons du bas tournent et retournent les tuiles.
