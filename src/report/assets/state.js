// The run as data: steps, and what holds at each of them. Values at a step are found by doing all changes up to it, from where we are.
(() => {
  const run = page.data.run;
  if (!run) return;
  const text = run.strings;
  const kinds = ["start", "assign", "choice", "call", "return", "branch", "loop", "violation"];
  const steps = run.steps.map(step => ({
    source: step[0], line: step[1], column: step[2], depth: step[3], kind: kinds[step[4]],
    function: text[step[5]], text: text[step[6]], matters: step[7] === 1, raw: step,
  }));
  const objects = run.objects.map(o => ({ name: text[o[0]], type: text[o[1]], whose: o[2], depth: o[3] }));
  const cells = run.cells.map(c => ({ object: c[0], path: text[c[1]], offset: c[2] }));
  let at = -1, alive = new Set(), values = new Map(), touched = [];
  const byObject = objects.map(() => []);
  cells.forEach((cell, i) => byObject[cell.object].push(i));
  byObject.forEach(list => list.sort((a, b) => cells[a].offset - cells[b].offset));
  // Does the changes of a step; what they were before, if that is asked for.
  const apply = (step, changed) => {
    const raw = step.raw;
    for (let i = 8; i < raw.length;) {
      if (raw[i] === 2) {
        const cell = raw[i + 1];
        if (changed && !changed.some(c => c.cell === cell)) changed.push({ cell, before: values.get(cell) });
        touched[cells[cell].object] = at;
        values.set(cell, { text: text[raw[i + 2]], target: raw[i + 3] });
        i += 4;
      } else {
        touched[raw[i + 1]] = at;
        if (raw[i] === 0) alive.add(raw[i + 1]); else alive.delete(raw[i + 1]);
        if (changed && raw[i] === 0) changed.push({ object: raw[i + 1] });
        i += 2;
      }
    }
  };
  page.run = {
    steps, objects, cells, byObject, alive: () => alive, value: cell => values.get(cell),
    // The last step that made or changed an object.
    touched: object => touched[object] ?? -1,
    // Goes to a step; what it changed.
    go(to) {
      if (to < at || to === at) { at = -1; alive = new Set(); values = new Map(); touched = []; }
      const changed = [];
      while (at < to) { at += 1; apply(steps[at], at === to ? changed : null); }
      return changed;
    },
    // The calls that are open at a step, innermost last: names by depth.
    frames(to) {
      const names = [];
      let depth = steps[to].depth + 1;
      for (let i = to; i >= 0 && depth > 0; i--) {
        const step = steps[i];
        if (step.kind === "return" && step.depth < depth - 1) continue;
        if (step.depth < depth) {
          names[step.depth] = step.function;
          depth = step.depth;
        }
      }
      return names;
    },
    name: cell => objects[cells[cell].object].name + cells[cell].path,
  };
})();
