(() => {
  const order = ["auto", "light", "dark"], signs = { auto: "◐ auto", light: "☀ light", dark: "☾ dark" };
  const says = { auto: "as the system has them", light: "light", dark: "dark" };
  const button = page.get("theme");
  let theme = "auto";
  try { theme = localStorage.getItem("eufonium-theme") || "auto"; } catch { /* No storage here. */ }
  page.theme = wanted => {
    theme = order.includes(wanted) ? wanted : "auto";
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    button.textContent = signs[theme];
    button.setAttribute("aria-label", "Colours: " + says[theme]);
  };
  page.theme(theme);
  button.addEventListener("click", () => {
    page.theme(order[(order.indexOf(theme) + 1) % order.length]);
    try { localStorage.setItem("eufonium-theme", theme); } catch { /* No storage here. */ }
  });
})();
