// What is wrong with the end of a game, a line each: what sticks out of its card or is cut, what is
// too small for a finger, and what is told first and is not in sight at once.
() => {
  const end = document.querySelector("#r-count");
  end.scrollTop = 0;
  const box = end.getBoundingClientRect(), faults = [];
  const all = (selector) => [...end.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const name = (one) => `${one.localName}.${one.className.baseVal ?? one.className} ${one.textContent.slice(0, 30)}`;
  if (end.scrollWidth > end.clientWidth + 1) faults.push(`${end.scrollWidth} wide`);
  for (const one of all("h2, h3, header button, .podium b, .podium .mark, .podium .crown, th, td, summary, .best, .plot text")) {
    const inner = one.getBoundingClientRect(), frame = one.closest(".card, header, #r-count").getBoundingClientRect();
    if (inner.width <= 1) continue;  // for the ear only
    if (inner.left < frame.left - 1 || inner.right > frame.right + 1 || inner.top < frame.top - 1 || inner.bottom > frame.bottom + 1)
      faults.push(`${name(one)} sticks out`);
    if (one.scrollWidth > one.clientWidth + 1 && one.matches("th, td, h2, h3")) faults.push(`${name(one)} is cut`);
  }
  for (const one of all("button, a, summary")) {
    const { width, height } = one.getBoundingClientRect();
    if (innerWidth < 1024 && Math.min(width, height) < 39.5) faults.push(`${name(one)} is ${width}x${height}`);
  }
  for (const one of all("h2, header button, .podium")) {
    const { x, y, width, height } = one.getBoundingClientRect();
    if (y < box.top || y + height > box.bottom) faults.push(`${name(one)} is out of sight`);
    else if (!one.contains(document.elementFromPoint(x + width / 2, y + height / 2))) faults.push(`${name(one)} is covered`);
  }
  return faults;
}
