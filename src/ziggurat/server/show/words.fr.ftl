# Les pages du serveur. Les textes sur les pièces et les règles sont dans views/.

page-skip = Aller au plateau
page-home = Tous les jeux
page-language = English
page-language-code = en
page-theme = Clair ou sombre
page-help = Aide et réglages
page-close = Fermer
page-me = Vous

start-headline = Asseyez-vous et jouez.
start-text = Des jeux de bâtisseurs antiques, à la lettre de leurs règles. Jouer lance aussitôt une partie contre un bon robot ; Apprendre vous guide pas à pas dans une première partie.
start-games = Jeux
start-play = ▶ Jouer
start-learn = Apprendre
start-learn-on = Leçon { $number }/{ $of }
start-learn-whole = Reprendre la leçon : { $game }, { $number } sur { $of }
start-lesson = Leçon, { $number } sur { $of }
start-rules = Règles
start-rules-of = Règles : { $game }
start-set-up = Préparer une table : { $game }
start-continue = Continuer
start-turn = tour { $turn }
start-with = avec { $names }
start-mine = Vos parties
start-mine-none = Aucune encore. Ce que vous commencez est inscrit ici.
start-older = { $number ->
    [one] Une partie plus ancienne
   *[other] { $number } parties plus anciennes
}
start-all = Toutes vos parties
start-me = Vous êtes { $name }.
start-me-change = Nom, couleur, autres appareils
start-sit = S'asseoir
start-players = { $fewest ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $same ->
        [yes] { $fewest } joueurs
       *[other] { $fewest } à { $most } joueurs
    }
}
start-your-turn = À vous de jouer
start-their-turn = C'est à { $name }
start-over = Terminée
start-closed = Close
start-gone = Un robot joue pour vous
start-won = Gagnée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
start-lost = Place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

new-title = Une table : { $game }
new-seats = Qui joue
new-seat = Place { $number }
new-name = Nom
new-kind = Jouée par
new-kind-me = à cet écran
new-kind-bot = { $level ->
    [novice] robot, débutant
    [easy] robot, facile
    [medium] robot, moyen
    [hard] robot, difficile
    [expert] robot, expert
   *[other] robot, { $level }
}
new-kind-program = programme { $name }
new-kind-invited = sur invitation
new-kind-open = ouverte à tous
new-kind-empty = personne
new-add = Ajoutez un robot, un ami, un lien
new-start = Qui commence
new-start-listed = la première place
new-start-youngest = le plus jeune, à la première place
new-start-random = tiré au hasard
new-how = Comment
new-recommended = Conseillé
new-recommended-text = Le jeu du livre, pour une première fois et pour toute autre.
new-surprise = Surprenez-moi
new-surprise-text = Ce que la boîte fait varier est tiré au hasard.
new-variants = Variantes
new-rulings = Interprétations et règles maison
new-as-printed = comme dans le livre
new-changed = changées : { $number }
new-time = Temps et départs
new-clock = Temps de réflexion
new-clock-text = Pour toute la partie avec des secondes en plus après chaque tour, ou des jours pour chaque tour. Qui n'a plus de temps, ou s'en va, est aussitôt remplacé par un robot. Les robots n'ont pas de pendule.
new-returns = Qui est remplacé
new-returns-yes = peut revenir
new-returns-no = ne revient pas
new-undo-text = Vous pouvez annuler chaque étape jusqu'à la fin de votre tour, sauf si elle tire ou dévoile quelque chose de caché ; un tour terminé peut être repris si tout le monde est d'accord.
new-option-random = tiré au hasard
new-go = ▶ Commencer
new-error-seats = Ce jeu se joue de { $fewest } à { $most }.
new-error-nobody = Il faut au moins une personne dans ce navigateur.
new-error-rated = Une partie classée se joue à deux ou plus, une place chacun, sans autres robots que les nôtres.
new-error-rated-clock = Une partie classée se joue à la pendule : choisissez de combien de temps on dispose.
new-rated = Classée
new-rated-is = { $rated ->
    [yes] oui
   *[no] non
}
new-rated-text = Elle compte pour les cotes : chacun joue pour une seule place, aucun tour n'est repris, et qui part ou dépasse son temps a perdu.
player-invited = Invité { $number }

join-title = Une invitation
join-text = On vous invite à jouer avec { $names } : { $game }.
join-go = Prendre la place
join-watch = Regarder seulement
me-title = Vous
me-unnamed = Invité
me-nobody = Vous êtes quelqu'un dès que vous jouez ou prenez un nom ici : ni compte, ni mot de passe, ni adresse. Ce navigateur garde une clé.
me-colour = Couleur
me-hue = { $colour ->
    [turquoise] turquoise
    [terracotta] terre cuite
    [green] vert
    [blue] bleu
    [orange] orange
    [pink] rose
    [violet] violet
   *[gold] or
}
me-name-hint = Si quelqu'un porte un nom qui ressemble au vôtre, un numéro vous distingue.
me-save = Enregistrer
me-devices = Vos appareils
me-devices-text = { $number ->
    [one] Seul cet appareil vous connaît. Avec un code, vous êtes la même personne sur un autre, avec toutes vos parties.
   *[other] { $number } appareils vous connaissent.
}
me-code-show = Montrer un code pour un autre appareil
me-code-text = Tapez ce code sur l'autre appareil, sous Vous, ou ouvrez-y le lien. Il est montré une fois, sert une fois, et vaut dix minutes.
me-code-link = Lien pour l'autre appareil
me-code-field = Code montré par un autre appareil
me-code-go = Utiliser le code
me-code-none = Ce code n'est pas bon, ou ne l'est plus. Montrez-en un nouveau sur l'autre appareil.
me-come-text = Sur cet appareil vous serez { $name }, avec toutes ses parties.
me-come-join = Ce que vous avez joué ici sous le nom { $name } vous suit et sera à { $other }.
me-come-leave = Ici vous étiez { $name } : vous le restez sur vos autres appareils, avec les parties jouées ainsi.
me-come-go = Oui, c'est moi
me-come-not = Non, ne rien changer
me-alone = Déconnecter tous les autres appareils
me-alone-text = Ils perdent leur clé aussitôt, et tout lien ou code qui ouvre une de vos places. Vous restez ici.
me-shunned = Muets et bloqués
me-leave = Partir
me-kept = Ce qui est gardé de vous : nom, couleur, jour de votre dernière visite, vos parties, ce que vous y avez écrit et vos cotes, qui vous ne voulez plus entendre ou rencontrer ; des clés de vos navigateurs, seulement l'empreinte.
me-out = Se déconnecter ici
me-out-text = Ce navigateur oublie qui vous êtes. Si c'est votre seul appareil, plus personne ne pourra être vous : montrez-y d'abord un code.
me-forget = M'oublier
me-forget-text = Qui vous êtes est effacé, sur tous les appareils, pour de bon. Les parties restent, sous les noms où elles furent jouées ; vous ne retrouverez plus les vôtres. Vous n'êtes plus dans aucun classement ; vos adversaires gardent leur cote.

people-here = À cette table
people-text = Qui est muet, vous ne l'entendez plus dans les discussions. Qui est bloqué, vous ne l'entendez pas non plus, et vous ne serez jamais à la même table. Personne ne le leur dit.
people-none = Personne.
people-is = { $how ->
    [mute] muet
   *[block] bloqué
}
people-do = { $how ->
    [mute] Rendre muet
    [block] Bloquer
   *[none] Annuler
}
people-do-whom = { $how ->
    [mute] Rendre { $name } muet
    [block] Bloquer { $name }
   *[none] Ne plus bloquer { $name } ni le rendre muet
}
people-back = Retour à la partie

games-running = En cours
games-over = Terminées
games-newer = Plus récentes
games-older = Plus anciennes
lobby-title = Tables
lobby-go = Toutes les tables, parties à regarder
lobby-filter = Quel jeu
lobby-all = Tous les jeux
lobby-waiting = Tables ouvertes
lobby-waiting-none = Personne n'attend de joueurs. Ouvrez une table : elle est montrée ici à tous.
lobby-going = À regarder
lobby-going-none = Aucune table ouverte ne joue en ce moment.
lobby-own = Ouvrir une table
lobby-own-text = Elle est inscrite ici jusqu'à ce que tous soient là ; alors la partie commence. Une table réservée à vos invités se prépare avec des liens (⚙).
lobby-open = Ouvrir une table
lobby-open-of = Ouvrir une table : { $game }
lobby-sit-with = S'asseoir avec { $names }
lobby-mine = À votre table
lobby-watch = Regarder
lobby-watch-whom = Regarder { $names }
lobby-seats = { $taken ->
    [one] 1 place prise sur { $of }
   *[other] { $taken } places prises sur { $of }
}
lobby-bots = { $number ->
    [one] un robot
   *[other] { $number } robots
}
clock-left = temps restant
clock-units = j h
clock-low = Votre temps est presque écoulé.
clock-told = { $kind ->
    [live] { $minutes } min + { $seconds } s par tour
    [days] { $days ->
        [one] 1 jour par tour
       *[other] { $days } jours par tour
    }
   *[none] sans pendule
}
lobby-count = { $number ->
    [0] Aucune table n'attend de joueurs.
    [one] Une table attend des joueurs.
   *[other] { $number } tables attendent des joueurs.
}
lobby-leave = Quitter la table
lobby-fill = Commencer avec des robots

rating-title = Classements
rating-rated = classée
rating-short = { $sure ->
    [yes] { $points }
   *[no] { $points } ?
}
rating-long = { $points } ± { $margin }, { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
}{ $sure ->
    [yes] .
   *[no] {" "}: provisoire.
}
rating-changed = { $points } ({ $change })
rating-curve = { $games ->
    [one] Cote sur une partie
   *[other] Cote sur { $games } parties
}, de { $first } à { $points }.
rating-yours = Vos cotes
rating-none-yet = Pas encore de partie classée : choisissez « Classée » en préparant une partie (⚙).
rating-you = Vous :
rating-nobody = Personne n'y a encore joué { $games } parties classées.
rating-about = Les robots ont une cote fixe, pour vous y mesurer. Avec 200 points de plus, on gagne trois parties sur quatre. Qui a joué moins de { $number } parties classées n'est pas encore inscrit ; une partie quittée compte comme perdue.
rating-place = Rang
rating-who = Qui
rating-points = Cote
rating-games = Parties
rating-day = Jour
rating-change = Écart

status-yours = À vous de jouer.
status-theirs = C'est à { $name } de jouer.
status-thinking = { $name } réfléchit.
status-invited = { $name } n'est pas encore là.
status-gathers = { $number ->
    [one] Une place est libre : la partie commence quand quelqu'un s'y assied.
   *[other] { $number } places sont libres : la partie commence quand elles sont toutes prises.
}
status-gone = { $how ->
    [leave] Vous avez quitté la partie : un robot joue pour vous.
   *[late] Votre temps était écoulé : un robot joue pour vous.
}
status-closed = { $why ->
    [agreed] Tout le monde a accepté de terminer la partie ici.
   *[left] Il n'y a plus personne à la table : la partie est close.
}
status-closed-count = Personne n'a gagné. Voici où on en était.
status-end = Tout est fait : terminez votre tour, ou annulez.
status-end-only = Tout est fait : terminez votre tour.
status-end-theirs = { $name } va terminer son tour.
status-over = La partie est finie. { $reason }.
status-won = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
status-tied = { $names } partagent la première place avec { $points } points.
status-lost = { $name } n'atteint pas l'objectif : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-rule = Règle { $clause }
why-idle = Il n'y a rien à choisir ici. { $prompt }
status-past = En arrière : coup { $at } sur { $of }.

say-begins = La partie commence.
say-gathers = La table est prête.
say-past = Coup { $at } sur { $of }.

do-undo = Annuler
do-undo-turn = Annuler le tour
do-undo-here = Annuler à partir d'ici
do-end = Fin du tour
do-ask = Demander à reprendre le tour { $turn }
do-agree = Accepter
do-decline = Refuser
do-withdraw = Y renoncer
do-offer = Proposer de terminer la partie
do-leave = Quitter la partie
do-leave-now = Oui, quitter
do-back = Reprendre ma place
do-back-for = Reprendre la place : { $names }
plea-text = { $name } aimerait reprendre tout depuis le tour { $turn }. Ce qui a été tiré depuis sera tiré de nouveau : qui l'a vu sait ce qui vient.
plea-waits = Vous avez demandé à reprendre tout depuis le tour { $turn } : on attend { $names }.
plea-end-text = { $name } aimerait terminer la partie ici, telle qu'elle est. Personne ne gagne.
plea-end-waits = Vous avez proposé de terminer la partie ici : on attend { $names }.
do-turn = Tourner
do-flip = Retourner
do-live = Revenir au présent
do-since = Depuis mon dernier tour
do-film = Lecture ou pause
do-skip = Passer
do-copy = Copier le lien
do-open = Agrandir : { $title }
do-zen = Le plateau seul
do-copied = Le lien est copié.
do-tap = Touchez encore une fois pour confirmer.
do-again = Encore une fois pour confirmer : on ne pourra pas annuler.

side-large = Image agrandie
side-rail = Joueurs, offres et journal
side-menu = Menu
side-invited = pas encore là
side-you = vous
side-gone-pip = un robot joue
side-here = est là
side-away = est ailleurs
side-log = Journal
side-past = Position affichée
side-chat = Discussion
side-chat-field = Message
side-chat-placeholder = Écrire un message
side-chat-send = Envoyer
side-people = Ne plus entendre, bloquer
side-list = Choix en liste
side-text = La table en texte
side-list-none = Rien à choisir pour l'instant.
side-ask = Reprendre
side-ask-text = Un tour terminé peut être repris si les autres l'acceptent ; les robots acceptent toujours. Ce qui a été tiré sera tiré de nouveau.
side-ask-waits = { $name } l'a demandé ; les autres n'ont pas encore tous accepté.
side-ask-none = Aucun de vos tours ne peut être repris.
side-ask-rated = Dans une partie classée, aucun tour n'est repris.
side-leave-rated = La partie est classée : qui la quitte l'a perdue.
side-leave = Terminer ou quitter
side-leave-none = Il n'y a rien à quitter.
side-offer-text = Si tout le monde l'accepte, la partie se termine telle qu'elle est ; les robots acceptent toujours. Personne ne gagne.
side-leave-text = { $what ->
    [last] Il n'y a plus que vous ici : la partie sera close telle qu'elle est. Personne ne gagne.
    [back] Un robot prend aussitôt votre place. Vous pourrez la reprendre plus tard.
   *[gone] Un robot prend aussitôt votre place. À cette table on ne revient pas.
}
log-note = { $how ->
    [leave] { $name } s'en va : un robot continue.
    [late] { $name } n'a plus de temps : un robot continue.
    [decline] { $name } n'est pas d'accord : la partie continue.
   *[back] { $name } est de retour.
}
side-invite = Inviter { $name }
side-invite-text = Envoyez ce lien. La place revient à qui la prend en premier.
side-watch-text = Envoyez ce lien à celles et ceux qui veulent regarder. La partie finie, il mène à la position que vous regardez.
side-watch = Partager
side-seal = Sceau du hasard

count-title = Décompte final
count-stands = Où on en était
count-table = Voir la table
count-source = Origine
count-again = Rejouer
count-next = Rejoindre la suivante
count-review = Revoir
count-record = Télécharger la partie
count-chance = Vérifier le hasard

end-ahead = Vous gagnez, { $points ->
    [0] à égalité de points avec
    [one] un point devant
   *[other] { $points } points devant
} { $name }.
end-behind = Vous êtes { $place ->
    [2] deuxième
    [3] troisième
   *[other] quatrième
}, { $points ->
    [0] à égalité de points avec
    [one] un point derrière
   *[other] { $points } points derrière
} { $name }.
end-shared = Vous partagez la première place avec { $names }.
end-alone-won = Vous gagnez avec { $points ->
    [one] 1 point
   *[other] { $points } points
}.
end-alone-lost = Vous n'atteignez pas le but : { $points ->
    [one] 1 point
   *[other] { $points } points
}.
end-place = { $place ->
    [1] Première place
    [2] Deuxième place
    [3] Troisième place
   *[other] Quatrième place
}
end-how = Le fil de la partie
end-best = Plus gros gain : { $name } +{ $points }, coup { $move }
end-part = { $kind ->
    [phase] phase { $number }
   *[round] manche { $number }
}
end-table = En tableau
end-move = Coup
end-curve = Les points au fil de { $moves } coups.
end-curve-seat = { $name } finit avec { $points }.

curtain-title = Passez l'écran à { $name }
curtain-text = Seul·e { $name } devrait regarder maintenant.
curtain-go = C'est moi, { $name }

help-tab-rules = Règles
help-tab-keys = Réglages
help-keys = Touches
help-key-arrows = aller au choix le plus proche
help-key-enter = prendre le choix
help-key-shift = aller à n'importe quoi ; Entrée dit pourquoi ce n'est pas possible
help-key-digits = aller à un choix par son numéro
help-key-u = annuler
help-key-e = terminer le tour
help-key-rf = tourner ou retourner la pièce
help-key-past = reculer et avancer dans le temps
help-key-z = ne garder que le plateau
help-key-help = cette aide
help-undo = Vous pouvez annuler chaque étape jusqu'à la fin de votre tour. Une étape qui pioche ou qui montre ce qui était caché ne s'annule pas, et le dit.
help-settings = Réglages
pref-auto = Terminer mon tour de lui-même quand il ne reste rien à faire
pref-ask = Redemander avant une étape qui ne s'annule pas
pref-curtain = Afficher un rideau quand on passe l'écran
pref-sound = Un son quand c'est à moi
pref-notice = Une notification quand c'est à moi
pref-notice-none = refusée ici par ce navigateur
pref-speed = Rythme auquel je vois jouer les autres
pref-speed-none = sans attendre
pref-speed-fast = rapide
pref-speed-normal = normal
pref-speed-slow = lent

status-offline = Pas de connexion : nouvel essai…

refused-stale = La partie a avancé ; voici où elle en est.
refused-not-yours = Ce n'est pas à vous de jouer.
refused-illegal = Ce choix n'est pas ouvert.
refused-ended = Votre tour est joué : terminez-le, ou annulez.
refused-unfinished = Il reste quelque chose à choisir.
refused-no-undo = On ne peut pas annuler cela.
refused-over = La partie est finie.
refused-enough = Il y a eu tant d'allers et retours que cette partie ne va plus que de l'avant.
refused-asked = Quelque chose d'autre est déjà demandé.
refused-left = À cette table, qui est parti ne revient pas.
refused-gathers = Tout le monde n'est pas encore là.
refused-lesson = Une chose à la fois : d'abord ce que montre la leçon.
refused-rated = Cela ne se fait pas dans une partie classée.
refused-malformed = Ce message n'a pas de sens.
refused-too-long = Ce message est trop long.
refused-slow = Trop de messages : attendez un instant.
refused-unavailable = Le serveur ne peut rien enregistrer pour l'instant. Votre coup est gardé et sera rejoué.
refused-lagging = Cette connexion est trop lente pour la partie : nouvel essai …
refused-broken = Une panne de notre côté, elle est notée. Nouvel essai …
refused-crowded = Trop de fenêtres sont ouvertes d'ici : fermez-en.
refused-renewed = Vous avez changé d'appareil ou de réglages : cette page se recharge.

learn-title = Leçon
learn-name = Élève
learn-progress = { $number } sur { $of }
learn-leave = Quitter
learn-back = Retour
learn-next = Suite
learn-show = Montrer
learn-go = À moi

reading-title = Règles : { $game }
reading-contents = Sommaire
reading-skip = Aller aux règles
reading-clauses = Clauses :
reading-note = Les numéros dans la marge renvoient aux clauses et aux décisions (R) de notre fiche, { $card }.

problem-home = Vers tous les jeux
problem-404 = Il n'y a rien ici
problem-404-text = Cette adresse ne mène à aucune page ni à aucune partie.
problem-taken = Cette place est prise
problem-taken-text = L'invitation a déjà servi, ou le lien est incomplet.
problem-403 = Cela ne vous revient pas
problem-403-text = Il faut une place à cette table, ou l'avoir ouverte, et le demander d'une page de ce site.
problem-apart = Pas à cette table
problem-apart-text = Vous ne pouvez pas vous asseoir à cette table. Il y en a d'autres, et vous pouvez en ouvrir une.
problem-400 = Cela n'a pas marché
problem-400-text = La demande n'a pas de sens.
problem-409 = Pas maintenant
problem-409-text = La partie n'est pas encore finie, ou elle a continué entre-temps.
problem-410 = Cette partie est illisible
problem-410-text = Ce qui en est gardé est abîmé, et c'est noté pour qui tient ce serveur. Aucune autre partie n'est touchée.
problem-413 = C'est trop
problem-413-text = La demande est plus longue que ce dont ce jeu a besoin.
problem-500 = Quelque chose s'est cassé
problem-500-text = La faute est nôtre et elle est notée. Votre partie est en sûreté.
problem-503 = Un instant
problem-503-text = Les parties sont momentanément hors d'atteinte. Rien n'est perdu ; cette page réessaie d'elle-même.
problem-503-sent = Un instant
problem-503-sent-text = Les parties sont momentanément hors d'atteinte. Rien n'est perdu ; revenez en arrière et réessayez dans un instant.
problem-429 = Une chose après l'autre
problem-429-text = On a demandé d'ici plus qu'il n'y en a pour tout le monde. Attendez un peu et réessayez.

closed-why = { $why ->
    [gone] { $game } n'est plus parmi les jeux de ce serveur.
    [draws] Cette partie a été commencée avec la version { $version } des règles ; c'est maintenant la version { $now }. Ce qui a été tiré n'était pas encore noté : elle ne peut pas continuer.
    [damaged] Ce qui est gardé de cette partie est abîmé : l'étape { $step } de son texte est illisible. C'est noté pour qui tient ce serveur.
    [count] Cette partie a été jouée avec la version { $version } des règles. Avec la version { $now } elle serait comptée autrement : voici comment elle a été comptée.
   *[step] Cette partie a été commencée avec la version { $version } des règles. La version { $now } ne permet pas l'étape { $step } de son texte.
}
closed-over = Elle est finie, et voici comment.
closed-unfinished = Elle ne continue donc pas. Personne n'a gagné ; le texte de la partie est gardé.

chance-title = { $game } : le hasard
chance-about = Avant le premier choix d'une partie, un nombre secret est tiré et scellé. Tous les tirages de la partie en découlent. Le sceau est montré dès le début, le secret quand la partie est finie : chacun peut ainsi vérifier que rien n'a été changé en route, et personne ne peut savoir ce qui vient.
chance-seal = Sceau
chance-secret = Secret
chance-running = Gardez le sceau si vous voulez. La partie finie, cette page dit le secret et vérifie tous les tirages.
chance-over = Le sceau était-il le même au début ? Qui l'a noté peut comparer. Le texte de la partie contient tout cela ; on peut le vérifier ici, ou avec le programme sur sa propre machine.
chance-none = Les tirages de cette partie découlent d'un simple nombre et non d'un secret scellé : c'est une première partie guidée, ou elle a été commencée avant qu'il y ait des sceaux. Son hasard ne peut donc pas être vérifié.
chance-back = À la partie

verify-title = Vérifier une partie
verify-file = Texte d'une partie, dans un fichier
verify-record = Texte de la partie
verify-seal-noted = Sceau que vous avez noté (le cas échéant)
verify-go = Vérifier
verify-empty = Collez d'abord le texte d'une partie, ou choisissez un fichier.
verify-no-seal = Un sceau a 64 signes, de 0 à 9 et de a à f.
verify-unfit = { $part ->
    [text] Ce n'est pas le texte d'une partie : la ligne { $line } est illisible.
    [table] La ligne { $line } nomme un jeu, une version de ses règles, une option ou des places qui n'existent pas ici.
   *[step] La ligne { $line } ne suit pas les règles.
}
verify-seal = { $found ->
    [fits] Le sceau montré avant le premier choix a été fait de ce secret.
    [differs] Le sceau n'a pas été fait de ce secret.
   *[untold] { $sealed ->
        [yes] Il y a un sceau, mais pas de secret : il est dit quand la partie est finie.
       *[no] Il n'y a pas de sceau. Les tirages viennent d'un simple nombre, comme dans les parties jouées chez soi et les anciennes.
    }
}
verify-draws = { $found ->
    [fits] { $draws ->
        [one] Le seul tirage découle du secret.
       *[other] Les { $draws } tirages découlent tous du secret.
    }
    [differs] La ligne { $line } ne découle pas du secret : on y lit { $came } au lieu de { $due }.
   *[untold] Sans secret, les tirages ne peuvent pas être vérifiés.
}
verify-result = { $found ->
    [fits] Chaque choix était permis, et le résultat en découle : { $scores }.
    [differs] Les choix étaient permis, mais ils mènent à un autre résultat que celui du texte : { $scores }.
   *[untold] Chaque choix était permis. Le texte ne dit pas de résultat.
}
verify-noted = { $found ->
    [fits] C'est le sceau que vous avez noté.
   *[differs] Ce n'est pas le sceau que vous avez noté.
}
verify-all = { $found ->
    [holds] Le hasard était fixé avant le premier choix, et rien n'a été changé depuis.
    [fails] Quelque chose a été changé : ce n'est pas la partie qui a été scellée.
   *[untold] Ce texte ne permet pas de dire si le hasard était fixé.
}
