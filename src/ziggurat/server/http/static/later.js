// Later: what nobody needs at once comes when it is first wanted.
const { body, head } = document, dialog = document.getElementById("help");
const make = (tag, what) => Object.assign(document.createElement(tag), what);
const tellAll = (name, detail) => dispatchEvent(new CustomEvent(name, { detail }));
const brought = {};  // by what it is for
const held = [];  // views that came before the script that tells them
let paced;  // whether it is there

function fetched(address) {
  const style = address.includes(".css");
  const file = style ? make("link", { rel: "stylesheet", href: address }) : make("script", { type: "module", src: address });
  return new Promise((done) => { file.onload = file.onerror = done; head.append(file); });
}

// The files for something, once; `first` is done before they come.
const bring = (name, first) => (brought[name] ??= (async () => {
  await first?.();
  await Promise.all(body.dataset[name].split(" ").map(fetched));
})());

async function fill() {
  dialog.innerHTML = await (await fetch(`${dialog.dataset.from}?lang=${document.documentElement.lang}`)).text();
  await bring("notices");
  tellAll("brought");  // settings are shown as they are set
}

async function lookUp(place) {
  await bring("help", fill);
  dialog.showModal();
  tellAll("helping", place);  // rules.js opens the page
}

// The menu of speeds comes with the settings.
addEventListener("click", async ({ target }) => {
  if (!target.closest("[data-do=speed]")) return;
  await bring("help", fill);
  tellAll("speeds");
});

// Who first points at something: what they did last is told to why.js and tip.js when they are there, a click before mere pointing.
let wondered;
async function wonder(event) {
  const thing = event.detail?.closest ? event.detail : event.target;
  if (!thing.closest?.("#main svg, #main [data-hint], [data-shut], .pips")) return;
  const first = !wondered;
  if (first || event.type !== "pointerover") wondered = event;
  if (!first) return;
  await bring("why");
  for (const name of POINTING) removeEventListener(name, wonder);
  tellAll("wondered", wondered);
}
const POINTING = ["pointerover", "click", "keydown", "pressed-long"];
for (const name of POINTING) addEventListener(name, wonder);

async function follow(what) {
  await Promise.all([bring("told"), play()]);
  paced = true;
  what();
}

addEventListener("news", (event) => {
  const { detail } = event, unseen = document.hidden || body.dataset.speed === "none";
  if (paced || (!held.length && (unseen || !detail.told))) return;
  event.preventDefault();
  if (held.push(detail) === 1) follow(() => { for (const news of held.splice(0)) tellAll("heard", news); });
});
addEventListener("replay", ({ detail }) => paced || follow(() => tellAll("replay", detail)));
addEventListener("click", ({ target }) => target.closest("[data-do=help]:enabled") && lookUp());

// Pieces fly for whoever plays, drawers are opened, keys are pressed: by the first choice that is there.
const pressed = [];
async function play() {
  await bring("play");
  for (const name of BEGINNING) removeEventListener(name, begin);
  for (const one of pressed.splice(0)) tellAll("keyed", one);
}
function begin(event) {
  if (event.type === "keydown") pressed.push(event);
  play();
}
const BEGINNING = ["pointerover", "keydown"];
for (const name of BEGINNING) addEventListener(name, begin);
if (matchMedia("(max-width: 1023px)").matches) play();  // it zooms the stage, and has the style of the sheet

// What is said, and who is there, waits for the script that shows it.
const early = [];
async function hold(event) {
  if (early.push(event) > 1) return;
  await play();
  for (const name of PEOPLE) removeEventListener(name, hold);
  for (const { type, detail } of early) tellAll(type, detail);
}
const PEOPLE = ["chat", "here", "note"];
for (const name of PEOPLE) addEventListener(name, hold);

const { sound, notice } = JSON.parse(localStorage.preferences ?? "{}");
if (sound || notice) bring("notices");

// The table as text, for as long as it is open.
const told = document.getElementById("drawer-text");
const tell = () => told.open && tellAll("send", { t: "text" });
addEventListener("toggle", ({ target }) => target === told && tell(), true);
addEventListener("drawn", ({ detail }) => detail.fresh && tell());
addEventListener("drawn", () => { if (body.dataset.end && !document.getElementById("r-count").hidden) bring("end"); });
addEventListener("time", async ({ detail }) => {
  const since = performance.now();
  await bring("clocks");
  tellAll("clocks", { ...detail, since });
});
addEventListener("look-up", ({ detail }) => lookUp(detail));
