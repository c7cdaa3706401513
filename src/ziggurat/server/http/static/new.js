// The form of a table: what applies to as many as play, and what differs from the book.
const form = document.querySelector("form.new");
const all = (selector, root = form) => [...root.querySelectorAll(selector)];
const first = ({ options }) => options[0].value;

function show() {
  const seats = all(".seat select").filter((one) => one.value !== "empty").length;
  for (const option of all("[data-fewest]"))
    option.hidden = seats < option.dataset.fewest || seats > option.dataset.most;
  for (const fold of all("details:has(select)")) {
    const changed = all("select", fold).filter((one) => one.value !== first(one)).length;
    const output = fold.querySelector("output"), { none, some } = output.dataset;
    const told = some ?? fold.querySelector("select").selectedOptions[0].text;  // of time, how much there is
    output.textContent = changed || !some ? told.replace("#", changed) : none;
  }
}

form.addEventListener("change", ({ target }) => {
  const recommended = form.elements.how[0] ?? form.elements.how;
  if (target === recommended) for (const one of all("details:not(.time) select")) one.value = first(one);
  else if (target.closest("details:not(.time)")) for (const way of all("[name=how]")) way.checked = false;
  const { rated, clock } = form.elements;
  if (target === rated && rated.value === "yes" && !clock.value) clock.selectedIndex = 2;  // a rated game needs one
  show();
});
show();
