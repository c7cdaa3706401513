## Les règles à lire

rules-chapter-box = Dans la boîte

rules-aim-text =
    Vous construisez ensemble une seule pyramide, haute de trois niveaux. Placez vos prêtres sur les idoles les plus populaires et
    collectez leurs cartes : les uns et les autres rapportent des points chaque fois qu’un niveau est achevé. Le joueur qui a le
    plus de points après le troisième niveau gagne.

rules-base = La base et les niveaux
rules-base-text =
    La pyramide s’élève sur une base où des idoles sont imprimées. Il faut { $first } tuiles pour le niveau 1, { $second } pour le
    niveau 2 et { $third } pour le niveau 3, soit { $tiles } en tout, et une phase par niveau. Une tuile a quatre cases : trois idoles
    différentes et un vide.

rules-track = La piste de popularité
rules-track-text =
    Les { $idols } idoles sont placées au hasard sur les rangs 1 à 5. L’idole au rang 1 est la favorite du peuple.

rules-cards = Les cartes
rules-cards-text =
    { $each } cartes de chaque idole forment des piles visibles. Les cartes de votre main sont visibles elles aussi.

rules-priests = Vos prêtres
rules-priests-text =
    Chaque joueur a { $priests } prêtres à placer. Le premier joueur commence, puis on joue dans le sens horaire.

rules-turn-text =
    À votre tour, vous devez accomplir une action parmi quatre : poser une tuile, placer un prêtre, déplacer un prêtre, vénérer ou
    maudire une idole.

rules-build = Poser une tuile
rules-build-text =
    Piochez une tuile : vous ne la découvrez qu’à ce moment, et vous devez la poser. Placez-la sur un emplacement libre du niveau en
    construction, dans le sens de votre choix.

    Aux niveaux supérieurs, une tuile repose sur quatre tuiles du niveau inférieur, sur une case de chacune. Vous ne pouvez pas
    commencer un niveau avant d’avoir achevé celui du dessous.

rules-match = Des cartes pour des idoles identiques
rules-match-text =
    Si une idole de votre tuile est adjacente à une idole identique, prenez { $beside } carte de cette idole. L’autre peut être à un
    niveau différent ou sur la base ; les diagonales ne comptent pas.

    Si elle recouvre exactement une idole identique, prenez { $over } cartes.

rules-claim = Une seule récompense
rules-claim-text =
    Si la tuile forme plusieurs paires, choisissez-en une ; vous ne prenez de cartes que pour celle-là. Si la pile n’a plus assez de
    cartes, vous prenez ce qui reste.

rules-place = Placer un prêtre
rules-place-text =
    Placez un de vos prêtres sur une idole visible de n’importe quelle tuile, si la case est libre. Vous ne pouvez pas le placer sur
    un vide ni sur la base.

rules-walk = Déplacer un prêtre
rules-walk-text =
    Déplacez un de vos prêtres présents sur la pyramide. Défaussez 1 carte par case parcourue, de n’importe quelles idoles. Il se
    déplace d’une case à une case adjacente, en montant ou en descendant aussi, jamais en diagonale.

    Un prêtre peut sauter gratuitement par-dessus d’autres prêtres, mais ne peut pas s’arrêter sur une case occupée. Il peut
    s’arrêter sur un vide, où il ne rapporte rien. Vous payez le chemin le plus court ; les cartes retournent dans leurs piles.

rules-covered = Recouvrir des prêtres
rules-covered-text =
    Une tuile peut recouvrir des cases occupées par des prêtres. Ils gardent leur case et montent sur la nouvelle tuile.

rules-rank = Vénérer ou maudire une idole
rules-rank-text =
    Déplacez une idole vers le rang 1 ou vers le rang { $ranks }. Défaussez 1 carte de cette idole par rang. Les idoles dépassées se
    décalent d’un rang.

rules-scoring-text =
    Le décompte d’une phase a lieu dès que son niveau est achevé, après la prise des cartes de la dernière tuile. Puis le jeu
    continue dans le sens horaire.

rules-priest-points = Les prêtres
rules-priest-points-text =
    Chaque prêtre sur l’une des trois premières idoles rapporte des points, selon le rang de l’idole et le niveau du prêtre : { $low }
    points pour les rangs 1, 2, 3 au niveau 1, { $middle } au niveau 2, { $top } au niveau 3.

rules-card-points = Les cartes
rules-card-points-text =
    Chaque carte de votre main rapporte { $one } points si son idole est au rang 1, et { $two } au rang 2. Ces cartes retournent dans
    leurs piles. Vous gardez toutes les autres.

rules-rejection = Le rejet des favoris
rules-rejection-text =
    Après les phases 1 et 2, le peuple se détourne de ses favoris. L’idole du rang 1 tombe au rang { $fourth }, celle du rang 2 au
    rang { $fifth } ; les autres montent de { $up }.

rules-break = La pause des prêtres
rules-break-text =
    Après les phases 1 et 2, chaque joueur récupère tous ses prêtres.

rules-end-text =
    La partie se termine après le décompte du troisième niveau. Le joueur qui a le plus de points gagne. En cas d’égalité, celui qui
    a gardé le plus de cartes en main gagne ; si l’égalité persiste, la victoire est partagée.

rules-no-break = Pas de pause
rules-no-break-text =
    Après une phase, les prêtres restent où ils sont. Vous pouvez les recouvrir et les déplacer, mais ils ne vous reviennent pas.

rules-forced-break = Pause forcée
rules-forced-break-text =
    Les prêtres reviennent, mais chaque joueur n’en garde que { $second } en phase 2 et { $third } en phase 3. Les autres ne sont plus
    utilisés.

rules-random-base = Base aléatoire
rules-random-base-text =
    Les idoles de la base sont tirées au sort à chaque partie.

rules-idols = Les cinq idoles
rules-idols-text =
    Elles figurent sur les tuiles, les cartes, la base et la piste.

rules-idol-cards = Les cartes Idole

rules-tiles = Toutes les tuiles
rules-tiles-text =
    { $tiles } tuiles forment la réserve, faces cachées.
