# The server's pages. Texts about pieces and rules are in the games' view folders.

page-skip = Skip to the board
page-home = All games
page-language = Français
page-language-code = fr
page-theme = Light or dark
page-help = Help and settings
page-close = Close
page-me = Profile

start-headline = Take a seat and play.
start-text = Five board games about ancient builders, with their complete rules. “Play” starts a game against a bot straight away; “Learn” guides you through your first game.
start-games = Games
start-play = ▶ Play
start-learn = Learn
start-learn-of = Learn { $game } step by step
start-learn-on = Lesson { $number }/{ $of }
start-learn-whole = Continue the { $game } lesson ({ $number } of { $of })
start-lesson = Lesson: { $number } of { $of }
start-rules = Rules
start-rules-of = Rules of { $game }
start-set-up = Set up a game of { $game }
start-continue = Continue
start-turn = turn { $turn }
start-with = with { $names }
start-mine = Your games
start-mine-none = No games yet. Games you start will appear here.
start-older = { $number ->
    [one] 1 older game
   *[other] { $number } older games
}
start-all = All your games
start-me = You are { $name }.
start-me-change = Name, colour, other devices
start-sit = Take a seat
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
start-here = Start here
start-minutes = { $minutes } min
start-weight = Complexity { $weight } of 5
start-friends = Friends
start-friends-of = Play { $game } with friends
start-options = Options
start-opponents = { $number ->
    [0] solo
    [one] 1 bot, { $level ->
        [novice] beginner
        [easy] easy
        [medium] medium
        [hard] hard
       *[expert] expert
    }
   *[other] { $number } bots, { $level ->
        [novice] beginner
        [easy] easy
        [medium] medium
        [hard] hard
       *[expert] expert
    }
}
start-opponents-of = Opponents in { $game }
start-turns = { $number ->
    [one] Your turn · 1 game
   *[other] Your turn · { $number } games
}
start-waiting = { $number ->
    [one] Waiting for others: 1 game
   *[other] Waiting for others: { $number } games
}
start-your-turn = Your turn
start-their-turn = { $name }’s turn
start-over = Finished
start-closed = Ended early
start-gone = A bot is playing for you
start-won = You won with { $points ->
    [one] 1 point
   *[other] { $points } points
}
start-lost = Place { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
}

new-title = New game: { $game }
new-seats = Players
new-seat = Seat { $number }
new-name = Name
new-kind = Player type
new-kind-me = on this device
new-kind-bot = { $level ->
    [novice] bot, beginner
    [easy] bot, easy
    [medium] bot, medium
    [hard] bot, hard
    [expert] bot, expert
   *[other] bot, { $level }
}
new-kind-program = program { $name }
new-kind-invited = invited by link
new-kind-open = open to anyone
new-kind-empty = empty
new-add = Add a bot or invite a friend
new-start = First player
new-start-listed = seat 1
new-start-youngest = the youngest player, in seat 1
new-start-random = chosen at random
new-how = Options
new-recommended = Recommended
new-recommended-text = The standard rules, ideal for a first game.
new-surprise = Surprise me
new-surprise-text = Everything that can vary is chosen at random.
new-variants = Variants
new-rulings = Rule interpretations and house rules
new-as-printed = standard rules
new-changed = { $number } changed
new-time = Clock and leaving
new-clock = Time limit
new-clock-text = A time for the whole game plus extra seconds per turn, or a number of days per turn. A player who runs out of time or leaves is replaced by a bot immediately. Bots have no clock.
new-returns = Replaced players
new-returns-yes = can come back
new-returns-no = can’t come back
new-undo-text = You can undo any step until you end your turn, unless it draws or reveals something hidden. After that, a turn can be taken back only if everyone agrees.
new-option-random = chosen at random
new-go = ▶ Start
new-error-seats = This game is for { $fewest } to { $most } players.
new-error-nobody = At least one seat must be played on this device.
new-error-rated = A rated game needs at least two players, one seat each, and no bots other than ours.
new-error-rated-clock = Rated games need a clock. Choose a time limit.
new-rated = Rated
new-rated-is = { $rated ->
    [yes] yes
   *[no] no
}
new-rated-text = A rated game counts towards your rating: one seat per person and no taking back turns. If you run out of time, a bot plays two of your turns, or you’re away at the end, you lose.
player-invited = Guest { $number }

join-title = You’re invited
join-go = Take a seat
join-invites = { $name } invites you to play { $game }
join-own = This is your own invitation: send it to another player.
join-own-go = Send the invitation
join-present = { $here ->
    [yes] { $name } is waiting at the table
   *[no] { $name } is not at the table right now
}
join-players = Players
join-free = free seat
join-time = Time
join-rating = Rating
join-rules = Rules
join-rated = { $rated ->
    [yes] Rated
   *[no] Casual
}
join-warning-title = { $kind ->
    [rated] Rated, with a clock.
   *[timed] With a clock.
}
join-warning = { $kind ->
    [rated] If you run out of time, a bot plays two of your turns, or you’re away at the end, you lose.
   *[timed] If you leave or run out of time, a bot plays for you.
}
join-name = Your name
join-watch = Just watch
invite-title = { $game }: invite your friends
invite-text = { $number ->
    [one] Send this link. The first person to accept takes the seat.
   *[other] Send each friend one link. The first person to accept takes the seat.
}
invite-none = All seats are taken.
invite-seat = Link to seat { $number }
invite-share = Share…
invite-mail = Email
invite-message-app = Text message
invite-message = Play { $game } with me!
invite-go = Go to the table
me-title = Profile
me-unnamed = Guest
me-nobody = Your profile is created when you first play or choose a name: no account, no password, no email. This browser stores a key.
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
me-name-hint = If someone already has a similar name, a number is added to yours.
me-save = Save
me-devices = Your devices
me-devices-text = { $number ->
    [one] You are signed in on this device only. Use a code to sign in on another one and keep all your games.
   *[other] You are signed in on { $number } devices.
}
me-code-show = Get a code for another device
me-code-text = Enter this code on the other device, under Profile, or open the link there. It is shown once, works once and expires after ten minutes.
me-code-link = Link for the other device
me-code-field = Code from your other device
me-code-go = Use the code
me-code-none = This code is wrong or has expired. Get a new one on your other device.
me-code-rated = You’re playing a rated game on this device. Finish it first, then link your profiles.
me-come-text = This device will be signed in as { $name }, with all of { $name }’s games.
me-come-join = The games you played here as { $name } will move to { $other }.
me-come-leave = You are signed in here as { $name }. That profile and its games stay on your other devices.
me-come-warning = Did someone else send you this code or link? Then choose No: that person would get all your games from this device and could play them as you.
me-come-type = To confirm, type the name: { $name }
me-come-mistyped = That isn’t the name. Nothing has changed.
me-come-go = Yes, that’s me
me-come-not = No, change nothing
me-alone = Sign out all other devices
me-alone-text = They are signed out at once, and every link or code to your seats stops working. This device stays signed in.
me-shunned = Muted and blocked players
me-leave = Sign out or delete
me-kept = We store your name and colour, your seats and moves, chat messages, mutes and blocks, your ratings and the day of your last visit.
me-out = Sign out on this device
me-out-text = This browser will forget you. If it is your only device, you can’t get your profile back: get a code first.
me-forget = Delete my profile
me-forget-text = Your profile is deleted on all devices, permanently. In games you played, your name becomes “Deleted player” and your chat messages are removed. A bot takes over your unfinished games. You leave the rankings; your opponents keep their ratings.
me-export = Download my data

people-here = At this table
people-text = You won’t see chat messages from players you mute. Players you block are muted too, and you will never be seated at the same table. They are not told.
people-none = No one.
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
   *[none] Unmute or unblock { $name }
}
people-back = Back to the game

games-running = In progress
games-over = Finished
games-newer = Newer games
games-older = Older games
lobby-title = Lobby
lobby-go = Open tables and games to watch
lobby-filter = Game
lobby-all = All games
lobby-waiting = Open tables
lobby-waiting-none = No open tables right now. Open one and everyone will see it here.
lobby-going = Games to watch
lobby-going-none = No games to watch right now.
lobby-own = Open a table
lobby-own-text = Your table is listed here until every seat is taken; then the game starts. To play only with people you invite, set up a game with links (“Options”).
lobby-open = Open
lobby-open-of = Open a table of { $game }
lobby-sit-with = Take a seat with { $names }
lobby-mine = Go to your table
lobby-watch = Watch
lobby-watch-whom = Watch { $names }
lobby-seats = { $taken } of { $of } seats taken
lobby-bots = { $number ->
    [one] 1 bot
   *[other] { $number } bots
}
clock-left = time left
clock-units = d h
clock-low = You’re almost out of time.
clock-told = { $kind ->
    [live] { $minutes } min + { $seconds } s per turn
    [days] { $days ->
        [one] 1 day per turn
       *[other] { $days } days per turn
    }
   *[none] no clock
}
lobby-count = { $number ->
    [0] No open tables.
    [one] 1 open table.
   *[other] { $number } open tables.
}
lobby-leave = Leave the table
lobby-fill = Start with bots

rating-title = Rankings
rating-rated = rated
rating-short = { $sure ->
    [yes] { $points }
   *[no] { $points }?
}
rating-long = { $points } ± { $margin }, { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}{ $sure ->
    [yes] .
   *[no] : provisional.
}
rating-changed = { $points } ({ $change })
rating-left = { $names } left or ran out of time, which counts as last place for the ratings.
rating-unrated = { $why ->
    [address] This game isn’t rated: two players share an internet connection.
    [aborted] This game isn’t rated: it ended before everyone had played a turn.
    [agreed] Ratings stay the same.
   *[table] This game isn’t rated.
}
rating-curve = { $games ->
    [one] Rating over 1 game
   *[other] Rating over { $games } games
}, from { $first } to { $points }.
rating-yours = Your ratings
rating-none-yet = No rated games yet. Choose “Rated” in the options of a new game.
rating-you = You:
rating-nobody = No one is listed for this game yet.
rating-about = Bots have fixed ratings, so you can measure yourself against them. A 200-point lead means winning about three games in four. You are listed after { $number } rated games against at least { $opponents } different opponents. Games against the same player count less and less.
rating-place = Place
rating-who = Player
rating-points = Rating
rating-games = Games
rating-day = Day
rating-change = Change

status-yours = Your turn.
status-theirs = { $name }’s turn.
status-thinking = { $name } is thinking.
status-invited = Waiting for { $name } to join.
status-gathers = { $number ->
    [one] 1 free seat. The game starts when it is taken.
   *[other] { $number } free seats. The game starts when all are taken.
}
status-gone = { $how ->
    [leave] You left the game. A bot is playing for you.
    [lost] A bot has played two of your turns: you lost this rated game.
    [flag] You ran out of time and lost this rated game. A bot is finishing it for you.
   *[late] You ran out of time. A bot is playing for you.
}
status-closed = { $why ->
    [agreed] Everyone agreed to end the game.
   *[left] Everyone has left. The game has ended.
}
status-closed-count = { $how ->
    [won] { $names } wins: everyone else left or ran out of time first.
    [left] No winner, but leaving costs { $names } rating points.
   *[none] No winner. Scores when the game ended:
}
status-end = Nothing left to do: end your turn, or undo.
status-end-only = Nothing left to do: end your turn.
status-end-theirs = { $name } is finishing the turn.
status-over = The game is over. { $reason }.
status-won = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
status-tied = { $names } tie for first place with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
status-lost = { $name } misses the target: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-rule = Read the rule
why-idle = Nothing to choose here. { $prompt }
status-past = Replay.

say-begins = The game starts.
say-gathers = The table is set.
past-moment = Turn { $turn } of { $turns } · step { $step } of { $steps }
past-start = Before the first turn

do-undo = Undo
do-undo-turn = Undo turn
do-undo-here = Undo from here
do-end = End turn
do-ask = Ask to take back turn { $turn }
do-agree = Agree
do-decline = Decline
do-withdraw = Cancel request
do-offer = Propose ending the game
do-leave = Leave the game
do-leave-now = Yes, leave
do-back = Return to my seat
do-back-for = Return to the seat: { $names }
plea-text = { $name } asks to take back everything since turn { $turn }. Everything drawn since then will come up again, so anyone who saw it knows what is coming.
plea-waits = You asked to take back everything since turn { $turn }. Waiting for { $names }.
plea-end-text = { $name } proposes ending the game now, without a winner.
plea-end-waits = Proposal sent. Waiting for { $names }.
do-turn = Rotate
do-flip = Flip
do-live = Back to the game
do-first = To the start
do-prev-turn = Previous turn
do-prev = Step back
do-next = Step forward
do-next-turn = Next turn
do-since = Since my last turn
do-film = Play or pause
do-skip = Skip
do-copy = Copy link
do-open = Enlarge: { $title }
do-zen = Board only
do-copied = Link copied.
do-tap = Tap again to confirm.
do-again = Click again to confirm: you can’t undo this.

side-large = Enlarged picture
side-rail = Players, invitations and log
side-menu = Menu
side-invited = hasn’t joined yet
side-you = you
side-gone-pip = replaced by a bot
side-here = online
side-away = offline
side-log = Log
side-past = Turn shown
side-chat = Chat
side-chat-field = Message
side-chat-placeholder = Write a message
side-chat-read = Spectators can read this chat too.
side-chat-send = Send
side-people = Mute or block a player
side-list = Choices as a list
side-text = Table as text
side-list-none = Nothing to choose now.
side-ask = Take back a turn
side-ask-text = A finished turn can be taken back if the other players agree; bots always do. Everything drawn will come up again.
side-ask-waits = { $who ->
    [you] Your request is waiting for an answer.
   *[other] { $name }’s request is waiting for an answer.
}
side-ask-none = You have no turn to take back.
side-ask-once = You’ve already asked this turn.
side-ask-rated = Turns can’t be taken back in rated games.
side-leave-rated = { $what ->
    [back] This game is rated: if a bot plays two of your turns, or you’re away at the end, you lose.
   *[gone] This game is rated: if you leave, you lose.
}
side-leave = End or leave
side-leave-none = There is no game to leave.
side-offer-text = { $rated ->
    [yes] If everyone agrees, the game ends now: no winner, and the players still here keep their ratings.
   *[no] If everyone agrees, the game ends now without a winner; bots always agree.
}
side-leave-text = { $what ->
    [won] Everyone else has left: if you leave too, the game ends and you win.
    [ends] You’re the only person still playing: if you leave, the game ends.
    [last] You’re the only person still playing: if you leave, the game ends without a winner.
    [back] A bot takes your seat at once. You can come back when it isn’t playing your turn.
   *[gone] A bot takes your seat at once, and you can’t come back to this table.
}
log-note = { $how ->
    [leave] { $name } leaves. A bot takes over.
    [late] { $name } runs out of time. A bot takes over.
    [decline] { $name } declines. The game continues.
   *[back] { $name } is back.
}
side-invite = Invite someone to seat { $number }
side-invite-text = Send this link. The first person to accept takes the seat.
side-watch-text = Send this link to anyone who wants to watch. After the game it opens the position you are viewing.
side-watch = Share
side-seal = Fair draws

count-title = Final scores
count-stands = Scores when the game ended
count-table = See the table
count-source = Source
count-again = Play again
count-next = Join the next game
count-accept = Accept the rematch
count-review = Replay
count-record = Download the game record
count-chance = Check the draws

end-ahead = You won, { $points ->
    [0] level on points with
    [one] 1 point ahead of
   *[other] { $points } points ahead of
} { $name }.
end-behind = You came { $place ->
    [2] second
    [3] third
   *[other] fourth
}, { $points ->
    [0] level on points with
    [one] 1 point behind
   *[other] { $points } points behind
} { $name }.
end-shared = You tie for first place with { $names }.
end-alone-won = You won with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
end-alone-lost = You missed the target: { $points ->
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
end-best = Biggest gain: { $name } +{ $points }, turn { $turn }
end-part = { $kind ->
    [phase] phase { $number }
   *[round] round { $number }
}
end-table = As a table
end-move = Turn
end-curve = Points over { $turns } turns.
end-curve-seat = { $name } ends with { $points }.

curtain-title = Pass the device to { $name }
curtain-text = For { $name }’s eyes only.
curtain-go = I’m { $name }

help-tab-rules = Rules
help-tab-keys = Settings
help-keys = Keys
help-key-arrows = go to the nearest choice
help-key-enter = choose it
help-key-shift = move to anything; Enter says why you can’t choose it
help-key-digits = go to a choice by its number
help-key-u = undo
help-key-e = end turn
help-key-rf = rotate or flip the piece
help-key-past = step back or forward
help-key-z = show only the board
help-key-reel = in a replay: one step, or one turn with Shift
help-key-ends = in a replay: to the start or back to the game
help-key-space = in a replay: play or pause
help-key-help = this help
help-undo = You can undo any step until you end your turn. Steps that draw or reveal something hidden can’t be undone; you are warned first.
help-settings = Settings
pref-auto = End my turn automatically when nothing is left to do
pref-ask = Confirm steps that can’t be undone
pref-curtain = Hide the board when the device changes hands
pref-sound = Play a sound when it’s my turn
pref-notice = Notify me when it’s my turn
pref-notice-none = blocked by this browser
pref-notice-phone = not on this device: browsers only allow it from a page that is open on a computer
pref-speed = Speed of other players’ turns
pref-speed-none = Instant
pref-speed-fast = Fast
pref-speed-normal = Normal
pref-speed-slow = Watch

status-offline = Connection lost. Reconnecting…
status-again = Connection lost. Reconnecting in { $seconds } s.

refused-stale = The game has moved on. Here is the current position.
refused-not-yours = It’s not your turn.
refused-illegal = You can’t do that now.
refused-ended = Nothing left to do: end your turn, or undo.
refused-unfinished = You still have a choice to make.
refused-no-undo = You can’t undo that.
refused-over = The game is over.
refused-enough = Too many take-backs: you can only move forward now.
refused-asked = Another request is still waiting for an answer.
refused-repeated = You can make one request per turn. Try again next turn.
refused-pause = Wait a few seconds before you make another request.
refused-flag = You ran out of time: in a rated game, you can’t come back.
refused-no-time = You have no time left. The bot keeps playing for you.
refused-bot-turn = The bot is finishing your turn. You can come back right after.
refused-left = At this table, players who leave can’t come back.
refused-gathers = Not everyone has joined yet.
refused-begun = The game has already begun.
refused-lesson = One step at a time: follow the lesson first.
refused-rated = Not allowed in a rated game.
refused-malformed = Your message couldn’t be read.
refused-too-long = Your message is too long.
refused-slow = Too many messages. Wait a moment.
refused-unavailable = The server can’t save right now. Your step is kept and will be sent again.
refused-lagging = This connection is too slow for the game. Retrying…
refused-broken = Something went wrong on our side and has been logged. Retrying…
refused-crowded = Too many windows are open from your address. Close some.
refused-renewed = This page is out of date. Reloading…

learn-title = Lesson
learn-name = Apprentice
learn-progress = { $number } of { $of }
learn-leave = Leave
learn-back = Back
learn-next = Next
learn-show = Show me
learn-go = Continue the game

reading-title = Rules of { $game }
reading-contents = Contents
reading-skip = Skip to the rules
reading-note = For contributors: the detailed rules are in { $card }.

problem-home = Back to the games
problem-404 = Page not found
problem-404-text = There is no page or game at this address. Check the link.
problem-taken = This seat is taken
problem-taken-text = This invitation has already been used, or the link is incomplete. Ask for a new one.
problem-403 = Not allowed
problem-403-text = Only the players at this table, or the person who opened it, can do this.
problem-apart = Not at this table
problem-apart-text = You can’t join this table. Choose another one, or open your own.
problem-400 = Invalid request
problem-400-text = We couldn’t understand this request. Go back and try again.
problem-409 = Not now
problem-409-text = The game isn’t over yet, or it has moved on. Reload the page.
problem-410 = This game can’t be read
problem-410-text = Its saved data is damaged. The fault has been logged for the operator of this server; no other game is affected.
problem-413 = Request too large
problem-413-text = The server doesn’t accept requests this large. Go back and try again with less data.
problem-500 = Something went wrong
problem-500-text = The error is on our side and has been logged. Your game is safe.
problem-503 = Just a moment
problem-503-text = The game server can’t be reached right now. Nothing is lost; this page will retry automatically.
problem-503-sent = Just a moment
problem-503-sent-text = The game server can’t be reached right now. Nothing is lost. Go back and try again in a moment.
problem-429 = Too many requests
problem-429-text = Wait a moment, then try again.
problem-429-wait = { $seconds ->
    [now] You can try again now.
   *[other] Try again in { $seconds } s.
}

closed-why = { $why ->
    [gone] { $game } is no longer available on this server.
    [draws] This game was started with version { $version } of the rules; the current version is { $now }. Its draws were not saved at the time, so it can’t be continued.
    [damaged] The saved data of this game is damaged: step { $step } of its record can’t be read. The fault has been logged for the operator of this server.
    [count] This game was played with version { $version } of the rules. Version { $now } would score it differently; these are the original scores.
   *[step] This game was started with version { $version } of the rules. Version { $now } doesn’t allow step { $step } of its record.
}
closed-over = The game is over. This is the result.
closed-unfinished = It can’t be continued. There is no winner; the game record is kept.

chance-title = { $game }: fair draws
chance-about = Before the first choice of a game, the server picks a secret number and shows its seal. Every draw follows from the secret. When the game is over, the secret is shown too, and anyone can check that no draw was changed. Until then, no player can know what comes next.
chance-seal = Seal
chance-fingerprint = Fingerprint
chance-fingerprint-text = The fingerprint covers the seal, the players’ names, and every choice and draw of the turns played so far. It changes at the end of each turn. If you note it down, you can check later that nothing before it was changed.
chance-secret = Secret
chance-running = Note down the seal now and the fingerprint whenever you like. When the game is over, this page reveals the secret and checks everything.
chance-over = Does the seal match the one shown at the start, and is your fingerprint in the record? Compare them if you noted them down. The game record contains everything needed to check the game, here or with the program on your own computer.
chance-none = The draws of this game come from a plain number instead of a sealed secret: it is a guided first game, or it was started before there were seals. Its draws can’t be checked.
chance-back = Back to the game

verify-title = Check a game record
verify-file = Game record from a file
verify-record = Game record
verify-seal-noted = Seal you noted (optional)
verify-fingerprint-noted = Last fingerprint you noted (optional)
verify-go = Check
verify-empty = Paste a game record first, or choose a file.
verify-no-seal = Seals and fingerprints have 64 characters: digits 0–9 and letters a–f.
verify-unfit = { $part ->
    [text] This isn’t a game record: line { $line } can’t be read.
    [table] Line { $line } of the record names a game, rules version, option or number of seats that doesn’t exist here.
   *[step] Line { $line } of the record breaks the rules.
}
verify-seal = { $found ->
    [fits] { $binds ->
        [yes] The seal shown before the first choice matches this secret, this game, its options and its number of seats.
       *[no] The seal shown before the first choice matches this secret. It’s an older kind of seal: it doesn’t cover the game, its options or its players.
    }
    [differs] { $binds ->
        [yes] The seal doesn’t match: the secret, the game, its options or its number of seats were changed.
       *[no] The seal doesn’t match this secret.
    }
   *[untold] { $sealed ->
        [yes] The record has a seal, but no secret. The secret is shown when the game is over.
       *[no] The record has no seal. That’s normal for older games and games played on your own computer.
    }
}
verify-draws = { $found ->
    [fits] { $draws ->
        [one] The only draw follows from the secret.
       *[other] All { $draws } draws follow from the secret.
    }
    [differs] Line { $line } doesn’t follow from the secret: it says { $came } instead of { $due }.
   *[untold] The draws can’t be checked without the secret.
}
verify-result = { $found ->
    [fits] Every choice was legal, and the result follows from the choices: { $scores }.
    [differs] Every choice was legal, but the result isn’t the one in the record: { $scores }.
   *[untold] { $ending ->
        [closed] Every choice was legal. The game was ended early, so there is no winner.
       *[cut] Every choice so far was legal, but the record stops before the end of the game.
    }
}
verify-names = { $found ->
    [fits] The players’ names are those fixed before the first choice.{ $late ->
        [0] {""}
        [one] {" "}1 player joined later; that name isn’t covered.
       *[other] {" "}{ $late } players joined later; their names aren’t covered.
    }{ $deleted ->
        [0] {""}
        [one] {" "}1 player’s name has since been deleted.
       *[other] {" "}{ $deleted } players’ names have since been deleted.
    }
    [differs] At least one name isn’t the one fixed before the first choice.
   *[untold] The record doesn’t prove the players’ names.
}
verify-chain = { $found ->
    [fits] The fingerprint in the record matches its { $lines } lines.
    [differs] The fingerprint in the record doesn’t match its lines: at least one was changed, added or removed.
   *[untold] The record has no fingerprint.
}
verify-noted = { $found ->
    [fits] This is the seal you noted.
   *[differs] This isn’t the seal you noted.
}
verify-seen = { $found ->
    [fits] The fingerprint you noted belongs to this record: the first { $lines } of its { $all } lines haven’t been changed.
   *[differs] The fingerprint you noted doesn’t belong to this record. The record was changed, or you noted the fingerprint before a turn was taken back.
}
verify-stored = { $found ->
    [fits] This server stored the same fingerprint when the game ended.
   *[differs] This server stored another fingerprint when the game ended.
}
verify-all = { $found ->
    [all] Nothing was changed: every choice, draw and score is as it was played.
    [changed] Something was changed: this isn’t the game that was played.
    [incomplete] This record is incomplete: it stops before the end of the game.
    [draws] The draws follow from the seal. This record alone can’t prove that these choices were played.
   *[nothing] Nothing is proved: this record has no seal, or its secret isn’t known yet.
}

deleted-player = Deleted player

## Tips, and the way back to the choices

do-choices = Go to the choices
help-key-i = explain what is selected
# Three texts for the client, separated by |: close, open the rules, make this choice.
tip-words = Close|Rules|Choose this

privacy-title = Privacy
privacy-about = You can play here without an account, an email address or a password. There are no ads, no trackers and no third-party services.
privacy-stored = What we store
privacy-stored-profile = Your profile: the name and colour you chose, when it was created, the day of your last visit, and a hash of the key on each of your devices.
privacy-stored-games = Your games: your seats and the names you used, every move with its time, and the result.
privacy-stored-chat = Your chat messages, and the players you muted or blocked.
privacy-stored-ratings = Your ratings, and what each rated game changed.
privacy-address = Your network address
privacy-address-origin = In a rated game, we store a hash of your address, made with a key unique to that game. It shows whether two seats were taken from the same address. It is deleted when the game ends.
privacy-address-opener = While an open table waits for players, we store a keyed hash of the address that opened it, so that no one can flood the lobby. It is deleted when the table is full, or within a day or two.
privacy-address-limits = To stop floods, the server keeps addresses in memory for a short time. They are never written to disk.
privacy-address-logs = The log of requests contains no addresses. It is deleted after { $logs } days.
privacy-cookies = Cookies
privacy-cookies-key = A secret key in your browser identifies you. Another one may give access to a single seat.
privacy-cookies-choices = Your browser also remembers your settings: language, theme, name, last choice of opponents, how you like to play, and which chat messages you have read. When a page can’t be loaded, it remembers for a few minutes when to try again. Nothing else is stored there.
privacy-kept = How long we store it
privacy-kept-idle = Unfinished games are deleted after { $idle } days without a move. Profiles without games are deleted after the same time without a visit.
privacy-kept-finished = Finished games stay, so that you can replay them. Rated games stay because the ratings depend on them.
privacy-kept-backups = Backups are overwritten after { $backups } days. Until then, they still contain what you deleted.
privacy-rights = What you can do
privacy-rights-export = Download everything stored about you from your profile, at any time.
privacy-rights-delete = Delete your profile, at any time. In your games, your name becomes “Deleted player” and your chat messages are removed. Rated games keep an anonymous number in your place.

## Speed, and what is confirmed

speed-slow = every step, slowly
speed-normal = every step
speed-fast = one line per turn
speed-none = no animation
pref-sum = Sum up the other players’ turns in one line
pref-ask-false = never
pref-ask-true = only if other choices can be undone
pref-ask-always = always
help-key-s = change the speed
