//! Pages: written for every kind of problem, for long runs and large programs, opened in a browser if there is one.
//!
//! The browser opens all pages at the width of a phone; a function of the pages walks the run, folds the tree and switches the theme, and
//! says what it saw. Without Chromium on the path that part says so and is skipped.

#[path = "support/folder.rs"]
mod folder;
#[allow(dead_code, unused_imports, reason = "only the text of its programs is wanted")]
#[path = "../examples/growth.rs"]
mod growth;

use folder::Folder;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The width of the frames.
const PHONE: u32 = 400;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Runs the binary at the root of the repository; what it wrote.
fn run(args: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_eufonium"))
        .args(args)
        .current_dir(root())
        .output()
        .expect("the binary runs");
    let said =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (output.status.code(), said)
}

/// The page of a run.
fn page(folder: &Folder, name: &str, code: i32, args: &[&str]) -> String {
    let path = folder.path(&format!("{name}.html"));
    let all: Vec<&str> = args.iter().copied().chain(["--report", &path]).collect();
    let (found, said) = run(&all);
    assert_eq!(found, Some(code), "{args:?}: {said}");
    fs::read_to_string(&path).expect("the page was written")
}

/// Whether there is a compiler for C.
fn has_clang() -> bool {
    Command::new("clang").arg("--version").output().is_ok()
        || (11..30).any(|n| Command::new(format!("clang-{n}")).arg("--version").output().is_ok())
}

/// A program whose only run to the error has more than ten thousand steps.
const DEEP: &str = "extern void reach_error(void);
extern int nondet(void);
static unsigned hash;
static int table[16];
static void put(int key) {
    unsigned slot = (unsigned)key & 15u;
    table[slot] = key;
    hash = hash * 31u + (unsigned)key;
}
int main(void) {
    int n = nondet();
    if (n != 77)
        return 0;
    for (int i = 0; i < 2500; i++) {
        put(i);
        if (i % 3 == 0)
            hash ^= 5u;
    }
    if (hash != 0)
        reach_error();
    return 0;
}
";

/// A program of about ten thousand lines with one error.
fn large() -> String {
    let text = growth::program(10_000);
    let wrong = text.replace("if (table_5.count < 0)", "if (table_5.count > 0)");
    assert!(wrong != text && text.lines().count() > 9_000);
    wrong
}

/// The data of a page.
fn data(page: &str) -> Value {
    let begin = "<script id=\"data\" type=\"application/json\">";
    let start = page.find(begin).expect("a page has data") + begin.len();
    let end = page[start..].find("</script>").expect("the data ends") + start;
    serde_json::from_str(&page[start..end]).expect("the data is JSON")
}

/// The texts of the steps that matter.
fn steps(page: &str) -> Vec<String> {
    let data = data(page);
    let run = &data["run"];
    let text = |step: &Value| run["strings"][step[6].as_u64().unwrap() as usize].as_str().unwrap().to_owned();
    run["steps"].as_array().unwrap().iter().filter(|step| step[7] == 1).map(text).collect()
}

#[test]
fn parts_of_objects_have_names() {
    let folder = Folder::new();
    let page = page(&folder, "names", 1, &["verify", "--no-run", "tests/programs/names_of_parts_unsafe.ll"]);
    let steps = steps(&page);
    for expected in ["copy = tab[1]", "tab[1].key = 7", "heap#2.next = heap#1", "p = heap#2"] {
        assert!(steps.iter().any(|step| step == expected), "{expected}: {steps:#?}");
    }
    assert_eq!(steps.last().map(String::as_str), Some("reach_error() is called"));
    // The source lies beside the module.
    assert!(page.contains("struct node { int val; struct node *next; };"));
    let (_, said) = run(&["verify", "--no-run", "tests/programs/names_of_parts_unsafe.ll"]);
    assert!(said.contains("tab[1].tags[1] = 1") && !said.contains("[byte"), "{said}");
}

#[test]
fn certificates_have_pages() {
    let folder = Folder::new();
    let (certificate, out) = (folder.path("c"), folder.path("page.html"));
    let table = [
        ("examples/counters.smt2", "safe", "id=\"p0\""),
        ("examples/off_by_one.smt2", "unsafe", "id=\"derivation-tree\""),
        ("tests/ts/counter_unsafe.vmt", "unsafe", "id=\"waves\""),
        ("tests/ts/counter_safe.btor2", "safe", "In every state that can be reached"),
    ];
    for (problem, verdict, section) in table {
        run(&["solve", "--output", &certificate, problem]);
        let (code, said) = run(&["report", problem, &certificate, "--output", &out]);
        assert_eq!((code, said.as_str()), (Some(0), "valid\n"), "{problem}");
        let page = fs::read_to_string(&out).expect("the page was written");
        assert!(page.contains(&format!("<title>{verdict}: {problem}</title>")), "{problem}");
        assert!(page.contains(section), "{problem}");
        fs::remove_file(&out).expect("it is ours");
    }
    // A proof has what it needs, and no more, as the README shows it.
    run(&["solve", "--output", &certificate, "examples/counters.smt2"]);
    let proof = fs::read_to_string(&certificate).expect("it was written");
    assert!(proof.contains("    (and (<= A1 (* 2 A2)) (= (* 2 A0) A1)))\n"), "{proof}");
    // What is wrong has no page.
    fs::write(&certificate, "((define-fun Loop ((A Int) (B Int) (C Int)) Bool false))").unwrap();
    let (code, _) = run(&["report", "examples/counters.smt2", &certificate, "--output", &out]);
    assert_eq!((code, Path::new(&out).exists()), (Some(1), false));
}

#[test]
fn several_properties_have_one_page() {
    let folder = Folder::new();
    let args = [
        "verify",
        "--no-run",
        "--property=unreach-call,no-overflow",
        "tests/programs/names_of_parts_unsafe.ll",
    ];
    let page = page(&folder, "several", 1, &args);
    assert!(page.contains("class=\"tag unsafe\"") && page.contains("no-overflow"), "{page}");
}

#[test]
fn runs_that_are_cut_off_have_pages() {
    if !has_clang() {
        println!("skipped: no clang");
        return;
    }
    let folder = Folder::new();
    folder.file("large.c", growth::program(10_000));
    // Too little for anything, enough for the compiler; much of what is done until then looks at no clock.
    let page = page(&folder, "cut", 6, &["verify", "--timeout=800ms", &folder.path("large.c")]);
    assert!(page.contains("There is no answer: timeout.") && page.contains("struct item_5"), "{page}");
}

#[test]
fn sources_are_harmless() {
    let folder = Folder::new();
    let problem = folder.path("evil.smt2");
    let text = "(set-logic HORN)(declare-fun |</script><img src=x onerror=alert(1)>| (Int) Bool)
        ; </script><!-- <script>alert(2)</script>
        (assert (|</script><img src=x onerror=alert(1)>| 0))
        (assert (forall ((|</script>| Int)) (=> (|</script><img src=x onerror=alert(1)>| |</script>|) false)))
        (check-sat)";
    fs::write(&problem, text).expect("the temporary folder is writable");
    let page = page(&folder, "evil", 1, &["verify", &problem]);
    assert!(!page.contains("<img") && !page.contains("<!--"), "{page}");
    assert_eq!((page.matches("<script").count(), page.matches("</script>").count()), (2, 2));
}

/// The browser, if there is one.
fn chromium() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    std::env::split_paths(&path).flat_map(|dir| names.map(|name| dir.join(name))).find(|file| file.is_file())
}

fn attribute(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;")
}

/// What the pages say of themselves, each in a frame as wide as a phone.
fn look(browser: &Path, folder: &Folder, pages: &[(&str, String)]) -> Vec<Value> {
    let frames: String = pages
        .iter()
        .map(|(_, page)| {
            format!("<iframe width={PHONE} height=900 srcdoc=\"{}\"></iframe>\n", attribute(page))
        })
        .collect();
    let script = "addEventListener('load', () => {
        const out = document.createElement('pre');
        out.id = 'out';
        const seen = [...document.querySelectorAll('iframe')].map(frame => {
            try { return frame.contentWindow.eufonium.selftest(); } catch (error) { return { errors: [String(error)] }; }
        });
        out.textContent = JSON.stringify(seen);
        document.body.replaceChildren(out);
    });";
    let wrapper = folder.path("wrapper.html");
    fs::write(
        &wrapper,
        format!("<!doctype html><meta charset=utf-8><body>{frames}<script>{script}</script>"),
    )
    .expect("the temporary folder is writable");
    let (dom, log) = (folder.path("dom"), folder.path("log"));
    let mut child = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--enable-logging=stderr"])
        .args(["--virtual-time-budget=20000", "--dump-dom"])
        .arg(format!("--user-data-dir={}", folder.path("profile")))
        .arg(format!("file://{wrapper}"))
        .stdout(fs::File::create(&dom).expect("it is ours"))
        .stderr(fs::File::create(&log).expect("it is ours"))
        .stdin(Stdio::null())
        .spawn()
        .expect("the browser starts");
    let begun = Instant::now();
    while child.try_wait().expect("it is ours").is_none() {
        assert!(begun.elapsed() < Duration::from_secs(180), "the browser does not end");
        std::thread::sleep(Duration::from_millis(50));
    }
    let log = String::from_utf8_lossy(&fs::read(&log).expect("it is ours")).into_owned();
    let said: Vec<&str> = log.lines().filter(|line| line.contains("CONSOLE")).collect();
    assert!(said.is_empty(), "{said:#?}");
    let dom = fs::read_to_string(&dom).expect("it is text");
    let begin = "<pre id=\"out\">";
    let start = dom.find(begin).unwrap_or_else(|| panic!("no answer: {log}")) + begin.len();
    let end = dom[start..].find("</pre>").expect("the answer ends") + start;
    let text = dom[start..end].replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    serde_json::from_str(&text).expect("the answer is JSON")
}

#[test]
fn pages_work_in_a_browser() {
    let Some(browser) = chromium() else {
        println!("skipped: no Chromium on the path");
        return;
    };
    let folder = Folder::new();
    let mut pages = vec![
        (
            "names",
            page(&folder, "names", 1, &["verify", "--no-run", "tests/programs/names_of_parts_unsafe.ll"]),
        ),
        ("safe", page(&folder, "safe", 0, &["verify", "--invariants", "examples/programs/two_counters.ll"])),
        ("sat", page(&folder, "sat", 0, &["solve", "examples/counters.smt2"])),
        ("unsat", page(&folder, "unsat", 0, &["solve", "examples/off_by_one.smt2"])),
        ("system", page(&folder, "system", 1, &["verify", "tests/ts/counter_unsafe.btor2"])),
    ];
    if has_clang() {
        folder.file("deep.c", DEEP);
        folder.file("large.c", large());
        let files = ["examples/programs/goto_fail.c", &folder.path("deep.c"), &folder.path("large.c")];
        for (name, file) in ["goto", "deep", "large"].into_iter().zip(files) {
            pages.push((name, page(&folder, name, 1, &["verify", "--no-run", file])));
        }
    } else {
        println!("skipped: no clang for programs in C");
    }
    for (name, page) in &pages {
        assert!(page.len() < 2_000_000, "{name}: {} bytes", page.len());
    }
    let seen = look(&browser, &folder, &pages);
    assert_eq!(seen.len(), pages.len());
    for ((name, _), seen) in pages.iter().zip(&seen) {
        assert_eq!(seen["errors"], serde_json::json!([]), "{name}");
        assert_eq!((&seen["width"], &seen["wide"]), (&PHONE.into(), &0.into()), "{name}: {seen:#}");
        for theme in ["auto", "light", "dark"] {
            assert_eq!(
                seen["themes"][theme],
                serde_json::json!([]),
                "{name}: too little contrast in {theme}"
            );
        }
        match *name {
            "names" | "goto" | "deep" | "large" => {
                assert_eq!(
                    (&seen["walked"], &seen["same"]),
                    (&true.into(), &true.into()),
                    "{name}: {seen:#}"
                );
                assert_eq!(seen["end"], "reach_error() is called");
                assert!(seen["lines"].as_u64() > Some(2), "{name}: {seen:#}");
                assert!(seen["all"].as_u64() >= seen["steps"].as_u64(), "{name}: {seen:#}");
                assert_eq!(seen["verdict"], "unsafe");
                assert!(*name != "deep" || seen["steps"].as_u64() > Some(10_000), "{seen:#}");
            }
            "safe" => {
                let notes = seen["notes"].to_string();
                assert!(notes.contains("invariant 1 <= x && 0 <= y && y <= x"), "{notes}");
            }
            "unsat" => assert_eq!((&seen["folded"], &seen["unfolded"]), (&0.into(), &2.into()), "{seen:#}"),
            "system" => assert_eq!((&seen["wave"], &seen["signals"]), (&6.into(), &1.into()), "{seen:#}"),
            _ => assert_eq!(seen["verdict"], "safe"),
        }
    }
}
