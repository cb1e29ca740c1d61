/* expect: unsafe; property: unreach-call; a false assertion */
extern "C" {
    fn __VERIFIER_nondet_int() -> i32;
}

fn int() -> i32 {
    unsafe { __VERIFIER_nondet_int() }
}

fn main() {
    let x = int();
    if x > 3 {
        assert!(x != 20);
    }
}
