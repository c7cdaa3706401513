# Les pages du serveur. Les textes sur les pièces et les règles sont dans le dossier view de chaque jeu.

page-skip = Aller au plateau
page-home = Tous les jeux
page-language = English
page-language-code = en
page-theme = Clair ou sombre
page-help = Aide et réglages
page-close = Fermer
page-me = Profil

start-headline = Prenez place et jouez.
start-text = Cinq jeux de bâtisseurs antiques, avec leurs règles complètes. « Jouer » lance tout de suite une partie contre un robot ; « Apprendre » vous guide pas à pas dans une première partie.
start-games = Jeux
start-play = ▶ Jouer
start-learn = Apprendre
start-learn-of = Apprendre pas à pas : { $game }
start-learn-on = Leçon { $number }/{ $of }
start-learn-whole = Reprendre la leçon : { $game }, { $number } sur { $of }
start-lesson = Leçon : { $number } sur { $of }
start-rules = Règles
start-rules-of = Règles : { $game }
start-set-up = Créer une partie : { $game }
start-continue = Continuer
start-turn = tour { $turn }
start-with = avec { $names }
start-mine = Vos parties
start-mine-none = Aucune partie pour l’instant. Celles que vous commencerez apparaîtront ici.
start-older = { $number ->
    [one] 1 partie plus ancienne
   *[other] { $number } parties plus anciennes
}
start-all = Toutes vos parties
start-me = Vous êtes { $name }.
start-me-change = Nom, couleur, autres appareils
start-sit = Prendre place
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
start-here = Pour débuter
start-minutes = { $minutes } min
start-weight = Complexité : { $weight } sur 5
start-friends = Amis
start-friends-of = Jouer entre amis : { $game }
start-options = Options
start-opponents = { $number ->
    [0] en solo
    [one] { $number } robot { $level ->
        [novice] novice
        [easy] facile
        [medium] moyen
        [hard] difficile
       *[expert] expert
    }
   *[other] { $number } robots { $level ->
        [novice] novices
        [easy] faciles
        [medium] moyens
        [hard] difficiles
       *[expert] experts
    }
}
start-opponents-of = Adversaires : { $game }
start-turns = { $number ->
    [one] À vous de jouer · { $number } partie
   *[other] À vous de jouer · { $number } parties
}
start-waiting = { $number ->
    [one] En attente : { $number } partie
   *[other] En attente : { $number } parties
}
start-your-turn = À vous de jouer
start-their-turn = À { $name } de jouer
start-over = Terminée
start-closed = Interrompue
start-gone = Un robot joue pour vous
start-won = Gagnée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
start-lost = { $place }e place, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

new-title = Nouvelle partie : { $game }
new-seats = Joueurs
new-seat = Place { $number }
new-name = Nom
new-kind = Type de joueur
new-kind-me = sur cet appareil
new-kind-bot = { $level ->
    [novice] robot novice
    [easy] robot facile
    [medium] robot moyen
    [hard] robot difficile
    [expert] robot expert
   *[other] robot { $level }
}
new-kind-program = programme { $name }
new-kind-invited = sur invitation
new-kind-open = ouverte à tous
new-kind-empty = vide
new-add = Ajouter un robot ou inviter quelqu’un
new-start = Premier joueur
new-start-listed = place 1
new-start-youngest = le plus jeune, à la place 1
new-start-random = tiré au hasard
new-how = Options
new-recommended = Conseillé
new-recommended-text = Les règles de base, idéales pour une première partie.
new-surprise = Surprenez-moi
new-surprise-text = Tous les éléments variables sont tirés au hasard.
new-variants = Variantes
new-rulings = Interprétations et règles maison
new-as-printed = règles de base
new-changed = modifications : { $number }
new-time = Pendule et départs
new-clock = Temps de réflexion
new-clock-text = Un temps total plus quelques secondes par tour, ou un nombre de jours par tour. Un joueur à court de temps, ou qui quitte la partie, est aussitôt remplacé par un robot. Les robots n’ont pas de pendule.
new-returns = Joueurs remplacés
new-returns-yes = peuvent revenir
new-returns-no = ne peuvent pas revenir
new-undo-text = Vous pouvez annuler chaque étape jusqu’à la fin de votre tour, sauf si elle pioche ou révèle un élément caché. Ensuite, un tour ne peut être repris que si tout le monde est d’accord.
new-option-random = tiré au hasard
new-go = ▶ Commencer
new-error-seats = Ce jeu se joue de { $fewest } à { $most } joueurs.
new-error-nobody = Au moins une place doit être jouée sur cet appareil.
new-error-rated = Une partie classée demande au moins deux joueurs, une seule place chacun, et aucun robot extérieur.
new-error-rated-clock = Une partie classée se joue à la pendule : choisissez un temps de réflexion.
new-rated = Classée
new-rated-is = { $rated ->
    [yes] oui
   *[no] non
}
new-rated-text = Une partie classée compte pour votre cote : une seule place par personne, pas de reprise de tour. Si vous dépassez votre temps, si un robot joue deux de vos tours ou si vous n’êtes pas là à la fin, vous perdez.
player-invited = Invité { $number }

join-title = Invitation
join-go = Prendre place
join-invites = { $name } vous invite à une partie : { $game }
join-own = Voici votre propre invitation : envoyez-la à un autre joueur.
join-own-go = Envoyer l’invitation
join-present = { $here ->
    [yes] { $name } vous attend à la table
   *[no] { $name } n’est pas à la table pour l’instant
}
join-players = Joueurs
join-free = place libre
join-time = Temps
join-rating = Cote
join-rules = Règles
join-rated = { $rated ->
    [yes] Classée
   *[no] Amicale
}
join-warning-title = { $kind ->
    [rated] Partie classée, à la pendule.
   *[timed] Partie à la pendule.
}
join-warning = { $kind ->
    [rated] Si vous dépassez votre temps, si un robot joue deux de vos tours ou si vous n’êtes pas là à la fin, vous perdez.
   *[timed] Si vous quittez la partie ou dépassez votre temps, un robot joue pour vous.
}
join-name = Votre nom
join-watch = Regarder seulement
invite-title = { $game } : invitez vos amis
invite-text = { $number ->
    [one] Envoyez ce lien. La première personne à accepter prend la place.
   *[other] Envoyez un lien à chaque ami. La première personne à accepter prend la place.
}
invite-none = Toutes les places sont prises.
invite-seat = Lien vers la place { $number }
invite-share = Partager…
invite-mail = E-mail
invite-message-app = SMS
invite-message = Une partie avec moi ? { $game }
invite-go = Aller à la table
me-title = Profil
me-unnamed = Invité
me-nobody = Votre profil est créé dès que vous jouez ou choisissez un nom : ni compte, ni mot de passe, ni adresse e-mail. Ce navigateur conserve une clé.
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
me-name-hint = Si quelqu’un porte déjà un nom semblable, un numéro sera ajouté au vôtre.
me-save = Enregistrer
me-devices = Vos appareils
me-devices-text = { $number ->
    [one] Vous n’utilisez que cet appareil. Avec un code, retrouvez votre profil et toutes vos parties sur un autre.
   *[other] Vous utilisez { $number } appareils.
}
me-code-show = Obtenir un code
me-code-text = Saisissez ce code sur l’autre appareil, dans Profil, ou ouvrez-y le lien. Il ne s’affiche qu’une fois, ne sert qu’une fois et expire au bout de dix minutes.
me-code-link = Lien pour l’autre appareil
me-code-field = Code affiché sur l’autre appareil
me-code-go = Utiliser le code
me-code-none = Ce code est incorrect ou a expiré. Demandez-en un nouveau sur l’autre appareil.
me-code-rated = Vous jouez une partie classée sur cet appareil. Terminez-la avant de réunir vos profils.
me-come-text = Cet appareil utilisera le profil { $name }, avec toutes ses parties.
me-come-join = Les parties jouées ici sous le nom { $name } passeront à { $other }.
me-come-leave = Cet appareil utilise le profil { $name }. Ce profil et ses parties restent disponibles sur vos autres appareils.
me-come-warning = Quelqu’un d’autre vous a envoyé ce code ou ce lien ? Choisissez Non : cette personne récupérerait toutes les parties de cet appareil et pourrait jouer à votre place.
me-come-type = Pour confirmer, saisissez le nom : { $name }
me-come-mistyped = Ce n’est pas ce nom. Rien n’a changé.
me-come-go = Oui, c’est moi
me-come-not = Non, ne rien changer
me-alone = Déconnecter les autres
me-alone-text = Ils sont déconnectés aussitôt, et tous les liens ou codes vers vos places cessent de fonctionner. Cet appareil reste connecté.
me-shunned = Joueurs masqués ou bloqués
me-leave = Se déconnecter ou supprimer
me-kept = Nous enregistrons votre nom et votre couleur, vos places et vos coups, vos messages, les joueurs masqués ou bloqués, vos cotes et le jour de votre dernière visite.
me-out = Se déconnecter ici
me-out-text = Ce navigateur vous oubliera. Si c’est votre seul appareil, vous ne pourrez plus retrouver votre profil : demandez d’abord un code.
me-forget = Supprimer mon profil
me-forget-text = Votre profil est supprimé définitivement, sur tous vos appareils. Dans vos parties, votre nom devient « Joueur supprimé » et vos messages sont effacés. Un robot prend le relais dans vos parties en cours. Vous disparaissez des classements ; vos adversaires gardent leur cote.
me-export = Télécharger mes données

people-here = À cette table
people-text = Vous ne verrez plus les messages des joueurs masqués. Les joueurs bloqués sont aussi masqués, et vous ne serez jamais à la même table. Ils n’en sont pas informés.
people-none = Personne.
people-is = { $how ->
    [mute] messages masqués
   *[block] joueur bloqué
}
people-do = { $how ->
    [mute] Masquer
    [block] Bloquer
   *[none] Annuler
}
people-do-whom = { $how ->
    [mute] Masquer les messages : { $name }
    [block] Bloquer { $name }
   *[none] Ne plus masquer ni bloquer { $name }
}
people-back = Revenir à la partie

games-running = En cours
games-over = Terminées
games-newer = Plus récentes
games-older = Plus anciennes
lobby-title = Salon
lobby-go = Tables ouvertes et parties à regarder
lobby-filter = Jeu
lobby-all = Tous les jeux
lobby-waiting = Tables ouvertes
lobby-waiting-none = Aucune table ouverte pour l’instant. Ouvrez-en une : tout le monde la verra ici.
lobby-going = Parties à regarder
lobby-going-none = Aucune partie à regarder pour l’instant.
lobby-own = Ouvrir une table
lobby-own-text = Votre table reste affichée ici jusqu’à ce qu’elle soit complète ; la partie commence alors. Pour jouer seulement avec vos invités, créez une partie avec des liens (« Options »).
lobby-open = Ouvrir
lobby-open-of = Ouvrir une table : { $game }
lobby-sit-with = Prendre place avec { $names }
lobby-mine = Aller à votre table
lobby-watch = Regarder
lobby-watch-whom = Regarder { $names }
lobby-seats = { $taken ->
    [one] 1 place prise sur { $of }
   *[other] { $taken } places prises sur { $of }
}
lobby-bots = { $number ->
    [one] { $number } robot
   *[other] { $number } robots
}
clock-left = temps restant
clock-units = j h
clock-low = Votre temps est presque écoulé.
clock-told = { $kind ->
    [live] { $minutes } min + { $seconds } s par tour
    [days] { $days ->
        [one] 1 jour par tour
       *[other] { $days } jours par tour
    }
   *[none] sans pendule
}
lobby-count = { $number ->
    [0] Aucune table ouverte.
    [one] 1 table ouverte.
   *[other] { $number } tables ouvertes.
}
lobby-leave = Quitter la table
lobby-fill = Jouer avec des robots

rating-title = Classement
rating-rated = classée
rating-short = { $sure ->
    [yes] { $points }
   *[no] { $points } ?
}
rating-long = { $points } ± { $margin }, { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}{ $sure ->
    [yes] .
   *[no]  : provisoire.
}
rating-changed = { $points } ({ $change })
rating-left = Dernière place pour les cotes (départ ou temps dépassé) : { $names }.
rating-unrated = { $why ->
    [address] Partie non classée : deux joueurs partagent la même connexion internet.
    [aborted] Partie non classée : elle s’est arrêtée avant que chacun ait joué un tour.
    [agreed] Les cotes ne changent pas.
   *[table] Cette partie n’est pas classée.
}
rating-curve = { $games ->
    [one] Cote sur { $games } partie
   *[other] Cote sur { $games } parties
}, de { $first } à { $points }.
rating-yours = Vos cotes
rating-none-yet = Pas encore de partie classée. Choisissez « Classée » dans les options d’une nouvelle partie.
rating-you = Vous :
rating-nobody = Personne n’est encore classé à ce jeu.
rating-about = Les robots ont une cote fixe, pour vous situer. Avec 200 points d’avance, on gagne environ trois parties sur quatre. Vous apparaissez au classement après { $number } parties classées contre au moins { $opponents } adversaires différents. Les parties contre un même joueur comptent de moins en moins.
rating-place = Rang
rating-who = Joueur
rating-points = Cote
rating-games = Parties
rating-day = Jour
rating-change = Écart

status-yours = À vous de jouer.
status-theirs = C’est à { $name } de jouer.
status-thinking = { $name } réfléchit.
status-invited = On attend { $name }.
status-gathers = { $number ->
    [one] 1 place libre : la partie commencera dès qu’elle sera prise.
   *[other] { $number } places libres : la partie commencera dès qu’elles seront toutes prises.
}
status-gone = { $how ->
    [leave] Vous avez quitté la partie : un robot joue pour vous.
    [lost] Un robot a joué deux de vos tours : vous avez perdu cette partie classée.
    [flag] Vous avez dépassé votre temps et perdu cette partie classée. Un robot la termine pour vous.
   *[late] Votre temps est écoulé : un robot joue pour vous.
}
status-closed = { $why ->
    [agreed] Tous les joueurs ont accepté d’arrêter la partie.
   *[left] Tout le monde a quitté la table : la partie est interrompue.
}
status-closed-count = { $how ->
    [won] { $names } gagne : tous les autres avaient déjà quitté la partie ou dépassé leur temps.
    [left] Pas de vainqueur, mais avoir quitté la partie coûte des points de cote à { $names }.
   *[none] Pas de vainqueur. Scores au moment de l’arrêt :
}
status-end = Plus rien à faire : terminez votre tour, ou annulez.
status-end-only = Plus rien à faire : terminez votre tour.
status-end-theirs = { $name } termine son tour.
status-over = Partie terminée. { $reason }.
status-won = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
status-tied = { $names } terminent à égalité à la première place avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
status-lost = { $name } n’atteint pas l’objectif : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-rule = Lire la règle
why-idle = Rien à choisir ici. { $prompt }
status-past = Relecture.

say-begins = La partie commence.
say-gathers = La table est prête.
past-moment = Tour { $turn } sur { $turns } · étape { $step } sur { $steps }
past-start = Avant le premier tour

do-undo = Annuler
do-undo-turn = Annuler le tour
do-undo-here = Annuler à partir d’ici
do-end = Terminer le tour
do-ask = Reprendre le tour { $turn }
do-agree = Accepter
do-decline = Refuser
do-withdraw = Retirer ma demande
do-offer = Proposer d’arrêter
do-leave = Quitter la partie
do-leave-now = Oui, quitter
do-back = Reprendre ma place
do-back-for = Reprendre la place : { $names }
plea-text = { $name } demande à tout reprendre depuis le tour { $turn }. Tout ce qui a été pioché depuis ressortira à l’identique : les joueurs qui l’ont vu savent ce qui vient.
plea-waits = Vous avez demandé à tout reprendre depuis le tour { $turn }. On attend { $names }.
plea-end-text = { $name } propose d’arrêter la partie maintenant. Il n’y aura pas de vainqueur.
plea-end-waits = Arrêt proposé. On attend { $names }.
do-turn = Tourner
do-flip = Retourner
do-live = Revenir à la partie
do-first = Revenir au début
do-prev-turn = Tour précédent
do-prev = Étape précédente
do-next = Étape suivante
do-next-turn = Tour suivant
do-since = Depuis mon dernier tour
do-film = Lecture ou pause
do-skip = Passer
do-copy = Copier le lien
do-open = Agrandir : { $title }
do-zen = Plateau seul
do-copied = Lien copié.
do-tap = Touchez de nouveau pour confirmer.
do-again = Cliquez de nouveau pour confirmer : ce sera définitif.

side-large = Image agrandie
side-rail = Joueurs, invitations et journal
side-menu = Menu
side-invited = pas encore là
side-you = vous
side-gone-pip = un robot joue
side-here = en ligne
side-away = hors ligne
side-log = Journal
side-past = Tour affiché
side-chat = Discussion
side-chat-field = Message
side-chat-placeholder = Écrire un message
side-chat-read = Les spectateurs peuvent aussi lire cette discussion.
side-chat-send = Envoyer
side-people = Masquer ou bloquer un joueur
side-list = Choix en liste
side-text = La table en texte
side-list-none = Rien à choisir pour l’instant.
side-ask = Reprendre un tour
side-ask-text = Un tour terminé peut être repris si les autres acceptent ; les robots acceptent toujours. Tout ce qui a été pioché ressortira à l’identique.
side-ask-waits = { $who ->
    [you] Votre demande attend une réponse.
   *[other] { $name } attend une réponse à sa demande.
}
side-ask-none = Vous n’avez aucun tour à reprendre.
side-ask-once = Vous avez déjà fait une demande pendant ce tour.
side-ask-rated = Pas de reprise de tour dans une partie classée.
side-leave-rated = { $what ->
    [back] Partie classée : si un robot joue deux de vos tours ou si vous n’êtes pas là à la fin, vous perdez.
   *[gone] Partie classée : si vous quittez, vous perdez.
}
side-leave = Arrêter ou quitter
side-leave-none = Il n’y a pas de partie à quitter.
side-offer-text = { $rated ->
    [yes] Si tout le monde accepte, la partie s’arrête là : pas de vainqueur, et les joueurs encore présents gardent leur cote.
   *[no] Si tout le monde accepte, la partie s’arrête là, sans vainqueur ; les robots acceptent toujours.
}
side-leave-text = { $what ->
    [won] Tous les autres ont quitté la partie : si vous la quittez aussi, elle s’arrête et vous gagnez.
    [ends] Vous êtes la seule personne encore en jeu : si vous quittez la partie, elle s’arrête.
    [last] Vous êtes la seule personne encore en jeu : si vous quittez la partie, elle s’arrête sans vainqueur.
    [back] Un robot prend aussitôt votre place. Vous pourrez revenir dès qu’il ne sera pas en train de jouer votre tour.
   *[gone] Un robot prend aussitôt votre place. À cette table, vous ne pourrez pas revenir.
}
log-note = { $how ->
    [leave] { $name } quitte la partie : un robot prend le relais.
    [late] { $name } dépasse son temps : un robot prend le relais.
    [decline] { $name } refuse : la partie continue.
   *[back] { $name } revient.
}
side-invite = Inviter quelqu’un à la place { $number }
side-invite-text = Envoyez ce lien. La première personne à accepter prend la place.
side-watch-text = Pour inviter des spectateurs, envoyez ce lien. Après la partie, il ouvre la position affichée.
side-watch = Partager
side-seal = Équité des tirages

count-title = Décompte final
count-stands = Scores au moment de l’arrêt
count-table = Voir la table
count-source = Origine
count-again = Rejouer
count-next = Rejoindre la suivante
count-accept = Accepter la revanche
count-review = Revoir la partie
count-record = Télécharger le fichier
count-chance = Vérifier les tirages

end-ahead = Vous gagnez { $points ->
    [0] à égalité de points avec
    [one] avec 1 point d’avance sur
   *[other] avec { $points } points d’avance sur
} { $name }.
end-behind = Vous terminez { $place ->
    [2] deuxième
    [3] troisième
   *[other] quatrième
}, { $points ->
    [0] à égalité de points avec
    [one] 1 point derrière
   *[other] { $points } points derrière
} { $name }.
end-shared = Vous terminez à égalité à la première place avec { $names }.
end-alone-won = Vous gagnez avec { $points ->
    [one] 1 point
   *[other] { $points } points
}.
end-alone-lost = Vous n’atteignez pas l’objectif : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-place = { $place ->
    [1] Première place
    [2] Deuxième place
    [3] Troisième place
   *[other] Quatrième place
}
end-how = Le fil de la partie
end-best = Plus gros gain : { $name } +{ $points }, tour { $turn }
end-part = { $kind ->
    [phase] phase { $number }
   *[round] manche { $number }
}
end-table = En tableau
end-move = Tour
end-curve = Les points au fil de { $turns } tours.
end-curve-seat = { $name } termine avec { $points }.

curtain-title = Passez l’appareil à { $name }
curtain-text = L’écran est réservé à { $name }.
curtain-go = Je suis { $name }

help-tab-rules = Règles
help-tab-keys = Réglages
help-keys = Touches
help-key-arrows = aller au choix le plus proche
help-key-enter = choisir
help-key-shift = aller n’importe où ; Entrée explique pourquoi c’est impossible
help-key-digits = aller à un choix par son numéro
help-key-u = annuler
help-key-e = terminer le tour
help-key-rf = tourner ou retourner la pièce
help-key-past = reculer ou avancer d’une étape
help-key-z = n’afficher que le plateau
help-key-reel = en relecture : une étape, ou un tour avec Maj
help-key-ends = en relecture : revenir au début ou à la partie
help-key-space = en relecture : lecture ou pause
help-key-help = cette aide
help-undo = Vous pouvez annuler chaque étape jusqu’à la fin de votre tour. Une étape qui pioche ou révèle un élément caché ne peut pas être annulée ; un avertissement le signale.
help-settings = Réglages
pref-auto = Terminer mon tour automatiquement quand il ne reste rien à faire
pref-ask = Confirmer ce qui ne peut pas être annulé
pref-curtain = Masquer le plateau quand l’appareil change de mains
pref-sound = Un son quand c’est mon tour
pref-notice = Une notification quand c’est mon tour
pref-notice-none = bloquée par ce navigateur
pref-notice-phone = pas sur cet appareil : les navigateurs ne l’autorisent que depuis une page ouverte sur un ordinateur
pref-speed = Vitesse des tours adverses
pref-speed-none = Instantané
pref-speed-fast = Rapide
pref-speed-normal = Normal
pref-speed-slow = Pas à pas

status-offline = Connexion perdue. Reconnexion…
status-again = Connexion perdue. Reconnexion dans { $seconds } s.

refused-stale = La partie a avancé. Voici la position actuelle.
refused-not-yours = Ce n’est pas à vous de jouer.
refused-illegal = Ce n’est pas possible maintenant.
refused-ended = Plus rien à faire : terminez votre tour, ou annulez.
refused-unfinished = Il vous reste un choix à faire.
refused-no-undo = Impossible d’annuler cela.
refused-over = La partie est terminée.
refused-enough = Trop de reprises : vous ne pouvez plus revenir en arrière.
refused-asked = Une autre demande attend déjà une réponse.
refused-repeated = Une seule demande par tour : réessayez au tour suivant.
refused-pause = Attendez quelques secondes avant une nouvelle demande.
refused-flag = Vous avez dépassé votre temps : dans une partie classée, vous ne pouvez pas revenir.
refused-no-time = Il ne vous reste plus de temps. Le robot continue de jouer pour vous.
refused-bot-turn = Le robot termine votre tour. Vous pourrez revenir juste après.
refused-left = À cette table, on ne peut pas revenir après un départ.
refused-gathers = Tout le monde n’est pas encore là.
refused-begun = La partie a déjà commencé.
refused-lesson = Une étape à la fois : suivez d’abord la leçon.
refused-rated = Ce n’est pas permis dans une partie classée.
refused-malformed = Votre message n’a pas pu être lu.
refused-too-long = Votre message est trop long.
refused-slow = Trop de messages. Attendez un instant.
refused-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Votre étape est conservée et sera renvoyée.
refused-lagging = Cette connexion est trop lente pour la partie. Nouvel essai…
refused-broken = Une erreur s’est produite de notre côté ; elle a été enregistrée. Nouvel essai…
refused-crowded = Trop de fenêtres sont ouvertes depuis votre adresse. Fermez-en quelques-unes.
refused-renewed = Cette page n’est plus à jour. Elle se recharge…

learn-title = Leçon
learn-name = Élève
learn-progress = { $number } sur { $of }
learn-leave = Quitter
learn-back = Retour
learn-next = Suivant
learn-show = Montrez-moi
learn-go = Continuer la partie

reading-title = Règles : { $game }
reading-contents = Sommaire
reading-skip = Aller aux règles
reading-note = Pour les contributeurs : la fiche de règles détaillée est dans { $card }.

problem-home = Retour aux jeux
problem-404 = Page introuvable
problem-404-text = Aucune page ni partie à cette adresse. Vérifiez le lien.
problem-taken = Cette place est prise
problem-taken-text = Cette invitation a déjà été utilisée, ou le lien est incomplet. Demandez-en un nouveau.
problem-403 = Accès refusé
problem-403-text = Seuls les joueurs de cette table, ou la personne qui l’a ouverte, peuvent faire cela.
problem-apart = Pas à cette table
problem-apart-text = Vous ne pouvez pas rejoindre cette table. Choisissez-en une autre, ou ouvrez la vôtre.
problem-400 = Demande incorrecte
problem-400-text = La demande n’a pas pu être traitée. Revenez en arrière et réessayez.
problem-409 = Pas maintenant
problem-409-text = La partie n’est pas encore terminée, ou elle a continué entre-temps. Rechargez la page.
problem-410 = Cette partie est illisible
problem-410-text = Ses données sont endommagées ; l’erreur a été signalée à la personne qui gère ce serveur. Les autres parties ne sont pas touchées.
problem-413 = Demande trop volumineuse
problem-413-text = Le serveur n’accepte pas les demandes aussi volumineuses. Revenez en arrière et réessayez avec moins de données.
problem-500 = Une erreur s’est produite
problem-500-text = L’erreur vient de chez nous et a été enregistrée. Votre partie est en sécurité.
problem-503 = Un instant
problem-503-text = Le serveur de jeu est momentanément injoignable. Rien n’est perdu ; cette page réessaie automatiquement.
problem-503-sent = Un instant
problem-503-sent-text = Le serveur de jeu est momentanément injoignable. Rien n’est perdu. Revenez en arrière et réessayez dans un instant.
problem-429 = Trop de demandes
problem-429-text = Attendez un instant, puis réessayez.
problem-429-wait = { $seconds ->
    [now] Vous pouvez réessayer.
   *[other] Réessayez dans { $seconds } s.
}

closed-why = { $why ->
    [gone] Ce jeu n’est plus disponible sur ce serveur : { $game }.
    [draws] Cette partie a été commencée avec la version { $version } des règles ; la version actuelle est la { $now }. Ses tirages n’avaient pas été enregistrés : elle ne peut pas continuer.
    [damaged] Les données de cette partie sont endommagées : l’étape { $step } de son fichier est illisible. L’erreur a été signalée à la personne qui gère ce serveur.
    [count] Cette partie a été jouée avec la version { $version } des règles. La version { $now } donnerait d’autres scores ; voici les scores d’origine.
   *[step] Cette partie a été commencée avec la version { $version } des règles. La version { $now } ne permet pas l’étape { $step } de son fichier.
}
closed-over = La partie est terminée. Voici le résultat.
closed-unfinished = Elle ne peut pas continuer. Il n’y a pas de vainqueur ; le fichier de la partie est conservé.

chance-title = { $game } : équité des tirages
chance-about = Avant le premier choix d’une partie, le serveur tire un nombre secret et affiche son sceau. Tous les tirages découlent de ce secret. À la fin de la partie, le secret est affiché lui aussi : chacun peut vérifier qu’aucun tirage n’a été modifié. D’ici là, aucun joueur ne peut connaître la suite.
chance-seal = Sceau
chance-fingerprint = Empreinte
chance-fingerprint-text = L’empreinte couvre le sceau, les noms des joueurs, ainsi que tous les choix et tirages des tours joués jusqu’ici. Elle change à la fin de chaque tour. Si vous la notez, vous pourrez vérifier plus tard que rien de ce qui précède n’a été modifié.
chance-secret = Secret
chance-running = Notez le sceau dès maintenant, et l’empreinte quand vous le souhaitez. À la fin de la partie, cette page révèle le secret et vérifie tout.
chance-over = Le sceau est-il celui du début, et votre empreinte figure-t-elle dans le fichier ? Comparez-les si vous les avez notés. Le fichier de partie contient tout ce qu’il faut pour vérifier la partie, ici ou avec le programme sur votre ordinateur.
chance-none = Les tirages de cette partie viennent d’un simple nombre et non d’un secret scellé : c’est une première partie guidée, ou une partie commencée avant l’existence des sceaux. Ses tirages ne peuvent pas être vérifiés.
chance-back = Revenir à la partie

verify-title = Vérifier un fichier de partie
verify-file = Choisir un fichier de partie
verify-record = Fichier de partie
verify-seal-noted = Sceau que vous avez noté (facultatif)
verify-fingerprint-noted = Dernière empreinte que vous avez notée (facultatif)
verify-go = Vérifier
verify-empty = Collez d’abord le contenu d’un fichier de partie, ou choisissez un fichier.
verify-no-seal = Un sceau ou une empreinte compte 64 caractères : chiffres 0–9 et lettres a–f.
verify-unfit = { $part ->
    [text] Ce n’est pas un fichier de partie : la ligne { $line } est illisible.
    [table] La ligne { $line } indique un jeu, une version des règles, une option ou un nombre de places qui n’existe pas ici.
   *[step] La ligne { $line } n’est pas conforme aux règles.
}
verify-seal = { $found ->
    [fits] { $binds ->
        [yes] Le sceau affiché avant le premier choix correspond à ce secret, à cette partie, à ses options et à son nombre de places.
       *[no] Le sceau affiché avant le premier choix correspond à ce secret. C’est un sceau d’un ancien type : il ne couvre ni la partie, ni ses options, ni ses joueurs.
    }
    [differs] { $binds ->
        [yes] Le sceau ne correspond pas : le secret, la partie, ses options ou son nombre de places ont été modifiés.
       *[no] Le sceau ne correspond pas à ce secret.
    }
   *[untold] { $sealed ->
        [yes] Le fichier contient un sceau, mais pas de secret. Le secret est affiché à la fin de la partie.
       *[no] Le fichier ne contient pas de sceau. C’est normal pour les parties anciennes ou jouées sur votre ordinateur.
    }
}
verify-draws = { $found ->
    [fits] { $draws ->
        [one] Le seul tirage découle du secret.
       *[other] Les { $draws } tirages découlent tous du secret.
    }
    [differs] La ligne { $line } ne découle pas du secret : elle indique { $came } au lieu de { $due }.
   *[untold] Les tirages ne peuvent pas être vérifiés sans le secret.
}
verify-result = { $found ->
    [fits] Chaque choix était permis, et le résultat en découle : { $scores }.
    [differs] Chaque choix était permis, mais le résultat n’est pas celui du fichier : { $scores }.
   *[untold] { $ending ->
        [closed] Chaque choix était permis. La partie a été interrompue : il n’y a pas de vainqueur.
       *[cut] Chaque choix était permis jusqu’ici, mais le fichier s’arrête avant la fin de la partie.
    }
}
verify-names = { $found ->
    [fits] Les noms des joueurs sont ceux fixés avant le premier choix.{ $late ->
        [0] {""}
        [one] {" "}{ $late } joueur est arrivé plus tard : son nom n’est pas couvert.
       *[other] {" "}{ $late } joueurs sont arrivés plus tard : leurs noms ne sont pas couverts.
    }{ $deleted ->
        [0] {""}
        [one] {" "}{ $deleted } nom a été supprimé depuis.
       *[other] {" "}{ $deleted } noms ont été supprimés depuis.
    }
    [differs] Au moins un nom n’est pas celui fixé avant le premier choix.
   *[untold] Le fichier ne prouve pas les noms des joueurs.
}
verify-chain = { $found ->
    [fits] L’empreinte du fichier correspond à ses { $lines } lignes.
    [differs] L’empreinte du fichier ne correspond pas à ses lignes : au moins une ligne a été modifiée, ajoutée ou retirée.
   *[untold] Le fichier ne contient pas d’empreinte.
}
verify-noted = { $found ->
    [fits] C’est le sceau que vous avez noté.
   *[differs] Ce n’est pas le sceau que vous avez noté.
}
verify-seen = { $found ->
    [fits] L’empreinte que vous avez notée appartient à cette partie : les { $lines } premières lignes sur { $all } n’ont pas été modifiées.
   *[differs] L’empreinte que vous avez notée n’appartient pas à cette partie. Le fichier a été modifié, ou vous l’avez notée avant la reprise d’un tour.
}
verify-stored = { $found ->
    [fits] Ce serveur a enregistré la même empreinte à la fin de la partie.
   *[differs] Ce serveur a enregistré une autre empreinte à la fin de la partie.
}
verify-all = { $found ->
    [all] Rien n’a été modifié : chaque choix, chaque tirage et chaque score est celui de la partie jouée.
    [changed] Quelque chose a été modifié : ce n’est pas la partie qui a été jouée.
    [incomplete] Ce fichier est incomplet : il s’arrête avant la fin de la partie.
    [draws] Les tirages découlent du sceau. Ce fichier seul ne prouve pas que ces choix ont été joués.
   *[nothing] Rien n’est prouvé : ce fichier n’a pas de sceau, ou son secret n’est pas encore connu.
}

deleted-player = Joueur supprimé

## Infobulles, et retour aux choix

do-choices = Aller aux choix
help-key-i = expliquer l’élément sélectionné
# Trois textes pour le client, séparés par | : fermer, ouvrir les règles, faire ce choix.
tip-words = Fermer|Règles|Choisir

privacy-title = Confidentialité
privacy-about = Vous pouvez jouer ici sans compte, sans adresse e-mail et sans mot de passe. Il n’y a ni publicité, ni traceur, ni service tiers.
privacy-stored = Ce que nous enregistrons
privacy-stored-profile = Votre profil : le nom et la couleur que vous avez choisis, sa date de création, le jour de votre dernière visite et une empreinte de la clé de chacun de vos appareils.
privacy-stored-games = Vos parties : vos places et les noms utilisés, chaque coup avec son heure, et le résultat.
privacy-stored-chat = Vos messages, ainsi que les joueurs que vous avez masqués ou bloqués.
privacy-stored-ratings = Vos cotes, et ce que chaque partie classée y a changé.
privacy-address = Votre adresse réseau
privacy-address-origin = Dans une partie classée, nous enregistrons une empreinte de votre adresse, calculée avec une clé propre à cette partie. Elle indique si deux places ont été prises depuis la même adresse. Elle est effacée à la fin de la partie.
privacy-address-opener = Tant qu’une table ouverte attend des joueurs, nous enregistrons une empreinte, calculée avec une clé, de l’adresse qui l’a ouverte : personne ne peut ainsi saturer le salon. Elle est effacée quand la table est complète, ou au bout d’un jour ou deux.
privacy-address-limits = Pour limiter les abus, le serveur garde les adresses en mémoire pendant un court moment. Elles ne sont jamais écrites sur disque.
privacy-address-logs = Le journal des requêtes ne contient aucune adresse. Il est effacé après { $logs } jours.
privacy-cookies = Cookies
privacy-cookies-key = Une clé secrète dans votre navigateur permet de vous reconnaître. Une autre clé peut donner accès à une seule place.
privacy-cookies-choices = Votre navigateur retient aussi vos réglages : langue, thème, nom, derniers adversaires choisis, préférences de jeu et messages déjà lus. Quand une page ne peut pas être chargée, il retient pendant quelques minutes quand réessayer. Rien d’autre n’y est enregistré.
privacy-kept = Durée de conservation
privacy-kept-idle = Les parties inachevées sont effacées après { $idle } jours sans coup joué. Les profils sans partie sont effacés après la même durée sans visite.
privacy-kept-finished = Les parties terminées restent, pour que vous puissiez les revoir. Les parties classées restent, car les cotes en dépendent.
privacy-kept-backups = Les sauvegardes sont remplacées après { $backups } jours. D’ici là, elles contiennent encore ce que vous avez supprimé.
privacy-rights = Ce que vous pouvez faire
privacy-rights-export = Télécharger à tout moment, depuis votre profil, tout ce qui est enregistré à votre sujet.
privacy-rights-delete = Supprimer votre profil à tout moment. Dans vos parties, votre nom devient « Joueur supprimé » et vos messages sont effacés. Les parties classées gardent un numéro anonyme à votre place.

## Vitesse et confirmations

speed-slow = chaque étape, lentement
speed-normal = chaque étape
speed-fast = une ligne par tour
speed-none = sans animation
pref-sum = Résumer les tours adverses en une ligne
pref-ask-false = jamais
pref-ask-true = seulement si d’autres choix sont annulables
pref-ask-always = toujours
help-key-s = changer la vitesse
