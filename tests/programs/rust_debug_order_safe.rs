/* expect: safe; property: unreach-call; comparison with three results */
extern "C" {
    fn __VERIFIER_nondet_int() -> i32;
}

fn int() -> i32 {
    unsafe { __VERIFIER_nondet_int() }
}

use std::cmp::Ordering;

fn main() {
    let (a, b) = (int(), int());
    match a.cmp(&b) {
        Ordering::Less => assert!(a < b),
        Ordering::Equal => assert!(a == b),
        Ordering::Greater => assert!(a > b),
    }
    assert!(a.max(b) >= a);
}
