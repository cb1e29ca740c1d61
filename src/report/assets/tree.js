// Trees whose branches are made when they are unfolded: derivations, and the calls of a run.
(() => {
  // So many at once; what lies deeper is not moved further to the right.
  const most = 100, deepest = 9;
  // `children(node)` gives nodes, `show(node)` elements for the line.
  const branch = (node, children, show, depth) => {
    const below = children(node);
    if (!below.length) {
      const leaf = page.make("div", depth > deepest ? "leaf flat" : "leaf");
      leaf.append(...show(node));
      return leaf;
    }
    const details = page.make("details", depth > deepest ? "flat" : ""), summary = page.make("summary");
    summary.append(...show(node));
    details.append(summary);
    let done = false;
    details.unfold = () => {
      if (done) return;
      done = true;
      fill(details, below, children, show, depth + 1);
    };
    details.addEventListener("toggle", () => { if (details.open) details.unfold(); });
    return details;
  };
  const fill = (home, nodes, children, show, depth = 0) => {
    for (const node of nodes.slice(0, most)) home.append(branch(node, children, show, depth));
    if (nodes.length <= most) return;
    const more = page.make("button", "more", `${nodes.length - most} more`);
    more.type = "button";
    more.addEventListener("click", () => { more.remove(); fill(home, nodes.slice(most), children, show, depth); });
    home.append(more);
  };
  // Unfolds at most so many branches.
  const unfold = (home, budget) => {
    const waiting = [...home.querySelectorAll(":scope > details")];
    while (waiting.length && budget-- > 0) {
      const details = waiting.shift();
      details.unfold();
      details.open = true;
      waiting.push(...details.querySelectorAll(":scope > details"));
    }
  };
  page.foldAll = home => { for (const details of home.querySelectorAll("details")) details.open = false; };

  const derivation = page.data.derivation, home = page.get("derivation-tree");
  if (derivation && home && derivation.steps.length) {
    const { steps, strings } = derivation;
    const show = node => {
      const [fact, clause, source, line, values] = steps[node];
      const by = page.make("span", "by", "by ");
      if (source >= 0 && line) {
        const link = page.make("a", "", strings[clause]);
        link.href = `#s${source}l${line}`;
        link.dataset.goto = `${source}:${line}`;
        by.append(link);
      } else by.append(strings[clause]);
      if (values.length) by.append(" with " + values.map(([name, value]) => `${strings[name]} = ${strings[value]}`).join(", "));
      return [page.make("b", "", strings[fact]), by];
    };
    fill(home, [steps.length - 1], node => steps[node][5], show);
    unfold(home, 60);
    page.get("unfold").addEventListener("click", () => unfold(home, 400));
    page.get("fold").addEventListener("click", () => page.foldAll(home));
  }

  const run = page.run, calls = page.get("calls");
  if (run && calls) {
    const below = new Map([[-1, []]]), open = [-1];
    run.steps.forEach((step, i) => {
      while (open.length > 1 && run.steps[open.at(-1)].depth >= step.depth) open.pop();
      if (step.kind !== "call") return;
      const outer = open.at(-1);
      if (!below.has(outer)) below.set(outer, []);
      below.get(outer).push(i);
      open.push(i);
    });
    const show = node => {
      const step = run.steps[node], go = page.make("button", "go", step.text);
      go.type = "button";
      go.addEventListener("click", event => { event.preventDefault(); page.goStep(node); });
      return [go, page.make("span", "brief", step.line ? "  line " + step.line : "")];
    };
    if (below.get(-1).length) {
      calls.hidden = false;
      fill(page.get("call-tree"), below.get(-1), node => below.get(node) || [], show);
    }
  }
})();
