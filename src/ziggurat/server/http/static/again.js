// Counts down the seconds until a retry is made or allowed.
const line = document.querySelector("[data-wait]");
const { seconds, wait, now = line.textContent } = line.dataset;
const SHORT = 2500;  // milliseconds: nobody reads the seconds of a shorter pause

let timer;

function count(pause) {
  const until = Date.now() + pause;
  const say = () => {
    const left = Math.ceil((until - Date.now()) / 1000);
    line.textContent = left > 0 ? wait.replace("#", left) : now;
    if (left <= 0) clearInterval(timer);
  };
  timer = setInterval(say, 250);
  say();
}

if (seconds) count(seconds * 1000);
addEventListener("paused", ({ detail }) => {  // a connection is lost
  clearInterval(timer);
  if (detail > SHORT) count(detail);
});
