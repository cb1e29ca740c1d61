//! Clause systems as SMT-LIB text in the logic `HORN`.
//!
//! Predicates are applied to distinct variables, as the rules of CHC-COMP ask; other arguments become equations. A clause's
//! constraint is one term, so what arguments share is written once. Names are kept where they can be: predicates and
//! variables whose names clash with others or with words of the theories get new ones.
//!
//! Deliberately absent: the dialect of rules.

use super::smtlib::theory;
use eufonium_base::{HashMap, HashSet};
use eufonium_ir::{ChcSystem, Clause, Op, PredApp, Sort, SortKind, Term, TermPool, print, visit};
use std::fmt::Write;
use thiserror::Error;

/// Why a system cannot be written.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("clauses with {0} cannot be written as SMT-LIB")]
pub struct Unwritable(String);

/// The system as text; [`super::smtlib::horn::read`] reads it.
///
/// # Errors
/// If it has instances of parametric datatypes, or several symbols of one name other than predicates.
pub fn write(pool: &mut TermPool, system: &ChcSystem) -> Result<String, Unwritable> {
    let mut writer = Writer { out: "(set-logic HORN)\n".to_owned(), taken: words(), preds: Vec::new() };
    writer.symbols(pool, system)?;
    for pred in system.preds.values() {
        let symbol = writer.global(&pred.name, "P");
        let sorts: Vec<_> = pred.sorts.iter().map(|s| print::sort(pool, *s)).collect();
        let _ = writeln!(writer.out, "(declare-fun {} ({}) Bool)", print::symbol(&symbol), sorts.join(" "));
        writer.preds.push(symbol);
    }
    for clause in &system.clauses {
        writer.clause(pool, clause);
    }
    writer.out.push_str("(check-sat)\n");
    Ok(writer.out)
}

/// What no symbol of ours is called.
fn words() -> HashSet<String> {
    theory::operators().map(|op| op.name).chain(["true", "false"]).map(str::to_owned).collect()
}

/// Whether a name can be a symbol. Printed terms have `?x0` and so on for what is shared.
fn is_usable(name: &str) -> bool {
    !name.is_empty()
        && !name.starts_with("?x")
        && !name.contains(|c: char| c.is_control() || "|\\".contains(c))
}

struct Writer {
    out: String,
    /// The names that hold in all of the text.
    taken: HashSet<String>,
    /// The predicates' names, without quotes.
    preds: Vec<String>,
}

impl Writer {
    /// A name for all of the text: `wish`, or one that begins with `otherwise`.
    fn global(&mut self, wish: &str, otherwise: &str) -> String {
        let mut name = wish.to_owned();
        let mut n = self.preds.len();
        while !is_usable(&name) || !self.taken.insert(name.clone()) {
            name = format!("{otherwise}{n}");
            n += 1;
        }
        name
    }

    /// Takes a name that cannot be changed.
    fn claim(&mut self, name: &str) -> Result<(), Unwritable> {
        if is_usable(name) && self.taken.insert(name.to_owned()) {
            return Ok(());
        }
        Err(Unwritable(format!("several symbols `{name}`")))
    }

    /// Declares the sorts, datatypes and functions that the clauses use.
    fn symbols(&mut self, pool: &TermPool, system: &ChcSystem) -> Result<(), Unwritable> {
        let mut roots: Vec<Term> = system.clauses.iter().map(|c| c.constraint).collect();
        let apps = system.clauses.iter().flat_map(Clause::apps);
        roots.extend(apps.flat_map(|app| app.args.iter().copied()));
        let terms = visit::postorder(pool, &roots);
        let params = system.preds.values().flat_map(|p| p.sorts.iter().copied());
        let sorts = sorts(pool, terms.iter().map(|&t| pool.sort(t)).chain(params));
        self.datatypes(pool, &sorts)?;
        let mut functions: HashSet<_> = HashSet::default();
        for t in terms {
            let Op::App(f) = pool.op(t) else { continue };
            let decl = pool.func(f);
            let by_zero = ["/0", "div0", "mod0"].contains(&decl.name.as_str());
            if decl.params.is_empty() || by_zero || !functions.insert(f) {
                continue;
            }
            self.claim(&decl.name)?;
            let params: Vec<_> = decl.params.iter().map(|s| print::sort(pool, *s)).collect();
            let (name, result) = (print::symbol(&decl.name), print::sort(pool, decl.result));
            let _ = writeln!(self.out, "(declare-fun {name} ({}) {result})", params.join(" "));
        }
        Ok(())
    }

    /// Declares sorts, and all datatypes at once, as they may refer to each other.
    fn datatypes(&mut self, pool: &TermPool, sorts: &[Sort]) -> Result<(), Unwritable> {
        let (mut names, mut bodies) = (Vec::new(), Vec::new());
        for &sort in sorts {
            match pool.sort_kind(sort) {
                SortKind::Uninterpreted(name) => {
                    let _ = writeln!(self.out, "(declare-sort {} 0)", print::symbol(name));
                }
                SortKind::Datatype(id) => {
                    let name = &pool.datatype(*id).name;
                    if name.starts_with('(') {
                        return Err(Unwritable(format!("the instance `{name}` of a parametric datatype")));
                    }
                    names.push(format!("({} 0)", print::symbol(name)));
                    bodies.push(self.constructors(pool, sort)?);
                }
                _ => {}
            }
        }
        if !names.is_empty() {
            let (names, bodies) = (names.join(" "), bodies.join("\n  "));
            let _ = writeln!(self.out, "(declare-datatypes ({names}) (\n  {bodies}))");
        }
        Ok(())
    }

    fn constructors(&mut self, pool: &TermPool, sort: Sort) -> Result<String, Unwritable> {
        let mut out = String::from("(");
        for (i, &cons) in pool.constructors(sort).iter().enumerate() {
            let cons = pool.constructor(cons);
            self.claim(&cons.name)?;
            let space = if i == 0 { "" } else { " " };
            let _ = write!(out, "{space}({}", print::symbol(&cons.name));
            for (name, sort) in &cons.fields {
                self.claim(name)?;
                let _ = write!(out, " ({} {})", print::symbol(name), print::sort(pool, *sort));
            }
            out.push(')');
        }
        out.push(')');
        Ok(out)
    }

    fn clause(&mut self, pool: &mut TermPool, clause: &Clause) {
        let mut parts = vec![clause.constraint];
        let (mut body, mut all) = (Vec::new(), clause.vars(pool));
        for app in &clause.body {
            body.push((app.pred, distinct_args(pool, app, &mut parts, &mut all)));
        }
        let head = clause.head.as_ref().map(|app| (app.pred, distinct_args(pool, app, &mut parts, &mut all)));
        let names = self.variables(pool, &all);
        let of: HashMap<Term, &str> = names.iter().map(|(t, n)| (*t, n.as_str())).collect();
        let apply = |(pred, args): &(eufonium_ir::PredId, Vec<Term>)| {
            let name = print::symbol(&self.preds[eufonium_base::ids::Id::index(*pred)]).into_owned();
            let args: Vec<_> = args.iter().map(|t| print::symbol(of[t])).collect();
            if args.is_empty() { name } else { format!("({name} {})", args.join(" ")) }
        };
        let constraint = pool.and(&parts);
        let mut premises: Vec<String> = body.iter().map(apply).collect();
        if constraint != pool.tt() || premises.is_empty() {
            premises.push(print::term_with_names(pool, constraint, &names));
        }
        let head = head.as_ref().map_or_else(|| "false".to_owned(), apply);
        let premise = match &premises[..] {
            [one] => one.clone(),
            _ => format!("(and {})", premises.join(" ")),
        };
        let implication = format!("(=> {premise} {head})");
        let _ = if all.is_empty() {
            writeln!(self.out, "(assert {implication})")
        } else {
            let bound = names
                .iter()
                .map(|(t, n)| format!("({} {})", print::symbol(n), print::sort(pool, pool.sort(*t))));
            let bound: Vec<String> = bound.collect();
            writeln!(self.out, "(assert (forall ({})\n  {implication}))", bound.join(" "))
        };
    }

    /// Different names for the variables of a clause.
    fn variables(&self, pool: &TermPool, variables: &[Term]) -> Vec<(Term, String)> {
        let mut local: HashSet<String> = HashSet::default();
        let mut n = 0;
        let mut out = Vec::with_capacity(variables.len());
        for &v in variables {
            let wish = &pool.func(pool.as_constant(v).expect("variables are constants")).name;
            let mut name = wish.clone();
            while !is_usable(&name) || self.taken.contains(&name) || !local.insert(name.clone()) {
                name = format!("v{n}");
                n += 1;
            }
            out.push((v, name));
        }
        out
    }
}

/// Distinct variables for the arguments of an application, with the equations that say what they are. New ones join
/// `all`.
fn distinct_args(
    pool: &mut TermPool,
    app: &PredApp,
    parts: &mut Vec<Term>,
    all: &mut Vec<Term>,
) -> Vec<Term> {
    let mut seen: HashSet<Term> = HashSet::default();
    let mut out = Vec::with_capacity(app.args.len());
    for &arg in &app.args {
        if pool.as_constant(arg).is_some() && seen.insert(arg) {
            out.push(arg);
            continue;
        }
        let variable = pool.fresh("v", pool.sort(arg));
        parts.push(pool.eq(variable, arg));
        all.push(variable);
        out.push(variable);
    }
    out
}

/// The declared sorts among these and in their parts, each once, in the order of discovery.
fn sorts(pool: &TermPool, roots: impl Iterator<Item = Sort>) -> Vec<Sort> {
    let mut seen: HashSet<Sort> = HashSet::default();
    let mut out = Vec::new();
    let mut stack: Vec<Sort> = Vec::new();
    for root in roots {
        stack.push(root);
        while let Some(sort) = stack.pop() {
            if !seen.insert(sort) {
                continue;
            }
            match pool.sort_kind(sort) {
                SortKind::Array(index, element) => stack.extend([*index, *element]),
                SortKind::Datatype(_) => {
                    out.push(sort);
                    for &cons in pool.constructors(sort) {
                        stack.extend(pool.constructor(cons).fields.iter().map(|(_, s)| *s));
                    }
                }
                SortKind::Uninterpreted(_) => out.push(sort),
                _ => {}
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::smtlib::horn;
    use eufonium_ir::PredId;

    /// Reads, writes, and reads again: the same text comes out, and it says the same.
    #[track_caller]
    fn round_trip(text: &str) -> String {
        let mut pool = TermPool::new();
        let system = horn::read(&mut pool, text.as_bytes()).expect("the problem is well-formed").system;
        let written = write(&mut pool, &system).expect("it can be written");
        let mut again = TermPool::new();
        let read = horn::read(&mut again, written.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{written}"));
        assert_eq!(read.system.preds.len(), system.preds.len(), "{written}");
        assert_eq!(read.system.clauses.len(), system.clauses.len(), "{written}");
        let twice = write(&mut again, &read.system).expect("it can be written");
        assert_eq!(twice.lines().count(), written.lines().count(), "{written}\n{twice}");
        written
    }

    #[test]
    fn clauses_over_all_theories() {
        let text = round_trip(
            "(set-logic HORN)
            (declare-sort U 0)
            (declare-datatypes ((L 0) (T 0)) (((nil) (cons (hd Int) (tl L))) ((leaf) (node (kids L) (up T)))))
            (declare-fun P (Int Int) Bool)
            (declare-fun |q r| (L (Array Int U) T) Bool)
            (declare-fun Z () Bool)
            (assert (forall ((x Int)) (=> (= 1 (mod x 3)) (P x (+ x 1)))))
            (assert (forall ((x Int) (y Int)) (=> (and (P x x) (P y (* 2 x)) (< x y)) (P y x))))
            (assert (forall ((l L) (a (Array Int U)) (t T))
                (=> (and (|q r| l a t) ((_ is cons) l)) (|q r| (tl l) (store a 0 (select a 1)) (node l t)))))
            (assert (=> Z false))
            (assert (forall ((l L) (a (Array Int U))) (=> (|q r| nil a leaf) Z)))
            (check-sat)",
        );
        for line in ["(declare-sort U 0)", "(declare-fun |q r| (L (Array Int U) T) Bool)", "(=> Z false)"] {
            assert!(text.contains(line), "{line}\n{text}");
        }
        // Arguments are distinct variables.
        assert!(!text.contains("(P x x)") && !text.contains("(|q r| (tl l)"), "{text}");
    }

    #[test]
    fn names_that_clash_are_changed() {
        let mut pool = TermPool::new();
        let mut system = ChcSystem::new();
        let preds: Vec<PredId> =
            ["P", "P", "and", "a|b"].map(|name| system.declare(&mut pool, name, &[Sort::INT])).into();
        // Variables with each other's names, a predicate's and a word's.
        let names = ["x", "x", "P", "or", "?x0", ""];
        let vars: Vec<Term> = names.iter().map(|n| pool.constant(*n, Sort::INT)).collect();
        let app = |pred, arg| PredApp { pred, args: vec![arg] };
        let body = preds.iter().zip(&vars).map(|(p, v)| app(*p, *v)).collect();
        let constraint = pool.lt(vars[4], vars[5]);
        system.clauses.push(Clause { body, constraint, head: Some(app(preds[0], vars[1])), span: None });
        let text = write(&mut pool, &system).expect("it can be written");
        let mut again = TermPool::new();
        let read = horn::read(&mut again, text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}")).system;
        assert_eq!((read.preds.len(), read.clauses.len()), (4, 1), "{text}");
        let clause = &read.clauses[0];
        assert_eq!(clause.vars(&again).len(), 6, "{text}");
        let of: Vec<PredId> = clause.body.iter().map(|app| app.pred).collect();
        assert_eq!(of, preds, "{text}");
        assert_eq!(clause.head.as_ref().map(|app| &app.args), Some(&clause.body[1].args), "{text}");
    }

    #[test]
    fn what_cannot_be_written() {
        let mut pool = TermPool::new();
        let text = "(set-logic HORN)
            (declare-datatypes ((L 1)) ((par (X) ((nil) (cons (hd X) (tl (L X)))))))
            (declare-fun P ((L Int)) Bool)
            (assert (forall ((l (L Int))) (=> (P l) false)))";
        let system = horn::read(&mut pool, text.as_bytes()).expect("the problem is well-formed").system;
        let error = write(&mut pool, &system).expect_err("it has an instance").to_string();
        assert!(error.contains("(L Int)"), "{error}");
        let mut pool = TermPool::new();
        let mut system = ChcSystem::new();
        let pred = system.declare(&mut pool, "P", &[Sort::INT]);
        let zero = pool.int(0);
        let [one, two] = [(); 2].map(|()| pool.declare("f", &[Sort::INT], Sort::INT));
        let args = [one, two].map(|f| pool.app(f, &[zero]));
        let constraint = pool.lt(args[0], args[1]);
        let head = Some(PredApp { pred, args: vec![zero] });
        system.clauses.push(Clause { body: vec![], constraint, head, span: None });
        assert!(write(&mut pool, &system).expect_err("two functions").to_string().contains("`f`"));
    }
}
