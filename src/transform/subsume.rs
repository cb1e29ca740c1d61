//! Clauses that others make superfluous: duplicates up to the names of constants, clauses with the same applications and
//! more conjuncts, and clauses that derive what a fact without conditions derives.
//!
//! Names are compared after renaming to canonical constants in the order of first occurrence (arguments first). As the
//! order of a conjunction's parts depends on names, a duplicate may be missed. Interpretations stay, and derivations too.

use super::recipe::{Origin, Replay};
use super::restore::{Keep, PassMap};
use super::{Pass, Transformed};
use eufonium_base::{HashMap, HashSet, Stop};
use eufonium_ir::{ChcSystem, Clause, PredId, Sort, Subst, Term, TermPool, visit};
use std::sync::Arc;

/// In larger groups of parallel clauses only equal ones are looked for.
const GROUP_LIMIT: usize = 64;

/// The pass, with its canonical constants.
#[derive(Debug, Default)]
pub(super) struct Subsume {
    names: HashMap<(Sort, usize), Term>,
}

/// A clause under canonical names, without its predicates.
struct Shape {
    clause: usize,
    args: Vec<Term>,
    constraint: Term,
}

impl Pass for Subsume {
    fn name(&self) -> &'static str {
        "subsume"
    }

    fn run(&mut self, pool: &mut TermPool, system: &Arc<ChcSystem>, stop: &Stop) -> Option<Transformed> {
        let mut drop = vec![false; system.clauses.len()];
        under_total_facts(pool, system, &mut drop);
        for group in parallel(system, &drop) {
            if stop.poll() {
                return None;
            }
            let shapes: Vec<Shape> =
                group.into_iter().map(|i| self.shape(pool, i, &system.clauses[i])).collect();
            subsumed(pool, &shapes, &mut drop);
        }
        if !drop.contains(&true) {
            return None;
        }
        let kept: Vec<usize> = (0..drop.len()).filter(|&i| !drop[i]).collect();
        let clauses = kept.iter().map(|&i| system.clauses[i].clone()).collect();
        let replay = Replay::new(kept.into_iter().map(Origin::Same).collect());
        let new = ChcSystem { preds: system.preds.clone(), clauses };
        Some(Transformed::new(new, PassMap::new(replay, Keep)))
    }
}

impl Subsume {
    fn shape(&mut self, pool: &mut TermPool, index: usize, clause: &Clause) -> Shape {
        let args: Vec<Term> = clause.apps().flat_map(|app| app.args.iter().copied()).collect();
        let mut roots = args.clone();
        roots.push(clause.constraint);
        let mut rename = Subst::new();
        let mut count: HashMap<Sort, usize> = HashMap::default();
        for t in visit::postorder(pool, &roots) {
            if pool.as_constant(t).is_some() {
                let sort = pool.sort(t);
                let n = count.entry(sort).or_insert(0);
                let name = *self.names.entry((sort, *n)).or_insert_with(|| pool.fresh("c", sort));
                *n += 1;
                rename.insert(t, name);
            }
        }
        let args = rename.apply_all(pool, &args);
        Shape { clause: index, args, constraint: rename.apply(pool, clause.constraint) }
    }
}

/// Marks all clauses but one that derive a predicate of which everything holds.
fn under_total_facts(pool: &TermPool, system: &ChcSystem, drop: &mut [bool]) {
    let mut total: HashMap<PredId, usize> = HashMap::default();
    for (i, clause) in system.clauses.iter().enumerate() {
        let Some(head) = &clause.head else { continue };
        let distinct: HashSet<Term> = head.args.iter().copied().collect();
        let free =
            head.args.iter().all(|&t| pool.as_constant(t).is_some()) && distinct.len() == head.args.len();
        if clause.is_fact() && clause.constraint == pool.tt() && free {
            total.entry(head.pred).or_insert(i);
        }
    }
    for (i, clause) in system.clauses.iter().enumerate() {
        let best = clause.head.as_ref().and_then(|head| total.get(&head.pred));
        drop[i] |= best.is_some_and(|&best| best != i);
    }
}

/// Groups of two or more clauses with the same predicates in the same places.
fn parallel(system: &ChcSystem, drop: &[bool]) -> Vec<Vec<usize>> {
    let mut group_of: HashMap<Vec<Option<PredId>>, usize> = HashMap::default();
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (i, clause) in system.clauses.iter().enumerate().filter(|(i, _)| !drop[*i]) {
        let mut key: Vec<Option<PredId>> = clause.body.iter().map(|app| Some(app.pred)).collect();
        key.push(clause.head.as_ref().map(|app| app.pred));
        let group = *group_of.entry(key).or_insert(groups.len());
        if group == groups.len() {
            groups.push(Vec::new());
        }
        groups[group].push(i);
    }
    groups.retain(|g| g.len() > 1);
    groups
}

fn subsumed(pool: &TermPool, shapes: &[Shape], drop: &mut [bool]) {
    let mut seen: HashSet<(&[Term], Term)> = HashSet::default();
    for shape in shapes {
        drop[shape.clause] |= !seen.insert((&shape.args, shape.constraint));
    }
    if shapes.len() > GROUP_LIMIT {
        return;
    }
    let conjuncts: Vec<HashSet<Term>> =
        shapes.iter().map(|s| pool.conjuncts(s.constraint).into_iter().collect()).collect();
    for (i, general) in shapes.iter().enumerate() {
        for (j, special) in shapes.iter().enumerate() {
            let candidates = !drop[general.clause] && !drop[special.clause] && i != j;
            if candidates && general.args == special.args && conjuncts[i].is_subset(&conjuncts[j]) {
                drop[special.clause] = true;
            }
        }
    }
}
