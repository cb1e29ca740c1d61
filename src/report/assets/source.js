// Lines of the source: finding them, and their colours, a chunk when it is seen.
(() => {
  const pane = page.get("pane");
  const words = "alignas|auto|bool|break|case|catch|char|class|const|constexpr|continue|default|delete|do|double|else|enum|extern|false|float|for|goto|if|inline|int|long|namespace|new|nullptr|NULL|private|public|register|restrict|return|short|signed|sizeof|static|struct|switch|template|this|throw|true|try|typedef|typename|union|unsigned|using|virtual|void|volatile|while|_Bool|u?int\\d+_t|size_t";
  const languages = {
    c: new RegExp(`(\\/\\/.*|\\/\\*.*?(?:\\*\\/|$)|^\\s*\\*.*)|("(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*')|\\b((?:${words})\\b)|(^\\s*#\\s*\\w+)|\\b(0x[\\da-fA-F]+|\\d[\\d.]*[uUlLfF]*)\\b`, "g"),
    smt: /(;.*)|("[^"]*"|\|[^|]*\|)|(?<=\()((?:assert|declare-[\w-]+|define-[\w-]+|set-[\w-]+|check-sat|get-[\w-]+|forall|exists|let|and|or|not|ite|rule|query)(?=[\s)]))|(:[\w-]+)|(?<=[\s(])(#[xb][\da-fA-F]+|\d[\d.]*)(?=[\s)])/g,
    llvm: /(;.*)|("[^"]*")|\b((?:define|declare|load|store|call|br|ret|phi|alloca|getelementptr|icmp|add|sub|mul|input|state|next|init|bad|constraint|sort|bitvec|array|constd?|ite|and|or|not|eq|ulte?|slte?)\b)|([%@!][\w.$-]+)|\b(i\d+|\d+)\b/g,
  };
  const kinds = ["m", "s", "k", "k", "n"];
  // Puts coloured pieces in the place of a text.
  const colour = (element, rule) => {
    const node = element.firstChild;
    if (!node || node.nodeType !== Node.TEXT_NODE) return;
    const text = node.data, out = document.createDocumentFragment();
    let last = 0;
    for (const match of text.matchAll(rule)) {
      if (match.index > last) out.append(text.slice(last, match.index));
      out.append(page.make("span", kinds[match.slice(1).findIndex(part => part !== undefined)], match[0]));
      last = match.index + match[0].length;
    }
    if (last === 0) return;
    out.append(text.slice(last));
    node.replaceWith(out);
  };
  const colourChunk = chunk => {
    const rule = languages[chunk.parentElement.dataset.language];
    if (!rule) return;
    // Comments of several lines: those that begin in an earlier chunk are not known.
    let inside = false;
    for (const line of chunk.firstElementChild.children) {
      const home = line.querySelector(".c") || line, text = home.textContent;
      if (rule === languages.c && inside) {
        const end = text.indexOf("*/");
        inside = end < 0;
        if (!inside) { home.replaceChildren(page.make("span", "m", text.slice(0, end + 2)), text.slice(end + 2)); continue; }
        home.replaceChildren(page.make("span", "m", text));
        continue;
      }
      colour(home, rule);
      if (rule === languages.c) {
        const start = text.lastIndexOf("/*");
        inside = start >= 0 && text.indexOf("*/", start) < 0 && !/\/\/.*\/\*/.test(text);
      }
    }
  };
  if (pane && "IntersectionObserver" in window) {
    const watcher = new IntersectionObserver(entries => {
      for (const entry of entries) if (entry.isIntersecting) {
        watcher.unobserve(entry.target);
        colourChunk(entry.target);
      }
    }, { root: pane, rootMargin: "400px" });
    for (const chunk of pane.querySelectorAll(".chunk")) watcher.observe(chunk);
  }
  const files = pane ? [...pane.querySelectorAll(".file")] : [];
  const lineOf = (source, line) => {
    const chunks = files[source] && files[source].querySelectorAll(".chunk");
    const chunk = chunks && chunks[Math.floor((line - 1) / 100)];
    return chunk && chunk.firstElementChild.children[(line - 1) % 100];
  };
  let current = null;
  // Marks a line as the current one and shows it; scrolls nothing but the pane.
  page.showLine = (source, line) => {
    if (current) { current.classList.remove("current"); current.removeAttribute("aria-current"); }
    current = lineOf(source, line) || null;
    if (!current) return;
    current.classList.add("current");
    current.setAttribute("aria-current", "true");
    files[source].open = true;
    reveal();
    // What was not laid out before may have another height than was guessed.
    requestAnimationFrame(() => requestAnimationFrame(reveal));
  };
  const reveal = () => {
    if (!current) return;
    const box = current.getBoundingClientRect(), frame = pane.getBoundingClientRect();
    // Of the pane, what can be seen without scrolling the page, if that is enough.
    const bottom = innerHeight - frame.top > 160 ? Math.min(frame.bottom, innerHeight) : frame.bottom;
    if (box.top < frame.top + 48 || box.bottom > bottom - 24) {
      pane.scrollTop += box.top - frame.top - (bottom - frame.top) * 0.4;
    }
  };
  document.addEventListener("click", event => {
    const link = event.target.closest && event.target.closest("[data-goto]");
    if (!link) return;
    event.preventDefault();
    const [source, line] = link.dataset.goto.split(":").map(Number);
    page.showLine(source, line);
    pane.scrollIntoView({ block: "nearest" });
  });
  const marked = pane && (pane.querySelector(".l.violated") || pane.querySelector(".l.invariant"));
  if (marked && marked.offsetTop > pane.clientHeight) pane.scrollTop = marked.offsetTop - pane.clientHeight / 2;
})();
