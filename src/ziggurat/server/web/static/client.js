// The browser's part: shows what the server drew and sends choices. It knows no game.
const $ = (id) => document.getElementById(id);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const page = document.documentElement, body = document.body, mood = body.classList;
const icon = all("link[rel=icon]")[0], still = icon.href, unconnected = all(".unconnected")[0], offline = unconnected.textContent;
const make = (tag, text = "", kind = "") =>
  Object.assign(document.createElement(tag), { textContent: text, className: kind });
const on = (names, listener) => names.split(" ").forEach((name) => addEventListener(name, listener));
const tellAll = (name, detail) => dispatchEvent(new CustomEvent(name, { detail }));
const FINGER = 40;  // pixels
const prefs = {
  auto: false, ask: true, curtain: true, speed: "normal",
  ...JSON.parse(localStorage.preferences ?? "{}"),
};

let socket, wait = 250, anew, kept, slow, leaves, press, held, armed, noted = 0;
let now = { rev: -1, of: 0, at: body.dataset.at };  // the last view
const told = {}, joined = (news, had, at = 0) => news.flatMap((one) => one.trim ? one : one < 0 ? (at -= one, []) : had.slice(at, at += one));  // regions, in the parts in which they were sent

// Talking with the server

function connect() {
  socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/${body.dataset.game}?lang=${page.lang}&art=${body.dataset.art}&at=${now.at ?? ""}&has=${body.dataset.has}&splices`);
  socket.onopen = () => { anew = true; mood.remove("offline"); tell(); };
  socket.onmessage = ({ data }) => { const news = JSON.parse(data); hear[news.t] ? hear[news.t](news) : tellAll(news.t, news); };
  socket.onclose = ({ code, reason }) => {
    mood.add("offline");
    unconnected.textContent = reason || offline;
    if (code >= 4400) return leaves || location.reload();  // the page says in words what is wrong
    setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, 16000);
  };
}

const send = (message) => socket?.readyState === 1 && socket.send(JSON.stringify(message));
const tell = () => { body.dataset.speed = prefs.speed; send({ t: "look", ...prefs }); };

const hear = {  // the others: chat, why, time
  view(news) {
    body.dataset.has = "";  // from now on more than the page came with
    for (const name in news.r) news.r[name] = (told[name] = joined(news.r[name], told[name])).join("");
    wait = 250;
    if (kept?.rev !== news.rev) kept = null;
    else if (anew) send(kept);  // it may not have arrived; what is done already is refused
    anew = false;
    take(news);
  },
  live({ of }) { now.of = of; slide(); },
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
}

function settle() {
  clearTimeout(slow);
  mood.remove("slow");
  for (const element of all(".pending")) element.classList.remove("pending");
}

// Swapping regions: a keyed morph keeps focus, hover and nodes

function swap({ r, from = {}, at, art, drawn }, fresh) {
  const focus = document.activeElement, choice = focus.dataset.choice, playing = focus.closest("[id^=r-]");
  tellAll("drawing", { fresh });
  if (art) { body.append(parse(art)); body.dataset.art = drawn; }  // what no picture showed so far
  for (const [name, html] of Object.entries(r)) {
    const hole = $(`r-${name}`) ?? grow(name);
    children(hole, parse(html));
    hole.hidden = !html;
  }
  tellAll("drawn", { fresh, at, from });  // the table is laid out anew, pieces fly
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

// What cannot be undone, or is too small for a finger, is chosen twice.
function choose(element, touched) {
  const { choice, final } = element.dataset, sure = final && prefs.ask;
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
  live: () => watch(now.of),
  since: () => tellAll("replay", now.since),
  film: () => tellAll("replay", now.at + 1),
  zen: () => mood.toggle("zen"),
  close: (button) => button.closest("dialog").close(),
  async copy({ dataset, previousElementSibling: field }) {
    field.select();  // where a browser does not copy, it stays marked: to be copied by hand
    const copied = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
    if (copied || document.execCommand("copy")) notify(dataset.done);
  },
};

// The past

function slide() {
  $("slider").max = now.of;
  $("slider").value = now.at ?? now.of;
  $("shown").textContent = `${now.at ?? now.of}/${now.of}`;
  $("slider").ariaValueText = `${now.at === undefined ? `${now.of}/${now.of}. ` : ""}${$("r-say").querySelector(".sentence").textContent}`;
}

function watch(n) {
  tellAll("watch");
  send(n < now.of ? { t: "at", n: Math.max(0, n) } : { t: "at" });
}

// Keyboard: one tab stop per region, arrows go to the nearest choice

function rove() {
  for (const region of all("[id^=r-]:has(.ch)")) {
    const open = all(".ch", region), stop = open.includes(document.activeElement) ? document.activeElement : open[0];
    for (const one of open) one.setAttribute("tabindex", one === stop ? 0 : -1);
  }
}

function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

function near(element, [dx, dy], among) {
  const [x, y] = middle(element);
  const cost = (other) => {
    const [u, v] = middle(other), along = (u - x) * dx + (v - y) * dy;
    return along > 1 ? along + 2 * Math.abs((u - x) * dy + (v - y) * dx) : Infinity;
  };
  const [best] = among.map((other) => [cost(other), other]).sort(([a], [b]) => a - b);
  return best?.[0] < Infinity ? best[1] : element;
}

// With Shift to anything that has a name, also to what is closed: Enter says why.
function go(from, arrow, shift) {
  const named = () => all("#main svg [id][aria-label]").filter((one) => one.checkVisibility());
  const to = from ? near(from, arrow, shift ? named() : open()) : open()[0];
  if (to && !to.hasAttribute("tabindex")) to.setAttribute("tabindex", -1);
  to?.focus();
}

const open = () => all("#main .ch").filter((one) => one.checkVisibility());
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const KEYS = { u: "undo", e: "end", r: "turn", f: "flip", "?": "help" };

function pressed(event) {
  const { key, target } = event, chosen = target.closest(".ch");
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select")) return;
  const from = target.closest(".ch, svg [id]");
  if (ARROWS[key] && (from || target.matches("body, #r-status"))) go(from, ARROWS[key], event.shiftKey);
  else if (chosen && (key === "Enter" || key === " ")) choose(chosen);
  else if (/^[1-9]$/.test(key)) [...all("[data-place=hand] .ch"), ...open()][key - 1]?.focus();
  else if (KEYS[key]) doer(KEYS[key])?.click();
  else if (key === "z") deeds.zen();
  else if (key === "[" || key === "]") watch((now.at ?? now.of) + (key === "[" ? -1 : 1));
  else return;
  event.preventDefault();
}

// The info line: what is under the pointer, focused or pressed long

const label = (element) => element.getAttribute("aria-label") ?? element.textContent;
const inform = (label, hint = "", kind = "") => {
  const [name, gain] = (label ?? "").split(" · ");  // what it brings comes first: there is little room
  $("info")?.replaceChildren(...(label ? [make("b", gain ?? name, kind), gain ? ` ${name}. ${hint}` : hint && ` – ${hint}`] : []));
};
const notify = (...words) => { inform(...words); noted = Date.now() + 4000; };  // stays for a while

function explain({ target, type }) {
  if (type === "focusin" && !target.matches(":focus-visible")) return;  // nobody moved it there
  for (const one of all(".marked")) one.classList.remove("marked");
  const line = target.closest?.("[data-marks]");  // of the log: shows what it is about
  for (const id of line?.dataset.marks.split(" ") ?? []) $(id)?.classList.add("marked");
  const element = target.closest?.("[data-hint], .ch, [role=img][aria-label]");
  if (element || Date.now() > noted) inform(element && label(element), element?.dataset.hint);
}

on("pointerdown", (event) => {
  held = false;
  if (event.pointerType === "touch") press = setTimeout(() => { held = true; explain(event); tellAll("pressed-long", event.target); }, 450);
});
on("pointerup pointercancel pointermove", () => clearTimeout(press));
on("pointerover focusin", explain);
on("send", ({ detail }) => send(detail));
on("heard", ({ detail }) => take(detail));
on("show", ({ detail }) => show(detail));
on("warned", ({ detail }) => notify(detail));
on("click", ({ target, pointerType }) => {
  const chosen = target.closest("[data-choice]"), button = target.closest("[data-do]:enabled");
  if (held) held = false;
  else if (chosen) choose(chosen, pointerType === "touch");
  else if (button) deeds[button.dataset.do]?.(button);  // the others are in table.js
});
const setting = (field) => field.type === "checkbox" ? "checked" : "value";
on("input", ({ target }) => {
  if (target.id === "slider") watch(Number(target.value));
  if (!target.dataset.pref) return;
  prefs[target.dataset.pref] = target[setting(target)];
  localStorage.preferences = JSON.stringify(prefs);
  tell();
});
const settings = () => { for (const field of all("[data-pref]")) field[setting(field)] = prefs[field.dataset.pref]; };
on("submit", ({ target }) => { leaves = target.method === "post"; });  // on the way to another page
on("brought", settings); settings();
if (body.dataset.game) {
  on("keydown", pressed);
  rove();
  connect();
  setInterval(send, 25000, { t: "ping" });
}
