/* expect: unsafe; property: unreach-call; an index out of bounds */
extern "C" {
    fn __VERIFIER_nondet_uchar() -> u8;
}

fn byte() -> u8 {
    unsafe { __VERIFIER_nondet_uchar() }
}

fn main() {
    let v = vec![1, 2, 3];
    let i = byte() as usize;
    if i <= 3 {
        assert!(v[i] > 0);
    }
}
