source_filename = "asm_barrier_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [18 x i8] c"x != 12 || y != 7\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"asm_barrier_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %x, metadata !14, metadata !DIExpression()), !dbg !17
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !18
  store i32 %call, i32* %x, align 4, !dbg !17
  %1 = bitcast i32* %y to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !16
  call void @llvm.dbg.declare(metadata i32* %y, metadata !15, metadata !DIExpression()), !dbg !19
  store i32 0, i32* %y, align 4, !dbg !19
  %2 = load i32, i32* %x, align 4, !dbg !20
  %3 = call { i32, i32 } asm sideeffect "", "=r,=r,1,0,~{memory},~{dirflag},~{fpsr},~{flags}"(i32 7, i32 %2) #5, !dbg !20, !srcloc !21
  %asmresult = extractvalue { i32, i32 } %3, 0, !dbg !20
  %asmresult1 = extractvalue { i32, i32 } %3, 1, !dbg !20
  store i32 %asmresult, i32* %x, align 4, !dbg !20
  store i32 %asmresult1, i32* %y, align 4, !dbg !20
  %4 = load i32, i32* %x, align 4, !dbg !22
  %cmp = icmp ne i32 %4, 12, !dbg !22
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !22

lor.lhs.false:
  %5 = load i32, i32* %y, align 4, !dbg !22
  %cmp2 = icmp ne i32 %5, 7, !dbg !22
  br i1 %cmp2, label %if.then, label %if.else, !dbg !25

if.then:
  br label %if.end, !dbg !25

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !22
  unreachable, !dbg !22

if.end:
  %6 = bitcast i32* %y to i8*, !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !26
  %7 = bitcast i32* %x to i8*, !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !26
  ret i32 0, !dbg !27
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "asm_barrier_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 7, type: !12)
!15 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 7, type: !12)
!16 = !DILocation(line: 7, column: 3, scope: !9)
!17 = !DILocation(line: 7, column: 7, scope: !9)
!18 = !DILocation(line: 7, column: 11, scope: !9)
!19 = !DILocation(line: 7, column: 36, scope: !9)
!20 = !DILocation(line: 8, column: 3, scope: !9)
!21 = !{i64 241}
!22 = !DILocation(line: 9, column: 3, scope: !23)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 9, column: 3)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 3)
!25 = !DILocation(line: 9, column: 3, scope: !24)
!26 = !DILocation(line: 11, column: 1, scope: !9)
!27 = !DILocation(line: 10, column: 3, scope: !9)
