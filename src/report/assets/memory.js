// Values at a step: a box for each call with its variables, boxes for what has parts, arrows for pointers.
(() => {
  const run = page.run;
  if (!run) return;
  const panel = page.get("memory"), most = 24, many = 12, arrows = 80;
  const row = (cell, key, changed, ends) => {
    const value = run.value(cell);
    const line = page.make("div", changed.has(cell) ? "row changed" : "row");
    line.append(page.make("span", "key", key));
    const shown = page.make("span", "val", value ? value.text : "?");
    if (value && value.target >= 0) {
      shown.classList.add("to");
      if (run.alive().has(value.target)) ends.push([shown, value.target]);
      else shown.textContent += " (gone)";
    }
    line.append(shown);
    return line;
  };
  const known = object => run.byObject[object].filter(cell => run.value(cell));
  const isPlain = object => {
    const cells = run.byObject[object];
    return run.objects[object].whose !== 2 && cells.length <= 1 && (!cells.length || run.cells[cells[0]].path === "");
  };
  const box = (kind, name, type) => {
    const element = page.make("div", "box " + kind), head = page.make("div", "head");
    head.append(page.make("span", "", name));
    if (type) head.append(page.make("span", "ty", type));
    element.append(head);
    return element;
  };
  const whole = (object, changed, fresh, ends, homes) => {
    const { name, type, whose } = run.objects[object];
    const kinds = ["global", "local", "heap", "heap"];
    const element = box(kinds[whose] + (fresh.has(object) ? " fresh" : ""), name, type || (whose === 2 ? "allocated" : ""));
    const cells = known(object);
    // Of many parts those near what changed.
    const first = cells.findIndex(cell => changed.has(cell));
    const start = first < 0 || cells.length <= most ? 0 : Math.max(0, Math.min(first - 4, cells.length - most));
    if (start > 0) element.append(page.make("div", "row rest", `… ${start} before`));
    for (const cell of cells.slice(start, start + most)) element.append(row(cell, run.cells[cell].path || "value", changed, ends));
    if (cells.length > start + most) element.append(page.make("div", "row rest", `… ${cells.length - start - most} more`));
    homes.set(object, element);
    return element;
  };
  // Objects in the order in which pointers lead to them.
  const chained = (objects, ends) => {
    const left = new Set(objects), out = [];
    const follow = start => {
      const waiting = [start];
      while (waiting.length) {
        const object = waiting.shift();
        if (!left.delete(object)) continue;
        out.push(object);
        for (const cell of run.byObject[object]) {
          const value = run.value(cell);
          if (value && value.target >= 0) waiting.push(value.target);
        }
      }
    };
    for (const [, target] of ends) follow(target);
    for (const object of objects) follow(object);
    return out;
  };
  const draw = (ends, homes) => {
    const frame = panel.getBoundingClientRect();
    const svg = page.draw("svg", { "aria-hidden": "true" });
    for (const [from, object] of ends.slice(0, arrows)) {
      const home = homes.get(object);
      if (!home) continue;
      const a = from.getBoundingClientRect(), b = home.getBoundingClientRect();
      const x = a.right - frame.left + 2, y = a.top + a.height / 2 - frame.top;
      const right = b.left >= a.right;
      const tx = (right ? b.left - 2 : b.left < a.right && b.right > a.right + 30 ? b.left + 24 : b.right + 2) - frame.left;
      const below = !right && b.left < a.right && b.right > a.right + 30;
      const ty = (below ? (b.top > a.top ? b.top - 2 : b.bottom + 2) : b.top + 12) - frame.top;
      const out = Math.min(46, 14 + Math.abs(tx - x) / 3);
      const path = below
        ? `M${x} ${y} C${x + 26} ${y} ${tx} ${ty + (b.top > a.top ? -22 : 22)} ${tx} ${ty}`
        : `M${x} ${y} C${x + out} ${y} ${tx + (right ? -out : out)} ${ty} ${tx} ${ty}`;
      svg.append(page.draw("path", { d: path }));
      const [dx, dy] = below ? [0, b.top > a.top ? 1 : -1] : [right ? 1 : -1, 0];
      const tip = dx ? `M${tx} ${ty}l${-6 * dx} -3.5v7z` : `M${tx} ${ty}l-3.5 ${-6 * dy}h7z`;
      svg.append(page.draw("path", { d: tip, class: "tip" }));
    }
    panel.append(svg);
  };
  page.showMemory = (step, changes) => {
    const changed = new Set(changes.filter(c => c.cell !== undefined).map(c => c.cell));
    const fresh = new Set(changes.filter(c => c.object !== undefined).map(c => c.object));
    const ends = [], homes = new Map(), out = document.createDocumentFragment();
    const alive = [...run.alive()].sort((a, b) => a - b);
    const names = run.frames(step);
    const frames = new Map();
    const globals = [], wholes = [];
    for (const object of alive) {
      const { whose, depth } = run.objects[object];
      if (!isPlain(object)) wholes.push(object);
      else if (whose === 1) frames.set(depth, [...(frames.get(depth) || []), object]);
      else globals.push(object);
    }
    const plain = (title, kind, objects) => {
      const element = box(kind, title, "");
      for (const object of objects) {
        const cell = run.byObject[object][0];
        const line = cell === undefined ? page.make("div", "row") : row(cell, run.objects[object].name, changed, ends);
        if (cell === undefined) line.append(page.make("span", "key", run.objects[object].name), page.make("span", "val", "?"));
        homes.set(object, line);
        element.append(line);
      }
      return element;
    };
    const group = (kind, elements) => {
      if (!elements.length) return;
      const home = page.make("div", "group " + kind);
      home.append(...elements);
      out.append(home);
    };
    // The innermost calls matter most.
    const depths = [...frames.keys()].sort((a, b) => b - a).slice(0, 12);
    const plains = depths.map(depth => plain((names[depth] || "call") + "()", "frame", frames.get(depth)));
    if (globals.length) plains.push(plain("global", "global", globals.slice(0, 60)));
    // Of many objects those that changed last.
    const shown = wholes.length > many ? wholes.sort((a, b) => run.touched(b) - run.touched(a)).slice(0, many) : wholes;
    const draws = object => whole(object, changed, fresh, ends, homes);
    group("", [...plains, ...shown.filter(object => run.objects[object].whose < 2).map(draws)]);
    group("heaps", chained(shown.filter(object => run.objects[object].whose >= 2), ends).map(draws));
    if (wholes.length > shown.length) out.append(page.make("p", "brief", `and ${wholes.length - shown.length} more objects`));
    if (!out.childNodes.length) out.append(page.make("p", "brief", "Nothing has a value yet."));
    panel.replaceChildren(out);
    if (ends.length) draw(ends, homes);
  };
})();
