// Why not: what is closed says which rule forbids it. It comes when somebody first points at such a thing, and knows no game.
const $ = (id) => document.getElementById(id);
const mood = document.body.classList;

// The ring around what is refused, with a sign on its corner; and the reason in place of what is asked.
document.body.insertAdjacentHTML("beforeend", `<svg id="no" aria-hidden="true">
<rect width="100%" height="100%" rx="8" class="halo"/><rect width="100%" height="100%" rx="8" class="ring"/>
<svg x="100%" overflow="visible"><circle r="11"/><path d="M-7.5-7.5 7.5 7.5"/></svg></svg>`);
$("info").insertAdjacentHTML("afterend", `<p id="why"><span><b></b> <i></i></span><a target="_blank"></a></p>`);
const ring = $("no"), [so, then, rule] = $("why").querySelectorAll("b, i, a");
const STAYS = 4000;  // milliseconds
const PLACE = 36;  // pixels
const middle = (thing) => { const { x, y, width, height } = thing.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
const name = (thing) => thing.dataset.shut ?? (thing.id || thing.dataset.p || "");  // a button that is closed, or something drawn
const label = (thing) => (thing.dataset.shut ? thing.textContent : thing.getAttribute("aria-label") ?? "");

let asked;    // what the server was asked about, and whether loudly
let staying;  // until the question comes back

// A thing with a name, or the picture: it may know what place is meant.
const closed = (target) => (target.closest?.("[data-choice]") ? null : target.closest?.("[data-shut], #main svg [id], #main [id^=r-] svg"));
const onStage = (thing) => thing?.closest("[data-shut], #boards, #large, .mine-area");

function ask(thing, /** @type {number[]} */ [u, v], loud) {
  if (!thing) return;
  asked = { thing, loud, at: [u, v] };
  const detail = { t: "why", id: name(thing), ...(!thing.dataset.shut && whereabouts(thing, u, v)) };
  dispatchEvent(new CustomEvent("send", { detail }));
}

// A point of a picture, in its own measure.
function whereabouts(thing, u, v) {
  const picture = thing.ownerSVGElement ?? thing, region = picture.closest("[id^=r-]").id.slice(2);
  const { x, y } = new DOMPoint(u, v).matrixTransform(picture.getScreenCTM().inverse());
  return { region, x, y };
}

// What was asked about, never too small; of a picture only the place that was meant.
function around({ thing, at: [u, v] }) {
  const { x, y, width, height } = name(thing) ? thing.getBoundingClientRect() : { x: u, y: v, width: 0, height: 0 };
  const [w, h] = [Math.max(width, PLACE), Math.max(height, PLACE)];
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
}

// What is so in bold, then what would do, then the rule.
function refuse(say, clause, link) {
  const [, first, rest] = say.match(/^(.*?[.!?])(?: (.*))?$/s) ?? [, say];
  so.textContent = first;
  then.textContent = rest ?? "";
  rule.href = link;
  rule.hidden = !link;
  rule.textContent = clause;
  $("live").textContent = `${say} ${clause}`;
  mood.add("refused");
  const { x, y, width, height } = around(asked);
  Object.assign(ring.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  clearTimeout(staying);
  staying = setTimeout(relent, STAYS);
}

function relent() {
  clearTimeout(staying);
  asked = null;
  mood.remove("refused");
}

// Who only points is told in the info line, and only what a rule says.
function mention(thing, say) {
  const what = document.createElement("b");
  what.textContent = label(thing);
  $("info").replaceChildren(what, ` ${say}`);
}

addEventListener("why", ({ detail: { id, say, help, rule: clause = "", link = "" } }) => {
  if (!say || !asked?.thing.isConnected || name(asked.thing) !== id) return;
  if (asked.loud) {
    refuse(say, clause, link);
    dispatchEvent(new CustomEvent("refused", { detail: { thing: asked.thing, say, help, rule: clause, link } }));
  }
  else if (link && id) mention(asked.thing, say);
});
addEventListener("drawn", ({ detail }) => { if (detail.fresh) relent(); });
addEventListener("resize", relent);

const meet = {
  ponder: ({ detail: { thing, at } }) => { if (!mood.contains("refused") && (!asked?.loud || asked.thing !== thing)) ask(thing, at); },  // for a tip
  click(event) {
    const { target } = event, thing = closed(target);
    if (target === rule) {  // the sheet opens over the table; a new tab if asked for
      event.preventDefault();
      dispatchEvent(new CustomEvent("look-up", { detail: rule.hash.slice(1) }));
    }
    if (target.closest(".ask")) return;  // it is read
    relent();
    if (onStage(thing)) ask(thing, [event.clientX, event.clientY], true);
  },
  "pressed-long": ({ detail }) => ask(closed(detail), middle(detail), true),
  keydown(event) {
    if (["Shift", "Tab"].includes(event.key)) return;
    relent();
    const thing = closed(event.target);
    if (!thing || (event.key !== "Enter" && event.key !== " ")) return;
    ask(thing, middle(thing), true);
    event.preventDefault();
  },
};
for (const name in meet) addEventListener(name, meet[name]);
addEventListener("wondered", ({ detail }) => meet[detail.type]?.(detail));  // before this was here
