/* expect: safe; property: unreach-call; enums with fields */
extern "C" {
    fn __VERIFIER_nondet_uint() -> u32;
}

fn uint() -> u32 {
    unsafe { __VERIFIER_nondet_uint() }
}

enum Shape {
    Circle(u32),
    Rect { w: u32, h: u32 },
    Nothing,
}

fn area(shape: &Shape) -> u32 {
    match shape {
        Shape::Circle(r) => 3 * r * r,
        Shape::Rect { w, h } => w * h,
        Shape::Nothing => 0,
    }
}

fn main() {
    let n = uint() % 100;
    let shape = match uint() % 3 {
        0 => Shape::Circle(n),
        1 => Shape::Rect { w: n, h: 2 },
        _ => Shape::Nothing,
    };
    assert!(area(&shape) <= 29403);
}
