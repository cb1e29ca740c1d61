source_filename = "huge_request_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %size = alloca i64, align 8
  %object = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %size to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i64* %size, metadata !14, metadata !DIExpression()), !dbg !22
  %call = call i64 @__VERIFIER_nondet_ulong(), !dbg !23
  store i64 %call, i64* %size, align 8, !dbg !22
  %1 = bitcast i8** %object to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !24
  call void @llvm.dbg.declare(metadata i8** %object, metadata !18, metadata !DIExpression()), !dbg !25
  %2 = load i64, i64* %size, align 8, !dbg !26
  %call1 = call noalias i8* @malloc(i64 noundef %2), !dbg !27
  store i8* %call1, i8** %object, align 8, !dbg !25
  %3 = load i64, i64* %size, align 8, !dbg !28
  %cmp = icmp ugt i64 %3, 9223372036854775807, !dbg !30
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !31

land.lhs.true:
  %4 = load i8*, i8** %object, align 8, !dbg !32
  %tobool = icmp ne i8* %4, null, !dbg !32
  br i1 %tobool, label %if.end, label %if.then, !dbg !33

if.then:
  call void @reach_error(), !dbg !34
  br label %if.end, !dbg !34

if.end:
  %5 = bitcast i8** %object to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !35
  %6 = bitcast i64* %size to i8*, !dbg !35
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !35
  ret i32 0, !dbg !36
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i64 @__VERIFIER_nondet_ulong()

declare noalias i8* @malloc(i64 noundef)

declare !dbg !37 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "huge_request_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !18}
!14 = !DILocalVariable(name: "size", scope: !9, file: !1, line: 9, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !16, line: 46, baseType: !17)
!16 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !DILocalVariable(name: "object", scope: !9, file: !1, line: 10, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !DILocation(line: 9, column: 5, scope: !9)
!22 = !DILocation(line: 9, column: 12, scope: !9)
!23 = !DILocation(line: 9, column: 19, scope: !9)
!24 = !DILocation(line: 10, column: 5, scope: !9)
!25 = !DILocation(line: 10, column: 11, scope: !9)
!26 = !DILocation(line: 10, column: 27, scope: !9)
!27 = !DILocation(line: 10, column: 20, scope: !9)
!28 = !DILocation(line: 11, column: 9, scope: !29)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 9)
!30 = !DILocation(line: 11, column: 14, scope: !29)
!31 = !DILocation(line: 11, column: 28, scope: !29)
!32 = !DILocation(line: 11, column: 32, scope: !29)
!33 = !DILocation(line: 11, column: 9, scope: !9)
!34 = !DILocation(line: 11, column: 40, scope: !29)
!35 = !DILocation(line: 13, column: 1, scope: !9)
!36 = !DILocation(line: 12, column: 5, scope: !9)
!37 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 6, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{null}
!40 = !{}
