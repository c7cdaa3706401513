// Notices: that it is my turn, by sound and notification, for those who look elsewhere.
const $ = (id) => document.getElementById(id);
const mood = document.body.classList;
const wanted = () => JSON.parse(localStorage.preferences ?? "{}");
// On phones and tablets the constructor is there and refuses to be called; to try it out would show a notification.
// A tablet may say that it is a computer: then its pointer tells. Windows shows notifications on any of its devices.
const agent = navigator.userAgent, finger = matchMedia("(pointer: coarse)").matches && !agent.includes("Windows");
const phone = navigator.userAgentData?.mobile || /Android|iPhone|iPad/.test(agent) || finger;
const may = "Notification" in window && isSecureContext && Notification.permission !== "denied" && !phone;
let mine = mood.contains("mine");

const NOTES = [659, 880];  // Hertz
function ring() {
  const audio = new AudioContext();
  NOTES.forEach((note, n) => {
    const tone = audio.createOscillator(), volume = audio.createGain(), start = audio.currentTime + n * 0.16;
    tone.frequency.value = note;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  });
}

function notify(text = $("r-status").textContent) {
  const notice = new Notification(document.title, { body: text, icon: document.querySelector(".home img").src, tag: document.body.dataset.game });
  notice.onclick = () => { focus(); notice.close(); };
}

function turn() {
  const before = mine;
  mine = mood.contains("mine");
  if (!mine || before) return;
  const { sound, notice } = wanted();
  if (sound) ring();
  if (notice && may && document.hidden) notify();
}

// What is nearly too late: once, by the same ways.
function warn({ detail }) {
  const { sound, notice } = wanted();
  if (sound) ring();
  if (notice && may && document.hidden) notify(detail);
}

addEventListener("drawn", turn);
addEventListener("warned", warn);
addEventListener("input", async ({ target }) => {
  if (target.dataset.pref === "notice" && target.checked) target.checked = (await Notification.requestPermission()) === "granted";
});
addEventListener("brought", () => {
  const box = document.querySelector("[data-none]");
  box.disabled = !may;
  if (!may) box.parentNode.append(` (${phone ? box.dataset.phone : box.dataset.none})`);
});
