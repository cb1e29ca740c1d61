// Walking the run: buttons, keys, the list of steps, of which only those in view are elements.
(() => {
  const run = page.run;
  if (!run) return;
  document.body.classList.add("walks");
  const { steps } = run, list = page.get("steps"), spacer = page.get("spacer"), now = page.get("now");
  const scrub = page.get("scrub"), all = page.get("all"), high = 24;
  let visible = [], at = 0, changes = [];
  const place = step => step.line ? step.line + (step.column ? ":" + step.column : "") : "";
  const rows = () => {
    const first = Math.max(0, Math.floor(list.scrollTop / high) - 8);
    const last = Math.min(visible.length, first + Math.ceil(list.clientHeight / high) + 16);
    const out = document.createDocumentFragment();
    for (let i = first; i < last; i++) {
      const step = steps[visible[i]];
      const line = page.make("div", `step ${step.kind}${step.matters ? "" : " dim"}${i === at ? " here" : ""}`);
      line.style.top = i * high + "px";
      line.id = "step-" + i;
      line.setAttribute("role", "option");
      line.setAttribute("aria-selected", i === at);
      line.append(page.make("span", "p", place(step)), page.make("span", "t", "  ".repeat(Math.min(step.depth, 12)) + step.text));
      line.addEventListener("click", () => go(i));
      out.append(line);
    }
    spacer.replaceChildren(out);
    list.setAttribute("aria-activedescendant", "step-" + at);
  };
  const difference = ({ cell, before }) => {
    const item = page.make("li", ""), value = run.value(cell);
    item.append(run.name(cell) + ": ");
    if (before && before.text !== "?" && before.text !== value.text) item.append(page.make("span", "old", before.text), " → ");
    item.append(page.make("b", "", value.text));
    return item;
  };
  const tell = step => {
    now.replaceChildren(page.make("div", "what", step.text));
    now.classList.toggle("violation", step.kind === "violation");
    const from = step.line ? `in ${step.function}(), line ${step.line}` : `in ${step.function}()`;
    now.append(page.make("div", "from", from));
    const told = changes.filter(c => c.cell !== undefined && run.value(c.cell).text !== "?");
    // Before the first step everything is new.
    if (step.kind === "start" || !told.length) return;
    const [{ cell, before }] = told, isNew = !before || before.text === "?";
    if (told.length === 1 && isNew && step.text === `${run.name(cell)} = ${run.value(cell).text}`) return;
    const items = page.make("ul", "");
    for (const change of told.slice(0, 6)) items.append(difference(change));
    if (told.length > 6) items.append(page.make("li", "", `and ${told.length - 6} more`));
    now.append(items);
  };
  const go = to => {
    at = Math.max(0, Math.min(to, visible.length - 1));
    const step = steps[visible[at]];
    changes = run.go(visible[at]);
    scrub.value = at;
    page.get("where").textContent = `${at + 1} / ${visible.length}`;
    page.get("first").disabled = page.get("back").disabled = at === 0;
    page.get("last").disabled = page.get("on").disabled = at === visible.length - 1;
    const top = at * high;
    if (top < list.scrollTop + high) list.scrollTop = Math.max(0, top - 3 * high);
    else if (top > list.scrollTop + list.clientHeight - 3 * high) list.scrollTop = top - list.clientHeight + 4 * high;
    rows();
    tell(step);
    if (step.source >= 0 && step.line) page.showLine(step.source, step.line);
    page.showMemory(visible[at], changes);
  };
  const choose = () => {
    const before = visible[at];
    visible = [];
    for (let i = 0; i < steps.length; i++) if (all.checked || steps[i].matters) visible.push(i);
    spacer.style.height = visible.length * high + "px";
    scrub.max = visible.length - 1;
    const near = before === undefined ? visible.length - 1 : visible.findIndex(i => i >= before);
    go(near < 0 ? visible.length - 1 : near);
  };
  // The next step that is not deeper.
  const over = way => {
    const depth = steps[visible[at]].depth;
    let to = at + way;
    while (to > 0 && to < visible.length - 1 && steps[visible[to]].depth > depth) to += way;
    go(to);
  };
  page.walk = { go, over, count: () => visible.length, at: () => at, step: () => steps[visible[at]] };
  page.goStep = step => {
    if (!visible.includes(step)) { all.checked = true; choose(); }
    go(visible.indexOf(step));
  };
  page.get("first").addEventListener("click", () => go(0));
  page.get("back").addEventListener("click", () => go(at - 1));
  page.get("on").addEventListener("click", () => go(at + 1));
  page.get("last").addEventListener("click", () => go(visible.length - 1));
  scrub.addEventListener("input", () => go(Number(scrub.value)));
  all.addEventListener("change", choose);
  list.addEventListener("scroll", rows, { passive: true });
  addEventListener("resize", () => page.showMemory(visible[at], changes));
  addEventListener("keydown", event => {
    if (page.typing(event) || event.defaultPrevented) return;
    const inPane = event.target.closest && event.target.closest("#pane, .drawing, .waves");
    const keys = {
      ArrowRight: () => event.shiftKey ? over(1) : go(at + 1), ArrowLeft: () => event.shiftKey ? over(-1) : go(at - 1),
      ArrowDown: () => go(at + 1), ArrowUp: () => go(at - 1), Home: () => go(0), End: () => go(visible.length - 1),
      PageDown: () => go(at + 10), PageUp: () => go(at - 10),
    };
    // Up and down scroll the page unless the list has the focus.
    const inList = event.target === list, sideways = /^Arrow(Left|Right)$/.test(event.key);
    if (!keys[event.key] || inPane || !inList && !sideways) return;
    event.preventDefault();
    keys[event.key]();
  });
  choose();
})();
