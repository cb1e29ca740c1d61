//! Why a run with the choices of a derivation does not violate the check: what stood in the way, and where.
//!
//! Either the run ends before, at undefined behaviour; then the access and the object are named. Or it goes another way than the
//! derivation says, as the clauses have more runs than the program: what they take as any, the program determines. That is
//! a value that is not modelled, a number of an address, or, if the pure program does not violate the check with these choices either,
//! a result of arithmetic; otherwise it is what memory holds.

use super::recorded::recorded;
use eufonium_base::ids::Id;
use eufonium_ir::Reason;
use eufonium_ir::program::eval::{self, End, Limits, Run};
use eufonium_ir::program::{Loc, Program, SiteId, SiteKind};
use eufonium_transform::program::encode::{Floats, IntEncoding, ProgramTrace};

/// What stood in the way of a violation.
pub(super) fn describe(
    program: &Program,
    (pure, encoding): (&Program, IntEncoding),
    trace: &ProgramTrace,
    run: Option<&Run>,
) -> Reason {
    let check = pure.checks[trace.check].at;
    let of_unrolling = trace.check.index() >= program.checks.len();
    let violation = match check {
        _ if of_unrolling => "an access outside of its object".into(),
        Some(at) => format!("the violation at line {}", at.line),
        None => "the violation".into(),
    };
    let text = match run.map(|run| &run.end) {
        Some(End::Unmodelled { what, at }) => {
            return Reason::Unsupported(format!("{}{what}", place(program, *at)));
        }
        Some(End::Undefined { what, at }) => {
            let outside = run.and_then(|run| run.outside);
            let what = outside.map_or_else(|| (*what).into(), |outside| outside.words(program));
            let before = format!(", before {violation} is reached");
            let before = if of_unrolling { "" } else { &before };
            format!("{}{what}{before}", place(program, *at))
        }
        Some(End::OutOfFuel) => {
            format!("{}the run to this violation is too long to replay", place(program, check))
        }
        _ => {
            let (at, what) = taken(program, (pure, encoding), trace);
            format!("{}{what}, which {violation} needs", place(program, at.or(check)))
        }
    };
    Reason::Incomplete(text)
}

/// What the clauses take as any and the program determines, and where.
fn taken(
    program: &Program,
    (pure, encoding): (&Program, IntEncoding),
    trace: &ProgramTrace,
) -> (Option<Loc>, String) {
    let own = |site: SiteId| site.index() >= program.sites.len();
    let chosen = || trace.choices.iter().rev().map(|c| &pure.sites[c.site]);
    let unmodelled = chosen().find_map(|site| match &site.kind {
        SiteKind::Unmodelled(why) => Some((site.at, format!("a value is taken as any, since {why}"))),
        _ => None,
    });
    if let Some(found) = unmodelled {
        return found;
    }
    let end = end_in_pure(pure, trace);
    let address = trace.choices.iter().rev().filter(|c| own(c.site)).find_map(|c| {
        let site = &pure.sites[c.site];
        matches!(site.kind, SiteKind::Address { .. }).then_some(site.at)
    });
    match (end, address) {
        (End::Violation(_), Some(at)) | (End::Unmodelled { .. }, Some(at)) => {
            (at, "no layout of memory was found in which addresses have the numbers".into())
        }
        (End::Violation(_), None) => (None, "memory is taken to hold what the program never wrote".into()),
        _ => {
            let what = match encoding {
                IntEncoding::Integers { exact: false } => {
                    "integers are taken without the bounds of their types"
                }
                IntEncoding::Integers { exact: true } => {
                    "a result of an operator on bits is taken as any integer"
                }
                IntEncoding::Reals => {
                    "results on floating-point numbers are taken as any near the exact ones"
                }
                IntEncoding::BitVectors { floats: Floats::Ranges, .. } => {
                    "results on floating-point numbers are taken as any in their ranges"
                }
                IntEncoding::BitVectors { .. } => "memory is taken to hold any contents before it is written",
            };
            (None, what.into())
        }
    }
}

/// How the run of the pure program with the choices of a derivation ends.
fn end_in_pure(pure: &Program, trace: &ProgramTrace) -> End {
    let mut choices = recorded(pure, trace, true);
    eval::run(pure, &mut choices, &Limits::default()).end
}

/// Whether the pure program violates a check with the choices of a derivation, whatever the encoding adds.
pub(super) fn is_of_pure(pure: &Program, trace: &ProgramTrace) -> bool {
    matches!(end_in_pure(pure, trace), End::Violation(_) | End::Unmodelled { .. })
}

/// A place as messages begin with it.
pub(super) fn place(program: &Program, at: Option<Loc>) -> String {
    match at {
        Some(at) => format!("{}:{}: ", program.files[at.file], at.line),
        None => String::new(),
    }
}
