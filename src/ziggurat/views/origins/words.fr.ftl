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
archon = Archonte

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
    [construction_yard] Chantier de Construction
    [courthouse] Cour de Justice
    [estate] Domaine
    [forum] Forum
    [stone_circle] Cercle de Pierres
    [temple_forest] Temple de la Forêt
    [temple_mountain] Temple de la Montagne
    [obelisk] Obélisque
    [sanctuary] Sanctuaire
    [temple_sea] Temple de la Mer
    [statue] Statue
    [artists_salon] Salon des Artistes
    [astronomy_tower] Tour d'Astronomie
    [fountain] Fontaine de Sagesse
    [portal] Portail
    [healer] Maison du Guérisseur
    [mage_tower] Tour des Mages
    [agora] Agora
    [palace] Palais
   *[farm] Ferme
}
help-building = { $tile ->
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
    [construction_yard] Prenez une tuile du Marché sans rien payer ; bâtissez-la plus tard, pour sa Pierre seulement.
    [courthouse] Changez la couleur d'un Stratège non utilisé ; sa valeur reste.
    [estate] Prenez un Citoyen de la zone Recrutement sans rien payer, si un socle est libre.
    [forum] Prenez un Orateur.
    [stone_circle] 0, 1, 3, 6 ou 10 points pour 1 à 5 couleurs de Bâtiments dans votre Cité.
    [temple_forest] 2 marches au Temple de la Forêt ; un Or paie une marche d'un autre Temple.
    [temple_mountain] 2 marches au Temple de la Montagne ; un Or paie une marche d'un autre Temple.
    [obelisk] 1, 2, 4 ou 7 points pour 1, 2, 3 Obélisques ou plus dans votre Cité.
    [sanctuary] 3, 6 ou 10 points pour 1, 2 ou 3 cartes Zodiaque.
    [temple_sea] 2 marches au Temple de la Mer ; un Or paie une marche d'un autre Temple.
    [statue] Une marche du Temple de votre choix.
    [artists_salon] 3 points par couleur différente parmi vos Stratèges.
    [astronomy_tower] Une Sagesse, et une de plus par Conseiller.
    [fountain] Une Sagesse ; puis placez un Vaisseau Mère sur 1.
    [portal] Augmentez de 1 ou 2 un Stratège non utilisé.
    [healer] Un point, et un de plus par Stratège.
    [mage_tower] Utilisez la capacité d'un Bâtiment voisin.
    [agora] Un Or pour chaque District complété autour d'elle.
    [palace] Il n'a pas de capacité : il porte vos Tours.
   *[farm] Ni couleur ni capacité, et elle ne coûte rien.
}

## Cartes Zodiaque et Temples

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
help-zodiac = { $sign ->
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
