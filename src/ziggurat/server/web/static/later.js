// Later: what few ask for comes when it is asked for, the rules and the settings.
const { body, head } = document, dialog = document.getElementById("help");
const make = (tag, what) => Object.assign(document.createElement(tag), what);
const tellAll = (name, detail) => dispatchEvent(new CustomEvent(name, { detail }));
let brought, ended;

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

addEventListener("click", ({ target }) => target.closest("[data-do=help]:enabled") && lookUp());
addEventListener("drawn", () => { if (!document.getElementById("r-count").hidden) ended ??= body.dataset.end?.split(" ").map(bring); });
addEventListener("look-up", ({ detail }) => lookUp(detail));
