## Les règles à lire

rules-chapter-visit = Une visite
rules-chapter-actions = Actions
rules-chapter-districts = Districts, Tours, Population
rules-chapter-buildings = Bâtiments
rules-chapter-zodiac = Cartes Zodiaque
rules-chapter-cards = Cartes District
rules-chapter-solo = Jouer seul

rules-aim-text =
    Vous élevez une Cité sous le regard de Bâtisseurs venus d'au-delà des cieux. Envoyez des dés aux Lieux de Rencontre pour des
    ressources, des Bâtiments, les Temples et la force. Quatre Bâtiments autour d'un Siège de Pouvoir font un District : un dé y reste
    pour toujours, et à la fin il compte autant de fois que la Tour de sa couleur a d'Étages. Qui a le plus de points l'emporte.

rules-board = Le Plateau Principal
rules-board-text =
    Une tuile Action Bonus est posée au hasard à chaque Lieu de Rencontre, avec un Vaisseau Mère sur 1. Une carte Zodiaque est posée au
    hasard à chaque Temple.

    Il y a { $two }, { $three } ou { $four } dés Citoyen de chaque couleur à deux, trois ou quatre joueurs. Les ressources ne s'épuisent
    jamais ; dés, tuiles et Étages, si.

rules-market = Le Marché
rules-market-text =
    Les tuiles Bâtiment forment cinq piles par couleur. Une de chaque couleur est au Marché, dans un ordre tiré au sort, et la suivante
    de chaque pile est retournée : vous voyez ce qui viendra.

rules-row = La zone Recrutement
rules-row-text =
    On lance un Citoyen de chaque couleur, en relançant les six, et on les range par valeur croissante. À valeur égale, celui dont le
    Bâtiment est le plus bas au Marché vient d'abord.

rules-cards-out = Cartes District et Étages
rules-cards-out-text =
    { $two }, { $three } ou { $four } cartes District sont en jeu à deux, trois ou quatre joueurs, avec { $gold } Or sur chacune. La
    réserve a un Étage de chaque couleur, et un de plus pour chaque Tour que montrent les cartes.

rules-own = Ce que vous avez
rules-own-text =
    Un Palais avec un Étage de chaque couleur, l'Agora au-dessus, une ressource de chaque sorte, votre Archonte et { $bases } socles.
    Quatre autres socles attendent sur votre plateau. Vos marqueurs sont au départ de la piste Militaire et des trois Temples ; celui
    du premier joueur est tout en bas.

rules-draft = Les premiers Stratèges
rules-draft-text =
    On lance deux dés de chaque couleur, en relançant les six. Dans l'ordre du tour, chacun en prend un, puis dans l'ordre inverse un
    second. Un dé sur votre socle est un Stratège.

rules-turn-text =
    Qui a le Bastion commence, puis on joue dans le sens horaire. Vous faites une action : envoyer un ouvrier à un Lieu de Rencontre,
    compléter un District, élever une Tour, augmenter votre Population, ou passer. Cela continue jusqu'à ce que tous aient passé.

rules-freemen = Les Stratèges
rules-freemen-text =
    Un Stratège est un dé Citoyen sur l'un de vos socles ; il a une couleur et une valeur. Une fois envoyé à un Lieu de Rencontre, il a
    servi pour cette manche, mais il reste à vous. Sans socle libre, vous ne pouvez pas prendre de nouveau Citoyen.

rules-archon = L'Archonte
rules-archon-text =
    Il n'a pas de valeur et va partout sans payer. Pour les Actions Bonus, il a les couleurs de vos Conseillers.

rules-speakers = Les Orateurs
rules-speakers-text =
    { $two }, { $three } ou { $four } dés blancs à deux, trois ou quatre joueurs. Qui en prend un peut l'envoyer comme un Stratège, une
    fois. Il ne lui faut pas de socle, il n'a pas de couleur, et il repart à la fin de la manche.

rules-gold = L'Or
rules-gold-text =
    L'Or remplace toute autre ressource dans un coût. Mais « ressource de base au choix » veut dire Pierre, Nourriture ou Sagesse,
    jamais Or. Chaque Or restant vaut un point à la fin.

rules-tokens = La Supériorité
rules-tokens-text =
    Après toute action sauf passer, vous pouvez dépenser un jeton Supériorité pour une autre action, qui peut être de passer. Un jeton
    par tour, même celui que vous venez de gagner.

rules-pass = Passer
rules-pass-text =
    Vous ne faites plus rien dans cette manche. L'Archonte et les Stratèges rentrent. Chaque Stratège qui montre 1 à 5 gagne 1, utilisé
    ou non. Chaque six devient Conseiller, dans l'ordre que vous voulez, et libère son socle.

    Un Conseiller d'une couleur nouvelle prend la case suivante de votre rangée : { $steps } points, dont la dernière atteinte compte à
    la fin. Si sa couleur y est déjà, vous marquez aussitôt la dernière case occupée et le dé retourne à la réserve.

rules-visit-text =
    Envoyez un ouvrier non utilisé à n'importe quel Lieu de Rencontre. Un dé qui montre moins que le Vaisseau Mère paie la différence en
    Sagesse. Un Lieu accueille autant d'ouvriers qu'on veut.

rules-do = Ce que vous y faites
rules-do-text =
    Faites l'action du haut ou celle du bas ; il en faut une. Un Stratège qui montre { $six } peut faire les deux, dans l'ordre voulu.

    Si l'ouvrier a la couleur de la tuile bonus, vous pouvez aussi faire l'Action Bonus : avant, après ou entre les deux.

rules-ship = Le Vaisseau Mère tourne
rules-ship-text =
    Après la visite, le Vaisseau Mère monte de 1, de { $six } à 1, quel que soit l'ouvrier.

rules-place = En haut : { $top }. En bas : { $bottom }.
rules-bonus = { $colour ->
    [red] Bonus rouge
    [purple] Bonus mauve
    [blue] Bonus bleu
    [orange] Bonus orange
   *[yellow] Bonus jaune
}

rules-gain = Prendre des ressources
rules-gain-text =
    L'action du haut apporte les ressources indiquées. Quand l'une est au choix, prenez Pierre, Nourriture ou Sagesse.

rules-advance = Progresser
rules-advance-text =
    Avancez votre marqueur sur la piste Militaire, au-delà des autres ou sur leur case : qui arrive se pose dessus, et les marqueurs
    d'une même case sont de force égale. À chacun des { $thresholds } paliers franchis, prenez un jeton Supériorité.

    La dernière case rapporte { $points } points, une seule fois, et votre marqueur y reste. Quand vous pouvez progresser et attaquer,
    faites les deux dans l'ordre voulu, ou un seul.

rules-attack = Attaquer
rules-attack-text =
    Prenez le bonus inscrit à côté de votre marqueur. Puis marquez un point par marqueur plus faible et un point par palier déjà franchi.
    Le départ et la première case n'ont pas de bonus.

rules-build = Construire
rules-build-text =
    Choisissez une tuile du Marché. Payez la Sagesse indiquée à côté ({ $prices } de haut en bas) et la Pierre de la tuile. Posez-la dans
    votre Cité, bord contre bord avec une autre, jamais tournée et jamais par-dessus.

    Puis le Marché glisse vers le haut, et la tuile suivante de la même couleur arrive en bas.

rules-farm = Construire une Ferme
rules-farm-text =
    Toute tuile que vous pouvez construire peut être posée côté Ferme. Elle ne coûte rien, et n'a ni couleur ni capacité.

rules-ability = Les capacités
rules-ability-text =
    Quand un Bâtiment entre dans votre Cité, vous pouvez utiliser sa capacité aussitôt. Il se compte toujours lui-même. Elle sert à
    nouveau chaque fois que vous complétez un District autour de lui avec un dé de sa couleur.

rules-climb = Gravir un Temple
rules-climb-text =
    Payez une Pierre, montez deux marches d'un même Temple, et prenez sa carte Zodiaque, où qu'elle soit. Les tuiles bonus et les
    Bâtiments montent sans la carte. Certains vendent une marche d'un autre Temple pour un Or.

    À la fin, les marches valent { $steps } points, mais seuls vos deux Temples les plus bas comptent.

rules-recruit = Recruter un Citoyen
rules-recruit-text =
    Payez la Sagesse indiquée sous le dé ({ $prices } de gauche à droite) et posez-le sur un socle libre, tel quel. Les autres glissent à
    gauche, et on lance un dé de la même couleur, en relançant les six. Vous pouvez l'envoyer dans cette manche même.

rules-feed = Dépenser de la Nourriture
rules-feed-text =
    Dépensez une à { $most } Nourritures. Chacune augmente de 1 un Stratège non utilisé ou avance votre marqueur d'une case. Un six
    augmenté devient Conseiller.

rules-districts-text =
    Là où quatre tuiles de votre Cité se rejoignent en carré se trouve un Siège de Pouvoir. Pour une action, posez-y le dé d'un Stratège
    non utilisé : il y reste pour toujours, n'est plus un Stratège, et son socle est libre. Fermes, Agora et Palais font aussi des
    Districts.

rules-match = La carte District
rules-match-text =
    Si les quatre tuiles correspondent à une carte, tournée ou en miroir, le gris valant toute tuile, vous pouvez la marquer : le nombre
    le plus haut la première fois, le plus bas ensuite. Tout l'Or posé dessus est à vous. Si plusieurs conviennent, choisissez-en une.

rules-activate = Activer les Bâtiments
rules-activate-text =
    Utilisez ensuite, dans l'ordre voulu, les Bâtiments autour du Siège qui ont la couleur du dé, et l'Agora quelle que soit la couleur.

rules-towers = Élever une Tour
rules-towers-text =
    Pour une action, prenez un Étage de la réserve pour autant d'Or que la Tour de sa couleur a d'Étages. Rien ne remplace l'Or ici.

rules-population = Augmenter votre Population
rules-population-text =
    Pour une action, payez de la Nourriture pour un socle de plus : { $prices } du troisième au sixième. Le dernier rapporte { $points }
    points.

rules-round-text =
    Quand tous ont passé, les Orateurs repartent. Ceux qui ont agi gagnent 1, et un 5 est relancé. Puis on attribue le Bastion et les
    cartes Zodiaque ; si aucune fin n'est atteinte, une nouvelle manche commence. Les Vaisseaux Mères restent comme ils sont.

rules-bastion = Le Bastion
rules-bastion-text =
    Le plus fort sur la piste Militaire reçoit le Bastion et commence. À égalité, le marqueur du dessous compte.

    Puis tous les marqueurs reculent à la première case après le dernier palier franchi, en commençant par le plus en arrière. Qui arrive
    se glisse sous ceux qui y sont. La dernière case est conservée.

rules-give-cards = Les cartes Zodiaque
rules-give-cards-text =
    Chaque carte Zodiaque va au plus haut de son Temple, quel qu'en soit le détenteur. À égalité, le marqueur du dessous compte. Sa capacité
    sert celui qui la détient, et l'emporte sur les règles.

rules-end-text =
    La partie finit avec une manche où l'une de ces conditions est remplie : quelqu'un est au sommet des trois Temples ; il n'y a plus
    d'Or sur les cartes District ; il reste des Étages de trois couleurs au plus ; une couleur de Citoyens est épuisée. On l'annonce dès
    que c'est le cas.

    Si rien de tel n'arrive, la dernière manche convenue met fin à la partie.

rules-count = Le décompte final
rules-count-text =
    Un point par Or. Les points de votre dernier Conseiller. Les deux plus bas de vos trois Temples. Et pour chaque dé sur un Siège de
    Pouvoir, sa valeur fois les Étages de la Tour de sa couleur.

rules-winner = Qui gagne
rules-winner-text =
    Qui a le plus de points. À égalité, le plus de tuiles Bâtiment dans la Cité ; si elles sont égales aussi, la victoire est partagée.

rules-buildings-text =
    Un Bâtiment agit quand il entre dans votre Cité, et quand vous complétez un District autour de lui avec un dé de sa couleur. Vous
    pouvez toujours y renoncer.
rules-tile = { $colour ->
    [red] Rouge
    [purple] Mauve
    [blue] Bleu
    [orange] Orange
   *[yellow] Jaune
}, coûte { $stone } Pierre ; { $copies } dans la boîte.

rules-zodiac-text =
    Trois d'entre elles sont en jeu. Gravissez pour en prendre une ; à la fin de chaque manche, chacune va au plus haut de son Temple.

rules-cards-text =
    { $count } cartes, de { $low } à { $high } points. Le grand nombre vaut pour votre première fois, le petit pour les suivantes.

rules-solo-text =
    Un entraînement pour un joueur, en { $rounds } manches : les fins ordinaires ne comptent pas. Il y a { $cards } cartes District, et un
    marqueur adverse sur la piste Militaire. On lance un dé de chaque couleur ; les deux plus hauts partent, et vous gardez deux des
    trois autres.

rules-neighbour = Le voisin tourne aussi
rules-neighbour-text =
    Après une visite, vous augmentez aussi de 1 un Vaisseau Mère voisin, à gauche ou à droite. Celui qui montre { $six } ne peut être
    choisi ; s'il n'en reste pas, aucun n'est augmenté.

rules-hold = Retenir les Vaisseaux
rules-hold-text =
    Quand ils vont tourner, vous pouvez dépenser un jeton Supériorité : aucun Vaisseau Mère ne change ce tour-ci. Cela tient lieu d'une
    autre action.

rules-foreign = L'armée adverse
rules-foreign-text =
    Des manches 2 à 5, le marqueur adverse se tient juste avant le deuxième, puis jusqu'au cinquième palier. C'est un adversaire pour les
    attaques. Aucune carte Zodiaque n'est attribuée en fin de manche ; de celles que vous avez, une tirée au hasard reste et les autres
    repartent.

rules-goal = L'objectif
rules-goal-text =
    Vous gagnez avec { $goal } points, et { $more } de plus pour chaque tuile bonus posée au Lieu qui lui ressemble : rouge au premier,
    mauve au deuxième, bleue au troisième, orange au quatrième.
