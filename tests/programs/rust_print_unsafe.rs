/* expect: unsafe; property: unreach-call; a message with arguments */
extern "C" {
    fn __VERIFIER_nondet_uchar() -> u8;
}

fn byte() -> u8 {
    unsafe { __VERIFIER_nondet_uchar() }
}

fn main() {
    let x = byte();
    println!("x = {}", x);
    let y = x as u32 * 2;
    assert!(y < 510, "y is {}", y);
}
