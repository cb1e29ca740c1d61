use super::*;
use serde_json::Value;
use std::collections::BTreeSet;

/// A finding with everything that has to be escaped somewhere.
fn odd() -> Finding {
    let mut finding = Finding::new("a <b> & \"c\"", "unreach-call,no-overflow", Verdict::Unsafe);
    finding.files = vec!["dir x/ä.c".into(), "/abs/b.c".into()];
    finding.violated = Some("no-overflow".into());
    finding.location = Some(Location { file: "dir x/ä.c".into(), line: 12, column: 3 });
    finding.message = "100% of `a < b && c`,\nsecond: line ]]> \u{1}".into();
    finding.trace = vec![
        Step {
            location: Some(Location { file: "/abs/b.c".into(), line: 2, column: 0 }),
            depth: 1,
            text: "x = 1".into(),
            values: Named::all([("x".to_owned(), "1".to_owned())]),
        },
        Step { text: "... 4 steps".into(), ..Step::default() },
    ];
    finding.assumptions = vec!["`malloc` does not fail".into()];
    finding.sign(Some("  x = a + b;"));
    finding
}

fn all() -> Document {
    let mut safe = Finding::new("t", "unreach-call", Verdict::Safe);
    let location = Location { file: "t.c".into(), line: 4, column: 1 };
    safe.invariants = vec![Invariant { location, function: "main".into(), expression: "0 <= i".into() }];
    let mut unknown = Finding::new("t", "valid-deref", Verdict::Unknown);
    unknown.message = "timeout".into();
    let mut error = Finding::new("u", "unreach-call", Verdict::Error);
    error.message = "u.c: no such file".into();
    Document::new(1, vec![odd(), safe, unknown, error])
}

#[test]
fn json_is_read_back() {
    let document = all();
    let text = json::write(&document);
    assert_eq!(text.lines().count(), 1);
    assert_eq!(json::read(&text), Ok(document));
    for (text, part) in [("{}", "missing field"), ("[", "EOF"), (&text.replace("findings/1", "x"), "schema")]
    {
        assert!(json::read(text).unwrap_err().contains(part), "{text}");
    }
    let least = r#"{"schema":"eufonium.findings/1","version":"0","exit_code":0,
        "findings":[{"name":"x","property":"p","verdict":"safe"}]}"#;
    assert_eq!(json::read(least).unwrap().findings[0], Finding::new("x", "p", Verdict::Safe));
}

/// What the schema of SARIF 2.1.0 asks of the parts that we write: members that are required, words of enumerations, minima, and
/// (by `additionalProperties: false`) no member that is not named here.
fn sarif_part(value: &Value, kind: &str) {
    const LEVEL: &[&str] = &["none", "note", "warning", "error"];
    // Kind, required members, all members that are known: with a star a list, and the kind of its value.
    type Row = (&'static str, &'static [&'static str], &'static [(&'static str, &'static str)]);
    let table: &[Row] = &[
        ("log", &["version", "runs"], &[("$schema", "uri"), ("version", "2.1.0"), ("runs", "*run")]),
        (
            "run",
            &["tool"],
            &[
                ("tool", "tool"),
                ("invocations", "*invocation"),
                ("artifacts", "*artifact"),
                ("columnKind", "string"),
                ("results", "*result"),
            ],
        ),
        ("tool", &["driver"], &[("driver", "driver")]),
        (
            "driver",
            &["name"],
            &[
                ("name", "string"),
                ("version", "string"),
                ("semanticVersion", "string"),
                ("rules", "*descriptor"),
                ("notifications", "*descriptor"),
            ],
        ),
        (
            "descriptor",
            &["id"],
            &[("id", "string"), ("shortDescription", "message"), ("defaultConfiguration", "configuration")],
        ),
        ("configuration", &[], &[("level", "level")]),
        ("reference", &[], &[("id", "string")]),
        ("message", &["text"], &[("text", "string")]),
        (
            "invocation",
            &["executionSuccessful"],
            &[
                ("executionSuccessful", "bool"),
                ("exitCode", "natural"),
                ("toolExecutionNotifications", "*notification"),
            ],
        ),
        (
            "notification",
            &["message"],
            &[
                ("descriptor", "reference"),
                ("level", "level"),
                ("message", "message"),
                ("locations", "*location"),
                ("properties", "bag"),
            ],
        ),
        ("artifact", &[], &[("location", "artifactLocation")]),
        ("artifactLocation", &[], &[("uri", "uri")]),
        (
            "result",
            &["message"],
            &[
                ("ruleId", "string"),
                ("ruleIndex", "natural"),
                ("kind", "string"),
                ("level", "level"),
                ("message", "message"),
                ("locations", "*location"),
                ("partialFingerprints", "bag"),
                ("codeFlows", "*codeFlow"),
                ("properties", "bag"),
            ],
        ),
        ("location", &[], &[("physicalLocation", "physical"), ("message", "message")]),
        (
            "physical",
            &["artifactLocation"],
            &[("artifactLocation", "artifactLocation"), ("region", "region")],
        ),
        ("region", &["startLine"], &[("startLine", "positive"), ("startColumn", "positive")]),
        ("codeFlow", &["threadFlows"], &[("threadFlows", "*threadFlow")]),
        ("threadFlow", &["locations"], &[("locations", "*step")]),
        (
            "step",
            &[],
            &[("location", "location"), ("nestingLevel", "natural"), ("executionOrder", "natural")],
        ),
    ];
    if let Some(of) = kind.strip_prefix('*') {
        return value
            .as_array()
            .unwrap_or_else(|| panic!("{kind}: {value}"))
            .iter()
            .for_each(|v| sarif_part(v, of));
    }
    let right = match kind {
        "string" => value.is_string(),
        "uri" => value
            .as_str()
            .is_some_and(|s| s.is_ascii() && !s.contains([' ', '<', '"', '%']) || s.contains("%")),
        "bool" => value.is_boolean(),
        "natural" => value.as_u64().is_some(),
        "positive" => value.as_u64().is_some_and(|n| n > 0),
        "level" => value.as_str().is_some_and(|s| LEVEL.contains(&s)),
        "bag" => value.is_object(),
        "2.1.0" => value == "2.1.0",
        _ => {
            let (_, required, members) =
                table.iter().find(|(k, ..)| *k == kind).expect("the kind is in the table");
            let object = value.as_object().unwrap_or_else(|| panic!("{kind}: {value}"));
            for member in *required {
                assert!(object.contains_key(*member), "{kind} without {member}: {value}");
            }
            for (name, member) in object {
                let of = members.iter().find(|(n, _)| n == name);
                sarif_part(member, of.unwrap_or_else(|| panic!("{kind} has no {name}")).1);
            }
            true
        }
    };
    assert!(right, "{kind}: {value}");
}

#[test]
fn sarif_has_the_structure_of_its_schema() {
    for document in [all(), Document::new(0, vec![]), Document::new(70, vec![odd()])] {
        let log: Value = serde_json::from_str(&sarif::write(&document)).expect("it is JSON");
        sarif_part(&log, "log");
    }
    let log: Value = serde_json::from_str(&sarif::write(&all())).expect("it is JSON");
    let run = &log["runs"][0];
    assert_eq!(run["results"].as_array().map(Vec::len), Some(1));
    let result = &run["results"][0];
    assert_eq!(run["tool"]["driver"]["rules"][0]["id"], result["ruleId"]);
    assert_eq!(result["ruleId"], "no-overflow");
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "dir%20x/%C3%A4.c");
    assert_eq!(place["region"]["startLine"], 12);
    let steps = &result["codeFlows"][0]["threadFlows"][0]["locations"];
    assert_eq!(steps[0]["location"]["physicalLocation"]["artifactLocation"]["uri"], "file:///abs/b.c");
    assert_eq!(steps[1]["location"]["message"]["text"], "... 4 steps");
    let notes = run["invocations"][0]["toolExecutionNotifications"].as_array().expect("a list");
    let ids: Vec<_> = notes.iter().map(|n| n["descriptor"]["id"].as_str().expect("a name")).collect();
    assert_eq!(ids, ["assumption", "safe", "invariant", "unknown", "error"]);
    assert_eq!(run["invocations"][0]["executionSuccessful"], false);
}

/// Whether tags are balanced, attributes quoted and nothing is left unescaped.
fn is_xml(text: &str) -> Result<Vec<String>, String> {
    let (mut open, mut seen): (Vec<String>, Vec<String>) = (vec![], vec![]);
    let mut rest =
        text.strip_prefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n").ok_or("no declaration")?;
    while let Some(start) = rest.find('<') {
        let end = rest[start..].find('>').ok_or("an open tag")? + start;
        if rest[..start].contains('>') {
            return Err(format!("unescaped: {}", &rest[..start]));
        }
        let tag = &rest[start + 1..end];
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop().as_deref() != Some(name) {
                return Err(format!("{name} is not open"));
            }
        } else {
            let name = tag.split(' ').next().unwrap_or_default().to_owned();
            if tag.matches('"').count() % 2 != 0 {
                return Err(format!("quotes: {tag}"));
            }
            seen.push(name.clone());
            open.push(name);
        }
        rest = &rest[end + 1..];
    }
    let entities = text.split('&').skip(1);
    for entity in entities {
        let name = entity.split(';').next().unwrap_or_default();
        if !["amp", "lt", "gt", "quot", "apos", "#10", "#9", "#13"].contains(&name) {
            return Err(format!("entity {name}"));
        }
    }
    if text.chars().any(|c| c.is_control() && c != '\n') {
        return Err("a control character".into());
    }
    if open.is_empty() { Ok(seen) } else { Err(format!("open: {open:?}")) }
}

#[test]
fn junit_is_escaped_and_counts() {
    let text = junit::write(&all());
    let seen = is_xml(&text).unwrap_or_else(|what| panic!("{what}\n{text}"));
    assert_eq!(seen.iter().filter(|name| *name == "testcase").count(), 4);
    assert!(text.contains("<testsuites name=\"eufonium\" tests=\"4\" failures=\"1\" errors=\"2\""), "{text}");
    assert!(text.contains("name=\"a &lt;b&gt; &amp; &quot;c&quot;\""), "{text}");
    assert!(text.contains("type=\"unsafe\"") && text.contains("type=\"unknown\""), "{text}");
    for wrong in ["<a>", "<a></b>", "<a b=\"></a>", "<a>&x;</a>", "<a>></a>"] {
        let text = format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{wrong}");
        assert!(is_xml(&text).is_err(), "{wrong}");
    }
}

#[test]
fn annotations_are_one_line_each() {
    let text = github::write(&all());
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert!(
        lines[0].starts_with("::error file=dir x/ä.c,line=12,col=3,title=unsafe (no-overflow)::100%25 of"),
        "{text}"
    );
    assert!(lines[0].contains("%0Asecond: line"), "{text}");
    assert!(lines[1].starts_with("::notice ") && lines[2].starts_with("::warning "), "{text}");
    let mut comma = odd();
    comma.location = Some(Location { file: "a,b:c.c".into(), line: 1, column: 0 });
    assert!(
        github::write(&Document::new(1, vec![comma])).starts_with("::error file=a%2Cb%3Ac.c,line=1,title=")
    );
}

#[test]
fn fingerprints_forget_numbers_of_lines_only() {
    let print = |change: &dyn Fn(&mut Finding), line: Option<&str>| {
        let mut finding = odd();
        change(&mut finding);
        finding.sign(line);
        finding.fingerprint
    };
    let first = print(&|_| {}, Some("x = a + b;"));
    assert_eq!(first, odd().fingerprint);
    assert_eq!(first, print(&|f| f.location.as_mut().unwrap().line = 99, Some("\tx = a + b;")));
    assert_ne!(first, print(&|_| {}, Some("x = a - b;")));
    assert_ne!(first, print(&|f| f.violated = None, Some("x = a + b;")));
    assert_ne!(first, print(&|f| f.location.as_mut().unwrap().file = "c".into(), Some("x = a + b;")));
    // Without the text of the line the name of the problem tells violations apart.
    assert_ne!(print(&|_| {}, None), print(&|f| f.name = "other".into(), None));
}

#[test]
fn baselines_are_read_from_both_formats() {
    let document = all();
    let expected: BTreeSet<String> = odd().fingerprint.into_iter().collect();
    for text in [json::write(&document), sarif::write(&document)] {
        let old = baseline::read(&text).expect("it is a document");
        assert_eq!(old, expected);
        let mut again = document.clone();
        let known = baseline::split(&mut again, &old);
        assert_eq!((known.len(), again.findings.len()), (1, 3));
    }
    assert!(baseline::read("{}").is_err() && baseline::read("x").is_err());
}
