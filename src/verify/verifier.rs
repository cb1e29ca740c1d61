//! The one call that verifies: a problem in, an answer with evidence out, under limits that the caller chose.

use super::answer::{Answer, Counterexample, Proof, ProvedProgram, Verdict, ViolatedProgram};
use super::evidence;
use super::problem::{Horn, Problem, ProgramFile, System};
use super::reading::Error;
use super::several::{Found, PartVerdict, Several};
use super::solve;
use eufonium_base::{Stats, Stop};
use eufonium_engine::programs::{ProgramOptions, ProgramOutcome, ProgramProof, Violation};
use eufonium_engine::{EngineChoice, Monitor, STACK, Session, Setting};
use eufonium_ir::{Outcome, Reason, TermPool};
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use tracing::dispatcher::{get_default, with_default};

/// How problems are solved. A verifier may be used for any number of problems, from several threads.
///
/// ```no_run
/// use eufonium_engine::EngineName;
/// use eufonium_verify::{Problem, Verdict, Verifier};
/// use std::time::Duration;
///
/// let mut problem = Problem::open("sum.c")?;
/// let verifier = Verifier::new().engine(EngineName::Spacer).timeout(Duration::from_secs(10)).property("no-overflow");
/// let answer = verifier.solve(&mut problem)?;
/// println!("{answer}");
/// if let Verdict::Unsafe(_) = answer.verdict {
///     println!("{}", answer.verdict.explanation(&problem).unwrap_or_default());
/// }
/// # Ok::<(), eufonium_verify::Error>(())
/// ```
///
/// # Ending it from another thread
///
/// ```
/// use eufonium_base::Interrupt;
/// use eufonium_verify::Verifier;
///
/// let verifier = Verifier::new();
/// let stop = verifier.stop().clone();
/// // In another thread, while this one solves:
/// stop.raise(Interrupt::Interrupted);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Verifier {
    options: ProgramOptions,
    timeout: Option<Duration>,
    work: Option<u64>,
    stop: Stop,
    monitor: Monitor,
    property: Option<String>,
    cache: Option<PathBuf>,
}

impl Verifier {
    /// The portfolio for the kind of problem, without limits.
    pub fn new() -> Verifier {
        Verifier::default()
    }
    /// One engine: one of those that are known by name, or the caller's own. Without, those that are best together.
    #[must_use]
    pub fn engine(mut self, engine: impl Into<EngineChoice>) -> Verifier {
        self.options.engine.engine = engine.into();
        self
    }
    /// The wall clock that solving a problem may take.
    #[must_use]
    pub fn timeout(mut self, limit: Duration) -> Verifier {
        self.timeout = Some(limit);
        self
    }
    /// The counted work that solving a problem may take, of which a unit is about a microsecond: the same result on every machine.
    #[must_use]
    pub fn work(mut self, limit: u64) -> Verifier {
        self.work = Some(limit);
        self
    }
    /// The property to ask for, as [`ReadOptions::property`](super::ReadOptions::property) has it. Without, the one that the problem was read for.
    #[must_use]
    pub fn property(mut self, property: impl Into<String>) -> Verifier {
        self.property = Some(property.into());
        self
    }
    /// How many members of the portfolio work at the same time, each on a thread of its own; one repeats its search from run to run.
    #[must_use]
    pub fn jobs(mut self, number: usize) -> Verifier {
        self.options.engine.jobs = number.max(1);
        self
    }
    /// Seed of all random choices.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Verifier {
        self.options.engine.seed = seed;
        self
    }
    /// Whether evidence is checked before it is an answer; it is, unless this says otherwise. Without, an answer is only a claim.
    #[must_use]
    pub fn check(mut self, is_checked: bool) -> Verifier {
        self.options.engine.check = is_checked;
        self
    }
    /// Whether loops of programs stay, so that a proof has invariants of them, instead of being executed or copied where they can be.
    #[must_use]
    pub fn keep_loops(mut self, stay: bool) -> Verifier {
        let usual = ProgramOptions::default();
        (self.options.unroll, self.options.elements) =
            if stay { (0, 0) } else { (usual.unroll, usual.elements) };
        self
    }
    /// Another value of an option of a component, by name: `"spacer.relate=false".parse()?`.
    #[must_use]
    pub fn set(mut self, setting: &Setting) -> Verifier {
        self.options = self.options.with_all(std::slice::from_ref(setting));
        self
    }
    /// All options; those of the engine are in `options.engine`.
    #[must_use]
    pub fn options(mut self, options: ProgramOptions) -> Verifier {
        self.options = options;
        self
    }
    /// A folder with proofs of programs, which are tried first, and to which proofs are added. Nothing in it is trusted.
    #[must_use]
    pub fn cache(mut self, folder: impl Into<PathBuf>) -> Verifier {
        self.cache = Some(folder.into());
        self
    }
    /// Works under a token of the caller's, which ends it when it is raised, besides the limits.
    #[must_use]
    pub fn under(mut self, stop: &Stop) -> Verifier {
        self.stop = stop.clone();
        self
    }
    /// Reports its progress here.
    #[must_use]
    pub fn monitor(mut self, monitor: &Monitor) -> Verifier {
        self.monitor = monitor.clone();
        self
    }
    /// The token that ends all that this verifier does, now and later: a clone of it may be raised from any thread.
    pub fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Solves a problem. Evidence of the answer was checked, for the problem as it was read; where the checker refuses, there is no answer. The
    /// work is done in a thread with a large stack, for which this one waits.
    ///
    /// A program that is asked for several properties is unsafe if one of them is violated, and safe if all hold; the verdict on each is in
    /// [`Answer::properties`].
    ///
    /// # Errors
    /// If there is no such property, or the program cannot be compiled for it. That a limit was reached is an answer, [`Verdict::Unknown`].
    ///
    /// # Panics
    /// If the system cannot start a thread.
    pub fn solve(&self, problem: &mut Problem) -> Result<Answer, Error> {
        let stop = self.stop.within(self.timeout, self.work);
        self.apart(|| self.answer(problem, &stop))
    }

    /// Does work in a thread with a large stack, whose events go where those of this one go.
    fn apart<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        let listeners = get_default(Clone::clone);
        let named = thread::Builder::new().name("solver".into()).stack_size(STACK);
        thread::scope(|scope| {
            let worker = named.spawn_scoped(scope, || with_default(&listeners, work));
            worker.expect("the system can start a thread").join().unwrap_or_else(|panic| resume_unwind(panic))
        })
    }

    fn answer(&self, problem: &mut Problem, stop: &Stop) -> Result<Answer, Error> {
        if let Problem::Program(file) = problem {
            file.clang.stop = stop.clone();
        }
        if let Some(property) = &self.property
            && let Err(error) = problem.choose(property)
        {
            return match error {
                Error::Interrupted(why) => Ok(unknown(Reason::Interrupted(why))),
                error => Err(error),
            };
        }
        match problem {
            Problem::Horn(horn) => Ok(self.horn(horn, stop)),
            Problem::System(system) => Ok(self.system(system, stop)),
            Problem::Program(file) if file.property.parts.is_empty() => Ok(self.program(file, stop)),
            Problem::Program(file) => self.several(file, stop),
        }
    }

    fn horn(&self, horn: &mut Horn, stop: &Stop) -> Answer {
        let (outcome, stats) = solve::horn(horn, &self.session(stop).with(self.options.engine.clone()));
        let verdict = match outcome {
            Outcome::Safe(found) => Verdict::Safe(Proof::Clauses(found)),
            Outcome::Unsafe(found) => Verdict::Unsafe(Counterexample::Clauses(found)),
            Outcome::Unknown(reason) => Verdict::Unknown(reason),
        };
        Answer { stats, ..plain(verdict) }
    }

    fn system(&self, system: &mut System, stop: &Stop) -> Answer {
        let (outcome, stats) = solve::system(system, &self.session(stop).with(self.options.engine.clone()));
        let verdict = match outcome {
            Outcome::Safe(found) => Verdict::Safe(Proof::System(found)),
            Outcome::Unsafe(found) => Verdict::Unsafe(Counterexample::System(found)),
            Outcome::Unknown(reason) => Verdict::Unknown(reason),
        };
        Answer { stats, ..plain(verdict) }
    }

    fn program(&self, file: &mut ProgramFile, stop: &Stop) -> Answer {
        // What a proof takes for granted is added to the program; the next question is about the program as it was.
        let before = file.program.assumptions.len();
        let session = self.session(stop);
        let (outcome, stats) = solve::program(file, self.cache.as_deref(), &session);
        let mut assumptions = vec![];
        let verdict = match outcome {
            ProgramOutcome::Safe(proof) => {
                let asked = file.property.kinds.clone();
                solve::assume(file, &asked, &proof, &session, |_, _| {});
                assumptions = evidence::assumptions(&file.program);
                Verdict::Safe(Proof::Program(vec![proved(file, proof)]))
            }
            ProgramOutcome::Unsafe(found) => Verdict::Unsafe(violated(file, found)),
            ProgramOutcome::Unknown(reason) => Verdict::Unknown(reason),
        };
        let mut notes = file.warnings.clone();
        notes.extend(file.nothing_to_violate().filter(|_| verdict.is_safe()));
        file.program.assumptions.truncate(before);
        Answer { assumptions, notes, stats, ..plain(verdict) }
    }

    fn several(&self, file: &mut ProgramFile, stop: &Stop) -> Result<Answer, Error> {
        let before = file.asked();
        let mut several = Several::new(file);
        let mut found: Vec<(Vec<usize>, Verdict)> = vec![];
        let mut listener = |file: &mut ProgramFile, parts: &[usize], evidence: Found| {
            let verdict = match evidence {
                Found::Proof(proof) => Verdict::Safe(Proof::Program(vec![proved(file, proof)])),
                Found::Violation(violation) => Verdict::Unsafe(violated(file, violation)),
            };
            found.push((parts.to_vec(), verdict));
        };
        let solved = several.solve(file, self.cache.as_deref(), &self.session(stop), &mut listener);
        file.take_up(before);
        match solved {
            Ok(()) => {}
            Err(Error::Interrupted(why)) => several.give_up(&Reason::Interrupted(why)),
            Err(error) => return Err(error),
        }
        let evidence = |part: usize| found.iter().find(|(parts, _)| parts.contains(&part)).map(|(_, v)| v);
        let verdict = |(part, said): (usize, &PartVerdict)| match said {
            PartVerdict::Unknown(reason) => Verdict::Unknown(reason.clone()),
            _ => evidence(part).cloned().expect("who listens is told of evidence"),
        };
        let names = several.whole.parts.iter().map(|part| part.name.clone());
        let said = several.verdicts.iter().flatten().enumerate();
        let properties: Vec<(String, Verdict)> = names.zip(said.map(verdict)).collect();
        let mut stats = several.stats;
        properties.iter().for_each(|(name, verdict)| stats.verdict(name, verdict.word()));
        let verdict = together(&properties, &found);
        let (assumptions, notes) = (several.assumptions, file.warnings.clone());
        Ok(Answer { properties, assumptions, notes, stats, ..plain(verdict) })
    }

    fn session(&self, stop: &Stop) -> Session<ProgramOptions> {
        Session::new(self.options.clone()).under(stop).reporting(&self.monitor)
    }
}

/// The verdict on all properties together: the first violation that was found, else the first missing answer, else all proofs.
fn together(properties: &[(String, Verdict)], found: &[(Vec<usize>, Verdict)]) -> Verdict {
    if let Some((_, first)) = found.iter().find(|(_, verdict)| verdict.is_unsafe()) {
        return first.clone();
    }
    if let Some(reason) = properties.iter().find_map(|(_, verdict)| verdict.reason()) {
        return Verdict::Unknown(reason.clone());
    }
    let proofs = found.iter().filter_map(|(_, verdict)| match verdict {
        Verdict::Safe(Proof::Program(parts)) => Some(parts.clone()),
        _ => None,
    });
    Verdict::Safe(Proof::Program(proofs.flatten().collect()))
}

/// The proof with its pool, instead of which the program gets a new one.
fn proved(file: &mut ProgramFile, proof: ProgramProof) -> Arc<ProvedProgram> {
    let (program, property) = (file.program.clone(), file.property.clone());
    let pool = std::mem::replace(&mut file.pool, TermPool::new());
    Arc::new(ProvedProgram { pool, program, property, proof })
}

fn violated(file: &ProgramFile, violation: Box<Violation>) -> Counterexample {
    let (program, property) = (file.program.clone(), file.property.clone());
    Counterexample::Program(Arc::new(ViolatedProgram { program, property, violation }))
}

fn plain(verdict: Verdict) -> Answer {
    Answer { verdict, properties: vec![], assumptions: vec![], notes: vec![], stats: Stats::new() }
}

fn unknown(reason: Reason) -> Answer {
    plain(Verdict::Unknown(reason))
}
