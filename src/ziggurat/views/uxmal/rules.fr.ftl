## Les règles à lire

rules-chapter-box = Dans la boîte

rules-aim-text =
    Vous élevez ensemble une seule pyramide, en trois niveaux. Placez vos prêtres sur les idoles que le peuple aime et réunissez
    leurs cartes : les deux rapportent chaque fois qu'un niveau est achevé. Après le troisième niveau, qui a le plus de points
    l'emporte.

rules-base = La base et ses niveaux
rules-base-text =
    La pyramide monte sur une base où des idoles sont imprimées. Il faut { $first } tuiles pour le niveau 1, { $second } pour le niveau
    2 et { $third } pour le niveau 3, soit { $tiles } en tout, et une phase par niveau. Une tuile a quatre quarts : trois idoles
    différentes et un vide.

rules-track = La piste de popularité
rules-track-text =
    Les { $idols } idoles sont posées au hasard sur les rangs 1 à 5. Le rang 1 est le favori du peuple.

rules-cards = Les cartes
rules-cards-text =
    { $each } cartes de chaque idole forment des piles visibles. Les cartes de votre main sont visibles elles aussi.

rules-priests = Vos prêtres
rules-priests-text =
    Chacun a { $priests } prêtres à placer. Un premier joueur commence, puis on joue dans le sens horaire.

rules-turn-text =
    Vous faites une action parmi quatre, et vous y êtes tenu : poser une tuile, placer un prêtre, déplacer un prêtre, vénérer ou
    maudire une idole.

rules-build = Poser une tuile
rules-build-text =
    Piochez une tuile : vous ne la voyez qu'alors, et vous devez la poser. Mettez-la sur une place libre du niveau en chantier,
    tournée à votre gré.

    Au-dessus, une tuile repose sur quatre tuiles du niveau inférieur, sur un quart de chacune. On ne commence pas un niveau
    avant d'avoir achevé celui du dessous.

rules-match = Des cartes pour des idoles pareilles
rules-match-text =
    Si une idole de la tuile posée touche sa pareille par un côté, vous prenez { $beside } carte de cette idole. La voisine peut
    être à un autre niveau, et aussi sur la base ; les diagonales ne comptent pas.

    Si une idole vient exactement sur sa pareille, vous prenez { $over } cartes de cette idole.

rules-claim = Un seul accord
rules-claim-text =
    Si la tuile s'accorde plusieurs fois, choisissez un accord ; vous ne prenez de cartes que pour celui-là. Une pile trop courte
    donne ce qu'elle a.

rules-place = Placer un prêtre
rules-place-text =
    Mettez un de vos prêtres sur une idole visible de n'importe quelle tuile, là où il n'y a personne. Ni sur un vide, ni sur la
    base.

rules-walk = Déplacer un prêtre
rules-walk-text =
    Déplacez un de vos prêtres déjà sur la pyramide. Défaussez une carte par pas, de n'importe quelles idoles. Un pas mène au
    quart voisin par un côté, en montant et en descendant aussi, jamais en diagonale.

    Un prêtre saute par-dessus les autres sans rien payer, mais ne s'arrête pas où il y en a un. Un vide se traverse, mais n'y
    rapporte rien. Vous payez le chemin le plus court ; les cartes retournent à leurs piles.

rules-covered = Des prêtres sous une tuile
rules-covered-text =
    On peut poser une tuile là où se tiennent des prêtres. Ils gardent leur quart et montent sur la nouvelle tuile.

rules-rank = Vénérer ou maudire une idole
rules-rank-text =
    Déplacez une idole sur la piste, vers le rang 1 ou vers le rang { $ranks }. Défaussez une carte de cette idole même pour chaque
    rang. Les idoles dépassées se décalent d'un rang.

rules-scoring-text =
    Une phase est comptée dès que son niveau est achevé, après les cartes de la dernière tuile. Puis le jeu continue dans le
    sens horaire.

rules-priest-points = Les prêtres
rules-priest-points-text =
    Chaque prêtre sur l'une des trois premières idoles rapporte, selon le rang et le niveau où il se tient : { $low } points pour les
    rangs 1, 2, 3 au niveau 1, { $middle } au niveau 2, { $top } au niveau 3.

rules-card-points = Les cartes
rules-card-points-text =
    Chaque carte de votre main rapporte { $one } points si son idole est au rang 1, et { $two } au rang 2. Ces cartes retournent à
    leurs piles. Vous gardez toutes les autres.

rules-rejection = La chute des favoris
rules-rejection-text =
    Après les phases 1 et 2, le peuple se détourne. L'idole du rang 1 tombe au rang { $fourth }, celle du rang 2 au rang
    { $fifth } ; les autres montent de { $up }.

rules-break = Les prêtres reviennent
rules-break-text =
    Après les phases 1 et 2, chacun reprend tous ses prêtres.

rules-end-text =
    La partie finit quand le troisième niveau est achevé et compté. Qui a le plus de points l'emporte. À égalité, le plus de cartes
    gardées en main décide ; si elles sont égales aussi, la victoire est partagée.

rules-no-break = Sans pause
rules-no-break-text =
    Après une phase, les prêtres restent où ils sont. On peut les recouvrir et les déplacer, mais ils ne vous reviennent pas.

rules-forced-break = Pause forcée
rules-forced-break-text =
    Les prêtres reviennent, mais chacun n'en garde que { $second } en phase 2 et { $third } en phase 3. Les autres sont écartés.

rules-random-base = Une autre base
rules-random-base-text =
    Les idoles de la base sont tirées au sort à chaque partie.

rules-idols = Les cinq idoles
rules-idols-text =
    Elles figurent sur les tuiles, les cartes, la base et la piste.

rules-idol-cards = Les cartes Idole

rules-tiles = Toutes les tuiles
rules-tiles-text =
    { $tiles } tuiles attendent faces cachées dans la réserve.
