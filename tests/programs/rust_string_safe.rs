/* expect: safe; property: unreach-call; a string that is built */
extern "C" {
    fn __VERIFIER_nondet_int() -> i32;
}

fn int() -> i32 {
    unsafe { __VERIFIER_nondet_int() }
}

fn main() {
    let mut s = String::new();
    s.push('a');
    s.push_str("bc");
    if int() > 0 {
        s.push('d');
    }
    assert!(s.len() >= 3 && s.len() <= 4);
    assert!(s.as_bytes()[0] == b'a');
}
