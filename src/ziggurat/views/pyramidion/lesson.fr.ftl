## La première partie guidée

lesson-aim = Le but
lesson-aim-text = Les bateaux sont des points : qui en a 10 ou plus après une manche, et le plus, l'emporte. Pour en charger un, il faut les ressources qu'il montre.

lesson-activate = Choisir un site
lesson-activate-text = À chaque manche, vous jouez à deux pour trois sites. Commencez par Abou Simbel : trois bois s'y trouvent.
lesson-activate-first = Tous les sites sont ouverts ; mais le bois d'Abou Simbel charge un bateau dès cette manche.

lesson-merchant = Un marchand
lesson-merchant-text = On joue des personnages tour à tour. Ce marchand marchande pour 3 : le plus fort marchandage emporte toutes les ressources du site.
lesson-merchant-first = Cette carte aura son heure ; les ressources se gagnent par les marchands, et voici l'un de vos meilleurs.

lesson-pass = Passer
lesson-pass-text = { $other } ne marchande pas ici, vos 3 suffisent. Passez et gardez vos cartes : elles doivent servir pour trois sites.
lesson-pass-first = Vous pourriez, mais ce serait une carte de trop : vous menez déjà.

lesson-won = Deux gagnants
lesson-won-text = Le bois est à vous. { $other } avait la plus forte négociation et a posté des négociateurs : une ressource par manche ; au tour du Caire.

lesson-torturer = L'influence
lesson-torturer-text = Il faut jouer au moins une carte. Ce tortionnaire a 6 d'influence, plus que les 4 posés, et Le Caire en veut 5 : vos tortionnaires s'y tiendront.
lesson-torturer-first = Avec celle-là, { $other } garde le dessus ; le tortionnaire à 6 emporte Le Caire.

lesson-stand = Passer encore
lesson-stand-text = { $other } a renoncé. Passez, et vos tortionnaires prennent place au Caire.
lesson-stand-first = Inutile : plus personne d'autre ne joue ici. Passez.

lesson-third = Le dernier site
lesson-third-text = Le troisième site de la manche est à votre choix. Philae a de la nourriture, et c'est ce qui manque à un bateau.
lesson-third-first = Un autre site irait, mais le bateau d'aujourd'hui a besoin de la nourriture de Philae.

lesson-again = Marchander encore
lesson-again-text = Jouez votre autre bon marchand pour les chameaux et la nourriture.
lesson-again-first = Le marchandage décide des ressources : jouez le marchand à 3.

lesson-enough = Juste assez
lesson-enough-text = Vos 3 battent les 2 de { $other } ; à égalité, personne ne gagne. Passez.
lesson-enough-first = Vous menez déjà : gardez vos cartes et passez.

lesson-load = Charger un bateau
lesson-load-text = Après les sites, on charge les bateaux. Celui-ci veut deux bois et une nourriture, et vous les avez.
lesson-load-first = Chargez d'abord ce bateau : c'est un point tout de suite.

lesson-supply = Ils fournissent
lesson-supply-text = Une fois par manche, vos tortionnaires fournissent une ressource imprimée sur leur site : au Caire, qu'ils apportent un bois et gardez le vôtre.
lesson-supply-first = Un instant : vos tortionnaires peuvent vous épargner un bois avant le départ.

lesson-sail = Faire partir
lesson-sail-text = C'est payé : le bateau part, et voici votre premier point.
lesson-sail-first = Il est déjà payé : faites-le partir.

lesson-round = Manche après manche
lesson-round-text = Les troupes et les ressources restent, les mains sont redistribuées. Le plus de tortionnaires sur les sites vaut un point de plus.

lesson-alone = À vous
lesson-alone-text = À partir d'ici, c'est vous qui décidez. Les règles s'ouvrent sous « ? » ; chaque site et chaque carte dit son pouvoir quand on la pointe.
