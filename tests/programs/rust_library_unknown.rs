/* expect: unknown; property: unreach-call; a function of the library that is not there */
fn main() {
    if std::process::id() == 7 {
        panic!("seven");
    }
}
