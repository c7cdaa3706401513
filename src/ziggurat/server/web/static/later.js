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

// Who first points at something closed: what they did last is told to why.js when it is there, a click before mere pointing.
let wondered;
async function wonder(event) {
  const thing = event.detail?.closest ? event.detail : event.target;
  if (!thing.closest?.("#main svg, [data-shut]") || thing.closest("[data-choice]")) return;
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
  await Promise.all([bring("told"), bring("flights")]);
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

// Pieces fly for whoever plays: by the first choice it is there.
for (const name of ["pointerover", "keydown"]) addEventListener(name, () => bring("flights"), { once: true });

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
