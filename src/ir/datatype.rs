//! Algebraic datatypes: declarations, constructors and the smart constructors of their terms.
//!
//! Datatypes may be mutually recursive, so they are declared first and defined after. A value of a datatype is a finite
//! tree; a datatype of which no finite tree exists is refused by those who declare ([`TermPool::is_well_founded`]).
//! What a field of a term with another constructor is, SMT-LIB leaves open: [`TermPool::wrong_field`] is the function
//! that says so in models.

use super::op::Op;
use super::pool::{FuncId, Term, TermPool};
use super::sort::{Sort, SortKind};
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::typed_id;
use eufonium_base::{HashMap, meter};

/// What a datatype costs by the meter when it is asked whether it has values.
const SORT_STEPS: usize = 60;

typed_id! {
    /// A datatype.
    DatatypeId
}
typed_id! {
    /// A constructor of some datatype.
    ConsId
}

/// A datatype.
#[derive(Clone, Debug)]
pub struct Datatype {
    /// The name as users write it; of an instance of a parametric declaration, the sort expression.
    pub name: String,
    /// The sort.
    pub sort: Sort,
    /// The constructors in the order of the declaration; empty until it is defined.
    pub constructors: Vec<ConsId>,
}

/// A constructor.
#[derive(Clone, Debug)]
pub struct Constructor {
    /// The name as users write it.
    pub name: String,
    /// The datatype's sort.
    pub sort: Sort,
    /// The position among the datatype's constructors.
    pub index: u32,
    /// The fields: the selector's name and the sort.
    pub fields: Vec<(String, Sort)>,
    /// Whether the arguments do not determine the sort, so that it must be written with `as`.
    pub ambiguous: bool,
}

/// What [`TermPool::define_datatype`] needs to know of a constructor.
#[derive(Clone, Debug)]
pub struct ConstructorDecl {
    /// The name as users write it.
    pub name: String,
    /// The fields: the selector's name and the sort.
    pub fields: Vec<(String, Sort)>,
    /// Whether the arguments do not determine the sort.
    pub ambiguous: bool,
}

/// A function on the values of a datatype by structural recursion (`fold`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fold {
    /// The argument, a constant.
    pub param: Term,
    /// The value, over the argument.
    pub body: Term,
}

/// The datatypes of a pool.
#[derive(Clone, Debug, Default)]
pub(super) struct Datatypes {
    datatypes: IdVec<DatatypeId, Datatype>,
    constructors: IdVec<ConsId, Constructor>,
    wrong: HashMap<(ConsId, u32), FuncId>,
    pub(super) folds: HashMap<FuncId, Fold>,
}

/// How deep [`TermPool::eq`] looks for a term within the other side.
const OCCURS_EFFORT: usize = 64;

impl TermPool {
    /// A datatype without constructors yet; every call makes a new one.
    pub fn declare_datatype(&mut self, name: impl Into<String>) -> Sort {
        let id = DatatypeId::from_usize(self.data().datatypes.len());
        let sort = self.new_sort(SortKind::Datatype(id));
        self.data_mut().datatypes.push(Datatype { name: name.into(), sort, constructors: Vec::new() });
        sort
    }

    /// Gives a declared datatype its constructors.
    ///
    /// # Panics
    /// If the sort is no datatype or has constructors already.
    pub fn define_datatype(&mut self, sort: Sort, constructors: Vec<ConstructorDecl>) {
        let id = self.as_datatype(sort).expect("only a datatype has constructors");
        let data = self.data_mut();
        assert!(data.datatypes[id].constructors.is_empty(), "a datatype is defined once");
        for (index, decl) in constructors.into_iter().enumerate() {
            let ConstructorDecl { name, fields, ambiguous } = decl;
            let cons =
                data.constructors.push(Constructor { name, sort, index: index as u32, fields, ambiguous });
            data.datatypes[id].constructors.push(cons);
        }
    }

    /// The datatype behind a sort.
    pub fn as_datatype(&self, sort: Sort) -> Option<DatatypeId> {
        match self.sort_kind(sort) {
            SortKind::Datatype(id) => Some(*id),
            _ => None,
        }
    }
    /// A datatype.
    pub fn datatype(&self, id: DatatypeId) -> &Datatype {
        &self.data().datatypes[id]
    }
    /// The constructors of a datatype's sort, none for other sorts.
    pub fn constructors(&self, sort: Sort) -> &[ConsId] {
        self.as_datatype(sort).map_or(&[], |id| &self.datatype(id).constructors)
    }
    /// A constructor.
    pub fn constructor(&self, cons: ConsId) -> &Constructor {
        &self.data().constructors[cons]
    }

    /// The function that stands for a field of a term with another constructor.
    pub fn wrong_field(&mut self, cons: ConsId, field: u32) -> FuncId {
        if let Some(f) = self.wrong_field_if_used(cons, field) {
            return f;
        }
        let Constructor { sort, fields, .. } = self.constructor(cons);
        let (sort, (name, result)) = (*sort, fields[field as usize].clone());
        let f = self.declare(name, &[sort], result);
        self.data_mut().wrong.insert((cons, field), f);
        f
    }
    /// The function of [`TermPool::wrong_field`] if a term ever needed it.
    pub fn wrong_field_if_used(&self, cons: ConsId, field: u32) -> Option<FuncId> {
        self.data().wrong.get(&(cons, field)).copied()
    }

    /// A constructor applied to its fields.
    pub fn construct(&mut self, cons: ConsId, fields: &[Term]) -> Term {
        let decl = self.constructor(cons);
        debug_assert!(
            fields.len() == decl.fields.len()
                && decl.fields.iter().zip(fields).all(|((_, s), f)| *s == self.sort(*f)),
            "sorts of {}",
            decl.name
        );
        let sort = decl.sort;
        // A tuple that is put together from all fields of one term is that term.
        if let Some(&first) = fields.first()
            && self.constructors(sort).len() == 1
            && let Op::Field(c, 0) = self.op(first)
            && c == cons
        {
            let whole = self.arg(first, 0);
            let same =
                |(i, f): (usize, &Term)| self.op(*f) == Op::Field(cons, i as u32) && self.arg(*f, 0) == whole;
            if fields.iter().enumerate().all(same) {
                return whole;
            }
        }
        self.intern(Op::Construct(cons), sort, fields)
    }

    /// The field of a term at a position of the constructor's.
    pub fn field(&mut self, cons: ConsId, field: u32, t: Term) -> Term {
        debug_assert_eq!(self.sort(t), self.constructor(cons).sort, "a selector reads its datatype");
        if self.op(t) == Op::Construct(cons) {
            return self.arg(t, field as usize);
        }
        if self.constructors(self.sort(t)).len() > 1 {
            self.wrong_field(cons, field);
        }
        let sort = self.constructor(cons).fields[field as usize].1;
        self.intern(Op::Field(cons, field), sort, &[t])
    }

    /// Whether a term has the constructor.
    pub fn is_constructor(&mut self, cons: ConsId, t: Term) -> Term {
        debug_assert_eq!(self.sort(t), self.constructor(cons).sort, "a tester asks of its datatype");
        match self.op(t) {
            Op::Construct(c) => self.bool(c == cons),
            _ if self.constructors(self.sort(t)).len() == 1 => self.tt(),
            _ => self.intern(Op::Is(cons), Sort::BOOL, &[t]),
        }
    }

    /// The field of a term, as a term that stands for itself even if the constructor is known: for axioms about it.
    pub fn raw_field(&mut self, cons: ConsId, field: u32, t: Term) -> Term {
        let sort = self.constructor(cons).fields[field as usize].1;
        self.intern(Op::Field(cons, field), sort, &[t])
    }
    /// Whether a term has the constructor, as a formula that stands for itself even if that is known: for axioms about it.
    pub fn raw_is(&mut self, cons: ConsId, t: Term) -> Term {
        self.intern(Op::Is(cons), Sort::BOOL, &[t])
    }

    /// A construction, as a term that stands for itself even if it puts together the fields of one term.
    pub fn raw_construct(&mut self, cons: ConsId, fields: &[Term]) -> Term {
        let sort = self.constructor(cons).sort;
        self.intern(Op::Construct(cons), sort, fields)
    }

    /// The equality of two different terms of a datatype.
    pub(super) fn datatype_eq(&mut self, a: Term, b: Term) -> Term {
        match (self.op(a), self.op(b)) {
            (Op::Construct(c), Op::Construct(d)) if c != d => self.ff(),
            (Op::Construct(_), Op::Construct(_)) => {
                let pairs: Vec<(Term, Term)> =
                    self.args(a).iter().copied().zip(self.args(b).iter().copied()).collect();
                // One level at a time: what is below is compared by its own equality, which looks no deeper.
                let parts: Vec<Term> = pairs.into_iter().map(|(x, y)| self.shallow_eq(x, y)).collect();
                self.and(&parts)
            }
            _ => self.shallow_eq(a, b),
        }
    }

    /// An equality that is not taken apart further.
    fn shallow_eq(&mut self, a: Term, b: Term) -> Term {
        if a == b || self.as_datatype(self.sort(a)).is_none() {
            return self.eq(a, b);
        }
        match (self.op(a), self.op(b)) {
            (Op::Construct(c), Op::Construct(d)) if c != d => return self.ff(),
            (Op::Construct(c), _) if self.args(a).is_empty() => return self.is_constructor(c, b),
            (_, Op::Construct(c)) if self.args(b).is_empty() => return self.is_constructor(c, a),
            _ => {}
        }
        if self.occurs_in(a, b) || self.occurs_in(b, a) {
            return self.ff();
        }
        self.eq_node(a, b)
    }

    /// Whether `part` is seen below constructors only in `whole`, with bounded effort.
    fn occurs_in(&self, part: Term, whole: Term) -> bool {
        let mut stack = vec![whole];
        for _ in 0..OCCURS_EFFORT {
            let Some(t) = stack.pop() else { return false };
            if t == part {
                return true;
            }
            if matches!(self.op(t), Op::Construct(_)) {
                stack.extend(self.args(t));
            }
        }
        false
    }

    /// Whether a datatype has finite values, all datatypes that it mentions being defined.
    pub fn is_well_founded(&self, sort: Sort) -> bool {
        let Some(root) = self.as_datatype(sort) else { return true };
        // The set of datatypes reached, then those with values, to a fixpoint.
        let mut reached = vec![root];
        let mut i = 0;
        while i < reached.len() {
            for &c in &self.datatype(reached[i]).constructors {
                for (_, s) in &self.constructor(c).fields {
                    let below = self.datatypes_below(*s);
                    let news: Vec<DatatypeId> = below.into_iter().filter(|d| !reached.contains(d)).collect();
                    reached.extend(news);
                }
            }
            i += 1;
        }
        let mut founded: Vec<DatatypeId> = Vec::new();
        loop {
            let before = founded.len();
            for &d in &reached {
                let has_value = |c: &ConsId| {
                    let fields = &self.constructor(*c).fields;
                    fields.iter().all(|(_, s)| self.datatypes_below(*s).iter().all(|d| founded.contains(d)))
                };
                if !founded.contains(&d) && self.datatype(d).constructors.iter().any(has_value) {
                    founded.push(d);
                }
            }
            if founded.contains(&root) || founded.len() == before {
                return founded.contains(&root);
            }
        }
    }

    /// The datatypes that a value of the sort needs: itself, or those that elements of an array need.
    fn datatypes_below(&self, sort: Sort) -> Vec<DatatypeId> {
        let mut sort = sort;
        loop {
            match self.sort_kind(sort) {
                SortKind::Datatype(id) => return vec![*id],
                SortKind::Array(_, element) => sort = *element,
                _ => return Vec::new(),
            }
        }
    }

    /// A value of the datatype of least depth: the constructor and, for each field, its sort.
    pub fn ground_constructor(&self, sort: Sort) -> Option<ConsId> {
        let mut founded: HashMap<DatatypeId, ConsId> = HashMap::default();
        let root = self.as_datatype(sort)?;
        let all: Vec<DatatypeId> = (0..self.data().datatypes.len()).map(DatatypeId::from_usize).collect();
        while !founded.contains_key(&root) {
            let before = founded.len();
            meter::spend_len(SORT_STEPS * all.len());
            let mut news = Vec::new();
            for &d in all.iter().filter(|d| !founded.contains_key(d)) {
                let has_value = |c: &&ConsId| {
                    let fields = &self.constructor(**c).fields;
                    fields
                        .iter()
                        .all(|(_, s)| self.datatypes_below(*s).iter().all(|d| founded.contains_key(d)))
                };
                news.extend(self.datatype(d).constructors.iter().find(has_value).map(|c| (d, *c)));
            }
            founded.extend(news);
            if founded.len() == before {
                return None;
            }
        }
        founded.get(&root).copied()
    }
}
