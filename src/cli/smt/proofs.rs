//! Proofs for `unsat` answers: the script as it is written, and the way to the text of a proof.

use eufonium_base::Stop;
use eufonium_engine::proof::prove;
use eufonium_frontend::alethe::Problem;
use eufonium_frontend::smtlib::Context;
use std::io::Read;

/// The script as it is written, kept while proofs are wanted.
#[derive(Debug)]
pub struct Proofs {
    problem: Option<Problem>,
    always: bool,
    seed: u64,
}

impl Proofs {
    /// With `always`, proofs are wanted from the start, and after each answer.
    pub fn new(always: bool, seed: u64) -> Self {
        Proofs { problem: always.then(Problem::default), always, seed }
    }

    /// Whether a proof is to be given without being asked for.
    pub fn after_each_answer(&self) -> bool {
        self.always
    }

    /// Takes the last command of the script.
    pub fn note<R: Read>(&mut self, context: &Context<R>) {
        if let (Some(problem), Some((tree, node))) = (&mut self.problem, context.source()) {
            problem.command(tree, node);
        }
    }

    /// Begins or ends to keep the script; nothing is declared or asserted yet.
    pub fn set_wanted<R: Read>(&mut self, wanted: bool, context: &Context<R>) {
        if !wanted && !self.always {
            self.problem = None;
        } else if self.problem.is_none() {
            let mut problem = Problem::default();
            problem.set_logic(context.logic().unwrap_or_default());
            self.problem = Some(problem);
        }
    }

    /// The commands of a proof of what is asserted and assumed now, or why there is none.
    pub fn prove(&mut self, stop: &Stop) -> Result<String, String> {
        let problem = self.problem.as_mut().ok_or("proofs were not asked for")?;
        let premises = problem.premises();
        match prove(&mut problem.terms.exprs, &premises, self.seed, stop) {
            Ok(proof) => Ok(eufonium_engine::proof::text(&problem.terms.exprs, &proof)),
            Err(error) => Err(match &problem.unread {
                Some(unread) => format!("{error} (proofs cannot speak of all: {unread})"),
                None => error.to_string(),
            }),
        }
    }
}
