/* expect: safe; property: unreach-call; an array that is sorted */
extern "C" {
    fn __VERIFIER_nondet_int() -> i32;
}

fn int() -> i32 {
    unsafe { __VERIFIER_nondet_int() }
}

fn main() {
    let mut v = [int(), int(), int()];
    v.sort();
    assert!(v[0] <= v[1] && v[1] <= v[2]);
}
