// Why not: what is closed says which rule forbids it. It comes when somebody first points at such a thing, and knows no game.
const $ = (id) => document.getElementById(id);
const mood = document.body.classList;

// The ring around what is refused, with a sign on its corner; and the reason in place of what is asked.
document.body.insertAdjacentHTML("beforeend", `<svg id="no" aria-hidden="true">
<rect width="100%" height="100%" rx="8" class="halo"/><rect width="100%" height="100%" rx="8" class="ring"/>
<svg x="100%" overflow="visible"><circle r="11"/><path d="M-7.5-7.5 7.5 7.5"/></svg></svg>`);
$("info").insertAdjacentHTML("afterend", `<p id="why"><span><b></b> <i></i></span><a target="_blank"></a></p>`);
const ring = $("no"), [so, then, rule] = $("why").querySelectorAll("b, i, a");
const STAYS = 4000, HOVERS = 500;  // milliseconds
const PLACE = 36;  // pixels
const middle = (thing) => { const { x, y, width, height } = thing.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
const label = (thing) => thing.getAttribute("aria-label") ?? "";

let asked;    // what the server was asked about, and whether loudly
let resting;  // until the pointer has rested long enough
let staying;  // until the question comes back

// A thing with a name, or the picture: it may know what place is meant.
const closed = (target) => (target.closest?.("[data-choice]") ? null : target.closest?.("#main svg [id], #main [id^=r-] svg"));
const onStage = (thing) => thing?.closest("#boards, #large, .mine-area");

function ask(thing, [u, v], loud) {
  if (!thing) return;
  const picture = thing.ownerSVGElement ?? thing, region = picture.closest("[id^=r-]").id.slice(2);
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
function refuse(say, name, link) {
  const [, first, rest] = say.match(/^(.*?[.!?])(?: (.*))?$/s) ?? [, say];
  so.textContent = first;
  then.textContent = rest ?? "";
  rule.href = link;
  rule.hidden = !link;
  rule.textContent = name;
  $("live").textContent = `${say} ${name}`;
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

addEventListener("why", ({ detail: { id, say, rule: name = "", link = "" } }) => {
  if (!say || asked?.thing.id !== id || !asked.thing.isConnected) return;
  if (asked.loud) refuse(say, name, link);
  else if (link && id) mention(asked.thing, say);
});
addEventListener("drawn", ({ detail }) => { if (detail.fresh) relent(); });
addEventListener("resize", relent);

const meet = {
  pointerover({ target, clientX, clientY }) {
    clearTimeout(resting);
    const thing = closed(target);
    if (thing?.id && !mood.contains("refused")) resting = setTimeout(ask, HOVERS, thing, [clientX, clientY]);
  },
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
addEventListener("wondered", ({ detail }) => meet[detail.type](detail));  // before this was here
