/* expect: unsafe; property: valid-deref; a block of the heap is read behind its end */
extern "C" {
    fn __VERIFIER_nondet_uint() -> u32;
}

fn main() {
    let mut v: Vec<u32> = Vec::with_capacity(4);
    v.push(1);
    let i = unsafe { __VERIFIER_nondet_uint() } as usize % 5;
    let read = unsafe { *v.as_ptr().add(i) };
    std::process::exit((read == 3) as i32);
}
