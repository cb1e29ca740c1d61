//! The folds that measure trees, one of each kind for each recursive datatype.
//!
//! Datatypes that have each other in their fields count together: the size of a tree with lists of trees is the number of all
//! constructors that have such fields. Fields of other datatypes count nothing to the size; to the sum they count
//! their size.

use super::Measures;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::pool::FuncId;
use eufonium_ir::{ConsId, Fold, Sort, SortKind, Term, TermPool};

/// The sorts of the fields of a datatype's constructors.
pub(super) fn fields(pool: &TermPool, sort: Sort) -> impl Iterator<Item = Sort> {
    let of = |cons: &ConsId| pool.constructor(*cons).fields.iter().map(|(_, sort)| *sort);
    pool.constructors(sort).iter().flat_map(of)
}

/// The datatypes that values of this sort may have below their uppermost constructor.
fn below(pool: &TermPool, sort: Sort) -> HashSet<Sort> {
    let (mut seen, mut todo) = (HashSet::default(), vec![sort]);
    while let Some(sort) = todo.pop() {
        for field in fields(pool, sort) {
            if matches!(pool.sort_kind(field), SortKind::Datatype(_)) && seen.insert(field) {
                todo.push(field);
            }
        }
    }
    seen
}

/// Whether values of a datatype may have others of it in them.
pub(super) fn is_recursive(pool: &TermPool, sort: Sort) -> bool {
    below(pool, sort).contains(&sort)
}

/// What a fold says of a constructor's term.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Size,
    Sum,
    Height,
}

/// The folds of the recursive ones of these sorts and of those below them.
pub(super) fn declare(pool: &mut TermPool, sorts: &[Sort], measures: Measures) -> HashMap<Sort, Vec<FuncId>> {
    let mut all: Vec<Sort> = sorts.iter().flat_map(|sort| below(pool, *sort)).collect();
    all.extend(sorts);
    all.retain(|sort| is_recursive(pool, *sort));
    all.sort_unstable();
    all.dedup();
    let family = |pool: &mut TermPool, name: &str| -> HashMap<Sort, FuncId> {
        let declare = |sort: &Sort| {
            let name = format!(".{name}.{}", eufonium_ir::print::sort(pool, *sort).replace('|', ""));
            (*sort, pool.declare(name, &[*sort], Sort::INT))
        };
        all.iter().map(declare).collect()
    };
    let sizes = family(pool, "size");
    let mut families = vec![(Kind::Size, sizes.clone())];
    if measures.sums {
        families.push((Kind::Sum, family(pool, "sum")));
    }
    if measures.heights {
        families.push((Kind::Height, family(pool, "height")));
    }
    let mut out: HashMap<Sort, Vec<FuncId>> = HashMap::default();
    for (kind, family) in &families {
        for &sort in &all {
            let body = Body { kind: *kind, family, sizes: &sizes, sort };
            if let Some(fold) = body.fold(pool) {
                pool.define_fold(family[&sort], fold);
            }
        }
        // A fold may only be used if those it mentions are there.
        let defined = |sort: &Sort| pool.fold(family[sort]).is_some();
        for sort in all.iter().filter(|sort| defined(sort)) {
            let group = below(pool, *sort);
            if all
                .iter()
                .filter(|other| group.contains(other) && below(pool, **other).contains(sort))
                .all(defined)
            {
                out.entry(*sort).or_default().push(family[sort]);
            }
        }
    }
    out
}

/// What makes the body of a fold.
struct Body<'a> {
    kind: Kind,
    /// The folds of this kind.
    family: &'a HashMap<Sort, FuncId>,
    sizes: &'a HashMap<Sort, FuncId>,
    sort: Sort,
}

impl Body<'_> {
    /// The definition; `None` if it would say nothing that the size does not say.
    fn fold(&self, pool: &mut TermPool) -> Option<Fold> {
        let param = pool.fresh("tree", self.sort);
        let all = pool.constructors(self.sort).to_vec();
        let mut says_more = self.kind == Kind::Size;
        let mut body = None;
        for &cons in all.iter().rev() {
            let (value, news) = self.case(pool, cons, param);
            says_more |= news;
            body = Some(match body {
                None => value,
                Some(others) => {
                    let is = pool.is_constructor(cons, param);
                    pool.ite(is, value, others)
                }
            });
        }
        body.filter(|_| says_more).map(|body| Fold { param, body })
    }

    /// The value at a constructor, and whether it says more than the size.
    fn case(&self, pool: &mut TermPool, cons: ConsId, tree: Term) -> (Term, bool) {
        let sorts: Vec<Sort> = pool.constructor(cons).fields.iter().map(|(_, sort)| *sort).collect();
        let (mut branches, mut others) = (Vec::new(), Vec::new());
        for (sort, i) in sorts.into_iter().zip(0..) {
            let is_branch = sort == self.sort
                || self.family.contains_key(&sort) && below(pool, sort).contains(&self.sort);
            if is_branch {
                let field = pool.field(cons, i, tree);
                branches.push(pool.app(self.family[&sort], &[field]));
            } else if sort == Sort::INT {
                others.push(pool.field(cons, i, tree));
            } else if let Some(&size) = self.sizes.get(&sort) {
                let field = pool.field(cons, i, tree);
                others.push(pool.app(size, &[field]));
            }
        }
        let one = pool.int(i64::from(!branches.is_empty()));
        match self.kind {
            Kind::Size => (pool.add(&[&branches[..], &[one]].concat()), true),
            Kind::Sum => (pool.add(&[&branches[..], &others[..]].concat()), !others.is_empty()),
            Kind::Height => {
                let news = branches.len() > 1;
                let highest = branches.into_iter().reduce(|a, b| {
                    let less = pool.le(a, b);
                    pool.ite(less, b, a)
                });
                let value = highest.map_or(one, |highest| pool.add(&[highest, one]));
                (value, news)
            }
        }
    }
}
