# The server's pages. Texts about pieces and rules are in views/.

page-skip = Skip to the board
page-home = All games
page-language = Français
page-language-code = fr
page-theme = Light or dark
page-help = Help and settings
page-close = Close
page-me = You

start-headline = Sit down and play.
start-text = Games of ancient builders, by the letter of their rules. Play begins at once against a good bot; Learn leads you through a first game.
start-games = Games
start-play = ▶ Play
start-learn = Learn
start-learn-on = Lesson { $number }/{ $of }
start-learn-whole = Go on learning { $game }, { $number } of { $of }
start-lesson = Lesson, { $number } of { $of }
start-rules = Rules
start-rules-of = Rules of { $game }
start-set-up = Set up a table of { $game }
start-continue = Continue
start-turn = turn { $turn }
start-with = with { $names }
start-mine = Your games
start-mine-none = None yet. Whatever you begin is listed here.
start-older = { $number ->
    [one] One older game
   *[other] { $number } older games
}
start-all = All your games
start-me = You are { $name }.
start-me-change = Name, colour, other devices
start-sit = Sit down
start-players = { $fewest ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $same ->
        [yes] { $fewest } players
       *[other] { $fewest } to { $most } players
    }
}
start-your-turn = Your turn
start-their-turn = { $name }'s turn
start-over = Finished
start-closed = Closed
start-gone = A bot plays for you
start-won = You won with { $points ->
    [one] 1 point
   *[other] { $points } points
}
start-lost = Place { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
}

new-title = A table of { $game }
new-seats = Who plays
new-seat = Seat { $number }
new-name = Name
new-kind = Played by
new-kind-me = at this screen
new-kind-bot = { $level ->
    [novice] bot, beginner
    [easy] bot, easy
    [medium] bot, medium
    [hard] bot, hard
    [expert] bot, expert
   *[other] bot, { $level }
}
new-kind-program = program { $name }
new-kind-invited = invited by a link
new-kind-open = open to anyone
new-kind-empty = nobody
new-add = Add a bot, a friend, a link
new-start = Who starts
new-start-listed = the first seat
new-start-youngest = the youngest, in the first seat
new-start-random = chosen at random
new-how = How
new-recommended = Recommended
new-recommended-text = The game of the book, for a first time and any other.
new-surprise = Surprise me
new-surprise-text = What the box varies is chosen at random.
new-variants = Variants
new-rulings = Rulings and house rules
new-as-printed = as in the book
new-changed = { $number } changed
new-time = Time and leaving
new-clock = Time to think
new-clock-text = For the whole game with seconds more after each turn, or days for each turn. Whoever is out of time, or leaves, is replaced by a bot at once. Bots need no clock.
new-returns = Whoever is replaced
new-returns-yes = may come back
new-returns-no = does not come back
new-undo-text = You can undo any step until you end your turn, unless it draws or shows something hidden; a turn that is over can be taken back if everybody agrees.
new-option-random = chosen at random
new-go = ▶ Start
new-error-seats = This game needs { $fewest } to { $most } players.
new-error-nobody = Somebody has to play in this browser.
new-error-rated = A rated game is for two players or more, one seat for each, with no bots but ours.
new-error-rated-clock = A rated game needs a clock: choose how much time there is.
new-rated = Rated
new-rated-is = { $rated ->
    [yes] yes
   *[no] no
}
new-rated-text = It counts for the ratings: everybody plays for one seat, no turn is taken back, and who leaves or runs out of time has lost.
player-invited = Guest { $number }

join-title = An invitation
join-text = You are invited to a game of { $game } with { $names }.
join-go = Take the seat
join-watch = Just watch
me-title = You
me-unnamed = Guest
me-nobody = You are somebody as soon as you play or have a name here: no account, no password, no address. This browser keeps a key.
me-colour = Colour
me-hue = { $colour ->
    [turquoise] turquoise
    [terracotta] terracotta
    [green] green
    [blue] blue
    [orange] orange
    [pink] pink
    [violet] violet
   *[gold] gold
}
me-name-hint = If somebody else has a name that looks like yours, a number tells you apart.
me-save = Save
me-devices = Your devices
me-devices-text = { $number ->
    [one] You are known on this device only. With a code you are the same somebody on another one, with all your games.
   *[other] You are known on { $number } devices.
}
me-code-show = Show a code for another device
me-code-text = Type this code on the other device, under You, or open the link there. It is shown once, works once, and for ten minutes.
me-code-link = Link for the other device
me-code-field = Code shown on another device
me-code-go = Use the code
me-code-none = This code is not good, or not any more. Show a new one on the other device.
me-come-text = On this device you will be { $name }, with all games of { $name }.
me-come-join = What you have played here as { $name } goes with you: it will belong to { $other }.
me-come-leave = Here you were { $name }: who you still are on your other devices, with the games played so.
me-come-go = Yes, that is me
me-come-not = No, leave everything as it is
me-alone = Sign out all other devices
me-alone-text = They lose their key at once, and every link or code that opens one of your seats. You stay here.
me-shunned = Muted and blocked
me-leave = Leave
me-kept = Kept about you: name, colour, the day of your last visit, your games, what you wrote there and your ratings, whom you muted or blocked; of the keys of your browsers only a print.
me-out = Sign out here
me-out-text = This browser forgets who you are. If it is your only device, nobody can be you again: show a code on it first.
me-forget = Forget me
me-forget-text = Who you are is deleted, on all devices, for good. Games stay, under the names they were played by; you will not find yours again. You are on no list of ratings any more; those you played keep theirs.

people-here = At this table
people-text = Whom you mute, you do not hear in chats. Whom you block, you do not hear either, and you two never sit at one table. They are not told.
people-none = Nobody.
people-is = { $how ->
    [mute] muted
   *[block] blocked
}
people-do = { $how ->
    [mute] Mute
    [block] Block
   *[none] Undo
}
people-do-whom = { $how ->
    [mute] Mute { $name }
    [block] Block { $name }
   *[none] Neither mute nor block { $name }
}
people-back = Back to the game

games-running = Going on
games-over = Finished
games-newer = Newer games
games-older = Older games
lobby-title = Tables
lobby-go = All tables and games to watch
lobby-filter = Which game
lobby-all = All games
lobby-waiting = Open tables
lobby-waiting-none = Nobody waits for players now. Open a table: it is shown here to everybody.
lobby-going = To be watched
lobby-going-none = No open table is playing now.
lobby-own = Open a table
lobby-own-text = It is listed here until everybody is there; then the game begins. A table only for those you invite is set up with links (⚙).
lobby-open = Open a table
lobby-open-of = Open a table of { $game }
lobby-sit-with = Sit down with { $names }
lobby-mine = To your table
lobby-watch = Watch
lobby-watch-whom = Watch { $names }
lobby-seats = { $taken } of { $of } seats taken
lobby-bots = { $number ->
    [one] one bot
   *[other] { $number } bots
}
clock-left = time left
clock-units = d h
clock-low = Your time is nearly up.
clock-told = { $kind ->
    [live] { $minutes } min + { $seconds } s a turn
    [days] { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
   *[none] no clock
}
lobby-count = { $number ->
    [0] No table waits for players.
    [one] One table waits for players.
   *[other] { $number } tables wait for players.
}
lobby-leave = Leave the table
lobby-fill = Start with bots

rating-title = Ratings
rating-rated = rated
rating-short = { $sure ->
    [yes] { $points }
   *[no] { $points }?
}
rating-long = { $points } ± { $margin }, { $games ->
    [one] one rated game
   *[other] { $games } rated games
}{ $sure ->
    [yes] .
   *[no] : provisional.
}
rating-changed = { $points } ({ $change })
rating-curve = { $games ->
    [one] Rating over one game
   *[other] Rating over { $games } games
}, from { $first } to { $points }.
rating-yours = Your ratings
rating-none-yet = No rated game yet: choose “Rated” where a game is set up (⚙).
rating-you = You:
rating-nobody = Nobody has played { $games } rated games of it yet.
rating-about = Bots have fixed ratings, to measure yourself by. With 200 points more one wins three games out of four. Who has played fewer than { $number } rated games is not listed yet; a game that was left counts as lost.
rating-place = Place
rating-who = Who
rating-points = Rating
rating-games = Games
rating-day = Day
rating-change = Change

status-yours = Your turn.
status-theirs = { $name }'s turn.
status-thinking = { $name } is thinking.
status-invited = { $name } has not come yet.
status-gathers = { $number ->
    [one] One seat is free: the game begins when somebody sits down there.
   *[other] { $number } seats are free: the game begins when somebody sits in each.
}
status-gone = { $how ->
    [leave] You have left: a bot plays for you.
   *[late] Your time was up: a bot plays for you.
}
status-closed = { $why ->
    [agreed] Everybody agreed to end the game here.
   *[left] Nobody is left at the table: the game is closed.
}
status-closed-count = Nobody has won. This is how it stood.
status-end = Everything is done: end your turn, or undo.
status-end-only = Everything is done: end your turn.
status-end-theirs = { $name } is about to end the turn.
status-over = The game is over. { $reason }.
status-won = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
status-tied = { $names } share the first place with { $points } points.
status-lost = { $name } does not reach the goal: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-rule = Rule { $clause }
why-idle = There is nothing to choose here. { $prompt }
status-past = Looking back: move { $at } of { $of }.

say-begins = The game begins.
say-gathers = The table is set.
say-past = Move { $at } of { $of }.

do-undo = Undo
do-undo-turn = Undo turn
do-undo-here = Undo from here
do-end = End turn
do-ask = Ask to take back turn { $turn }
do-agree = Agree
do-decline = Decline
do-withdraw = Withdraw
do-offer = Offer to end the game
do-leave = Leave the game
do-leave-now = Yes, leave
do-back = Take my seat again
do-back-for = Take back for { $names }
plea-text = { $name } would like to take back everything since turn { $turn }. Whatever was drawn since then will be drawn again: who saw it knows what comes.
plea-waits = You have asked to take back everything since turn { $turn }: waiting for { $names }.
plea-end-text = { $name } would like to end the game here, as it stands. Nobody wins.
plea-end-waits = You have offered to end the game here: waiting for { $names }.
do-turn = Rotate
do-flip = Flip
do-live = Back to now
do-since = Since my last turn
do-film = Play or pause
do-skip = Skip
do-copy = Copy link
do-open = Enlarge: { $title }
do-zen = Only the board
do-copied = The link is copied.
do-tap = Tap again to confirm.
do-again = Again to confirm: this cannot be undone.

side-large = Enlarged picture
side-rail = Players, offers and log
side-menu = Menu
side-invited = not here yet
side-you = you
side-gone-pip = played by a bot
side-here = is here
side-away = is away
side-log = Log
side-past = Position shown
side-chat = Chat
side-chat-field = Message
side-chat-placeholder = Write a message
side-chat-send = Send
side-people = Mute or block somebody
side-list = Choices as list
side-text = Table as text
side-list-none = Nothing to choose now.
side-ask = Take back
side-ask-text = A turn that is over can be taken back if the others agree; bots always do. Whatever was drawn will be drawn again.
side-ask-waits = { $name } has asked; the others have not all agreed yet.
side-ask-none = There is no turn of yours to take back.
side-ask-rated = In a rated game no turn is taken back.
side-leave-rated = The game is rated: whoever leaves it has lost it.
side-leave = End or leave
side-leave-none = There is nothing to leave.
side-offer-text = If everybody agrees, the game ends as it stands; bots always do. Nobody wins.
side-leave-text = { $what ->
    [last] You are the last one here: the game will be closed as it stands. Nobody wins.
    [back] A bot takes your seat at once. You may take it again later.
   *[gone] A bot takes your seat at once. At this table you cannot come back.
}
log-note = { $how ->
    [leave] { $name } leaves: a bot plays on.
    [late] { $name } is out of time: a bot plays on.
    [decline] { $name } does not agree: the game goes on.
   *[back] { $name } is back.
}
side-invite = Invite { $name }
side-invite-text = Send this link. The seat goes to the first who takes it.
side-watch-text = Send this link to those who want to watch. Once the game is over it leads to the position you look at.
side-watch = Share
side-seal = Seal of chance

count-title = Final count
count-stands = As it stood
count-table = See the table
count-source = Source
count-again = Play again
count-next = Join the next game
count-review = Look back
count-record = Download the record
count-chance = Check its chance

end-ahead = You won, { $points ->
    [0] level on points with
    [one] one point ahead of
   *[other] { $points } points ahead of
} { $name }.
end-behind = You came { $place ->
    [2] second
    [3] third
   *[other] fourth
}, { $points ->
    [0] level on points with
    [one] one point behind
   *[other] { $points } points behind
} { $name }.
end-shared = You share the first place with { $names }.
end-alone-won = You won with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
end-alone-lost = You did not reach the goal: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
end-place = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
}
end-how = How it went
end-best = Largest gain: { $name } +{ $points }, move { $move }
end-part = { $kind ->
    [phase] phase { $number }
   *[round] round { $number }
}
end-table = As a table
end-move = Move
end-curve = Points over { $moves } moves.
end-curve-seat = { $name } ends with { $points }.

curtain-title = Pass to { $name }
curtain-text = Only { $name } should look now.
curtain-go = I am { $name }

help-tab-rules = Rules
help-tab-keys = Settings
help-keys = Keys
help-key-arrows = go to the nearest choice
help-key-enter = take the choice
help-key-shift = go to anything; Enter says why it cannot be chosen
help-key-digits = go to a choice by its number
help-key-u = undo
help-key-e = end turn
help-key-rf = rotate or flip the piece
help-key-past = step back and forth in time
help-key-z = hide everything but the board
help-key-help = this help
help-undo = You can undo any step until you end your turn. A step that draws or shows something hidden cannot be undone, and says so.
help-settings = Settings
pref-auto = End my turn by itself when nothing is left
pref-ask = Ask again before a step that cannot be undone
pref-curtain = Show a curtain when the screen is passed on
pref-sound = A sound when it is my turn
pref-notice = A notification when it is my turn
pref-notice-none = not allowed by this browser here
pref-speed = How fast I see what others do
pref-speed-none = off: at once
pref-speed-fast = fast
pref-speed-normal = normal
pref-speed-slow = slow

status-offline = No connection: trying again …

refused-stale = The game has moved on; here is how it stands.
refused-not-yours = It is not your turn.
refused-illegal = That is not open now.
refused-ended = Your turn is played: end it, or undo.
refused-unfinished = There is still something to choose.
refused-no-undo = That cannot be undone.
refused-over = The game is over.
refused-enough = There was so much to and fro that this game only goes forward now.
refused-asked = Something else is asked already.
refused-left = At this table nobody who has left comes back.
refused-gathers = Not everybody is there yet.
refused-lesson = One thing at a time: first what the lesson points at.
refused-rated = This is not done in a rated game.
refused-malformed = That message makes no sense.
refused-too-long = That message is too long.
refused-slow = Too many messages: wait a moment.
refused-unavailable = The server cannot save right now. Your step is kept and tried again.
refused-lagging = This connection is too slow for the game: trying again …
refused-broken = Something broke on our side and has been written down. Trying again …
refused-crowded = Too many windows are open from here: close some.
refused-renewed = You have signed in or out elsewhere: this page comes anew.

learn-title = Lesson
learn-name = Apprentice
learn-progress = { $number } of { $of }
learn-leave = Leave
learn-back = Back
learn-next = Next
learn-show = Show me
learn-go = Play on

reading-title = Rules of { $game }
reading-contents = Contents
reading-skip = Skip to the rules
reading-clauses = Clauses:
reading-note = The numbers in the margin name the clauses and rulings (R) of our spec card, { $card }.

problem-home = To all games
problem-404 = There is nothing here
problem-404-text = This address leads to no page and no game.
problem-taken = This seat is taken
problem-taken-text = The invitation was used before, or the link is not whole.
problem-403 = That is not yours to do
problem-403-text = It takes a seat at this table, or whoever opened it, and a page of this site to ask from.
problem-apart = Not at this table
problem-apart-text = You cannot sit down at this table. There are others, and you can open one yourself.
problem-400 = That did not work
problem-400-text = The request makes no sense.
problem-409 = Not now
problem-409-text = The game is not over yet, or has gone on meanwhile.
problem-410 = This game cannot be read
problem-410-text = What is stored of it is damaged, and has been written down for whoever runs this server. No other game is touched.
problem-413 = Too much
problem-413-text = The request is larger than any this game needs.
problem-500 = Something broke
problem-500-text = The fault is ours and has been written down. Your game is safe.
problem-503 = Just a moment
problem-503-text = The games cannot be reached right now. Nothing is lost; this page tries again by itself.
problem-503-sent = Just a moment
problem-503-sent-text = The games cannot be reached right now. Nothing is lost; go back and try once more in a moment.
problem-429 = One thing after the other
problem-429-text = More was asked for from here than there is for everybody. Wait a little and try again.

closed-why = { $why ->
    [gone] { $game } is not among the games of this server any more.
    [draws] This game was begun by version { $version } of the rules; now it is version { $now }. What was drawn was not written down then, so it cannot be played on.
    [damaged] What is stored of this game is damaged: step { $step } of its record cannot be read. It has been written down for whoever runs this server.
    [count] This game was played by version { $version } of the rules. By version { $now } it would be counted differently: this is how it was counted then.
   *[step] This game was begun by version { $version } of the rules. Version { $now } does not allow step { $step } of its record.
}
closed-over = It is finished, and this is how it ended.
closed-unfinished = So it does not go on. Nobody has won; its record is kept.

chance-title = { $game }: chance
chance-about = Before the first choice of a game a secret number is drawn and sealed. Every draw of the game follows from it. The seal is shown from the beginning, the secret when the game is over: so everybody can check that nothing was changed on the way, and nobody can know what comes.
chance-seal = Seal
chance-secret = Secret
chance-running = Keep the seal if you like. When the game is over, this page tells the secret and checks all draws.
chance-over = Was the seal the same when the game began? Whoever noted it then can compare. The record holds all of this; it can be checked here, or by the program on your own machine.
chance-none = The draws of this game follow from a plain number instead of a sealed secret: it is a guided first game, or it was begun before there were seals. So its chance cannot be checked.
chance-back = To the game

verify-title = Check a record
verify-file = Record from a file
verify-record = Record
verify-seal-noted = Seal you noted (if you did)
verify-go = Check
verify-empty = Paste a record first, or choose a file.
verify-no-seal = A seal has 64 digits from 0 to 9 and a to f.
verify-unfit = { $part ->
    [text] This is no record: line { $line } cannot be read.
    [table] Line { $line } of the record names a game, a version of its rules, an option or seats that there are not here.
   *[step] Line { $line } of the record does not fit the rules.
}
verify-seal = { $found ->
    [fits] The seal shown before the first choice was made from this secret.
    [differs] The seal was not made from this secret.
   *[untold] { $sealed ->
        [yes] The record has a seal, but no secret: it is told when the game is over.
       *[no] The record has no seal. Its draws came from a plain number, as in games on one's own machine and in older ones.
    }
}
verify-draws = { $found ->
    [fits] { $draws ->
        [one] The one draw follows from the secret.
       *[other] All { $draws } draws follow from the secret.
    }
    [differs] Line { $line } does not follow from the secret: it has { $came } instead of { $due }.
   *[untold] Without a secret the draws cannot be checked.
}
verify-result = { $found ->
    [fits] Every choice was allowed, and the result follows from the choices: { $scores }.
    [differs] The choices are allowed, but they lead to another result than the record says: { $scores }.
   *[untold] Every choice was allowed. The record tells no result.
}
verify-noted = { $found ->
    [fits] It is the seal you noted.
   *[differs] It is not the seal you noted.
}
verify-all = { $found ->
    [holds] Chance was fixed before the first choice, and nothing was changed since.
    [fails] Something was changed: this is not the game that was sealed.
   *[untold] Whether chance was fixed cannot be told from this record.
}
