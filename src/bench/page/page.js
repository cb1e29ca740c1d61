"use strict";
(() => {
  const root = document.documentElement;
  const store = { get: () => { try { return localStorage.getItem("theme"); } catch { return null; } },
                  set: (t) => { try { localStorage.setItem("theme", t); } catch { /* a page of a file may not */ } } };
  const saved = store.get();
  if (saved) root.dataset.theme = saved;
  document.getElementById("theme")?.addEventListener("click", () => {
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    store.set(root.dataset.theme);
  });
  const table = document.getElementById("all");
  if (!table) return;
  const body = table.tBodies[0];
  const rows = [...body.rows];
  const texts = rows.map((r) => r.textContent.toLowerCase());
  const count = document.getElementById("count");
  document.getElementById("filter").addEventListener("input", (event) => {
    const words = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    rows.forEach((row, i) => {
      row.hidden = !words.every((w) => texts[i].includes(w));
      if (!row.hidden) shown += 1;
    });
    count.textContent = words.length ? `${shown} of ${rows.length}` : "";
  });
  const value = (row, i) => { const cell = row.cells[i]; return cell.dataset.sort === undefined ? cell.textContent : Number(cell.dataset.sort); };
  [...table.tHead.rows[0].cells].forEach((head, i) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    head.setAttribute("aria-sort", "none");
    button.addEventListener("click", () => {
      const up = head.getAttribute("aria-sort") !== "ascending";
      [...table.tHead.rows[0].cells].forEach((h) => h.setAttribute("aria-sort", "none"));
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      const sorted = [...body.rows].sort((a, b) => {
        const [x, y] = [value(a, i), value(b, i)];
        const order = typeof x === "number" ? x - y : x.localeCompare(y, undefined, { numeric: true });
        return up ? order : -order;
      });
      body.append(...sorted);
    });
  });
})();
