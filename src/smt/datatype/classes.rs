//! The classes of datatypes in a candidate, with what is known of their constructors.

use crate::candidate::Candidate;
use crate::cc::Node;
use eufonium_base::{HashMap, meter};
use eufonium_ir::{Op, Term, TermPool};

/// What a term costs by the meter whenever a candidate is looked at.
const TERM_STEPS: u64 = 80;

/// One class.
pub(crate) struct Class {
    /// A member.
    pub term: Term,
    /// A member that is a construction.
    pub construction: Option<Term>,
    /// A member that is a construction with another constructor, which must not be.
    pub other_construction: Option<Term>,
    /// Testers of members that are true.
    pub testers: Vec<Term>,
    /// A member of which a field is read or a tester is false.
    pub asked: Option<Term>,
}

/// All classes, in the order in which their first members were met.
pub(crate) struct Classes {
    order: Vec<Class>,
    place: HashMap<Node, usize>,
}

impl Classes {
    /// Reads the candidate.
    pub fn of(pool: &TermPool, candidate: &Candidate<'_>) -> Self {
        let mut classes = Classes { order: Vec::new(), place: HashMap::default() };
        for &t in candidate.encoder.datatypes() {
            meter::spend(TERM_STEPS);
            if pool.as_datatype(pool.sort(t)).is_some() {
                classes.member(pool, candidate, t);
            }
            match pool.op(t) {
                Op::Field(..) => classes.ask(pool, candidate, pool.arg(t, 0)),
                Op::Is(_) => match candidate.truth(pool, t) {
                    Some(true) => classes.get_mut(candidate, pool.arg(t, 0)).testers.push(t),
                    Some(false) => classes.ask(pool, candidate, pool.arg(t, 0)),
                    None => {}
                },
                _ => {}
            }
        }
        classes
    }

    /// All classes.
    pub fn all(&self) -> impl Iterator<Item = &Class> {
        self.order.iter()
    }

    /// The class of a term.
    pub fn get(&self, candidate: &Candidate<'_>, t: Term) -> Option<&Class> {
        self.place.get(&candidate.class(t)?).map(|i| &self.order[*i])
    }

    fn get_mut(&mut self, candidate: &Candidate<'_>, t: Term) -> &mut Class {
        let node = candidate.class(t).expect("what is read or tested has a node");
        &mut self.order[self.place[&node]]
    }

    fn member(&mut self, pool: &TermPool, candidate: &Candidate<'_>, t: Term) {
        let node = candidate.class(t).expect("datatypes' terms that were filed have nodes");
        let i = *self.place.entry(node).or_insert(self.order.len());
        if i == self.order.len() {
            let class = Class {
                term: t,
                construction: None,
                other_construction: None,
                testers: Vec::new(),
                asked: None,
            };
            self.order.push(class);
        }
        if !matches!(pool.op(t), Op::Construct(_)) {
            return;
        }
        let class = &mut self.order[i];
        match class.construction {
            None => class.construction = Some(t),
            Some(first) if pool.op(first) != pool.op(t) => class.other_construction = Some(t),
            Some(_) => {}
        }
    }

    /// The constructor of a term matters.
    fn ask(&mut self, pool: &TermPool, candidate: &Candidate<'_>, t: Term) {
        if !matches!(pool.op(t), Op::Construct(_)) {
            self.get_mut(candidate, t).asked.get_or_insert(t);
        }
    }
}
