//! Which part of a state matters: values of the circuit are followed from what is wanted to latches that suffice for it.
//!
//! Of an operand that decides its gate alone one is enough; which one is chosen by how many latches it would cost, counted bottom-up
//! as if nothing were shared. Inputs cost nothing: they are kept as they are. No solver is asked, as the model of a query gives
//! values to gates, and to all that are the reason of a target.

use crate::model::{Kind, Model};
use eufonium_base::ids::Id;
use eufonium_smt::sat::Lit;

/// The buffers of the walk.
#[derive(Debug, Default)]
pub(crate) struct Justifier {
    /// By variable: the last walk that met it, and the last one that needed it.
    met: Vec<u32>,
    needed: Vec<u32>,
    stamp: u32,
    /// By variable that was met: its value, and how many latches it costs.
    values: Vec<Option<bool>>,
    costs: Vec<u32>,
    /// Variables, and whether their operands were met.
    stack: Vec<(u32, bool)>,
}

/// No sum of costs is above this.
const MOST: u32 = 1 << 24;
/// The cost of a value without a reason, as of gates that a search left open or guessed.
const OPEN: u32 = u32::MAX;

impl Justifier {
    pub(crate) fn new(model: &Model) -> Justifier {
        let n = model.num_vars();
        Justifier {
            met: vec![0; n],
            needed: vec![0; n],
            values: vec![None; n],
            costs: vec![0; n],
            ..Justifier::default()
        }
    }

    /// The literals of latches that suffice for the targets, all true, under all inputs.
    pub(crate) fn latches(
        &mut self,
        model: &Model,
        targets: &[Lit],
        value: impl Fn(usize) -> Option<bool>,
        latches: &mut Vec<Lit>,
    ) {
        self.stamp += 1;
        latches.clear();
        for target in targets {
            self.meet(model, target.var().index(), &value);
            debug_assert!(
                self.is(*target, true) && self.cost(*target) < OPEN,
                "targets are true for a reason"
            );
        }
        self.stack.extend(targets.iter().map(|l| (l.var().index() as u32, true)));
        while let Some((var, _)) = self.stack.pop() {
            let var = var as usize;
            if std::mem::replace(&mut self.needed[var], self.stamp) == self.stamp {
                continue;
            }
            if (1..=model.latches.len()).contains(&var) {
                latches.push(Lit::new(Id::from_usize(var), self.values[var] == Some(false)));
            }
            self.need_operands(model, var);
        }
    }

    /// The inputs that the last walk met.
    pub(crate) fn inputs<'a>(&'a self, model: &Model) -> impl Iterator<Item = Lit> + 'a {
        let met = model.input_vars().filter(|&var| self.met[var] == self.stamp);
        met.filter_map(|var| Some(Lit::new(Id::from_usize(var), !self.values[var]?)))
    }

    fn is(&self, l: Lit, value: bool) -> bool {
        self.values[l.var().index()] == Some(value != l.is_negated())
    }

    fn cost(&self, l: Lit) -> u32 {
        self.costs[l.var().index()]
    }

    /// Takes values and computes costs below a variable, operands first.
    fn meet(&mut self, model: &Model, root: usize, value: &impl Fn(usize) -> Option<bool>) {
        self.stack.push((root as u32, false));
        while let Some((var, done)) = self.stack.pop() {
            let v = var as usize;
            if done {
                self.costs[v] = self.gate_cost(model, v);
                continue;
            }
            if std::mem::replace(&mut self.met[v], self.stamp) == self.stamp {
                continue;
            }
            self.values[v] = value(v);
            if self.values[v].is_none() {
                self.costs[v] = OPEN;
                continue;
            }
            if model.kind(v) == Kind::Leaf {
                self.costs[v] = u32::from((1..=model.latches.len()).contains(&v));
                continue;
            }
            self.stack.push((var, true));
            let operands = model.operands(v).iter().map(|l| l.var().index() as u32);
            self.stack.extend(operands.filter(|&n| self.met[n as usize] != self.stamp).map(|n| (n, false)));
        }
    }

    /// What the reason of a gate's value costs.
    fn gate_cost(&self, model: &Model, var: usize) -> u32 {
        let operands = model.operands(var);
        match model.kind(var) {
            Kind::Leaf => unreachable!("leaves have no operands"),
            Kind::And if self.values[var] == Some(false) => {
                self.false_operand(operands).map_or(OPEN, |l| self.cost(l))
            }
            Kind::And | Kind::Xor => self.sum(operands),
            kind => self.sum(&self.deciding(kind, operands)),
        }
    }

    fn sum(&self, lits: &[Lit]) -> u32 {
        lits.iter().fold(0, |sum, &l| match self.cost(l) {
            _ if sum == OPEN => OPEN,
            OPEN => OPEN,
            cost => (sum + cost).min(MOST),
        })
    }

    /// The cheapest false operand.
    fn false_operand(&self, operands: &[Lit]) -> Option<Lit> {
        operands.iter().copied().filter(|&l| self.is(l, false)).min_by_key(|&l| self.cost(l))
    }

    /// The two operands of a choice or a majority that decide it at the least cost.
    fn deciding(&self, kind: Kind, operands: &[Lit]) -> [Lit; 2] {
        let [a, b, c] = *operands else { unreachable!("there are three operands") };
        let equal = |x: Lit, y: Lit| [true, false].into_iter().any(|v| self.is(x, v) && self.is(y, v));
        let pairs = if kind == Kind::Ite {
            // Where both branches are equal they decide as well.
            let chosen = if self.is(a, true) { b } else { c };
            [(self.values[a.var().index()].is_some(), [a, chosen]), (equal(b, c), [b, c]), (false, [a, b])]
        } else {
            [(equal(a, b), [a, b]), (equal(a, c), [a, c]), (equal(b, c), [b, c])]
        };
        let right = pairs.into_iter().filter(|(decides, _)| *decides).map(|(_, pair)| pair);
        right.min_by_key(|pair| self.sum(pair)).unwrap_or([a, b])
    }

    /// Pushes the operands that a gate needs.
    fn need_operands(&mut self, model: &Model, var: usize) {
        let operands = model.operands(var);
        let push = |stack: &mut Vec<(u32, bool)>, lits: &[Lit]| {
            stack.extend(lits.iter().map(|l| (l.var().index() as u32, true)));
        };
        match model.kind(var) {
            Kind::Leaf => {}
            Kind::And if self.values[var] == Some(false) => {
                // One that is needed anyway costs nothing more.
                let is_needed = |l: &Lit| self.is(*l, false) && self.needed[l.var().index()] == self.stamp;
                let shared = operands.iter().copied().find(is_needed);
                let chosen = shared.or_else(|| self.false_operand(operands)).expect("an operand is false");
                push(&mut self.stack, &[chosen]);
            }
            Kind::And | Kind::Xor => push(&mut self.stack, operands),
            kind => {
                let pair = self.deciding(kind, operands);
                push(&mut self.stack, &pair);
            }
        }
    }
}
