//! The programs of `examples` run and say what they should.

#[path = "../examples/c_file.rs"]
mod c_file;
#[path = "../examples/control_models/main.rs"]
mod control_models;
#[path = "../examples/engine.rs"]
mod engine;
#[path = "../examples/horn.rs"]
mod horn;
#[path = "../examples/incremental.rs"]
mod incremental;
#[path = "../examples/incremental_bmc.rs"]
mod incremental_bmc;
#[path = "../examples/interpolation.rs"]
mod interpolation;
#[path = "../examples/system.rs"]
mod system;

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
fn an_engine_of_ones_own() {
    engine::main();
    assert_eq!(engine::run(), "opened after 11 steps\n");
}

#[test]
fn scopes_and_assumptions() {
    incremental::main();
    assert_eq!(incremental::run(), "8: a at 5\n7: no plan with b at 1\n6: no plan at all\n");
}

#[test]
fn a_transition_system() {
    system::main();
    let text = system::run();
    let (safe, violated) = text.split_once("(= count 6): unsafe\n").expect("it reaches 6");
    assert!(safe.starts_with("(< count 0): safe\n") && safe.contains("define-fun .inv"), "{text}");
    assert!(violated.contains("(define-fun count () Int 6)"), "{text}");
}

#[test]
fn a_c_file_with_two_properties() {
    match c_file::verify("goto_fail.c") {
        Ok(text) => {
            assert!(text.starts_with("unsafe: "), "{text}");
            assert!(text.contains("\ndiv-by-zero: safe\n") && text.contains("goto_fail.c:"), "{text}");
            let safe = c_file::verify("two_counters.c").expect("clang is there");
            assert!(safe.starts_with("safe\nunreach-call: safe\ndiv-by-zero: safe\n"), "{safe}");
        }
        // C is read through it.
        Err(error) => assert!(error.to_string().contains("no clang was found"), "{error}"),
    }
    c_file::main();
}

#[test]
fn horn_clauses() {
    horn::main();
    let text = horn::run();
    let (safe, violated) = text.split_once("unsafe\n").expect("the second system is unsafe");
    assert!(safe.starts_with("safe\n(\n  (define-fun Loop "), "{text}");
    assert!(violated.starts_with("1: (Loop 0 0 0)") && violated.contains("false from"), "{text}");
}

#[test]
fn models_of_control() {
    // Reads the arguments of the process, which are the test runner's here.
    let _: fn() = control_models::main;
    let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ts/control");
    let files = control_models::test_files();
    for (name, text) in &files {
        let there = std::fs::read_to_string(dir.join(name)).expect("each model is a file");
        assert_eq!(there, *text, "{name} is not what the program prints");
    }
    assert_eq!(std::fs::read_dir(&dir).expect("the folder exists").count(), files.len(), "files of no model");
    assert!(control_models::run(&["driver", "8", "128", "bug"]).is_ok_and(|t| t.contains("(_ BitVec 128)")));
    assert!(control_models::run(&["driver", "8", "7"]).is_err_and(|e| e.contains("width")));
    assert!(control_models::run(&["auth", "900", "8"]).is_err_and(|e| e.contains("apart")));
    assert!(control_models::run(&["nothing", "2", "8"]).is_err_and(|e| e.contains("no model")));
    assert!(control_models::run(&["list"]).is_ok_and(|t| t.contains("handshake\n")));
}

/// What `eufonium verify` says of an example: standard output and error.
fn verify(args: &[&str], example: &str) -> (String, String) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/programs").join(example);
    let run = std::process::Command::new(env!("CARGO_BIN_EXE_eufonium"))
        .args(["verify", "--timeout=60s", "--no-run"])
        .args(args)
        .arg(path)
        .output()
        .expect("the program runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&run.stdout), text(&run.stderr))
}

#[test]
fn the_first_program_of_the_readme() {
    let (answer, messages) = verify(&["--invariants"], "two_counters.ll");
    assert!(answer.starts_with("safe\ntwo_counters.c:11:3: invariant "), "{answer}{messages}");
    assert!(answer.contains("y <= x"), "{answer}");
}

#[test]
fn the_programs_of_the_papers() {
    let table: &[(&[&str], &str, &str)] = &[
        (&[], "two_counters.c", "safe"),
        (&["--inter=summary"], "swap.c", "safe"),
        (&[], "mixed.c", "unsafe"),
        (&["--mixed", "--inter=summary"], "mixed.c", "unsafe"),
        (&[], "goto_fail.c", "unsafe"),
        (&["-D", "FIXED"], "goto_fail.c", "safe"),
        (&["--engine=euforia"], "control.c", "safe"),
    ];
    for (args, example, expected) in table {
        let (answer, messages) = verify(args, example);
        if messages.contains("no clang was found") {
            // C is read through it; the same programs as LLVM IR are in `tests/programs`.
            return;
        }
        assert_eq!(answer.trim(), *expected, "{example} {args:?}: {messages}");
    }
}
