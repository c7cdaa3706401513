// What is wrong with the layout of a page outside a game, a line each.
() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const box = (element) => element.getBoundingClientRect();
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box(element).width > 1;
  const name = (element) => `${element.localName}.${[...element.classList].join(".")} "${element.textContent.trim().slice(0, 24)}"`;
  const faults = [], page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);

  // Words stay in their card, their tile and their button, and none of these is cut.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = walker.nextNode());) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest("option, svg, textarea, .contents, .skip") || !seen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = box(range), frame = parent.closest("button, .button, .seat, .way, summary, .card, header, main"), room = box(frame);
    if (words.left < room.left - 1 || words.right > room.right + 1 || words.top < room.top - 1 || words.bottom > room.bottom + 1)
      faults.push(`"${text.data.slice(0, 24)}" sticks out of ${name(frame)}`);
  }
  for (const card of all(".card, .seat, .way, .continue, .game > div, .ways-in, header")) {
    if (!seen(card)) continue;
    if (card.scrollWidth > card.clientWidth + 1) faults.push(`${name(card)} is cut`);
  }

  // Fingers: everything to touch is large enough, and nothing lies over it.
  const touched = all("button, a, summary, select, input:not([type=hidden])").filter((one) => seen(one) && !one.closest(".contents, .skip"));
  for (const one of touched) {
    const { width, height, right } = box(one), small = Math.min(width, height);
    if (right > innerWidth - 4) faults.push(`${name(one)} lies at the edge of the screen`);
    if (innerWidth < 1024 && small < (one.matches(".seat input") ? 27.5 : 39.5)) faults.push(`${name(one)} is ${Math.round(width)}x${Math.round(height)}`);
    for (const other of touched) {
      if (other === one || one.closest(".seat, .go") || other.closest(".seat, .go")) continue;
      const a = box(one), b = box(other);
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        faults.push(`${name(one)} lies over ${name(other)}`);
    }
  }
  const inSight = (one) => seen(one) && box(one).top >= 0 && box(one).bottom <= innerHeight && box(one).right <= innerWidth;
  const shown = (selector) => all(selector).filter(inSight).length;
  const chosen = shown("main .ways-in select"), friends = shown("main .ways-in [formaction^='/friends/']");
  return { faults: [...new Set(faults)], inSight: shown("main button.main"), chosen, friends };
}
