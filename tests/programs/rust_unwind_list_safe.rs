/* expect: safe; property: unreach-call; a list of boxes */
extern "C" {
    fn __VERIFIER_nondet_uint() -> u32;
}

fn uint() -> u32 {
    unsafe { __VERIFIER_nondet_uint() }
}

enum List {
    Nil,
    Cons(u32, Box<List>),
}

fn sum(list: &List) -> u32 {
    match list {
        List::Nil => 0,
        List::Cons(head, tail) => head + sum(tail),
    }
}

fn main() {
    let n = uint() % 4;
    let mut list = List::Nil;
    for i in 0..n {
        list = List::Cons(i, Box::new(list));
    }
    assert!(sum(&list) <= 3);
}
