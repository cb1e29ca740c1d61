//! Facts about predicates in the words of the source: over variables, copies of one place together, lines that no run comes to.

use super::bounds::{bound_terms, bounds, is_bound};
use super::{PlaceFacts, ProgramAnalysis, QUESTION};
use crate::facts::{self, Facts};
use eufonium_base::ids::Id;
use eufonium_base::{Bits, HashMap, HashSet, Rat, Stop};
use eufonium_ir::program::{
    BlockId, CheckId, FunctionId, Loc, Operand, Program, SourceType, Type, ValueId, VariableId,
};
use eufonium_ir::{LinExpr, PredId, Sort, Subst, Term, TermPool, visit};
use eufonium_smt::SatResult;
use eufonium_transform::program::encode::Encoded;
use eufonium_transform::program::probes::{Place, PlaceKind, Places, Settled};
use std::collections::BTreeMap;

/// Facts in the words of the source.
pub(super) struct Reader<'a> {
    pub(super) pool: &'a mut TermPool,
    pub(super) program: &'a Program,
    pub(super) encoded: &'a Encoded,
    pub(super) facts: &'a Facts,
    pub(super) analysis: &'a mut ProgramAnalysis,
    /// Variables of which nothing is claimed.
    pub(super) addresses: HashSet<VariableId>,
}

impl Reader<'_> {
    /// The places of which facts were asked for, copies of one together.
    pub(super) fn places(&mut self, places: &Places, settled: &[Settled], stop: &Stop) {
        let of_block: HashMap<(FunctionId, BlockId), PredId> = self
            .encoded
            .system
            .preds
            .keys()
            .filter_map(|pred| self.encoded.back.cut_point(pred).map(|p| ((p.function, p.block), pred)))
            .collect();
        let mut copies: BTreeMap<Key, (Place, Vec<Vec<Term>>)> = BTreeMap::new();
        for place in places.list.iter().filter(|p| p.kind != PlaceKind::Block) {
            copies.entry(key(place)).or_insert_with(|| (place.clone(), vec![]));
        }
        for place in settled {
            let of = match of_block.get(&(place.function, place.block)) {
                Some(pred) => self.at(*pred, place),
                // The block is not within reach of the entry.
                None => vec![self.pool.ff()],
            };
            let key = key(&places.list[place.place]);
            copies.get_mut(&key).expect("it is in the list").1.push(of);
        }
        for (place, copies) in copies.into_values() {
            let found = self.together(place, copies, stop);
            self.analysis.places.push(found);
        }
    }

    /// The constant that stands for a variable.
    fn variable(&mut self, variable: VariableId) -> Term {
        if let Some(term) = self.analysis.variables.get(&variable) {
            return *term;
        }
        let name = self.program.variables[variable].name.clone();
        let sort = match self.program.variables[variable].ty {
            SourceType::Int { bits: 1, .. } => Sort::BOOL,
            _ => Sort::INT,
        };
        let term = self.pool.fresh(&name, sort);
        self.analysis.variables.insert(variable, term);
        term
    }

    /// The facts about a place, over the constants of variables.
    fn at(&mut self, pred: PredId, place: &Settled) -> Vec<Term> {
        let facts = self.facts.about(pred).to_vec();
        let ff = self.pool.ff();
        if facts.contains(&ff) {
            return vec![ff];
        }
        let params = self.encoded.system.preds[pred].params.clone();
        let point = self.encoded.back.cut_point(pred).expect("it is one").clone();
        let args: HashMap<ValueId, (Term, Type, bool)> =
            point.args().zip(&params).map(|((v, ty, signed), param)| (v, (*param, ty, signed))).collect();
        let mut subst = Subst::new();
        let (mut named, mut out): (HashMap<Term, Term>, Vec<Term>) = (HashMap::default(), vec![]);
        for (variable, operand) in &place.named {
            let ty = self.program.variables[*variable].ty.clone();
            let Some((bits, signed)) = integer(&ty).filter(|_| !self.addresses.contains(variable)) else {
                continue;
            };
            match operand {
                Operand::Const(word) if word.width() == bits && bits > 1 => {
                    let n = if signed { word.to_rat_signed() } else { word.to_rat() };
                    let (var, n) = (self.variable(*variable), self.pool.num(n, Sort::INT));
                    out.push(self.pool.eq(var, n));
                }
                Operand::Value(v) => {
                    let Some((param, Type::Int(width), reads_sign)) = args.get(v).copied() else { continue };
                    if width != bits || self.pool.sort(param) != Sort::INT {
                        continue;
                    }
                    if signed != reads_sign && !self.is_plain(param, bits, &facts) {
                        continue;
                    }
                    let var = self.variable(*variable);
                    match named.get(&param) {
                        Some(first) => out.push(self.pool.eq(*first, var)),
                        None => {
                            named.insert(param, var);
                            subst.insert(param, var);
                        }
                    }
                }
                _ => {}
            }
        }
        for fact in facts {
            let constants = visit::constants(self.pool, &[fact]);
            if constants.iter().all(|c| named.contains_key(c)) {
                out.push(subst.apply(self.pool, fact));
            }
        }
        out
    }

    /// Whether facts say that a word is the same number with and without sign.
    fn is_plain(&self, param: Term, bits: u32, facts: &[Term]) -> bool {
        let (low, high) = bounds(self.pool, param, facts);
        let limit = Bits::power(bits - 1, bits + 1).to_rat();
        low.is_some_and(|low| !low.is_negative()) && high.is_some_and(|high| high < limit)
    }

    /// What copies of a place have in common.
    fn together(&mut self, place: Place, copies: Vec<Vec<Term>>, stop: &Stop) -> PlaceFacts {
        let ff = self.pool.ff();
        let reached: Vec<Vec<Term>> = copies.into_iter().filter(|facts| !facts.contains(&ff)).collect();
        let unreached = reached.is_empty();
        let mut ranges = BTreeMap::new();
        for (variable, term) in self.analysis.variables.clone() {
            let of_copies = reached.iter().map(|facts| bounds(self.pool, term, facts));
            let hull = of_copies
                .reduce(|(a, b), (c, d)| (a.zip(c).map(|(a, c)| a.min(c)), b.zip(d).map(|(b, d)| b.max(d))));
            if let Some((low, high)) = hull {
                // What the type says is nothing new.
                let (least, most) = self.of_type(variable);
                let (low, high) = (low.filter(|n| *n > least), high.filter(|n| *n < most));
                if low.is_some() || high.is_some() {
                    ranges.insert(variable, (low, high));
                }
            }
        }
        let mut facts: Vec<Term> = Vec::new();
        for (variable, (low, high)) in &ranges {
            let term = self.analysis.variables[variable];
            facts.extend(bound_terms(self.pool, term, low.as_ref(), high.as_ref()));
        }
        let mut candidates: Vec<Term> = reached.iter().flatten().copied().collect();
        candidates.retain(|t| visit::constants(self.pool, &[*t]).len() > 1 || !is_bound(self.pool, *t));
        candidates.sort_unstable();
        candidates.dedup();
        for copy in &reached {
            if candidates.iter().all(|t| copy.contains(t)) {
                continue;
            }
            let Some(mut solver) = facts::solver(self.pool, copy, stop) else {
                candidates.clear();
                break;
            };
            candidates.retain(|fact| {
                let wrong = self.pool.not(*fact);
                copy.contains(fact)
                    || (!stop.poll()
                        && solver.check_within(self.pool, &[wrong], &stop.within(None, Some(QUESTION)))
                            == SatResult::Unsat)
            });
        }
        candidates.retain(|fact| !self.follows(*fact, &ranges));
        facts.extend(candidates);
        PlaceFacts { place, unreached, facts, ranges }
    }

    /// The least and the greatest value of a variable's type.
    fn of_type(&self, variable: VariableId) -> (Rat, Rat) {
        let (bits, signed) =
            integer(&self.program.variables[variable].ty).expect("constants stand for integers");
        let power = |n: u32| Bits::power(n, n + 1).to_rat();
        match signed {
            true => (-power(bits - 1), &power(bits - 1) - &Rat::ONE),
            false => (Rat::ZERO, &power(bits) - &Rat::ONE),
        }
    }

    /// Whether an inequality follows from the bounds of its variables.
    fn follows(&self, fact: Term, ranges: &BTreeMap<VariableId, (Option<Rat>, Option<Rat>)>) -> bool {
        let Some((sum, _)) = LinExpr::of_bound(self.pool, fact) else { return false };
        let mut most = sum.constant.clone();
        for (t, c) in &sum.terms {
            let Some((variable, _)) = self.analysis.variables.iter().find(|(_, v)| *v == t) else {
                return false;
            };
            let (least, greatest) = self.of_type(*variable);
            let (low, high) = ranges.get(variable).cloned().unwrap_or((None, None));
            let extreme = if c.is_negative() { low.unwrap_or(least) } else { high.unwrap_or(greatest) };
            most.add_mul(c, &extreme);
        }
        !most.is_positive()
    }

    /// The lines of blocks that no run comes to, and of no other blocks.
    pub(super) fn unreached(&mut self, places: &Places, open: &HashSet<CheckId>) {
        let mut lines: BTreeMap<(usize, u32), (Loc, bool)> = BTreeMap::new();
        for (i, place) in places.list.iter().enumerate().filter(|(_, p)| p.kind == PlaceKind::Block) {
            let reached = open.contains(&CheckId::from_usize(places.first.index() + i));
            for at in &place.lines {
                lines.entry((at.file.index(), at.line)).or_insert((*at, false)).1 |= reached;
            }
        }
        self.analysis.unreached =
            lines.into_values().filter(|(_, reached)| !reached).map(|(at, _)| at).collect();
    }
}

/// What makes places one.
pub(super) type Key = (usize, u32, u32, PlaceKind, String);

pub(super) fn key(place: &Place) -> Key {
    (place.at.file.index(), place.at.line, place.at.column, place.kind, place.function.clone())
}

/// The bits of a variable that is an integer, and whether it has a sign.
pub(super) fn integer(ty: &SourceType) -> Option<(u32, bool)> {
    match ty {
        SourceType::Int { signed, bits } => Some((*bits, *signed)),
        SourceType::Bool => Some((8, false)),
        _ => None,
    }
}
