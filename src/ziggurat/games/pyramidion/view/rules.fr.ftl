## Les règles à lire

rules-chapter-playing = Activer les sites
rules-chapter-resolving = Résoudre un site
rules-chapter-loading = Charger les bateaux
rules-chapter-two = À deux joueurs
rules-chapter-sites = Sites
rules-chapter-characters = Personnages
rules-chapter-box = Dans la boîte

rules-aim-text =
    Vous approvisionnez le chantier de la grande pyramide. Jouez des personnages sur les sites d’Égypte pour gagner des
    ressources, puis chargez-les sur des bateaux. Les bateaux rapportent des points : avec assez de points à la fin d’une manche,
    vous gagnez.

rules-table = Sur la table
rules-table-text =
    { $sites } sites, la réserve générale de ressources et { $boats } bateaux face visible. Une carte répartition est révélée : elle
    indique les ressources qui arrivent sur les sites au début de la manche.

    Les ressources et les troupes sont limitées. En cas de pénurie, ce qui manque n’est pas placé et ne vous est pas dû.

rules-own = Votre matériel
rules-own-text =
    Chaque joueur a { $troops } troupes de négociateurs, { $troops } troupes de tortionnaires et { $basics } personnages de base, les
    mêmes pour tous. Les { $cards } autres personnages forment la pioche.

rules-order = L’ordre de jeu
rules-order-text =
    Le premier ordre de jeu est tiré au sort. Chaque joueur a sa couleur et sa forme.

rules-round-text =
    Une manche comporte huit phases : 1. nouveaux bateaux, 2. répartition des ressources, 3. négociation de ressources,
    4. distribution des cartes, 5. activation des sites, 6. changement de l’ordre de jeu, 7. chargement des bateaux, 8. fin de la
    manche.

rules-boats-come = 1. Nouveaux bateaux
rules-boats-come-text =
    Des bateaux sont piochés jusqu’à ce qu’il y en ait { $boats } au port. Ceux des manches précédentes restent. Quand une pioche est
    épuisée, sa défausse est mélangée pour en former une nouvelle.

rules-resources-come = 2. Répartition des ressources
rules-resources-come-text =
    La carte répartition indique les ressources à ajouter sur chaque site, en plus de celles qui s’y trouvent déjà. Puis la carte
    suivante est révélée : vous savez donc ce qui arrivera à la prochaine manche.

rules-negotiate = 3. Négociation de ressources
rules-negotiate-text =
    Dans l’ordre de jeu, prenez 1 ressource de votre choix pour chacune de vos troupes de négociateurs, sur le site où elle se trouve.

rules-hands = 4. Distribution des cartes
rules-hands-text =
    Chaque joueur reprend ses { $basics } personnages de base et reçoit { $dealt } cartes de la pioche mélangée, faces cachées. Un joueur
    qui a des tortionnaires à Thèbes en reçoit { $more } de plus.

rules-playing-text =
    Dans l’ordre de jeu, chaque joueur active un site sans cadran solaire, puis un second de la même façon : { $each } sites par joueur
    en tout. Chaque site est joué et résolu avant le choix du suivant.

rules-cards = Jouer un personnage ou passer
rules-cards-text =
    Le joueur qui a activé le site commence, puis on joue dans le sens horaire. Jouez un personnage face visible devant vous, ou
    passez. Un joueur qui a passé ne peut plus jouer de carte sur ce site. Quand tous ont passé, le site est résolu.

    L’effet d’un personnage spécial s’applique dès qu’il est joué.

rules-ankh = L’ânkh
rules-ankh-text =
    Certaines cartes portent un ânkh. Il n’a d’effet que sur trois sites : Louxor, Alexandrie et Le Caire.

rules-recruit = Recruter
rules-recruit-text =
    Si vous passez sans avoir joué de carte sur ce site, vous pouvez défausser une carte de votre main, face visible, et en piocher
    une autre.

rules-resolving-text =
    Il y a quatre étapes, dans cet ordre : révolte, tortionnaires, négociateurs, marchands. Pour chacune, additionnez les valeurs de
    vos cartes encore en place. Il faut dépasser tous les autres joueurs : en cas d’égalité, personne ne gagne et aucune troupe n’est
    rendue.

rules-revolt = 1. La révolte
rules-revolt-text =
    Un jeton révolte est pioché pour chaque carte révolte du site, et leurs valeurs sont additionnées. Chaque joueur dont l’influence
    est inférieure à ce total défausse toutes les cartes qu’il a jouées ici ; elles ne comptent plus.

    Parmi les joueurs qui résistent, celui qui a le plus d’influence prend les récompenses indiquées sur les jetons. Puis les jetons
    sont remélangés.

rules-place-torturers = 2. Les tortionnaires
rules-place-torturers-text =
    Le joueur qui a le plus d’influence déploie une troupe de tortionnaires, si son influence atteint le minimum du site. La troupe
    déjà en place retourne à son propriétaire. Un site n’accueille qu’une troupe de chaque type.

rules-place-negotiators = 3. Les négociateurs
rules-place-negotiators-text =
    Le joueur qui a le plus de négociation peut déployer une troupe de négociateurs, si sa négociation atteint le minimum du site. La
    troupe déjà en place retourne à son propriétaire.

rules-win-resources = 4. Les marchands
rules-win-resources-text =
    Le joueur qui a le plus de marchandage prend toutes les ressources du site. Si personne ne gagne, elles restent sur le site.

rules-site-end = Fin du site
rules-site-end-text =
    Toutes les cartes jouées ici sont défaussées, et un cadran solaire est posé sur le site : il ne peut plus être activé pendant cette
    manche.

rules-new-order = 6. Nouvel ordre de jeu
rules-new-order-text =
    Un joueur qui a pris un jeton ordre de jeu à Gizeh prend la place indiquée dans l’ordre de jeu. Les autres occupent les places restantes,
    dans leur ordre actuel. Si Gizeh n’a pas été activé, rien ne change.

rules-load = 7. Charger un bateau
rules-load-text =
    Dans le nouvel ordre de jeu, chaque joueur peut charger un bateau à son tour, jusqu’à ce que plus personne ne le souhaite. Payez à
    la réserve générale les ressources indiquées et posez le bateau face cachée devant vous. Si vous renoncez, la question vous est
    reposée dès qu’un autre joueur charge un bateau.

rules-stand-in = Statues et tortionnaires
rules-stand-in-text =
    Quand vous chargez un bateau, une statue remplace n’importe quelle ressource. Chacune de vos troupes de tortionnaires peut fournir
    1 ressource imprimée sur son site, une fois par manche : elle vient de la réserve générale et sert aussitôt à ce bateau.

rules-end-text =
    8. Si un joueur a { $goal } points ou plus à la fin d’une manche, la partie se termine.

    Sinon, les ressources et les troupes restent en place. Les cadrans solaires sont retirés et toutes les mains sont défaussées, ainsi
    qu’un bateau de Karnak qui n’a pas été chargé. Une nouvelle manche commence.

rules-most-torturers = Le plus de tortionnaires
rules-most-torturers-text =
    À la fin d’une manche, le joueur qui a le plus de troupes de tortionnaires sur les sites ajoute { $point } point à son total. Ce point
    compte aussi pour la victoire, sauf si vous avez choisi l’option contraire.

rules-winner = Le vainqueur
rules-winner-text =
    Le joueur qui a le plus de points gagne. En cas d’égalité, celui qui a le plus de cartes en main gagne, puis celui qui a le plus
    de bateaux, puis le premier dans l’ordre de jeu.

rules-longer = Une partie plus longue
rules-longer-text =
    Vous pouvez jouer en 12 ou 15 points, ou jusqu’à ce que tous les bateaux soient chargés. Si personne n’atteint l’objectif, la partie
    se termine après la dernière manche choisie dans les options.

rules-two-text =
    Vous activez { $sites } sites par manche : premier joueur, second joueur, premier joueur. Sur chaque site, vous devez jouer au
    moins { $fewest ->
        [one] { $fewest } carte
       *[other] { $fewest } cartes
    } avant de passer, si vous en avez, et { $most } au maximum. Il n’y a pas de recrutement.

    Si Gizeh n’a pas été activé, vous échangez vos places dans l’ordre de jeu à la manche suivante.

rules-sites-text =
    Chaque site a son pouvoir, deux minimums que les troupes doivent atteindre, et deux ressources dans son coin : celles que ses
    tortionnaires peuvent fournir.

rules-supply = Ses tortionnaires fournissent { $first } ou { $second }.

rules-characters-text =
    Marchands, négociateurs et tortionnaires comptent pour les valeurs imprimées sur leurs cartes. L’effet d’un personnage spécial
    s’applique dès qu’il est joué ; vous pouvez le jouer même si son effet ne change rien.

rules-more-goddess = Chaque joueur en a une parmi ses cartes de base.
rules-more-high-priest = Il peut aussi se reprendre lui-même, sauf si vous avez choisi l’option contraire. S’il a été défaussé, il n’a plus d’effet.
rules-more-bandit = Si une carte révolte est défaussée, aucun jeton n’est pioché pour elle.
rules-more-guard = Il peut aussi défausser vos propres cartes, ou lui-même.
rules-more-philosopher = Il peut aussi copier une carte défaussée depuis, sauf si vous avez choisi l’option contraire.
rules-more-slave-trader = Cela vaut pour les cartes jouées avant et après lui, sans descendre sous 0, tant qu’il reste sur le site.
rules-more-engraver = Si l’un des deux sites n’a qu’une ressource, vous n’échangez qu’une ressource contre une autre. Vous ne pouvez pas échanger avec un site vide.

rules-kind = { $kind ->
    [camel] Chameaux
    [wood] Bois
    [food] Nourriture
    [stone] Pierres
    [worker] Ouvriers
   *[statue] Statues
}
rules-revolt-tokens = { $count } jetons révolte
rules-boats = { $count } bateaux
rules-distributions = { $count } cartes répartition
