## Les règles à lire

rules-chapter-buildings = Bâtiments
rules-chapter-projects = Projets
rules-chapter-favours = Faveurs

rules-aim-text =
    Deux architectes élèvent chacun une cité de neuf emplacements pour la reine de Babylone. Qui a le plus de points à la fin
    l'emporte.

    Les points ont trois sources. Chaque tuile posée rapporte aussitôt, selon son bâtiment. Des couleurs bien disposées
    réalisent vos projets. Trois de vos architectes alignés gagnent une faveur du roi. Projets et faveurs paient à la fin.

rules-piles = Les neuf piles
rules-piles-text =
    On mélange { $tiles } tuiles Bâtiment. { $piles } piles de { $height } sont posées face visible sur le plateau principal : on
    voit la tuile du dessus et combien il en reste. Les { $left } autres restent dans la boîte et personne ne les regarde.

rules-colours = Quatre couleurs
rules-colours-text =
    Une tuile est un bâtiment dans l'une des quatre couleurs, et chaque couleur a sa forme : le rond pour le vert, l'étoile pour
    le bleu, le triangle pour l'orange, le carré pour le rose. Le bâtiment dit ce que vous marquez maintenant. La couleur sert
    à vos projets.

rules-players = Ce que vous avez
rules-players-text =
    Chacun a { $architects } architectes, { $pawns } pions de faveur, zéro point et une cité vide. Le sort désigne le premier
    joueur, qui reçoit { $first } projets de la pioche ; l'autre en reçoit { $second }. Vos projets sont visibles de tous.

    { $display } autres projets sont proposés à côté de la pioche.

rules-sides = Deux faces par carte
rules-sides-text =
    Une carte dit ce que rapporte chaque bâtiment ; elle a deux faces, A et B. La même face vaut pour les deux joueurs. Pour une
    première partie, on conseille toutes les faces A : c'est ce qui est joué si vous ne dites rien.

rules-turn-text =
    Vous jouez chacun votre tour. Un tour a quatre étapes, toujours dans cet ordre : reprendre ses architectes, prendre une
    tuile, la poser, gagner une faveur. La première et la dernière n'ont lieu que si vous y avez droit.

rules-recall = 1. Les architectes reviennent
rules-recall-text =
    Quand votre tour commence, regardez vos architectes sur le plateau principal. Si trois d'entre eux forment une ligne, une
    colonne ou une diagonale, ou si les { $all } sont dehors, tous les vôtres vous reviennent. Sinon, aucun. Ceux de
    l'adversaire restent où ils sont.

rules-take = 2. Prendre une tuile
rules-take-text =
    Choisissez une pile libre : il y reste une tuile et aucun architecte ne s'y tient, ni à vous ni à l'adversaire. Prenez la
    tuile du dessus et placez-y un de vos architectes.

    Ce qui se trouve dessous est montré à la fin de votre tour.

rules-lay = 3. Poser la tuile
rules-lay-text =
    Posez-la où vous voulez dans votre cité : l'emplacement peut être vide ou non, à côté d'autres tuiles ou non. Une tuile sur
    une autre forme une pile : seule celle du dessus est visible, et seul compte ce qui est visible.

    Puis le bâtiment rapporte, la tuile posée comprise. Un projet qu'elle réalise est validé ensuite.

rules-win-favour = 4. Une faveur du roi
rules-win-favour-text =
    Si l'architecte de ce tour a complété une ligne, une colonne ou une diagonale de trois à votre couleur, vous gagnez une
    faveur. Placez un de vos pions sur une case libre du plateau des faveurs : c'est obligatoire tant qu'il vous en reste un.

    Une case n'accueille qu'un pion. Il ne bouge plus et ne revient jamais.

rules-buildings-text =
    Ce que rapporte une tuile quand vous la posez, selon la face A ou B de sa carte. Ne comptez que les tuiles visibles de votre
    propre cité.

rules-projects-text =
    Un projet montre des couleurs dans une certaine disposition. Dès qu'elle est visible dans votre cité, le projet est validé de
    lui-même et mis de côté pour de bon, même si vous recouvrez ses tuiles plus tard. Plusieurs peuvent l'être dans un même
    tour, y compris celui que vous venez de prendre.

    Ses points sont comptés à la fin.

rules-turned = Tourné, pas en miroir
rules-turned-text =
    Vous pouvez tourner une carte comme il vous plaît, mais jamais la lire en miroir. Là où elle montre un point, n'importe
    quelle tuile convient, ou aucune.

rules-more-projects = D'autres projets
rules-more-projects-text =
    Un Palais vous en apporte un. Ceux qui sont proposés ne sont à personne tant qu'ils ne sont pas pris : on ne peut pas les y
    valider.

rules-all-projects = Tous les projets
rules-all-projects-text =
    { $cards } cartes, de { $low } à { $high } points chacune.

rules-favours-text =
    À la fin, une faveur paie le propriétaire du pion qui s'y trouve, et lui seul.

rules-favour-stairs =
    Dans un sens ou dans l'autre. Une pile peut servir dans une ligne et dans une colonne ; les diagonales ne comptent pas.
rules-favour-projects =
    En plus des points du projet lui-même.
rules-favour-bottom-row =
    { $spaces } cases toutes pareilles : ce qui compte, c'est le nombre de vos pions. Chacun a place pour quatre, sauf accord
    contraire, et un cinquième ne rapporte rien de plus.

rules-end-text =
    La fin approche quand quelqu'un prend la dernière tuile d'une pile alors { $piles ->
        [2] qu'une autre pile est déjà vide
       *[other] que d'autres piles sont déjà vides
    }. Le tour se termine toujours. Si c'était celui du premier joueur, l'autre en a encore un ; si c'était celui du second, la
    partie est finie.

rules-count = Qui gagne
rules-count-text =
    Ajoutez à vos points les projets que vous avez validés et vos faveurs. Les projets inachevés ne coûtent rien. Le plus grand
    total l'emporte ; à égalité, la victoire est partagée.
