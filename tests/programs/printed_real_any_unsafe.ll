source_filename = "printed_real_any_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"%.2f\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [8 x i8], align 1
  %x = alloca double, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [8 x i8]* %text to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata [8 x i8]* %text, metadata !14, metadata !DIExpression()), !dbg !22
  %1 = bitcast double* %x to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !23
  call void @llvm.dbg.declare(metadata double* %x, metadata !19, metadata !DIExpression()), !dbg !24
  %call = call double @__VERIFIER_nondet_double(), !dbg !25
  store double %call, double* %x, align 8, !dbg !24
  %2 = load double, double* %x, align 8, !dbg !26
  %cmp = fcmp une double %2, 0.000000e+00, !dbg !28
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !29

land.lhs.true:
  %3 = load double, double* %x, align 8, !dbg !30
  %cmp1 = fcmp une double %3, 1.234500e+04, !dbg !31
  br i1 %cmp1, label %if.then, label %if.end, !dbg !32

if.then:
  store i32 0, i32* %retval, align 4, !dbg !33
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !33

if.end:
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %text, i64 0, i64 0, !dbg !34
  %4 = load double, double* %x, align 8, !dbg !35
  %call2 = call i32 (i8*, i8*, ...) @sprintf(i8* noundef %arraydecay, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), double noundef %4), !dbg !36
  %arrayidx = getelementptr inbounds [8 x i8], [8 x i8]* %text, i64 0, i64 0, !dbg !37
  %5 = load i8, i8* %arrayidx, align 1, !dbg !37
  %conv = sext i8 %5 to i32, !dbg !37
  %cmp3 = icmp eq i32 %conv, 48, !dbg !38
  %conv4 = zext i1 %cmp3 to i32, !dbg !38
  store i32 %conv4, i32* %retval, align 4, !dbg !39
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !39

cleanup:
  %6 = bitcast double* %x to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !40
  %7 = bitcast [8 x i8]* %text to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !40
  %8 = load i32, i32* %retval, align 4, !dbg !40
  ret i32 %8, !dbg !40
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare double @__VERIFIER_nondet_double()

declare i32 @sprintf(i8* noundef, i8* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "printed_real_any_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19}
!14 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 6, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 8)
!19 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 7, type: !20)
!20 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!21 = !DILocation(line: 6, column: 3, scope: !9)
!22 = !DILocation(line: 6, column: 8, scope: !9)
!23 = !DILocation(line: 7, column: 3, scope: !9)
!24 = !DILocation(line: 7, column: 10, scope: !9)
!25 = !DILocation(line: 7, column: 14, scope: !9)
!26 = !DILocation(line: 8, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!28 = !DILocation(line: 8, column: 9, scope: !27)
!29 = !DILocation(line: 8, column: 16, scope: !27)
!30 = !DILocation(line: 8, column: 19, scope: !27)
!31 = !DILocation(line: 8, column: 21, scope: !27)
!32 = !DILocation(line: 8, column: 7, scope: !9)
!33 = !DILocation(line: 8, column: 33, scope: !27)
!34 = !DILocation(line: 9, column: 11, scope: !9)
!35 = !DILocation(line: 9, column: 25, scope: !9)
!36 = !DILocation(line: 9, column: 3, scope: !9)
!37 = !DILocation(line: 10, column: 10, scope: !9)
!38 = !DILocation(line: 10, column: 18, scope: !9)
!39 = !DILocation(line: 10, column: 3, scope: !9)
!40 = !DILocation(line: 11, column: 1, scope: !9)
