/* expect: unsafe; property: unreach-call; an assertion that is always false */
fn main() {
    assert!(1 == 2);
}
