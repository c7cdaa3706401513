// The rules: which chapter is being read; over the table a sheet, fetched when it is first asked for.
const $ = (id) => document.getElementById(id);
const all = (selector, /** @type {ParentNode} */ root = document) => [...root.querySelectorAll(selector)];
const body = document.body, sheet = $("help-rules"), tabs = all("[role=tab]");

// The contents mark the chapter at the top of what is seen.
function follow(rules, root = null) {
  const links = all(".contents a", rules), seen = new Set();
  const watch = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) seen[isIntersecting ? "add" : "delete"](target);
    const first = all(".chapters > section", rules).find((one) => seen.has(one));
    for (const link of links) {
      const current = first && link.hash === `#${first.id}`;
      if (current === link.hasAttribute("aria-current")) continue;
      link.toggleAttribute("aria-current", Boolean(current));
      if (current) link.parentNode.scrollLeft = link.offsetLeft - link.parentNode.clientWidth / 3;
    }
  }, { root, rootMargin: "-60px 0px -55% 0px" });
  for (const chapter of all(".chapters > section", rules)) watch.observe(chapter);
}

// The sheet scrolls by itself: the address stays that of the table.
function go(id) {
  const target = id && sheet.querySelector(`#${CSS.escape(id)}`);
  for (const one of all(".asked", sheet)) one.classList.remove("asked");
  if (!target) return;
  const rule = target.closest(".rule"), top = rule ?? target;
  (rule ?? target.querySelector(".rule")).classList.add("asked");
  top.scrollIntoView({ block: "start" });
  top.focus({ preventScroll: true });
}

async function load() {
  const answer = await fetch(`${sheet.dataset.sheet}&art=${body.dataset.art}`), told = await answer.text();
  if (!answer.ok || sheet.firstChild) return;
  sheet.innerHTML = told;
  const art = sheet.firstChild;  // what no picture of the table showed so far
  body.dataset.art = art.dataset.art;
  body.append(art);
  follow(sheet, sheet);
}

function choose(tab) {
  for (const one of tabs) {
    one.setAttribute("aria-selected", one === tab);
    one.tabIndex = one === tab ? 0 : -1;
    $(one.getAttribute("aria-controls")).hidden = one !== tab;
  }
}

// At a clause, if one is named, or else at what is being asked.
async function help({ detail }) {
  choose(tabs[0]);
  if (!sheet.firstChild) await load();
  const asked = document.querySelector("#r-status [data-rule]")?.dataset.rule;
  go(detail ?? (asked && `rules-${asked}`));
}

// The menu of speeds: from the first time on its button opens it by itself.
function speeds() {
  const menu = $("speeds"), button = document.querySelector("[data-do=speed]");
  if (button.popoverTargetElement) return;
  body.append(menu);
  setTimeout(() => {  // when the click is over: the button would close again what it opens
    button.popoverTargetElement = menu;
    menu.showPopover();
  });
}

if (sheet) {
  addEventListener("speeds", speeds);
  addEventListener("helping", help);
  addEventListener("click", (event) => {
    const tab = event.target.closest("[role=tab]"), link = event.target.closest("#help-rules .contents a");
    if (tab) choose(tab);
    if (!link) return;
    event.preventDefault();
    go(link.hash.slice(1));
  });
  $("help").addEventListener("keydown", (event) => {
    if (!event.target.matches("[role=tab]") || !/^Arrow(Left|Right)$/.test(event.key)) return;
    const other = tabs[1 - tabs.indexOf(event.target)];
    choose(other);
    other.focus();
    event.stopPropagation();
  });
} else follow(document.querySelector(".rules"));
