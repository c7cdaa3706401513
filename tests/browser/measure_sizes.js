// What is too small on the table, a line each: things to tap, and words, in pixels of the screen.
// Small pictures are previews, in the band as in the rail: a tap makes them large, so their words may be smaller;
// so may those of the miniatures in a sentence, which repeat its words, of the minimap, and of things that are
// done and counted already. What can be chosen in them counts.
([leastTarget, leastText]) => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getBoundingClientRect().width > 1;
  const faults = new Map(), place = (one) => one.closest(".region")?.id ?? one.closest(".home, .pips, .say, .tools, .stage, .rail, .dock")?.className ?? "page";
  const note = (one, what, size) => faults.set(`${place(one)}: ${what}`, Math.round(10 * size) / 10);

  // Of a zoomed board counts what is in sight: the rest comes with another part.
  const inSight = (one) => {
    const frame = one.closest(".zoomed")?.getBoundingClientRect(), { left, right, top, bottom } = one.getBoundingClientRect();
    const x = (left + right) / 2, y = (top + bottom) / 2;
    return !frame || (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
  };
  for (const one of all("button, a, input, select, summary, .ch, [data-at]")) {
    if (!seen(one) || one.closest(".skip, .unseen") || (one.closest(".band") && !one.matches(".open")) || !inSight(one)) continue;
    const { width, height } = (one.querySelector(".ring") ?? one).getBoundingClientRect();
    const size = Math.min(width, height);
    if (size < leastTarget) note(one, one.dataset.choice ?? one.dataset.do ?? one.id ?? one.localName, size);
  }

  const area = (m) => Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
  const letters = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && /[\p{L}\d]/u.test(node.data));
  const pixels = (one) => parseFloat(getComputedStyle(one).fontSize);

  // How much the things inside an element are larger than it, from their transforms.
  function within(thing, root) {
    let scale = 1;
    for (let one = thing; one !== root.parentNode; one = one.parentNode) {
      const own = one.transform?.baseVal.consolidate();
      if (own) scale *= area(own.matrix);
    }
    return scale;
  }

  // What is used is not part of the page: its size comes from the place that uses it.
  function look(root, scale, user) {
    for (const thing of all("text, tspan, use", root)) {
      if (!user && (thing.closest("defs, .miniature") || !seen(thing) || !inSight(thing))) continue;
      const size = scale(thing);
      if (thing.localName === "use") {
        const art = document.querySelector(thing.getAttribute("href"));
        if (art) look(art, (inner) => size * within(inner, art), user ?? thing);
      } else if (letters(thing) && pixels(thing) * size < leastText) note(user ?? thing, `"${thing.textContent}"`, pixels(thing) * size);
    }
  }
  for (const picture of all("#main svg")) if (!picture.closest(".band, .rail .region, .thumb, .mini") && !picture.parentNode.closest("svg") && seen(picture)) look(picture, (thing) => area(thing.getScreenCTM()));
  for (const one of all("header *, main *, #peep *")) {
    if (one.closest("svg, .band, .unseen, .skip") || !letters(one) || !seen(one) || !pixels(one)) continue;
    if (pixels(one) < leastText) note(one, `"${one.textContent.slice(0, 30)}"`, pixels(one));
  }
  return [...faults];
}
