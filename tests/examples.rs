//! The programs of `examples` run and say what they should.

#[path = "../examples/horn.rs"]
mod horn;
#[path = "../examples/incremental_bmc.rs"]
mod incremental_bmc;
#[path = "../examples/interpolation.rs"]
mod interpolation;

#[test]
fn bounded_model_checking() {
    incremental_bmc::main();
    assert_eq!(
        incremental_bmc::run(),
        "limit 7: bad after 6 steps: (0 0) (3 0) (6 0) (9 0) (1 1) (4 1) (7 1)\n\
         limit 8: no bad state within 3 steps\n"
    );
}

#[test]
fn annotations_by_interpolants() {
    interpolation::main();
    let text = interpolation::run();
    assert!(text.ends_with("3 annotations checked\n"), "{text}");
    let annotations: Vec<&str> = text.lines().filter(|l| l.starts_with("    {")).collect();
    assert_eq!(annotations.len(), 3, "{text}");
    for (k, annotation) in annotations.iter().enumerate() {
        let lives = |name: &str| annotation.contains(&format!("{name}{k}"));
        assert!(lives("i") && lives("copied"), "{text}");
    }
}

#[test]
fn horn_clauses() {
    horn::main();
    let text = horn::run();
    let (safe, violated) = text.split_once("unsafe\n").expect("the second system is unsafe");
    assert!(safe.starts_with("safe\n(\n  (define-fun Loop "), "{text}");
    assert!(violated.starts_with("1: (Loop 0 0 0)") && violated.contains("false from"), "{text}");
}
