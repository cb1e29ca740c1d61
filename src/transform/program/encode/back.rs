//! From derivations and interpretations of a program's clauses back to the program.
//!
//! A derivation of `false` is a run: the chain of its steps in the function where runs start, with the chain of each callee in
//! the place of its call. The values of a step's constants decide its way through the fragment, which is walked again to
//! collect the choices in the order of the run, with the calls around them. Interpretations are formulas at cut points.

use super::fragment::{Event, Next, Walk};
use super::reals;
use super::signs::Sign;
use eufonium_base::ids::IdVec;
use eufonium_base::{Bits, HashMap};
use eufonium_ir::program::eval::{Array, Value as Word};
use eufonium_ir::program::{BlockId, CheckId, ContextId, FunctionId, SiteId, Type, ValueId};
use eufonium_ir::{Assignments, Derivation, Evaluator, PredId, Step, Term, TermPool, Value};
use std::sync::Arc;

pub(super) type Walks = HashMap<(FunctionId, BlockId), Arc<Walk>>;

/// Where the run that a clause describes leads.
#[derive(Clone, Copy, Debug)]
pub(super) enum Leads {
    /// To another cut point.
    To(BlockId),
    /// Through a call at the end of a block.
    Through(BlockId),
    /// To the start of what a call at the end of a block calls.
    Into(BlockId),
    /// To an end of the function.
    Out,
}

impl Leads {
    /// Whether it is a call at the end of this block.
    fn calls_at(self, block: BlockId) -> bool {
        matches!(self, Leads::Through(at) | Leads::Into(at) if at == block)
    }
}

/// What a clause describes: a run from a cut point on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Role {
    pub(super) function: FunctionId,
    pub(super) source: BlockId,
    /// Whether the source is the entry of the function.
    pub(super) first: bool,
    pub(super) leads: Leads,
}

/// What the predicate of a cut point speaks of.
#[derive(Clone, Debug)]
pub struct CutPoint {
    /// The function.
    pub function: FunctionId,
    /// The block that begins there.
    pub block: BlockId,
    /// The values that are the arguments.
    pub(super) args: Vec<(ValueId, Type, Sign)>,
}

impl CutPoint {
    /// The values that are the arguments, with their types and whether integers that stand for them have a sign.
    pub fn args(&self) -> impl Iterator<Item = (ValueId, Type, bool)> {
        self.args.iter().map(|(value, ty, sign)| (*value, *ty, *sign == Sign::Signed))
    }
}

/// A choice of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Chosen {
    /// The calls around it, outermost first.
    pub calls: Vec<SiteId>,
    /// What was chosen.
    pub site: SiteId,
    /// Its value.
    pub value: Word,
}

/// A run that violates a check.
#[derive(Clone, Debug, PartialEq)]
pub struct ProgramTrace {
    /// The check.
    pub check: CheckId,
    /// The choices in the order of the run.
    pub choices: Vec<Chosen>,
    /// The parameters of the function where runs start that are words.
    pub params: Vec<Option<Bits>>,
}

/// The way back from clauses to the program that they were made of.
#[derive(Clone, Debug)]
pub struct ProgramBack {
    pub(super) roles: Vec<Role>,
    pub(super) walks: Walks,
    pub(super) cuts: HashMap<PredId, CutPoint>,
    pub(super) contexts: IdVec<ContextId, Vec<SiteId>>,
    pub(super) pointer_bits: u32,
    /// The constants for the parameters of the function where runs start.
    pub(super) params: Vec<(Term, Type)>,
}

/// What remains to be done of a run, the next thing last.
enum Task {
    /// The chain of steps that ends with this one.
    Chain(usize, Vec<SiteId>),
    /// One step.
    Step(usize, Vec<SiteId>),
}

/// How a step ends.
enum Walked {
    /// At a cut point or an end of the function.
    Through,
    /// At a call, with the calls around what it calls.
    Call(Vec<SiteId>),
    /// At a violated check.
    Violation(CheckId),
}

impl ProgramBack {
    /// What a predicate speaks of, if it is one of a cut point.
    pub fn cut_point(&self, pred: PredId) -> Option<&CutPoint> {
        self.cuts.get(&pred)
    }

    /// The run that a derivation of `false` describes. `None` only for what is no derivation.
    pub fn trace(&self, pool: &TermPool, derivation: &Derivation) -> Option<ProgramTrace> {
        let (mut choices, mut params) = (Vec::new(), vec![None; self.params.len()]);
        let mut inside = Vec::new();
        let mut assignments = Assignments::new();
        for end in self.activations(derivation)? {
            let mut tasks = vec![Task::Chain(end, std::mem::take(&mut inside))];
            while let Some(task) = tasks.pop() {
                let (index, calls) = match task {
                    Task::Chain(end, calls) => {
                        self.unfold(derivation, end, calls, &mut tasks)?;
                        continue;
                    }
                    Task::Step(index, calls) => (index, calls),
                };
                let step = &derivation.steps[index];
                if calls.is_empty() && self.is_first(step) {
                    params = self.parameters(step);
                }
                let walked = assignments
                    .with(pool, step.given(), |eval| self.walk(pool, eval, step, &calls, &mut choices));
                match walked? {
                    Walked::Violation(check) => return Some(ProgramTrace { check, choices, params }),
                    Walked::Call(call) if self.enters(step) => inside = call,
                    Walked::Call(call) => tasks.push(Task::Chain(*step.premises.last()?, call)),
                    Walked::Through => {}
                }
            }
        }
        None
    }

    /// The last steps of the activations that the run ends in, outermost first: what starts one is a step of the one that calls it.
    fn activations(&self, derivation: &Derivation) -> Option<Vec<usize>> {
        let mut index = derivation.steps.len().checked_sub(1)?;
        let mut ends = vec![index];
        while let Some(&before) = derivation.steps[index].premises.first() {
            if before >= index {
                return None;
            }
            if self.enters(&derivation.steps[before]) {
                ends.push(before);
            } else if self.is_first(&derivation.steps[index]) {
                break;
            }
            index = before;
        }
        ends.reverse();
        Some(ends)
    }

    /// Whether a step leads to the start of a function.
    fn enters(&self, step: &Step) -> bool {
        self.roles.get(step.clause).is_some_and(|role| matches!(role.leads, Leads::Into(_)))
    }

    /// Whether a step begins at the entry of its function.
    fn is_first(&self, step: &Step) -> bool {
        self.roles.get(step.clause).is_some_and(|role| role.first)
    }

    fn parameters(&self, step: &Step) -> Vec<Option<Bits>> {
        let given: HashMap<Term, &Value> = step.values.iter().map(|(t, value)| (*t, value)).collect();
        self.params
            .iter()
            .map(|(term, ty)| given.get(term).and_then(|value| self.word(value, *ty, false)))
            .collect()
    }

    /// The steps of one activation of a function, from its entry to the step `end`.
    fn unfold(
        &self,
        derivation: &Derivation,
        end: usize,
        calls: Vec<SiteId>,
        tasks: &mut Vec<Task>,
    ) -> Option<()> {
        let mut index = end;
        loop {
            tasks.push(Task::Step(index, calls.clone()));
            let step = derivation.steps.get(index)?;
            if self.is_first(step) {
                return Some(());
            }
            let before = *step.premises.first()?;
            if before >= index {
                return None;
            }
            index = before;
        }
    }

    /// The choices of a step, and how it ends.
    fn walk(
        &self,
        pool: &TermPool,
        eval: &mut Evaluator<'_>,
        step: &Step,
        calls: &[SiteId],
        choices: &mut Vec<Chosen>,
    ) -> Option<Walked> {
        let Role { function, source, leads, .. } = *self.roles.get(step.clause)?;
        let walk = self.walks.get(&(function, source))?;
        let mut block = source;
        loop {
            let here = walk.blocks.get(&block)?;
            for event in &here.events {
                match event {
                    Event::Choice { origin, ty, term } => {
                        let value = eval.eval(pool, *term);
                        let is_real = reals::are_reals(pool, pool.sort(*term));
                        if let Some(value) = self.value(&value, *ty, is_real) {
                            let mut around = calls.to_vec();
                            around.extend(&self.contexts[origin.context]);
                            choices.push(Chosen { calls: around, site: origin.site, value });
                        }
                    }
                    Event::Assert { check, condition } => {
                        if !eval.holds(pool, *condition) {
                            return Some(Walked::Violation(*check));
                        }
                    }
                }
            }
            let next = match &here.next {
                Next::Branch(ways) => ways.iter().find(|(condition, _)| eval.holds(pool, *condition))?.1,
                Next::Call(origin) if leads.calls_at(block) => {
                    let mut around = calls.to_vec();
                    around.extend(&self.contexts[origin.context]);
                    around.push(origin.site);
                    return Some(Walked::Call(around));
                }
                Next::Call(_) => return None,
                Next::End => return Some(Walked::Through),
            };
            if matches!(leads, Leads::To(cut) if cut == next) {
                return Some(Walked::Through);
            }
            block = next;
        }
    }

    /// A value of the program, whose words may be real numbers.
    fn value(&self, value: &Value, ty: Type, is_real: bool) -> Option<Word> {
        let (Type::Array { element, .. }, Value::Array(array)) = (ty, value) else {
            return self.word(value, ty, is_real).map(Word::Word);
        };
        let element = |value: &Value| self.word(value, Type::Int(element), is_real);
        let mut elements = Array::new(element(array.default())?);
        for (index, value) in array.entries() {
            let index = self.word(index, Type::Pointer, false)?;
            // No object lies beyond what a number of the evaluator can name.
            if let Some(index) = index.as_u64() {
                elements.set(index, element(value)?);
            }
        }
        Some(Word::Array(elements))
    }

    /// The bits of a value that is a word.
    fn word(&self, value: &Value, ty: Type, is_real: bool) -> Option<Bits> {
        let bits = match ty {
            Type::Int(bits) => bits,
            Type::Pointer => self.pointer_bits,
            Type::Array { .. } => return None,
        };
        match value {
            Value::Bool(b) => Some(Bits::from_u64(u64::from(*b), 1)),
            Value::Num(n) if is_real => reals::word_of(n, bits),
            Value::Num(n) => Some(Bits::from_rat(n, bits)),
            Value::Bits(word) => Some(word.clone()),
            _ => None,
        }
    }
}
