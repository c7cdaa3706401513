## Les règles à lire

rules-chapter-construction = Construction
rules-chapter-influence = Influence
rules-chapter-tiles = Tuiles et Ressources
rules-chapter-bonuses = Disques Bonus
rules-chapter-rewards = Récompenses
rules-chapter-worship = Tuiles Adoration
rules-chapter-boards = Plateaux Joueur
rules-chapter-solo = Jouer seul

rules-aim-text =
    Chacun trace une Cité autour de sa Pyramide. Les Bâtiments apportent des Ressources, les Ressources paient Temples et tuiles
    Pyramide. À la fin, les tuiles Pyramide rapportent pour les Temples de leur couleur dans le même Quartier : prévoyez-les
    ensemble. Qui a le plus de points l'emporte.

rules-market = L'offre du plateau central
rules-market-text =
    Sur le plateau central se trouvent des Bâtiments de taille 2 à 4, selon le nombre de joueurs, { $temples } Temples et
    { $pyramid } tuiles Pyramide de chaque couleur. Les autres, et tous les Bâtiments de taille 1, forment la réserve.

    Les Ressources ne s'épuisent jamais. Tout le reste, si.

rules-spaces = Les cases Action
rules-spaces-text =
    Trois zones ont chacune trois cases ; à deux joueurs, ou seul, une case de chaque zone reste fermée. Un disque Bonus tiré au
    hasard est posé sur chaque case ouverte.

rules-rounds = Le Soleil et l'Éclipse
rules-rounds-text =
    Le Soleil avance après chaque manche. Quand il rejoint l'Éclipse, on joue la dernière : { $two } manches à deux joueurs, { $three }
    à trois, { $four } à quatre.

rules-own = Ce que vous avez
rules-own-text =
    Tous jouent sur la face A de leur plateau, ou tous sur la face B. Vous avez { $two } disques Action à deux joueurs, { $more } à
    trois ou quatre. Dans l'ordre du tour, les Architectes se tiennent en haut, à droite, en bas et à gauche des plateaux. Tous
    partent du début de la piste Faveur, avec zéro point.

rules-start = Les tuiles de départ
rules-start-text =
    Une tuile Pyramide blanche occupe le centre de votre Pyramide. Dans l'ordre du tour, chacun en pose trois autres, une de chaque
    couleur, sur les cases de son choix à la base et prend les récompenses qu'elles recouvrent.

    La Portée ne joue pas encore, on ne paie rien, et aucune tuile de ces récompenses ne recouvre un symbole Masque. Ces tuiles
    n'apportent que leurs récompenses, sauf accord contraire.

rules-unveil = Les tuiles Adoration
rules-unveil-text =
    Les tuiles Adoration sont mélangées par couleur, faces cachées. Après les tuiles de départ, on en retourne deux de chaque
    couleur : une à côté de la pile, une dessus.

rules-turn-text =
    On joue dans le sens horaire à partir du premier joueur jusqu'à ce que tous aient passé. À votre tour, agissez ou passez.

    Pour agir, placez un à { $most } de vos disques sur une case où se trouve au moins un disque ; une pile a au plus { $limit }
    disques, le disque Bonus compris. Vous devez pouvoir y faire quelque chose. Qui n'a plus de disque doit passer, et qui a passé
    ne fait plus rien dans cette manche.

rules-power = La Puissance
rules-power-text =
    Votre Puissance est la hauteur de la pile : vos disques, ceux des autres et le disque Bonus.

rules-half = Deux actions au choix
rules-half-text =
    Chaque zone a une action Construction au-dessus de ses piles et une action Influence au-dessous. Choisissez-en une. Zone A :
    construire un Bâtiment, ou produire des Ressources. Zone B : construire un Temple, ou faire une offrande. Zone C : construire la
    Pyramide, ou gagner une faveur.

rules-use-bonus = Le disque Bonus
rules-use-bonus-text =
    Si le disque Bonus de la case était encore visible quand vous l'avez choisie, vous pouvez l'utiliser, avant votre action ou
    après. On ne le garde pas pour plus tard.

rules-reach = La Portée
rules-reach-text =
    Vous construisez là où se tient votre Architecte : dans les deux Quartiers de son côté, et sur les six cases de la Pyramide les
    plus proches de lui. Les Ressources se dépensent où qu'elles soient dans la Cité.

rules-architect = L'Architecte avance
rules-architect-text =
    Après une action, votre Architecte passe au côté suivant, dans le sens horaire. Si vous passez, il ne bouge pas.

rules-construction-text =
    La Construction fait appel à votre Puissance et à votre Portée.

rules-build = Construire un Bâtiment
rules-build-text =
    Prenez un Bâtiment du plateau central, pas plus grand que votre Puissance. Un seul par action, et la Puissance en trop est
    perdue. Le plateau central n'est regarni qu'à la fin de la manche.

rules-setting = Poser une tuile
rules-setting-text =
    Tournez et retournez la tuile à votre gré. Elle doit tenir entière à Portée, sur des cases sans tuile, jamais sur la Pyramide.
    Elle peut être à cheval sur deux Quartiers s'ils sont tous deux à Portée. Les Ressources qu'elle recouvre sont perdues.

rules-cubes = Les Ressources autour d'un Bâtiment
rules-cubes-text =
    Chaque case qui touche le Bâtiment par un côté reçoit une Ressource de sa matière : hors de Portée et sur les Masques aussi, mais
    ni sur une tuile ni sur la Pyramide. Là où se trouve une Ressource d'un autre type, vous choisissez de la remplacer ou non.

rules-masks = Les Masques
rules-masks-text =
    La Cité porte des groupes de { $low } à { $high } symboles Masque identiques. Quand une de vos tuiles recouvre le dernier symbole
    d'un groupe, prenez la première tuile Masque de cette couleur, s'il en reste, et marquez aussitôt ses points. Les Ressources
    ne recouvrent rien.

    Les Masques les plus précieux sont sur le dessus. Ceux qui demandent plus de joueurs restent dans la boîte.

rules-temple = Construire un Temple
rules-temple-text =
    Prenez un Temple du plateau central et payez-le. Sa taille peut dépasser votre Puissance, mais chaque Puissance manquante coûte une
    Ressource de plus ; la Puissance en trop ne rend rien moins cher. Un seul par action. Posez-le comme un Bâtiment ; il n'apporte
    pas de Ressources.

rules-pay = Payer
rules-pay-text =
    Dépensez des Ressources où qu'elles soient dans votre Cité, même là où viendra la nouvelle tuile. { $gold } Pépites remplacent
    toute autre Ressource.

rules-adore = Prendre une tuile Adoration
rules-adore-text =
    Un Temple vous apporte l'une des deux tuiles Adoration visibles de sa couleur. La suivante est retournée aussitôt.

rules-raise = Construire la Pyramide
rules-raise-text =
    Prenez une tuile Pyramide du plateau central pour deux Pépites et un Bois, et une Pépite de plus par Puissance en dessous de 4.
    Posez-la sur une case libre de la base à Portée, ou à Portée sur quatre tuiles du niveau inférieur ; le sommet est toujours à Portée.

    Vous marquez { $points } points. À la base, vous prenez aussi la récompense recouverte.

rules-influence-text =
    L'Influence ne demande ni Puissance ni Portée, sauf pour ce qui se construit.

rules-produce = Produire des Ressources
rules-produce-text =
    Placez zéro ou une Ressource à côté de chacun de vos Bâtiments, de sa matière, où qu'il soit. Le plus ancien vient d'abord, et une
    Ressource d'un autre type peut être remplacée.

    Ou bien prenez un ou { $most } Bâtiments de taille 1 dans la réserve et posez-les à Portée ; leurs Ressources viennent comme
    toujours.

rules-offer = Faire une offrande
rules-offer-text =
    Utilisez une de vos tuiles Adoration dont vous remplissez les conditions, autant de fois qu'elle le permet. Puis elle retourne
    sous sa pile.

rules-favour = Gagner une faveur
rules-favour-text =
    Avancez d'une case sur la piste Faveur et marquez-la : { $steps } points, case après case.

    Puis vous pouvez rendre une de vos tuiles Adoration et en prendre une autre, face visible.

rules-round-text =
    La manche finit quand tous ont passé. Si le Soleil a rejoint l'Éclipse, la partie est terminée.

rules-new-round = Une nouvelle manche
rules-new-round-text =
    Le Soleil avance. Chacun perd un disque Action pour de bon et reprend les autres. Tous les disques Bonus sont mélangés et tirés à
    nouveau. Le plateau central est regarni autant que la réserve le permet. Le joueur suivant, dans le sens horaire, commence.

rules-end-text =
    Chaque Quartier de votre Cité est compté à part. Une tuile Pyramide de la base y rapporte { $base } points, une tuile d'un niveau
    plus haut { $level }, pour chaque Temple de sa couleur dans ce Quartier. Les tuiles recouvertes continuent de rapporter ; la tuile
    blanche n'a pas de couleur.

rules-shared = Ce qui est partagé
rules-shared-text =
    Ce qui se trouve en partie dans un Quartier y compte, Temple comme tuile Pyramide : une tuile sur la limite compte donc dans chacun
    de ses Quartiers. Le sommet est dans les quatre.

rules-winner = Qui gagne
rules-winner-text =
    Qui a le plus de points. À égalité, le plus de tuiles dans la Pyramide ; si elles sont égales aussi, la victoire est partagée.

rules-small = Jamais sur le plateau central : il vient en produisant des Ressources et par des récompenses. Chaque case libre voisine reçoit une Ressource de sa matière.
rules-pyramid-tiles = Tuiles Pyramide
rules-all-cubes = Ressources
rules-all-cubes-text =
    Bois, Pierre et Pépite. Elles restent dans la Cité jusqu'à ce qu'on les dépense, les recouvre ou les remplace.
rules-all-masks = Tuiles Masque
rules-groups = Un groupe a { $yellow } symboles jaunes, { $turquoise } turquoise ou { $purple } violets. Il y a { $each } tuiles de chaque couleur.

rules-rewards-text =
    À la base, une tuile Pyramide apporte la récompense imprimée sur la case qu'elle recouvre. Ce qu'elle construit vient de la
    réserve.

rules-worship-text =
    Les Temples les apportent, les offrandes les emploient. Là où des Ressources sont nommées, deux Pépites en remplacent une ; là où
    elles sont au choix, chacune compte pour une.

rules-boards-text =
    La face A est la même pour tous et convient le mieux à une première partie. Les quatre faces B sont toutes différentes et
    distribuées au hasard.
rules-in-box = Quand quelque chose est épuisé
rules-in-box-text =
    Une sorte de tuile qui n'est plus ni sur le plateau central ni dans la réserve ne peut plus être construite.

rules-solo-text =
    Seul, vous jouez contre le Rival, avec la mise en place à deux joueurs, en { $rounds } manches. Vous avez { $discs } disques chacun et
    en perdez un par manche. Vous jouez à tour de rôle ; à la deuxième manche, le Rival commence. Qui n'a plus de disque saute son tour.
    Cette variante est la nôtre.

rules-rival-card = Les cartes du Rival
rules-rival-card-text =
    Six cartes, mélangées à chaque manche, nomment une zone et sa pile la plus basse ou la plus haute. Le Rival y place un disque, à
    gauche si plusieurs se valent, ou dans la zone suivante qui a de la place. S'il recouvre un disque Bonus, il marque { $points }
    points.

rules-rival-takes = Ce que prend le Rival
rules-rival-takes-text =
    Zone A : le plus grand Bâtiment du plateau central que permet sa Puissance, pour sa taille en points. Zone B : le plus grand Temple
    qui dépasse sa Puissance de un au plus, sinon le plus petit, pour sa taille et { $temple } de plus ; la tuile Adoration posée sur
    cette pile passe dessous. Zone C : une tuile Pyramide de la couleur la plus nombreuse, pour { $pyramid } points. S'il n'y a rien, il
    marque { $none }. Ce qu'il prend sort du jeu.

    Après chaque manche, le Rival prend le Masque le plus précieux et en marque les points.

rules-rival-beaten = Battre le Rival
rules-rival-beaten-text =
    Vous gagnez avec plus de points que le Rival et le handicap choisi. L'égalité ne suffit pas.
