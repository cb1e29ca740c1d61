/* expect: unsafe; property: unreach-call; a cell that is borrowed twice */
extern "C" {
    fn __VERIFIER_nondet_int() -> i32;
}

fn int() -> i32 {
    unsafe { __VERIFIER_nondet_int() }
}

use std::cell::RefCell;
use std::rc::Rc;

fn main() {
    let cell = Rc::new(RefCell::new(int()));
    let other = cell.clone();
    let mut value = cell.borrow_mut();
    *value &= 7;
    if *value == 5 {
        assert!(*other.borrow() == 5);
    }
}
