## La première partie guidée

lesson-aim = Le but du jeu
lesson-aim-text = Les bateaux rapportent des points : à la fin d’une manche, le joueur qui en a au moins 10, et plus que les autres, gagne. Pour charger un bateau, il faut les ressources indiquées.

lesson-activate = Choisir un site
lesson-activate-text = À chaque manche, vous activez 3 sites à vous deux. Commencez par Abou Simbel : il y a 3 bois.
lesson-activate-first = Vous pourriez activer n’importe quel site, mais le bois d’Abou Simbel permet de charger un bateau dès cette manche.

lesson-merchant = Un marchand
lesson-merchant-text = Chacun joue un personnage à son tour. Ce marchand vaut 3 de marchandage : le joueur qui en a le plus gagne toutes les ressources du site.
lesson-merchant-first = Cette carte vous servira plus tard. Les marchands font gagner les ressources, et celui-ci est l’un de vos meilleurs.

lesson-pass = Passer
lesson-pass-text = { $other } n’a pas de marchandage ici : vos 3 suffisent. Passez et gardez vos cartes : elles doivent servir pour 3 sites.
lesson-pass-first = Vous pourriez, mais c’est inutile : vous êtes déjà en tête.

lesson-won = Deux gagnants
lesson-won-text = Le bois est à vous. { $other } avait le plus de négociation et a déployé des négociateurs, qui rapportent 1 ressource par manche. Site suivant : Le Caire.

lesson-torturer = L’influence
lesson-torturer-text = Vous devez jouer au moins 1 carte. Ce tortionnaire vaut 6 d’influence : c’est plus que les 4 déjà en jeu, et Le Caire en demande 5. Vous pourrez y déployer vos tortionnaires.
lesson-torturer-first = Avec cette carte, { $other } resterait en tête. Le tortionnaire à 6 d’influence vous fait gagner Le Caire.

lesson-stand = Passer encore
lesson-stand-text = { $other } a passé. Passez aussi : vos tortionnaires se déploient au Caire.
lesson-stand-first = C’est inutile : plus personne d’autre ne joue ici. Passez.

lesson-third = Le dernier site
lesson-third-text = Vous choisissez le troisième site de la manche. Philae a de la nourriture : c’est tout ce qui vous manque pour un bateau.
lesson-third-first = Un autre site serait possible, mais le bateau que vous pouvez charger demande la nourriture de Philae.

lesson-again = Un autre marchand
lesson-again-text = Jouez votre autre bon marchand pour gagner les chameaux et la nourriture.
lesson-again-first = Le marchandage fait gagner les ressources : jouez le marchand à 3.

lesson-enough = Juste assez
lesson-enough-text = Vos 3 battent les 2 de { $other } ; à égalité, personne ne gagnerait. Passez.
lesson-enough-first = Vous êtes déjà en tête : gardez vos cartes et passez.

lesson-load = Charger un bateau
lesson-load-text = Après les sites, les joueurs chargent des bateaux. Celui-ci coûte 2 bois et 1 nourriture, et vous les avez.
lesson-load-first = Chargez d’abord ce bateau : il rapporte 1 point.

lesson-supply = Faire fournir une ressource
lesson-supply-text = Une fois par manche, vos tortionnaires fournissent 1 ressource imprimée sur leur site. Utilisez ceux du Caire pour 1 bois et gardez le vôtre.
lesson-supply-first = Attendez : vos tortionnaires peuvent vous épargner 1 bois avant le départ du bateau.

lesson-sail = Faire partir le bateau
lesson-sail-text = Tout est payé. Faites partir le bateau : c’est votre premier point.
lesson-sail-first = Tout est payé : faites partir le bateau.

lesson-round = Manche après manche
lesson-round-text = Les troupes et les ressources restent en place ; de nouvelles mains sont distribuées. Le joueur qui a le plus de tortionnaires sur les sites gagne 1 point de plus.

lesson-alone = À vous de jouer
lesson-alone-text = La suite vous appartient. Appuyez sur « ? » pour lire les règles du choix en cours ; pointez un site ou une carte pour voir son pouvoir.
