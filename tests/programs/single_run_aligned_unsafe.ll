source_filename = "single_run_aligned_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.bytes = private unnamed_addr constant [7 x i8] c"\01\02\03\04\05\06\07", align 1

define dso_local i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %bytes = alloca [7 x i8], align 1
  %at = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [7 x i8]* %bytes to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 7, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata [7 x i8]* %bytes, metadata !16, metadata !DIExpression()), !dbg !24
  %1 = bitcast [7 x i8]* %bytes to i8*, !dbg !24
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 getelementptr inbounds ([7 x i8], [7 x i8]* @__const.main.bytes, i32 0, i32 0), i64 7, i1 false), !dbg !24
  %2 = bitcast i8** %at to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !23
  call void @llvm.dbg.declare(metadata i8** %at, metadata !21, metadata !DIExpression()), !dbg !25
  %arraydecay = getelementptr inbounds [7 x i8], [7 x i8]* %bytes, i64 0, i64 0, !dbg !26
  store i8* %arraydecay, i8** %at, align 8, !dbg !25
  br label %while.cond, !dbg !27

while.cond:
  %3 = load i8*, i8** %at, align 8, !dbg !28
  %4 = ptrtoint i8* %3 to i64, !dbg !29
  %and = and i64 %4, 3, !dbg !30
  %cmp = icmp ne i64 %and, 0, !dbg !31
  br i1 %cmp, label %while.body, label %while.end, !dbg !27

while.body:
  %5 = load i8*, i8** %at, align 8, !dbg !32
  %incdec.ptr = getelementptr inbounds i8, i8* %5, i32 1, !dbg !32
  store i8* %incdec.ptr, i8** %at, align 8, !dbg !32
  br label %while.cond, !dbg !27, !llvm.loop !33

while.end:
  %6 = load i8*, i8** %at, align 8, !dbg !36
  %arraydecay1 = getelementptr inbounds [7 x i8], [7 x i8]* %bytes, i64 0, i64 0, !dbg !38
  %add.ptr = getelementptr inbounds i8, i8* %arraydecay1, i64 1, !dbg !39
  %cmp2 = icmp eq i8* %6, %add.ptr, !dbg !40
  br i1 %cmp2, label %if.then, label %if.end, !dbg !41

if.then:
  call void @reach_error(), !dbg !42
  br label %if.end, !dbg !42

if.end:
  %7 = bitcast i8** %at to i8*, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !43
  %8 = bitcast [7 x i8]* %bytes to i8*, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 7, i8* %8), !dbg !43
  ret i32 0, !dbg !44
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !45 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "single_run_aligned_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !21}
!16 = !DILocalVariable(name: "bytes", scope: !11, file: !1, line: 5, type: !17)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 56, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 7)
!21 = !DILocalVariable(name: "at", scope: !11, file: !1, line: 5, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!23 = !DILocation(line: 5, column: 3, scope: !11)
!24 = !DILocation(line: 5, column: 8, scope: !11)
!25 = !DILocation(line: 5, column: 43, scope: !11)
!26 = !DILocation(line: 5, column: 48, scope: !11)
!27 = !DILocation(line: 6, column: 3, scope: !11)
!28 = !DILocation(line: 6, column: 26, scope: !11)
!29 = !DILocation(line: 6, column: 11, scope: !11)
!30 = !DILocation(line: 6, column: 29, scope: !11)
!31 = !DILocation(line: 6, column: 34, scope: !11)
!32 = !DILocation(line: 6, column: 42, scope: !11)
!33 = distinct !{!33, !27, !32, !34, !35}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{!"llvm.loop.unroll.disable"}
!36 = !DILocation(line: 7, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !11, file: !1, line: 7, column: 7)
!38 = !DILocation(line: 7, column: 13, scope: !37)
!39 = !DILocation(line: 7, column: 19, scope: !37)
!40 = !DILocation(line: 7, column: 10, scope: !37)
!41 = !DILocation(line: 7, column: 7, scope: !11)
!42 = !DILocation(line: 7, column: 24, scope: !37)
!43 = !DILocation(line: 9, column: 1, scope: !11)
!44 = !DILocation(line: 8, column: 3, scope: !11)
!45 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !46, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{null}
!48 = !{}
