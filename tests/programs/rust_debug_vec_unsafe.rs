/* expect: unsafe; property: unreach-call; vectors grow by functions for all elements where nothing is optimised */
extern "C" {
    fn __VERIFIER_nondet_int() -> i32;
}

fn main() {
    let mut numbers: Vec<i32> = Vec::with_capacity(1);
    let first = unsafe { __VERIFIER_nondet_int() };
    numbers.push(first);
    numbers.push(2);
    assert!(numbers[0] == first && numbers[1] == 2 && first != 9);
}
