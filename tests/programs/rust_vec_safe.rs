/* expect: safe; property: unreach-call; a vector that grows */
extern "C" {
    fn __VERIFIER_nondet_uint() -> u32;
}

fn uint() -> u32 {
    unsafe { __VERIFIER_nondet_uint() }
}

fn main() {
    let mut v = Vec::new();
    let n = uint() % 7;
    for i in 0..n {
        v.push(i);
    }
    let sum: u32 = v.iter().sum();
    assert!(sum <= 15);
    assert_eq!(v.len(), n as usize);
}
