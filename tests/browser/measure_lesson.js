// What is wrong with the bubble of a lesson, a line each: what it leaves or covers, what is cut in it,
// what is too small for a finger, a ring that is not around its thing, and anything else that floats.
() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
  const box = (one) => one.getBoundingClientRect();
  const shared = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const within = (inner, outer, by = 1) => inner.left >= outer.left - by && inner.right <= outer.right + by
    && inner.top >= outer.top - by && inner.bottom <= outer.bottom + by;
  const faults = [], bubble = all("#r-lesson")[0], step = all("#r-lesson li:not([hidden])")[0], [ring] = all("#pointer");
  if (!step || !seen(bubble)) return ["no bubble"];
  const here = box(bubble), screen = new DOMRect(0, 0, innerWidth, innerHeight);
  if (!within(here, screen)) faults.push("the bubble leaves the screen");
  for (const name of [".say", ".tools", ".home"]) if (shared(here, box(all(name)[0])) > 1) faults.push(`the bubble lies over ${name}`);
  for (const one of step.querySelectorAll("h2, p, span, a, button")) {
    if (!within(box(one), here)) faults.push(`"${one.textContent}" sticks out`);
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth) faults.push(`"${one.textContent}" is cut`);
    if (one.matches("a, button") && innerWidth < 1024 && Math.min(box(one).width, box(one).height) < 39.5) faults.push(`"${one.textContent}" is small`);
  }
  const named = (name) => [...all(`[id="${name}"]`), ...all(`#main .ch[data-choice="${name}"], :is(.dock, .tools) [data-do="${name}"]`)];
  const thing = step.dataset.at.split(" ").flatMap(named).find(seen);
  if (!thing || !seen(ring)) return [...faults, "it points at nothing"];
  const t = box(thing), cut = { left: Math.max(t.left, 8), top: Math.max(t.top, 8), right: Math.min(t.right, innerWidth - 8), bottom: Math.min(t.bottom, innerHeight - 8) };
  if (!within(cut, box(ring), 2)) faults.push("the ring is elsewhere");
  if (!within(box(ring), screen)) faults.push("the ring leaves the screen");
  if (shared(here, box(ring)) > 12) faults.push("the bubble hides what it points at");
  for (const one of all("#peep, dialog, .drawers, #no")) if (seen(one) && one.childNodes.length) faults.push(`${one.id} floats too`);
  return faults;
}
