// Chat: what was said, as text and once; saying something; and who is there to read it.
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
