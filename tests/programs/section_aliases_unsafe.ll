source_filename = "section_aliases_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@number = internal global i32 1, section "numbers", align 4, !dbg !0
@__start_numbers = external global [0 x i32], align 4
@.str = private unnamed_addr constant [12 x i8] c"number == 1\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"section_aliases_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@llvm.compiler.used = appending global [1 x i8*] [i8* bitcast (i32* @number to i8*)], section "llvm.metadata"

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  store i32 0, i32* getelementptr inbounds ([0 x i32], [0 x i32]* @__start_numbers, i64 0, i64 0), align 4, !dbg !17
  %0 = load i32, i32* @number, align 4, !dbg !18
  %cmp = icmp eq i32 %0, 1, !dbg !18
  br i1 %cmp, label %if.then, label %if.else, !dbg !21

if.then:
  br label %if.end, !dbg !21

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !18
  unreachable, !dbg !18

if.end:
  ret i32 0, !dbg !22
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 3, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "section_aliases_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{}
!17 = !DILocation(line: 6, column: 22, scope: !13)
!18 = !DILocation(line: 7, column: 3, scope: !19)
!19 = distinct !DILexicalBlock(scope: !20, file: !3, line: 7, column: 3)
!20 = distinct !DILexicalBlock(scope: !13, file: !3, line: 7, column: 3)
!21 = !DILocation(line: 7, column: 3, scope: !20)
!22 = !DILocation(line: 8, column: 3, scope: !13)
