/* expect: safe; property: unreach-call; errors are handed on */
extern "C" {
    fn __VERIFIER_nondet_int() -> i32;
}

fn int() -> i32 {
    unsafe { __VERIFIER_nondet_int() }
}

#[derive(Debug)]
enum Problem {
    Negative,
    Large,
}

fn check(x: i32) -> Result<i32, Problem> {
    match x {
        ..0 => Err(Problem::Negative),
        0..=1000 => Ok(x),
        _ => Err(Problem::Large),
    }
}

fn twice(x: i32) -> Result<i32, Problem> {
    let y = check(x)?;
    Ok(y * 2)
}

fn main() {
    match twice(int()) {
        Ok(z) => assert!(z % 2 == 0 && z <= 2000),
        Err(Problem::Negative) => {}
        Err(Problem::Large) => {}
    }
}
