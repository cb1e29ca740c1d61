/* expect: unsafe; property: unreach-call; a range out of bounds */
extern "C" {
    fn __VERIFIER_nondet_uchar() -> u8;
}

fn byte() -> u8 {
    unsafe { __VERIFIER_nondet_uchar() }
}

fn main() {
    let a = [1u8, 2, 3, 4];
    let (i, j) = (byte() as usize, byte() as usize);
    if j <= 4 {
        let s = &a[i..j];
        assert!(s.len() <= 4);
    }
}
