//! Steps of a run of a compiled program: words, objects, values; and which steps go where there are too many.

use super::thin::{spread, thin};
use super::{Change, Step, StepKind, Steps, Whose, steps};
use crate::llvm::lower::{LowerOptions, lower};
use crate::llvm::read;
use eufonium_base::Bits;
use eufonium_base::ids::Id;
use eufonium_ir::Program;
use eufonium_ir::program::eval::{self, Choice, Choices, End, Limits, Source, Value};
use eufonium_ir::program::{FunctionId, SiteKind, Type};

/// A list of three, and a table of structures with arrays.
const PROGRAM: &str = include_str!("../../../../tests/programs/names_of_parts_unsafe.ll");

/// Gives the calls of functions without definition these values in order.
struct Inputs<'a>(std::slice::Iter<'a, u64>);

impl Choices for Inputs<'_> {
    fn choose(&mut self, program: &Program, choice: Choice<'_>) -> Value {
        let given = match (choice.source, choice.ty) {
            (Source::Site(site), Type::Int(bits)) => match &program.sites[site].kind {
                SiteKind::External(_) => self.0.next().map(|n| Bits::from_u64(*n, bits)),
                _ => None,
            },
            _ => None,
        };
        given.map_or_else(|| Value::zero(program, choice.ty), Value::Word)
    }
}

fn run(inputs: &[u64], most: usize) -> Steps {
    let module = read(PROGRAM.as_bytes()).expect("the module is well-formed");
    let program = lower(&module, &LowerOptions::default()).expect("it is supported");
    let (run, record) = eval::trace_with_memory(&program, &mut Inputs(inputs.iter()), &Limits::default());
    assert!(matches!(run.end, End::Violation(_)), "{:?}", run.end);
    steps(&program, &record, most)
}

/// What holds at the end: the names of cells of objects that exist, with their values.
fn values(steps: &Steps) -> Vec<(String, String)> {
    let mut alive = vec![false; steps.objects.len()];
    let mut values = vec![None; steps.cells.len()];
    for change in steps.steps.iter().flat_map(|step| &step.changes) {
        match change {
            Change::Made(object) => alive[*object] = true,
            Change::Gone(object) => alive[*object] = false,
            Change::Set(cell, text, _) => values[*cell] = Some(text.clone()),
        }
    }
    let cells = steps.cells.iter().zip(values).filter(|(cell, _)| alive[cell.object]);
    cells
        .filter_map(|(cell, value)| {
            Some((format!("{}{}", steps.objects[cell.object].name, cell.path), value?))
        })
        .collect()
}

#[test]
fn a_run_is_told_with_names_of_parts() {
    let found = run(&[9, 7, 4], usize::MAX);
    let texts: Vec<&str> = found.steps.iter().map(|step| step.text.as_str()).collect();
    let expected = [
        "the run starts",
        "head = NULL",
        "n = heap#1",
        "heap#1.val = 9",
        "heap#1.next = NULL",
        "tab[0].key = 9",
        "heap#2.next = heap#1",
        "tab[1].tags[1] = 1",
        "copy = tab[1]",
        "sum()",
        "p = heap#3",
        "s = 20",
        "sum() returns 20",
        "reach_error() is called",
    ];
    let mut rest = texts.iter();
    for text in expected {
        assert!(rest.any(|found| *found == text), "{text} is not in its place in {texts:#?}");
    }
    let kinds: Vec<StepKind> = found.steps.iter().map(|step| step.kind).collect();
    assert_eq!((kinds[0], kinds.last()), (StepKind::Start, Some(&StepKind::Violation)));
}

#[test]
fn objects_have_types_and_values() {
    let found = run(&[9, 7, 4], usize::MAX);
    let object =
        |name: &str| found.objects.iter().find(|o| o.name == name).unwrap_or_else(|| panic!("{name}"));
    let types = [
        ("tab", "struct entry[3]", Whose::Global),
        ("head", "struct node *", Whose::Local(0)),
        ("heap#2", "struct node", Whose::Heap),
        ("copy", "struct entry", Whose::Local(0)),
        ("p", "struct node *", Whose::Local(1)),
    ];
    for (name, ty, whose) in types {
        assert_eq!((object(name).ty.as_str(), object(name).whose), (ty, whose), "{name}");
    }
    let values = values(&found);
    let expected = [
        ("tab[2].key", "4"),
        ("tab[2].tags[1]", "2"),
        ("tab[2].tags[0]", "0"),
        ("heap#3.val", "4"),
        ("heap#3.next", "heap#2"),
        ("heap#1.next", "NULL"),
        ("copy.tags[1]", "1"),
        ("head", "heap#3"),
        ("i", "3"),
    ];
    for (name, value) in expected {
        assert!(values.contains(&(name.into(), value.into())), "{name}: {values:#?}");
    }
    // The function has returned.
    assert!(!values.iter().any(|(name, _)| name == "p" || name == "s"), "{values:#?}");
}

#[test]
fn fewer_steps_end_with_the_same_values() {
    let all = run(&[9, 7, 4], usize::MAX);
    for most in [4, 11, 20, 45] {
        let some = run(&[9, 7, 4], most);
        assert!(some.steps.len() <= most.max(all.steps.iter().filter(|s| s.matters).count()), "{most}");
        assert_eq!(some.left_out, all.steps.len() - some.steps.len());
        assert_eq!(values(&some), values(&all), "{most}");
        assert_eq!(some.steps.last().map(|s| &s.text), all.steps.last().map(|s| &s.text));
    }
}

fn step(kind: StepKind, depth: u32, matters: bool) -> Step {
    let function = FunctionId::from_usize(0);
    Step { at: None, function, depth, kind, text: String::new(), matters, changes: vec![] }
}

#[test]
fn calls_matter_if_something_in_them_does() {
    use StepKind::{Assign, Call, Return};
    let mut steps = vec![
        step(Call, 0, false),
        step(Assign, 1, false),
        step(Return, 0, false),
        step(Call, 0, false),
        step(Call, 1, false),
        step(Assign, 2, true),
        step(Return, 1, false),
        step(Call, 1, false),
        step(Assign, 2, false),
        step(Return, 0, false),
        step(Assign, 0, true),
    ];
    spread(&mut steps);
    let matter: Vec<usize> = (0..steps.len()).filter(|i| steps[*i].matters).collect();
    assert_eq!(matter, [3, 4, 5, 10]);
    assert_eq!(thin(&mut steps, 4), 7);
    assert_eq!(steps.len(), 4);
}
