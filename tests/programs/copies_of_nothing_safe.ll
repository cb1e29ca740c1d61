source_filename = "copies_of_nothing_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"letters\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %to = alloca [8 x i8], align 1
  %size = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [8 x i8]* %to to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata [8 x i8]* %to, metadata !14, metadata !DIExpression()), !dbg !22
  %1 = bitcast [8 x i8]* %to to i8*, !dbg !22
  call void @llvm.memset.p0i8.i64(i8* align 1 %1, i8 0, i64 8, i1 false), !dbg !22
  %2 = bitcast i32* %size to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %size, metadata !19, metadata !DIExpression()), !dbg !24
  %call = call i32 @nondet_uint(), !dbg !25
  store i32 %call, i32* %size, align 4, !dbg !24
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %to, i64 0, i64 0, !dbg !26
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %arraydecay, i8* align 1 null, i64 0, i1 false), !dbg !26
  %3 = load i32, i32* %size, align 4, !dbg !27
  %conv = zext i32 %3 to i64, !dbg !27
  %cmp = icmp ult i64 %conv, 8, !dbg !29
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:
  %arraydecay2 = getelementptr inbounds [8 x i8], [8 x i8]* %to, i64 0, i64 0, !dbg !31
  %4 = load i32, i32* %size, align 4, !dbg !32
  %tobool = icmp ne i32 %4, 0, !dbg !32
  %5 = zext i1 %tobool to i64, !dbg !32
  %cond = select i1 %tobool, i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i8* null, !dbg !32
  %6 = load i32, i32* %size, align 4, !dbg !33
  %conv3 = zext i32 %6 to i64, !dbg !33
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %arraydecay2, i8* align 1 %cond, i64 %conv3, i1 false), !dbg !31
  br label %if.end, !dbg !31

if.end:
  %arrayidx = getelementptr inbounds [8 x i8], [8 x i8]* %to, i64 0, i64 0, !dbg !34
  %7 = load i8, i8* %arrayidx, align 1, !dbg !34
  %conv4 = sext i8 %7 to i32, !dbg !34
  %8 = bitcast i32* %size to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !35
  %9 = bitcast [8 x i8]* %to to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %9), !dbg !35
  ret i32 %conv4, !dbg !36
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !37 i32 @nondet_uint()

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "copies_of_nothing_safe.c", directory: ".")
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
!13 = !{!14, !19}
!14 = !DILocalVariable(name: "to", scope: !9, file: !1, line: 7, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 8)
!19 = !DILocalVariable(name: "size", scope: !9, file: !1, line: 8, type: !20)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 7, column: 3, scope: !9)
!22 = !DILocation(line: 7, column: 8, scope: !9)
!23 = !DILocation(line: 8, column: 3, scope: !9)
!24 = !DILocation(line: 8, column: 12, scope: !9)
!25 = !DILocation(line: 8, column: 19, scope: !9)
!26 = !DILocation(line: 9, column: 3, scope: !9)
!27 = !DILocation(line: 10, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!29 = !DILocation(line: 10, column: 12, scope: !28)
!30 = !DILocation(line: 10, column: 7, scope: !9)
!31 = !DILocation(line: 10, column: 25, scope: !28)
!32 = !DILocation(line: 10, column: 37, scope: !28)
!33 = !DILocation(line: 10, column: 62, scope: !28)
!34 = !DILocation(line: 11, column: 10, scope: !9)
!35 = !DILocation(line: 12, column: 1, scope: !9)
!36 = !DILocation(line: 11, column: 3, scope: !9)
!37 = !DISubprogram(name: "nondet_uint", scope: !1, file: !1, line: 4, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!20}
!40 = !{}
