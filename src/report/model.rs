//! What a page says.

/// A page.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// What it is about: names of files.
    pub title: String,
    /// What was found out.
    pub verdict: Verdict,
    /// The answer's word, if it is another one.
    pub word: String,
    /// Why, in a sentence.
    pub headline: String,
    /// More sentences.
    pub remarks: Vec<String>,
    /// What was asked: property, command, version; names and values.
    pub facts: Vec<(String, String)>,
    /// The input.
    pub sources: Vec<Source>,
    /// The run to the violation.
    pub run: Option<Run>,
    /// Why the answer is safe.
    pub formulas: Vec<Formula>,
    /// Predicates, and clauses between them.
    pub graph: Option<Graph>,
    /// The derivation of `false`.
    pub derivation: Option<Derivation>,
    /// The trace of a transition system.
    pub wave: Option<Wave>,
    /// What a safe answer takes for granted.
    pub assumptions: Vec<String>,
    /// Limits of the run, names and values.
    pub limits: Vec<(String, String)>,
    /// Figures.
    pub figures: Figures,
}

/// What was found out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Verdict {
    /// The property holds.
    Safe,
    /// It is violated.
    Unsafe,
    /// Neither is known.
    #[default]
    Unknown,
}

/// A file of the input.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: String,
    /// What is said of its lines.
    pub notes: Vec<Note>,
}

/// A place in a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The source, by its position.
    pub source: usize,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1; 0 if not known.
    pub column: u32,
}

/// Something that is said of a line.
#[derive(Clone, Debug)]
pub struct Note {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1; 0 if not known.
    pub column: u32,
    /// What kind of thing.
    pub kind: NoteKind,
    /// What.
    pub text: String,
}

/// The kinds of notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoteKind {
    /// A check is violated here.
    Violated,
    /// An invariant of a loop.
    Invariant,
    /// Something that is taken for granted.
    Assumed,
    /// A check that holds.
    Proved,
    /// A check that no run comes to.
    Unreached,
    /// A check of which nothing is known.
    Open,
    /// Something else.
    Remark,
}

/// A run of a program.
#[derive(Clone, Debug, Default)]
pub struct Run {
    /// In order.
    pub steps: Vec<Step>,
    /// What exists at some time.
    pub objects: Vec<Object>,
    /// The parts of objects that have values at some time.
    pub cells: Vec<Cell>,
    /// How many steps are left out.
    pub left_out: usize,
}

/// A step of a run.
#[derive(Clone, Debug)]
pub struct Step {
    /// Where.
    pub at: Option<Place>,
    /// The function that is running.
    pub function: String,
    /// How many calls are open.
    pub depth: u32,
    /// Of what kind.
    pub kind: StepKind,
    /// What happens.
    pub text: String,
    /// Whether the violation depends on it.
    pub matters: bool,
    /// What it changes.
    pub changes: Vec<Change>,
}

/// The kinds of steps, by the numbers that scripts know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// Before the first one.
    Start = 0,
    /// A value is assigned.
    Assign = 1,
    /// Something is chosen.
    Choice = 2,
    /// A call.
    Call = 3,
    /// A return.
    Return = 4,
    /// A branch.
    Branch = 5,
    /// A round of a loop.
    Loop = 6,
    /// The end.
    Violation = 7,
}

/// A change, of objects and cells by their positions.
#[derive(Clone, Debug)]
pub enum Change {
    /// The object exists from now on.
    Made(usize),
    /// It is no more.
    Gone(usize),
    /// The cell has this value, which may point to an object.
    Set(usize, String, Option<usize>),
}

/// Whose an object is, by the numbers that scripts know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The program's.
    Global = 0,
    /// A call's.
    Local = 1,
    /// It was allocated.
    Heap = 2,
    /// The world outside made it.
    Outside = 3,
}

/// An object.
#[derive(Clone, Debug)]
pub struct Object {
    /// Its name.
    pub name: String,
    /// Its type; empty if not known.
    pub ty: String,
    /// Whose it is.
    pub whose: Whose,
    /// For one of a call, how many calls are around it.
    pub depth: u32,
}

/// A part of an object.
#[derive(Clone, Debug)]
pub struct Cell {
    /// The object.
    pub object: usize,
    /// Where it lies in it.
    pub offset: u64,
    /// How it is written behind the object's name; empty if it is the whole.
    pub path: String,
}

/// A formula that is part of a proof.
#[derive(Clone, Debug, Default)]
pub struct Formula {
    /// What it is about.
    pub name: String,
    /// Where.
    pub at: Option<Place>,
    /// Its parts, all of which hold.
    pub parts: Vec<String>,
    /// What else is to be said.
    pub remark: String,
}

/// Predicates, and clauses between them.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// The predicates.
    pub predicates: Vec<Predicate>,
    /// The clauses.
    pub clauses: Vec<Clause>,
}

/// A predicate.
#[derive(Clone, Debug, Default)]
pub struct Predicate {
    /// Its name.
    pub name: String,
    /// Its arguments with their sorts.
    pub arguments: Vec<(String, String)>,
    /// What it is interpreted as: parts that all hold; `None` if there is no interpretation.
    pub interpretation: Option<Vec<String>>,
}

/// A clause.
#[derive(Clone, Debug, Default)]
pub struct Clause {
    /// The predicates of the body, by their positions.
    pub body: Vec<usize>,
    /// The predicate of the head; `None` for `false`.
    pub head: Option<usize>,
    /// Where it stands.
    pub at: Option<Place>,
    /// What else its body asks.
    pub constraint: String,
}

/// A derivation.
#[derive(Clone, Debug, Default)]
pub struct Derivation {
    /// The steps, premises first; the last derives `false`.
    pub steps: Vec<Inference>,
}

/// A step of a derivation.
#[derive(Clone, Debug, Default)]
pub struct Inference {
    /// What it derives.
    pub fact: String,
    /// The clause, in words.
    pub clause: String,
    /// Where the clause stands.
    pub at: Option<Place>,
    /// The values of its variables.
    pub values: Vec<(String, String)>,
    /// The steps that it needs.
    pub premises: Vec<usize>,
}

/// The trace of a transition system.
#[derive(Clone, Debug, Default)]
pub struct Wave {
    /// What has values.
    pub signals: Vec<Signal>,
    /// How many moments there are.
    pub length: usize,
}

/// Something that has a value at each moment.
#[derive(Clone, Debug, Default)]
pub struct Signal {
    /// Its name.
    pub name: String,
    /// Its sort.
    pub sort: String,
    /// Whether it is an input.
    pub input: bool,
    /// Whether its values are `true` and `false`, or one bit.
    pub is_bit: bool,
    /// Its value at each moment; fewer than there are moments if the last are not known.
    pub values: Vec<String>,
}

/// Figures of the run.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// Verdicts on several questions.
    pub verdicts: Vec<(String, String)>,
    /// Counters.
    pub counts: Vec<(String, u64)>,
    /// Times in seconds.
    pub times: Vec<(String, f64)>,
    /// Seconds from the start.
    pub seconds: Option<f64>,
    /// Bytes of memory at most.
    pub memory: Option<u64>,
}
