source_filename = "constant_literal_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.s = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %s = alloca [4 x i8], align 1
  %t = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i8]* %s to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata [4 x i8]* %s, metadata !14, metadata !DIExpression()), !dbg !23
  %1 = bitcast [4 x i8]* %s to i8*, !dbg !23
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.main.s, i32 0, i32 0), i64 4, i1 false), !dbg !23
  %2 = bitcast i8** %t to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !24
  call void @llvm.dbg.declare(metadata i8** %t, metadata !19, metadata !DIExpression()), !dbg !25
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i8** %t, align 8, !dbg !25
  %3 = load i8*, i8** %t, align 8, !dbg !26
  %arrayidx = getelementptr inbounds i8, i8* %3, i64 2, !dbg !26
  %4 = load i8, i8* %arrayidx, align 1, !dbg !26
  %arrayidx1 = getelementptr inbounds [4 x i8], [4 x i8]* %s, i64 0, i64 1, !dbg !27
  store i8 %4, i8* %arrayidx1, align 1, !dbg !28
  %arrayidx2 = getelementptr inbounds [4 x i8], [4 x i8]* %s, i64 0, i64 1, !dbg !29
  %5 = load i8, i8* %arrayidx2, align 1, !dbg !29
  %conv = sext i8 %5 to i32, !dbg !29
  %sub = sub nsw i32 %conv, 99, !dbg !30
  %6 = bitcast i8** %t to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !31
  %7 = bitcast [4 x i8]* %s to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !31
  ret i32 %sub, !dbg !32
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "constant_literal_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 2, type: !10, scopeLine: 2, flags: DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !19}
!14 = !DILocalVariable(name: "s", scope: !9, file: !1, line: 3, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DILocalVariable(name: "t", scope: !9, file: !1, line: 4, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!22 = !DILocation(line: 3, column: 3, scope: !9)
!23 = !DILocation(line: 3, column: 8, scope: !9)
!24 = !DILocation(line: 4, column: 3, scope: !9)
!25 = !DILocation(line: 4, column: 15, scope: !9)
!26 = !DILocation(line: 5, column: 10, scope: !9)
!27 = !DILocation(line: 5, column: 3, scope: !9)
!28 = !DILocation(line: 5, column: 8, scope: !9)
!29 = !DILocation(line: 6, column: 10, scope: !9)
!30 = !DILocation(line: 6, column: 15, scope: !9)
!31 = !DILocation(line: 7, column: 1, scope: !9)
!32 = !DILocation(line: 6, column: 3, scope: !9)
