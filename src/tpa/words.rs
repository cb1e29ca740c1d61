//! Systems without bit-vectors: words that are only compared for equality, copied and chosen, as truth values, bit by bit.
//!
//! Linear clauses become systems with a location and a choice that are such words (`transform/chc_to_ts`). Interpolants speak of
//! truth values and of linear arithmetic, so everything else is refused by name. The way back: the value of a word from
//! those of its bits; a formula about bits with an extracted bit in the place of each.
//!
//! Deliberately absent: operators on words.

use eufonium_base::{Bits, HashMap};
use eufonium_ir::{
    Input, Op, Property, Sort, SortKind, StateVar, Subst, Term, TermPool, TransSys, Value, visit,
};

/// The system over truth values and numbers alone, and where the parts of the given one are in it.
pub(super) struct Plain {
    /// The system.
    pub ts: TransSys,
    /// For each state of the given system the places of its parts.
    states: Vec<Slot>,
    /// For each of its inputs the places of its parts.
    inputs: Vec<Slot>,
    /// For each bit of a state: the formula about the given system.
    back: Subst,
}

/// Where a constant went.
enum Slot {
    /// It is this one.
    Same(usize),
    /// Its bits, the lowest one first, begin here.
    Bits(usize, u32),
}

/// What a term became.
#[derive(Clone)]
enum Form {
    One(Term),
    /// Bits, the lowest one first.
    Many(Vec<Term>),
}

impl Plain {
    /// Makes the system.
    ///
    /// # Errors
    /// What cannot be treated, by name.
    pub fn new(pool: &mut TermPool, ts: &TransSys) -> Result<Plain, String> {
        let mut forms: HashMap<Term, Form> = HashMap::default();
        let mut back = Subst::new();
        let (states, state_terms) = split(pool, &ts.state_terms(), &mut forms, Some(&mut back))?;
        let (inputs, input_terms) = split(pool, &ts.input_terms(), &mut forms, None)?;
        for t in visit::postorder(pool, &ts.roots()) {
            if !forms.contains_key(&t) {
                let form = translate(pool, &forms, t)?;
                forms.insert(t, form);
            }
        }
        let one = |t: &Term| match &forms[t] {
            Form::One(t) => *t,
            Form::Many(_) => unreachable!("formulas are no words"),
        };
        let all = |ts: &[Term]| ts.iter().map(one).collect::<Vec<_>>();
        let next = ts.states.iter().flat_map(|s| match &forms[&s.next] {
            Form::One(t) => vec![*t],
            Form::Many(bits) => bits.clone(),
        });
        let state = |(term, next): (Term, Term)| StateVar { name: String::new(), term, next, span: None };
        let property = |p: &Property| Property { name: p.name.clone(), bad: one(&p.bad), span: p.span };
        let plain = TransSys {
            states: state_terms.into_iter().zip(next).map(state).collect(),
            inputs: input_terms
                .into_iter()
                .map(|term| Input { name: String::new(), term, chooses: None })
                .collect(),
            init: all(&ts.init),
            constraints: all(&ts.constraints),
            guards: all(&ts.guards),
            properties: ts.properties.iter().map(property).collect(),
        };
        Ok(Plain { ts: plain, states, inputs, back })
    }

    /// A formula about states in the words of the given system.
    pub fn formula(&mut self, pool: &mut TermPool, formula: Term) -> Term {
        self.back.apply(pool, formula)
    }

    /// The values of the given system's states.
    pub fn state_values(&self, values: &[Value]) -> Vec<Value> {
        joined(&self.states, values)
    }

    /// The values of the given system's inputs.
    pub fn input_values(&self, values: &[Value]) -> Vec<Value> {
        joined(&self.inputs, values)
    }
}

fn joined(slots: &[Slot], values: &[Value]) -> Vec<Value> {
    let value = |slot: &Slot| match *slot {
        Slot::Same(i) => values[i].clone(),
        Slot::Bits(i, width) => Value::Bits(Bits::from_fn(width, |k| values[i + k as usize].as_bool())),
    };
    slots.iter().map(value).collect()
}

/// The constants that stand for the given ones.
fn split(
    pool: &mut TermPool,
    terms: &[Term],
    forms: &mut HashMap<Term, Form>,
    mut back: Option<&mut Subst>,
) -> Result<(Vec<Slot>, Vec<Term>), String> {
    let (mut slots, mut out) = (Vec::with_capacity(terms.len()), Vec::new());
    for &t in terms {
        match *pool.sort_kind(pool.sort(t)) {
            SortKind::Bool | SortKind::Int | SortKind::Real => {
                slots.push(Slot::Same(out.len()));
                out.push(t);
                forms.insert(t, Form::One(t));
            }
            SortKind::BitVec(width) => {
                slots.push(Slot::Bits(out.len(), width));
                let bits: Vec<Term> = (0..width).map(|_| pool.fresh("bit", Sort::BOOL)).collect();
                out.extend(&bits);
                if let Some(back) = back.as_deref_mut() {
                    for (k, &bit) in (0..width).zip(&bits) {
                        let set = pool.extract(k, k, t);
                        let one = pool.bits(Bits::one(1));
                        let set = pool.eq(set, one);
                        back.insert(bit, set);
                    }
                }
                forms.insert(t, Form::Many(bits));
            }
            SortKind::Array(..) => return Err("arrays have no interpolants".into()),
            SortKind::Float(..) | SortKind::Rounding => {
                return Err("floating-point numbers have no projection".into());
            }
            SortKind::Datatype(_) => return Err("datatypes have no interpolants".into()),
            SortKind::Uninterpreted(_) => return Err("declared sorts have no projection".into()),
        }
    }
    Ok((slots, out))
}

/// The form of a term whose arguments have theirs.
fn translate(pool: &mut TermPool, forms: &HashMap<Term, Form>, t: Term) -> Result<Form, String> {
    let refuse = |what: &str| Err(format!("{what} have no interpolants here"));
    if let Some(value) = pool.as_bits(t).cloned() {
        return Ok(Form::Many((0..value.width()).map(|k| pool.bool(value.bit(k))).collect()));
    }
    let args: Vec<&Form> = pool.args(t).iter().map(|a| &forms[a]).collect();
    let many = |i: usize| match args[i] {
        Form::Many(bits) => Some(bits.clone()),
        Form::One(_) => None,
    };
    let is_numeral = |t: Term| pool.as_num(t).is_some();
    match pool.op(t) {
        Op::Eq => {
            if let (Some(a), Some(b)) = (many(0), many(1)) {
                let equal: Vec<Term> = a.iter().zip(&b).map(|(&a, &b)| pool.eq(a, b)).collect();
                return Ok(Form::One(pool.and(&equal)));
            }
        }
        Op::Ite => {
            if let (Form::One(c), Some(a), Some(b)) = (args[0], many(1), many(2)) {
                let c = *c;
                return Ok(Form::Many(a.iter().zip(&b).map(|(&a, &b)| pool.ite(c, a, b)).collect()));
            }
        }
        Op::True | Op::False | Op::Num(_) | Op::Not | Op::And | Op::Or => {}
        Op::Add | Op::Le | Op::Lt | Op::ToReal | Op::ToInt => {}
        Op::Mul if is_numeral(pool.arg(t, 0)) && pool.args(t).len() == 2 => {}
        Op::IDiv | Op::Mod if is_numeral(pool.arg(t, 1)) => {}
        Op::Mul => return refuse("products of terms"),
        Op::Div | Op::IDiv | Op::Mod => return refuse("quotients of terms"),
        Op::Forall | Op::Exists => return refuse("quantifiers"),
        Op::App(_) => return refuse("functions"),
        Op::Select | Op::Store | Op::ConstArray => return refuse("arrays"),
        Op::Construct(_) | Op::Field(..) | Op::Is(_) => return refuse("datatypes"),
        _ => return refuse("operators on bit-vectors"),
    }
    let args: Option<Vec<Term>> = args
        .iter()
        .map(|form| match form {
            Form::One(t) => Some(*t),
            Form::Many(_) => None,
        })
        .collect();
    match args {
        Some(args) => Ok(Form::One(pool.rebuild(t, &args))),
        None => refuse("operators on bit-vectors"),
    }
}
