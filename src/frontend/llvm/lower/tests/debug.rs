//! Places, variables and loops.

use super::program;
use eufonium_base::ids::Id;
use eufonium_ir::program::{FunctionId, Op, Program, SourceType, VariableId};

const TEXT: &str = r#"
@g = global i32 0, !dbg !20
define i32 @main() !dbg !4 {
  %x = alloca i32
  call void @llvm.dbg.declare(metadata ptr %x, metadata !8, metadata !DIExpression()), !dbg !10
  store i32 1, ptr %x, !dbg !10
  br label %h, !dbg !11
h:
  %v = load i32, ptr %x, !dbg !12
  call void @llvm.dbg.value(metadata i32 %v, metadata !9, metadata !DIExpression()), !dbg !12
  call void @llvm.dbg.value(metadata i32 %v, metadata !9, metadata !DIExpression(DW_OP_plus_uconst, 1)), !dbg !12
  %c = icmp ult i32 %v, 5, !dbg !12
  br i1 %c, label %b, label %e, !dbg !12
b:
  %w = add i32 %v, 1, !dbg !13
  store i32 %w, ptr %x, !dbg !13
  br label %h, !dbg !11, !llvm.loop !14
e:
  call void @reach_error(), !dbg !16
  ret i32 0
}
declare void @reach_error()
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "test")
!1 = !DIFile(filename: "src/a.c", directory: "/home/me")
!2 = !DIFile(filename: "b.h", directory: "/usr/include/")
!3 = !DISubroutineType(types: !7)
!4 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !3, unit: !0)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "word", baseType: !17)
!7 = !{!5}
!8 = !DILocalVariable(name: "x", scope: !15, file: !1, line: 4, type: !6)
!9 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 5, type: !19)
!10 = !DILocation(line: 4, column: 7, scope: !15)
!11 = !DILocation(line: 6, column: 3, scope: !15)
!12 = !DILocation(line: 6, column: 12, scope: !4)
!13 = !DILocation(line: 7, column: 5, scope: !22)
!14 = distinct !{!14, !11, !13}
!15 = distinct !DILexicalBlock(scope: !4, file: !1, line: 4, column: 2)
!16 = !DILocation(line: 9, column: 1, scope: !4)
!17 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!18 = !DIBasicType(name: "unsigned", size: 32, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 1, type: !23)
!22 = !DILexicalBlockFile(scope: !15, file: !2, discriminator: 0)
!23 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", baseType: !18, size: 32)
"#;

fn place(program: &Program, at: Option<eufonium_ir::program::Loc>) -> String {
    at.map_or("-".to_string(), |at| format!("{}:{}:{}", program.files[at.file], at.line, at.column))
}

#[test]
fn instructions_and_checks_have_places() {
    let program = program(TEXT);
    let main = &program.functions[FunctionId::from_usize(0)];
    let stores = main.instrs().filter(|i| matches!(i.op, Op::Store { .. }));
    let places: Vec<String> = stores.map(|i| place(&program, i.at)).collect();
    assert_eq!(places, ["src/a.c:4:7", "/usr/include/b.h:7:5"]);
    assert_eq!(place(&program, main.at), "src/a.c:3:0");
    let check = program.checks.values().next().unwrap();
    assert_eq!((place(&program, check.at).as_str(), check.function.as_str()), ("src/a.c:9:1", "main"));
}

#[test]
fn heads_of_loops_know_where_the_loop_starts() {
    let program = program(TEXT);
    let main = &program.functions[FunctionId::from_usize(0)];
    let loops: Vec<String> =
        main.blocks.values().filter(|b| b.loop_at.is_some()).map(|b| place(&program, b.loop_at)).collect();
    assert_eq!(loops, ["src/a.c:6:3"]);
    let head = main.blocks.values().find(|b| b.loop_at.is_some()).unwrap();
    assert!(head.instrs.iter().any(|i| matches!(i.op, Op::Load { .. })), "the head is where the test is");
}

#[test]
fn variables_have_types_and_values() {
    let program = program(TEXT);
    let variables: Vec<(&str, &SourceType, Option<&str>)> =
        program.variables.values().map(|v| (v.name.as_str(), &v.ty, v.function.as_deref())).collect();
    let unsigned = SourceType::Int { signed: false, bits: 32 };
    let expected =
        [("g", &unsigned, None), ("x", &unsigned, Some("main")), ("v", &SourceType::Pointer, Some("main"))];
    assert_eq!(variables, expected);
    let main = &program.functions[FunctionId::from_usize(0)];
    let named = |op: &Op| match op {
        Op::Name { variable, .. } => Some(("name", *variable)),
        Op::Declare { variable, .. } => Some(("declare", *variable)),
        _ => None,
    };
    let notes: Vec<(&str, VariableId)> = main.instrs().filter_map(|i| named(&i.op)).collect();
    // The second value of `v` is a computation, which is not shown.
    assert_eq!(notes, [("declare", VariableId::from_usize(1)), ("name", VariableId::from_usize(2))]);
    let global = program.globals.values().next().unwrap();
    assert_eq!(global.variable, Some(VariableId::from_usize(0)));
}

#[test]
fn records_are_read_as_the_intrinsics() {
    let records = TEXT
        .replace(
            "call void @llvm.dbg.declare(metadata ptr %x, metadata !8, metadata !DIExpression()), !dbg !10",
            "#dbg_declare(ptr %x, !8, !DIExpression(), !10)",
        )
        .replace(
            "call void @llvm.dbg.value(metadata i32 %v, metadata !9, metadata !DIExpression()), !dbg !12",
            "#dbg_value(i32 %v, !9, !DIExpression(), !12)",
        );
    assert_eq!(records.matches("#dbg").count(), 2);
    let (old, new) = (program(TEXT), program(&records));
    let text = |p: &Program| eufonium_ir::program::print::program(p);
    assert_eq!(text(&old), text(&new));
}

#[test]
fn metadata_that_goes_round_in_circles_is_no_danger() {
    let text = r#"
define void @main() !dbg !0 {
  call void @llvm.dbg.value(metadata i32 1, metadata !1, metadata !DIExpression()), !dbg !2
  ret void, !dbg !2
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!0 = distinct !DISubprogram(name: "main", scope: !0, line: 3)
!1 = !DILocalVariable(name: "x", scope: !3, line: 4, type: !4)
!2 = !DILocation(line: 4, column: 7, scope: !3)
!3 = distinct !DILexicalBlock(scope: !3, line: 4, column: 2)
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", baseType: !4)
"#;
    let program = program(text);
    let variable = program.variables.values().next().unwrap();
    assert_eq!((&variable.ty, variable.at), (&SourceType::Other("t".into()), None));
}
