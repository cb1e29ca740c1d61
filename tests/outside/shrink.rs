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
    number -= program.externals.len();
    for function in smaller.functions.iter_mut().rev() {
        if simplify(&mut function.body, &mut number) {
            return Some(smaller);
        }
    }
    None
}

/// Puts a zero, or what is behind its first operator, in place of the parenthesis of this number.
fn simplify(body: &mut [Statement], number: &mut usize) -> bool {
    body.iter_mut().any(|statement| match statement {
        Statement::Line(text) | Statement::Fixed(text) => simplify_text(text, number),
        Statement::Observe { guard, .. } => simplify_text(guard, number),
        Statement::Block { head, body, .. } => simplify_text(head, number) || simplify(body, number),
    })
}

fn simplify_text(text: &mut String, number: &mut usize) -> bool {
    let starts: Vec<usize> = text.match_indices('(').map(|(i, _)| i).collect();
    for start in starts {
        let Some(end) = closing(text, start) else { continue };
        let inner = text[start + 1..end].to_string();
        // `0` is as small as it gets.
        let mut smaller = vec![];
        if inner != "0" && !inner.is_empty() {
            smaller.push("(0)".to_string());
        }
        smaller.extend(inner.split_once(" ").map(|(first, _)| format!("({first})")).filter(|s| s.len() > 3));
        smaller.extend(inner.rsplit_once(" ").map(|(_, last)| format!("({last})")).filter(|s| s.len() > 3));
        for (from, to) in arguments(&inner) {
            if inner[from..to].trim() != "0" && to - from < inner.len() {
                smaller.push(format!("({}{}{})", &inner[..from], " 0", &inner[to..]));
            }
        }
        if *number < smaller.len() {
            text.replace_range(start..=end, &smaller[*number]);
            return true;
        }
        *number -= smaller.len();
    }
    false
}

/// Where the arguments of a list begin and end.
fn arguments(list: &str) -> Vec<(usize, usize)> {
    let (mut depth, mut from) = (0, 0);
    let mut found = vec![];
    for (i, c) in list.char_indices() {
        match c {
            '(' | '{' => depth += 1,
            ')' | '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push((from, i));
                from = i + 1;
            }
            _ => {}
        }
    }
    found.push((from, list.len()));
    found
}

/// Where the parenthesis that opens here is closed.
fn closing(text: &str, start: usize) -> Option<usize> {
    let mut depth = 0;
    for (i, c) in text[start..].char_indices() {
        match c {
            '(' => depth += 1,
            ')' if depth == 1 => return Some(start + i),
            ')' => depth -= 1,
            _ => {}
        }
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
