/* expect: safe; property: unreach-call; runs start in the main of the program, behind the library */
extern "C" {
    fn __VERIFIER_nondet_int() -> i32;
}

fn int() -> i32 {
    unsafe { __VERIFIER_nondet_int() }
}

fn main() {
    let x = int();
    if x > 3 && x < 1000 {
        assert!(x * x > 9);
    }
}
