//! Arrays that a clause only reads become constants for the elements read.
//!
//! Reads go through writes and choices first: `store(a, i, v)[j]` is `ite(i = j, v, a[j])`. An array that is then
//! nothing but read is gone: each of its elements that is read is a constant, and elements at equal indices are equal
//! (Ackermann's reduction). Arrays that are compared, passed on or stored stay.

use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{Clause, Op, PredApp, Sort, Subst, Term, TermPool, visit};

/// Arrays with more reads stay: their congruences would be too many.
const READ_LIMIT: usize = 24;

/// The elements that a clause reads of arrays with indices of one sort.
pub(super) struct Reader {
    index: Sort,
    /// What an array is at an index, reads through writes.
    known: HashMap<(Term, Term), Term>,
}

impl Reader {
    pub(super) fn new(index: Sort) -> Self {
        Reader { index, known: HashMap::default() }
    }

    /// An equivalent clause, in which no array is left that was only read.
    pub(super) fn without_arrays(mut self, pool: &mut TermPool, clause: Clause) -> Clause {
        let clause = self.through_writes(pool, &clause);
        let reads = only_read(pool, &clause, self.index);
        if reads.is_empty() {
            return clause;
        }
        let (mut subst, congruences) = scalars(pool, &reads);
        let mut parts = vec![clause.constraint];
        parts.extend(congruences);
        let constraint = pool.and(&parts);
        rewritten(pool, &Clause { constraint, ..clause }, &mut subst)
    }

    fn is_array(&self, pool: &TermPool, t: Term) -> bool {
        pool.as_array(pool.sort(t)).is_some_and(|(index, _)| index == self.index)
    }

    /// The clause in which writes are read no more.
    fn through_writes(&mut self, pool: &mut TermPool, clause: &Clause) -> Clause {
        let mut done = Subst::new();
        for t in visit::postorder(pool, &clause.roots()) {
            if pool.op(t) == Op::Select && self.is_array(pool, pool.arg(t, 0)) {
                let array = done.apply(pool, pool.arg(t, 0));
                let index = done.apply(pool, pool.arg(t, 1));
                let element = self.read(pool, array, index);
                done.insert(t, element);
            }
        }
        rewritten(pool, clause, &mut done)
    }

    /// What an array is at an index.
    fn read(&mut self, pool: &mut TermPool, array: Term, index: Term) -> Term {
        let mut stack = vec![array];
        while let Some(&t) = stack.last() {
            let below: &[Term] = match pool.op(t) {
                Op::Store => &pool.args(t)[..1],
                Op::Ite => &pool.args(t)[1..],
                _ => &[],
            };
            let before = stack.len();
            stack.extend(below.iter().filter(|a| !self.known.contains_key(&(**a, index))));
            if stack.len() > before {
                continue;
            }
            stack.pop();
            let of = |a: Term| self.known[&(a, index)];
            let element = match (pool.op(t), pool.args(t)) {
                (Op::Store, &[base, at, value]) => {
                    let same = pool.eq(at, index);
                    pool.ite(same, value, of(base))
                }
                (Op::Ite, &[condition, a, b]) => pool.ite(condition, of(a), of(b)),
                _ => pool.select(t, index),
            };
            self.known.insert((t, index), element);
        }
        self.known[&(array, index)]
    }
}

fn rewritten(pool: &mut TermPool, clause: &Clause, subst: &mut Subst) -> Clause {
    let mut app = |app: &PredApp| PredApp { pred: app.pred, args: subst.apply_all(pool, &app.args) };
    let body = clause.body.iter().map(&mut app).collect();
    let head = clause.head.as_ref().map(&mut app);
    Clause { body, constraint: subst.apply(pool, clause.constraint), head, span: clause.span }
}

/// The reads of each array constant that occurs in nothing else, those inside of others first.
fn only_read(pool: &TermPool, clause: &Clause, index: Sort) -> Vec<(Term, Vec<Term>)> {
    let is_candidate = |t: Term| {
        pool.as_constant(t).is_some() && pool.as_array(pool.sort(t)).is_some_and(|(i, _)| i == index)
    };
    let roots = clause.roots();
    let mut other: HashSet<Term> = roots.iter().copied().filter(|t| is_candidate(*t)).collect();
    let (mut arrays, mut reads) = (Vec::new(), HashMap::<Term, Vec<Term>>::default());
    for t in visit::postorder(pool, &roots) {
        for (i, &arg) in pool.args(t).iter().enumerate() {
            match is_candidate(arg) {
                true if pool.op(t) == Op::Select && i == 0 => {
                    let known = reads.entry(arg).or_default();
                    if known.is_empty() {
                        arrays.push(arg);
                    }
                    known.push(t);
                }
                true => drop(other.insert(arg)),
                false => {}
            }
        }
    }
    arrays.retain(|a| !other.contains(a) && reads[a].len() <= READ_LIMIT);
    arrays.into_iter().map(|a| (a, reads.remove(&a).unwrap_or_default())).collect()
}

/// A constant for each read, and that those at equal indices are equal.
fn scalars(pool: &mut TermPool, reads: &[(Term, Vec<Term>)]) -> (Subst, Vec<Term>) {
    let mut subst = Subst::new();
    for t in reads.iter().flat_map(|(_, reads)| reads) {
        let scalar = pool.fresh("element", pool.sort(*t));
        subst.insert(*t, scalar);
    }
    let mut congruences = Vec::new();
    for (_, reads) in reads {
        for (i, &a) in reads.iter().enumerate() {
            for &b in &reads[..i] {
                // Indices may themselves be elements.
                let (at_a, at_b) = (subst.apply(pool, pool.arg(a, 1)), subst.apply(pool, pool.arg(b, 1)));
                let (a, b) = (subst.apply(pool, a), subst.apply(pool, b));
                let (same_index, same) = (pool.eq(at_a, at_b), pool.eq(a, b));
                congruences.push(pool.implies(same_index, same));
            }
        }
    }
    (subst, congruences)
}
