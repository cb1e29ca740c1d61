source_filename = "single_run_aligned_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.words = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16

define dso_local i32 @main() !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %words = alloca [4 x i32], align 16
  %sum = alloca i32, align 4
  %at = alloca i8*, align 8
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i32]* %words to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !27
  call void @llvm.dbg.declare(metadata [4 x i32]* %words, metadata !19, metadata !DIExpression()), !dbg !28
  %1 = bitcast [4 x i32]* %words to i8*, !dbg !28
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %1, i8* align 16 bitcast ([4 x i32]* @__const.main.words to i8*), i64 16, i1 false), !dbg !28
  %2 = bitcast i32* %sum to i8*, !dbg !27
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !27
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !23, metadata !DIExpression()), !dbg !29
  store i32 0, i32* %sum, align 4, !dbg !29
  %3 = bitcast i8** %at to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !30
  call void @llvm.dbg.declare(metadata i8** %at, metadata !24, metadata !DIExpression()), !dbg !31
  %arraydecay = getelementptr inbounds [4 x i32], [4 x i32]* %words, i64 0, i64 0, !dbg !32
  %4 = bitcast i32* %arraydecay to i8*, !dbg !33
  %add.ptr = getelementptr inbounds i8, i8* %4, i64 6, !dbg !34
  store i8* %add.ptr, i8** %at, align 8, !dbg !31
  br label %while.cond, !dbg !35

while.cond:
  %5 = load i8*, i8** %at, align 8, !dbg !36
  %6 = ptrtoint i8* %5 to i64, !dbg !37
  %and = and i64 %6, 3, !dbg !38
  %cmp = icmp ne i64 %and, 0, !dbg !39
  br i1 %cmp, label %while.body, label %while.end, !dbg !35

while.body:
  %7 = load i8*, i8** %at, align 8, !dbg !40
  %incdec.ptr = getelementptr inbounds i8, i8* %7, i32 1, !dbg !40
  store i8* %incdec.ptr, i8** %at, align 8, !dbg !40
  br label %while.cond, !dbg !35, !llvm.loop !41

while.end:
  %8 = bitcast i32** %p to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !44
  call void @llvm.dbg.declare(metadata i32** %p, metadata !25, metadata !DIExpression()), !dbg !45
  %9 = load i8*, i8** %at, align 8, !dbg !46
  %10 = bitcast i8* %9 to i32*, !dbg !47
  store i32* %10, i32** %p, align 8, !dbg !45
  br label %for.cond, !dbg !44

for.cond:
  %11 = load i32*, i32** %p, align 8, !dbg !48
  %arraydecay1 = getelementptr inbounds [4 x i32], [4 x i32]* %words, i64 0, i64 0, !dbg !50
  %add.ptr2 = getelementptr inbounds i32, i32* %arraydecay1, i64 4, !dbg !51
  %cmp3 = icmp ult i32* %11, %add.ptr2, !dbg !52
  br i1 %cmp3, label %for.body, label %for.cond.cleanup, !dbg !53

for.cond.cleanup:
  %12 = bitcast i32** %p to i8*, !dbg !54
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !54
  br label %for.end

for.body:
  %13 = load i32*, i32** %p, align 8, !dbg !55
  %14 = load i32, i32* %13, align 4, !dbg !56
  %15 = load i32, i32* %sum, align 4, !dbg !57
  %add = add nsw i32 %15, %14, !dbg !57
  store i32 %add, i32* %sum, align 4, !dbg !57
  br label %for.inc, !dbg !58

for.inc:
  %16 = load i32*, i32** %p, align 8, !dbg !59
  %incdec.ptr4 = getelementptr inbounds i32, i32* %16, i32 1, !dbg !59
  store i32* %incdec.ptr4, i32** %p, align 8, !dbg !59
  br label %for.cond, !dbg !54, !llvm.loop !60

for.end:
  %17 = load i32, i32* %sum, align 4, !dbg !62
  %cmp5 = icmp ne i32 %17, 7, !dbg !64
  br i1 %cmp5, label %if.then, label %if.end, !dbg !65

if.then:
  call void @reach_error(), !dbg !66
  br label %if.end, !dbg !66

if.end:
  %18 = bitcast i8** %at to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %18), !dbg !67
  %19 = bitcast i32* %sum to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !67
  %20 = bitcast [4 x i32]* %words to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %20), !dbg !67
  ret i32 0, !dbg !68
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !69 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "single_run_aligned_safe.c", directory: ".")
!2 = !{!3, !5, !6}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !16, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{!19, !23, !24, !25}
!19 = !DILocalVariable(name: "words", scope: !15, file: !1, line: 5, type: !20)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 4)
!23 = !DILocalVariable(name: "sum", scope: !15, file: !1, line: 5, type: !7)
!24 = !DILocalVariable(name: "at", scope: !15, file: !1, line: 6, type: !3)
!25 = !DILocalVariable(name: "p", scope: !26, file: !1, line: 8, type: !6)
!26 = distinct !DILexicalBlock(scope: !15, file: !1, line: 8, column: 3)
!27 = !DILocation(line: 5, column: 3, scope: !15)
!28 = !DILocation(line: 5, column: 7, scope: !15)
!29 = !DILocation(line: 5, column: 32, scope: !15)
!30 = !DILocation(line: 6, column: 3, scope: !15)
!31 = !DILocation(line: 6, column: 9, scope: !15)
!32 = !DILocation(line: 6, column: 22, scope: !15)
!33 = !DILocation(line: 6, column: 14, scope: !15)
!34 = !DILocation(line: 6, column: 28, scope: !15)
!35 = !DILocation(line: 7, column: 3, scope: !15)
!36 = !DILocation(line: 7, column: 26, scope: !15)
!37 = !DILocation(line: 7, column: 11, scope: !15)
!38 = !DILocation(line: 7, column: 29, scope: !15)
!39 = !DILocation(line: 7, column: 34, scope: !15)
!40 = !DILocation(line: 7, column: 42, scope: !15)
!41 = distinct !{!41, !35, !40, !42, !43}
!42 = !{!"llvm.loop.mustprogress"}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = !DILocation(line: 8, column: 8, scope: !26)
!45 = !DILocation(line: 8, column: 13, scope: !26)
!46 = !DILocation(line: 8, column: 24, scope: !26)
!47 = !DILocation(line: 8, column: 17, scope: !26)
!48 = !DILocation(line: 8, column: 28, scope: !49)
!49 = distinct !DILexicalBlock(scope: !26, file: !1, line: 8, column: 3)
!50 = !DILocation(line: 8, column: 32, scope: !49)
!51 = !DILocation(line: 8, column: 38, scope: !49)
!52 = !DILocation(line: 8, column: 30, scope: !49)
!53 = !DILocation(line: 8, column: 3, scope: !26)
!54 = !DILocation(line: 8, column: 3, scope: !49)
!55 = !DILocation(line: 8, column: 56, scope: !49)
!56 = !DILocation(line: 8, column: 55, scope: !49)
!57 = !DILocation(line: 8, column: 52, scope: !49)
!58 = !DILocation(line: 8, column: 48, scope: !49)
!59 = !DILocation(line: 8, column: 44, scope: !49)
!60 = distinct !{!60, !53, !61, !42, !43}
!61 = !DILocation(line: 8, column: 56, scope: !26)
!62 = !DILocation(line: 9, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !15, file: !1, line: 9, column: 7)
!64 = !DILocation(line: 9, column: 11, scope: !63)
!65 = !DILocation(line: 9, column: 7, scope: !15)
!66 = !DILocation(line: 9, column: 17, scope: !63)
!67 = !DILocation(line: 11, column: 1, scope: !15)
!68 = !DILocation(line: 10, column: 3, scope: !15)
!69 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !72)
!70 = !DISubroutineType(types: !71)
!71 = !{null}
!72 = !{}
