//! Smaller programs on which a disagreement persists: parts are left out one after another, larger ones first, until none can
//! (Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", 2002, without its halves).

use super::compare::Finding;
use super::program::{Points, Program, Statement};

/// The finding with a smaller program; `still` says whether a candidate shows it. At most so many candidates are tried.
pub fn shrink(finding: &Finding, mut tries: usize, still: &dyn Fn(&Finding) -> bool) -> Finding {
    let mut best = finding.clone();
    if let Points::Assert { point, .. } = &finding.points {
        for function in &mut best.program.functions {
            keep_point(&mut function.body, *point);
        }
    }
    loop {
        let mut changed = false;
        let mut number = 0;
        while tries > 0 {
            let Some(program) = candidate(&best.program, number) else { break };
            let smaller = Finding { program, ..best.clone() };
            tries -= 1;
            if still(&smaller) {
                best = smaller;
                changed = true;
            } else {
                number += 1;
            }
        }
        if !changed || tries == 0 {
            return best;
        }
    }
}

fn keep_point(body: &mut Vec<Statement>, point: usize) {
    body.retain(|s| !matches!(s, Statement::Observe { point: p, .. } if *p != point));
    for statement in body {
        if let Statement::Block { body, .. } = statement {
            keep_point(body, point);
        }
    }
}

/// The program without its part of this number, if there are so many.
fn candidate(program: &Program, mut number: usize) -> Option<Program> {
    let mut smaller = program.clone();
    for i in (0..program.functions.len()).rev() {
        if program.functions[i].name != "@main" {
            if number == 0 {
                smaller.functions.remove(i);
                return Some(smaller);
            }
            number -= 1;
        }
    }
    for function in smaller.functions.iter_mut().rev() {
        if leave_out(&mut function.body, &mut number) {
            return Some(smaller);
        }
    }
    if number < program.globals.len() {
        smaller.globals.remove(number);
        return Some(smaller);
    }
    number -= program.globals.len();
    if number < program.outside.len() {
        smaller.outside.remove(number);
        return Some(smaller);
    }
    number -= program.outside.len();
    if number < program.externals.len() {
        smaller.externals.remove(number);
        return Some(smaller);
    }
    None
}

/// Takes out the statement of this number, the last ones first; a block may also be replaced by what it holds.
fn leave_out(body: &mut Vec<Statement>, number: &mut usize) -> bool {
    for i in (0..body.len()).rev() {
        if matches!(body[i], Statement::Fixed(_)) {
            continue;
        }
        if *number == 0 {
            body.remove(i);
            return true;
        }
        *number -= 1;
        if let Statement::Block { body: inner, .. } = &mut body[i] {
            if *number == 0 {
                let inner = std::mem::take(inner);
                body.splice(i..=i, inner);
                return true;
            }
            *number -= 1;
            if leave_out(inner, number) {
                return true;
            }
        }
    }
    false
}
