//! Proofs that are kept from run to run.
//!
//! A proof is kept under the content of what was proved: the text of the program as it was lowered, without what its entry function
//! does not reach, places in files, and numbers of sites; with the options and the version. A second file says which contents a program of this
//! name had last. On the next run the proof of the same content is tried first, then those that the program had before.
//!
//! Invariant: what is in the folder decides nothing. Clauses are made again from the program, and the checker must accept the
//! interpretations for them (`engine::programs::again`); whoever writes into the folder can only cost time.
//!
//! Deliberately absent: counterexamples and missing answers, which are looked for again; proofs by a single run, as checking them would be making
//! the run; proofs check by check, whose parts would have to be told apart after an edit.

use super::problem::ProgramFile;
use super::problem::horn::parse_with_model;
use eufonium_base::ids::{Id, IdVec};
use eufonium_base::{HashMap, HashSet, Stats};
use eufonium_engine::programs::Calls;
use eufonium_engine::programs::Contents;
use eufonium_engine::programs::again::{Again, Recipe};
use eufonium_engine::programs::{
    Arrays, AssumedValid, Encoded, Floats, IntEncoding, ProgramInvariant, ProgramOptions, ProgramOutcome,
    ProgramProof,
};
use eufonium_engine::{EngineChoice, EngineOptions, Session, certificate, solve_program};
use eufonium_frontend::program_text::witness::sha256;
use eufonium_ir::program::cfg::Cfg;
use eufonium_ir::program::names::Names;
use eufonium_ir::program::print;
use eufonium_ir::{ChcSystem, Invariant, PredId, Program, Subst, Term, TermPool, visit};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The schema of a kept proof.
const SCHEMA: &str = "eufonium.proof/3";
/// How many contents of a program of one name are remembered.
const REMEMBERED: usize = 3;
/// How many candidates are tried for a predicate.
const CANDIDATES: usize = 200;

/// A kept proof.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    schema: String,
    unroll: usize,
    unwind: Option<usize>,
    contents: String,
    any_numbers: bool,
    #[serde(default)]
    members: bool,
    #[serde(default)]
    chains: bool,
    #[serde(default)]
    valid: bool,
    #[serde(default)]
    contracts: bool,
    encoding: String,
    /// For each predicate what it speaks of.
    points: Vec<Point>,
    /// The predicates as SMT-LIB.
    declarations: String,
    /// Their interpretations.
    model: String,
}

/// What a predicate speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Point {
    /// The function.
    function: String,
    /// For each argument the name of a variable that it is the value of, or its place.
    args: Vec<String>,
}

const ENCODINGS: [(&str, IntEncoding); 7] = [
    ("bit-vectors", IntEncoding::BITS),
    ("bit-vectors with bounds", IntEncoding::BitVectors { floats: Floats::Bounded, arrays: Arrays::Terms }),
    ("bit-vectors with ranges", IntEncoding::BitVectors { floats: Floats::Ranges, arrays: Arrays::Terms }),
    ("bit-vectors with reads", IntEncoding::BitVectors { floats: Floats::Circuits, arrays: Arrays::Reads }),
    ("integers", IntEncoding::Integers { exact: true }),
    ("ideal", IntEncoding::Integers { exact: false }),
    ("reals", IntEncoding::Reals),
];

const CONTENTS: [(&str, Contents); 6] = [
    ("all", Contents::Whole),
    ("zeros of texts", Contents::Terminators),
    ("all, indexed arrays whole", Contents::Indexed),
    ("all, tables whole", Contents::Tables { texts: false }),
    ("zeros of texts, tables whole", Contents::Tables { texts: true }),
    ("nothing", Contents::Nothing),
];

/// The name of one of these, empty if it has none.
fn name_of<T: Copy + PartialEq>(all: &[(&str, T)], wanted: T) -> String {
    all.iter().find(|(_, one)| *one == wanted).map_or("", |(name, _)| name).to_owned()
}

/// What has this name.
fn named<T: Copy>(all: &[(&str, T)], wanted: &str) -> Option<T> {
    all.iter().find(|(name, _)| *name == wanted).map(|(_, one)| *one)
}

/// Where the proofs of a program are.
struct Places {
    folder: PathBuf,
    /// The file of this content.
    exact: String,
    /// The file with the names of what it was before.
    before: PathBuf,
}

/// Solves the problem of a program, with the proofs in a folder.
pub fn solve(
    folder: &Path,
    file: &mut ProgramFile,
    session: &Session<ProgramOptions>,
) -> (ProgramOutcome, Stats) {
    session.monitor.phase("cache");
    let places = Places::of(folder, file, &session.options);
    let mut stats = Stats::new();
    if let Some(proof) = recall(&places, file, session, &mut stats) {
        places.keep(&file.pool, &proof);
        return (
            ProgramOutcome::Safe(ProgramProof { invariants: vec![proof], ..ProgramProof::default() }),
            stats,
        );
    }
    let (outcome, solved) = solve_program(&mut file.pool, &file.program, session);
    stats.absorb("", &solved);
    if let ProgramOutcome::Safe(proof) = &outcome
        && let [proof @ ProgramInvariant { of: None, .. }] = &proof.invariants[..]
    {
        places.keep(&file.pool, proof);
    }
    (outcome, stats)
}

/// A proof by what is kept.
fn recall(
    places: &Places,
    file: &mut ProgramFile,
    session: &Session<ProgramOptions>,
    stats: &mut Stats,
) -> Option<ProgramInvariant> {
    let Session { options, stop, .. } = session;
    let mut tried: Vec<Recipe> = vec![];
    for (name, is_same) in places.names() {
        let Some(kept) = places.read(&name) else { continue };
        let Some(recipe) = kept.recipe() else { continue };
        let known = parse_with_model(&mut file.pool, &kept.declarations, &kept.model);
        let Ok((system, invariant)) = known else { continue };
        let Some(again) = Again::new(&mut file.pool, &file.program, options, recipe, stats) else { continue };
        let pool = &mut file.pool;
        if let Some(same) = renamed(pool, (&system, &invariant), &again.encoded.system)
            && again.accepts(pool, &same, stop)
        {
            stats.add("cache.hits", 1);
            return Some(again.proof(same));
        }
        if is_same {
            tracing::info!(target: "eufonium::cache", "the proof that is kept is refused");
        }
        // What another content needed in the same form is likely to be the same.
        if tried.contains(&recipe) || stop.poll() {
            continue;
        }
        tried.push(recipe);
        let points = points(&again.pure, &again.encoded);
        let old = (&kept.points[..], &system, &invariant);
        let candidates = candidates(pool, old, (&points, &again.encoded.system));
        stats.add("cache.candidates", candidates.values().map(|of| of.len() as u64).sum());
        let engine = EngineOptions { engine: EngineChoice::Auto, ..options.engine.clone() };
        let found = again.from_candidates(pool, candidates, &session.with(engine), stats);
        if let Some(invariant) = found {
            stats.add("cache.reproved", 1);
            return Some(again.proof(invariant));
        }
    }
    None
}

impl Places {
    fn of(folder: &Path, file: &ProgramFile, options: &ProgramOptions) -> Places {
        // What engines do is not part of what is proved.
        let options = ProgramOptions { engine: EngineOptions::default(), ..options.clone() };
        let property = (&file.property.kinds, &file.property.error_functions, file.property.entry_function());
        let asked = format!("{options:?} {} {property:?}", file.options.of_program());
        let content = content(&print::program(&file.program));
        let exact = sha256(format!("{} {SCHEMA} {asked}\n{content}", env!("CARGO_PKG_VERSION")).as_bytes());
        let names: Vec<String> = file.sources.iter().map(|s| base(&s.path)).collect();
        let before = sha256(format!("{names:?} {asked}").as_bytes());
        let before = folder.join(format!("{}.last", &before[..32]));
        Places { folder: folder.to_path_buf(), exact: exact[..32].to_owned(), before }
    }

    /// The names of kept proofs, the best first, and whether they are of this content.
    fn names(&self) -> Vec<(String, bool)> {
        let before = std::fs::read_to_string(&self.before).unwrap_or_default();
        let before = before.lines().filter(|name| *name != self.exact).map(|name| (name.to_owned(), false));
        std::iter::once((self.exact.clone(), true)).chain(before).collect()
    }

    fn read(&self, name: &str) -> Option<Kept> {
        if !name.bytes().all(|b| b.is_ascii_hexdigit()) {
            return None;
        }
        let text = std::fs::read_to_string(self.folder.join(format!("{name}.json"))).ok()?;
        let kept: Kept = serde_json::from_str(&text).ok()?;
        (kept.schema == SCHEMA).then_some(kept)
    }

    /// Keeps a proof. That it cannot be written is no reason for no answer.
    fn keep(&self, pool: &TermPool, proof: &ProgramInvariant) {
        let text = serde_json::to_string(&Kept::of(pool, proof)).expect("it has only strings as keys");
        let mut last = self.names();
        last.truncate(REMEMBERED);
        let last: String = last.into_iter().map(|(name, _)| name + "\n").collect();
        let written = std::fs::create_dir_all(&self.folder)
            .and_then(|()| replace(&self.folder.join(format!("{}.json", self.exact)), &text))
            .and_then(|()| replace(&self.before, &last));
        if let Err(error) = written {
            tracing::warn!(target: "eufonium::cache", "{}: {error}", self.folder.display());
        }
    }
}

/// Writes a file so that nobody reads a part of it.
fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    let new = path.with_extension(format!("{}.new", std::process::id()));
    std::fs::write(&new, text)?;
    std::fs::rename(&new, path)
}

fn base(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

impl Kept {
    fn of(pool: &TermPool, proof: &ProgramInvariant) -> Kept {
        let system = &proof.encoded.system;
        let mut declarations = String::from("(set-logic HORN)\n");
        for pred in system.preds.values() {
            let sorts: Vec<_> = pred.sorts.iter().map(|s| eufonium_ir::print::sort(pool, *s)).collect();
            let name = eufonium_ir::print::symbol(&pred.name);
            let _ = writeln!(declarations, "(declare-fun {name} ({}) Bool)", sorts.join(" "));
        }
        declarations.push_str("(check-sat)\n");
        let Recipe {
            unroll, unwind, calls, encoding, contents, any_numbers, members, chains, accesses, ..
        } = proof.recipe;
        Kept {
            schema: SCHEMA.to_owned(),
            unroll,
            unwind,
            contents: name_of(&CONTENTS, contents),
            any_numbers,
            members,
            chains,
            valid: accesses == AssumedValid::OfObjects,
            contracts: calls == Calls::Contracts,
            encoding: name_of(&ENCODINGS, encoding),
            points: points(&proof.pure, &proof.encoded),
            declarations,
            model: certificate::model_text(pool, system, system.preds.len(), &proof.invariant),
        }
    }

    fn recipe(&self) -> Option<Recipe> {
        let encoding = named(&ENCODINGS, &self.encoding)?;
        let contents = named(&CONTENTS, &self.contents)?;
        let Kept { unroll, unwind, any_numbers, members, chains, valid, contracts, .. } = *self;
        let accesses = if valid { AssumedValid::OfObjects } else { AssumedValid::None };
        let calls = if contracts { Calls::Contracts } else { Calls::Summaries };
        // After an edit it may be possible.
        let executed = true;
        Some(Recipe {
            unroll,
            unwind,
            calls,
            encoding,
            executed,
            contents,
            any_numbers,
            members,
            chains,
            accesses,
        })
    }
}

/// What the predicates of a program speak of.
fn points(pure: &Program, encoded: &Encoded) -> Vec<Point> {
    let mut names: HashMap<usize, Names> = HashMap::default();
    let point = |(pred, predicate): (PredId, &eufonium_ir::Predicate)| {
        let Some(point) = encoded.back.cut_point(pred) else {
            let args = (0..predicate.sorts.len()).map(|i| format!("#{i}")).collect();
            return Point { function: predicate.name.clone(), args };
        };
        let function = &pure.functions[point.function];
        let named =
            names.entry(point.function.index()).or_insert_with(|| Names::new(function, &Cfg::new(function)));
        let mut args: Vec<String> = vec![];
        for (i, (value, ..)) in point.args().enumerate() {
            let variable = named.of(point.block, value).next().map(|v| &pure.variables[v]);
            let name = variable.map_or(format!("#{i}"), |v| {
                format!("{}.{}", v.function.as_deref().unwrap_or_default(), v.name)
            });
            let twins = args.iter().filter(|arg| arg.split('\'').next() == Some(&name)).count();
            args.push(name + &"'".repeat(twins));
        }
        // The encoding may have arguments that are no values.
        args.extend((args.len()..predicate.sorts.len()).map(|i| format!("#{i}")));
        Point { function: function.name.clone(), args }
    };
    encoded.system.preds.iter().map(point).collect()
}

/// Interpretations of one system as those of another one, if that has the same predicates.
fn renamed(
    pool: &mut TermPool,
    (old, invariant): (&ChcSystem, &Invariant),
    new: &ChcSystem,
) -> Option<Invariant> {
    if old.preds.len() != new.preds.len() {
        return None;
    }
    let mut interp = IdVec::new();
    for ((id, old), new) in old.preds.iter().zip(new.preds.values()) {
        if old.sorts != new.sorts || old.name != new.name {
            return None;
        }
        interp.push(Subst::of(&old.params, &new.params).apply(pool, invariant.interp[id]));
    }
    Some(Invariant { interp, ..invariant.clone() })
}

/// Conjuncts of old interpretations as formulas about the predicates of another system: those of all points of the same function whose
/// variables there are.
fn candidates(
    pool: &mut TermPool,
    (old_points, old, invariant): (&[Point], &ChcSystem, &Invariant),
    (points, new): (&[Point], &ChcSystem),
) -> IdVec<PredId, Vec<Term>> {
    let mut all = IdVec::new();
    for (point, predicate) in points.iter().zip(new.preds.values()) {
        let mut of: Vec<Term> = vec![];
        let mut seen: HashSet<Term> = HashSet::default();
        for (was, (id, before)) in old_points.iter().zip(old.preds.iter()) {
            if was.function != point.function || was.args.len() != before.params.len() {
                continue;
            }
            let mut subst = Subst::new();
            let mut known: Vec<Term> = vec![];
            for (i, name) in was.args.iter().enumerate() {
                let here = point.args.iter().position(|arg| arg == name);
                if let Some(k) = here.filter(|&k| predicate.sorts.get(k) == Some(&before.sorts[i])) {
                    subst.insert(before.params[i], predicate.params[k]);
                    known.push(before.params[i]);
                }
            }
            for conjunct in pool.conjuncts(invariant.interp[id]) {
                let of_known = visit::constants(pool, &[conjunct]).iter().all(|c| known.contains(c));
                if of_known && !pool.has_quantifier(conjunct) && of.len() < CANDIDATES {
                    let here = subst.apply(pool, conjunct);
                    if seen.insert(here) {
                        of.push(here);
                    }
                }
            }
        }
        all.push(of);
    }
    all
}

/// What of a program's text decides what it does: the parts that its entry function names, and those that these name, without places, with
/// sites and checks counted anew.
fn content(text: &str) -> String {
    let mut parts: Vec<(&str, Vec<&str>)> = vec![];
    let mut entry = None;
    for line in text.lines() {
        let head = line.strip_prefix("entry ").unwrap_or(line);
        let is_head = ["function ", "global ", "constant "].iter().any(|word| head.starts_with(word));
        if is_head {
            if head.len() < line.len() {
                entry = Some(parts.len());
            }
            parts.push((symbols(head).next().unwrap_or_default(), vec![]));
        }
        if let Some((_, lines)) = parts.last_mut() {
            lines.push(line);
        }
    }
    let mut by_name: HashMap<&str, Vec<usize>> = HashMap::default();
    for (i, (name, _)) in parts.iter().enumerate() {
        by_name.entry(name).or_default().push(i);
    }
    let mut reached = vec![false; parts.len()];
    let mut work: Vec<usize> = entry.into_iter().collect();
    while let Some(i) = work.pop() {
        if !std::mem::replace(&mut reached[i], true) {
            let named = parts[i].1.iter().flat_map(|line| symbols(line));
            work.extend(named.filter_map(|name| by_name.get(name)).flatten());
        }
    }
    let mut out = text.lines().next().unwrap_or_default().to_owned();
    let mut numbers: HashMap<&str, usize> = HashMap::default();
    for (_, (_, lines)) in parts.iter().enumerate().filter(|(i, _)| reached[*i] || entry.is_none()) {
        for line in lines {
            out.push('\n');
            for word in without_place(line).split(' ') {
                let is_number = word.len() > 1
                    && word.starts_with(['s', 'c'])
                    && word[1..].bytes().all(|b| b.is_ascii_digit());
                let next = numbers.len();
                match is_number {
                    true => drop(write!(out, "{}{} ", &word[..1], numbers.entry(word).or_insert(next))),
                    false => drop(write!(out, "{word} ")),
                }
            }
        }
    }
    out
}

/// The names behind `@` in a line.
fn symbols(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices('@').map(|(at, _)| {
        let rest = &line[at + 1..];
        match rest.strip_prefix('"') {
            Some(quoted) => quoted.find('"').map_or(quoted, |end| &quoted[..end]),
            None => {
                let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
                rest.find(|c| !is_part(c)).map_or(rest, |end| &rest[..end])
            }
        }
    })
}

/// A line without the place at its end.
fn without_place(line: &str) -> &str {
    let Some(at) = line.rfind("  ; ") else { return line };
    // The message of an assertion may have semicolons too, but ends with a quotation mark.
    if line.ends_with('"') { line } else { &line[..at] }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "; little-endian, pointers of 64 bits
global @used size 4 align 4 {0: bytes a}
global @other size 4 align 4 {0: bytes b}

entry function @main() -> (i32) {  ; 11
b0: (entry)
  %0: i32 = havoc external \"nondet\" s11  ; 12:11
  %1: i32 = call @f(%0) s12  ; 13:1
  assert i1 0 c3 \"a  ; b\"
}

function @f(%0: i32) -> (i32) {  ; 3
b0: (entry)  ; loop 3:4
  %1: i32 = load @used s4  ; 4:2
}

function @unused() -> () {  ; 7
b0: (entry)
  %1: i32 = load @other s5  ; 8:2
}
";

    #[test]
    fn content_is_what_decides() {
        let first = content(TEXT);
        let same = [
            ("12:11", "99:1"),
            ("@other s5", "@other s6"),
            ("bytes b", "bytes c"),
            ("s12", "s13"),
            ("s11", "s7"),
            ("c3", "c4"),
        ];
        for (from, to) in same {
            assert_eq!(first, content(&TEXT.replace(from, to)), "{from}");
        }
        let other = [
            ("bytes a", "bytes c"),
            ("i32 = load @used", "i16 = load @used"),
            ("call @f", "call @unused"),
            ("s12", "s11"),
            ("; b", "; c"),
        ];
        for (from, to) in other {
            assert_ne!(first, content(&TEXT.replace(from, to)), "{from}");
        }
        assert!(!first.contains("unused") && first.contains("@used"));
    }

    #[test]
    fn candidates_follow_variables() {
        let mut pool = TermPool::new();
        let text = "(set-logic HORN)(declare-fun P (Int Int) Bool)(check-sat)";
        let model = "((define-fun P ((A0 Int) (A1 Int)) Bool (and (>= A0 0) (<= A0 A1) (>= A1 3))))";
        let (old, invariant) = parse_with_model(&mut pool, text, model).expect("it is well-formed");
        let text = "(set-logic HORN)(declare-fun P (Int Int Int) Bool)(declare-fun Q (Int) Bool)(check-sat)";
        let model =
            "((define-fun P ((A0 Int) (A1 Int) (A2 Int)) Bool true)(define-fun Q ((A0 Int)) Bool true))";
        let (new, _) = parse_with_model(&mut pool, text, model).expect("it is well-formed");
        let point = |args: &[&str]| Point {
            function: "f".into(),
            args: args.iter().map(|a| a.to_string()).collect(),
        };
        let was = [point(&["f.i", "f.n"])];
        let is = [point(&["f.new", "f.n", "f.i"]), point(&["f.n"])];
        let found = candidates(&mut pool, (&was, &old, &invariant), (&is, &new));
        let counts: Vec<usize> = found.values().map(Vec::len).collect();
        assert_eq!(counts, [3, 1]);
        let params: Vec<&Vec<Term>> = new.preds.values().map(|p| &p.params).collect();
        let three = pool.int(3);
        let expected = pool.ge(params[0][1], three);
        assert!(found.values().next().is_some_and(|of| of.contains(&expected)));
        // Other functions have other variables.
        let elsewhere = [Point { function: "g".into(), ..is[0].clone() }, is[1].clone()];
        let found = candidates(&mut pool, (&was, &old, &invariant), (&elsewhere, &new));
        assert_eq!(found.values().map(Vec::len).collect::<Vec<_>>(), [0, 1]);
        assert!(renamed(&mut pool, (&old, &invariant), &new).is_none());
        assert!(renamed(&mut pool, (&old, &invariant), &old).is_some());
    }
}
