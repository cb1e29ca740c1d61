// What tests ask of the page: it does what users do, and says what it saw. Runs only if it is asked for.
(() => {
  const luminance = ([r, g, b]) => {
    const part = c => { c /= 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const numbers = colour => (colour.match(/[\d.]+/g) || []).map(Number);
  const background = element => {
    for (let e = element; e; e = e.parentElement) {
      const c = numbers(getComputedStyle(e).backgroundColor);
      if (c.length === 3 || c[3] > 0.99) return c;
    }
    return [255, 255, 255];
  };
  const ratio = element => {
    const a = luminance(numbers(getComputedStyle(element).color)), b = luminance(background(element));
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  // Elements with text of their own that can be seen, with too little contrast.
  const pale = () => {
    const found = new Map();
    for (const element of document.querySelectorAll("body *:not(script):not(svg *)")) {
      const own = [...element.childNodes].some(n => n.nodeType === Node.TEXT_NODE && n.data.trim());
      if (!own || !element.checkVisibility()) continue;
      const r = ratio(element);
      if (r < 4.5) found.set(element.className + "/" + element.tagName, r.toFixed(2));
    }
    return [...found].map(([what, r]) => what + " " + r);
  };
  page.selftest = () => {
    const seen = {}, root = document.documentElement;
    const press = (key, shiftKey) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }));
    const line = () => (document.querySelector(".l.current") || {}).textContent || "";
    if (page.walk) {
      const { walk } = page;
      walk.go(0);
      const lines = [line()], count = walk.count();
      for (let i = 1; i < Math.min(count, 200); i++) { press("ArrowRight"); lines.push(line()); }
      const there = walk.at(), values = page.get("memory").textContent;
      for (let i = Math.min(count, 200) - 1; i > 0; i--) press("ArrowLeft");
      seen.walked = there === Math.min(count, 200) - 1 && walk.at() === 0;
      walk.go(there);
      seen.same = page.get("memory").textContent === values;
      walk.go(count - 1);
      seen.end = walk.step().text;
      seen.steps = count;
      seen.lines = new Set(lines).size;
      seen.values = page.get("memory").textContent;
      page.get("all").click();
      seen.all = walk.count();
    }
    if (page.wave) {
      page.wave.go(0);
      for (let i = 1; i < Math.min(page.wave.length, 50); i++) press("ArrowRight");
      seen.wave = page.wave.at() + 1;
      seen.signals = document.querySelectorAll(".signal").length - 1;
    }
    const tree = page.get("derivation-tree");
    if (tree) {
      page.get("fold").click();
      seen.folded = tree.querySelectorAll("details[open]").length;
      page.get("unfold").click();
      seen.unfolded = tree.querySelectorAll("details[open]").length;
    }
    for (const details of document.querySelectorAll("details")) details.open = true;
    const themes = {};
    for (let i = 0; i < 3; i++) {
      page.get("theme").click();
      themes[root.dataset.theme || "auto"] = pale();
    }
    seen.themes = themes;
    seen.wide = Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth;
    seen.width = innerWidth;
    seen.errors = page.errors;
    seen.verdict = document.querySelector("h1 .word").textContent;
    seen.notes = [...document.querySelectorAll(".note")].map(n => n.textContent);
    return seen;
  };
  // Asked for by the address of the page.
  if (location.hash === "#selftest") {
    const out = page.make("pre", "", JSON.stringify(page.selftest()));
    out.id = "selftest";
    document.body.append(out);
  }
})();
