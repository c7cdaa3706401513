// Pace: what others did and what is counted is told beat by beat, so that one can follow. It knows no game.
const $ = (id) => document.getElementById(id);
const make = (tag, text = "", kind = "") =>
  Object.assign(document.createElement(tag), { textContent: text, className: kind });
const tellAll = (name, detail) => dispatchEvent(new CustomEvent(name, { detail }));
const { body } = document, mood = body.classList, skip = document.querySelector("[data-do=skip]");
const RESTS = { none: 1100, fast: 500, normal: 1100, slow: 2200 };  // milliseconds; off is for what comes by itself
const FLIGHT = { none: 0, fast: 180, normal: 380, slow: 560 };
const EARNED = 400, LETTER = 9, LINE = 60;  // points are looked at as well, a long sentence is read longer
const FEW = 1, MANY = 4, HASTE = 0.6;  // steps of one turn; those after them are told faster, and what chance brings
const PATIENT = 2900;  // normal: what comes later in a turn, or between two turns of one of two, is one line
const MOST = 40;  // views that wait; more are not followed any more
const REEL = ["ArrowLeft", "ArrowRight", "Home", "End", " "];  // keys of the replay
const LINE_A_TURN = 1000, PART = 350;  // fast: a turn is one line, which what comes later in the turn changes
const ENOUGH = 2900;  // of lines until my turn comes; after that all that waits is one line
const ROUND = 2400, LULL = 1500;  // all turns as one line, told when nothing more comes or my turn does
const SKIPPED = 1500;  // who skips does not want to see what comes right after it either

const caption = make("div", "", "told"), peep = make("div"), rings = make("div");
caption.append(make("i", "", "sofar"));
peep.id = "peep";
rings.id = "rings";
for (const one of [peep, rings]) one.ariaHidden = true;
$("r-say").before(caption);
skip.nextElementSibling.hidden = false;  // "since my last turn", where the log is out of sight
$("stage").append(peep);
body.append(rings);

let queue = [];     // views that are not shown yet
let beats = [];     // of the view that is shown, not told yet
let timer;          // until the next beat
let counting;       // whether they are the final count, which is told place by place at any speed
let film = false;   // whether the past is played
let at;             // the position of the past that is shown
let done = 0;       // beats told without a pause
let skipping = 0;   // until when nothing is told
let line = {};      // the turn that was told in a line last, and since when
let waited = 0;     // milliseconds of lines since my last turn
let lull;           // until the line of several turns is told
let spent = { time: 0 };  // milliseconds of the turn that was told last, or since my last turn
let turn = { said: [] };  // whose beats were told last, how many, and their words for the ear

const off = () => document.hidden || body.dataset.speed === "none" || Date.now() < skipping;
const show = (news) => { at = news.at; tellAll("show", { ...news, say: "" }); };

// Of several views only the last counts: each has all that differs from the one before.
function folded(views) {
  const last = views.at(-1), art = views.map((news) => news.art ?? "").join("");
  const drawn = views.findLast((news) => news.drawn)?.drawn;
  return { ...last, r: Object.assign({}, ...views.map((news) => news.r)), ...(art && { art, drawn }) };
}

const brief = () => body.dataset.speed === "fast" && !film;
const two = $("r-pips").children.length < 3;
const told = (part) => (two || part === spent.part ? spent.time : 0);
const long = (part) => body.dataset.speed === "normal" && !film && !counting && told(part) >= PATIENT;
const sums = () => brief() && mood.contains("summing");
const turnOf = (news) => news.told?.[0][5];

// The views of one turn, or of all that wait: each is told in one line.
function together() {
  const first = queue.find((news) => news.told), same = (news) => sums() || waited >= ENOUGH || (two && !brief()) || turnOf(news) === turnOf(first);
  const other = first ? queue.findIndex((news) => news.told && !same(news)) : -1;
  return queue.splice(0, other < 0 ? queue.length : other);
}

// One line for several beats: what earned most, or what came first; all points and all places.
function summed(beats) {
  if (beats.length < 2) return beats;
  const best = beats.reduce((one, other) => (Math.abs(other[3]) > Math.abs(one[3]) ? other : one));
  const marks = [...new Set(beats.flatMap((one) => one[4]))], number = beats.at(-1)[0];
  const points = sums() ? best[3] : beats.reduce((sum, one) => sum + (one[1] === best[1] ? one[3] : 0), 0);
  const said = beats.map((one) => one[2]).filter((text) => text !== best[2]);
  return [[number, best[1], best[2], points, marks, best[5], said, beats]];
}

function next() {
  clearTimeout(timer);
  timer = null;
  clearTimeout(lull);
  lull = null;
  if (!beats.length && queue.length) {
    const first = queue.findIndex((news) => news.told);  // silent ones go with what is told after them
    const views = brief() || (first >= 0 && long(turnOf(queue[first]))) ? together() : queue.splice(0, first < 0 ? queue.length : first + 1), news = folded(views);
    show(news);
    beats = views.flatMap((one) => one.told ?? []);
    counting = views.some(({ r }) => r.count?.length);
    if (brief() && !counting) beats = summed(beats);
    return next();
  }
  if (beats.length && long(beats[0][5])) beats = summed(beats);
  if (beats.length) return tell(...beats.shift());
  if (film) return roll(at + 1);
  stop();
}

function tell(number, seat, text, points, marks, part, more = [], all = []) {
  if (seat !== turn.seat) { speak(); turn = { seat, steps: 0, said: [] }; }
  turn.steps++;
  turn.said.push(text, ...more);
  done++;
  mood.add("telling");
  skip.hidden = film;
  caption.style.setProperty("--sofar", done / (done + beats.length + queue.length));
  const mark = $("r-pips").children[seat]?.querySelector(".mark").cloneNode(true);
  const name = $(`r-player-${seat}`)?.querySelector(".name").textContent;
  const words = make("span", "", "sentence"), named = name && text.startsWith(name);
  words.append(...(named ? [make("b", name), ...pictured(text.slice(name.length), number)] : pictured(text, number)));
  const earned = points ? [make("b", `${points > 0 ? "+" : "−"}${Math.abs(points)}`, "earned")] : [];
  if (more.length) words.append(make("i", ` … +${more.length}`, "muted"));
  caption.replaceChildren(...(mark ? [mark] : []), words, ...earned, ...(sums() ? others(all, seat) : []), caption.querySelector(".sofar"));
  tellAll("step", number);
  point(marks.map($).filter(Boolean), [$(`r-player-${seat}`)?.parentNode, $("r-pips").children[seat]]);
  const speed = body.dataset.speed, rest = RESTS[speed];
  const reads = Math.max(0, text.length - LINE) * LETTER * rest / RESTS.normal, hurry = turn.steps > (speed === "normal" ? FEW : MANY) || !mark || long(part);
  if (brief() && !counting) {
    const now = performance.now();
    if (part !== line.part) line = { part, since: now };
    const stays = Math.max(PART, line.since + (sums() ? ROUND : LINE_A_TURN) - now);
    waited += stays;
    timer = setTimeout(next, waited > ENOUGH + LINE_A_TURN ? PART : stays);
  } else {
    const stays = FLIGHT[speed] + (rest + reads + (points ? EARNED : 0)) * (hurry ? HASTE : 1);
    spent = { part, time: stays + told(part) };
    timer = setTimeout(next, stays);
  }
}

// Words that the line of the log shows as a picture are shown here as well.
function pictured(text, number) {
  const shown = document.querySelectorAll(`#r-log [data-key=f${number}] .thumb`);
  for (const one of shown) {
    const at = text.indexOf(one.ariaLabel), end = at + one.ariaLabel.length;
    if (at >= 0) return [...pictured(text.slice(0, at), number), one.cloneNode(true), ...pictured(text.slice(end), number)];
  }
  return [text];
}

// What the others earned meanwhile, each by their mark.
function others(beats, told) {
  const seats = [...new Set(beats.map(([, seat]) => seat))].filter((seat) => seat !== told && $("r-pips").children[seat]);
  return seats.flatMap((seat) => {
    const points = beats.reduce((sum, one) => sum + (one[1] === seat ? one[3] : 0), 0);
    return [$("r-pips").children[seat].querySelector(".mark").cloneNode(true), make("b", points ? `+${points}` : "–", "earned")];
  });
}

// The ear hears a turn in one message, and what is asked at its end.
function speak(asked = "") {
  if (turn.said.length) $("live").textContent = `${turn.said.join(". ")}. ${asked}`;
  turn = { said: [] };
}

function stop() {
  clearTimeout(timer);
  clearTimeout(lull);
  timer = lull = null;
  done = 0;
  beats = [];
  spent = { time: 0 };
  if (mood.contains("mine")) waited = 0;
  mood.remove("telling");
  if (document.activeElement === skip) $("r-status").focus({ preventScroll: true });
  skip.hidden = true;
  point();
  speak($("r-status").textContent);
  tellAll("step", at);
}

// Who skips waits for the own turn.
function later(mine) {
  skipping = mine ? 0 : Date.now() + SKIPPED;
}

// To the present at once.
function finish() {
  turn.said.push(...[...beats, ...queue.flatMap((news) => news.told ?? [])].map(([, , text]) => text));
  if (queue.length) show(folded(queue.splice(0)));
  if (film) { play(false); tellAll("send", { t: "at" }); }
  stop();
}

// Where it happened: rings on the places, or on whose it is; and a look at a picture that is too small to see it

function point(places = [], whose = []) {
  const small = places.find((place) => $("band").contains(place)), there = places.filter(seen);
  const around = small ? [] : there.length ? there : whose.filter(seen);
  rings.replaceChildren(...around.map((place) => ring(place.getBoundingClientRect())));
  if (small) look(small.closest(".region"), places);
  else peep.replaceChildren();
}

const seen = (place) => place?.checkVisibility() && (!$("large").open || !$("boards").contains(place));

function ring({ x, y, width, height }, from = { x: 0, y: 0 }) {
  const one = make("i");
  Object.assign(one.style, { left: `${x - from.x}px`, top: `${y - from.y}px`, width: `${width}px`, height: `${height}px` });
  return one;
}

function look(picture, places) {
  const drawing = picture.querySelector("svg:not(.mark)"), copy = drawing.cloneNode(true);
  const there = places.filter((place) => drawing.contains(place)).map((place) => copy.querySelector(`#${CSS.escape(place.id)}`));
  for (const one of [copy, ...copy.querySelectorAll("[id], .flying")]) {
    one.removeAttribute("id");
    one.classList.remove("flying");  // here it has landed
  }
  const owner = picture.querySelector(":scope > span")?.cloneNode(true);
  const title = make("b", picture.querySelector("h2").textContent);
  if (owner) title.prepend(owner);
  peep.replaceChildren(title, copy);
  peep.dataset.of = picture.id;
  const from = peep.getBoundingClientRect(), { clientLeft, clientTop } = peep;
  peep.append(...there.map((one) => ring(one.getBoundingClientRect(), { x: from.x + clientLeft, y: from.y + clientTop })));
}

// The past is played the same way: one position after the other is asked for

function play(on) {
  film = on;
  mood.toggle("filming", on);
}

function roll(n) {
  play(true);
  done = 0;
  tellAll("send", { t: "at", n, told: true });
}

function pause() {
  play(false);
  stop();
}

addEventListener("news", (event) => {
  const news = event.detail;
  if (news.at !== undefined || at !== undefined) {  // the past comes when it is asked for
    if (news.at === at) return;  // only the game went on
    if (queue.length) show(folded(queue.splice(0)));
    if (!film || news.at === undefined) { at = news.at; play(false); return stop(); }
    event.preventDefault();
    beats = [];
    queue.push(news);
    return next();
  }
  const unseen = off();
  if (unseen) later(news.mine);
  if (!queue.length && (!news.told || unseen)) return;
  event.preventDefault();
  queue.push(news);
  if (unseen || queue.length > MOST) finish();
  else if (timer) return;
  else if (!sums() || news.mine) next();
  else { clearTimeout(lull); lull = setTimeout(next, LULL); }
});
addEventListener("replay", ({ detail }) => { if (film && detail === at + 1) pause(); else roll(detail); });
addEventListener("watch", () => { if (film) pause(); });
addEventListener("visibilitychange", () => { if (document.hidden && timer) finish(); }, true);
addEventListener("resize", () => point());

// A click or a key skips; where the present is shown already, it also does what it does.
function interrupt(event, stays) {
  if (!timer || stays) return;
  const ahead = queue.length > 0 || film || event.key === "Escape" || event.target.closest(".say");
  const peeped = event.target.closest("#peep") && $(peep.dataset.of);
  finish();
  if (ahead) later(mood.contains("mine"));
  if (!ahead && !peeped) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  peeped?.querySelector(".open").click();
}
addEventListener("click", (event) => interrupt(event, event.target.closest("[data-do=speed], #speeds, .rail, .tools, #past, dialog:not(#large)")), true);
addEventListener("keydown", (event) => {
  const { key, target } = event, typed = target.closest("input, select, [data-do=speed], .rail, .tools, #past, dialog:not(#large)");
  interrupt(event, typed || (film && REEL.includes(key)) || event.ctrlKey || event.metaKey || event.altKey || ["Tab", "Shift", "Control", "Alt", "Meta", "[", "]", "s"].includes(key));
}, true);
