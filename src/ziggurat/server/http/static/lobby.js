// The lobby: tables come and go by themselves.
const region = document.getElementById("tables"), said = document.getElementById("tables-say");
const address = `${location.origin.replace(/^http/, "ws")}${region.dataset.from}`;
const off = document.getElementById("tables-off"), offline = off.textContent;
let wait = 500, quiet = true, parts = [];

function show({ r, say }) {
  let at = 0;  // as in client.js: parts that are new, and how many of the old ones stay or, below zero, go
  parts = r.flatMap((one) => one.trim ? one : one < 0 ? (at -= one, []) : parts.slice(at, at += one));
  const key = document.activeElement?.dataset.key;
  region.replaceChildren(...new DOMParser().parseFromString(parts.join(""), "text/html").body.childNodes);
  if (key) region.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
  if (!quiet) said.textContent = say;  // what a page comes with is no news
  quiet = false;
}

function connect() {
  const socket = new WebSocket(address);
  socket.onmessage = ({ data }) => { wait = 500; off.hidden = true; show(JSON.parse(data)); };
  socket.onclose = ({ code, reason }) => {
    off.textContent = reason || offline;
    off.hidden = false;
    if (code >= 4400) return;
    setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, 30000);
  };
}
connect();
