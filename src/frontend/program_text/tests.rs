//! Traces, harnesses and witnesses of runs of a small program, as text.

use super::{harness, trace, witness};
use eufonium_base::Bits;
use eufonium_base::ids::Id;
use eufonium_ir::program::build::{FunctionBuilder, word};
use eufonium_ir::program::eval::events::Record;
use eufonium_ir::program::eval::{self, Choices, End, Limits, Recorded, Value};
use eufonium_ir::program::{
    AllocKind, BinaryOp, Check, CheckKind, CompareOp, ContextId, FileId, Loc, Op, Operand, Origin, Program,
    Site, SiteId, SiteKind, SourceType, Terminator, Type, Variable, VariableId, validate,
};

const INT: Type = Type::Int(32);

/// The program below.
pub(super) const SOURCE: &str = "\
extern int nd(void);
int check(int k) {
  if (k == 12) reach_error();
}
int main() {
  int n = nd(), s = 0;
  int unused = nd();
  for (int i = 0; i < n; i++)
    s += 2;
  check(s);
}
";

struct Build {
    program: Program,
}

impl Build {
    fn loc(line: u32, column: u32) -> Option<Loc> {
        Some(Loc { file: FileId::from_usize(0), line, column })
    }
    fn site(&mut self, kind: SiteKind, line: u32, column: u32) -> Origin {
        let site = self.program.sites.push(Site { kind, at: Build::loc(line, column) });
        Origin { site, context: ContextId::from_usize(0) }
    }
    fn variable(&mut self, name: &str, function: &str) -> VariableId {
        let ty = SourceType::Int { signed: true, bits: 32 };
        let variable = Variable { name: name.into(), ty, function: Some(function.into()), at: None };
        self.program.variables.push(variable)
    }
}

/// [`SOURCE`] with its variables as values.
fn program() -> Program {
    let mut build = Build { program: Program::new(64, true) };
    build.program.files.push("loop.c".into());
    let at = Build::loc(3, 16);
    let check = Check {
        property: CheckKind::Reach,
        message: "reach_error() is called".into(),
        at,
        function: "check".into(),
    };
    let check = build.program.checks.push(check);
    let [k, n, s, unused, i] =
        [("k", "check"), ("n", "main"), ("s", "main"), ("unused", "main"), ("i", "main")]
            .map(|(name, function)| build.variable(name, function));
    let name = |b: &mut FunctionBuilder, variable, value: &Operand| {
        b.effect(Op::Name { variable, value: value.clone() });
    };

    let mut b = FunctionBuilder::new("check", &[INT], &[]);
    b.set_loc(Build::loc(2, 15));
    let param = b.params()[0].clone();
    name(&mut b, k, &param);
    b.set_loc(Build::loc(3, 7));
    let wrong = b.compare(CompareOp::Eq, param, word(12, 32));
    let (error, end) = (b.new_block(&[]), b.new_block(&[]));
    b.branch(wrong, error, end);
    b.switch_to(error);
    b.set_loc(at);
    b.effect(Op::Assert { condition: word(0, 1), check });
    b.switch_to(end);
    b.terminate(Terminator::Return(vec![]));
    let callee = build.program.functions.push(b.finish());

    let mut b = FunctionBuilder::new("main", &[], &[]);
    b.set_loc(Build::loc(6, 11));
    let count = b.havoc(build.site(SiteKind::External("nd".into()), 6, 11), INT);
    b.set_loc(Build::loc(6, 7));
    name(&mut b, n, &count);
    name(&mut b, s, &word(0, 32));
    b.set_loc(Build::loc(7, 16));
    let other = b.havoc(build.site(SiteKind::External("nd".into()), 7, 16), INT);
    b.set_loc(Build::loc(7, 7));
    name(&mut b, unused, &other);
    let (head, body, end) = (b.new_block(&[INT, INT]), b.new_block(&[]), b.new_block(&[]));
    b.set_loop(head, Build::loc(8, 3).expect("it is known"));
    b.jump(head, vec![word(0, 32), word(0, 32)]);
    b.switch_to(head);
    let params = b.block_params(head);
    b.set_loc(Build::loc(8, 19));
    let more = b.compare(CompareOp::Slt, params[0].clone(), count);
    b.branch(more, body, end);
    b.switch_to(body);
    b.set_loc(Build::loc(9, 7));
    let sum = b.binary(BinaryOp::Add, params[1].clone(), word(2, 32));
    name(&mut b, s, &sum);
    b.set_loc(Build::loc(8, 27));
    let next = b.binary(BinaryOp::Add, params[0].clone(), word(1, 32));
    name(&mut b, i, &next);
    b.jump(head, vec![next, sum]);
    b.switch_to(end);
    b.set_loc(Build::loc(10, 3));
    let origin = build.site(SiteKind::Call, 10, 3);
    b.effect(Op::Call { callee, args: vec![params[1].clone()], origin });
    b.terminate(Terminator::Return(vec![]));
    build.program.entry = Some(build.program.functions.push(b.finish()));
    validate::validate(&build.program).expect("the program is valid");
    build.program
}

fn run(program: &Program, values: [u64; 2]) -> (End, Record) {
    let mut choices = Recorded::default();
    for (site, value) in values.into_iter().enumerate() {
        choices.record_site(SiteId::from_usize(site), Value::Word(Bits::from_u64(value, 32)));
    }
    let choices: &mut dyn Choices = &mut choices;
    let (run, record) = eval::trace(program, choices, &Limits::default());
    (run.end, record)
}

#[test]
fn traces_show_what_mattered() {
    let program = program();
    let (end, record) = run(&program, [6, 9]);
    assert!(matches!(end, End::Violation(_)));
    let expected = "\
loop.c
  6:7   n = nd() -> 6
  8:3   loop, round 1
  9:7     s = 2
  8:27    i = 1
        ... 4 rounds
  8:3   loop, round 6
  9:7     s = 12
  10:3  check()
  2:15    k = 12
  3:16    reach_error() is called
";
    let shown = trace::trace(&program, &record, trace::Form::Compact);
    assert_eq!(shown, expected);
}

#[test]
fn full_traces_show_all() {
    let program = program();
    let (end, record) = run(&program, [1, 9]);
    assert_eq!(end, End::Exit);
    let shown = trace::trace(&program, &record, trace::Form::Full);
    for line in ["unused = nd() -> 9", "condition true", "condition false", "i = 1", "check() returns"] {
        assert!(shown.contains(line), "`{line}` is not in\n{shown}");
    }
}

#[test]
fn harnesses_return_what_was_chosen() {
    let program = program();
    let (_, record) = run(&program, [6, u64::from(u32::MAX)]);
    let text = harness::harness(&program, &record, "main", &["oops".into()]).text;
    let parts = [
        "static int nd_values[] = {6u, 4294967295u};",
        "int value = nd_next < 2 ? nd_values[nd_next++] : 0;",
        "static void eufonium_fail(void) { eufonium_end(\"eufonium: error reached\\n\", 107); }",
        "void reach_error() { eufonium_fail(); }",
        "void oops() {",
        "WEAK __VERIFIER_assume(int condition) {",
    ];
    for part in parts {
        assert!(text.contains(part), "`{part}` is not in\n{text}");
    }
}

#[test]
fn functions_whose_names_are_none_of_c_are_in_harnesses() {
    let mut program = program();
    for site in program.sites.keys() {
        if program.sites[site].kind == SiteKind::External("nd".into()) {
            program.sites[site].kind = SiteKind::External("nd.1".into());
        }
    }
    let (_, record) = run(&program, [6, 9]);
    let text = harness::harness(&program, &record, "main", &[]).text;
    let name = "eufonium_result_0";
    for part in [
        format!("int {name}() __asm__(\"nd.1\");\nstatic int {name}_values[] = {{6u, 9u}};"),
        format!("int {name}() {{"),
    ] {
        assert!(text.contains(&part), "`{part}` is not in\n{text}");
    }
}

#[test]
fn witnesses_say_the_way_to_the_violation() {
    let program = program();
    let (_, record) = run(&program, [6, 9]);
    let task = witness::Task {
        inputs: &[("loop.c".to_owned(), witness::sha256(SOURCE.as_bytes()))],
        specification: "CHECK( init(main()), LTL(G ! call(reach_error())) )",
        lp64: true,
        version: "1.0",
        created: 0,
    };
    let text = witness::violation(&program, &record, &task, &|_| Some(SOURCE));
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|l| !l.contains("uuid")).collect();
    let expected = "\
- entry_type: \"violation_sequence\"
metadata:
format_version: \"2.0\"
creation_time: \"1970-01-01T00:00:00Z\"
producer:
name: \"eufonium\"
version: \"1.0\"
task:
input_files:
- \"loop.c\"
input_file_hashes:
\"loop.c\": \"HASH\"
specification: \"CHECK( init(main()), LTL(G ! call(reach_error())) )\"
data_model: \"LP64\"
language: \"C\"
content:
- segment:
- waypoint:
type: \"function_return\"
action: \"follow\"
location:
file_name: \"loop.c\"
line: 6
column: 14
constraint:
value: \"\\\\result == 6\"
format: \"acsl_expression\"
- segment:
- waypoint:
type: \"function_return\"
action: \"follow\"
location:
file_name: \"loop.c\"
line: 7
column: 19
constraint:
value: \"\\\\result == 9\"
format: \"acsl_expression\"
- segment:
- waypoint:
type: \"target\"
action: \"follow\"
location:
file_name: \"loop.c\"
line: 3
column: 16";
    let expected = expected.replace("HASH", &task.inputs[0].1);
    assert_eq!(lines, expected.lines().collect::<Vec<_>>());
    assert_eq!(text, witness::violation(&program, &record, &task, &|_| Some(SOURCE)));
    let at = Loc { file: FileId::from_usize(0), line: 8, column: 3 };
    let expression = "s == 2 * i".to_string();
    let invariant = witness::LoopInvariant { at, function: "main".into(), expression };
    let text = witness::correctness(&program, &[invariant], &["`f` returns".to_string()], &task);
    assert!(text.starts_with("# assumes that `f` returns\n- entry_type"), "{text}");
    assert!(text.contains("value: \"s == 2 * i\"") && text.contains("line: 8"), "{text}");
    assert!(witness::correctness(&program, &[], &[], &task).contains("content: []"));
}

/// `int any(int p) { int x; return x; }`, called twice.
#[test]
fn functions_that_return_what_was_never_written_are_choices() {
    let mut build = Build { program: Program::new(64, true) };
    let origins = [(); 2].map(|()| build.site(SiteKind::Uninitialised, 1, 1));
    let mut b = FunctionBuilder::new("any", &[INT], &[INT]);
    let places = origins.map(|origin| {
        let size = word(4, 64);
        b.define(Op::Alloc { kind: AllocKind::Stack, size, align: 4, origin }, Type::Pointer)
    });
    let value = b.params()[0].clone();
    b.effect(Op::Store { address: places[0].clone(), value });
    let result = b.define(Op::load(places[1].clone()), INT);
    b.terminate(Terminator::Return(vec![result]));
    let callee = build.program.functions.push(b.finish());
    let mut b = FunctionBuilder::new("main", &[], &[INT]);
    let mut results = Vec::new();
    for _ in 0..2 {
        let origin = build.site(SiteKind::Call, 2, 1);
        results.push(b.define(Op::Call { callee, args: vec![word(9, 32)], origin }, INT));
    }
    b.terminate(Terminator::Return(vec![results[1].clone()]));
    build.program.entry = Some(build.program.functions.push(b.finish()));
    validate::validate(&build.program).expect("the program is valid");
    let mut choices = Recorded::default();
    for value in [5, 6] {
        choices.record_site(origins[1].site, Value::Word(Bits::from_u64(value, 32)));
    }
    let (run, record) = eval::trace(&build.program, &mut choices, &Limits::default());
    assert_eq!(run.results, [Value::Word(Bits::from_u64(6, 32))]);
    let text = harness::harness(&build.program, &record, "main", &[]).text;
    assert!(text.contains("static int any_values[] = {5u, 6u};"), "{text}");
    assert!(!text.contains("main_values"), "{text}");
}
