// The lobby: tables come and go by themselves.
const region = document.getElementById("tables"), said = document.getElementById("tables-say");
const address = `${location.origin.replace(/^http/, "ws")}${region.dataset.from}`;
const off = document.getElementById("tables-off"), offline = off.textContent;
const QUIET = 5000, ANSWER = 3000;  // milliseconds without a message; until one has to come
let wait = 500, quiet = true, parts = [], heard = 0;
let socket, retry, overdue;

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
  clearTimeout(retry);
  if (socket) Object.assign(socket, { onmessage: null, onclose: null });
  socket = new WebSocket(address);
  socket.onmessage = ({ data }) => {
    const news = JSON.parse(data);
    wait = 500;
    heard = Date.now();
    overdue = clearTimeout(overdue);
    off.hidden = true;
    if (news.t !== "pong") show(news);
  };
  socket.onclose = ({ code, reason }) => {
    lost(reason);
    if (code >= 4400) return;
    retry = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, 30000);
  };
}

function lost(reason) {
  overdue = clearTimeout(overdue);
  off.textContent = reason || offline;
  off.hidden = false;
}

// A connection that does not answer may take minutes to close by itself: another one is opened, as in socket.js.
function check() {
  if (document.hidden || socket.readyState !== WebSocket.OPEN) return;
  socket.send('{"t":"ping"}');
  overdue ??= setTimeout(() => { const dead = socket; lost(); connect(); dead.close(); }, ANSWER);
}

function wake() {
  if (!document.hidden && socket.readyState > WebSocket.OPEN) connect(); else check();
}

setInterval(() => { if (Date.now() - heard > QUIET) check(); }, QUIET / 5);
for (const name of ["online", "pageshow", "visibilitychange"]) addEventListener(name, wake, true);
connect();
