### The words of the client. The games have their own, in their crates.

## Everywhere

home = Home
close = Close
yes = Yes
no = No
save = Save
done = Done.
next = next
language = Language
theme-auto = Colours as your system has them
theme-light = Light colours
theme-dark = Dark colours
loading = The table is being set…
offline = Offline
live = Live
guest = Guest
me = You and your games
not-found = There is nothing here.
connection-lost = Connection lost. Trying again, nothing is lost.

## Games

game-kingdom-builder = Kingdom Builder
game-settlement = Settlement
game-orleans-settlers = Orléans: The Settlers
game-catan-cards = CATAN card game
tagline-kingdom-builder = Settle the land, one terrain at a time.
tagline-settlement = Found a town at the edge of the wild.
tagline-orleans-settlers = Gather followers, found villages.
tagline-catan-cards = Trade, build roads, be first to seven.

## Seats and bots

seat-poppy = Poppy
seat-lake = Lake
seat-sun = Sun
seat-chalk = Chalk
seat-raven = Raven
seat-of = { $name } ({ $seat })
seat-open = free
bot = bot
bot-level = Bot, { $level }
bot-random = random
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
you = you

## Home

home-title = What shall we build today?
home-subtitle = One click and the game is on the table. No account needed.
games = Games
play = Play
play-against = { $count ->
    [one] 1 bot, { $level }
   *[other] { $count } bots, { $level }
}
with-friends = With friends
set-up = Set up
player-range = { $min }–{ $max } players
minutes = { $count } min
your-turn = Your turn
no-tables = No game is running. Start one above.
open-tables = Open tables
no-open-tables = Nobody waits right now. Open a table and make it public.
sit-down = Sit down
alone = you alone
join-code = Join with a code
join-code-how = Paste the link or the code that you were sent
join = Join
learn = Learn as you play
learn-how = A coach explains every choice in your first game. What is legal glows; click anything else and the table tells you why not.
learn-all = Rules and first games
first-game = First game with the coach
first-game-of = First game: { $game }
learn-kingdom-builder = Build three settlements each turn on the terrain you draw, and collect gold for what three cards ask for.
learn-settlement = Explore, build streets, invite heroes and keep the monsters away for six rounds.
learn-orleans-settlers = Draw followers from your bag, send them to work and lead your people through five eras.
learn-catan-cards = Collect five resources, trade with everyone and build until somebody has seven points.
pages = Pages
nav-play = Play
nav-learn = Learn
nav-replays = Replays
nav-me = My games
replays-how = Every game you finished, decision by decision.
no-replays = No game is over yet.
open-record = Open a record
no-other-turn = No other table waits for you.
status-open = waiting for players
status-running = others play
status-finished = over
status-closed = closed

## A new table

new-table = New table
who-plays = Who plays
friend-here = Friend at this screen
friend-link = Friend, joins by link
one-more = one more
one-less = one less
public = Anybody may sit down
pace = Pace
pace-none = No clock
pace-none-help = Everybody takes the time they need.
pace-live = Live
pace-live-help = 10 minutes each, and 15 seconds more after every turn.
pace-relaxed = Relaxed
pace-relaxed-help = 40 minutes each, and 30 seconds more after every turn.
pace-days = Over days
pace-days-help = Two days for every turn.
options = Options
readings = Readings
readings-printed = As printed
readings-common = As commonly played
readings-help = Some words of the booklet can be read in more than one way.
readings-single = Single readings
readings-alone =
    { $count ->
        [one] one chosen alone
       *[other] { $count } chosen alone
    }
read-otherwise =
    { $count ->
        [one] One reading is not as printed
       *[other] { $count } readings are not as printed
    }
players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
friends-follow = You get a link for your friends next.
starts-at-once = The game begins at once.
open-table = Open the table

## Waiting for players

waiting-title = The table is set
waiting-how = The game begins by itself as soon as every seat is taken.
add-bot = Add a bot
get-up = Get up
clear-seat = Clear
fill-and-start = Fill with bots and start
close-table = Close the table
invite = Invite
invite-how = Whoever opens this link sits down at the table.
copy-link = Copy the link
copied = The link is copied.
no-such-invitation = This invitation leads nowhere. Ask for a new one.
no-such-table = There is no such table.
table-closed = This table is closed.

## At the table

players = Players
dock = Your turn
prompt-waiting = { $names } is thinking…
prompt-over = The game is over
thinking = is thinking…
away = away
resigned = gave up
spectator = You are watching.
dock-raise = Show all that can be done
dock-lower = Show more of the board
end-turn = End turn
undo = Undo
undo-over = Undo ends here: something hidden came to light or another player was asked.
restart-turn = Start the turn over
ask-take-back = Ask to go back one decision
take-back-asked = { $name } asks to go back.
taken-over = A bot plays for you.
take-back-seat = Take the seat back
call-bot = Let a bot play for { $name }
abandon = End the game: it counts for nobody
abandoned = This game was ended because somebody did not come back. It counts for nobody.
leave = Leave the seat to a bot for now
resign = Give up
resign-sure = Give up for good?
rules = Rules
old-rules = Played by version { $rules } of the rules. What the page of rules tells is version { $current }, by which new tables are played.
search-rules = Search the rules
search-found = { $at } of { $count }. Enter leads to the next.
search-nothing = Nothing found.
chapters = Chapters
origins = What is printed, what is ours
origins-parts = ours: { $parts }
origin-designed = Ours: it could not be found in print
origin-reconstructed = Put together from pictures and reports
origin-printed_elsewhere = Printed in the game that this one comes from
origin-printed_in_line = Printed in another booklet of the same line
origin-printed = Printed in the booklet or the box of this game
replay = Replay
table-menu = Table
sound-on = Turn sounds on
sound-off = Turn sounds off
menu = Choose
choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
time-left = Time left
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
log = Moves
log-empty = Nothing has happened yet.
to-replay = Look at decision { $decision }
chat = Chat
chat-unread = Chat ({ $count })
chat-empty = Say hello.
talk = Write, or type a move after /
plain-costs = Costs { $amounts }
plain-takes = Room for { $slots }
plain-nothing = Nothing to choose on the board right now.
why-not = Why not
works = works
works-not = does not
why-lit = { $count ->
    [one] One thing is lit: that one works.
   *[other] { $count } things are lit: those work.
}
why-show = { $count ->
    [one] Show it
   *[other] Show them
}
read-rule = Read the rule
hand-over = Pass the device to { $name }
hand-over-hidden = Nothing shows until they are ready.
hand-over-ready = I am { $name }
target-desk = Trade
target-hand = Hand
target-supply = Supply
target-monster = Monster
target-coins = Coins
target-citizens = Citizens
target-era = Era

## The coach

coach = Coach
coach-here = Coach in this game
coach-what = a hint at every decision
coach-on = Coach: a hint at every decision
coach-off = Switch the coach off
hint = Hint
hint-thinking = The coach is thinking…
coach-waits = The coach speaks when it is your turn.
hint-is = The coach says: { $choice }
hint-chance = Your chance to win is about { $chance } %.
hint-others = Also good: { $choices }
hint-do = Do it

## The end

result = Result
wins = { $count ->
    [one] { $names } wins with { $points }
   *[other] { $names } win together with { $points }
}
ended-by-resigning = The others gave up.
points = Points
points-now = If the game ended now
points-from = Points from
total = Total
rematch = Play again
join-rematch = Play again with the others
to-table = To the table

## Replay

decision = Decision
decision-of = Decision { $decision } of { $of }
to-start = To the start
to-end = To the end
back = Back
forward = Forward
pause = Pause
show-hidden = Show hidden things
record = Save the record
play-film = Play it
replay-keys = Arrow keys step, space plays, M jumps to the next mistake.
link-to-moment = Link to this moment
play-on = Play on from here
final-score = final score
who-was-winning = Who was winning
chance-in-percent = chance to win in %
analyse = Look through the game
analysis-how = An expert bot looks at every decision and shows where the game was won.
analysing = The expert looks at every decision. This takes a while.
mistakes = Moments that mattered
no-mistakes = Nobody let anything go.
mistake-small = slip
mistake-big = mistake
mistake-blunder = blunder
better = Better: { $action }

## You

your-name = Your name at the table
signed-in-as = Signed in as { $login }
sign-out = Sign out
sign-in = Sign in
login = Login
password = Password
account-why = With an account your games are yours on every device.
make-account = Make an account
statistics = How you have done
statistics-of = { $games } played, { $wins } won, best { $best }
no-statistics = Finish a game and it is counted here.
my-tables = Your tables
account = Your account
password-change = Change the password
password-change-how = All other browsers are signed out. Tokens stay until you take them away.
password-present = Present password
password-new = New password, 8 characters or more
password-changed = Done. Other browsers are signed out.
sessions = Where you are signed in
session-current = this browser
session-unknown = A browser or program
sessions-end-others = Sign out everywhere else
key-unused = since { $day }
key-used = since { $day }, last used { $used }
tokens = Tokens for programs
tokens-why = A bot or another program plays for you with a token, or only looks on. No token can touch your account.
scope-play = plays
scope-read = only looks
token-label = What the token is for
token-scope = What it may do
token-make = Make a token
token-once = Copy it now, it is shown only once:
token-remove = Take away
your-data = Your data
your-data-how = One file with all that this server knows about you: name, games, results, words.
your-data-save = Save everything about you
deletion-open = Delete everything
deletion = Delete everything about you?
deletion-gone = Your name, login, password, statistics, tokens and sessions are gone. Anybody may take the login.
deletion-games = You give up games that run: a bot plays on, or the game ends if only one person is left. Tables that you opened and that wait for players are closed.
deletion-name = Games that you played stay with the others. You are called “deleted” there.
deletion-words = What you said at tables is deleted, too.
deletion-final = There is no way back.
deletion-do = Delete for good
deletion-not = Keep everything
deletion-done = You are deleted. Thank you for playing.
somebody-gone = deleted
words-gone = words deleted

## Keys

keys-title = Keys
keys-help = show this list
keys-next = go to the next table that waits for you
keys-undo = undo
keys-restart = start the turn over
keys-end = end the turn
keys-legal = go to the next legal place
keys-hint = ask for a hint
keys-type = type a move
keys-escape = close, put back
keys-arrows = move on the board
keys-enter = do it

## About

about = About Steading
about-what = Steading is the home of settlement-building board games: Kingdom Builder, Settlement, Orléans Stories: The Settlers and the CATAN card game. Play against bots, at one screen, or with friends far away.
about-free = Nothing to sign up for
about-account = You play at once as a guest. An account keeps your games when you change the device.
about-credits = Credits
about-icons = Icons by the authors of
about-fonts = Typefaces: Fraunces and Figtree, SIL Open Font License.
about-games = The games belong to their authors and publishers.
about-program = The program
about-licence = Steading is free software under the MIT licence or the Apache licence 2.0, whichever you like better.
about-programs = Programs can play here too. The interface is described as

## Problems

problem-offline = The server does not answer. Try again in a moment.
problem-stale = Somebody was faster. Look again and decide.
problem-signed-out = You are signed out. Load the page again.
problem-too-many = That was a lot at once. Wait a moment.
problem-guessable-password = This password is easily guessed: many people have it, or it is your name. Choose another, such as a few words.
problem-not-your-password = This is not your password. Nothing was changed.
problem-mixed-name = This name has letters of different alphabets. Write it in one of them.
