source_filename = "err_exits_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [15 x i8] c"%d is negative\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"n >= 0\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"err_exits_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !15
  call void @llvm.dbg.declare(metadata i32* %n, metadata !14, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %n, align 4, !dbg !16
  %1 = load i32, i32* %n, align 4, !dbg !18
  %cmp = icmp slt i32 %1, 0, !dbg !20
  br i1 %cmp, label %if.then, label %if.end, !dbg !21

if.then:
  %2 = load i32, i32* %n, align 4, !dbg !22
  call void (i32, i8*, ...) @errx(i32 noundef 1, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i32 noundef %2), !dbg !23
  unreachable, !dbg !23

if.end:
  %3 = load i32, i32* %n, align 4, !dbg !24
  %cmp1 = icmp sge i32 %3, 0, !dbg !24
  br i1 %cmp1, label %if.then2, label %if.else, !dbg !27

if.then2:
  br label %if.end3, !dbg !27

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !24
  unreachable, !dbg !24

if.end3:
  %4 = bitcast i32* %n to i8*, !dbg !28
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !28
  ret i32 0, !dbg !29
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare !dbg !30 void @errx(i32 noundef, i8* noundef, ...)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "err_exits_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 8, type: !12)
!15 = !DILocation(line: 8, column: 3, scope: !9)
!16 = !DILocation(line: 8, column: 7, scope: !9)
!17 = !DILocation(line: 8, column: 11, scope: !9)
!18 = !DILocation(line: 9, column: 7, scope: !19)
!19 = distinct !DILexicalBlock(scope: !9, file: !1, line: 9, column: 7)
!20 = !DILocation(line: 9, column: 9, scope: !19)
!21 = !DILocation(line: 9, column: 7, scope: !9)
!22 = !DILocation(line: 9, column: 40, scope: !19)
!23 = !DILocation(line: 9, column: 14, scope: !19)
!24 = !DILocation(line: 10, column: 3, scope: !25)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 10, column: 3)
!26 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 3)
!27 = !DILocation(line: 10, column: 3, scope: !26)
!28 = !DILocation(line: 12, column: 1, scope: !9)
!29 = !DILocation(line: 11, column: 3, scope: !9)
!30 = !DISubprogram(name: "errx", scope: !31, file: !31, line: 50, type: !32, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized, retainedNodes: !37)
!31 = !DIFile(filename: "/usr/include/err.h", directory: "")
!32 = !DISubroutineType(types: !33)
!33 = !{null, !12, !34, null}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!36 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!37 = !{}
