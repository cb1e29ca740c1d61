//! Invariants as text.
//!
//! ```text
//! (define-fun .inv () Bool
//!   (! (<= x 3) :induction-depth 2 :simple-path true))
//! ```
//!
//! The formula speaks of states, by their symbols. The attributes are those of [`TsInvariant`]; without them the depth is 1
//! and paths need not be simple, and then the annotation goes as well. A file may define parts first: the last definition
//! is the invariant, whatever its name.

use super::{Symbols, Vocabulary};

use crate::smtlib::{CommandKind, Context, Induction};
use eufonium_base::{HashSet, InputError, Span};
use eufonium_ir::{Term, TermPool, TransSys, TsInvariant, print, visit};
use std::io::Read;

/// The name of the definition.
const NAME: &str = ".inv";

type Result<T> = std::result::Result<T, InputError>;

/// The name of the definition for a system, which has its own names.
fn name(vocabulary: &Vocabulary) -> String {
    let mut symbols = Symbols::new();
    for list in [&vocabulary.states, &vocabulary.inputs] {
        symbols.claim(&list.iter().map(String::as_str).collect::<Vec<_>>());
    }
    symbols.make(NAME.to_owned())
}

/// The invariant as text.
pub fn write(pool: &TermPool, system: &TransSys, vocabulary: &Vocabulary, invariant: &TsInvariant) -> String {
    let formula = print::term_with_names(pool, invariant.formula, &vocabulary.terms(system));
    let body = print::with_induction(formula, invariant.depth, invariant.simple_path);
    format!("(define-fun {} () Bool\n  {body})\n", print::symbol(&name(vocabulary)))
}

/// Reads an invariant. `scope` has the meaning of names other than those of states: sorts and datatypes of the problem. For
/// problems in other formats than SMT-LIB's it is new.
///
/// # Errors
/// If the text does not define a formula over the system's states.
pub fn read<R: Read>(
    pool: &mut TermPool,
    system: &TransSys,
    vocabulary: &Vocabulary,
    scope: Context<R>,
    text: &[u8],
) -> Result<TsInvariant> {
    let mut context = scope.followed_by(text, pool, &[]);
    context.track_attributes();
    context.free(&name(vocabulary));
    for (state, symbol) in system.states.iter().zip(&vocabulary.states) {
        context.bind(symbol, state.term);
    }
    let mut last = None;
    let mut span = Span { line: 1, column: 1 };
    while let Some(command) = context.next_command(pool)? {
        span = command.span;
        match command.kind {
            CommandKind::DefineFun(_) => {
                let formula = context.defined().filter(|t| pool.sort(*t).is_bool());
                last = formula.map(|t| read_attributes(&context, t)).transpose()?;
            }
            CommandKind::SetLogic(_) | CommandKind::SetInfo(..) | CommandKind::SetOption(..) => {}
            _ => return Err(InputError::malformed(span, "expected the definition of an invariant")),
        }
    }
    let Some(invariant) = last else {
        return Err(InputError::malformed(span, "expected `(define-fun name () Bool formula)` at the end"));
    };
    check(pool, system, invariant.formula, span)?;
    Ok(invariant)
}

/// The defined formula with what its annotations say.
fn read_attributes<R: Read>(context: &Context<R>, formula: Term) -> Result<TsInvariant> {
    let Induction { depth, simple_path } = context.induction(Some(formula))?;
    Ok(TsInvariant { formula, depth, simple_path })
}

fn check(pool: &TermPool, system: &TransSys, formula: Term, span: Span) -> Result<()> {
    if pool.has_quantifier(formula) {
        return Err(InputError::unsupported(
            span,
            "unsupported: quantifiers in an invariant of a transition system",
        ));
    }
    let states: HashSet<Term> = system.state_terms().into_iter().collect();
    match visit::constants(pool, &[formula]).into_iter().find(|c| !states.contains(c)) {
        None => Ok(()),
        Some(other) => {
            let name = &pool.func(pool.as_constant(other).expect("a constant was asked for")).name;
            Err(InputError::malformed(span, format!("the invariant speaks of `{name}`, which is no state")))
        }
    }
}
