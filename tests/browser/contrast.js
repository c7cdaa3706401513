// How well texts of a drawing stand out from what lies behind them: WCAG's ratio.
(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const CHANNEL = Array.from({ length: 256 }, (_, n) => (n / 255 <= 0.04045 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4));
  const SAME = 1.1;  // a change nobody sees: pixels of two pictures are never quite alike
  const FAINT = 0.6; // opacity
  const FEW = 12;    // pixels: what is covered by something else

  // A copy of what is used takes the place of each use: what is inside can be asked about.
  function unfold(root = document) {
    for (const use of root.querySelectorAll("use")) {
      if (use.closest("defs")) continue;
      const group = document.createElementNS(SVG, "g"), [x, y] = ["x", "y"].map((side) => use.getAttribute(side) ?? 0);
      for (const { name, value } of use.attributes) if (!["href", "x", "y", "id"].includes(name)) group.setAttribute(name, value);
      group.dataset.art = use.getAttribute("href").split("-").slice(2).join("-");
      group.setAttribute("transform", `${use.getAttribute("transform") ?? ""} translate(${x} ${y})`);
      group.append(document.getElementById(use.getAttribute("href").slice(1)).cloneNode(true));
      group.firstChild.removeAttribute("id");
      use.replaceWith(group);
      unfold(group);
    }
  }

  async function pixels(png) {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    pen.drawImage(bitmap, 0, 0);
    return pen.getImageData(0, 0, bitmap.width, bitmap.height);
  }

  const light = (data, at) => 0.2126 * CHANNEL[data[at]] + 0.7152 * CHANNEL[data[at + 1]] + 0.0722 * CHANNEL[data[at + 2]] + 0.05;

  // The light of each pixel where a thing is, with it and without it.
  function* tonesOf(thing, front, behind) {
    const { left, top, right, bottom } = thing.getBoundingClientRect(), scale = devicePixelRatio;
    for (let v = Math.floor(Math.max(0, top) * scale); v < bottom * scale; v++) {
      for (let u = Math.floor(Math.max(0, left) * scale); u < right * scale; u++) {
        const at = 4 * (v * front.width + u);
        yield [light(front.data, at), light(behind.data, at)];
      }
    }
  }

  // Of all that a thing changes in the picture, the ratios to what is behind it, the best first.
  function ratios(thing, front, behind) {
    const found = [];
    for (const [one, two] of tonesOf(thing, front, behind)) {
      const ratio = Math.max(one, two) / Math.min(one, two);
      if (ratio > SAME) found.push(ratio);
    }
    return found.sort((a, b) => b - a);
  }

  const drawn = (selector) => [...document.querySelectorAll(selector)].filter((one) => !one.closest("defs") && one.getBoundingClientRect().width);

  // What the best fifth of each reaches: the strokes of a letter, not their smooth edges.
  async function judge(selector, shown, hidden) {
    const [front, behind] = [await pixels(shown), await pixels(hidden)];
    return drawn(selector).map((one) => [one, ratios(one, front, behind)]).filter(([, found]) => found.length > FEW)
      .map(([one, found]) => [one.dataset.art ?? one.textContent, found[Math.floor(found.length / 5)]]);
  }

  // A mark of two tones is seen by what it is made of: how far its darkest and its lightest tenth lie apart.
  function apart(thing, front, behind) {
    const tones = [];
    for (const [one, two] of tonesOf(thing, front, behind)) if (Math.max(one, two) / Math.min(one, two) > SAME) tones.push(one);
    tones.sort((a, b) => a - b);
    return tones.length ? tones[Math.floor(tones.length * 0.9)] / tones[Math.floor(tones.length * 0.1)] : 1;
  }

  // Marks stand out from what lies behind them, or by their own two tones. What is drawn faint says that nothing is there.
  async function stand(selector, shown, hidden) {
    const [front, behind] = [await pixels(shown), await pixels(hidden)];
    const faint = (one) => [...up(one)].some((each) => Number(each.getAttribute("opacity") ?? 1) < FAINT);
    return drawn(selector).filter((one) => !faint(one)).map((one) => [one, ratios(one, front, behind)])
      .filter(([, found]) => found.length > FEW)
      .map(([one, found]) => [one.dataset.art, Math.max(found[Math.floor(found.length / 5)], apart(one, front, behind))]);
  }

  function* up(one) {
    for (; one.getAttribute; one = one.parentNode) yield one;
  }
  return { unfold, judge, stand };
})()
