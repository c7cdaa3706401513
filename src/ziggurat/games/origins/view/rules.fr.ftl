## Les règles à lire

rules-chapter-visit = Une visite
rules-chapter-actions = Actions
rules-chapter-districts = Districts, Tours, Population
rules-chapter-buildings = Bâtiments
rules-chapter-zodiac = Cartes Zodiaque
rules-chapter-cards = Cartes District
rules-chapter-solo = Jouer en solo

rules-aim-text =
    Construisez une Cité sous le regard des Bâtisseurs venus d’au-delà des cieux. Envoyez vos dés aux Lieux de Rencontre pour recevoir des
    ressources, poser des Bâtiments, monter dans les Temples et renforcer votre armée. Quatre tuiles autour d’un Siège de Pouvoir forment un
    District : un dé y reste définitivement. À la fin, il rapporte sa valeur multipliée par les Étages de la Tour de sa couleur. Le
    joueur qui a le plus de points gagne.

rules-board = Le Plateau Principal
rules-board-text =
    Chaque Lieu de Rencontre reçoit une tuile Action Bonus tirée au hasard et un Vaisseau Mère sur 1. Chaque Temple reçoit une carte
    Zodiaque tirée au hasard.

    Il y a { $two }, { $three } ou { $four } dés Citoyen de chaque couleur à 2, 3 ou 4 joueurs. Les ressources sont illimitées ; les dés,
    les tuiles et les Étages ne le sont pas.

rules-market = Le Marché
rules-market-text =
    Les tuiles Bâtiment sont triées par couleur en cinq piles. Une tuile de chaque couleur est au Marché, dans un ordre aléatoire. La
    tuile suivante de chaque pile est face visible : vous voyez ce qui viendra.

rules-row = La zone Recrutement
rules-row-text =
    Un dé Citoyen de chaque couleur est lancé, et les 6 sont relancés. Les dés sont rangés par valeur croissante. À valeur égale, celui
    dont le Bâtiment est le plus bas au Marché est placé en premier.

rules-cards-out = Cartes District et Étages
rules-cards-out-text =
    { $two }, { $three } ou { $four } cartes District sont en jeu à 2, 3 ou 4 joueurs, avec { $gold } Or sur chacune. La réserve contient
    1 Étage de chaque couleur, et 1 de plus pour chaque Tour figurant sur les cartes.

rules-own = Votre matériel
rules-own-text =
    Vous avez un Palais avec 1 Étage de chaque couleur, l’Agora au-dessus, 1 ressource de chaque type, votre Archonte et { $bases }
    socles. Quatre autres socles sont sur votre plateau. Vos marqueurs sont au départ de la piste Militaire et des trois Temples. Celui
    du premier joueur est en bas de la pile.

rules-draft = Les premiers Stratèges
rules-draft-text =
    Deux dés de chaque couleur sont lancés, et les 6 sont relancés. Dans l’ordre du tour, chaque joueur prend un dé, puis un second dans
    l’ordre inverse. Un dé sur un de vos socles est un Stratège.

rules-turn-text =
    Le joueur qui a la tuile Bastion commence, puis on joue dans le sens horaire. À votre tour, faites une action : envoyer un ouvrier à
    un Lieu de Rencontre, compléter un District, élever une Tour, augmenter votre Population ou passer. La manche dure jusqu’à ce que
    tous les joueurs aient passé.

rules-freemen = Les Stratèges
rules-freemen-text =
    Un Stratège est un dé Citoyen sur un de vos socles. Il a une couleur et une valeur. Une fois envoyé à un Lieu de Rencontre, il est
    utilisé pour cette manche, mais il reste à vous. Sans socle libre, vous ne pouvez pas prendre de nouveau Citoyen.

rules-archon = L’Archonte
rules-archon-text =
    L’Archonte n’a pas de valeur et va partout gratuitement. Pour les Actions Bonus, il a les couleurs de vos Conseillers.

rules-speakers = Les Orateurs
rules-speakers-text =
    Il y a { $two }, { $three } ou { $four } dés Orateur blancs à 2, 3 ou 4 joueurs. Quand vous prenez un Orateur, vous pouvez l’envoyer
    une fois, comme un Stratège. Il n’a besoin d’aucun socle, n’a pas de couleur et retourne dans la zone Recrutement à la fin de la
    manche.

rules-gold = L’Or
rules-gold-text =
    L’Or remplace toute autre ressource dans un coût. Mais une « ressource de base » reçue est de la Pierre, de la Nourriture ou de la
    Sagesse, jamais de l’Or. Chaque Or restant vaut 1 point à la fin.

rules-tokens = Les jetons Supériorité
rules-tokens-text =
    Après toute action autre que passer, vous pouvez dépenser 1 jeton Supériorité pour une autre action, qui peut être de passer. Vous
    pouvez dépenser 1 jeton par tour, même celui que vous venez de recevoir.

rules-pass = Passer
rules-pass-text =
    Vous ne jouez plus jusqu’à la fin de la manche. Votre Archonte et vos Stratèges reviennent. Chaque Stratège de valeur 1 à 5 augmente
    de 1, utilisé ou non. Chaque 6 devient Conseiller, dans l’ordre de votre choix, et libère son socle.

    Un Conseiller d’une nouvelle couleur prend la case suivante de votre rangée ({ $steps } points) : à la fin, vous marquez la dernière
    case atteinte. Si vous avez déjà cette couleur, marquez tout de suite la dernière case occupée et remettez le dé dans la réserve.

rules-visit-text =
    Envoyez un ouvrier non utilisé à n’importe quel Lieu de Rencontre. Si la valeur du dé est inférieure à celle du Vaisseau Mère, payez
    la différence en Sagesse. Un Lieu peut accueillir plusieurs ouvriers.

rules-do = Les actions d’un Lieu
rules-do-text =
    Vous devez faire l’action du haut ou celle du bas. Un Stratège de valeur { $six } peut faire les deux, dans l’ordre de votre choix.

    Si l’ouvrier a la couleur de la tuile Action Bonus, vous pouvez aussi faire l’Action Bonus : avant, après ou entre les actions principales.

rules-ship = Le Vaisseau Mère augmente
rules-ship-text =
    Après la visite, le Vaisseau Mère augmente de 1, ou revient de { $six } à 1, quel que soit l’ouvrier envoyé.

rules-place = En haut : { $top }. En bas : { $bottom }.
rules-bonus = { $colour ->
    [red] Bonus rouge
    [purple] Bonus mauve
    [blue] Bonus bleu
    [orange] Bonus orange
   *[yellow] Bonus jaune
}

rules-gain = Prendre des ressources
rules-gain-text =
    L’action du haut donne les ressources indiquées. Si l’une est au choix, prenez Pierre, Nourriture ou Sagesse.

rules-advance = Progresser
rules-advance-text =
    Avancez votre marqueur sur la piste Militaire, au-delà des autres ou sur leur case. Il se place au-dessus des marqueurs déjà présents,
    et les marqueurs d’une même case sont de force égale. À chacun des { $thresholds } paliers que vous franchissez, prenez 1 jeton
    Supériorité.

    La dernière case rapporte { $points } points, une seule fois, et votre marqueur y reste. Si vous pouvez progresser et mener une
    Attaque, faites les deux dans l’ordre de votre choix, ou un seul.

rules-attack = Mener une Attaque
rules-attack-text =
    Recevez le bonus inscrit à côté de votre marqueur. Puis gagnez 1 point par marqueur plus faible et 1 point par palier déjà franchi.
    Le départ et la première case n’ont pas de bonus.

rules-build = Construire
rules-build-text =
    Choisissez une tuile du Marché. Payez la Sagesse indiquée à côté ({ $prices } de haut en bas) et la Pierre de la tuile. Posez-la dans
    votre Cité, bord à bord avec une autre tuile. Elle ne se pivote pas et ne recouvre jamais une autre tuile.

    Puis les tuiles du Marché glissent vers le haut, et la tuile suivante de la même couleur est placée en bas.

rules-farm = Construire une Ferme
rules-farm-text =
    Toute tuile que vous pouvez construire peut être posée côté Ferme visible. Une Ferme ne coûte rien et n’a ni couleur ni capacité.

rules-ability = Les capacités
rules-ability-text =
    Quand vous ajoutez un Bâtiment à votre Cité, vous pouvez utiliser aussitôt sa capacité. Un Bâtiment est toujours inclus dans son
    propre calcul. Vous pouvez l’utiliser à nouveau chaque fois que vous complétez un District autour de lui avec un dé de sa couleur.

rules-climb = Monter les marches d’un Temple
rules-climb-text =
    Payez 1 Pierre, montez 2 marches d’un même Temple et prenez sa carte Zodiaque, même si un autre joueur la détient. Les tuiles Action
    Bonus et les Bâtiments font monter sans prendre la carte. Certains permettent de payer 1 Or pour monter 1 marche d’un autre Temple.

    À la fin, les marches valent { $steps } points, mais seuls vos deux Temples les plus bas comptent.

rules-recruit = Recruter un Citoyen
rules-recruit-text =
    Payez la Sagesse indiquée sous le dé ({ $prices } de gauche à droite) et placez-le sur un socle libre, sans changer sa valeur. Les
    autres glissent vers la gauche et un dé de la même couleur est lancé ; un 6 est relancé. Vous pouvez envoyer votre nouveau Stratège
    dès cette manche.

rules-feed = Dépenser de la Nourriture
rules-feed-text =
    Dépensez 1 à { $most } Nourriture. Chacune augmente de 1 un Stratège non utilisé ou fait progresser votre marqueur d’une case. Un 6
    que vous augmentez devient Conseiller.

rules-districts-text =
    Là où quatre tuiles de votre Cité forment un carré, il y a un Siège de Pouvoir. Pour une action, placez le dé d’un Stratège non
    utilisé sur un Siège libre. Il y reste définitivement, n’est plus un Stratège et libère son socle. Les Fermes, l’Agora et le Palais
    peuvent aussi faire partie d’un District.

rules-match = La carte District
rules-match-text =
    Si les quatre tuiles correspondent à une carte, pivotée ou en miroir, vous pouvez gagner ses points : le nombre le plus élevé la
    première fois, le plus faible ensuite. Prenez aussi tout son Or. Le gris désigne n’importe quelle tuile. Si plusieurs cartes
    correspondent, choisissez-en une.

rules-activate = Activer les Bâtiments
rules-activate-text =
    Utilisez ensuite, dans l’ordre de votre choix, les Bâtiments autour du Siège qui ont la couleur du dé. Un dé de n’importe quelle
    couleur active aussi l’Agora.

rules-towers = Élever une Tour
rules-towers-text =
    Pour une action, prenez un Étage de la réserve et ajoutez-le à votre Tour de même couleur. Il coûte autant d’Or que la Tour a
    d’Étages. Aucune autre ressource ne remplace l’Or ici.

rules-population = Augmenter votre Population
rules-population-text =
    Pour une action, payez de la Nourriture pour obtenir un socle de plus : { $prices } du troisième au sixième. Le dernier rapporte
    { $points } points.

rules-round-text =
    Quand tous les joueurs ont passé, les Orateurs retournent dans leur zone. Un Orateur envoyé augmente de 1, ou est relancé s’il est
    à 5. Puis la tuile Bastion et les cartes Zodiaque sont attribuées. Si aucune condition de fin n’est remplie, une nouvelle manche
    commence. Les Vaisseaux Mère gardent leur valeur.

rules-bastion = Le Bastion
rules-bastion-text =
    Le joueur le plus avancé sur la piste Militaire reçoit la tuile Bastion et commencera la manche suivante. En cas d’égalité, c’est le marqueur
    du bas de la pile qui compte.

    Puis chaque marqueur recule à la première case après le dernier palier franchi, en commençant par le moins avancé ; il se place sous
    les marqueurs déjà présents. Un marqueur sur la dernière case y reste.

rules-give-cards = Les cartes Zodiaque
rules-give-cards-text =
    Chaque carte Zodiaque revient au joueur le plus haut dans son Temple, même si un autre la détenait. En cas d’égalité, c’est le marqueur
    du bas de la pile qui compte. Sa capacité profite à son détenteur et prévaut sur les règles.

rules-end-text =
    La partie se termine à la fin d’une manche si l’une de ces conditions est remplie : un joueur est au sommet des trois Temples ; il n’y
    a plus d’Or sur les cartes District ; il reste trois couleurs d’Étages ou moins ; une couleur de Citoyens est épuisée. La fin est
    annoncée dès que la condition est remplie.

    Si aucune n’est remplie, la partie se termine au nombre maximal de manches choisi dans les options.

rules-count = Le décompte final
rules-count-text =
    Gagnez 1 point par Or, les points de votre dernier Conseiller et ceux de vos deux Temples les plus bas. Pour chaque dé sur un Siège
    de Pouvoir, gagnez sa valeur multipliée par les Étages de la Tour de sa couleur.

rules-winner = Le vainqueur
rules-winner-text =
    Le joueur qui a le plus de points gagne. En cas d’égalité, celui qui a le plus de tuiles Bâtiment dans sa Cité gagne. Si l’égalité
    persiste, les joueurs partagent la victoire.

rules-buildings-text =
    Vous pouvez utiliser un Bâtiment quand vous l’ajoutez à votre Cité, et quand vous complétez un District autour de lui avec un dé de sa
    couleur. C’est toujours facultatif.
rules-tile = { $colour ->
    [red] Rouge
    [purple] Mauve
    [blue] Bleu
    [orange] Orange
   *[yellow] Jaune
}, coûte { $stone } Pierre ; { $copies } dans la boîte.

rules-zodiac-text =
    Trois de ces cartes sont en jeu. Montez dans un Temple pour en prendre une. À la fin de chaque manche, chaque carte revient au joueur
    le plus haut dans son Temple.

rules-cards-text =
    Il y a { $count } cartes, de { $low } à { $high } points. Gagnez le nombre le plus élevé la première fois, le plus faible ensuite.

rules-solo-text =
    Un entraînement pour un joueur, en { $rounds } manches ; aucune condition de fin de partie ne s’applique. Il y a { $cards } cartes
    District et un marqueur adverse sur la piste Militaire. Un dé de chaque couleur est lancé. Les deux plus hauts sont écartés, et vous
    gardez deux des trois autres.

rules-neighbour = Un Vaisseau voisin augmente aussi
rules-neighbour-text =
    Après une visite, augmentez aussi de 1 un Vaisseau Mère voisin, à gauche ou à droite. Vous ne pouvez pas choisir un Vaisseau déjà à
    { $six }. S’ils sont tous à { $six }, aucun n’est augmenté.

rules-hold = Retenir les Vaisseaux
rules-hold-text =
    Quand les Vaisseaux Mère vont changer, vous pouvez dépenser 1 jeton Supériorité : aucun ne change pendant ce tour. Cela remplace
    l’utilisation normale d’un jeton.

rules-foreign = L’armée adverse
rules-foreign-text =
    Des manches 2 à 5, le marqueur adverse est juste avant le deuxième, puis le troisième, le quatrième et le cinquième palier. Il compte
    comme un adversaire pour vos Attaques. Aucune carte Zodiaque n’est attribuée en fin de manche. Vous gardez une des vôtres, tirée au
    hasard ; les autres retournent à leur Temple.

rules-goal = L’objectif
rules-goal-text =
    L’objectif est de { $goal } points, plus { $more } par condition remplie : la tuile Action Bonus rouge est sur le Lieu de
    Rencontre 1, la mauve sur le 2, la bleue sur le 3, l’orange sur le 4.
