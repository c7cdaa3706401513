## La première partie guidée

lesson-aim = Le but
lesson-aim-text = Votre Cité naît de ces deux tuiles. Envoyez vos dés au travail, bâtissez, élevez des Tours : à la fin, le plus de points l'emporte.

lesson-draft = Un premier dé
lesson-draft-text = Vos dés sont des Stratèges, qui travaillent pour vous. Prenez le 4 orange, puis finissez le tour.
lesson-draft-first = Les hauts dés sont forts ; mais celui-ci, orange, trouvera un Bâtiment orange à son goût.

lesson-second = Une autre couleur
lesson-second-text = { $other } en a pris deux. Prenez le 4 bleu : deux couleurs vaudront bientôt plus qu'une.
lesson-second-first = Prenez le 4 bleu : c'est le plus haut qui reste, et d'une autre couleur.

lesson-visit = Visiter un lieu
lesson-visit-text = À votre tour, vous envoyez un ouvrier. Choisissez le dé bleu, le premier Lieu de Rencontre, et son action du haut : trois Pierres.
lesson-visit-first = Chaque lieu sert, mais vous voulez bâtir, et il faut de la Pierre : lieu 1, en haut.

lesson-ship = Le Vaisseau Mère
lesson-ship-text = Chaque visite fait monter le Vaisseau Mère de 1. Un dé qui montre moins que lui paie la différence en Sagesse.

lesson-build = Bâtir
lesson-build-text = Envoyez maintenant le dé orange au deuxième lieu et choisissez l'action du bas : bâtir une tuile.
lesson-build-first = D'abord un Bâtiment : il rapporte aussitôt. Dé orange, lieu 2, en bas.

lesson-salon = Un Bâtiment
lesson-salon-text = Prenez le Salon des Artistes comme Bâtiment, payez en Pierre et posez-le près de l'Agora. Quatre tuiles en carré feront un District.
lesson-salon-first = Pas mal, mais suivez l'anneau : cette tuile, ici, payée en Pierre, convient à vos dés et à votre plan.

lesson-ability = Sa capacité
lesson-ability-text = Un Bâtiment neuf peut agir aussitôt : 3 points par couleur parmi vos Stratèges. Utilisez-le et finissez le tour.
lesson-ability-first = Utilisez-le : ce sont des points pour rien.

lesson-archon = L'Archonte bâtit
lesson-archon-text = L'Archonte va partout sans payer. Qu'il bâtisse la Carrière dans le coin qui reste ; utilisez-la, et finissez le tour.
lesson-archon-first = Une autre fois ; la quatrième tuile du carré vaut le plus : Archonte, lieu 2, Carrière.

lesson-pass = Passer
lesson-pass-text = Il n'y a plus personne à envoyer, passez : les ouvriers rentrent, et chaque Stratège gagne 1. Un six devient Conseiller, et rapporte.
lesson-pass-first = Il n'y a rien d'autre à faire que passer.

lesson-district = Le premier District
lesson-district-text = Quatre tuiles se touchent ici : complétez le District, et que le 5 orange y siège. Il y reste : 5 points par Étage de la Tour orange.
lesson-district-first = Complétez d'abord le District ; et prenez le dé orange, il réveille le Salon orange.

lesson-wake = Ils s'activent
lesson-wake-text = Les Bâtiments de la couleur du dé agissent encore, et l'Agora avec tout dé : elle donne un Or. Utilisez les deux, puis finissez le tour.
lesson-wake-first = Utilisez d'abord les deux Bâtiments : on n'y perd rien.

lesson-tower = Élever la Tour
lesson-tower-text = Cet Or achète un Étage de la Tour orange. Votre 5 compte alors double : 5 points de plus à la fin.
lesson-tower-first = Cela ira plus tard ; un Étage orange vous vaut 5 points maintenant.

lesson-ending = La fin
lesson-ending-text = Temples et piste Militaire rapportent aussi. La partie finit quand il n'y a plus d'Or sur les cartes District, ou que manquent Étages, Citoyens ou marches des Temples.

lesson-alone = À vous
lesson-alone-text = À partir d'ici, c'est vous qui décidez. Les règles s'ouvrent sous « ? » ; chaque lieu et chaque Bâtiment dit ce qu'il fait quand on le pointe.
