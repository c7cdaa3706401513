// Why not: what is closed says which rule forbids it. It knows no game.
const $ = (id) => document.getElementById(id);
const mood = document.body.classList, ring = $("no"), [so, then, rule] = $("why").querySelectorAll("b, i, a");
const STAYS = 4000, HOVERS = 500;  // milliseconds
const PLACE = 36;  // pixels
const middle = (thing) => { const { x, y, width, height } = thing.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
const label = (thing) => thing.getAttribute("aria-label") ?? "";

let asked;    // what the server was asked about, and whether loudly
let resting;  // until the pointer has rested long enough
let staying;  // until the question comes back

// A thing with a name, or the picture: it may know what place is meant.
const closed = (target) => (target.closest?.("[data-choice]") ? null : target.closest?.("#main svg [id], #main [data-region] svg"));
const onStage = (thing) => thing?.closest("#boards, #large, .mine-area");

function ask(thing, [u, v], loud) {
  if (!thing) return;
  const picture = thing.ownerSVGElement ?? thing, region = thing.closest("[data-region]")?.dataset.region;
  const { x, y } = new DOMPoint(u, v).matrixTransform(picture.getScreenCTM().inverse());
  asked = { thing, loud, at: [u, v] };
  dispatchEvent(new CustomEvent("send", { detail: { t: "why", id: thing.id, region, x, y } }));
}

// What was asked about, never too small; of a picture only the place that was meant.
function around({ thing, at: [u, v] }) {
  const { x, y, width, height } = thing.id ? thing.getBoundingClientRect() : { x: u, y: v, width: 0, height: 0 };
  const [w, h] = [Math.max(width, PLACE), Math.max(height, PLACE)];
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
}

// What is so in bold, then what would do, then the rule.
function refuse(say, clause) {
  const [, first, rest] = say.match(/^(.*?[.!?])(?: (.*))?$/s) ?? [, say];
  so.textContent = first;
  then.textContent = rest ?? "";
  rule.hash = `clause-${clause}`;
  rule.hidden = !clause;
  rule.textContent = clause && `${rule.dataset.name} ${clause}`;
  $("live").textContent = `${say} ${rule.textContent}`;
  mood.add("refused");
  const { x, y, width, height } = around(asked);
  Object.assign(ring.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  clearTimeout(staying);
  staying = setTimeout(relent, STAYS);
}

function relent() {
  clearTimeout(staying);
  clearTimeout(resting);
  asked = null;
  mood.remove("refused");
}

// Who only points is told in the info line, and only what a rule says.
function mention(thing, say) {
  const name = document.createElement("b");
  name.textContent = label(thing);
  $("info").replaceChildren(name, ` ${say}`);
}

addEventListener("why", ({ detail: { id, say, clause } }) => {
  if (!say || asked?.thing.id !== id || !asked.thing.isConnected) return;
  if (asked.loud) refuse(say, clause);
  else if (clause && id) mention(asked.thing, say);
});
addEventListener("drawn", ({ detail }) => { if (detail.fresh) relent(); });
addEventListener("pointerover", ({ target, clientX, clientY }) => {
  clearTimeout(resting);
  const thing = closed(target);
  if (thing?.id && !mood.contains("refused")) resting = setTimeout(ask, HOVERS, thing, [clientX, clientY]);
});
addEventListener("click", (event) => {
  const { target } = event, thing = closed(target);
  if (target === rule) {  // the sheet opens over the table; a new tab if asked for
    event.preventDefault();
    dispatchEvent(new CustomEvent("look-up", { detail: rule.hash.slice(1) }));
  }
  if (target.closest(".ask")) return;  // it is read
  relent();
  if (onStage(thing)) ask(thing, [event.clientX, event.clientY], true);
});
addEventListener("pressed-long", ({ detail }) => ask(closed(detail), middle(detail), true));
addEventListener("keydown", (event) => {
  if (["Shift", "Tab"].includes(event.key)) return;
  relent();
  const thing = closed(event.target);
  if (!thing || (event.key !== "Enter" && event.key !== " ")) return;
  ask(thing, middle(thing), true);
  event.preventDefault();
});
addEventListener("resize", relent);
