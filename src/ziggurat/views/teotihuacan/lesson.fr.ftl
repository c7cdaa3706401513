## La première partie guidée

lesson-aim = Le but
lesson-aim-text = Voici votre cité : vous y disposez Bâtiments et Temples autour de la Pyramide. Après quatre manches, qui a le plus de points l'emporte.

lesson-green = La tuile verte
lesson-green-text = Chacun commence avec trois tuiles Pyramide. Prenez la verte et posez-la à l'ouest : elle couvre 4 points, et ils sont à vous.
lesson-green-first = Toute tuile et toute case iraient. Commencez par la verte à l'ouest, et le premier Temple saura où se placer.

lesson-blue = La tuile bleue
lesson-blue-text = Posez la tuile bleue au nord : elle y couvre deux petits Bâtiments.
lesson-blue-first = Une autre case donne autre chose ; il vous faut d'abord des Bâtiments, prenez donc le nord.

lesson-small = Deux Bâtiments
lesson-small-text = Posez ici celui de bois, puis celui de pierre. Chaque case libre à côté d'un Bâtiment reçoit une Ressource de sa matière.
lesson-small-first = Cela irait aussi, mais là le Bâtiment a de la place des quatre côtés : quatre Ressources.

lesson-red = La tuile rouge
lesson-red-text = La dernière tuile donne un point et un Bâtiment de taille 3. Choisissez l'or et posez-le au bas de la cité.
lesson-red-first = L'or est la Ressource la plus précieuse : prenez ce Bâtiment, et posez-le là où rien ne le gêne.

lesson-end-turn = Aux autres
lesson-end-turn-text = Tant que le tour n'est pas fini, on peut annuler, sauf ce qui est tiré. { $other } pose maintenant trois tuiles aussi.

lesson-discs = Les disques
lesson-discs-text = Un tour : placez un à trois disques sur une pile. Sa hauteur est votre Puissance ; un disque ici fait 2.
lesson-discs-first = Chaque pile est une action, mais construisons un Temple : un disque sur B1.

lesson-bonus = Le disque Bonus
lesson-bonus-text = Vous avez couvert un disque Bonus, utilisez-le : un point, et Puissance 3. Puis choisissez de construire un Temple.
lesson-bonus-first = D'abord le Bonus, puis le Temple : la Puissance qu'il donne rend le Temple moins cher.

lesson-temple = Un Temple
lesson-temple-text = Le Temple vert est de taille 3, votre Puissance suffit : il coûte un bois et une pierre. Laissez la page choisir ce qui paie.
lesson-temple-first = Celui-là demande plus que votre Puissance ; prenez le Temple vert, et laissez payer la page.

lesson-district = Le Quartier
lesson-district-text = Un Quartier est un quart de la cité ; on construit dans les deux du côté de l'Architecte. Ici, le Temple rapporte { $points } points à la fin : votre tuile verte est dans ce Quartier.
lesson-district-first = Il peut s'y poser, mais ici il couvre aussi deux des quatre masques jaunes.

lesson-worship = Une tuile Adoration
lesson-worship-text = Chaque Temple donne une tuile Adoration de sa couleur. Gardez celle-ci : une offrande en zone B changera deux bois en 3 points.
lesson-worship-first = Une bonne tuile aussi ; mais du bois, vous en avez, et celle-ci le change en points.

lesson-architect = L'Architecte avance
lesson-architect-text = Après l'action, l'Architecte avance d'un côté, dans le sens horaire : ensuite vous construirez à droite. Finissez le tour.

lesson-zones = Trois zones
lesson-zones-text = La zone A donne des Bâtiments, la B des Temples, la C des tuiles Pyramide contre de l'or. Couvrez tous les masques d'un groupe, et une tuile Masque rapporte aussitôt.

lesson-ending = Quatre manches
lesson-ending-text = Une manche finit quand tous ont passé. Chacun perd alors un disque pour de bon ; après quatre manches, on compte les Quartiers.

lesson-alone = À vous
lesson-alone-text = À partir d'ici, c'est vous qui décidez. Les règles s'ouvrent sous « ? » ; les boutons du bas tournent et retournent les tuiles.
