game-title = Origins : First Builders
game-about = Un à quatre Archontes élèvent une Cité sous le regard des Bâtisseurs venus d'au-delà des cieux : envoyez vos Stratèges aux Lieux de Rencontre, bâtissez autour des Sièges de Pouvoir, élevez les Tours qui les multiplient, gravissez les Temples et menez l'armée.

## Couleurs, ressources, dés

colour = { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleu
    [orange] orange
    [yellow] jaune
   *[white] blanc
}
good = { $good ->
    [stone] Pierre
    [food] Nourriture
    [wisdom] Sagesse
    [gold] Or
   *[any] ressource de base au choix
}
goods = { $count } { $good ->
    [stone] Pierre
    [food] Nourriture
    [wisdom] Sagesse
    [gold] Or
   *[any] ressources de base au choix
}
citizen = { $value } { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleu
    [orange] orange
   *[yellow] jaune
}
speaker = Orateur { $value }
one-of = { $thing } ({ $number })
archon = Archonte
the-archon = l'Archonte

## Bâtiments

building = { $tile ->
    [granary] Grenier
    [harbor] Port
    [market] Marché
    [mint] Fabrique de Monnaie
    [quarry] Carrière
    [workshop] Atelier
    [armory] Armurerie
    [arena] Arène
    [outpost] Avant-Poste
    [equestrian] Terrains équestres
    [fortress] Forteresse
    [veterans] Quartier des Vétérans
    [castle] Château
    [construction-yard] Chantier de Construction
    [courthouse] Cour de Justice
    [estate] Domaine
    [forum] Forum
    [stone-circle] Cercle de Pierres
    [temple-forest] Temple de la Forêt
    [temple-mountain] Temple de la Montagne
    [obelisk] Obélisque
    [sanctuary] Sanctuaire
    [temple-sea] Temple de la Mer
    [statue] Statue
    [artists-salon] Salon des Artistes
    [astronomy-tower] Tour d'Astronomie
    [fountain] Fontaine de Sagesse
    [portal] Portail
    [healer] Maison du Guérisseur
    [mage-tower] Tour des Mages
    [agora] Agora
    [palace] Palais
   *[farm] Ferme
}
help-of-tile = { $tile ->
    [granary] Une Nourriture, et une de plus par Ferme de votre Cité.
    [harbor] 2 points par Bâtiment jaune de votre Cité, celui-ci compris.
    [market] 4 points par Stratège jaune.
    [mint] Un Or.
    [quarry] Une Pierre, et une de plus par espace vide à côté de la tuile.
    [workshop] Une Pierre, une Nourriture ou une Sagesse.
    [armory] Avancez de 2 cases sur la piste Militaire, attaquez, ou les deux dans l'ordre voulu.
    [arena] 2 points par Bâtiment rouge et 2 par Stratège rouge.
    [outpost] Avancez d'une case sur la piste Militaire, ou attaquez.
    [equestrian] Avancez de 2 cases, puis une Pierre ou une Nourriture par adversaire plus faible.
    [fortress] Avancez d'une case par Bâtiment rouge, celui-ci compris.
    [veterans] Autant de points que montre un Stratège non utilisé ; puis il perd 1.
    [castle] Un point, et 3 par District complété.
    [construction-yard] Prenez une tuile du Marché sans rien payer ; bâtissez-la plus tard, pour sa Pierre seulement.
    [courthouse] Changez la couleur d'un Stratège non utilisé ; sa valeur reste.
    [estate] Prenez un Citoyen de la zone Recrutement sans rien payer, si un socle est libre.
    [forum] Prenez un Orateur.
    [stone-circle] 0, 1, 3, 6 ou 10 points pour 1 à 5 couleurs de Bâtiments dans votre Cité.
    [temple-forest] 2 marches au Temple de la Forêt ; un Or paie une marche d'un autre Temple.
    [temple-mountain] 2 marches au Temple de la Montagne ; un Or paie une marche d'un autre Temple.
    [obelisk] 1, 2, 4 ou 7 points pour 1, 2, 3, ou 4 Obélisques et plus dans votre Cité.
    [sanctuary] 3, 6 ou 10 points pour 1, 2 ou 3 cartes Zodiaque.
    [temple-sea] 2 marches au Temple de la Mer ; un Or paie une marche d'un autre Temple.
    [statue] Une marche du Temple de votre choix.
    [artists-salon] 3 points par couleur différente parmi vos Stratèges.
    [astronomy-tower] Une Sagesse, et une de plus par Conseiller.
    [fountain] Une Sagesse ; puis placez un Vaisseau Mère sur 1.
    [portal] Augmentez de 1 ou 2 un Stratège non utilisé.
    [healer] Un point, et un de plus par Stratège.
    [mage-tower] Utilisez la capacité d'un Bâtiment voisin.
    [agora] Un Or pour chaque District complété autour d'elle.
    [palace] Il n'a pas de capacité : il porte vos Tours.
   *[farm] Ni couleur ni capacité, et elle ne coûte rien.
}

## Cartes Zodiaque et Temples

zodiac-none = Pas de carte Zodiaque
zodiac = { $sign ->
    [aries] Bélier
    [taurus] Taureau
    [gemini] Gémeaux
    [cancer] Cancer
    [leo] Lion
    [virgo] Vierge
    [libra] Balance
    [scorpio] Scorpion
    [sagittarius] Sagittaire
    [capricorn] Capricorne
    [aquarius] Verseau
   *[pisces] Poisson
}
help-of-sign = { $sign ->
    [aries] Chaque attaque rapporte un point de plus par dé rouge, Stratèges et Sièges de Pouvoir.
    [taurus] Bâtiments et Citoyens vous coûtent une Sagesse de moins.
    [gemini] Quand vous passez : une ressource de base par case dont votre armée reculera.
    [cancer] Quand vous passez avec un socle libre : prenez un Citoyen sans rien payer.
    [leo] Quand vous complétez un District, le dé de son Siège gagne 2, jusqu'à 6.
    [virgo] Un Bâtiment peut remplacer une de vos Fermes ; alors il ne coûte rien.
    [libra] Après avoir complété un District, vous pouvez recruter un Citoyen pour sa Sagesse.
    [scorpio] Une Sagesse par District complété et par Stratège qui devient Conseiller.
    [sagittarius] Chaque Citoyen ou Orateur que vous prenez peut gagner 1, jusqu'à 6 ou 5.
    [capricorn] Quand vous élevez une Tour, un de vos Stratèges peut gagner 2, jusqu'à 6.
    [aquarius] Quand vous montez 2 marches d'un Temple, un Or paie une marche d'un autre.
   *[pisces] Toute Action Bonus peut donner un Or à la place.
}
temple = { $temple ->
    [forest] Temple de la Forêt
    [mountain] Temple de la Montagne
   *[sea] Temple de la Mer
}

## Ce qui se trouve où

the-rival = armée adverse
region-board = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
region-board-ending = Manche { $round }, la dernière : { $ending }
ending = { $ending ->
    [three-temples] un joueur est au sommet des trois Temples
    [no-gold] il n'y a plus d'Or sur les cartes District
    [few-floors] il reste des Étages de trois couleurs au plus
    [no-citizens] une couleur de Citoyens est épuisée
   *[last-round] c'est la dernière manche
}
region-city = Votre Cité
region-city-of = Cité de { $player }
region-hand = Vos ressources, ouvriers et cartes
region-hand-of = Ressources, ouvriers et cartes de { $player }
region-districts = Cartes District et Étages
region-goal = L'objectif
city = { $title } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $districts ->
    [one] { $districts } District
   *[other] { $districts } Districts
}, Tours { $towers }
standing = { $passed ->
    [yes] a passé
   *[no] { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
}
site = Lieu de Rencontre { $number }
site-says = Lieu de Rencontre { $number } : Vaisseau Mère { $value }, bonus { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleu
    [orange] orange
   *[yellow] jaune
}, { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
army = Piste Militaire, par joueur : { $spaces }
temple-says = { $temple }, { $sign } ; marches par joueur : { $steps }
lot = { $tile } : { $wisdom } Sagesse, { $stone } Pierre
pile = Pile { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleue
    [orange] orange
   *[yellow] jaune
} : ensuite { $tile }, { $count } dessous
recruit = { $citizen } pour { $wisdom } Sagesse
supply = Citoyens { $colour ->
    [red] rouges
    [purple] mauves
    [blue] bleus
    [orange] orange
   *[yellow] jaunes
} en réserve : { $count }
any-tile = au choix
district = { $pattern } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $gold ->
    [0] { "" }
   *[other] , { $gold } Or
}
floors = Étages { $colour ->
    [red] rouges
    [purple] mauves
    [blue] bleus
    [orange] orange
   *[yellow] jaunes
} : { $count }
tower = Tour { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleue
    [orange] orange
   *[yellow] jaune
} : { $floors }
tokens = { $count ->
    [one] { $count } jeton Supériorité
   *[other] { $count } jetons Supériorité
}
bastion = Bastion : commence la manche
base-free = socle { $number } libre
advisors = Conseillers : { $count }
bases-left = Socles à obtenir : { $count }
set-aside = mise de côté : { $tile }
goal-was = Il fallait { $points } points.
goal-says = { $points } points sur { $goal }, manche { $round }
place-cell = { $down ->
    [0] { "" }
   *[other] { $vertical ->
        [up] { $down } en haut
       *[down] { $down } en bas
    }
}{ $both ->
    [yes] { ", " }
   *[no] { "" }
}{ $across ->
    [0] { "" }
   *[other] { $side ->
        [left] { $across } à gauche
       *[right] { $across } à droite
    }
}{ $here ->
    [yes] le Palais
   *[no] { " du Palais" }
}

## Ce qui est demandé

prompt-drafting = Prenez un Citoyen pour un de vos socles.
prompt-acting = { $acts }, ou passez.
prompt-acting-pass = Il ne vous reste qu'à passer.
act = { $act ->
    [worker] envoyez un ouvrier
    [close] complétez un District
    [raise] élevez une Tour
   *[population] augmentez la Population
}
prompt-superiority = Dépenser un jeton Supériorité pour une autre action, ou finir le tour ?
prompt-visiting = Où va votre ouvrier ({ $worker }) ?
prompt-choosing = Choisissez une action du Lieu de Rencontre { $site }{ $bonus ->
    [yes] { " ; le bonus est ouvert aussi" }
   *[no] { "" }
}.
prompt-choosing-more = Encore quelque chose au Lieu de Rencontre { $site } ?
prompt-joker = { $goods } à payer : combien en Or ?
prompt-gaining = Prenez { $kinds }{ $count ->
    [one] { "" }
   *[other] , { $count } fois
}.
prompt-exchanging = Échanger une ressource de base contre un Or ?
prompt-warring = { $may ->
    [attack] Attaquer
   *[other] Progresser { $spaces ->
        [one] d'une case
       *[other] de { $spaces } cases
    }
}{ $may ->
    [both] { " ou attaquer" }
   *[other] { "" }
} ?
prompt-climbing = Monter { $steps ->
    [one] une marche
   *[other] { $steps } marches
} de quel Temple ?
prompt-gold-step = Payer un Or pour une marche d'un autre Temple ?
prompt-building = Quelle tuile bâtissez-vous ?
prompt-way = { $tile } : { $ways } ?
ways = { $ways ->
    [all] comme Bâtiment, comme Ferme, ou sur une Ferme
    [cover] comme Ferme, ou sur une Ferme
    [building] comme Bâtiment, ou comme Ferme
   *[farm] comme Ferme
}
prompt-laying = Où posez-vous la tuile { $tile } ?
prompt-using = Utiliser la capacité de la tuile { $tile } ?
prompt-recruiting = Quel Citoyen { $free ->
    [yes] prenez-vous sans rien payer
   *[no] recrutez-vous
} ?
prompt-adding = Augmenter de 1 votre nouveau Citoyen ?
prompt-adding-speaker = Augmenter de 1 votre nouvel Orateur ?
prompt-inviting = Quel Orateur prenez-vous ?
prompt-feeding = Qui nourrir : un Stratège, qui gagne 1, ou l'armée, qui avance d'une case ?
prompt-seating = Quel Stratège prend ce Siège de Pouvoir ?
prompt-matching = Quelle carte District marquez-vous ?
prompt-activation = Quel Bâtiment utilisez-vous ?
prompt-capricorn = Quel Stratège gagne 2 ?
prompt-promoting = Qui devient Conseiller en premier ?
prompt-veteran = Quel Stratège raconte ses batailles ?
prompt-court-die = Quel Stratège change de couleur ?
prompt-court-colour = Quelle couleur reçoit-il ?
prompt-setting-aside = Quelle tuile mettez-vous de côté ?
prompt-resetting = Quel Vaisseau Mère revient à 1 ?
prompt-portal-die = Quel Stratège passe le Portail ?
prompt-portal-again = Augmenter encore le même Stratège ?
prompt-copying = Quel Bâtiment voisin utilisez-vous ?
prompt-holding = Dépenser un jeton pour qu'aucun Vaisseau Mère ne tourne ?
prompt-neighbour = Quel Vaisseau Mère voisin tourne aussi ?

## Ce qui peut être choisi

choice-worker = { $worker ->
    [archon] Envoyer l'Archonte
    [speaker] Envoyer { $name }
   *[freeman] Envoyer { $name }
}
choice-close = District de { $tiles } ({ $where })
choice-close-fits = District de { $tiles } ({ $where }) : convient à une carte, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $gold ->
    [0] { "" }
   *[other] , { $gold } Or
}
choice-raise = Élever la Tour { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleue
    [orange] orange
   *[yellow] jaune
} pour { $gold } Or
choice-population = Obtenir un socle pour { $food } Nourriture
choice-pass = Passer
choice-token = Une autre action contre un jeton
choice-visit = Lieu de Rencontre { $number } : { $top }, ou { $bottom }
choice-visit-toll = Lieu de Rencontre { $number } pour { $wisdom } Sagesse : { $top }, ou { $bottom }
choice-do = { $part ->
    [top] Prendre { $what }
    [bonus] Bonus : { $what }
   *[bottom] { $what }
}
choice-do-pisces = Un Or comme bonus (Poisson)
choice-gold = { $gold ->
    [0] { $rest }
   *[other] { $gold } Or{ $kind ->
        [none] { "" }
       *[other] , { $rest }
    }
}
choice-gain = { $good }
choice-spend = { $good } contre un Or
choice-advance = Progresser
choice-attack = Attaquer
choice-climb = { $temple }
choice-recruit = { $recruit }
choice-speaker = { $speaker }
choice-pick = { $lot }
choice-as = { $way ->
    [building] Comme Bâtiment
    [farm] Comme Ferme, sans rien payer
   *[cover] Sur une de vos Fermes, sans rien payer
}
choice-build = { $where }
choice-build-fits = { $where } : convient à { $count ->
    [one] une carte District
   *[other] { $count } cartes District
}
choice-use = Utiliser : { $tile } ({ $where })
choice-card = { $district }
choice-die = { $citizen }
choice-colour = { $colour ->
    [red] Rouge
    [purple] Mauve
    [blue] Bleu
    [orange] Orange
   *[yellow] Jaune
}
choice-add = Augmenter de 1
choice-reset = Vaisseau Mère { $number }
choice-turn = Vaisseau Mère { $number }
choice-hold = Retenir les Vaisseaux
choice-draft = { $citizen }
choice-done = C'est tout
choice-bonus = Tuile bonus : { $bonus }
choice-sign = Carte Zodiaque : { $sign }
choice-draw = Tuile : { $tile }
choice-roll = Un { $value }
choice-district = Carte District : { $pattern }
action = { $action ->
    [military] progresser, attaquer, ou les deux
    [build] construire une tuile
    [climb] 2 marches d'un Temple pour une Pierre, et sa carte
    [recruit] recruter un Citoyen
   *[feed] jusqu'à 3 Nourriture pour augmenter des Stratèges ou progresser
}
bonus = { $colour ->
    [red] progresser ou attaquer pour une Sagesse
    [purple] construire pour une Nourriture
    [blue] une marche d'un Temple pour une Pierre
    [orange] prendre un Orateur
   *[yellow] une ressource de base
}

## Les règles en bref

help-pass = Tous rentrent : vos Stratèges gagnent 1, les six deviennent Conseillers. Vous ne faites plus rien dans cette manche.
help-done = Vous continuez sans cela.
help-token = Un jeton par tour ; l'autre action peut aussi être de passer.
help-hold = Il remplace l'usage ordinaire d'un jeton ; aucun Vaisseau Mère ne change ce tour-ci.
help-archon = Il va partout sans payer ; il a les couleurs de vos Conseillers pour les Actions Bonus.
help-freeman = Sous la valeur du Vaisseau Mère, payez la différence en Sagesse. Un six peut faire les deux actions ; la couleur de la tuile bonus l'ouvre.
help-speaker = Un Orateur n'a pas de couleur, et repart à la fin de la manche.
help-visit = Après la visite, son Vaisseau Mère monte de 1, de 6 à 1.
help-advance = Un jeton Supériorité par palier franchi ; la dernière case vaut 9 points.
help-attack = Le bonus sous votre marqueur, un point par armée plus faible et par palier franchi.
help-climb = À la fin vos deux Temples les plus bas comptent. L'action principale prend aussi la carte Zodiaque.
help-recruit = Il faut un socle libre. Un nouveau dé de sa couleur est lancé.
help-card = Les points de la carte, moins si vous l'avez déjà marquée, et tout son Or.
help-tower = Un Étage coûte autant d'Or que la Tour est haute. À la fin elle multiplie les Sièges de Pouvoir de sa couleur.
help-population = Un Stratège de plus ; le dernier socle vaut 10 points.
help-close = Un Stratège prend le Siège pour toujours et utilise les Bâtiments de sa couleur autour.
help-ship = Ce qu'un ouvrier doit montrer pour visiter ce Lieu.
help-supply = Les dés qui ne sont pas en jeu.
help-gold-paid = L'Or remplace toute autre ressource, et vaut un point à la fin.

## Pourquoi pas

why-die-gone = Ce Citoyen est pris. Choisissez-en un qui reste.
why-die-too-high = C'est un des deux plus hauts, qui s'en vont. Seul, vous gardez deux des trois autres.
why-no-freeman = Aucun Stratège n'est sur ce socle. Choisissez un de vos dés.
why-worker-used = Cet ouvrier est déjà à un Lieu de Rencontre. Choisissez-en un près de votre plateau.
why-worker-too-low = Il n'atteint aucun Vaisseau Mère, et la Sagesse vous manque pour compléter. Choisissez un ouvrier plus haut ou une autre action.
why-not-your-speaker = Vous n'avez pas cet Orateur. Envoyez un de vos ouvriers.
why-not-a-six = Seul un six devient Conseiller maintenant. Choisissez un de vos six.
why-six-already = Le Capricorne augmente un Stratège jusqu'à 6, et celui-ci montre 6. Choisissez-en un plus bas.
why-no-other-colour = La réserve n'a aucun dé d'une autre couleur. Choisissez un autre Stratège, ou une autre capacité.
why-same-colour = Le Stratège a déjà cette couleur. Choisissez-en une autre.
why-supply-out = La réserve n'a aucun dé de cette couleur. Choisissez-en une autre.
why-no-four-tiles = Un Siège de Pouvoir se trouve entre quatre tuiles. Choisissez-en un qui a les quatre.
why-seat-taken = Un dé y siège pour toujours. Choisissez un Siège de Pouvoir libre.
why-no-unused-freeman = Un District demande un Stratège non utilisé. Attendez leur retour, ou faites une autre action.
why-no-floor = La réserve n'a plus d'Étage de cette couleur. Élevez une autre Tour.
why-tower-too-dear = L'Étage suivant coûte { $gold } Or, plus que vous n'avez. Élevez une Tour plus basse, ou faites une autre action.
why-all-bases = Vous avez les six socles. Faites une autre action.
why-base-too-dear = Le socle suivant coûte { $food } Nourriture, plus que vous n'avez, Or compris. Faites une autre action.
why-toll-too-high = Le Vaisseau Mère demande { $wisdom } Sagesse, plus que vous ne pouvez payer. Choisissez un Lieu au Vaisseau plus bas, ou un autre ouvrier.
why-other-place = Votre ouvrier est à un autre Lieu de Rencontre. Choisissez une action de celui-là.
why-main-done = C'est fait, ou seul un six peut faire les deux. Choisissez ce qui reste, ou arrêtez.
why-must-act = L'action du haut ou celle du bas doit être faite. Choisissez-en une.
why-bonus-closed = Le bonus s'ouvre à un ouvrier de la couleur de la tuile, une fois. Choisissez une autre action.
why-no-pisces = Seul qui tient les Poissons prend un Or pour le bonus. Utilisez le bonus tel quel, ou pas.
why-costs-a-good = Vous ne pouvez pas le payer ({ $good } : { $count }). Choisissez une autre action.
why-nothing-to-build = Il ne reste aucune tuile à bâtir. Choisissez une autre action.
why-all-at-top = Vous êtes au sommet de tous les Temples. Choisissez une autre action.
why-no-base = Vous n'avez aucun socle libre pour un Citoyen. Choisissez une autre action, ou augmentez d'abord votre population.
why-no-citizen = Vous ne pouvez payer aucun Citoyen de la rangée. Choisissez une autre action.
why-nobody-to-feed = Personne de non utilisé n'est à augmenter, et votre armée est au bout de sa piste. Choisissez une autre action.
why-no-speaker = Il ne reste aucun Orateur à recruter. Choisissez une autre action.
why-more-gold = Au moins { $gold } Or doit remplacer ce qui vous manque. Payez-en autant ou plus.
why-less-gold = Au plus { $gold } Or peut entrer dans ce paiement. Payez-en autant ou moins.
why-not-given = Cela n'est pas donné ici ({ $good }). Choisissez une des ressources montrées.
why-none-of-it = Vous n'en avez pas ({ $good }). Dépensez une autre ressource, ou aucune.
why-final-space-reached = Votre armée est sur la dernière case. Choisissez autre chose.
why-war-done = C'est fait, ou cet effet ne le permet pas. Choisissez ce qui reste.
why-must-war = Vous avancez ou attaquez avant de pouvoir arrêter. Choisissez l'un des deux.
why-at-top = Vous êtes au sommet de ce Temple. Montez dans un autre.
why-same-temple = L'Or achète une marche d'un autre Temple. Choisissez un des autres.
why-market-gap = Aucune tuile du Marché ne s'y trouve. Choisissez-en une qui y est.
why-not-set-aside = Vous n'avez pas mis cette tuile de côté. Choisissez-en une du Marché.
why-building-too-dear = Il vous manque la Sagesse à côté ou la Pierre dessus, Or compris. Bâtissez-la en Ferme, ou une autre tuile.
why-no-virgo = Seul qui tient la Vierge bâtit sur une Ferme. Bâtissez à côté de votre Cité.
why-no-farm = Il n'y a pas là de Ferme à vous à recouvrir. Choisissez une Ferme de votre Cité, ou bâtissez autrement.
why-cell-taken = Une tuile s'y trouve déjà. Posez celle-ci à côté de votre Cité.
why-not-beside-a-tile = Une tuile se pose bord à bord avec une autre. Choisissez une place à côté de votre Cité.
why-other-building = Vous pouvez utiliser le Bâtiment que vous venez d'ajouter. Choisissez celui-là, ou aucun.
why-no-ability = Cette tuile n'a pas de capacité. Choisissez un Bâtiment qui en a une.
why-changes-nothing = Sa capacité ne changerait rien maintenant. Choisissez un autre Bâtiment.
why-not-beside-the-tower = La Tour du Mage utilise un Bâtiment voisin. Choisissez-en un qui la touche par un bord.
why-recruit-gap = Aucun Citoyen n'est là. Choisissez-en un de la rangée.
why-citizen-too-dear = Ce Citoyen coûte { $wisdom } Sagesse, plus que vous ne pouvez payer. Choisissez-en un moins cher.
why-must-recruit = Un Citoyen doit être pris. Choisissez-en un.
why-must-feed = Au moins une Nourriture est dépensée. Choisissez pour quoi.
why-speaker-held = Cet Orateur est pris ({ $owner }). Choisissez-en un qui reste à recruter.
why-no-such-speaker = Il n'y a qu'autant d'Orateurs que de joueurs. Choisissez-en un qui reste à recruter.
why-no-such-card = Il y a moins de cartes District dans cette partie. Choisissez-en une qui est là.
why-card-fits-not = Les quatre tuiles ne montrent pas le motif de cette carte. Choisissez une carte qui convient, ou aucune.
why-not-around = Cette tuile n'est pas autour de ce Siège de Pouvoir. Choisissez une de ses quatre.
why-activated-already = Cette tuile a déjà servi. Choisissez-en une autre, ou arrêtez.
why-not-of-its-colour = Le dé n'active que les tuiles de sa couleur, et l'Agora. Choisissez une de celles-ci.
why-no-neighbour = Ce Vaisseau Mère n'est pas voisin du Lieu visité. Choisissez un voisin.
why-ship-at-six = Un Vaisseau Mère à 6 ne monte pas. Choisissez l'autre voisin.

## Options

option-zodiac_needs_a_step = Cartes Zodiaque en fin de manche
option-zodiac_needs_a_step-false = Vont au premier, même si personne n'est monté
option-zodiac_needs_a_step-true = Restent sur un Temple où personne n'est monté
option-climb_at_top_takes_card = Au sommet d'un Temple
option-climb_at_top_takes_card-false = Personne ne peut monter plus haut
option-climb_at_top_takes_card-true = On peut encore payer et prendre la carte
option-citizen_end = La partie finit faute de Citoyens
option-citizen_end-row_gap = Quand la zone Recrutement ne peut être complétée
option-citizen_end-supply_empty = Quand la réserve d'une couleur est vide
option-mothership_turns = Les Vaisseaux Mère tournent
option-mothership_turns-after = Après les actions d'une visite
option-mothership_turns-before = Avant les actions d'une visite
option-last_round = La partie finit au plus tard
option-last_round-20 = Après 20 manches
option-last_round-12 = Après 12 manches
option-last_round-30 = Après 30 manches

## Le journal

event-placed = La tuile bonus { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleue
    [orange] orange
   *[yellow] jaune
} est au Lieu de Rencontre { $site }
event-dealt = { $temple } : { $sign }
event-exposed = Carte District { $slot } : { $pattern }
event-offered = Un Citoyen est lancé : { $citizen }
event-drafted = { $name } prend un Citoyen pour le socle { $base }
event-refilled = Nouveau au Marché : { $tile }
event-revealed = Ensuite sur sa pile : { $tile }
event-returned = { $tile } va sous sa pile
event-rolled = Un Citoyen arrive au Recrutement : { $citizen }
event-spoke = Un Orateur est lancé : { $value }
event-visited = { $name } envoie { $worker ->
    [freeman] un Stratège
    [archon] l'Archonte
   *[speaker] un Orateur
} au Lieu de Rencontre { $site }
event-turned = Le Vaisseau Mère { $site } montre { $value }
event-paid = { $name } paie { $goods }
event-gained = { $name } reçoit { $goods }
event-exchanged = { $name } échange { $good } contre un Or
event-advanced = { $name } progresse à la case { $space }{ $tokens ->
    [0] { "" }
    [one] , un jeton Supériorité
   *[other] , { $tokens } jetons Supériorité
}
event-attacked = { $name } attaque, { $weaker ->
    [0] personne n'est plus faible
    [one] une armée est plus faible
   *[other] { $weaker } armées sont plus faibles
}
event-climbed = { $name } monte à la marche { $step } : { $temple }
event-took = { $name } prend une carte Zodiaque : { $sign }
event-built = { $name } construit : { $tile }
event-farmed = { $name } construit une Ferme
event-reserved = { $name } met de côté : { $tile }
event-used = { $name } utilise : { $tile }
event-recruited = { $name } recrute un Citoyen
event-invited = { $name } prend un Orateur
event-raised = Un Stratège de { $name } monte à { $value }
event-lowered = Un Stratège de { $name } descend à { $value }
event-recoloured = Un Stratège de { $name } devient { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleu
    [orange] orange
   *[yellow] jaune
}
event-advised = Un Stratège { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleu
    [orange] orange
   *[yellow] jaune
} de { $name } devient Conseiller { $space }
event-retired = Un Stratège { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleu
    [orange] orange
   *[yellow] jaune
} de { $name } se retire
event-closed = { $name } complète un District avec un { $value }
event-matched = { $name } marque la carte District { $slot }{ $gold ->
    [0] { "" }
   *[other] , { $gold } Or
}
event-built-up = { $name } élève la Tour { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleue
    [orange] orange
   *[yellow] jaune
} à { $floors }
event-grew = { $name } obtient le socle { $base }
event-spent = { $name } dépense un jeton pour une autre action
event-held = { $name } dépense un jeton pour retenir les Vaisseaux Mère
event-passed = { $name } passe
event-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $source ->
    [military] militaire
    [buildings] Bâtiments
    [districts] cartes District
    [population] Population
    [promotions] Conseillers déjà présents
    [gold] Or
    [advisors] Conseillers
    [temples] Temples
   *[seats] Sièges de Pouvoir
}
event-announced = La partie finit après cette manche : { $ending }
event-lifted = La partie continue tout de même : ce n'est plus vrai que { $ending }
event-ended = La manche { $round } est finie
event-came-back = Un Orateur revient et montre { $value }
event-fortified = { $name } reçoit le Bastion
event-fell = L'armée de { $name } recule à la case { $space }
event-began = La manche { $round } commence avec { $name }
event-threatened = L'armée adverse va à la case { $space }
event-lost = Une carte Zodiaque retourne à son Temple : { $sign }

## Le décompte

count-military = Militaire
count-buildings = Bâtiments
count-districts = Cartes District
count-population = Population
count-promotions = Autres Conseillers
count-gold = Or
count-advisors = Rangée de Conseillers
count-temples = Temples
count-seats = Sièges et Tours
reason-three-temples = Au sommet des trois Temples
reason-no-gold = Plus d'Or sur les cartes District
reason-few-floors = Étages de trois couleurs au plus
reason-no-citizens = Plus de Citoyens d'une couleur
reason-last-round = La dernière manche est finie
reason-goal-reached = L'objectif est atteint
reason-goal-missed = L'objectif est manqué

## La table lue à haute voix

aloud-farm = { $farm } ({ $tile } face cachée)
aloud-seat = Siège de Pouvoir, sa première tuile { $where }
aloud-home = chez lui
aloud-advisors = Couleurs des Conseillers
aloud-bases = { $count ->
    [one] { $count } base
   *[other] { $count } bases
}
aloud-scored = Cartes District marquées
aloud-aside = Mises de côté
aloud-orders = Qui commence ; à égalité, le marqueur du dessous d'abord
aloud-begins = Commence la manche
aloud-army = Armée
aloud-keeper = { $temple }, qui garde la carte
aloud-spent = Un jeton Supériorité est dépensé pendant ce tour
aloud-piles = Bâtiments face cachée
aloud-under = Remis sous leurs piles
aloud-draft = Citoyens à recruter pour commencer
