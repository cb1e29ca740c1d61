/* expect: safe; property: no-overflow; an index that is too large is no overflow */
extern "C" {
    fn __VERIFIER_nondet_uchar() -> u8;
}

fn byte() -> u8 {
    unsafe { __VERIFIER_nondet_uchar() }
}

fn main() {
    let a = [1, 2, 3];
    let i = byte() as usize;
    std::process::exit(a[i] + i as i32);
}
