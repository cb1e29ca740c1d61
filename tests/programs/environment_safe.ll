source_filename = "environment_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"HOME\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %s = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %s to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i8** %s, metadata !14, metadata !DIExpression()), !dbg !18
  %call = call i8* @getenv(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0)), !dbg !19
  store i8* %call, i8** %s, align 8, !dbg !18
  %1 = load i8*, i8** %s, align 8, !dbg !20
  %tobool = icmp ne i8* %1, null, !dbg !20
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !20

cond.true:
  %2 = load i8*, i8** %s, align 8, !dbg !21
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 0, !dbg !21
  %3 = load i8, i8* %arrayidx, align 1, !dbg !21
  %conv = sext i8 %3 to i32, !dbg !21
  br label %cond.end, !dbg !20

cond.false:
  br label %cond.end, !dbg !20

cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ 0, %cond.false ], !dbg !20
  %4 = bitcast i8** %s to i8*, !dbg !22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !22
  ret i32 %cond, !dbg !23
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !24 i8* @getenv(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "environment_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DILocalVariable(name: "s", scope: !9, file: !1, line: 4, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DILocation(line: 4, column: 3, scope: !9)
!18 = !DILocation(line: 4, column: 9, scope: !9)
!19 = !DILocation(line: 4, column: 13, scope: !9)
!20 = !DILocation(line: 5, column: 10, scope: !9)
!21 = !DILocation(line: 5, column: 14, scope: !9)
!22 = !DILocation(line: 6, column: 1, scope: !9)
!23 = !DILocation(line: 5, column: 3, scope: !9)
!24 = !DISubprogram(name: "getenv", scope: !25, file: !25, line: 654, type: !26, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !30)
!25 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!26 = !DISubroutineType(types: !27)
!27 = !{!15, !28}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!30 = !{}
