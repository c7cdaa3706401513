// Share: once the game is over, the link leads to the position that is looked at.
const field = document.getElementById("share"), link = field.value, count = document.getElementById("r-count");
const show = (at) => { field.value = at !== undefined && !count.hidden ? `${link}?at=${at}` : link; };
addEventListener("drawn", ({ detail }) => show(detail.at));
show(document.body.dataset.at);
