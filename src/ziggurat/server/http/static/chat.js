// Chat: what was said, as text and once; saying something; who is there to read it, who left or came back; and links to send.
const chat = document.getElementById("chat");
addEventListener("chat", ({ detail: { n, who, s, text } }) => {
  if (n <= (chat.dataset.last ?? 0)) return;
  const line = document.createElement("p"), name = document.createElement("b");
  name.className = `seat-${s}`;
  name.textContent = who;
  line.append(name, ` ${text}`);
  chat.append(line);
  chat.dataset.last = n;
  chat.scrollTop = chat.scrollHeight;
  dispatchEvent(new CustomEvent("said", { detail: n }));
});
addEventListener("submit", (event) => {
  if (event.target.id !== "speak") return;
  event.preventDefault();
  const field = event.target.elements.text;
  if (field.value.trim()) dispatchEvent(new CustomEvent("send", { detail: { t: "chat", text: field.value } }));
  field.value = "";
});
addEventListener("here", ({ detail }) => {
  for (const one of document.querySelectorAll(".presence")) {
    const here = detail.includes(Number(one.id.slice(5)));
    one.classList.toggle("here", here);
    one.textContent = one.dataset[here ? "here" : "away"];
  }
});

// A toast: another player left, ran out of time, came back or declined. It counts its time only while the tab is seen.
const TOAST = 6000;  // milliseconds
const toast = Object.assign(document.createElement("p"), { className: "toast", hidden: true });
document.getElementById("main").append(toast);
let fading;
const fade = () => {
  clearTimeout(fading);
  fading = document.hidden ? 0 : setTimeout(() => (toast.hidden = true), TOAST);
};
addEventListener("note", ({ detail }) => {
  Object.assign(toast, { textContent: detail.say, hidden: false });
  fade();
});
addEventListener("visibilitychange", () => toast.hidden || fade(), true);

// A link to be sent to somebody; where a browser does not copy, it stays marked: to be copied by hand.
addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-do=copy]"), field = button?.previousElementSibling;
  if (!button) return;
  field.select();
  const copied = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
  if (copied || document.execCommand("copy")) dispatchEvent(new CustomEvent("noted", { detail: button.dataset.done }));
});
