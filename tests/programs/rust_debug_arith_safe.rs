/* expect: safe; property: unreach-call; arithmetic that wraps, is checked, saturates */
extern "C" {
    fn __VERIFIER_nondet_uchar() -> u8;
}

fn byte() -> u8 {
    unsafe { __VERIFIER_nondet_uchar() }
}

fn main() {
    let (a, b) = (byte(), byte());
    match a.checked_add(b) {
        Some(c) => assert!(c >= a),
        None => assert!(a.wrapping_add(b) < a),
    }
    assert!(a.saturating_add(b) >= a && a.saturating_sub(b) <= a);
    let (r, o) = a.overflowing_mul(b);
    assert!(o || r as u32 == a as u32 * b as u32);
    assert!(a.count_ones() <= 8 && a.leading_zeros() <= 8);
    assert_eq!(a.rotate_left(3).rotate_right(3), a);
}
