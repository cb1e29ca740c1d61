/* expect: unsafe; property: no-overflow; a sum that overflows panics */
extern "C" {
    fn __VERIFIER_nondet_int() -> i32;
}

fn int() -> i32 {
    unsafe { __VERIFIER_nondet_int() }
}

fn main() {
    let x = int();
    let y = x + 1;
    std::process::exit((y == 0) as i32);
}
