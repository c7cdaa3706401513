// Pace: what others did and what is counted is told beat by beat, so that one can follow. It knows no game.
const $ = (id) => document.getElementById(id);
const make = (tag, text = "", kind = "") =>
  Object.assign(document.createElement(tag), { textContent: text, className: kind });
const tellAll = (name, detail) => dispatchEvent(new CustomEvent(name, { detail }));
const { body } = document, mood = body.classList, skip = document.querySelector("[data-do=skip]");
const RESTS = { none: 1100, fast: 500, normal: 1100, slow: 2200 };  // milliseconds; off is for what comes by itself
const FLIGHT = { none: 0, fast: 180, normal: 380, slow: 560 };
const EARNED = 400, LETTER = 9, LINE = 60;  // points are looked at as well, a long sentence is read longer
const MANY = 4, HASTE = 0.6;  // steps of one turn; those after them are told faster, and what chance brings
const MOST = 40;  // views that wait; more are not followed any more
const SKIPPED = 1500;  // who skips does not want to see what comes right after it either

const caption = make("div", "", "told"), peep = make("div"), rings = make("div");
caption.append(make("i", "", "sofar"));
peep.id = "peep";
rings.id = "rings";
for (const one of [peep, rings]) one.ariaHidden = true;
$("r-say").before(caption);
skip.after(document.querySelector(".past [data-do=since]").cloneNode(true));  // where the log is out of sight
$("stage").append(peep);
body.append(rings);

let queue = [];     // views that are not shown yet
let beats = [];     // of the view that is shown, not told yet
let timer;          // until the next beat
let film = false;   // whether the past is played
let at;             // the position of the past that is shown
let done = 0;       // beats told without a pause
let skipping = 0;   // until when nothing is told
let turn = { said: [] };  // whose beats were told last, how many, and their words for the ear

const off = () => document.hidden || body.dataset.speed === "none" || Date.now() < skipping;
const show = (news) => { at = news.at; tellAll("show", { ...news, say: "" }); };

// Of several views only the last counts: each has all that differs from the one before.
function folded(views) {
  const last = views.at(-1), art = views.map((news) => news.art ?? "").join("");
  const drawn = views.findLast((news) => news.drawn)?.drawn;
  return { ...last, r: Object.assign({}, ...views.map((news) => news.r)), ...(art && { art, drawn }) };
}

function next() {
  clearTimeout(timer);
  timer = null;
  if (!beats.length && queue.length) {
    const first = queue.findIndex((news) => news.told);  // silent ones go with what is told after them
    const news = folded(queue.splice(0, first < 0 ? queue.length : first + 1));
    show(news);
    beats = news.told ?? [];
    return next();
  }
  if (beats.length) return tell(...beats.shift());
  if (film) return roll(at + 1);
  stop();
}

function tell(number, seat, text, points, marks) {
  if (seat !== turn.seat) { speak(); turn = { seat, steps: 0, said: [] }; }
  turn.steps++;
  turn.said.push(text);
  done++;
  mood.add("telling");
  skip.hidden = film;
  caption.style.setProperty("--sofar", done / (done + beats.length + queue.length));
  const mark = $("r-pips").children[seat]?.querySelector(".mark").cloneNode(true);
  const name = $(`r-player-${seat}`)?.querySelector(".name").textContent;
  const words = make("span", "", "sentence"), named = name && text.startsWith(name);
  const move = film && $("r-say").querySelector(".move")?.cloneNode(true);
  words.append(...(move ? [move] : []), ...(named ? [make("b", name), text.slice(name.length)] : [text]));
  const earned = points ? [make("b", `${points > 0 ? "+" : "−"}${Math.abs(points)}`, "earned")] : [];
  caption.replaceChildren(...(mark ? [mark] : []), words, ...earned, caption.querySelector(".sofar"));
  tellAll("step", number);
  point(marks.map($).filter(Boolean), [$(`r-player-${seat}`)?.parentNode, $("r-pips").children[seat]]);
  const speed = body.dataset.speed, rest = RESTS[speed];
  const reads = Math.max(0, text.length - LINE) * LETTER * rest / RESTS.normal, hurry = turn.steps > MANY || !mark;
  timer = setTimeout(next, FLIGHT[speed] + (rest + reads + (points ? EARNED : 0)) * (hurry ? HASTE : 1));
}

// The ear hears a turn in one message, and what is asked at its end.
function speak(asked = "") {
  if (turn.said.length) $("live").textContent = `${turn.said.join(". ")}. ${asked}`;
  turn = { said: [] };
}

function stop() {
  clearTimeout(timer);
  timer = null;
  done = 0;
  beats = [];
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
  if (film) { film = false; tellAll("send", { t: "at" }); }
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

function roll(n) {
  film = true;
  done = 0;
  tellAll("send", { t: "at", n, told: true });
}

function pause() {
  film = false;
  stop();
}

addEventListener("news", (event) => {
  const news = event.detail;
  if (news.at !== undefined || at !== undefined) {  // the past comes when it is asked for
    if (news.at === at) return;  // only the game went on
    if (queue.length) show(folded(queue.splice(0)));
    if (!film || news.at === undefined) { at = news.at; film = false; return stop(); }
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
  else if (!timer) next();
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
addEventListener("click", (event) => interrupt(event, event.target.closest(".rail, .tools, .reel, dialog:not(#large)")), true);
addEventListener("keydown", (event) => {
  const { key, target } = event, typed = target.closest("input, select, .rail, .tools, .reel, dialog:not(#large)");
  interrupt(event, typed || event.ctrlKey || event.metaKey || event.altKey || ["Tab", "Shift", "Control", "Alt", "Meta", "[", "]"].includes(key));
}, true);
