source_filename = "asm_output_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [44 x i8] c"time >> 32 == high && (unsigned)time == low\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"asm_output_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %low = alloca i32, align 4
  %high = alloca i32, align 4
  %time = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %low to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %low, metadata !17, metadata !DIExpression()), !dbg !21
  %1 = bitcast i32* %high to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %high, metadata !18, metadata !DIExpression()), !dbg !22
  %2 = call { i32, i32 } asm sideeffect "rdtsc", "={ax},={dx},~{dirflag},~{fpsr},~{flags}"() #4, !dbg !23, !srcloc !24
  %asmresult = extractvalue { i32, i32 } %2, 0, !dbg !23
  %asmresult1 = extractvalue { i32, i32 } %2, 1, !dbg !23
  store i32 %asmresult, i32* %low, align 4, !dbg !23
  store i32 %asmresult1, i32* %high, align 4, !dbg !23
  %3 = bitcast i64* %time to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !25
  call void @llvm.dbg.declare(metadata i64* %time, metadata !19, metadata !DIExpression()), !dbg !26
  %4 = load i32, i32* %high, align 4, !dbg !27
  %conv = zext i32 %4 to i64, !dbg !28
  %shl = shl i64 %conv, 32, !dbg !29
  %5 = load i32, i32* %low, align 4, !dbg !30
  %conv2 = zext i32 %5 to i64, !dbg !30
  %or = or i64 %shl, %conv2, !dbg !31
  store i64 %or, i64* %time, align 8, !dbg !26
  %6 = load i64, i64* %time, align 8, !dbg !32
  %shr = lshr i64 %6, 32, !dbg !32
  %7 = load i32, i32* %high, align 4, !dbg !32
  %conv3 = zext i32 %7 to i64, !dbg !32
  %cmp = icmp eq i64 %shr, %conv3, !dbg !32
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !32

land.lhs.true:
  %8 = load i64, i64* %time, align 8, !dbg !32
  %conv5 = trunc i64 %8 to i32, !dbg !32
  %9 = load i32, i32* %low, align 4, !dbg !32
  %cmp6 = icmp eq i32 %conv5, %9, !dbg !32
  br i1 %cmp6, label %if.then, label %if.else, !dbg !35

if.then:
  br label %if.end, !dbg !35

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i32 noundef 8, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !32
  unreachable, !dbg !32

if.end:
  %10 = bitcast i64* %time to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !36
  %11 = bitcast i32* %high to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !36
  %12 = bitcast i32* %low to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !36
  ret i32 0, !dbg !37
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "asm_output_safe.c", directory: ".")
!2 = !{!3, !4}
!3 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}

!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{!17, !18, !19}
!17 = !DILocalVariable(name: "low", scope: !12, file: !1, line: 5, type: !4)
!18 = !DILocalVariable(name: "high", scope: !12, file: !1, line: 5, type: !4)
!19 = !DILocalVariable(name: "time", scope: !12, file: !1, line: 7, type: !3)
!20 = !DILocation(line: 5, column: 3, scope: !12)
!21 = !DILocation(line: 5, column: 12, scope: !12)
!22 = !DILocation(line: 5, column: 17, scope: !12)
!23 = !DILocation(line: 6, column: 3, scope: !12)
!24 = !{i64 154}
!25 = !DILocation(line: 7, column: 3, scope: !12)
!26 = !DILocation(line: 7, column: 22, scope: !12)
!27 = !DILocation(line: 7, column: 49, scope: !12)
!28 = !DILocation(line: 7, column: 29, scope: !12)
!29 = !DILocation(line: 7, column: 54, scope: !12)
!30 = !DILocation(line: 7, column: 62, scope: !12)
!31 = !DILocation(line: 7, column: 60, scope: !12)
!32 = !DILocation(line: 8, column: 3, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 8, column: 3)
!34 = distinct !DILexicalBlock(scope: !12, file: !1, line: 8, column: 3)
!35 = !DILocation(line: 8, column: 3, scope: !34)
!36 = !DILocation(line: 10, column: 1, scope: !12)
!37 = !DILocation(line: 9, column: 3, scope: !12)
