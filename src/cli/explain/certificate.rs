//! `report PROBLEM CERTIFICATE`: the page about a saved certificate, once it is checked.

use super::{facts, figures, horn, system};
use crate::args::{CheckArgs, PlainFormat, ReportArgs};
use crate::guard::Guard;
use crate::validate::{self, Evidence};
use eufonium_base::Stats;
use eufonium_ir::{Outcome, TsOutcome};
use eufonium_report::model::{Page, Verdict};
use eufonium_verify::{Problem, input};

/// Checks the certificate, writes the page, and prints the checker's verdict; returns the exit code.
pub fn run(args: &ReportArgs, guard: &Guard) -> u8 {
    let check = CheckArgs {
        problem: args.problem.clone(),
        certificate: args.certificate.clone(),
        property: args.property.clone(),
        format: PlainFormat::Text,
        run: args.run.clone(),
    };
    validate::with_evidence(&check, guard, |problem, evidence| {
        let page = page(args, problem, evidence, guard);
        super::write(&args.output, &page, guard);
    })
}

fn page(args: &ReportArgs, problem: &Problem, evidence: &Evidence, guard: &Guard) -> Page {
    let mut page = Page {
        title: input::display_name(&args.problem).to_owned(),
        verdict: verdict(evidence),
        remarks: vec![format!("After the certificate {}, which was checked.", args.certificate)],
        facts: facts(),
        figures: figures(&Stats::new(), guard),
        ..Page::default()
    };
    match (problem, evidence) {
        (Problem::Horn(problem), Evidence::Clauses(outcome)) => {
            horn::fill(&mut page, &args.problem, problem, outcome);
        }
        (Problem::System(problem), Evidence::System(outcome)) => {
            system::fill(&mut page, &args.problem, problem, outcome);
        }
        _ => {}
    }
    page
}

fn verdict(evidence: &Evidence) -> Verdict {
    match evidence {
        Evidence::Clauses(Outcome::Safe(_)) | Evidence::System(TsOutcome::Safe(_)) => Verdict::Safe,
        Evidence::Clauses(Outcome::Unsafe(_)) | Evidence::System(TsOutcome::Unsafe(_)) => Verdict::Unsafe,
        Evidence::Clauses(Outcome::Unknown(_)) | Evidence::System(TsOutcome::Unknown(_)) => Verdict::Unknown,
    }
}
