// Light or dark, as the visitor says; remembered for the next page.
const page = document.documentElement;
const isDark = () => (page.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";

addEventListener("click", ({ target }) => {
  if (!target.closest("[data-do=theme]")) return;
  page.dataset.theme = isDark() ? "light" : "dark";
  document.cookie = `theme=${page.dataset.theme};path=/;max-age=31536000;samesite=lax`;
});
