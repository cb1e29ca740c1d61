/* expect: unsafe; property: unreach-call; a product that overflows panics */
extern "C" {
    fn __VERIFIER_nondet_int() -> i32;
}

fn int() -> i32 {
    unsafe { __VERIFIER_nondet_int() }
}

fn square(x: i32) -> i32 {
    x * x
}

fn main() {
    let x = int();
    std::process::exit((square(x) < 0) as i32);
}
