//! What is read: names resolved, forward references gone, types filled in.

use super::snippets::{OPAQUE, TYPED};
use super::{entry, function, read};
use crate::llvm::module::*;
use crate::llvm::rules::show;
use eufonium_base::ids::Id;
use eufonium_base::{Bits, Span};

/// The local that an operand is, by its name.
fn name<'a>(function: &'a Function, operand: &Operand) -> &'a str {
    match &operand.value {
        Value::Local(id) => &function.locals[*id].name,
        other => panic!("a local, not {other:?}"),
    }
}

fn global<'a>(module: &'a Module, name: &str) -> &'a Global {
    module.globals.values().find(|global| global.name == name).expect("the global")
}

#[test]
fn typed_pointers_have_pointees() {
    let module = read(TYPED);
    let f = function(&module, "f");
    let types: Vec<String> =
        f.locals.values().map(|l| format!("{} {}", show(&module.types, l.ty), l.name)).collect();
    assert_eq!(types[..6], ["i32 n", "i8* s", "i32* 1", "i32* 2", "i32 3", "i1 4"]);
    let g = function(&module, "g");
    let gep = g.locals.values().find(|local| local.name == "gp").expect("the local");
    assert_eq!(show(&module.types, gep.ty), "%struct.list**");
    assert_eq!(g.params[1].byval.map(|ty| show(&module.types, ty)), Some("%struct.list".to_string()));
    assert!(function(&module, "h").noreturn && !g.noreturn);
    let module = read("define void @s(ptr noalias sret({ i32, i32 }) align 4 %place, ptr %p) {\nret void\n}");
    let places: Vec<bool> = function(&module, "s").params.iter().map(|param| param.sret).collect();
    assert_eq!(places, [true, false]);
}

#[test]
fn the_module_around_functions() {
    let module = read(TYPED);
    assert_eq!(module.source.as_deref(), Some("a.c"));
    assert_eq!(module.triple.as_deref(), Some("x86_64-pc-linux-gnu"));
    assert_eq!(module.layout.pointer_bits, 64);
    assert!(matches!(&global(&module, ".str").init, Some(Constant::Bytes(b)) if b == b"ab\n\"\\\0"));
    assert!(global(&module, "e").init.is_none() && global(&module, ".str").constant);
    assert_eq!(global(&module, "x").align, Some(4));
    let debug = module.metadata.get(global(&module, "x").debug[0]).expect("the node");
    let variable = debug.meta("var").and_then(|var| module.node(var)).expect("the variable");
    assert_eq!((variable.string("name"), variable.number("line")), (Some("x"), Some(1)));
    let Some(Constant::Aggregate(elements)) = &global(&module, "a").init else { panic!("an array") };
    assert!(matches!(elements[1].1, Constant::Zero));
    assert_eq!(module.types.named["opaque"], None);
}

#[test]
fn aliases_are_what_they_stand_for() {
    let module = read(TYPED);
    let Some(Constant::Expr(sum)) = &global(&module, "n").init else { panic!("a sum") };
    let InstrKind::Binary { op: BinaryOp::Add, a, .. } = &**sum else { panic!("a sum") };
    let Value::Constant(Constant::Expr(cast)) = &a.value else { panic!("a conversion") };
    let InstrKind::Cast { op: CastOp::PtrToInt, value, .. } = &**cast else { panic!("a conversion") };
    let Value::Constant(Constant::Global(id)) = value.value else { panic!("a global") };
    assert_eq!(module.globals[id].name, "x");
    let chain = read("@c = alias i8, ptr @b @b = alias i8, ptr @a @a = global ptr @c");
    assert!(
        matches!(chain.globals.values().next().unwrap().init, Some(Constant::Global(id)) if id.index() == 0)
    );
}

#[test]
fn forward_references_are_resolved() {
    let module = read(OPAQUE);
    let f = function(&module, "f");
    let names: Vec<&str> = f.blocks.values().map(|block| block.name.as_str()).collect();
    assert_eq!(names, ["entry", "loop", "out", "fall", "fine", "pad", "other", "spin"]);
    let looped = &f.blocks[BlockId::from_usize(1)].instrs;
    let InstrKind::DebugRecord { args, .. } = &looped[0].kind else { panic!("a record first") };
    let Metadata::Inline(list) = &args[0] else { panic!("a list") };
    let MetaNode::Special { fields, .. } = &**list else { panic!("a list") };
    let (_, MetaField::Meta(Metadata::Value(i))) = &fields[0] else { panic!("a value") };
    assert_eq!(name(f, i), "i");
    let InstrKind::Phi(incoming) = &looped[2].kind else { panic!("a phi") };
    assert_eq!(name(f, &incoming[1].0), "next");
    assert_eq!(incoming.iter().map(|(_, from)| from.index()).collect::<Vec<_>>(), [0, 1]);
    let last = looped.last().expect("a branch");
    let InstrKind::Branch { then, otherwise, .. } = &last.kind else { panic!("a branch") };
    assert_eq!((then.index(), otherwise.index()), (1, 2));
    assert!(last.loop_node.is_some() && last.debug.is_none());
    for (at, local) in f.locals.values().enumerate() {
        let id = LocalId::from_usize(at);
        let defined = f.blocks.values().flat_map(|b| &b.instrs).any(|instr| instr.result == Some(id));
        assert!(defined != (at < f.params.len()), "{} is a parameter or a result", local.name);
    }
}

#[test]
fn records_and_locations_in_place() {
    let module = read(OPAQUE);
    let f = function(&module, "f");
    let instrs: Vec<&Instr> = f.blocks.values().flat_map(|block| &block.instrs).collect();
    let records: Vec<(&str, usize)> = instrs
        .iter()
        .filter_map(|instr| match &instr.kind {
            InstrKind::DebugRecord { kind, args } => Some((kind.as_str(), args.len())),
            _ => None,
        })
        .collect();
    assert_eq!(records, [("declare", 3), ("value", 3), ("value", 3), ("label", 1), ("assign", 6)]);
    let inline = module.metadata.get(instrs[4].debug.expect("a location")).expect("the node");
    assert_eq!((inline.kind(), inline.number("line")), (Some("DILocation"), Some(9)));
}

#[test]
fn an_invoke_is_a_call_and_a_jump() {
    let module = read(OPAQUE);
    let f = function(&module, "f");
    let fall = f.blocks.values().find(|block| block.name == "fall").expect("the block");
    assert!(matches!(fall.instrs[0].kind, InstrKind::Call { .. }));
    assert!(matches!(fall.instrs[1].kind, InstrKind::Jump(to) if f.blocks[to].name == "fine"));
}

#[test]
fn flags_of_operators() {
    let module = read(
        "define void @f(i32 %x, i64* %p) {
           %a = add nuw nsw i32 %x, 1
           %b = sdiv exact i32 %x, -2
           %c = sub i32 7, %x
           %d = getelementptr i64, i64* %p, i32 %x
           %e = load volatile i64, i64* %d, align 4
           call void @g(i64 %e) noreturn
           unreachable
         }
         declare void @g(i64)",
    );
    let f = function(&module, "f");
    let e = entry(f);
    assert!(matches!(e[0], InstrKind::Binary { op: BinaryOp::Add, nsw: true, nuw: true, exact: false, .. }));
    let InstrKind::Binary { op: BinaryOp::SDiv, exact: true, nsw: false, b, .. } = e[1] else {
        panic!("sdiv")
    };
    assert!(matches!(&b.value, Value::Constant(Constant::Int(n)) if *n == Bits::from_u64(0xffff_fffe, 32)));
    let InstrKind::Binary { op: BinaryOp::Sub, b, .. } = e[2] else { panic!("sub") };
    assert_eq!(name(f, b), "x");
    assert!(matches!(e[3], InstrKind::GetElementPtr { inbounds: false, indices, .. } if indices.len() == 1));
    assert!(matches!(e[4], InstrKind::Load { volatile: true, .. }));
    assert!(matches!(e[5], InstrKind::Call { noreturn: true, args, .. } if args.len() == 1));
    let spans: Vec<u32> = f.blocks.values().next().unwrap().instrs.iter().map(|i| i.span.line).collect();
    assert_eq!(spans, [2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(f.span, Span { line: 1, column: 13 });
}

#[test]
fn numbers_are_implied() {
    let module =
        read("define i32 @f(i32, i32 %n, i32) { br label %4 ret i32 %1 4: %5 = add i32 %0, %1 ret i32 %5 }");
    let f = function(&module, "f");
    assert_eq!(f.blocks.values().map(|b| b.name.as_str()).collect::<Vec<_>>(), ["2", "3", "4"]);
    assert_eq!(f.locals.values().map(|l| l.name.as_str()).collect::<Vec<_>>(), ["0", "n", "1", "5"]);
}

#[test]
fn names_of_types_that_are_no_structs_are_short_for_them() {
    let module = read("%n = type i32 define %n @f(i32 %x) { ret i32 %x }");
    assert_eq!(show(&module.types, function(&module, "f").result), "i32");
}

#[test]
fn what_has_no_model_keeps_its_words() {
    let module = read(OPAQUE);
    let Some(Constant::Label(label)) = &global(&module, "b").init else { panic!("the address of a block") };
    let label = module.labels[*label];
    let block = &module.functions[label.function].blocks[label.block.expect("the block is there")];
    assert_eq!(block.name, "loop");
    let f = function(&module, "f");
    let others: Vec<(&str, usize)> = f
        .blocks
        .values()
        .flat_map(|block| &block.instrs)
        .filter_map(|instr| match &instr.kind {
            InstrKind::Other(opcode, targets) => Some((opcode.as_str(), targets.len())),
            _ => None,
        })
        .collect();
    assert_eq!(others, [("callbr", 2)]);
    let has =
        |which: fn(&InstrKind) -> bool| f.blocks.values().flat_map(|b| &b.instrs).any(|i| which(&i.kind));
    assert!(has(|kind| matches!(kind, InstrKind::Resume(_))));
    assert!(has(|kind| {
        matches!(kind, InstrKind::LandingPad { cleanup: true, clauses } if matches!(clauses[..], [Clause::Catch(_)]))
    }));
    assert_eq!(f.unwinding.len(), 1);
    let typed = read(TYPED);
    let asm =
        function(&typed, "g").blocks.values().flat_map(|b| &b.instrs).find_map(|instr| match &instr.kind {
            InstrKind::Call { callee: Operand { value: Value::Asm(asm), .. }, .. } => {
                Some((&*asm.code, &*asm.constraints))
            }
            _ => None,
        });
    assert_eq!(asm, Some(("nop", "=r,r,~{memory}")));
}
