// The trace of a transition system: of all moments as many as there is room for, around the current one.
(() => {
  const wave = page.data.wave;
  if (!wave) return;
  const home = page.get("waves"), scrub = page.get("wave-scrub"), all = page.get("wave-all"), find = page.get("wave-find");
  const text = wave.strings, length = wave.length, high = 34, top = 7, low = 27;
  const signals = wave.signals.map(s => ({ name: text[s[0]], sort: text[s[1]], input: s[2], bit: s[3], values: s[4].map(v => text[v]) }));
  for (const signal of signals) signal.varies = signal.values.some(v => v !== signal.values[0]);
  let at = length - 1, most = 60;
  const isOne = value => value === "true" || value === "1" || value === "#b1";
  const fits = (value, width) => {
    const room = Math.max(1, Math.floor((width - 12) / 7));
    return value.length <= room ? value : room < 3 ? "…" : value.slice(0, room - 1) + "…";
  };
  const curve = (signal, first, last, cell, svg) => {
    const { values, bit } = signal;
    if (bit) {
      let path = "";
      for (let k = first; k < last && k < values.length; k++) {
        const y = isOne(values[k]) ? top : low, x = (k - first) * cell;
        path += (path ? `V${y}` : `M${x} ${y}`) + `H${x + cell}`;
      }
      if (path) svg.append(page.draw("path", { class: "hi", d: path }));
      return;
    }
    for (let k = first; k < last && k < values.length;) {
      let end = k + 1;
      while (end < last && end < values.length && values[end] === values[k]) end++;
      const x = (k - first) * cell + 1, w = (end - k) * cell - 2, middle = (top + low) / 2;
      const changed = k > 0 && k === at && values[k - 1] !== values[k];
      const d = `M${x} ${middle}L${x + 4} ${top}H${x + w - 4}L${x + w} ${middle}L${x + w - 4} ${low}H${x + 4}z`;
      svg.append(page.draw("path", { class: changed ? "bus changed" : "bus", d }));
      const label = page.draw("text", { x: x + w / 2, y: middle + 4, "text-anchor": "middle" });
      label.textContent = fits(values[k], w);
      const title = page.draw("title", {});
      title.textContent = values[k];
      label.append(title);
      svg.append(label);
      k = end;
    }
  };
  const line = (who, first, last, cell, width, fill) => {
    const row = page.make("div", "signal");
    row.append(who);
    const svg = page.draw("svg", { viewBox: `0 0 ${width} ${high}`, preserveAspectRatio: "none", "aria-hidden": "true" });
    svg.append(page.draw("rect", { class: "cursor", x: (at - first) * cell, y: 0, width: cell, height: high }));
    fill(svg);
    row.append(svg);
    return row;
  };
  const show = () => {
    const narrow = home.clientWidth < 480, names = narrow ? 84 : 152;
    const width = Math.max(120, home.clientWidth - names), longest = narrow ? 44 : 58;
    const count = Math.max(1, Math.min(length, Math.floor(width / longest))), cell = width / count;
    const first = Math.max(0, Math.min(at - Math.floor(count / 2), length - count)), last = Math.min(length, first + count);
    const out = document.createDocumentFragment();
    const ticks = line(page.make("div", "who", ""), first, last, cell, width, svg => {
      for (let k = first; k < last; k++) {
        const tick = page.draw("text", { x: (k - first + 0.5) * cell, y: 22, "text-anchor": "middle" });
        tick.textContent = k;
        svg.append(tick);
      }
    });
    ticks.classList.add("ticks");
    out.append(ticks);
    const word = find.value.toLowerCase();
    const chosen = signals.filter(s => (all.checked || s.varies || word) && s.name.toLowerCase().includes(word));
    for (const signal of chosen.slice(0, most)) {
      const who = page.make("div", "who"), name = page.make("b", signal.input ? "in" : "", signal.name);
      name.title = `${signal.name}: ${signal.sort}${signal.input ? ", an input" : ""}`;
      who.append(name, page.make("i", "", signal.values[at] === undefined ? "" : "= " + signal.values[at]));
      out.append(line(who, first, last, cell, width, svg => curve(signal, first, last, cell, svg)));
    }
    if (chosen.length > most) {
      const more = page.make("button", "more", `${chosen.length - most} more signals`);
      more.type = "button";
      more.addEventListener("click", () => { most += 200; show(); });
      out.append(more);
    }
    if (!chosen.length) out.append(page.make("p", "brief", "No signal is shown."));
    home.replaceChildren(out);
  };
  const go = to => {
    at = Math.max(0, Math.min(to, length - 1));
    scrub.value = at;
    page.get("wave-where").textContent = `${at} of ${length - 1}`;
    page.get("wave-first").disabled = page.get("wave-back").disabled = at === 0;
    page.get("wave-last").disabled = page.get("wave-on").disabled = at === length - 1;
    show();
  };
  page.wave = { go, at: () => at, length };
  page.get("wave-first").addEventListener("click", () => go(0));
  page.get("wave-back").addEventListener("click", () => go(at - 1));
  page.get("wave-on").addEventListener("click", () => go(at + 1));
  page.get("wave-last").addEventListener("click", () => go(length - 1));
  scrub.addEventListener("input", () => go(Number(scrub.value)));
  all.addEventListener("change", show);
  find.addEventListener("input", show);
  addEventListener("resize", show);
  addEventListener("keydown", event => {
    if (page.typing(event) || event.defaultPrevented || page.run) return;
    if (event.target.closest && event.target.closest("#pane, .drawing")) return;
    const keys = { ArrowRight: 1, ArrowLeft: -1 };
    if (!keys[event.key]) return;
    event.preventDefault();
    go(at + keys[event.key]);
  });
  go(at);
})();
