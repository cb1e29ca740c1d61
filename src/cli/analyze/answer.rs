//! Findings of an analysis in the words of the source: expressions over variables that can be named where they hold.

use eufonium_base::Rat;
use eufonium_engine::programs::analysis::{CheckState, PlaceFacts, PlaceKind, ProgramAnalysis};
use eufonium_frontend::program_text::scopes::{Place, end_of_scope};
use eufonium_frontend::program_text::{acsl, c_expression::c_expression};
use eufonium_ir::program::{FileId, Loc, Op, Program, VariableId};
use eufonium_ir::{Term, TermPool, visit};
use eufonium_verify::evidence;
use eufonium_verify::problem::{ProgramFile, SourceFile};
use std::collections::BTreeMap;
use std::path::Path;

/// Something that was found out about a place.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The path of the source as the program has it.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1; 0 if it is the whole line.
    pub column: u32,
    /// The function.
    pub function: String,
    /// What.
    pub what: What,
}

/// What was found out.
#[derive(Clone, Debug)]
pub enum What {
    /// About a check: what it is, and its state.
    Check(String, CheckState),
    /// What holds at a place.
    Invariant(Invariant),
    /// That no run comes to the line.
    Unreachable,
}

/// What holds at a place.
#[derive(Clone, Debug)]
pub struct Invariant {
    /// The kind of the place.
    pub kind: PlaceKind,
    /// Whether no run comes there.
    pub unreached: bool,
    /// Expressions of C, all of which are true there.
    pub conjuncts: Vec<String>,
    /// Predicates of ACSL.
    pub acsl: Vec<String>,
    /// Bounds of variables.
    pub ranges: Vec<(String, Option<Rat>, Option<Rat>)>,
}

/// All that was found.
#[derive(Debug)]
pub struct Answer {
    /// What was found, by place.
    pub findings: Vec<Finding>,
    /// How many checks are violated, open and proven.
    pub counts: [usize; 3],
    /// Why nothing is claimed, if so.
    pub why_nothing: Option<String>,
    /// Whether a limit cut the search short.
    pub cut_short: bool,
    /// What all of it takes for granted.
    pub assumptions: Vec<String>,
}

impl Finding {
    /// What was found, as people read it.
    pub fn comment(&self) -> String {
        match &self.what {
            What::Check(message, state) => {
                let state = match state {
                    CheckState::Violated => "violated",
                    CheckState::Open => "open",
                    CheckState::Proven => "proven",
                };
                format!("check {state}: {message}")
            }
            What::Unreachable => "unreachable".into(),
            What::Invariant(invariant) => {
                let place = match invariant.kind {
                    PlaceKind::Entry => format!("start of {}", self.function),
                    PlaceKind::End => format!("end of {}", self.function),
                    PlaceKind::Loop => "loop".into(),
                    PlaceKind::Line | PlaceKind::Block => "here".into(),
                };
                match (invariant.unreached, &invariant.conjuncts[..]) {
                    (true, _) => format!("{place}: unreachable"),
                    (_, []) => format!("{place}: nothing is known"),
                    (_, conjuncts) => format!("{place}: {}", joined(conjuncts)),
                }
            }
        }
    }

    /// What was found, as an annotation of ACSL.
    pub fn acsl(&self) -> Option<String> {
        let What::Invariant(invariant) = &self.what else { return None };
        if invariant.unreached {
            return Some("assert \\false".into());
        }
        if invariant.acsl.is_empty() {
            return None;
        }
        let predicate = joined(&invariant.acsl);
        Some(match invariant.kind {
            PlaceKind::Loop => format!("loop invariant {predicate}"),
            PlaceKind::Entry => format!("requires {predicate}"),
            PlaceKind::End | PlaceKind::Line | PlaceKind::Block => format!("assert {predicate}"),
        })
    }
}

fn joined(parts: &[String]) -> String {
    let guarded = |t: &String| {
        if t.contains("||") || t.contains('?') || t.contains("<==>") { format!("({t})") } else { t.clone() }
    };
    match parts {
        [one] => one.clone(),
        all => all.iter().map(guarded).collect::<Vec<_>>().join(" && "),
    }
}

impl Answer {
    /// What an analysis found out about a program.
    pub fn new(file: &ProgramFile, found: &ProgramAnalysis) -> Answer {
        let program = &file.program;
        let mut findings = Vec::new();
        let mut counts = [0; 3];
        for (check, state) in &found.checks {
            counts[*state as usize] += 1;
            let check = &program.checks[*check];
            let what = What::Check(check.message.clone(), *state);
            findings.push(finding(program, check.at, &check.function, what));
        }
        for at in &found.unreached {
            findings.push(finding(program, Some(Loc { column: 0, ..*at }), "", What::Unreachable));
        }
        let words = FormulaPrinter { file, found, scopes: scopes(file, found) };
        for place in &found.places {
            let what = What::Invariant(words.invariant(place));
            findings.push(finding(program, Some(place.place.at), &place.place.function, what));
        }
        let rank = |f: &Finding| match &f.what {
            What::Check(..) => 0,
            What::Invariant(_) => 1,
            What::Unreachable => 2,
        };
        findings
            .sort_by(|a, b| (&a.file, a.line, a.column, rank(a)).cmp(&(&b.file, b.line, b.column, rank(b))));
        Answer {
            findings,
            counts,
            why_nothing: found.why_nothing.clone(),
            cut_short: found.cut_short,
            assumptions: evidence::assumptions(program),
        }
    }

    /// The verdict that the checks make.
    pub fn verdict(&self) -> &'static str {
        match self.counts {
            [0, 0, _] if self.why_nothing.is_none() => "safe",
            [0, _, _] => "unknown",
            _ => "unsafe",
        }
    }
}

fn finding(program: &Program, at: Option<Loc>, function: &str, what: What) -> Finding {
    Finding {
        file: at.and_then(|at| program.files.get(at.file)).cloned().unwrap_or_default(),
        line: at.map_or(0, |at| at.line),
        column: at.map_or(0, |at| at.column),
        function: function.to_owned(),
        what,
    }
}

/// Whether a finding is about a source.
pub fn is_from(finding: &Finding, source: &SourceFile) -> bool {
    finding.line > 0 && Path::new(&finding.file).file_name() == source.path.file_name()
}

/// The first line with code, from this one on.
pub fn line_with_code(program: &Program, file: FileId, line: u32) -> Option<u32> {
    let places = program.functions.values().flat_map(|f| {
        let instrs = f.instrs().filter(|i| !matches!(i.op, Op::Alloc { .. } | Op::Declare { .. }));
        instrs.map(|i| i.at).chain(f.blocks.values().map(|b| b.at))
    });
    places.flatten().filter(|at| at.file == file && at.line >= line).map(|at| at.line).min()
}

/// Where each variable of a function can be named, where the source tells.
fn scopes(file: &ProgramFile, found: &ProgramAnalysis) -> BTreeMap<VariableId, (Place, Place)> {
    let text = |id: FileId| {
        let name = Path::new(&file.program.files[id]).file_name()?.to_owned();
        let source = file.sources.iter().find(|s| s.is_c && s.path.file_name() == Some(&name))?;
        Some(String::from_utf8_lossy(&source.bytes))
    };
    let scope = |variable: &VariableId| {
        let variable = &file.program.variables[*variable];
        let at = variable.at.filter(|_| variable.function.is_some())?;
        end_of_scope(&text(at.file)?, at.line, &variable.name)
    };
    found.variables.keys().filter_map(|v| Some((*v, scope(v)?))).collect()
}

/// What turns formulas to text.
struct FormulaPrinter<'a> {
    file: &'a ProgramFile,
    found: &'a ProgramAnalysis,
    scopes: BTreeMap<VariableId, (Place, Place)>,
}

impl FormulaPrinter<'_> {
    /// The variables that can be named at a place, with their constants: of those of one name the innermost.
    fn visible(&self, place: &PlaceFacts) -> BTreeMap<Term, VariableId> {
        let at = (place.place.at.line, place.place.at.column.max(1));
        let mut by_name: BTreeMap<&str, (Option<Place>, VariableId)> = BTreeMap::new();
        for variable in self.found.variables.keys() {
            let about = &self.file.program.variables[*variable];
            if about.function.as_ref().is_some_and(|f| *f != place.place.function) {
                continue;
            }
            let begin = match self.scopes.get(variable) {
                // A loop's head may declare what its invariant speaks of, and a function its parameters.
                Some((begin, end)) => {
                    let declares =
                        matches!(place.place.kind, PlaceKind::Loop | PlaceKind::Entry) && begin.0 == at.0;
                    let line = place.place.kind == PlaceKind::Line && begin.0 == at.0;
                    if !(declares || (*begin <= at && at < *end)) || line {
                        let is_param_below = place.place.kind == PlaceKind::Entry && *begin > at;
                        if !is_param_below {
                            continue;
                        }
                    }
                    Some(*begin)
                }
                None => None,
            };
            let best = by_name.entry(&about.name).or_insert((begin, *variable));
            if begin > best.0 {
                *best = (begin, *variable);
            }
        }
        by_name.into_values().map(|(_, v)| (self.found.variables[&v], v)).collect()
    }

    fn invariant(&self, place: &PlaceFacts) -> Invariant {
        let pool: &TermPool = &self.file.pool;
        let variables = &self.file.program.variables;
        let visible = self.visible(place);
        let speaks = |t: &&Term| visit::constants(pool, &[**t]).iter().all(|c| visible.contains_key(c));
        let facts: Vec<Term> = place.facts.iter().filter(speaks).copied().collect();
        let name = |t: Term| visible.get(&t).map(|v| variables[*v].name.clone());
        let typed = |t: Term| visible.get(&t).map(|v| (variables[*v].name.clone(), variables[*v].ty.clone()));
        let ranges = place
            .ranges
            .iter()
            .filter(|(v, _)| visible.values().any(|other| other == *v))
            .map(|(v, (low, high))| (variables[*v].name.clone(), low.clone(), high.clone()))
            .collect();
        Invariant {
            kind: place.place.kind,
            unreached: place.unreached,
            conjuncts: facts.iter().filter_map(|t| c_expression(pool, *t, &typed)).collect(),
            acsl: facts.iter().filter_map(|t| acsl::predicate(pool, *t, &name)).collect(),
            ranges,
        }
    }
}
