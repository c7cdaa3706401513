// The form of a new game: shows the options that apply to as many as play.
const form = document.querySelector("form.new");
const show = () => {
  const seats = [...form.querySelectorAll(".seat select")].filter((one) => one.value !== "empty").length;
  for (const option of form.querySelectorAll("[data-fewest]"))
    option.hidden = seats < option.dataset.fewest || seats > option.dataset.most;
};
form.addEventListener("change", show);
show();
