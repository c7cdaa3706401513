// The browser's part: shows what the server drew, lets pieces fly, sends choices. It knows no rule and no game.
const $ = (id) => document.getElementById(id);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const page = document.documentElement;
const body = document.body;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const touch = matchMedia("(pointer: coarse)");
const SPEEDS = { none: 0, fast: 180, normal: 380 };
const PREFERENCES = { auto: false, ask: touch.matches, curtain: true, speed: "normal" };
const prefs = { ...PREFERENCES, ...JSON.parse(localStorage.getItem("preferences") ?? "{}") };

let socket, wait = 250, slow, film;
let now = { rev: 0, of: 0 };          // the last view
let moved = new Set();                // pieces of the last move
let flights = [];
let armed = null;                     // a final choice that wants a second tap

// --- Talking with the server -------------------------------------------------------------------

function connect() {
  const query = new URLSearchParams(location.search);
  query.set("lang", page.lang);
  socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/${body.dataset.game}?${query}`);
  socket.onopen = () => { wait = 250; body.classList.remove("offline"); tell(); };
  socket.onmessage = ({ data }) => { const message = JSON.parse(data); hear[message.t]?.(message); };
  socket.onclose = ({ code }) => {
    body.classList.add("offline");
    if (code >= 4400) return location.reload();      // the page says in words what is wrong
    setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, 8000);
  };
}

const send = (message) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
const act = (message) => { pend(); send({ ...message, rev: now.rev }); };
const tell = () => send({ t: "look", auto: prefs.auto, curtain: prefs.curtain });

const hear = {
  view(message) {
    settle();
    const fresh = message.rev !== now.rev || message.at !== now.at;
    now = message;
    swap(message.r, message.from ?? {}, fresh);
    body.classList.toggle("past", message.at !== undefined);
    document.title = (message.mine ? "● " : "") + body.dataset.title;
    if (message.say) $("live").textContent = message.say;
    slide();
    const curtain = $("curtain");
    if (message.curtain && !curtain.open) curtain.showModal();
    if (!message.curtain && curtain.open) curtain.close();
  },
  live({ of }) { now.of = of; slide(); },
  chat(message) {
    if (message.n <= Number($("chat").dataset.last ?? 0)) return;
    const line = document.createElement("p"), who = document.createElement("b");
    who.textContent = message.who;
    who.className = `seat-${message.s}`;
    line.append(who, " ", message.text);
    $("chat").append(line);
    $("chat").dataset.last = message.n;
    $("chat").scrollTop = $("chat").scrollHeight;
  },
  nack(message) { settle(); inform(message.say ?? "", ""); },
  next() { location.reload(); },
};

function pend(element) {
  armed = null;
  element?.classList.add("pending");
  clearTimeout(slow);
  slow = setTimeout(() => body.classList.add("slow"), 400);
}

function settle() {
  clearTimeout(slow);
  body.classList.remove("slow");
  all(".pending").forEach((element) => element.classList.remove("pending"));
}

// --- Swapping regions: a keyed morph keeps focus, hover and the identity of nodes -----------------

function swap(regions, from, fresh) {
  const focus = document.activeElement, choice = focus?.dataset?.choice;
  const playing = focus?.closest?.("[data-region]");
  flights.forEach((flight) => flight.finish());
  const before = fresh ? places() : new Map();
  for (const [name, html] of Object.entries(regions)) {
    const hole = $(`r-${name}`), template = document.createElement("template");
    if (!hole) continue;
    template.innerHTML = html;
    children(hole, template.content);
    hole.hidden = !html;
  }
  if (fresh && before.size) fly(before, from);
  for (const piece of all("[data-p]")) piece.classList.toggle("last", moved.has(piece.dataset.p));
  rove();
  if (playing && !(focus.isConnected && focus.matches("[data-choice], [data-do]:enabled, a, input, summary"))) {
    const same = choice && $("main").querySelector(`[data-choice="${CSS.escape(choice)}"]`);
    (same || doer("end") || $("main").querySelector(".ch") || doer("undo"))?.focus({ preventScroll: true });
  }
}

const key = (node) => node.nodeType === 1 ? node.id || (node.dataset.p ?? node.dataset.key) : undefined;

function children(parent, wanted) {
  const known = new Map([...parent.childNodes].filter(key).map((node) => [key(node), node]));
  let here = parent.firstChild;
  for (const want of [...wanted.childNodes]) {
    const same = key(want) ? known.get(key(want)) : here && !key(here) ? here : null;
    if (same?.nodeName !== want.nodeName) { parent.insertBefore(document.importNode(want, true), here); continue; }
    if (same === here) here = here.nextSibling; else parent.insertBefore(same, here);
    morph(same, want);
  }
  while (here) { const gone = here; here = here.nextSibling; gone.remove(); }
}

function morph(node, want) {
  if (node.nodeType !== 1) { if (node.data !== want.data) node.data = want.data; return; }
  for (const { name } of [...node.attributes])
    if (!want.hasAttribute(name) && name !== "open") node.removeAttribute(name);
  for (const { name, value } of want.attributes)
    if (node.getAttribute(name) !== value && name !== "open") node.setAttribute(name, value);
  children(node, want);
}

// --- FLIP: a piece that moved flies as a ghost in one overlay over everything ---------------------

const places = () => new Map(all("#main [data-p]").map((piece) => [piece.dataset.p, place(piece)]));
const place = (piece) => piece.firstElementChild?.getScreenCTM?.();
const css = (m, lift = 1) => `matrix(${m.a * lift},${m.b * lift},${m.c * lift},${m.d * lift},${m.e},${m.f})`;

function fly(before, from) {
  const found = all("#main [data-p]").map((piece) => {
    const name = piece.dataset.p, start = from[name] && $(from[name]);
    return { piece, name, old: before.get(name) ?? start?.getScreenCTM?.(), to: place(piece) };
  });
  const shifted = ({ old, to }) => old && to && Math.hypot(old.e - to.e, old.f - to.f) + 90 * Math.abs(old.a - to.a) > 1.5;
  moved = new Set(found.filter((one) => !before.has(one.name) || shifted(one)).map(({ name }) => name));
  const duration = still.matches ? 0 : SPEEDS[prefs.speed];
  if (duration) found.filter(shifted).forEach(({ piece, old, to }) => flight(piece.firstElementChild, old, to, duration));
}

function flight(real, old, to, duration) {
  const ghost = real.cloneNode(true), far = Math.hypot(old.e - to.e, old.f - to.f) > 60;
  const middle = { a: (old.a + to.a) / 2, b: 0, c: 0, d: (old.d + to.d) / 2, e: (old.e + to.e) / 2, f: (old.f + to.f) / 2 };
  const steps = [css(old), ...(far ? [css(middle, 1.12)] : []), css(to)];
  all("[id]", ghost).concat(ghost).forEach((copy) => copy.removeAttribute("id"));
  ghost.removeAttribute("transform");
  $("flights").append(ghost);
  real.classList.add("flying");
  const animation = ghost.animate({ transform: steps }, { duration, easing: "cubic-bezier(.3,.1,.3,1)" });
  const land = () => { ghost.remove(); real.classList.remove("flying"); flights = flights.filter((one) => one !== animation); };
  animation.onfinish = animation.oncancel = land;
  flights.push(animation);
}

// --- Choosing ------------------------------------------------------------------------------------

const doer = (name) => all(`[data-do="${name}"]`).find((button) => !button.disabled && button.offsetParent);

function choose(element) {
  if (element.dataset.final !== undefined && prefs.ask && armed !== element.dataset.choice) {
    inform(element.getAttribute("aria-label") ?? element.textContent, body.dataset.again);
    armed = element.dataset.choice;
    return;
  }
  pend(element);
  act({ t: "choose", id: element.dataset.choice });
}

const deeds = {
  undo: (button) => act({ t: "undo", ...(button.dataset.to && { to: Number(button.dataset.to) }) }),
  end: () => act({ t: "end" }),
  face: (button) => send({ t: "look", seat: Number(button.dataset.seat) }),
  turn: () => send({ t: "look", turn: 1 }),
  flip: () => send({ t: "look", flip: 1 }),
  at: (button) => watch(Number(button.dataset.at)),
  live: () => watch(now.of),
  since: () => since(now.since ?? 0),
  zen: () => body.classList.toggle("zen"),
  help: () => $("help").open ? $("help").close() : $("help").showModal(),
  close: (button) => button.closest("dialog").close(),
  copy: (button) => navigator.clipboard?.writeText(button.value).then(() => inform(button.dataset.done, "")),
  theme() {
    const dark = page.dataset.theme ? page.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    page.dataset.theme = dark ? "light" : "dark";
    document.cookie = `theme=${page.dataset.theme};path=/;max-age=31536000;samesite=lax`;
  },
};

// --- The past ------------------------------------------------------------------------------------

function slide() {
  const slider = $("slider");
  if (!slider) return;
  slider.max = now.of;
  slider.value = now.at ?? now.of;
  $("shown").textContent = `${slider.value}/${now.of}`;
}

function watch(n) {
  clearInterval(film);
  n = Math.max(0, n);
  send(n < now.of ? { t: "at", n } : { t: "at" });
}

function since(n) {
  watch(n);
  film = setInterval(() => { n += 1; send(n < now.of ? { t: "at", n } : { t: "at" }); if (n >= now.of) clearInterval(film); }, 900);
}

// --- Keyboard: one tab stop per region, arrows go to the nearest choice ---------------------------

function rove() {
  for (const region of all("[data-region]")) {
    const open = all(".ch", region), first = open.find((one) => one === document.activeElement) ?? open[0];
    open.forEach((one) => one.setAttribute("tabindex", one === first ? 0 : -1));
  }
}

const middle = (element) => { const r = element.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };

function near(element, [dx, dy]) {
  const [x, y] = middle(element);
  let best, least = Infinity;
  for (const other of all("#main .ch")) {
    const [u, v] = middle(other), along = (u - x) * dx + (v - y) * dy, aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (other !== element && along > 1 && along + 2 * aside < least) [best, least] = [other, along + 2 * aside];
  }
  return best;
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const KEYS = { u: "undo", e: "end", r: "turn", f: "flip", z: "zen", "?": "help" };

function pressed(event) {
  const element = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || element.matches("input, textarea, select")) return;
  const chosen = element.closest(".ch"), open = all("#main .ch"), arrow = ARROWS[event.key];
  if (arrow && (chosen || element === body)) (chosen ? near(chosen, arrow) : open[0])?.focus();
  else if (chosen && !chosen.matches("button") && (event.key === "Enter" || event.key === " ")) choose(chosen);
  else if (/^[1-9]$/.test(event.key)) (all("[data-place=hand] .ch").concat(open))[event.key - 1]?.focus();
  else if (KEYS[event.key]) { const button = doer(KEYS[event.key]); if (button) deeds[KEYS[event.key]](button); }
  else if (event.key === "[" || event.key === "]") watch((now.at ?? now.of) + (event.key === "[" ? -1 : 1));
  else return;
  event.preventDefault();
}

// --- The info line: label and rule text of what is under the pointer, focused or pressed long ----

function inform(label, hint) {
  const line = $("info");
  if (!line) return;
  line.replaceChildren(Object.assign(document.createElement("b"), { textContent: label }), ` ${hint}`);
}

function explain({ target }) {
  const element = target.closest?.("[data-hint], .ch, [role=img][aria-label]");
  if (element) inform(element.getAttribute("aria-label") ?? element.textContent, element.dataset.hint ?? "");
}

let press, held = false;
addEventListener("pointerdown", (event) => {
  held = false;
  if (event.pointerType === "touch") press = setTimeout(() => { held = true; explain(event); }, 450);
});
for (const name of ["pointerup", "pointercancel", "pointermove"]) addEventListener(name, () => clearTimeout(press));
addEventListener("pointerover", explain);
addEventListener("focusin", explain);
addEventListener("keydown", pressed);
addEventListener("click", (event) => {
  const chosen = event.target.closest("[data-choice]"), button = event.target.closest("[data-do]");
  if (held) held = false;
  else if (chosen) choose(chosen);
  else if (button && !button.disabled) deeds[button.dataset.do](button);
});
addEventListener("input", ({ target }) => { if (target.id === "slider") watch(Number(target.value)); });
addEventListener("change", ({ target }) => {
  const name = target.dataset.pref;
  if (!name) return;
  prefs[name] = target.type === "checkbox" ? target.checked : target.value;
  localStorage.setItem("preferences", JSON.stringify(prefs));
  tell();
});
$("say")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = event.target.elements.text;
  if (field.value.trim()) send({ t: "chat", text: field.value });
  field.value = "";
});
for (const field of all("[data-pref]")) field[field.type === "checkbox" ? "checked" : "value"] = prefs[field.dataset.pref];
if (body.dataset.game) { connect(); setInterval(() => send({ t: "ping" }), 25000); rove(); }
