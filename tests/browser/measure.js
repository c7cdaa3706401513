// What is wrong with the layout of a page, a line each: as it is, and with other words in it.
async (words) => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));  // laid out anew
  const plain = measure(), long = {}, kept = [];
  for (const [selector, text] of Object.entries(words)) {
    if (selector === ".ch") continue;  // put into the dock if there is none
    for (const one of document.querySelectorAll(selector)) {
      kept.push([one, one.innerHTML]);
      one.textContent = text;
    }
  }
  const actions = document.querySelector(".actions:not(:has(.ch))"), extra = actions && words[".ch"] && document.createElement("button");
  if (extra) actions.prepend(Object.assign(extra, { textContent: words[".ch"], className: "ch" }));
  Object.assign(long, measure());
  extra?.remove();
  for (const [one, html] of kept) one.innerHTML = html;
  const moved = Object.keys(plain.places).filter((area) => plain.places[area] !== long.places[area]);
  const more = long.faults.map((fault) => `with long words ${fault}`), still = moved.map((area) => `${area} moves with words`);
  return { faults: [...plain.faults, ...more, ...still], head: plain.head };

function measure() {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const box = (element) => element.getBoundingClientRect();
  const name = (element) => `${element.localName}${element.id && "#" + element.id}.${[...element.classList].join(".")}`;
  const within = (inner, outer, by = 1.5) => inner.left >= outer.left - by && inner.right <= outer.right + by
    && inner.top >= outer.top - by && inner.bottom <= outer.bottom + by;
  const faults = [];
  const AREAS = [".home", ".pips", ".say", ".tools", ".stage", ".band", ".rail", ".mine-area", ".dock"];
  const areas = AREAS.flatMap((selector) => all(selector)).filter(seen);

  const page = document.scrollingElement, screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) faults.push("the page overflows");
  areas.forEach((one, n) => {
    if (!within(box(one), screen)) faults.push(`${name(one)} leaves the screen`);
    for (const other of areas.slice(n + 1)) {
      const a = box(one), b = box(other);
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) faults.push(`${name(one)} lies over ${name(other)}`);
    }
  });

  // Words may end in "…" where that is declared, and be scrolled to where there is a scroller; nowhere else.
  const styles = new Map(), style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const clamps = (element) => style(element).textOverflow === "ellipsis" || style(element).webkitLineClamp !== "none";
  const SCROLLERS = `.log, .band, .count, #large, .stops, .mini${innerWidth < 600 || innerHeight < 520 ? ", .mine-area" : ""}`;
  for (const area of areas) {
    const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    for (let text; (text = walker.nextNode());) {
      const parent = text.parentElement;
      if (!text.data.trim() || !seen(parent) || parent.closest(SCROLLERS) || parent.closest(".unseen, .skip")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = box(range);
      if (box(parent).width <= 1) continue;  // for the ear only
      const frame = parent.closest("svg") ?? area;
      if (parent.closest(".zoomed")) continue;  // a part of the picture is shown, the rest is a drag away
      let clamped = false;
      if (frame === area) for (let up = parent; up !== area && up; up = up.parentElement) clamped ||= clamps(up);
      if (parent.closest(".ask > div")) clamped = true;  // whole lines only
      if (!clamped && !within(words, box(frame), parent.closest("svg") ? 2 : 1.5)) faults.push(`"${text.data.slice(0, 30)}" sticks out of ${name(frame)}`);
    }
    for (const element of [area, ...all(":not(svg, svg *)", area)]) {
      if (!seen(element) || element.closest(SCROLLERS) || element.closest(".unseen") || clamps(element)) continue;
      if (element.closest(".ask") || box(element).width <= 1) continue;
      if (style(element).overflowX === "visible" && style(element).overflowY === "visible") continue;
      if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        faults.push(`${name(element)} is cut: ${element.scrollWidth}x${element.scrollHeight} in ${element.clientWidth}x${element.clientHeight}`);
    }
    for (const button of all(".actions button", area)) {
      if (!seen(button)) continue;
      if (!within(box(button), box(area))) faults.push(`${name(button)} sticks out of ${name(area)}`);
      if (button.scrollWidth > button.clientWidth + 1) faults.push(`"${button.textContent}" is cut`);
    }
    for (const picture of all(".region svg", area)) {
      if (!seen(picture)) continue;
      const frame = picture.closest(".shelf .region, .panel, .band") ?? area;
      const sideways = frame.matches(".band") || (frame.matches(".mine-area") && (innerWidth < 600 || innerHeight < 520));
      const side = sideways ? { left: -1e6, right: 1e6, top: box(frame).top, bottom: box(frame).bottom } : box(frame);
      if (!within(box(picture), side) || !within(box(frame), box(area))) faults.push(`${name(picture.closest(".region"))} sticks out`);
    }
  }
  if (!all(".boards .region svg").some(seen)) faults.push("no board is shown");

  // Fingers: what a small screen asks for is large enough, or declared to be chosen by two taps.
  const FINGER = 39.5;
  if (innerWidth < 1024) {
    for (const one of all("button, a, input, summary, .ch")) {
      const { width, height } = box(one);
      if (!seen(one) || one.closest(".skip") || one.matches(".skip") || Math.min(width, height) <= 1) continue;
      if (one.closest("[data-fine]") && one.closest("svg")) continue;
      if (one.closest(".band") && !one.matches("button")) continue;  // made large before it is touched
      if (Math.min(width, height) < FINGER) faults.push(`${name(one)} ${one.dataset.choice ?? ""} is ${Math.round(width)}x${Math.round(height)}`);
    }
  }
  const where = (element) => Object.values(box(element).toJSON()).map(Math.round).join(" ");
  const boards = all(".boards .region svg").filter(seen).map((picture) => [picture.closest(".region").id, where(picture)]);
  const places = Object.fromEntries([...areas.map((area) => [name(area), where(area)]), ...boards]);
  return { faults: [...new Set(faults)], places, head: box(document.querySelector(".say")).bottom };
}
}
