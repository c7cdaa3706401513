## Les règles à lire

rules-chapter-playing = Jouer pour un site
rules-chapter-resolving = Résoudre un site
rules-chapter-loading = Charger les bateaux
rules-chapter-two = À deux joueurs
rules-chapter-sites = Sites
rules-chapter-characters = Personnages
rules-chapter-box = Dans la boîte

rules-aim-text =
    Vous approvisionnez le chantier de la grande pyramide. Jouez des personnages sur les sites d'Égypte pour gagner des
    ressources, puis chargez-les sur des bateaux. Les bateaux sont des points, et avec assez de points à la fin d'une manche, vous
    gagnez.

rules-table = Sur la table
rules-table-text =
    { $sites } sites, la réserve générale de ressources, et { $boats } bateaux face visible. Une carte répartition est retournée :
    elle dit ce qui arrive sur les sites au début de la manche.

    Ressources et troupes sont limitées. Ce qui manque n'est pas posé, et personne ne vous le doit.

rules-own = Ce que vous avez
rules-own-text =
    Chacun a { $troops } troupes de négociateurs, { $troops } de tortionnaires, et { $basics } personnages de base, les mêmes pour
    tous. Les { $cards } autres personnages forment la pioche.

rules-order = L'ordre de jeu
rules-order-text =
    Le premier ordre de jeu est tiré au sort. Chaque joueur a sa couleur et sa forme.

rules-round-text =
    Une manche a huit phases : 1. de nouveaux bateaux, 2. les ressources arrivent, 3. les négociateurs rapportent, 4. on
    distribue les cartes, 5. on joue pour les sites, 6. l'ordre de jeu change, 7. on charge les bateaux, 8. la manche se termine.

rules-boats-come = 1. De nouveaux bateaux
rules-boats-come-text =
    On pioche des bateaux jusqu'à ce qu'il y en ait { $boats } au port. Les anciens restent. Une pioche épuisée se refait avec sa
    défausse.

rules-resources-come = 2. Les ressources arrivent
rules-resources-come-text =
    La carte répartition dit combien de quoi arrive sur quel site ; cela s'ajoute à ce qui s'y trouve. Puis on retourne la carte
    suivante : vous savez donc ce qu'apportera la prochaine manche.

rules-negotiate = 3. Les négociateurs rapportent
rules-negotiate-text =
    Dans l'ordre de jeu, chacune de vos troupes de négociateurs vous rapporte une ressource de son site, à votre choix.

rules-hands = 4. On distribue les cartes
rules-hands-text =
    Chacun retrouve ses { $basics } personnages de base et reçoit { $dealt } cartes de la pioche mélangée, faces cachées. Qui a des
    tortionnaires à Thèbes en reçoit { $more } de plus.

rules-playing-text =
    Dans l'ordre de jeu, deux fois de suite, chacun active un site sans cadran solaire : { $each } sites par joueur en tout. On le
    joue et on le résout avant de choisir le suivant.

rules-cards = Jouer un personnage ou passer
rules-cards-text =
    Qui a activé le site commence, puis on tourne dans le sens horaire. Posez un personnage face visible devant vous, ou passez.
    Qui a passé ne joue plus de carte sur ce site ; les autres continuent jusqu'à ce que tous aient passé. Alors le site est
    résolu.

    Un personnage spécial agit aussitôt, quand on le joue.

rules-ankh = L'ânkh
rules-ankh-text =
    Certaines cartes portent un ânkh. Il n'agit que sur trois sites : Louxor, Alexandrie et Le Caire.

rules-recruit = Recruter
rules-recruit-text =
    Si vous avez passé sans avoir joué de carte sur ce site, vous pouvez défausser une carte de votre main, face visible, et en
    piocher une autre.

rules-resolving-text =
    Quatre étapes, dans cet ordre : révolte, tortionnaires, négociateurs, marchands. Pour chacune, additionnez les nombres de vos
    cartes encore posées là. Pour avoir le plus, il faut dépasser tous les autres : à égalité, personne ne gagne et personne n'est
    renvoyé.

rules-revolt = 1. La révolte
rules-revolt-text =
    Pour chaque carte révolte du site, on tire un jeton révolte, et on additionne leurs valeurs. Qui a moins d'influence que ce
    total défausse toutes ses cartes d'ici ; elles ne comptent plus.

    Parmi ceux qui résistent, qui a le plus d'influence reçoit ce que montrent les jetons. Puis les jetons sont remélangés.

rules-place-torturers = 2. Les tortionnaires
rules-place-torturers-text =
    Qui a le plus d'influence poste une troupe de tortionnaires, si son influence atteint le nombre du site. Ceux qui s'y trouvaient
    rentrent chez eux. Un site n'accueille qu'une troupe de chaque sorte.

rules-place-negotiators = 3. Les négociateurs
rules-place-negotiators-text =
    Qui a le plus de négociation peut poster une troupe de négociateurs, si elle atteint le nombre du site. Ceux qui s'y trouvaient
    rentrent chez eux.

rules-win-resources = 4. Les marchands
rules-win-resources-text =
    Qui a le plus de marchandage prend toutes les ressources du site. Si personne n'a le plus, elles restent.

rules-site-end = Le site est fermé
rules-site-end-text =
    Toutes les cartes jouées ici sont défaussées, et un cadran solaire est posé sur le site : on ne peut plus l'activer dans cette
    manche.

rules-new-order = 6. Le nouvel ordre de jeu
rules-new-order-text =
    Qui a pris un jeton à Gizeh prend cette place dans l'ordre de jeu. Les autres se suivent comme avant aux places libres. Si Gizeh
    n'a pas été activé, rien ne change.

rules-load = 7. Charger un bateau
rules-load-text =
    Dans le nouvel ordre, chacun peut charger un bateau, et l'on tourne jusqu'à ce que personne n'en veuille plus. Payez à la réserve
    générale ce que montre le bateau, et posez-le face cachée devant vous. Qui renonce est sollicité encore si quelqu'un d'autre
    charge un bateau.

rules-stand-in = Statues et tortionnaires
rules-stand-in-text =
    Au chargement, une statue remplace n'importe quelle ressource. Chacune de vos troupes de tortionnaires peut fournir une ressource
    imprimée sur son site, une fois par manche : elle vient de la réserve générale et sert aussitôt à ce bateau.

rules-end-text =
    8. Quand une manche est finie et que quelqu'un a { $goal } points ou plus, la partie se termine.

    Sinon, ressources et troupes restent où elles sont. Les cadrans solaires et toutes les mains s'en vont, ainsi qu'un bateau de
    Karnak resté vide. Une nouvelle manche commence.

rules-most-torturers = Le plus de tortionnaires
rules-most-torturers-text =
    Qui a plus de troupes de tortionnaires sur les sites que tout autre compte { $point } point de plus à la fin d'une manche. Il
    compte aussi pour la victoire, sauf accord contraire.

rules-winner = Qui gagne
rules-winner-text =
    Qui a le plus de points. À égalité : le plus de cartes en main, puis le plus de bateaux, puis le premier dans l'ordre de jeu.

rules-longer = Une partie plus longue
rules-longer-text =
    Vous pouvez jouer en 12 ou 15 points, ou jusqu'à ce que tous les bateaux soient chargés. Si personne n'y parvient, la dernière
    manche convenue met fin à la partie.

rules-two-text =
    Vous activez { $sites } sites par manche : premier joueur, second joueur, premier joueur. Sur chaque site, vous devez jouer au
    moins { $fewest ->
        [one] une carte
       *[other] { $fewest } cartes
    } avant de passer, si vous en avez, et au plus { $most }. On ne recrute pas.

    Si Gizeh n'a pas été activé, vous changez de place à la manche suivante.

rules-sites-text =
    Chaque site a son pouvoir, deux nombres que les troupes doivent atteindre, et deux ressources dans son coin : celles que ses
    tortionnaires peuvent fournir.

rules-supply = Ses tortionnaires fournissent { $first } ou { $second }.

rules-characters-text =
    Marchands, négociateurs et tortionnaires comptent par leurs nombres. Les personnages spéciaux font ce qu'ils disent quand on les
    joue, même s'ils ne trouvent rien à faire.

rules-more-goddess = Chaque joueur en a une parmi ses cartes de base.
rules-more-high-priest = Il peut aussi se reprendre lui-même, sauf accord contraire. S'il a été défaussé, il ne sert plus.
rules-more-bandit = Une carte révolte défaussée n'amène pas de jeton.
rules-more-guard = Lui-même et vos propres cartes aussi. Une troupe retourne à son propriétaire.
rules-more-philosopher = Même une carte défaussée depuis, sauf accord contraire.
rules-more-slave-trader = Les cartes jouées avant et après lui, jamais sous 0, tant qu'il est posé ici.
rules-more-engraver = Si l'un des deux sites n'a qu'une ressource, vous échangez une contre une. Avec un site vide, pas d'échange.

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
