## La première partie guidée

lesson-aim = Le but du jeu
lesson-aim-text = Votre Cité commence avec ces deux tuiles. Envoyez vos dés, construisez, élevez des Tours : le joueur qui a le plus de points à la fin gagne.

lesson-draft = Votre premier dé
lesson-draft-text = Vos dés sont des Stratèges : ils travaillent pour vous. Prenez le 4 orange, puis terminez votre tour.
lesson-draft-first = Les dés élevés sont forts, mais un dé orange vous servira avec un Bâtiment orange. Prenez le 4 orange.

lesson-second = Une autre couleur
lesson-second-text = { $other } a pris deux dés. Prenez le 4 bleu : deux couleurs vaudront bientôt plus qu’une.
lesson-second-first = Prenez le 4 bleu : c’est le plus élevé qui reste, et vous aurez deux couleurs.

lesson-visit = Visiter un Lieu
lesson-visit-text = À votre tour, vous pouvez envoyer un ouvrier. Choisissez le dé bleu, le Lieu de Rencontre 1 et son action du haut : 3 Pierre.
lesson-visit-first = Tous les Lieux sont utiles, mais pour construire il vous faut de la Pierre : Lieu 1, action du haut.

lesson-ship = Le Vaisseau Mère
lesson-ship-text = Après chaque visite, le Vaisseau Mère augmente de 1. Si la valeur de votre dé est inférieure à la sienne, payez la différence en Sagesse.

lesson-build = Construire
lesson-build-text = Envoyez maintenant le dé orange au Lieu 2 et choisissez l’action du bas : construire une tuile.
lesson-build-first = Construisez d’abord : ce Bâtiment rapporte tout de suite des points. Dé orange, Lieu 2, action du bas.

lesson-salon = Un Bâtiment
lesson-salon-text = Prenez le Salon des Artistes comme Bâtiment, payez en Pierre et posez-le à côté de l’Agora. Quatre tuiles en carré formeront un District.
lesson-salon-first = Pas mal, mais suivez l’anneau : cette tuile, ici, payée en Pierre, convient à vos dés et à votre plan.

lesson-ability = Sa capacité
lesson-ability-text = Vous pouvez utiliser aussitôt un nouveau Bâtiment : 3 points par couleur parmi vos Stratèges. Utilisez-le, puis terminez votre tour.
lesson-ability-first = Utilisez-le : ces points sont gratuits.

lesson-archon = L’Archonte construit
lesson-archon-text = Votre Archonte va partout gratuitement. Envoyez-le construire la Carrière dans le coin restant, utilisez-la, puis terminez votre tour.
lesson-archon-first = Une autre fois. Il vous faut maintenant la quatrième tuile du carré : Archonte, Lieu 2, Carrière.

lesson-pass = Passer
lesson-pass-text = Vous n’avez plus d’ouvrier à envoyer : passez. Vos ouvriers reviennent et chaque Stratège augmente de 1. Un 6 devient Conseiller et rapporte des points.
lesson-pass-first = Il n’y a rien d’autre à faire : passez.

lesson-district = Votre premier District
lesson-district-text = Quatre tuiles se touchent ici : complétez le District avec le 5 orange. Il y reste définitivement et rapporte 5 points par Étage de la Tour orange.
lesson-district-first = Complétez d’abord le District. Prenez le dé orange : il active à nouveau le Salon orange.

lesson-wake = Les Bâtiments s’activent
lesson-wake-text = Les Bâtiments de la couleur du dé servent à nouveau. L’Agora sert avec tous les dés : elle donne 1 Or. Utilisez les deux, puis terminez votre tour.
lesson-wake-first = Utilisez d’abord les deux Bâtiments : cela ne coûte rien.

lesson-tower = Élever la Tour
lesson-tower-text = Dépensez cet Or pour un Étage de la Tour orange. Votre 5 comptera double : 5 points de plus à la fin.
lesson-tower-first = Cela peut attendre. Un Étage orange vous rapporte 5 points maintenant.

lesson-ending = La fin de partie
lesson-ending-text = Les Temples et la piste Militaire comptent aussi. La partie se termine quand l’Or des cartes District, les Étages ou les Citoyens s’épuisent, ou qu’un joueur est au sommet des trois Temples.

lesson-alone = À vous de jouer
lesson-alone-text = La suite vous appartient. Appuyez sur « ? » pour lire les règles du choix en cours ; pointez un Lieu ou un Bâtiment pour voir ce qu’il fait.
