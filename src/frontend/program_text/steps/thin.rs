//! Fewer steps: which of them matter, and what goes where there are too many.

use super::{Change, Step, StepKind};
use std::collections::HashSet;

/// Calls and rounds of loops matter if something in them does.
pub(super) fn spread(steps: &mut [Step]) {
    let mut open: Vec<usize> = Vec::new();
    for at in 0..steps.len() {
        let (depth, kind) = (steps[at].depth, steps[at].kind);
        while open.last().is_some_and(|opened| match steps[*opened].kind {
            StepKind::Call => depth <= steps[*opened].depth,
            _ => depth < steps[*opened].depth,
        }) {
            open.pop();
        }
        if kind == StepKind::Loop {
            // The next round of a loop ends the one before, with all that is in it.
            let is_before =
                |opened: &usize| steps[*opened].depth == depth && steps[*opened].at == steps[at].at;
            if let Some(before) = open.iter().rposition(is_before) {
                open.truncate(before);
            }
        }
        if steps[at].matters {
            // Below one that matters all do.
            for opened in open.iter().rev() {
                if std::mem::replace(&mut steps[*opened].matters, true) {
                    break;
                }
            }
        }
        if matches!(kind, StepKind::Call | StepKind::Loop) {
            open.push(at);
        }
    }
}

/// Leaves out steps until there are about `most`: first those that do not matter, then the middle. What they change is done by the
/// next one that stays. How many went.
pub(super) fn thin(steps: &mut Vec<Step>, most: usize) -> usize {
    let before = steps.len();
    if before <= most {
        return 0;
    }
    let last = before - 1;
    keep(steps, |at, step| step.matters || at == last);
    if steps.len() > most {
        let (half, count) = (most / 2, steps.len());
        keep(steps, |at, _| at < half || at + half >= count);
    }
    before - steps.len()
}

fn keep(steps: &mut Vec<Step>, stays: impl Fn(usize, &Step) -> bool) {
    let mut changes: Vec<Change> = Vec::new();
    let mut kept = Vec::new();
    for (at, mut step) in std::mem::take(steps).into_iter().enumerate() {
        if !stays(at, &step) {
            changes.append(&mut step.changes);
            continue;
        }
        if !changes.is_empty() {
            changes.append(&mut step.changes);
            step.changes = shorten(std::mem::take(&mut changes));
        }
        kept.push(step);
    }
    *steps = kept;
}

/// Of several values of a cell the last one, and nothing of objects that came and went.
fn shorten(changes: Vec<Change>) -> Vec<Change> {
    let is_made = |c: &&Change| matches!(c, Change::Made(_));
    let made: HashSet<usize> = changes.iter().filter(is_made).map(object).collect();
    let passed: HashSet<usize> = changes
        .iter()
        .filter(|c| matches!(c, Change::Gone(_)) && made.contains(&object(c)))
        .map(object)
        .collect();
    let mut seen = HashSet::new();
    let stays = |change: &Change| match change {
        Change::Set(cell, ..) => seen.insert(*cell),
        Change::Made(object) | Change::Gone(object) => !passed.contains(object),
    };
    let mut rest: Vec<Change> = changes.into_iter().rev().filter(stays).collect();
    rest.reverse();
    rest
}

fn object(change: &Change) -> usize {
    match change {
        Change::Made(object) | Change::Gone(object) => *object,
        Change::Set(..) => usize::MAX,
    }
}
