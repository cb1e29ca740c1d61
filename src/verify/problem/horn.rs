//! Horn clauses: parsed or built, with what the file says about its answer; and models read back.

use eufonium_base::{InputError, Span};
use eufonium_engine::check::complete;
use eufonium_frontend::smtlib::horn::{self, Dialect, Request};
use eufonium_frontend::smtlib::{CommandKind, Context, Induction};
use eufonium_ir::pool::FuncId;
use eufonium_ir::{ChcSystem, Invariant, Predicate, Subst, Term, TermPool, print};
use std::fmt::Write;
use std::io;

/// Which word the input's dialect uses for a safe system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Polarity {
    /// `sat`: the clauses have a model (`(set-logic HORN)`).
    SafeIsSat,
    /// `unsat`: the query has no answer (the rule dialect).
    SafeIsUnsat,
}

/// A parsed clause system.
#[derive(Debug)]
pub struct Horn {
    /// The pool of its terms.
    pub pool: TermPool,
    /// The clauses. The predicates that the input declares come first, auxiliary ones after them.
    pub system: ChcSystem,
    /// The number of predicates that the input declares.
    pub declared: usize,
    /// The words of its answer.
    pub polarity: Polarity,
    /// Whether the file itself asks for the model.
    pub wants_model: bool,
    /// Whether the file itself asks for the derivation.
    pub wants_proof: bool,
    /// What was passed over, with its place.
    pub warnings: Vec<(Span, String)>,
    /// What the names of the input mean, until a model is read.
    scope: Option<Context<io::Empty>>,
}

impl Horn {
    /// Clauses that were built; the words are those of `(set-logic HORN)`.
    pub(super) fn built(pool: TermPool, system: ChcSystem) -> Horn {
        let scope = Some(Context::new(&pool, io::empty()));
        Horn {
            pool,
            declared: system.preds.len(),
            system,
            polarity: Polarity::SafeIsSat,
            wants_model: false,
            wants_proof: false,
            warnings: vec![],
            scope,
        }
    }
}

/// Parses clauses.
///
/// # Errors
/// If the text is malformed or uses what is not supported.
pub fn parse(text: &str) -> Result<Horn, InputError> {
    let mut pool = TermPool::new();
    let (horn, context) = horn::read_with_scope(&mut pool, text.as_bytes())?;
    let scope = Some(context.followed_by(io::empty(), &pool, &[]));
    let polarity = match horn.dialect {
        Dialect::Assertions => Polarity::SafeIsSat,
        Dialect::Rules => Polarity::SafeIsUnsat,
    };
    Ok(Horn {
        pool,
        polarity,
        declared: horn.declared,
        wants_model: horn.requests.contains(&Request::Model),
        wants_proof: horn.requests.contains(&Request::Proof),
        warnings: horn.warnings,
        scope,
        system: horn.system,
    })
}

/// Reads the model of a problem, once: a list of `define-fun`, one for each declared predicate, after the folds that they use. `None` if auxiliary predicates
/// cannot be interpreted accordingly.
///
/// # Errors
/// If the text is malformed, lacks a predicate, or defines other symbols.
pub fn parse_model(problem: &mut Horn, text: &str) -> Result<Option<Invariant>, InputError> {
    let Horn { pool, system, declared, scope, .. } = problem;
    let preds: Vec<&Predicate> = system.preds.values().take(*declared).collect();
    let (definitions, count) = (without_list(text)?, preds.len());
    // After the definitions, where they cannot refer to them, parameters are declared, and each predicate is applied to
    // its own.
    let mut after = String::new();
    for (i, pred) in preds.iter().enumerate() {
        let mut args = String::new();
        for (k, sort) in pred.sorts.iter().enumerate() {
            let _ = write!(after, "(declare-const |{i} {k}| {})", print::sort(pool, *sort));
            let _ = write!(args, " |{i} {k}|");
        }
        let name = print::symbol(&pred.name);
        let _ = if args.is_empty() {
            write!(after, "(assert {name})")
        } else {
            write!(after, "(assert ({name}{args}))")
        };
    }
    let lines = definitions.lines().count() as u32;
    let script = format!("{definitions}\n{after}");
    let free: Vec<FuncId> = preds.iter().map(|p| p.func).collect();
    let scope = scope.take().expect("one model is read for a problem");
    let context = scope.followed_by(script.as_bytes(), pool, &free);
    let (given, induction) = read_definitions(pool, context, lines, count)?;
    let mut formulas = Vec::with_capacity(count);
    for (pred, (formula, constants)) in preds.into_iter().zip(given) {
        formulas.push(Subst::of(&constants, &pred.params).apply(pool, formula));
    }
    let invariant = complete(pool, system, &formulas);
    let Induction { depth, simple_path } = induction;
    Ok(invariant.map(|invariant| Invariant { depth, simple_path, ..invariant }))
}

/// Reads clauses and a model of theirs into a pool.
///
/// # Errors
/// As [`parse`] and [`parse_model`]; also if auxiliary predicates cannot be interpreted accordingly.
pub fn parse_with_model(
    pool: &mut TermPool,
    text: &str,
    model: &str,
) -> Result<(ChcSystem, Invariant), InputError> {
    let (horn, context) = horn::read_with_scope(pool, text.as_bytes())?;
    let scope = Some(context.followed_by(io::empty(), pool, &[]));
    let mut problem = Horn {
        pool: std::mem::replace(pool, TermPool::new()),
        polarity: Polarity::SafeIsSat,
        declared: horn.declared,
        wants_model: false,
        wants_proof: false,
        warnings: vec![],
        scope,
        system: horn.system,
    };
    let model = parse_model(&mut problem, model);
    *pool = problem.pool;
    let none = || InputError::malformed(Span::default(), "the model lacks auxiliary predicates");
    Ok((problem.system, model?.ok_or_else(none)?))
}

/// A formula with the constants that are its predicate's arguments.
type Definition = (Term, Vec<Term>);

/// Runs the script of [`parse_model`], whose first `lines` lines are the model: for each predicate its formula, and the constants that are its arguments;
/// and what the annotations of all definitions say.
fn read_definitions(
    pool: &mut TermPool,
    mut context: Context<&[u8]>,
    lines: u32,
    count: usize,
) -> Result<(Vec<Definition>, Induction), InputError> {
    context.track_attributes();
    context.expect_folds();
    let mut induction = None;
    let mut constants: Vec<(String, Term)> = Vec::new();
    let (mut formulas, mut defined) = (Vec::new(), 0);
    while let Some(command) = context.next_command(pool)? {
        let ours = command.span.line > lines;
        match command.kind {
            CommandKind::DeclareFun(f) if ours => {
                let name = pool.func(f).name.clone();
                constants.push((name, pool.app(f, &[])));
            }
            CommandKind::DefineFun(_) if !ours => {
                let said = context.induction(None)?;
                if *induction.get_or_insert(said) != said {
                    let message = "the definitions are inductive over different numbers of steps";
                    return Err(InputError::malformed(command.span, message));
                }
                defined += 1;
            }
            CommandKind::DefineFolds if !ours => {}
            CommandKind::Assert(t, _) if ours => formulas.push(t),
            _ => return Err(InputError::malformed(command.span, "expected a `define-fun`")),
        }
    }
    if formulas.len() != count || defined != count {
        let message = format!("{defined} definitions for {count} predicates");
        return Err(InputError::malformed(Span::default(), message));
    }
    let of = |i: usize| {
        let prefix = format!("{i} ");
        constants.iter().filter(|(name, _)| name.starts_with(&prefix)).map(|(_, t)| *t).collect()
    };
    let induction = induction.unwrap_or(Induction { depth: 1, simple_path: false });
    Ok((formulas.into_iter().enumerate().map(|(i, t)| (t, of(i))).collect(), induction))
}

/// The text with the parentheses of the outer list blanked out, and with them the verdict before it and the word `model`;
/// what is left keeps its place.
fn without_list(text: &str) -> Result<String, InputError> {
    let no_list = || InputError::malformed(Span { line: 1, column: 1 }, "expected a list of `define-fun`");
    let start = text.find('(').ok_or_else(no_list)?;
    let end = text.rfind(')').ok_or_else(no_list)?;
    let verdict = text[..start].trim();
    if !["", "sat", "safe", "unsat"].contains(&verdict) || end <= start || !text[end + 1..].trim().is_empty()
    {
        return Err(no_list());
    }
    let inner = &text[start + 1..end];
    let word = inner.trim_start();
    let skipped = inner.len() - word.len();
    let inner = match word.strip_prefix("model") {
        Some(rest) if rest.starts_with([' ', '\n', '\r', '\t', '(']) => {
            format!("{}     {rest}", &inner[..skipped])
        }
        _ => inner.to_owned(),
    };
    let blank: String = text[..=start].chars().map(|c| if c == '\n' { '\n' } else { ' ' }).collect();
    Ok(blank + &inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROBLEM: &str = "(set-logic HORN)(declare-fun |P q| (Int Bool) Bool)(declare-fun Z () Bool)
        (assert (forall ((x Int) (b Bool)) (=> (> x 0) (|P q| x b))))(assert Z)(check-sat)";

    fn read(model: &str) -> Result<Vec<String>, String> {
        let mut problem = parse(PROBLEM).expect("the problem is well-formed");
        let inv = parse_model(&mut problem, model).map_err(|e| e.to_string())?.expect("nothing is auxiliary");
        Ok(inv.interp.values().map(|t| print::term(&problem.pool, *t)).collect())
    }

    #[test]
    fn models_are_read_in_all_shapes() {
        let body = "(define-fun Z () Bool true)\n(define-fun |P q| ((a Int) (b Bool)) Bool (and b (> a 2)))";
        for text in [format!("({body})"), format!("sat\n(\n{body}\n)\n"), format!("(model {body})")] {
            assert_eq!(read(&text), Ok(vec!["(and A1 (> A0 2))".into(), "true".into()]), "{text}");
        }
    }

    #[test]
    fn folds_come_before_the_predicates() {
        let text = "(set-logic HORN)(declare-datatypes ((L 0)) (((nil) (cons (hd Int) (tl L)))))
            (declare-fun P (L) Bool)(assert (P nil))(check-sat)";
        let model = |body: &str| {
            format!(
                "((define-fun-rec len ((l L)) Int (ite ((_ is nil) l) 0 {body}))(define-fun P ((l L)) Bool (= (len l) 0)))"
            )
        };
        for (body, right) in [("(+ 1 (len (tl l)))", true), ("(+ 1 (len l))", false)] {
            let mut problem = parse(text).expect("the problem is well-formed");
            let read = parse_model(&mut problem, &model(body));
            assert_eq!(read.is_ok(), right, "{body}: {read:?}");
            if let Ok(inv) = read {
                let inv = inv.expect("nothing is auxiliary");
                let formula = inv.interp.values().next().expect("there is a predicate");
                assert_eq!(problem.pool.folds_in(&[*formula]).len(), 1);
            }
        }
    }

    #[test]
    fn other_texts_are_refused() {
        let table = [
            ("", "1:1: expected a list"),
            ("(define-fun Z () Bool true)", ""),
            ("((define-fun Z () Bool true))", "is not declared"),
            ("sat\n(\n(define-fun Z () Bool true)\n(define-fun |P q| ((a Int)) Bool c))", "4:"),
            ("((define-fun Z () Bool true)(define-fun |P q| ((a Int)) Bool true))", ""),
            (
                "((define-fun Z () Bool true)(define-fun |P q| ((a Int) (b Bool)) Bool true)(exit))",
                "define-fun",
            ),
            ("((define-fun Z () Bool true)(define-fun |P q| ((a Int) (b Bool)) Bool |0 0|))", "not declared"),
        ];
        for (text, expected) in table {
            let error = read(text).expect_err(text);
            assert!(error.contains(expected), "{text}: {error}");
        }
    }
}
