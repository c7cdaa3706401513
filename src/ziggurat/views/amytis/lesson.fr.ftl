## La première partie guidée

lesson-aim = Le but
lesson-aim-text = Bâtissez la plus belle cité : qui a le plus de points à la fin l'emporte. Les vôtres se comptent ici.

lesson-take = Prendre une tuile
lesson-take-text = À votre tour, vous prenez une tuile sur les piles. Commencez par ce Théâtre rose.
lesson-take-first = Toute pile libre est permise, mais prenez d'abord le Théâtre rose : votre projet aura besoin de sa couleur.

lesson-lay = La poser
lesson-lay-text = Un de vos architectes est allé sur la pile. Posez le Théâtre ici : il rapporte 1 point par architecte là-bas, donc { $points } maintenant.
lesson-lay-first = On peut bâtir partout, mais restez cette fois au milieu : un projet va y grandir.

lesson-end-turn = Finir le tour
lesson-end-turn-text = Tant que le tour n'est pas fini, vous pouvez tout annuler. Laissez maintenant jouer { $other }.

lesson-free = Places prises
lesson-free-text = { $other } a pris une tuile ici. Là où se tient un architecte, personne ne prend ; cliquez sur ce qui est fermé, et l'on vous dit pourquoi.

lesson-project = Votre projet
lesson-project-text = Montrez trois tuiles roses en ligne et ce projet est réalisé pour de bon : 8 points à la fin. L'une est déjà là.

lesson-palace = Un Palais
lesson-palace-text = Prenez le Palais rose : c'est la deuxième des trois.
lesson-palace-first = Cela irait, mais le Palais rose vous rapproche de votre projet.

lesson-beside = Côte à côte
lesson-beside-text = Posez-le à côté du Théâtre.
lesson-beside-first = À côté du Théâtre, c'est mieux : les trois doivent être en ligne.

lesson-offer = Un nouveau projet
lesson-offer-text = Un Palais permet de choisir un projet. Celui-ci veut deux tuiles roses côte à côte, et vous les avez.
lesson-offer-first = Un bon choix ; mais celui-ci se sert des tuiles roses déjà posées.

lesson-line = Trois en ligne
lesson-line-text = Vos architectes se tiennent aux deux bouts de cette rangée. Le troisième achève la ligne, et une ligne gagne une faveur du roi.
lesson-line-first = Plus tard, peut-être : ici vous gagnez d'un coup la troisième tuile rose et une ligne d'architectes.

lesson-third = Trois d'un coup
lesson-third-text = Posez-la ici : une Résidence rapporte 1 point par bâtiment différent visible, donc { $points } ; et les trois tuiles roses réalisent votre projet.
lesson-third-first = Elle rapporterait aussi là-bas, mais ici seulement elle achève la ligne rose.

lesson-favour = La faveur du roi
lesson-favour-text = Choisissez ce qui vous paiera à la fin : avec celle-ci, chaque projet réalisé rapporte 2 de plus.
lesson-favour-first = Chaque faveur peut servir ; vous avez des projets en cours, prenez donc celle-ci.

lesson-back = Retour des architectes
lesson-back-text = Après une ligne, tous vos architectes reviennent au début de votre prochain tour. Finissez celui-ci.

lesson-ending = La fin
lesson-ending-text = Plus tard on bâtit en hauteur : une tuile peut en couvrir une autre, et seul le dessus compte. Deux piles vides, et la partie finit ; projets et faveurs s'ajoutent.

lesson-alone = À vous
lesson-alone-text = À partir d'ici, c'est vous qui décidez. Les règles s'ouvrent sous « ? » à la bonne page, et les chiffres verts disent ce que rapporte un choix.
