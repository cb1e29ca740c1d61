/* expect: unsafe; property: div-by-zero; a division by zero panics */
extern "C" {
    fn __VERIFIER_nondet_int() -> i32;
}

fn int() -> i32 {
    unsafe { __VERIFIER_nondet_int() }
}

fn main() {
    let (a, b) = (int(), int());
    if b >= 0 {
        std::process::exit(a % b);
    }
}
