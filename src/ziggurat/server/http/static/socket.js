// The connection to the server: opens it, notices when it is dead, and opens it again.
const { body, documentElement: page } = document, mood = body.classList;
const unconnected = document.querySelector(".unconnected"), offline = unconnected.textContent;
const tellAll = (name, detail) => dispatchEvent(new CustomEvent(name, { detail }));
const QUIET = 5000, HIDDEN = 25000;  // milliseconds without a message after which the server is asked for one
const ANSWER = 3000, SLOWEST = 32000;  // within which it has to come; longer each time it does not
const STORING = 40000;  // the server said that it tries to save: until then it answers nothing else
const FIRST = 250, LONGEST = 16000;  // pauses before a new attempt

let socket, retry, overdue, leaves;
let wait = FIRST, patience = ANSWER, heard = 0;

function connect() {
  clearTimeout(retry);
  tellAll("opening");  // client.js says what the tab shows
  if (socket) Object.assign(socket, { onopen: null, onmessage: null, onclose: null });  // nothing late comes from the old one
  socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/${body.dataset.game}?lang=${page.lang}&art=${body.dataset.art}&at=${body.dataset.at ?? ""}&has=${body.dataset.has}&splices`);
  socket.onopen = () => { mood.remove("offline"); tellAll("opened"); };
  socket.onmessage = ({ data }) => alive(JSON.parse(data));
  socket.onclose = ({ code, reason }) => {
    lost(reason);
    if (code >= 4400) return leaves || location.reload();  // the page says in words what is wrong
    const pause = wait * (0.75 + Math.random() / 2);
    retry = setTimeout(connect, pause);
    tellAll("paused", reason ? 0 : pause);  // again.js counts it down
    wait = Math.min(wait * 2, LONGEST);
  };
  expect();
}

// Any message shows that the connection is alive.
function alive(news) {
  heard = Date.now();
  clearTimeout(overdue);
  overdue = null;
  wait = FIRST;
  patience = news.why === "unavailable" ? STORING : ANSWER;
  if (news.t !== "pong") tellAll("received", news);
}

function expect() {
  overdue ??= setTimeout(abandon, patience);
}

const isOpen = () => socket.readyState === WebSocket.OPEN;
const send = (message) => isOpen() && socket.send(JSON.stringify(message));

function check() {
  if (!isOpen()) return;
  send({ t: "ping" });
  expect();
}

// A connection that does not answer may take minutes to close by itself: another one is opened at once.
function abandon() {
  const dead = socket;
  lost();
  patience = Math.min(patience * 2, SLOWEST);
  connect();
  dead.close();
}

function lost(reason) {
  clearTimeout(overdue);
  overdue = null;
  mood.add("offline");
  unconnected.textContent = reason || offline;
}

// The device may have slept or changed its network: then nothing is known about the old connection.
function verify() {
  if (document.hidden) return;
  if (socket.readyState > WebSocket.OPEN) connect(); else check();
}

setInterval(() => { if (Date.now() - heard > (document.hidden ? HIDDEN : QUIET)) check(); }, QUIET / 5);
for (const name of ["online", "pageshow", "visibilitychange"]) addEventListener(name, verify, true);
addEventListener("send", ({ detail }) => send(detail));
addEventListener("waiting", check);
addEventListener("submit", ({ target }) => { leaves = target.method === "post"; });  // on the way to another page
connect();
