//! Pages as text: what is escaped, what is there, how large they are.

use super::model::{
    Cell, Change, Clause, Derivation, Figures, Formula, Graph, Inference, Note, NoteKind, Object, Page,
    Place, Predicate, Run, Signal, Source, Step, StepKind, Verdict, Wave, Whose,
};
use super::{html, json};

/// Text that does harm where it is not escaped.
const EVIL: &str = "</script><script>alert(1)</script><!-- \"'& <img src=x onerror=alert(2)> \u{2028}";

fn step(line: u32, text: &str, changes: Vec<Change>) -> Step {
    Step {
        at: Some(Place { source: 0, line, column: 3 }),
        function: "main".into(),
        depth: 0,
        kind: StepKind::Assign,
        text: text.into(),
        matters: true,
        changes,
    }
}

/// A page with every section, all text of which is this one.
fn full(text: &str) -> Page {
    let t = || text.to_owned();
    let at = Some(Place { source: 0, line: 1, column: 1 });
    let note = |kind| Note { line: 1, column: 1, kind, text: t() };
    let object = Object { name: t(), ty: t(), whose: Whose::Heap, depth: 0 };
    let cell = Cell { object: 0, offset: 0, path: t() };
    let changes = vec![Change::Made(0), Change::Set(0, t(), Some(0)), Change::Gone(0)];
    Page {
        title: t(),
        verdict: Verdict::Unsafe,
        word: t(),
        headline: t(),
        remarks: vec![t()],
        facts: vec![(t(), t())],
        sources: vec![Source {
            name: t(),
            text: format!("{text}\n{text}\n"),
            notes: [NoteKind::Violated, NoteKind::Invariant, NoteKind::Proved, NoteKind::Open]
                .map(note)
                .into(),
        }],
        run: Some(Run {
            steps: vec![step(1, text, changes)],
            objects: vec![object],
            cells: vec![cell],
            left_out: 1,
        }),
        formulas: vec![Formula { name: t(), at, parts: vec![t()], remark: t() }],
        graph: Some(Graph {
            predicates: vec![Predicate {
                name: t(),
                arguments: vec![(t(), t())],
                interpretation: Some(vec![t()]),
            }],
            clauses: vec![Clause { body: vec![0, 0], head: Some(0), at, constraint: t() }],
        }),
        derivation: Some(Derivation {
            steps: vec![Inference { fact: t(), clause: t(), at, values: vec![(t(), t())], premises: vec![] }],
        }),
        wave: Some(Wave {
            signals: vec![Signal { name: t(), sort: t(), values: vec![t()], ..Signal::default() }],
            length: 1,
        }),
        assumptions: vec![t()],
        limits: vec![(t(), t())],
        figures: Figures {
            verdicts: vec![(t(), t())],
            counts: vec![(t(), 7)],
            times: vec![(t(), 0.5)],
            seconds: Some(1.0),
            memory: Some(2_000_000),
        },
    }
}

#[test]
fn what_users_write_is_harmless() {
    let (plain, evil) = (html(&full("x")), html(&full(EVIL)));
    for tag in ["<script", "</script", "<img", "<!--", "onerror=alert(2)>"] {
        assert_eq!(evil.matches(tag).count(), plain.matches(tag).count(), "{tag}");
    }
    // In attributes quotes do not end the value.
    assert!(!evil.contains("title=\"</") && !evil.contains("\"'&"), "{evil}");
}

#[test]
fn data_is_what_was_put_in() {
    let value = serde_json::json!({ "text": EVIL });
    let text = json::embedded(&value);
    assert!(!text.contains(['<', '>', '&', '\u{2028}']), "{text}");
    assert_eq!(serde_json::from_str::<serde_json::Value>(&text).unwrap(), value);
}

#[test]
fn sections_are_there_if_there_is_something_in_them() {
    let (full, empty) = (html(&full("x")), html(&Page::default()));
    for id in ["source", "run", "calls", "wave", "derivation-tree", "memory", "p0", "s0l1"] {
        let id = format!(" id=\"{id}\"");
        assert!(full.contains(&id) && !empty.contains(&id), "{id}");
    }
    assert!(empty.contains("unknown") && empty.contains("id=\"theme\""));
}

#[test]
fn nothing_is_loaded_from_elsewhere() {
    let page = html(&full("x"));
    for word in [" src=", "<link", "url(http", "@import", "fetch(", "XMLHttp", "import("] {
        assert!(!page.contains(word), "{word}");
    }
    let addresses = page.matches("http://").count() + page.matches("https://").count();
    assert_eq!(addresses, page.matches("http://www.w3.org/2000/svg").count(), "only the name of SVG");
}

#[test]
fn lines_have_their_numbers() {
    let text: String = (1..=250).map(|i| format!("line {i}\n")).collect();
    let notes = vec![
        Note { line: 201, column: 1, kind: NoteKind::Proved, text: "a".into() },
        Note { line: 201, column: 5, kind: NoteKind::Violated, text: "b".into() },
    ];
    let source = Source { name: "x.c".into(), text, notes };
    let page = html(&Page { sources: vec![source], ..Page::default() });
    for start in ["counter-reset:l 0", "counter-reset:l 100", "counter-reset:l 200"] {
        assert_eq!(page.matches(start).count(), 1, "{start}");
    }
    // On an element within the chunk: what a chunk sets on itself its lines do not see.
    assert!(page.contains("px\"><div style=\"counter-reset:l 100\">"), "{page}");
    // The violation stands first, the check that holds is a mark.
    assert!(page.contains("class=\"l has violated\" id=\"s0l201\""), "{page}");
    assert!(page.contains("title=\"proved: a\""));
}

#[test]
fn large_pages_stay_small() {
    let text: String =
        (0..10_000).map(|i| format!("    sum = sum + table[{i}].value; /* {i} */\n")).collect();
    let step =
        |i: usize| step(1 + i as u32, &format!("sum = {i}"), vec![Change::Set(0, i.to_string(), None)]);
    let object = Object { name: "sum".into(), ty: "int".into(), whose: Whose::Local, depth: 0 };
    let cell = Cell { object: 0, offset: 0, path: String::new() };
    let page = Page {
        sources: vec![Source { name: "x.c".into(), text, notes: vec![] }],
        run: Some(Run {
            steps: (0..10_000).map(step).collect(),
            objects: vec![object],
            cells: vec![cell],
            left_out: 0,
        }),
        ..Page::default()
    };
    let size = html(&page).len();
    assert!(size < 2_000_000, "{size}");
}
