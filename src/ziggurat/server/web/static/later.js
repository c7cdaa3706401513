// Later: what few ask for comes when it is asked for, the rules and the settings; and what tells what others did.
const { body, head } = document, dialog = document.getElementById("help");
const make = (tag, what) => Object.assign(document.createElement(tag), what);
const tellAll = (name, detail) => dispatchEvent(new CustomEvent(name, { detail }));
let brought, telling;
const held = [];  // views that came before the script that tells them

function bring(address) {
  const style = address.includes(".css");
  const file = style ? make("link", { rel: "stylesheet", href: address }) : make("script", { type: "module", src: address });
  return new Promise((done) => { file.onload = file.onerror = done; head.append(file); });
}

async function fill() {
  dialog.innerHTML = await (await fetch(`${dialog.dataset.from}?lang=${document.documentElement.lang}`)).text();
  tellAll("brought");  // settings are shown as they are set
  await Promise.all(body.dataset.later.split(" ").map(bring));
}

async function lookUp(place) {
  await (brought ??= fill());
  dialog.showModal();
  tellAll("helping", place);  // rules.js opens the page
}

const follow = () => (telling ??= Promise.all(body.dataset.told.split(" ").map(bring)).then(() => { telling = true; }));

addEventListener("news", async (event) => {
  const { detail } = event, unseen = document.hidden || body.dataset.speed === "none";
  if (telling === true || (!held.length && (unseen || !detail.told))) return;
  event.preventDefault();
  if (held.push(detail) > 1) return;
  await follow();
  for (const news of held.splice(0)) tellAll("heard", news);
});
addEventListener("replay", async ({ detail }) => {
  if (telling === true) return;
  await follow();
  tellAll("replay", detail);
});
addEventListener("click", ({ target }) => target.closest("[data-do=help]:enabled") && lookUp());
addEventListener("look-up", ({ detail }) => lookUp(detail));
