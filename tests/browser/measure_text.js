// The smallest letters and digits of the pictures on the stage and of the hand: words with their size in pixels of the screen.
(least) => {
  const area = (m) => Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
  const found = new Map();

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
  function look(root, scale, unless) {
    for (const thing of [root, ...root.querySelectorAll("text, use")]) {
      if (thing.closest(unless)) continue;
      const size = scale(thing);
      if (thing.localName === "use") {
        const art = document.querySelector(thing.getAttribute("href"));
        look(art, (inner) => size * within(inner, art), "nothing");
      } else if (thing.localName === "text" && /[\p{L}\d]/u.test(thing.textContent)) {
        const letters = [thing, ...thing.querySelectorAll("tspan")].filter((one) => [...one.childNodes].some((node) => node.nodeType === 3));
        const pixels = Math.min(...letters.map((one) => parseFloat(getComputedStyle(one).fontSize))) * size;
        if (pixels < least) found.set(thing.textContent, Math.round(10 * pixels) / 10);
      }
    }
  }
  for (const picture of document.querySelectorAll(":is(.boards, .mine-area) .region > div > svg")) {
    if (picture.checkVisibility()) look(picture, (thing) => (thing.checkVisibility() ? area(thing.getScreenCTM()) : Infinity), "defs");
  }
  return [...found];
}
