/* expect: safe; property: unreach-call; what is printed stays as it is */
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
    println!("{y:?} {:>5}", x);
    assert!(y <= 510 && y == 2 * x as u32, "y is {}", y);
    eprintln!("done");
}
