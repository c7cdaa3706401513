## La première partie guidée

lesson-aim = Le but du jeu
lesson-aim-text = Bâtissez la plus belle cité : le joueur qui a le plus de points à la fin gagne. Votre score s’affiche ici.

lesson-take = Prendre une tuile
lesson-take-text = À votre tour, vous prenez une tuile sur une pile. Commencez par ce Théâtre rose.
lesson-take-first = Toutes les piles libres sont permises, mais prenez d’abord le Théâtre rose : votre Projet a besoin de sa couleur.

lesson-lay = Poser la tuile
lesson-lay-text = Un de vos architectes est allé sur la pile. Posez le Théâtre ici : il rapporte 1 point par architecte sur le plateau Principal, donc { $points } maintenant.
lesson-lay-first = Vous pouvez construire partout, mais restez cette fois sur la ligne du milieu : votre Projet va y prendre forme.

lesson-end-turn = Terminer le tour
lesson-end-turn-text = Vous pouvez annuler chaque étape tant que votre tour n’est pas terminé. Terminez-le : c’est à { $other } de jouer.

lesson-free = Piles occupées
lesson-free-text = { $other } a pris une tuile ici. Une pile occupée par un architecte n’est plus disponible. Cliquez sur ce qui n’est pas permis pour savoir pourquoi.

lesson-project = Votre Projet
lesson-project-text = Alignez 3 tuiles roses visibles et vous validez ce Projet : 8 points à la fin. Vous en avez déjà une.

lesson-palace = Un Palais
lesson-palace-text = Prenez le Palais rose : c’est la deuxième de vos 3 tuiles roses.
lesson-palace-first = Ce serait possible, mais le Palais rose vous rapproche de votre Projet.

lesson-beside = Côte à côte
lesson-beside-text = Posez-le à côté du Théâtre.
lesson-beside-first = À côté du Théâtre, c’est mieux : les 3 tuiles doivent être alignées.

lesson-offer = Un nouveau Projet
lesson-offer-text = Un Palais vous donne un Projet. Celui-ci demande 2 tuiles roses côte à côte, et vous les avez déjà.
lesson-offer-first = C’est un bon choix, mais celui-ci utilise les tuiles roses que vous avez déjà.

lesson-line = Trois architectes alignés
lesson-line-text = Vos architectes sont aux deux bouts de cette ligne. Un troisième la complète, et trois architectes alignés vous valent une Faveur du Roi.
lesson-line-first = Plus tard, peut-être : ici, vous obtenez à la fois la troisième tuile rose et trois architectes alignés.

lesson-third = Trois choses à la fois
lesson-third-text = Posez-la ici : une Résidence rapporte 1 point par type de bâtiment visible, donc { $points }. Les 3 tuiles roses valident aussi votre Projet.
lesson-third-first = Elle rapporterait aussi des points là-bas, mais c’est ici qu’elle complète la ligne rose.

lesson-favour = La Faveur du Roi
lesson-favour-text = Choisissez un bonus de fin de partie : avec celui-ci, chaque Projet validé rapporte 2 points de plus.
lesson-favour-first = Toutes les Faveurs peuvent servir. Vous avez des Projets en cours, prenez donc celle-ci.

lesson-back = Retour des architectes
lesson-back-text = Après un alignement, vous reprenez tous vos architectes au début de votre prochain tour. Terminez celui-ci.

lesson-ending = La fin de partie
lesson-ending-text = Plus tard, vous construirez en hauteur : seule la tuile du dessus compte. Quand deux piles sont vides, la partie se termine et les Projets et les Faveurs sont comptés.

lesson-alone = À vous de jouer
lesson-alone-text = La suite vous appartient. Les règles sont sous « ? » ; les nombres verts montrent ce que rapporte un choix. « Ce que rapportent les bâtiments » explique aussi le Jardin, le Marché et la Muraille.
