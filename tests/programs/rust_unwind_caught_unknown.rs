/* expect: unknown; property: no-overflow; a run that goes on behind a panic */
extern "C" {
    fn __VERIFIER_nondet_int() -> i32;
}

fn int() -> i32 {
    unsafe { __VERIFIER_nondet_int() }
}

fn main() {
    let found = std::panic::catch_unwind(|| {
        assert!(int() != 3);
    });
    std::process::exit(if found.is_err() { int() + 1 } else { 0 });
}
