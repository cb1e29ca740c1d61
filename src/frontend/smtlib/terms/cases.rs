//! `match`: a chain of `ite` over testers. In each case the variables of the pattern stand for the fields.

use super::{Elaborator, Task, bind::check_distinct, data, malformed, new_name};
use crate::smtlib::scope::Binding;
use crate::smtlib::sexpr::{Node, Tree};
use crate::smtlib::theory;
use eufonium_base::InputError;
use eufonium_ir::{ConsId, Term, TermPool, print};

/// What a pattern matches.
enum Pattern {
    /// Terms with the constructor, whose fields get these names (`None` for `_`).
    Constructor(ConsId, Vec<Node>),
    /// All terms; the node is the variable's name.
    Any(Node),
}

impl Elaborator {
    pub(super) fn open_match(
        &self,
        tree: &Tree,
        node: Node,
        tasks: &mut Vec<Task>,
    ) -> Result<(), InputError> {
        let list = tree.list(node).expect("a match is a list");
        let [_, subject, cases] = list else {
            return malformed(tree, node, "expected `(match term ((pattern term) ...))`");
        };
        let Some(pairs) = tree.list(*cases).filter(|pairs| !pairs.is_empty()) else {
            return malformed(tree, *cases, "expected a list of cases `(pattern term)`");
        };
        if let Some(bad) = pairs.iter().find(|p| tree.list(**p).is_none_or(|l| l.len() != 2)) {
            return malformed(tree, *bad, "expected a case `(pattern term)`");
        }
        tasks.extend([Task::Case(node, 0), Task::Eval(*subject)]);
        Ok(())
    }

    /// Starts on the `i`-th case; the subject and the terms of the cases before it are the last values.
    pub(super) fn open_case(
        &mut self,
        pool: &mut TermPool,
        tree: &Tree,
        node: Node,
        i: usize,
        tasks: &mut Vec<Task>,
    ) -> Result<(), InputError> {
        let cases = cases(tree, node);
        let subject = self.values[self.values.len() - 1 - i];
        let Some(case) = cases.get(i) else { return self.join(pool, tree, node, subject) };
        let pair = tree.list(*case).expect("open_match checked the cases");
        let mark = self.scope.mark();
        let mut bound = Vec::new();
        match self.pattern(pool, tree, pair[0], subject)? {
            Pattern::Any(name) => bound.push((name, subject)),
            Pattern::Constructor(cons, names) => {
                bound.extend(names.into_iter().zip(data::fields_of(pool, cons, subject)));
            }
        }
        bound.retain(|(name, _)| tree.word(*name) != Some("_"));
        let mut names = Vec::with_capacity(bound.len());
        for (name, t) in bound {
            let sym = new_name(tree, name)?;
            names.push((sym, name));
            self.scope.bind(sym, Binding::Local(t));
        }
        check_distinct(tree, names)?;
        tasks.extend([Task::Case(node, i + 1), Task::Leave(mark), Task::Eval(pair[1])]);
        Ok(())
    }

    fn pattern(
        &self,
        pool: &TermPool,
        tree: &Tree,
        node: Node,
        subject: Term,
    ) -> Result<Pattern, InputError> {
        let sort = pool.sort(subject);
        let (name, variables) = match tree.list(node) {
            None => (node, Vec::new()),
            Some([name, variables @ ..]) => (*name, variables.to_vec()),
            Some([]) => return malformed(tree, node, "expected a pattern"),
        };
        let Some(cons) = data::pattern_constructor(pool, &self.scope, tree, name, sort) else {
            if tree.symbol(node).is_some() {
                return Ok(Pattern::Any(node));
            }
            let have = print::sort(pool, sort);
            return malformed(tree, name, format!("`{}` is no constructor of {have}", tree.show(name)));
        };
        let fields = pool.constructor(cons).fields.len();
        match theory::check_arity(&tree.show(name), (fields, fields), variables.len()) {
            Ok(()) => Ok(Pattern::Constructor(cons, variables)),
            Err(complaint) => malformed(tree, node, complaint.message),
        }
    }

    /// Replaces the subject and the terms of the cases by one term.
    fn join(
        &mut self,
        pool: &mut TermPool,
        tree: &Tree,
        node: Node,
        subject: Term,
    ) -> Result<(), InputError> {
        let cases = cases(tree, node);
        let base = self.values.len() - cases.len();
        if let Err(complaint) = theory::unify(pool, &mut self.values[base..], 0) {
            let case = cases[complaint.argument.unwrap_or(0)];
            return malformed(tree, tree.list(case).map_or(case, |pair| pair[1]), complaint.message);
        }
        // The first case of each constructor counts, up to the first that takes all terms.
        let mut tests: Vec<(ConsId, Term)> = Vec::new();
        let mut otherwise = None;
        for (i, case) in cases.iter().enumerate() {
            let pair = tree.list(*case).expect("open_match checked the cases");
            let value = self.values[base + i];
            match self.pattern(pool, tree, pair[0], subject)? {
                Pattern::Any(_) => {
                    otherwise = Some(value);
                    break;
                }
                Pattern::Constructor(cons, _) if tests.iter().all(|(c, _)| *c != cons) => {
                    tests.push((cons, value))
                }
                Pattern::Constructor(..) => {}
            }
        }
        let all = pool.constructors(pool.sort(subject));
        let missing = all.iter().copied().find(|c| tests.iter().all(|(covered, _)| covered != c));
        let mut t = match (otherwise, missing) {
            (Some(t), _) => t,
            (None, None) => tests.pop().expect("a match has cases").1,
            (None, Some(cons)) => {
                let name = &pool.constructor(cons).name;
                return malformed(tree, node, format!("no case for the constructor `{name}`"));
            }
        };
        for (cons, value) in tests.into_iter().rev() {
            let test = pool.is_constructor(cons, subject);
            t = pool.ite(test, value, t);
        }
        self.values.truncate(base - 1);
        self.values.push(t);
        self.place(t, tree.span(node));
        Ok(())
    }
}

fn cases(tree: &Tree, node: Node) -> &[Node] {
    let list = tree.list(node).expect("a match is a list");
    tree.list(list[2]).expect("open_match checked the cases")
}
