//! Transition systems as text.
//!
//! What the format cannot say directly is said by helper states:
//!
//! * *Guards* restrict steps, and the format restricts states only: a state `blocked` is false at first and becomes true
//!   when a step is taken against a guard; a constraint forbids it. So a trace goes on exactly as long as its steps obey
//!   the guards, and its last state, which takes none, is free.
//! * *Initial formulas* other than `state = value over earlier states`: a state `first` is true at first and false ever after;
//!   a constraint says that it implies the formula.
//! * *Constant arrays*, for which there is no operator: a state that is initialised so and never changes. Their element has
//!   to be a constant, and no array.
//!
//! Helper states come first, then inputs, and states in their order, so that initial values stand above their state.
//! An input that only chooses the next value of a state is left out with that next value: this is how the format says it.
//! Terms are written once, arguments first, without recursion. Formulas are bit-vectors of width 1, also in arrays.

use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{Op, Sort, SortKind, Term, TermPool, TransSys, visit};
use std::fmt::Write;

mod terms;

/// A text on the way.
pub(super) struct Writer<'s> {
    pool: &'s mut TermPool,
    system: &'s TransSys,
    out: String,
    /// The identifier of the last line.
    last: u64,
    /// Identifiers of sorts; that of formulas is the one of width 1.
    sorts: HashMap<Sort, u64>,
    /// Identifiers of terms.
    ids: HashMap<Term, u64>,
    /// States whose next value the format leaves open.
    open: HashSet<Term>,
}

/// Writes a system over Booleans, bit-vectors and arrays of these.
///
/// # Errors
/// If the system uses other sorts, quantifiers or functions, or constant arrays of what is no constant.
pub fn write(pool: &mut TermPool, system: &TransSys) -> Result<String, String> {
    let open = open_states(pool, system);
    let mut writer = Writer {
        pool,
        system,
        out: String::new(),
        last: 0,
        sorts: HashMap::default(),
        ids: HashMap::default(),
        open,
    };
    writer.constant_arrays()?;
    writer.inputs()?;
    let rest = writer.states()?;
    writer.steps()?;
    writer.first_state(&rest)?;
    writer.guards()?;
    for &constraint in &system.constraints {
        let id = writer.term(constraint)?;
        writer.line(&format!("constraint {id}"), "");
    }
    for property in &system.properties {
        let id = writer.term(property.bad)?;
        writer.line(&format!("bad {id}"), &property.name);
    }
    Ok(writer.out)
}

/// The states whose next value is an input that stands nowhere else.
fn open_states(pool: &TermPool, system: &TransSys) -> HashSet<Term> {
    let mut roots = Vec::new();
    let chosen: HashMap<usize, Term> =
        system.inputs.iter().filter_map(|input| Some((input.chooses?, input.term))).collect();
    roots.extend(
        system.states.iter().enumerate().filter(|(i, _)| !chosen.contains_key(i)).map(|(_, s)| s.next),
    );
    roots.extend(system.init.iter().chain(&system.constraints).chain(&system.guards));
    roots.extend(system.properties.iter().map(|p| p.bad));
    let used: HashSet<Term> = visit::constants(pool, &roots).into_iter().collect();
    let open = chosen.into_iter().filter(|(_, input)| !used.contains(input));
    open.map(|(state, _)| system.states[state].term).collect()
}

impl Writer<'_> {
    /// Adds a line with the next identifier, and with a name as its symbol if it can be one.
    fn line(&mut self, text: &str, name: &str) -> u64 {
        self.last += 1;
        let is_symbol = !name.is_empty()
            && !name.starts_with(';')
            && !name.chars().any(|c| c.is_control() || c.is_whitespace());
        let (blank, name) = if is_symbol { (" ", name) } else { ("", "") };
        let _ = writeln!(self.out, "{} {text}{blank}{name}", self.last);
        self.last
    }

    /// The identifier of a sort, which is written with those it is made of unless it is there.
    fn sort(&mut self, root: Sort) -> Result<u64, String> {
        let mut stack = vec![root];
        while let Some(&sort) = stack.last() {
            if self.sorts.contains_key(&sort) {
                stack.pop();
                continue;
            }
            let text = match *self.pool.sort_kind(sort) {
                SortKind::Bool => "sort bitvec 1".to_owned(),
                SortKind::BitVec(width) => format!("sort bitvec {width}"),
                SortKind::Array(index, element) => match (self.sorts.get(&index), self.sorts.get(&element)) {
                    (Some(index), Some(element)) => format!("sort array {index} {element}"),
                    _ => {
                        stack.extend([index, element]);
                        continue;
                    }
                },
                SortKind::Int | SortKind::Real => return Err("BTOR2 has no numbers".to_owned()),
                _ => return Err("BTOR2 has no sorts but those of bit-vectors and arrays".to_owned()),
            };
            let id = self.line(&text, "");
            self.sorts.insert(sort, id);
            // Formulas are bits, under one identifier.
            if sort.is_bool() || self.pool.as_bv(sort) == Some(1) {
                let bit = self.pool.bv_sort(1);
                self.sorts.extend([(Sort::BOOL, id), (bit, id)]);
            }
        }
        Ok(self.sorts[&root])
    }

    /// Writes a state for each constant array.
    fn constant_arrays(&mut self) -> Result<(), String> {
        for t in visit::postorder(self.pool, &self.system.roots()) {
            if self.pool.op(t) != Op::ConstArray {
                continue;
            }
            let element = self.pool.arg(t, 0);
            if self.pool.as_bits(element).is_none() && !matches!(self.pool.op(element), Op::True | Op::False)
            {
                return Err("BTOR2 has no arrays that are constant with an element that is not".to_owned());
            }
            let sort = self.sort(self.pool.sort(t))?;
            let element = self.term(element)?;
            let id = self.line(&format!("state {sort}"), "");
            self.line(&format!("init {sort} {id} {element}"), "");
            self.line(&format!("next {sort} {id} {id}"), "");
            self.ids.insert(t, id);
        }
        Ok(())
    }

    fn inputs(&mut self) -> Result<(), String> {
        for input in &self.system.inputs {
            let state = input.chooses.map(|state| self.system.states[state].term);
            if state.is_some_and(|state| self.open.contains(&state)) {
                continue;
            }
            let sort = self.sort(self.pool.sort(input.term))?;
            let id = self.line(&format!("input {sort}"), &input.name);
            self.ids.insert(input.term, id);
        }
        Ok(())
    }

    /// Writes all states with the initial values that can be written so; the other initial formulas.
    fn states(&mut self) -> Result<Vec<Term>, String> {
        let (values, rest) = initial_values(self.pool, self.system);
        for (i, state) in self.system.states.iter().enumerate() {
            let sort = self.sort(self.pool.sort(state.term))?;
            let value = values[i].map(|value| self.term(value)).transpose()?;
            let id = self.line(&format!("state {sort}"), &state.name);
            self.ids.insert(state.term, id);
            if let Some(value) = value {
                self.line(&format!("init {sort} {id} {value}"), "");
            }
        }
        Ok(rest)
    }

    fn steps(&mut self) -> Result<(), String> {
        for state in &self.system.states {
            if self.open.contains(&state.term) {
                continue;
            }
            let sort = self.sort(self.pool.sort(state.term))?;
            let next = self.term(state.next)?;
            let id = self.ids[&state.term];
            self.line(&format!("next {sort} {id} {next}"), "");
        }
        Ok(())
    }

    /// A helper state with a Boolean value at first.
    fn flag(&mut self, name: &str, start: bool) -> Result<(u64, u64), String> {
        let sort = self.sort(Sort::BOOL)?;
        let start = self.pool.bool(start);
        let start = self.term(start)?;
        let id = self.line(&format!("state {sort}"), name);
        self.line(&format!("init {sort} {id} {start}"), "");
        Ok((sort, id))
    }

    /// Makes formulas hold in first states.
    fn first_state(&mut self, formulas: &[Term]) -> Result<(), String> {
        if formulas.is_empty() {
            return Ok(());
        }
        let (sort, first) = self.flag("first", true)?;
        let never = self.term(self.pool.ff())?;
        self.line(&format!("next {sort} {first} {never}"), "");
        for &formula in formulas {
            let formula = self.term(formula)?;
            let implied = self.line(&format!("implies {sort} {first} {formula}"), "");
            self.line(&format!("constraint {implied}"), "");
        }
        Ok(())
    }

    /// Makes steps obey the guards.
    fn guards(&mut self) -> Result<(), String> {
        if self.system.guards.is_empty() {
            return Ok(());
        }
        let (sort, blocked) = self.flag("blocked", false)?;
        let mut next = blocked;
        for &guard in &self.system.guards {
            let guard = self.term(guard)?;
            let against = self.line(&format!("not {sort} {guard}"), "");
            next = self.line(&format!("or {sort} {next} {against}"), "");
        }
        self.line(&format!("next {sort} {blocked} {next}"), "");
        let free = self.line(&format!("not {sort} {blocked}"), "");
        self.line(&format!("constraint {free}"), "");
        Ok(())
    }
}

/// For each state its initial value over earlier states, if the initial formulas say so; and the formulas that are left.
fn initial_values(pool: &TermPool, system: &TransSys) -> (Vec<Option<Term>>, Vec<Term>) {
    let places: HashMap<Term, usize> = system.states.iter().enumerate().map(|(i, s)| (s.term, i)).collect();
    // How many states are above a term if all that stand in it are.
    let mut needs: HashMap<Term, usize> = HashMap::default();
    for t in visit::postorder(pool, &system.init) {
        let below = pool.args(t).iter().map(|a| needs[a]).max().unwrap_or(0);
        needs.insert(t, places.get(&t).map_or(below, |place| place + 1));
    }
    let mut values = vec![None; system.states.len()];
    let mut rest = Vec::new();
    for formula in system.init.iter().flat_map(|f| pool.conjuncts(*f)) {
        let equation = equations(pool, formula).into_iter().find_map(|(state, value)| {
            let place = *places.get(&state)?;
            let free = values[place].is_none() && needs.get(&value).copied().unwrap_or(0) <= place;
            free.then_some((place, value))
        });
        match equation {
            Some((place, value)) => values[place] = Some(value),
            None => rest.push(formula),
        }
    }
    (values, rest)
}

/// The equations that a formula may be read as, with what may be a state on the left.
fn equations(pool: &TermPool, formula: Term) -> Vec<(Term, Term)> {
    match pool.op(formula) {
        Op::Eq => {
            let (a, b) = (pool.arg(formula, 0), pool.arg(formula, 1));
            vec![(a, b), (b, a)]
        }
        Op::Not => vec![(pool.arg(formula, 0), pool.ff())],
        _ => vec![(formula, pool.tt())],
    }
}
