## Les règles à lire

rules-chapter-construction = Construction
rules-chapter-influence = Influence
rules-chapter-tiles = Tuiles et Ressources
rules-chapter-bonuses = Disques Bonus
rules-chapter-rewards = Récompenses
rules-chapter-worship = Tuiles Adoration
rules-chapter-boards = Plateaux Joueur
rules-chapter-solo = Jouer en solo

rules-aim-text =
    Chaque joueur dessine une Cité autour de sa Pyramide. Les Bâtiments produisent des Ressources, à dépenser en Temples et en
    tuiles Pyramide. À la fin, les tuiles Pyramide rapportent des points pour les Temples de leur couleur dans le même Quartier :
    prévoyez-les ensemble. Le joueur qui a le plus de points gagne.

rules-market = Le plateau central
rules-market-text =
    Le plateau central propose des Bâtiments de taille 2 à 4, selon le nombre de joueurs, ainsi que { $temples } Temples et
    { $pyramid } tuiles Pyramide de chaque couleur. Les autres tuiles et tous les Bâtiments de taille 1 forment la réserve.

    Les Ressources sont illimitées. Tout le reste peut s’épuiser.

rules-spaces = Les cases Action
rules-spaces-text =
    Il y a 3 zones de 3 cases Action. À 2 joueurs ou en solo, 1 case de chaque zone reste vide et inutilisée. Chacune des
    autres reçoit un disque Bonus tiré au hasard.

rules-rounds = Le Soleil et l’Éclipse
rules-rounds-text =
    Le Soleil avance après chaque manche. Quand il rejoint l’Éclipse, la dernière manche commence. La partie compte { $two } manches
    à 2 joueurs, { $three } à 3 et { $four } à 4.

rules-own = Votre matériel
rules-own-text =
    Tous les joueurs utilisent la face A de leur plateau Joueur, ou tous la face B. Vous avez { $two } disques Action à 2 joueurs et
    { $more } à 3 ou 4. Dans l’ordre du tour, les Architectes commencent en haut, à droite, en bas et à gauche des plateaux. Tous
    les joueurs partent du début de la piste Faveur, avec 0 point.

rules-start = Les tuiles de départ
rules-start-text =
    Une tuile Pyramide blanche occupe le centre de votre Pyramide. Dans l’ordre du tour, chaque joueur en pose 3 autres, une de
    chaque couleur, sur les cases de son choix à la base, et gagne les récompenses recouvertes.

    Pendant la mise en place, ignorez la Portée et ne payez rien. Les tuiles ainsi gagnées ne peuvent pas recouvrir de symbole
    Masque. Les tuiles de départ ne donnent que leurs récompenses, sauf si les options en décident autrement.

rules-unveil = Les tuiles Adoration
rules-unveil-text =
    Les tuiles Adoration de chaque couleur sont mélangées en une pile face cachée. Après les tuiles de départ, 2 tuiles de chaque
    couleur sont révélées : une à côté de la pile, une dessus.

rules-turn-text =
    En commençant par le premier joueur, jouez dans le sens horaire jusqu’à ce que tous aient passé. À votre tour, effectuez une
    action ou passez.

    Pour agir, placez 1 à { $most } de vos disques sur une case Action qui en contient déjà au moins un. Une pile compte { $limit }
    disques au maximum, disque Bonus compris. Vous devez pouvoir y effectuer une action. Sans disque, vous devez passer ; après avoir
    passé, vous ne jouez plus jusqu’à la manche suivante.

rules-power = La Puissance
rules-power-text =
    Votre Puissance est la hauteur de la pile : vos disques, ceux des autres joueurs et le disque Bonus.

rules-half = Deux actions au choix
rules-half-text =
    Chaque zone a une action Construction au-dessus de ses piles et une action Influence au-dessous. Choisissez l’une des deux.
    Zone A : construire un Bâtiment, ou produire des Ressources. Zone B : construire un Temple, ou faire une offrande. Zone C :
    construire la Pyramide, ou gagner une faveur.

rules-use-bonus = Le disque Bonus
rules-use-bonus-text =
    Si le disque Bonus de la case était encore visible quand vous l’avez choisie, vous pouvez l’utiliser avant ou après votre action.
    Vous ne pouvez pas le garder pour plus tard. Si une action n’est possible qu’après le Bonus, utilisez-le d’abord. Si elle reste
    impossible ensuite, elle est perdue.

rules-reach = La Portée
rules-reach-text =
    Vous construisez seulement à Portée de votre Architecte : dans les 2 Quartiers de son côté du plateau et sur les 6 cases de la
    Pyramide les plus proches. Vous pouvez dépenser des Ressources où qu’elles soient dans votre Cité.

rules-architect = L’Architecte avance
rules-architect-text =
    Après une action, votre Architecte passe au côté suivant, dans le sens horaire. Si vous passez, il ne bouge pas.

rules-construction-text =
    La Construction utilise votre Puissance et la Portée de votre Architecte.

rules-build = Construire un Bâtiment
rules-build-text =
    Prenez sur le plateau central un Bâtiment dont la taille ne dépasse pas votre Puissance. Vous n’en construisez qu’un par action,
    et la Puissance inutilisée est perdue. Le plateau central n’est renouvelé qu’à la fin de la manche.

rules-setting = Placer une tuile
rules-setting-text =
    Vous pouvez faire pivoter et retourner la tuile. Elle doit être entièrement à Portée, sur des cases sans tuile, et jamais sur la
    Pyramide. Elle peut être à cheval sur deux Quartiers s’ils sont tous deux à Portée. Les Ressources qu’elle recouvre sont
    perdues.

rules-cubes = Les Ressources autour d’un Bâtiment
rules-cubes-text =
    Placez 1 Ressource du même type que le Bâtiment sur chaque case qui le touche par un côté. C’est permis hors de Portée et sur les
    Masques, mais ni sur une tuile ni sur la Pyramide. Si une case contient une Ressource d’un autre type, choisissez de la remplacer
    ou non.

rules-masks = Les Masques
rules-masks-text =
    Votre Cité comporte des groupes de { $low } à { $high } symboles Masque identiques. Quand l’une de vos tuiles recouvre le dernier
    symbole d’un groupe, prenez la première tuile Masque de cette couleur, s’il en reste, et marquez aussitôt ses points. Les
    Ressources ne recouvrent pas les Masques.

    Les Masques de plus grande valeur sont sur le dessus. Ceux réservés à un plus grand nombre de joueurs restent dans la boîte.

rules-temple = Construire un Temple
rules-temple-text =
    Prenez un Temple du plateau central et payez son coût. Sa taille peut dépasser votre Puissance, mais chaque Puissance manquante
    coûte 1 Ressource de plus. La Puissance inutilisée n’accorde aucune réduction. Vous n’en construisez qu’un par action. Placez-le
    comme un Bâtiment ; il ne produit pas de Ressources.

rules-pay = Payer
rules-pay-text =
    Dépensez des Ressources de n’importe où dans votre Cité, même sur les cases que la nouvelle tuile va recouvrir. Vous pouvez
    toujours payer { $gold } Pépites à la place de toute autre Ressource.

rules-adore = Prendre une tuile Adoration
rules-adore-text =
    Après avoir construit un Temple, prenez l’une des 2 tuiles Adoration face visible de sa couleur. Elle est aussitôt remplacée.

rules-raise = Construire la Pyramide
rules-raise-text =
    Prenez une tuile Pyramide du plateau central pour 2 Pépites et 1 Bois, plus 1 Pépite par Puissance en dessous de 4. Placez-la à
    Portée, sur une case libre de la base ou sur 4 tuiles du niveau inférieur. Le sommet est toujours à Portée.

    Vous marquez { $points } points. À la base, vous gagnez aussi la récompense recouverte.

rules-influence-text =
    L’Influence ne demande ni Puissance ni Portée, sauf pour construire.

rules-produce = Produire des Ressources
rules-produce-text =
    Placez 0 ou 1 Ressource de son type près de chacun de vos Bâtiments, même hors de Portée. Commencez par le plus ancien. Vous
    pouvez remplacer une Ressource d’un autre type.

    Ou bien prenez 1 ou { $most } Bâtiments de taille 1 dans la réserve et placez-les à Portée. Ajoutez leurs Ressources comme
    d’habitude.

rules-offer = Faire une offrande
rules-offer-text =
    Utilisez l’une de vos tuiles Adoration dont vous remplissez les prérequis, autant de fois qu’elle le permet. Remettez-la ensuite
    sous sa pile.

rules-favour = Gagner une faveur
rules-favour-text =
    Avancez d’une case sur la piste Faveur et marquez ses points. De la première case à la dernière, elles valent { $steps } points.

    Vous pouvez ensuite rendre l’une de vos tuiles Adoration pour en prendre une autre, face visible.

rules-round-text =
    La manche se termine quand tous les joueurs ont passé. Si le Soleil a rejoint l’Éclipse, la partie est terminée.

rules-new-round = Une nouvelle manche
rules-new-round-text =
    Le Soleil avance. Chaque joueur retire définitivement 1 disque Action et reprend les autres. Tous les disques Bonus sont mélangés
    et tirés à nouveau. Le plateau central est renouvelé autant que la réserve le permet. Le joueur suivant, dans le sens horaire,
    commence.

rules-end-text =
    Chaque Quartier de votre Cité est compté séparément. Pour chaque Temple de sa couleur dans ce Quartier, une tuile Pyramide
    rapporte { $base } points à la base et { $level } à un niveau supérieur. Les tuiles recouvertes rapportent toujours leurs points ;
    la tuile blanche n’a pas de couleur.

rules-shared = Les tuiles à cheval
rules-shared-text =
    Les Temples et les tuiles Pyramide comptent dans chaque Quartier où ils se trouvent, même en partie. Une tuile sur la limite de deux
    Quartiers compte donc dans les deux. Le sommet est dans les quatre.

rules-winner = Le vainqueur
rules-winner-text =
    Le joueur qui a le plus de points gagne. En cas d’égalité, celui qui a le plus de tuiles Pyramide gagne. Si l’égalité persiste,
    la victoire est partagée.

rules-small = Jamais sur le plateau central : vous l’obtenez en produisant des Ressources ou comme récompense. Placez 1 Ressource de son type sur chaque case libre adjacente.
rules-pyramid-tiles = Tuiles Pyramide
rules-all-cubes = Ressources
rules-all-cubes-text =
    Bois, Pierre et Pépite. Elles restent dans votre Cité jusqu’à ce qu’elles soient dépensées, recouvertes ou remplacées.
rules-all-masks = Tuiles Masque
rules-groups = Un groupe compte { $yellow } symboles jaunes, { $turquoise } turquoise ou { $purple } violets. Il y a { $each } tuiles de chaque couleur.

rules-rewards-text =
    Quand vous placez une tuile Pyramide à la base, vous gagnez la récompense imprimée sur la case recouverte. Les Bâtiments et les
    Temples des récompenses viennent de la réserve.

rules-worship-text =
    Vous les gagnez avec les Temples et les utilisez pour des offrandes. Quand une tuile nomme une Ressource, 2 Pépites peuvent la
    remplacer. Quand les Ressources sont au choix, chacune compte pour 1.

rules-boards-text =
    La face A est la même pour tous et convient le mieux à une première partie. Les 4 faces B sont toutes différentes et distribuées
    au hasard.
rules-in-box = En cas d’épuisement
rules-in-box-text =
    Quand un type de tuile est épuisé, sur le plateau central comme dans la réserve, il ne peut plus être construit.

rules-solo-text =
    En solo, vous jouez contre le Rival en { $rounds } manches, avec la mise en place à 2 joueurs. Vous avez { $discs } disques chacun
    et en perdez 1 par manche. Vous jouez à tour de rôle ; à la deuxième manche, le Rival commence. Si l’un des deux n’a plus de
    disque, l’autre continue. Cette variante est la nôtre.

rules-rival-card = Les cartes du Rival
rules-rival-card-text =
    Il y a 6 cartes, mélangées à chaque manche. Chacune nomme une zone et sa pile la plus basse ou la plus haute. Le Rival y place
    1 disque, sur la pile la plus à gauche en cas d’égalité, ou dans la zone suivante qui a de la place. S’il recouvre un disque
    Bonus, il marque { $points } points.

rules-rival-takes = Ce que prend le Rival
rules-rival-takes-text =
    Zone A : le plus grand Bâtiment du plateau central que permet sa Puissance ; il marque la taille du Bâtiment. Zone B : le plus
    grand Temple qui dépasse sa Puissance de 1 au maximum, sinon le plus petit ; il marque la taille du Temple plus { $temple }, et la
    tuile Adoration posée sur cette pile passe dessous. Zone C : une tuile Pyramide de la couleur la plus nombreuse sur le plateau
    central, pour { $pyramid } points. S’il n’y a rien à prendre, il marque { $none }. Tout ce qu’il prend est retiré du jeu.

    Après chaque manche, le Rival prend le Masque de plus grande valeur et marque ses points.

rules-rival-beaten = Battre le Rival
rules-rival-beaten-text =
    Vous gagnez si vous avez plus de points que le Rival, avance comprise. L’égalité ne suffit pas.
