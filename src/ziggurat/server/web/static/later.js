// Later: what few ask for comes when it is asked for, the rules and all help.
const head = document.head, make = (tag, what) => Object.assign(document.createElement(tag), what);
let brought;

function bring(address) {
  const style = address.includes(".css");
  const file = style ? make("link", { rel: "stylesheet", href: address }) : make("script", { type: "module", src: address });
  return new Promise((done) => { file.onload = file.onerror = done; head.append(file); });
}

addEventListener("click", async ({ target }) => {
  if (!target.closest("[data-do=help]:enabled")) return;
  await (brought ??= Promise.all(document.body.dataset.later.split(" ").map(bring)));
  document.getElementById("help").showModal();
  dispatchEvent(new CustomEvent("helping"));  // rules.js opens the page
});
