// A record is read from a file into the field beside it: nothing is sent before it was seen.

for (const file of document.querySelectorAll("input[data-into]")) {
  const label = file.closest("label");
  label.hidden = false;
  file.addEventListener("change", async () => {
    if (file.files.length) document.getElementById(file.dataset.into).value = await file.files[0].text();
  });
}
