/* expect: unsafe; property: unreach-call; methods through tables, with landing pads */
extern "C" {
    fn __VERIFIER_nondet_int() -> i32;
    fn __VERIFIER_nondet_uint() -> u32;
}

fn int() -> i32 {
    unsafe { __VERIFIER_nondet_int() }
}

fn uint() -> u32 {
    unsafe { __VERIFIER_nondet_uint() }
}

trait Source {
    fn next(&self) -> u32;
}

struct Bounded(u32);
struct Fixed;

impl Source for Bounded {
    fn next(&self) -> u32 {
        self.0 % 10
    }
}

impl Source for Fixed {
    fn next(&self) -> u32 {
        10
    }
}

fn main() {
    let source: Box<dyn Source> = if int() > 0 { Box::new(Bounded(uint())) } else { Box::new(Fixed) };
    assert!(source.next() < 10);
}
