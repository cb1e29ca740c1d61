/* expect: safe; property: unreach-call; functions of the program with names of the library */
extern "C" {
    fn __VERIFIER_nondet_uint() -> u32;
}

fn uint() -> u32 {
    unsafe { __VERIFIER_nondet_uint() }
}

mod panicking {
    #[inline(never)]
    pub fn panic(x: u32) -> u32 {
        x % 3
    }
}

#[inline(never)]
fn unwrap_failed(x: u32) -> u32 {
    x + 1
}

fn main() {
    let x = unwrap_failed(panicking::panic(uint()));
    assert!(x <= 3);
}
