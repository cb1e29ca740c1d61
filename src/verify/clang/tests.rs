use super::*;

#[test]
fn flags_in_order() {
    let options = ClangOptions {
        include: vec!["inc".into()],
        define: vec!["N=3".into()],
        model: DataModel::Ilp32,
        ..ClangOptions::default()
    };
    let given = arguments((Path::new("-x.c"), false, false), None, &options, Path::new("/ours"));
    assert_eq!(given[FLAGS.len()], "-fsanitize=vla-bound");
    let tail: Vec<&str> = given[FLAGS.len() + 2..].iter().map(|a| a.to_str().unwrap()).collect();
    let tail: Vec<&str> = tail.strip_prefix(MACHINE_32).expect("the machine comes first").to_vec();
    assert_eq!(
        tail,
        ["-std=gnu11", "-fgnu89-inline", "-I", "inc", "-DN=3", "-I", "/ours", "-o", "-", "./-x.c"]
    );
    let overflow = ClangOptions { properties: BTreeSet::from([CheckKind::Overflow]), ..options };
    let given = arguments((Path::new("-x.c"), false, false), None, &overflow, Path::new("/ours"));
    assert_eq!(given[FLAGS.len()], "-fsanitize=signed-integer-overflow,shift,vla-bound");
    let unit =
        Unit { directory: "/p".into(), file: "/p/a.c".into(), flags: vec!["-std=c99".into(), "-m64".into()] };
    let given = arguments((&unit.file, false, false), Some(&unit), &overflow, Path::new("/ours"));
    let tail: Vec<&str> = given[FLAGS.len() + 2..].iter().map(|a| a.to_str().unwrap()).collect();
    let tail = tail.strip_prefix(MACHINE_32).expect("the machine comes first");
    assert_eq!(tail[2..4], ["-std=c99", "-m64"]);
    assert!(tail[5].starts_with('/') && tail[5].ends_with("/inc"), "{tail:?}");
}

#[test]
fn messages_are_explained() {
    let messages = "a.c:3:4: warning: implicit declaration of function 'assert' is invalid in C99 [-W...]\n  x\n\
        a.c:4:4: warning: call to undeclared function '__VERIFIER_x'; ISO C99 ...\n\
        a.c:5:4: warning: implicit declaration of function 'assert' is invalid in C99\nb.c:1:1: warning: other";
    let expected = [("assert", "a.c:3:4"), ("__VERIFIER_x", "a.c:4:4")];
    assert_eq!(undeclared(messages), expected.map(|(n, p)| (n.to_owned(), p.to_owned())));
    let missing = "/usr/include/features.h:485:12: fatal error: 'gnu/stubs-32.h' file not found";
    assert!(missing_headers(missing, DataModel::Ilp32).contains("gcc-multilib"));
    assert_eq!(missing_headers(missing, DataModel::Lp64), "");
    assert_eq!(missing_headers("a.c:1:1: fatal error: 'my.h' file not found", DataModel::Ilp32), "");
}

#[test]
fn no_compiler() {
    assert_eq!(search(&["clang".into()], &"/nowhere:/neither".into()), None);
    let error = find(Some(Path::new("/nowhere/clang"))).unwrap_err().to_string();
    assert!(error.contains("/nowhere/clang") && error.contains("apt install clang"), "{error}");
}

#[cfg(unix)]
#[test]
fn the_first_on_the_path_that_is_a_program() {
    let headers = Headers::write().unwrap();
    let (plain, program) = (headers.folder.join("plain"), headers.folder.join("program"));
    for folder in [&plain, &program] {
        std::fs::create_dir(folder).unwrap();
        std::fs::write(folder.join("clang-12"), "").unwrap();
    }
    let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    std::fs::set_permissions(program.join("clang-12"), mode).unwrap();
    let path = std::env::join_paths([plain, program.clone()]).unwrap();
    assert_eq!(search(&["clang".into(), "clang-12".into()], &path), Some(program.join("clang-12")));
    let folder = headers.folder.clone();
    drop(headers);
    assert!(!folder.exists());
}

#[cfg(unix)]
#[test]
fn a_compiler_is_run_refuses_or_is_stopped() {
    let headers = Headers::write().unwrap();
    let script = |name: &str, text: &str| {
        let path = headers.folder.join(name);
        std::fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
        std::fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
        ClangOptions { clang: Some(path), ..ClangOptions::default() }
    };
    // Another test that starts a process at the wrong moment keeps a new script open for a moment.
    let compile = |path: &str, options: &ClangOptions| loop {
        match compile(Path::new(path), None, None, options) {
            Err(ClangError::Io { error, .. }) if error.kind() == io::ErrorKind::ExecutableFileBusy => {}
            result => break result,
        }
    };
    let compile_text = |path: &str, text: &[u8], options: &ClangOptions| loop {
        match super::compile(Path::new(path), Some(text), None, options) {
            Err(ClangError::Io { error, .. }) if error.kind() == io::ErrorKind::ExecutableFileBusy => {}
            result => break result.unwrap().text,
        }
    };
    let works = script("works", "echo module");
    assert_eq!(compile("a.c", &works).unwrap().text, b"module\n");
    let reads = script("reads", "cat");
    let module = compile_text("b.c", b"int x;", &reads);
    assert_eq!(module, b"# 1 \"b.c\"\nint x;");
    let of_gcc = script(
        "of_gcc",
        "case \"$*\" in *__malloc__*'-x c -') cat;; *) echo b.i:1:1: error: no >&2; exit 1;; esac",
    );
    assert_eq!(compile_text("b.i", b"int x;", &of_gcc), b"# 1 \"b.i\"\nint x;");
    assert!(super::compile(Path::new("b.c"), Some(b""), None, &of_gcc).is_err());
    let refuses = script("refuses", "echo a.c:1:1: error: no >&2; exit 1");
    let error = compile("a.c", &refuses).unwrap_err();
    assert!(
        matches!(&error, ClangError::Refused { messages } if messages == "a.c:1:1: error: no"),
        "{error}"
    );
    let mut sleeps = script("sleeps", "exec sleep 60");
    sleeps.stop = Stop::with_limits(Some(Duration::from_millis(20)), None);
    let begun = std::time::Instant::now();
    assert!(matches!(compile("a.c", &sleeps), Err(ClangError::Stopped)));
    assert!(begun.elapsed() < Duration::from_secs(30));
}
