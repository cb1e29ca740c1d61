//! The runs between two cut points as formulas.
//!
//! From a cut point the acyclic graph up to the next ones is walked in topological order. Values become terms in place (no
//! variable is made for them), parameters of blocks become choices by the edge that was taken, and each block has the path
//! condition under which it is reached. What remains are the constants for what is live at the start and for the choices, so
//! the values of these determine the run: [`Walk`] is the graph with the terms that decide it, for the way back.
//!
//! Invariant: under an assignment to the constants, at most one exit or failure has a true condition, and the terms of its
//! arguments are the values of that run.
//!
//! Source: large-block encoding, Beyer et al. (FMCAD 2009); gated form, Ottenstein et al. (PLDI 1990).

use super::coder::{Coder, Val};
use super::split::ends_with_call;
use eufonium_base::HashMap;
use eufonium_base::ids::IdVec;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::{
    BlockId, CheckId, CheckKind, Function, FunctionId, Instr, Op, Operand, Origin, Target, Terminator, Type,
    ValueId,
};
use eufonium_ir::{Term, TermPool};
use std::collections::BTreeMap;

/// Longer path conditions become one formula.
const PATH: usize = 48;

/// A conjunction in the order in which a path met its parts.
type Path = Vec<Term>;

/// What happens from a cut point on.
#[derive(Debug, Default)]
pub(super) struct Fragment {
    /// The other cut points that are reached, in order: the condition, and the values of their parameters.
    pub(super) cuts: Vec<(BlockId, Term, Vec<Val>)>,
    /// The calls that are reached.
    pub(super) calls: Vec<CallExit>,
    /// The returns: the condition, and the results.
    pub(super) returns: Option<(Term, Vec<Val>)>,
    /// Whether a check fails.
    pub(super) failures: Vec<(CheckId, Term)>,
    /// Whether the run goes on further than this form of the program follows it.
    pub(super) bounds: Vec<(CheckId, Term)>,
    /// The values of the function that the fragment computes or found live.
    pub(super) env: HashMap<ValueId, Val>,
    /// The way of a run through the fragment.
    pub(super) walk: Walk,
}

/// A call at the end of a block.
#[derive(Debug)]
pub(super) struct CallExit {
    pub(super) block: BlockId,
    pub(super) condition: Term,
    pub(super) callee: FunctionId,
    pub(super) args: Vec<Val>,
    /// Constants for the results.
    pub(super) results: Vec<Val>,
    /// Where the run goes on.
    pub(super) next: BlockId,
}

/// The graph of a fragment with the terms that decide a run through it.
#[derive(Clone, Debug, Default)]
pub struct Walk {
    pub(super) blocks: HashMap<BlockId, WalkBlock>,
}

/// What a block does to a run.
#[derive(Clone, Debug)]
pub(super) struct WalkBlock {
    pub(super) events: Vec<Event>,
    pub(super) next: Next,
}

/// What is of interest in a block.
#[derive(Clone, Debug)]
pub(super) enum Event {
    /// A choice, with its constant.
    Choice { origin: Origin, ty: Type, term: Term },
    /// A check.
    Assert { check: CheckId, condition: Term },
}

/// Where a run goes from a block.
#[derive(Clone, Debug)]
pub(super) enum Next {
    /// By the first formula that is true.
    Branch(Vec<(Term, BlockId)>),
    /// Into a function.
    Call(Origin),
    /// Out of the function, or to an end.
    End,
}

/// Walks the fragment that begins at `source`.
pub(super) fn fragment(
    coder: &mut Coder<'_>,
    id: FunctionId,
    function: &Function,
    cfg: &Cfg,
    is_cut: &IdVec<BlockId, bool>,
    source: BlockId,
) -> Fragment {
    let mut walker = Walker {
        coder,
        id,
        function,
        cfg,
        is_cut,
        incoming: BTreeMap::new(),
        arrived: BTreeMap::new(),
        returned: Vec::new(),
        fragment: Fragment::default(),
    };
    walker.block(source, Vec::new());
    while let Some((position, edges)) = walker.incoming.pop_first() {
        let block = walker.cfg.order()[position];
        let (path, values) = walker.join(edges);
        if path.as_slice() == [walker.coder.pool.ff()] {
            continue;
        }
        let params = walker.function.blocks[block].params.iter().copied();
        walker.fragment.env.extend(params.zip(values));
        walker.block(block, path);
    }
    walker.finish()
}

/// An edge that may be taken: its path condition and the arguments it gives.
struct Edge {
    path: Path,
    args: Vec<Val>,
}

struct Walker<'a, 'p> {
    coder: &'a mut Coder<'p>,
    id: FunctionId,
    function: &'a Function,
    cfg: &'a Cfg,
    is_cut: &'a IdVec<BlockId, bool>,
    /// Edges to blocks of the fragment, by position in topological order.
    incoming: BTreeMap<usize, Vec<Edge>>,
    /// Edges to cut points.
    arrived: BTreeMap<BlockId, Vec<Edge>>,
    returned: Vec<Edge>,
    fragment: Fragment,
}

impl Walker<'_, '_> {
    fn finish(mut self) -> Fragment {
        for (block, edges) in std::mem::take(&mut self.arrived) {
            let (path, values) = self.join(edges);
            let condition = self.coder.pool.and(&path);
            self.fragment.cuts.push((block, condition, values));
        }
        if !self.returned.is_empty() {
            let edges = std::mem::take(&mut self.returned);
            let (path, values) = self.join(edges);
            self.fragment.returns = Some((self.coder.pool.and(&path), values));
        }
        self.fragment
    }

    /// One path and one value for each argument from all edges to a place. Conditions that all edges share from the start on
    /// stay; the rest says which edge was taken.
    fn join(&mut self, edges: Vec<Edge>) -> (Path, Vec<Val>) {
        let shared = shared_prefix(&edges);
        let pool = &mut self.coder.pool;
        let ways: Vec<Term> = edges.iter().map(|e| pool.and(&e.path[shared..])).collect();
        let mut path = edges[0].path[..shared].to_vec();
        push(pool, &mut path, &ways);
        let mut args = edges.into_iter().rev().map(|e| e.args);
        let mut values = args.next().expect("a join has an edge");
        for (way, args) in ways.iter().rev().skip(1).zip(args) {
            for (value, arg) in values.iter_mut().zip(args) {
                *value = self.coder.choose(*way, arg, value);
            }
        }
        (path, values)
    }

    fn block(&mut self, block: BlockId, mut path: Path) {
        let function = self.function;
        let data = &function.blocks[block];
        let call = ends_with_call(data);
        let plain = data.instrs.len() - usize::from(call);
        let mut events = Vec::new();
        for instr in &data.instrs[..plain] {
            self.instr(instr, &mut path, &mut events);
            if path.last() == Some(&self.coder.pool.ff()) {
                break;
            }
        }
        let dead = path.last() == Some(&self.coder.pool.ff());
        let next = match (&data.terminator, dead) {
            (_, true) => Next::End,
            (Terminator::Jump(target), _) if call => {
                self.call(block, &data.instrs[plain], target.block, &path)
            }
            (terminator, _) => self.leave(terminator, path),
        };
        self.fragment.walk.blocks.insert(block, WalkBlock { events, next });
    }

    fn leave(&mut self, terminator: &Terminator, path: Path) -> Next {
        match terminator {
            Terminator::Jump(target) => {
                self.edge(target, path);
                Next::Branch(vec![(self.coder.pool.tt(), target.block)])
            }
            Terminator::Branch { condition, then, otherwise } => {
                let condition = self.condition(condition);
                let negated = self.coder.pool.not(condition);
                self.edge(then, with(&path, condition));
                self.edge(otherwise, with(&path, negated));
                Next::Branch(vec![(condition, then.block), (negated, otherwise.block)])
            }
            Terminator::Switch { value, cases, default } => {
                let mut ways = Vec::with_capacity(cases.len() + 1);
                let mut none = Vec::with_capacity(cases.len());
                for (bits, target) in cases {
                    let case = Operand::Const(bits.clone());
                    let taken = self.equal(value, &case);
                    none.push(self.coder.pool.not(taken));
                    self.edge(target, with(&path, taken));
                    ways.push((taken, target.block));
                }
                let none = self.coder.pool.and(&none);
                self.edge(default, with(&path, none));
                ways.push((self.coder.pool.tt(), default.block));
                Next::Branch(ways)
            }
            Terminator::Return(results) => {
                let args = (0..results.len()).map(|i| {
                    let sign = self.coder.result_sign(self.id, i);
                    self.coder.operand(self.id, self.function, &mut self.fragment.env, &results[i], sign)
                });
                let args = args.collect();
                self.returned.push(Edge { path, args });
                Next::End
            }
            Terminator::Stop => Next::End,
        }
    }

    fn edge(&mut self, target: &Target, path: Path) {
        if path.last() == Some(&self.coder.pool.ff()) {
            return;
        }
        let params = &self.function.blocks[target.block].params;
        let args = params.iter().zip(&target.args).map(|(param, arg)| {
            self.coder.given((self.id, self.function), &mut self.fragment.env, arg, *param)
        });
        let edge = Edge { path, args: args.collect() };
        if self.is_cut[target.block] {
            self.arrived.entry(target.block).or_default().push(edge);
        } else {
            let position = self.cfg.position(target.block).expect("a successor is reached");
            self.incoming.entry(position).or_default().push(edge);
        }
    }

    fn call(&mut self, block: BlockId, instr: &Instr, next: BlockId, path: &Path) -> Next {
        let Op::Call { callee, args, origin } = &instr.op else { unreachable!("the caller found a call") };
        let condition = self.coder.pool.and(path);
        let coder = &mut *self.coder;
        let params = coder.program.functions[*callee].params.clone();
        let args = params.iter().zip(args).map(|(param, arg)| {
            let sign = coder.sign(*callee, *param);
            coder.operand(self.id, self.function, &mut self.fragment.env, arg, sign)
        });
        let args = args.collect();
        let results: Vec<Val> =
            instr.defs.iter().map(|def| self.coder.live(self.id, self.function, *def)).collect();
        self.fragment.env.extend(instr.defs.iter().copied().zip(results.iter().cloned()));
        self.fragment.calls.push(CallExit { block, condition, callee: *callee, args, results, next });
        Next::Call(*origin)
    }

    fn condition(&mut self, operand: &Operand) -> Term {
        self.coder.formula(self.id, self.function, &mut self.fragment.env, operand)
    }

    fn equal(&mut self, a: &Operand, b: &Operand) -> Term {
        self.coder.equal(self.id, self.function, &mut self.fragment.env, a, b)
    }

    fn instr(&mut self, instr: &Instr, path: &mut Path, events: &mut Vec<Event>) {
        match &instr.op {
            Op::Assume(condition) => {
                let condition = self.condition(condition);
                push(self.coder.pool, path, &[condition]);
            }
            Op::Assert { check, .. }
                if self.coder.probes.as_ref().is_some_and(|probes| probes.contains(check)) =>
            {
                // Nothing is asserted: of interest is whether a run comes here.
                let reached = self.coder.pool.and(path);
                self.fragment.failures.push((*check, reached));
            }
            Op::Assert { condition, check } => {
                let condition = self.condition(condition);
                events.push(Event::Assert { check: *check, condition });
                let negated = self.coder.pool.not(condition);
                let failure = self.coder.pool.and(&with(path, negated));
                if failure != self.coder.pool.ff() {
                    match self.coder.program.checks[*check].property {
                        CheckKind::Bound => self.fragment.bounds.push((*check, failure)),
                        _ => self.fragment.failures.push((*check, failure)),
                    }
                }
                push(self.coder.pool, path, &[condition]);
            }
            Op::Name { .. } | Op::Keep(_) => {}
            op => {
                let def = instr.defs[0];
                let (value, assumed) =
                    self.coder.define(self.id, self.function, &mut self.fragment.env, def, op);
                if let Op::Havoc(origin) = op {
                    let (ty, term) = (self.function.values[def].ty, value.term());
                    events.push(Event::Choice { origin: *origin, ty, term });
                }
                for condition in assumed {
                    push(self.coder.pool, path, &[condition]);
                }
                self.fragment.env.insert(def, value);
            }
        }
    }
}

/// How many conditions all paths begin with.
fn shared_prefix(edges: &[Edge]) -> usize {
    let first = &edges[0].path;
    let agree = |path: &Path| first.iter().zip(path).take_while(|(a, b)| a == b).count();
    edges[1..].iter().map(|e| agree(&e.path)).min().unwrap_or(first.len())
}

/// A path followed by one of these.
fn push(pool: &mut TermPool, path: &mut Path, ways: &[Term]) {
    let condition = pool.or(ways);
    if condition == pool.ff() {
        *path = vec![condition];
    } else if condition != pool.tt() {
        path.push(condition);
        if path.len() > PATH {
            *path = vec![pool.and(path)];
        }
    }
}

fn with(path: &Path, condition: Term) -> Path {
    let mut path = path.clone();
    path.push(condition);
    path
}
