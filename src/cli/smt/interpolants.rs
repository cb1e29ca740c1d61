//! Interpolants of the assertions, in the dialects of several solvers. Each one has passed its check before it is printed.

use super::reply::Reply;
use super::session::{Mode, Session};
use eufonium_engine::interpolate::{NoInterpolant, Part, interpolant, tree};
use eufonium_frontend::smtlib::{Group, Interpolation, Labels};
use eufonium_ir::{Term, TermPool, print};

impl Session {
    /// The interpolants that a command asks for: a list for groups, a formula between groups and the rest, a definition
    /// for a conjecture (`fail` if the assertions do not imply it).
    pub fn get_interpolants(&mut self, pool: &mut TermPool, request: &Interpolation) -> Reply {
        let refuted = self.mode == Mode::Unsat;
        if !refuted && !matches!(request, Interpolation::Implied(..)) {
            return Reply::error("there are no interpolants: the last answer was not unsat");
        }
        if self.assertions.iter().any(|a| !a.exact) {
            return Reply::failed("unsupported: interpolants of quantifiers");
        }
        match request {
            Interpolation::Tree(groups) => self.of_tree(pool, groups),
            Interpolation::Between(names) => self.of_groups(pool, names),
            Interpolation::Implied(name, conjecture) => self.of_conjecture(pool, name, *conjecture),
        }
    }

    /// The assertions that any of the names labels.
    fn labelled(&self, names: &[String]) -> Result<Vec<Term>, Reply> {
        let mut out = Vec::new();
        for name in names {
            let before = out.len();
            out.extend(self.assertions.iter().filter(|a| is_called(&a.labels, name)).map(|a| a.formula));
            if out.len() == before {
                return Err(Reply::error(format!("no assertion is called {}", print::symbol(name))));
            }
        }
        Ok(out)
    }

    fn of_tree(&mut self, pool: &mut TermPool, groups: &[Group]) -> Reply {
        let mut parts = Vec::with_capacity(groups.len());
        for group in groups {
            match self.labelled(&group.names) {
                Ok(formulas) => parts.push(Part { formulas, first: group.first }),
                Err(reply) => return reply,
            }
        }
        match tree(pool, &parts, &self.stop) {
            Ok(list) => {
                let texts: Vec<String> = list.iter().map(|t| print::term(pool, *t)).collect();
                Reply::Text(format!("({})", texts.join("\n ")))
            }
            Err(why) => refused(&why),
        }
    }

    fn of_groups(&mut self, pool: &mut TermPool, names: &[String]) -> Reply {
        let inside = match self.labelled(names) {
            Ok(formulas) => formulas,
            Err(reply) => return reply,
        };
        let rest = self.assertions.iter().filter(|a| !names.iter().any(|name| is_called(&a.labels, name)));
        let outside: Vec<Term> = rest.map(|a| a.formula).collect();
        match interpolant(pool, &inside, &outside, &self.stop) {
            Ok(i) => Reply::Text(print::term(pool, i)),
            Err(why) => refused(&why),
        }
    }

    fn of_conjecture(&mut self, pool: &mut TermPool, name: &str, conjecture: Term) -> Reply {
        let goal = pool.not(conjecture);
        let prepared = self.quantifiers.prepare(pool, goal);
        if !prepared.exact {
            return Reply::failed("unsupported: interpolants of quantifiers");
        }
        let all: Vec<Term> = self.assertions.iter().map(|a| a.formula).collect();
        match interpolant(pool, &all, &[prepared.formula], &self.stop) {
            Ok(i) => Reply::Text(format!("(define-fun {name} () Bool {})", print::term(pool, i))),
            Err(NoInterpolant::Satisfiable) => Reply::Text("fail".to_owned()),
            Err(why) => refused(&why),
        }
    }
}

/// Whether a label is its name or its group.
fn is_called(labels: &Labels, name: &str) -> bool {
    [&labels.name, &labels.group].into_iter().any(|label| label.as_deref() == Some(name))
}

fn refused(why: &NoInterpolant) -> Reply {
    match why {
        NoInterpolant::Satisfiable => Reply::error("the groups alone are not refuted"),
        NoInterpolant::Unknown(_) => Reply::failed(why.to_string()),
    }
}
