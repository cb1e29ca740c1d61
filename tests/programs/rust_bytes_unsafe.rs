/* expect: unsafe; property: unreach-call; a vector of bytes grows by a function that the library has an instance of */
extern "C" {
    fn __VERIFIER_nondet_uchar() -> u8;
}

fn main() {
    let mut bytes: Vec<u8> = Vec::new();
    let first = unsafe { __VERIFIER_nondet_uchar() };
    bytes.push(first);
    for i in 0..20 {
        bytes.push(i);
    }
    assert!(bytes[0] != 7 && bytes[20] == 19 && bytes.len() == 21);
    let mut text = String::from("ab");
    text.push('c');
    text.push_str("de");
    assert!(text.len() == 5 && text.as_bytes()[4] == b'e');
}
