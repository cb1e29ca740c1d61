//! Several properties of one program, each with its own verdict.
//!
//! They are asked for together first, since one proof often shows them all. A violation answers the properties that it violates, and the
//! rest is asked for again, together; where there is no answer for all that are left, each is asked for alone.
//!
//! Time: what is asked for together gets half of what is left, what is asked for alone an equal share. Who asks sees the evidence as it is
//! found, while the program is the one that it is about.

use super::evidence;
use super::problem::ProgramFile;
use super::reading::Error;
use super::solve;
use eufonium_base::{Stats, Stop};
use eufonium_engine::Session;
use eufonium_engine::programs::{ProgramOptions, ProgramOutcome, ProgramProof, Violation};
use eufonium_frontend::property::PropertySpec;
use eufonium_ir::Reason;
use std::path::Path;

/// What was found out about one property.
#[derive(Clone, Debug, PartialEq)]
pub enum PartVerdict {
    /// It holds.
    Holds,
    /// It is violated; where.
    Violated(String),
    /// There is no answer.
    Unknown(Reason),
}

/// Evidence that was just found.
#[derive(Debug)]
pub enum Found {
    /// Properties hold.
    Proof(ProgramProof),
    /// Properties are violated.
    Violation(Box<Violation>),
}

/// Who is told of evidence: the program that it is about, the properties that it answers, by their numbers, and the evidence.
pub type Listener<'a> = &'a mut dyn FnMut(&mut ProgramFile, &[usize], Found);

/// What is known of several properties.
#[derive(Debug)]
pub struct Several {
    /// All properties together, as they were asked for.
    pub whole: PropertySpec,
    /// The verdict on each part of that.
    pub verdicts: Vec<Option<PartVerdict>>,
    /// The figures.
    pub stats: Stats,
    /// What the verdicts that properties hold rest on.
    pub assumptions: Vec<String>,
}

impl Several {
    /// Nothing is known yet of the properties that are asked for.
    pub fn new(file: &ProgramFile) -> Several {
        let whole = file.property.clone();
        let verdicts = whole.parts.iter().map(|_| None).collect();
        Several { whole, verdicts, stats: Stats::new(), assumptions: vec![] }
    }

    /// The parts with their verdicts.
    pub fn parts(&self) -> impl Iterator<Item = (&PropertySpec, &PartVerdict)> {
        self.whole.parts.iter().zip(&self.verdicts).filter_map(|(part, v)| Some((part, v.as_ref()?)))
    }

    /// There is no answer for what has none yet.
    pub fn give_up(&mut self, reason: &Reason) {
        for verdict in self.verdicts.iter_mut().filter(|verdict| verdict.is_none()) {
            *verdict = Some(PartVerdict::Unknown(reason.clone()));
        }
    }

    /// Finds out about each property.
    ///
    /// # Errors
    /// If the program cannot be compiled for a part of the properties. What is known stays.
    pub fn solve(
        &mut self,
        file: &mut ProgramFile,
        cache: Option<&Path>,
        session: &Session<ProgramOptions>,
        listener: Listener<'_>,
    ) -> Result<(), Error> {
        Asking { several: self, file, cache, session, listener }.all()
    }
}

/// A question that is being answered.
struct Asking<'a> {
    several: &'a mut Several,
    file: &'a mut ProgramFile,
    cache: Option<&'a Path>,
    session: &'a Session<ProgramOptions>,
    listener: Listener<'a>,
}

impl Asking<'_> {
    fn open(&self) -> Vec<usize> {
        let verdicts = &self.several.verdicts;
        (0..verdicts.len()).filter(|part| verdicts[*part].is_none()).collect()
    }

    fn all(&mut self) -> Result<(), Error> {
        loop {
            let open = self.open();
            if open.len() <= 1 {
                return self.each(&open);
            }
            let stop = self.share(2);
            if open.len() < self.several.verdicts.len() {
                self.file.ask(self.several.whole.narrowed(open.iter().copied()))?;
            }
            match self.outcome(&stop) {
                ProgramOutcome::Safe(proof) => {
                    self.proved(proof, &open);
                    return Ok(());
                }
                ProgramOutcome::Unsafe(violation) => self.violated(violation, &open),
                ProgramOutcome::Unknown(_) => return self.each(&open),
            }
        }
    }

    /// Asks for properties one by one.
    fn each(&mut self, open: &[usize]) -> Result<(), Error> {
        for (place, part) in open.iter().enumerate() {
            if self.several.verdicts[*part].is_some() {
                continue;
            }
            let asked = self.several.whole.narrowed([*part]);
            if asked.kinds.is_empty() {
                let why = Reason::Unsupported(format!("{} is not checked", asked.name));
                self.several.verdicts[*part] = Some(PartVerdict::Unknown(why));
                continue;
            }
            let stop = self.share(open.len() - place);
            self.file.ask(asked)?;
            match self.outcome(&stop) {
                ProgramOutcome::Safe(proof) => self.proved(proof, &[*part]),
                ProgramOutcome::Unsafe(violation) => self.violated(violation, &[*part]),
                ProgramOutcome::Unknown(reason) => {
                    self.several.verdicts[*part] = Some(PartVerdict::Unknown(reason));
                }
            }
        }
        Ok(())
    }

    /// A part of the time that is left.
    fn share(&self, parts: usize) -> Stop {
        let left = self.session.stop.remaining();
        self.session.stop.within(left.map(|left| left / parts.max(1) as u32), None)
    }

    fn outcome(&mut self, stop: &Stop) -> ProgramOutcome {
        let session = self.session.part(stop);
        let (outcome, stats) = solve::program(self.file, self.cache, &session);
        self.several.stats.absorb("", &stats);
        if let ProgramOutcome::Safe(proof) = &outcome {
            let asked = &self.several.whole.kinds;
            solve::assume(self.file, asked, proof, &session, |_, _| {});
            for assumption in evidence::assumptions(&self.file.program) {
                if !self.several.assumptions.contains(&assumption) {
                    self.several.assumptions.push(assumption);
                }
            }
        }
        outcome
    }

    /// A proof of the properties that are open.
    fn proved(&mut self, proof: ProgramProof, open: &[usize]) {
        for part in open {
            self.several.verdicts[*part] = Some(PartVerdict::Holds);
        }
        (self.listener)(self.file, open, Found::Proof(proof));
    }

    /// A violation of at least one of the properties that are open.
    fn violated(&mut self, violation: Box<Violation>, open: &[usize]) {
        let kind = self.file.program.checks[violation.check].property;
        let place = evidence::describe(&self.file.program, &violation);
        let parts = &self.several.whole.parts;
        let answered: Vec<usize> =
            open.iter().copied().filter(|part| parts[*part].kinds.contains(&kind)).collect();
        for part in &answered {
            self.several.verdicts[*part] = Some(PartVerdict::Violated(place.clone()));
        }
        (self.listener)(self.file, &answered, Found::Violation(violation));
    }
}
