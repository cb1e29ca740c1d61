source_filename = "label_order_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [10 x i8] c"less == 0\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"label_order_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i8*, align 8
  %second = alloca i8*, align 8
  %less = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i8** %first, metadata !14, metadata !DIExpression()), !dbg !21
  store i8* blockaddress(@main, %one), i8** %first, align 8, !dbg !21
  call void @llvm.dbg.declare(metadata i8** %second, metadata !17, metadata !DIExpression()), !dbg !22
  store i8* blockaddress(@main, %two), i8** %second, align 8, !dbg !22
  call void @llvm.dbg.declare(metadata i32* %less, metadata !18, metadata !DIExpression()), !dbg !23
  %0 = load i8*, i8** %first, align 8, !dbg !24
  %1 = load i8*, i8** %second, align 8, !dbg !25
  %cmp = icmp ult i8* %0, %1, !dbg !26
  %conv = zext i1 %cmp to i32, !dbg !26
  store i32 %conv, i32* %less, align 4, !dbg !23
  %2 = load i32, i32* %less, align 4, !dbg !27
  %tobool = icmp ne i32 %2, 0, !dbg !27
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !27

cond.true:
  %3 = load i8*, i8** %first, align 8, !dbg !28
  br label %cond.end, !dbg !27

cond.false:
  %4 = load i8*, i8** %second, align 8, !dbg !29
  br label %cond.end, !dbg !27

cond.end:
  %cond = phi i8* [ %3, %cond.true ], [ %4, %cond.false ], !dbg !27
  br label %indirectgoto, !dbg !30

one:
  call void @llvm.dbg.label(metadata !19), !dbg !31
  %5 = load i32, i32* %less, align 4, !dbg !32
  %cmp1 = icmp eq i32 %5, 0, !dbg !32
  br i1 %cmp1, label %if.then, label %if.else, !dbg !35

if.then:
  br label %if.end, !dbg !35

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !32
  unreachable, !dbg !32

if.end:
  br label %two, !dbg !36

two:
  call void @llvm.dbg.label(metadata !20), !dbg !37
  ret i32 0, !dbg !38

indirectgoto:
  %indirect.goto.dest = phi i8* [ %cond, %cond.end ]
  indirectbr i8* %indirect.goto.dest, [label %one, label %two]
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.dbg.label(metadata)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "label_order_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !17, !18, !19, !20}
!14 = !DILocalVariable(name: "first", scope: !9, file: !1, line: 5, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DILocalVariable(name: "second", scope: !9, file: !1, line: 5, type: !15)
!18 = !DILocalVariable(name: "less", scope: !9, file: !1, line: 6, type: !12)
!19 = !DILabel(scope: !9, name: "one", file: !1, line: 8)
!20 = !DILabel(scope: !9, name: "two", file: !1, line: 10)
!21 = !DILocation(line: 5, column: 9, scope: !9)
!22 = !DILocation(line: 5, column: 25, scope: !9)
!23 = !DILocation(line: 6, column: 7, scope: !9)
!24 = !DILocation(line: 6, column: 14, scope: !9)
!25 = !DILocation(line: 6, column: 22, scope: !9)
!26 = !DILocation(line: 6, column: 20, scope: !9)
!27 = !DILocation(line: 7, column: 10, scope: !9)
!28 = !DILocation(line: 7, column: 17, scope: !9)
!29 = !DILocation(line: 7, column: 25, scope: !9)
!30 = !DILocation(line: 7, column: 3, scope: !9)
!31 = !DILocation(line: 8, column: 1, scope: !9)
!32 = !DILocation(line: 9, column: 3, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 9, column: 3)
!34 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!35 = !DILocation(line: 9, column: 3, scope: !34)
!36 = !DILocation(line: 9, column: 3, scope: !9)
!37 = !DILocation(line: 10, column: 1, scope: !9)
!38 = !DILocation(line: 11, column: 3, scope: !9)
