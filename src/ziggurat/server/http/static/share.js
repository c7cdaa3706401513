// Links to send: copied, or handed to the device's own share sheet where it has one.

const said = document.getElementById("said");

for (const copy of document.querySelectorAll("[data-do=copy]")) {
  copy.addEventListener("click", async () => {
    const field = copy.previousElementSibling;
    field.select();
    const copied = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
    if (copied || document.execCommand("copy")) said.textContent = copy.textContent = copy.dataset.done;
  });
}

for (const share of navigator.share ? document.querySelectorAll("[data-do=share]") : []) {
  share.hidden = false;
  share.addEventListener("click", () => {
    const { text, link: url } = share.dataset;
    navigator.share({ text, url }).catch(() => {});  // cancelled by the person: nothing to say
  });
}
