/* expect: safe; property: valid-deref; blocks of the heap are read up to their ends */
extern "C" {
    fn __VERIFIER_nondet_uint() -> u32;
}

fn main() {
    let mut v: Vec<u32> = vec![1, 2, 3];
    v.push(4);
    let i = unsafe { __VERIFIER_nondet_uint() } as usize % 4;
    let read = unsafe { *v.as_ptr().add(i) };
    std::process::exit((read == 3) as i32);
}
