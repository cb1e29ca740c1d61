source_filename = "leak_loop_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %i to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %i, metadata !14, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %i, align 4, !dbg !21
  br label %for.cond, !dbg !20

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !22
  %cmp = icmp slt i32 %1, 3, !dbg !23
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !24

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  br label %cleanup2, !dbg !24

for.body:
  %2 = bitcast i32** %p to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !25
  call void @llvm.dbg.declare(metadata i32** %p, metadata !16, metadata !DIExpression()), !dbg !26
  %call = call noalias i8* @malloc(i64 noundef 4), !dbg !27
  %3 = bitcast i8* %call to i32*, !dbg !27
  store i32* %3, i32** %p, align 8, !dbg !26
  %4 = load i32, i32* %i, align 4, !dbg !28
  %5 = load i32*, i32** %p, align 8, !dbg !29
  store i32 %4, i32* %5, align 4, !dbg !30
  %6 = load i32*, i32** %p, align 8, !dbg !31
  %7 = load i32, i32* %6, align 4, !dbg !33
  %8 = load i32, i32* %i, align 4, !dbg !34
  %cmp1 = icmp ne i32 %7, %8, !dbg !35
  br i1 %cmp1, label %if.then, label %if.end, !dbg !36

if.then:
  store i32 1, i32* %retval, align 4, !dbg !37
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !37

if.end:
  %9 = load i32*, i32** %p, align 8, !dbg !38
  %10 = bitcast i32* %9 to i8*, !dbg !38
  call void @free(i8* noundef %10), !dbg !39
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !40
  br label %cleanup, !dbg !40

cleanup:
  %11 = bitcast i32** %p to i8*, !dbg !40
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !40
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup2 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %for.inc, !dbg !41

for.inc:
  %12 = load i32, i32* %i, align 4, !dbg !42
  %inc = add nsw i32 %12, 1, !dbg !42
  store i32 %inc, i32* %i, align 4, !dbg !42
  br label %for.cond, !dbg !43, !llvm.loop !44

cleanup2:
  %13 = bitcast i32* %i to i8*, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !43
  %cleanup.dest3 = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest3, label %unreachable [
    i32 2, label %for.end
    i32 1, label %return
  ]

for.end:
  store i32 0, i32* %retval, align 4, !dbg !48
  br label %return, !dbg !48

return:
  %14 = load i32, i32* %retval, align 4, !dbg !49
  ret i32 %14, !dbg !49

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "leak_loop_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "i", scope: !15, file: !1, line: 4, type: !12)
!15 = distinct !DILexicalBlock(scope: !9, file: !1, line: 4, column: 14)
!16 = !DILocalVariable(name: "p", scope: !17, file: !1, line: 4, type: !19)
!17 = distinct !DILexicalBlock(scope: !18, file: !1, line: 4, column: 42)
!18 = distinct !DILexicalBlock(scope: !15, file: !1, line: 4, column: 14)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!20 = !DILocation(line: 4, column: 19, scope: !15)
!21 = !DILocation(line: 4, column: 23, scope: !15)
!22 = !DILocation(line: 4, column: 30, scope: !18)
!23 = !DILocation(line: 4, column: 32, scope: !18)
!24 = !DILocation(line: 4, column: 14, scope: !15)
!25 = !DILocation(line: 4, column: 44, scope: !17)
!26 = !DILocation(line: 4, column: 49, scope: !17)
!27 = !DILocation(line: 4, column: 53, scope: !17)
!28 = !DILocation(line: 4, column: 79, scope: !17)
!29 = !DILocation(line: 4, column: 75, scope: !17)
!30 = !DILocation(line: 4, column: 77, scope: !17)
!31 = !DILocation(line: 4, column: 87, scope: !32)
!32 = distinct !DILexicalBlock(scope: !17, file: !1, line: 4, column: 86)
!33 = !DILocation(line: 4, column: 86, scope: !32)
!34 = !DILocation(line: 4, column: 92, scope: !32)
!35 = !DILocation(line: 4, column: 89, scope: !32)
!36 = !DILocation(line: 4, column: 86, scope: !17)
!37 = !DILocation(line: 4, column: 95, scope: !32)
!38 = !DILocation(line: 4, column: 110, scope: !17)
!39 = !DILocation(line: 4, column: 105, scope: !17)
!40 = !DILocation(line: 4, column: 114, scope: !18)
!41 = !DILocation(line: 4, column: 114, scope: !17)
!42 = !DILocation(line: 4, column: 38, scope: !18)
!43 = !DILocation(line: 4, column: 14, scope: !18)
!44 = distinct !{!44, !24, !45, !46, !47}
!45 = !DILocation(line: 4, column: 114, scope: !15)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = !DILocation(line: 4, column: 116, scope: !9)
!49 = !DILocation(line: 4, column: 126, scope: !9)
