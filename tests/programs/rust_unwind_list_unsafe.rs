/* expect: unsafe; property: unreach-call; a list of boxes */
extern "C" {
    fn __VERIFIER_nondet_uint() -> u32;
}

fn uint() -> u32 {
    unsafe { __VERIFIER_nondet_uint() }
}

struct Node {
    value: i32,
    next: Option<Box<Node>>,
}

fn main() {
    let mut head: Option<Box<Node>> = None;
    for i in 0..uint() % 5 {
        head = Some(Box::new(Node { value: i as i32, next: head }));
    }
    let (mut sum, mut place) = (0, &head);
    while let Some(node) = place {
        sum += node.value;
        place = &node.next;
    }
    assert!(sum < 6);
}
