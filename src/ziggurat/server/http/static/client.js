// The browser's part: shows what the server drew and sends choices. It knows no game.
const $ = (id) => document.getElementById(id);
const all = (selector, /** @type {ParentNode} */ root = document) => [...root.querySelectorAll(selector)];
const body = document.body, mood = body.classList;
const icon = all("link[rel=icon]")[0], still = icon.href;
const make = (tag, text = "", kind = "") =>
  Object.assign(document.createElement(tag), { textContent: text, className: kind });
const on = (names, listener) => names.split(" ").forEach((name) => addEventListener(name, listener));
const tellAll = (name, detail) => dispatchEvent(new CustomEvent(name, { detail }));
const FINGER = 40;  // pixels
const SPEEDS = ["slow", "normal", "fast", "none"];
const MANY = 4;  // seats: with so many, turns of others are summed up unless somebody wants to see more
const prefs = {
  auto: false, ask: true, curtain: true, sum: false, speed: all(".panel").length < MANY ? "normal" : "fast",
  ...JSON.parse(localStorage.preferences ?? "{}"),
};

let anew, kept, slow, press, held, armed, noted = 0;
let now = { rev: -1, of: 0, at: body.dataset.at };  // the last view
const parts = {}, joined = (news, had, at = 0) => news.flatMap((one) => one.trim ? one : one < 0 ? (at -= one, []) : had.slice(at, at += one));  // regions, in the parts in which they were sent; those of the page as their checksum
// CRC-32, so that the server, asked again, sends only what differs.
const checksum = (text) => {
  let sum = -1;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let n = 8; n--;) sum = sum >>> 1 ^ (sum & 1 && 0xEDB88320);
  }
  return ~sum >>> 0;
};

// Talking with the server, through socket.js

const send = (message) => tellAll("send", message);
const tell = () => { body.dataset.speed = prefs.speed; mood.toggle("summing", prefs.sum); send({ t: "look", ...prefs }); };

const hear = {  // the others: chat, why, time
  view(news) {
    Object.assign(parts, news.has);
    for (const name in news.r) news.r[name] = (parts[name] = joined(news.r[name], parts[name])).join("");
    // Proposals of others change the revision and not the position: what was chosen still fits.
    const since = ["choose", "end", "undo"].includes(kept?.t) ? news.pos : news.rev;
    if (!(kept?.rev >= since)) kept = null;
    else if (anew) send(kept);  // it may not have arrived; what is done already is refused
    anew = false;
    take(news);
  },
  live({ of, moment }) { Object.assign(now, { of, moment }); slide(); },
  nack({ say, why }) { if (why !== "unavailable") kept = settle(); notify(say); tellAll("nack", say); },
  text: ({ html }) => children($("r-text"), parse(html)),  // later.js asked
  here: ({ seats }) => tellAll("here", seats),
};

// What others did waits until what they did before was told.
function take(news) {
  if (dispatchEvent(new CustomEvent("news", { detail: news, cancelable: true }))) show(news);
}

function show(news) {
  settle();
  const fresh = news.rev !== now.rev || news.at !== now.at;
  now = news;
  if (news.at === undefined) delete body.dataset.at; else body.dataset.at = news.at;  // socket.js comes back to it
  if (fresh) inform();
  mood.toggle("looking-back", news.at !== undefined);
  mood.toggle("mine", news.mine);
  swap(news, fresh);
  document.title = (news.mine ? "● " : "") + body.dataset.title;
  icon.href = news.mine ? body.dataset.turn : still;
  if (news.say) $("live").textContent = news.say;
  slide();
  const curtain = $("curtain");
  if (news.curtain && !curtain.open) curtain.showModal();
  if (!news.curtain) curtain.close();
}

function act(message, element) {
  disarm();
  element?.classList.add("pending");
  clearTimeout(slow);
  slow = setTimeout(() => mood.add("slow"), 400);
  send(kept = { ...message, rev: now.rev });
  tellAll("waiting");  // socket.js wants an answer soon
}

function settle() {
  clearTimeout(slow);
  mood.remove("slow");
  for (const element of all(".pending")) element.classList.remove("pending");
}

// Swapping regions: a keyed morph keeps focus, hover and nodes

function swap({ r, from = {}, at, moment, art, drawn }, fresh) {
  const focus = document.activeElement, choice = focus.dataset.choice, playing = focus.closest("[id^=r-]");
  tellAll("drawing", { fresh });
  if (art) { body.append(parse(art)); body.dataset.art = drawn; }  // what no picture showed so far
  for (const [name, html] of Object.entries(r)) {
    const hole = $(`r-${name}`) ?? grow(name);
    children(hole, parse(html));
    hole.hidden = !html;
  }
  tellAll("drawn", { fresh, at, moment, from });  // the table is laid out anew, pieces fly
  rove();
  const plea = doer("agree");
  if (plea && focus === body) plea.focus({ preventScroll: true });
  if (!playing || (focus.isConnected && focus.checkVisibility() && focus.matches("[data-choice], [data-do]:enabled, a, input, summary"))) return;
  const same = all("[data-choice]").find((one) => one.dataset.choice === choice);
  (same ?? plea ?? doer("end") ?? open()[0] ?? doer("undo") ?? $("r-status")).focus({ preventScroll: true });
}

function parse(html) {
  const template = make("template");
  template.innerHTML = html;
  return template.content;
}

// A new turn of the log has no hole yet: it goes to the end.
function grow(name) {
  const hole = Object.assign(make("div"), { id: `r-${name}` });
  $(`r-${name.split("-")[0]}`)?.append(hole);
  return hole;
}

const key = ({ nodeType, id, dataset, className }) =>
  nodeType === 1 && (id || dataset.p || dataset.key || dataset.choice || (dataset.do && dataset.do + className));

function children(parent, wanted) {
  const known = new Map([...parent.childNodes].filter(key).map((node) => [key(node), node]));
  let here = parent.firstChild;
  for (const want of [...wanted.childNodes]) {
    const same = key(want) ? known.get(key(want)) : here && !key(here) && here;
    if (same?.nodeName !== want.nodeName) { parent.insertBefore(document.importNode(want, true), here); continue; }
    if (same === here) here = here.nextSibling; else parent.insertBefore(same, here);
    morph(same, want);
  }
  while (here) { const gone = here; here = here.nextSibling; gone.remove(); }
}

function morph(node, want) {
  if (node.nodeType !== 1) { if (node.data !== want.data) node.data = want.data; return; }
  if ("open" in node) want.toggleAttribute("open", node.open);  // as the viewer folded it
  for (const { name } of [...node.attributes]) if (!want.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of want.attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  children(node, want);
}

// Choosing

const doer = (name) => all(`[data-do="${name}"]:enabled`).find((button) => button.offsetParent);

// What cannot be undone while other choices can, or is too small for a finger, is chosen twice.
function choose(element, touched) {
  const { choice, final } = element.dataset, sure = { true: final === "unlike", always: final }[prefs.ask];
  const { width, height } = element.getBoundingClientRect();
  const fine = touched && element.closest("[data-fine]") && Math.min(width, height) < FINGER;
  if ((!sure && !fine) || armed === choice) return act({ t: "choose", id: choice }, element);
  disarm();
  notify(body.dataset[sure ? "again" : "tap"], label(element).replace(body.dataset.final, ""), "sure");
  armed = choice;
  element.classList.add("armed");
}

function disarm() {
  armed = null;
  for (const element of all(".armed")) element.classList.remove("armed");
}

const deeds = {
  undo: (button) => act({ t: "undo", ...(button.dataset.to && { to: Number(button.dataset.to) }) }, button),
  ...Object.fromEntries(["end", "ask", "offer", "agree", "decline", "leave", "back"].map((t) => [t, (button) => act({ t }, button)])),
  face: ({ dataset }) => send({ t: "look", seat: Number(dataset.seat) }),
  turn: () => send({ t: "look", turn: 1 }),
  flip: () => send({ t: "look", flip: 1 }),
  at: ({ dataset }) => watch(Number(dataset.at)),
  first: () => watch(0),
  "prev-turn": () => leap(-1),
  prev: () => watch((now.at ?? now.of) - 1),
  next: () => watch((now.at ?? now.of) + 1),
  "next-turn": () => leap(1),
  live: () => watch(now.of),
  since: () => tellAll("replay", now.since),
  film: () => tellAll("replay", now.at === undefined ? now.since : now.at + 1),
  zen() { mood.toggle("zen"); tellAll("zen"); },
  close: (button) => button.closest("dialog").close(),
};

// The past

function slide() {
  const [turn, turns, , , label] = now.moment;
  Object.assign($("slider"), { max: turns, value: turn });
  $("shown").textContent = label;
  $("past").dataset.moment = now.moment;
  $("slider").ariaValueText = `${label}. ${$("r-say").querySelector(".sentence").textContent}`;
}

function watch(n) {
  tellAll("watch");
  send(n < now.of ? { t: "at", n: Math.max(0, n) } : { t: "at" });
}

// To the first step of another turn; backwards first to the first step of this one.
function leap(by) {
  const [turn, , step] = now.moment;
  tellAll("watch");
  send({ t: "at", turn: by < 0 && step > 1 ? turn : Math.max(0, turn + by) });
}

// One tab stop per region; keys.js does the rest

function rove() {
  for (const region of all("[id^=r-]:has(.ch)")) {
    const open = all(".ch", region), stop = open.includes(document.activeElement) ? document.activeElement : open[0];
    for (const one of open) one.setAttribute("tabindex", one === stop ? 0 : -1);
  }
}

const open = () => all("#main .ch").filter((one) => one.checkVisibility());

// The info line: what is under the pointer, focused or pressed long

const label = (element) => element.getAttribute("aria-label") ?? element.textContent;
const inform = (label, hint = "", kind = "") => {
  const [name, gain] = (label ?? "").split(" · ");  // what it brings comes first: there is little room
  $("info")?.replaceChildren(...(label ? [make("b", gain ?? name, kind), gain ? ` ${name}. ${hint}` : hint && ` – ${hint}`] : []));
};
const notify = (...words) => { inform(...words); noted = Date.now() + 4000; };  // stays for a while

function explain({ target, type, pointerType }) {
  if (pointerType === "touch") return;  // a sheet has more room
  if (type === "focusin" && !target.matches(":focus-visible")) return;  // nobody moved it there
  for (const one of all(".marked")) one.classList.remove("marked");
  const line = target.closest?.("[data-marks]");  // of the log: shows what it is about
  for (const id of line?.dataset.marks.split(" ") ?? []) $(id)?.classList.add("marked");
  const element = target.closest?.("[data-hint], .ch, [role=img][aria-label]");
  if (element || Date.now() > noted) inform(element && label(element), element?.dataset.hint);
}

on("pointerdown", (event) => {
  held = false;
  if (event.pointerType === "touch") press = setTimeout(() => { held = true; tellAll("pressed-long", event.target); }, 400);
});
on("pointerup pointercancel pointermove", () => clearTimeout(press));
on("pointerover focusin", explain);
on("opening", () => { if (parts.say) body.dataset.has = Object.entries(parts).map(([name, had]) => `${name}.${had.trim ? had : checksum(had.join("\0"))}`).join().slice(0, 6000); });
on("opened", () => { anew = true; tell(); });
on("received", ({ detail }) => hear[detail.t] ? hear[detail.t](detail) : tellAll(detail.t, detail));
on("heard", ({ detail }) => take(detail));
on("show", ({ detail }) => show(detail));
on("warned noted", ({ detail }) => notify(detail));
on("click", ({ target, pointerType }) => {
  const chosen = target.closest("[data-choice]"), button = target.closest("[data-do]:enabled");
  if (held) held = false;
  else if (chosen) choose(chosen, pointerType === "touch");
  else if (button) deeds[button.dataset.do]?.(button);  // the others are in table.js
});
const setting = (field) => field.type === "checkbox" ? "checked" : "value";
on("input", ({ target }) => {
  if (target.id === "slider") { tellAll("watch"); send({ t: "at", ...(target.value < target.max && { turn: Number(target.value) }) }); }
  if (!target.dataset.pref) return;
  prefs[target.dataset.pref] = target[setting(target)];
  localStorage.preferences = JSON.stringify(prefs);
  tell();
  settings();
});
function settings() {
  for (const field of all("[data-pref]")) {
    const value = prefs[field.dataset.pref];
    if (field.type === "radio") field.checked = field.value === value;
    else field[setting(field)] = value;
  }
  const button = all("[data-do=speed]")[0];
  if (button) button.children[0].textContent = button.dataset.names.split("|")[SPEEDS.indexOf(prefs.speed)];
}
on("brought", settings); settings();
if (body.dataset.game) rove();
