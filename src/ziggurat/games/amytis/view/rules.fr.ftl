## Les règles à lire

rules-chapter-buildings = Bâtiments
rules-chapter-projects = Projets
rules-chapter-favours = Faveurs

rules-aim-text =
    Vous construisez chacun une cité de neuf emplacements pour la reine de Babylone. Le joueur qui a le plus de points à la fin
    gagne.

    Chaque tuile posée rapporte tout de suite des points, selon son bâtiment. Des couleurs bien disposées valident vos Projets.
    Trois de vos architectes alignés vous valent une Faveur du Roi. Projets et Faveurs se comptent en fin de partie.

rules-piles = Les neuf piles
rules-piles-text =
    Les { $tiles } tuiles Bâtiment sont mélangées. { $piles } piles de { $height } sont placées face visible sur le plateau Principal :
    vous voyez la tuile du dessus et le nombre de tuiles restantes. Les { $left } autres restent dans la boîte, sans que personne ne
    les regarde.

rules-colours = Quatre couleurs
rules-colours-text =
    Chaque tuile est un bâtiment d’une des quatre couleurs, et chaque couleur a sa forme : le rond pour le vert, l’étoile pour
    le bleu, le triangle pour l’orange, le carré pour le rose. Le bâtiment détermine ce que vous marquez maintenant. La couleur
    sert à vos Projets.

rules-players = Votre matériel
rules-players-text =
    Chaque joueur a { $architects } architectes, { $pawns } pions Faveur, 0 point et une cité vide. Le premier joueur est tiré au
    sort et reçoit { $first } Projets de la pioche ; son adversaire en reçoit { $second }. Vos Projets sont placés face visible devant
    vous.

    { $display } autres Projets sont proposés à côté de la pioche.

rules-sides = Les cartes Bâtiment
rules-sides-text =
    Une carte indique ce que rapporte chaque bâtiment. Elle a deux faces, A et B, et la même face vaut pour les deux joueurs.
    Pour une première partie, nous recommandons les faces A ; ce sont celles utilisées par défaut.

rules-turn-text =
    Vous jouez l’un après l’autre. Un tour comporte quatre étapes, toujours dans cet ordre : reprendre vos architectes, prendre
    une tuile, la poser, obtenir une Faveur. La première et la dernière n’ont lieu que si leur condition est remplie.

rules-recall = 1. Reprendre vos architectes
rules-recall-text =
    Au début de votre tour, regardez vos architectes sur le plateau Principal. Si trois d’entre eux forment une ligne, une
    colonne ou une diagonale, ou si les { $all } y sont, reprenez-les tous. Sinon, ils restent tous en place. Les architectes de
    votre adversaire restent toujours en place.

rules-take = 2. Prendre une tuile
rules-take-text =
    Choisissez une pile libre : il y reste au moins 1 tuile et aucun architecte ne l’occupe, ni à vous ni à votre adversaire.
    Prenez la tuile du dessus et placez-y un de vos architectes.

    La tuile suivante de la pile est révélée à la fin de votre tour.

rules-lay = 3. Poser la tuile
rules-lay-text =
    Posez-la sur n’importe quel emplacement de votre cité, vide ou non, à côté d’autres tuiles ou non. Des tuiles superposées
    forment une pile : seule celle du dessus est visible, et seules les tuiles visibles comptent.

    Puis le bâtiment rapporte ses points, en comptant la tuile posée. Les Projets qu’elle complète sont validés ensuite.

rules-win-favour = 4. Obtenir une Faveur du Roi
rules-win-favour-text =
    Si l’architecte placé ce tour-ci complète une ligne, une colonne ou une diagonale de trois de vos architectes, vous obtenez
    une Faveur du Roi. Placez un de vos pions sur un emplacement libre du plateau Faveurs : c’est obligatoire tant qu’il vous en
    reste un.

    Un seul pion par emplacement ; il ne peut plus être déplacé ni repris.

rules-buildings-text =
    Ce que rapporte une tuile quand vous la posez, selon la face A ou B de sa carte. Ne comptez que les tuiles visibles de votre
    propre cité.

rules-projects-text =
    Un Projet montre une disposition de couleurs. Dès qu’elle est visible dans votre cité, le Projet est validé automatiquement
    et mis de côté. Il reste validé même si vous recouvrez ses tuiles plus tard. Vous pouvez valider plusieurs Projets dans un
    même tour, y compris celui que vous venez de prendre.

    Les points d’un Projet sont comptés à la fin.

rules-turned = Tourner, sans miroir
rules-turned-text =
    Vous pouvez tourner une carte dans le sens de votre choix, mais jamais la lire en miroir. Là où elle montre un point,
    n’importe quelle tuile convient, ou aucune.

rules-more-projects = D’autres Projets
rules-more-projects-text =
    Chaque Palais vous donne un nouveau Projet. Vous ne pouvez pas valider un Projet proposé tant que vous ne l’avez pas pris.

rules-all-projects = Tous les Projets
rules-all-projects-text =
    { $cards } cartes, de { $low } à { $high } points chacune.

rules-favours-text =
    À la fin, une Faveur ne rapporte qu’au propriétaire du pion qui s’y trouve.

rules-favour-stairs =
    Dans un sens ou dans l’autre. Une pile peut servir dans une ligne et dans une colonne ; les diagonales ne comptent pas.
rules-favour-projects =
    En plus des points du Projet.
rules-favour-bottom-row =
    { $spaces } emplacements identiques : seul compte le nombre de vos pions. Chaque joueur peut y placer 4 pions au maximum, sauf si
    vous avez choisi l’option contraire ; un cinquième ne rapporte rien de plus.

rules-end-text =
    La fin de la partie est déclenchée quand un joueur prend la dernière tuile d’une pile alors { $piles ->
        [2] qu’une autre pile est déjà vide
       *[other] que d’autres piles sont déjà vides
    }. Ce joueur termine son tour. Si c’est le premier joueur, son adversaire fait un dernier tour ; sinon, la partie prend fin
    immédiatement.

rules-count = Décompte final
rules-count-text =
    Ajoutez à votre score les points de vos Projets validés et de vos Faveurs. Les Projets inachevés ne coûtent rien. Le joueur
    qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
