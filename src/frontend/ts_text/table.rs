//! Traces as tables: the values of each state and input at each moment.

use super::{Vocabulary, implied};
use eufonium_ir::{Assignments, Term, TermPool, Trace, TransSys, Value, print};

/// Something that has a value at each moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signal {
    /// Its symbol.
    pub name: String,
    /// Its sort.
    pub sort: String,
    /// Whether it is an input.
    pub is_input: bool,
    /// Whether it is a truth value or one bit.
    pub is_bit: bool,
    /// Its values; of named terms all but the last.
    pub values: Vec<String>,
}

/// The values of a trace: states, inputs, named terms.
pub fn signals(pool: &TermPool, system: &TransSys, vocabulary: &Vocabulary, given: &Trace) -> Vec<Signal> {
    let signal = |t: Term, name: &str, is_input: bool| {
        let sort = pool.sort(t);
        let is_bit = sort.is_bool() || pool.as_bv(sort) == Some(1);
        let (name, sort) = (name.to_owned(), print::sort(pool, sort).into_owned());
        Signal { name, sort, is_input, is_bit, values: Vec::with_capacity(given.inputs.len()) }
    };
    let implied = implied(pool, system);
    let mut states: Vec<(Term, Signal)> = system
        .states
        .iter()
        .zip(&vocabulary.states)
        .map(|(state, name)| (state.term, signal(state.term, name, false)))
        .collect();
    let mut inputs: Vec<(Term, Signal)> = system
        .inputs
        .iter()
        .zip(&vocabulary.inputs)
        .map(|(input, name)| (input.term, signal(input.term, name, true)))
        .collect();
    let mut defined: Vec<(Term, Signal)> =
        vocabulary.defined.iter().map(|(name, t)| (*t, signal(*t, name, false))).collect();
    let put = |(t, signal): &mut (Term, Signal), value: &Value| {
        signal.values.push(print::value(pool, value, pool.sort(*t)));
    };
    let (mut now, last) = (given.start.clone(), given.inputs.len().saturating_sub(1));
    let mut assignments = Assignments::new();
    for (k, chosen) in given.inputs.iter().enumerate() {
        states.iter_mut().zip(&now).for_each(|(signal, value)| put(signal, value));
        inputs.iter_mut().zip(chosen).for_each(|(signal, value)| put(signal, value));
        if k < last {
            now = assignments.with(pool, system.given(&now, chosen), |eval| {
                defined.iter_mut().for_each(|signal| put(signal, &eval.eval(pool, signal.0)));
                system.state_after(pool, eval)
            });
        }
    }
    let inputs = inputs.into_iter().zip(implied).filter(|(_, implied)| !implied).map(|(signal, _)| signal);
    states.into_iter().chain(inputs).chain(defined).map(|(_, signal)| signal).collect()
}
