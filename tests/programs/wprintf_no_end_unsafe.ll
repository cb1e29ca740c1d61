source_filename = "wprintf_no_end_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [9 x i32] [i32 37, i32 100, i32 58, i32 32, i32 37, i32 108, i32 115, i32 10, i32 0], align 4

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [10 x i32], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast [10 x i32]* %text to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 40, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata [10 x i32]* %text, metadata !14, metadata !DIExpression()), !dbg !21
  %arraydecay = getelementptr inbounds [10 x i32], [10 x i32]* %text, i64 0, i64 0, !dbg !22
  %call = call i32* @wmemset(i32* noundef %arraydecay, i32 noundef 120, i64 noundef 10), !dbg !23
  %arraydecay1 = getelementptr inbounds [10 x i32], [10 x i32]* %text, i64 0, i64 0, !dbg !24
  %call2 = call i32 (i32*, ...) @wprintf(i32* noundef getelementptr inbounds ([9 x i32], [9 x i32]* @.str, i64 0, i64 0), i32 noundef 10, i32* noundef %arraydecay1), !dbg !25
  %1 = bitcast [10 x i32]* %text to i8*, !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 40, i8* %1), !dbg !26
  ret i32 0, !dbg !27
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !28 i32* @wmemset(i32* noundef, i32 noundef, i64 noundef)

declare !dbg !36 i32 @wprintf(i32* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wprintf_no_end_unsafe.c", directory: ".")
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
!14 = !DILocalVariable(name: "text", scope: !9, file: !1, line: 4, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 320, elements: !18)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !17, line: 74, baseType: !12)
!17 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!18 = !{!19}
!19 = !DISubrange(count: 10)
!20 = !DILocation(line: 4, column: 3, scope: !9)
!21 = !DILocation(line: 4, column: 11, scope: !9)
!22 = !DILocation(line: 5, column: 11, scope: !9)
!23 = !DILocation(line: 5, column: 3, scope: !9)
!24 = !DILocation(line: 6, column: 29, scope: !9)
!25 = !DILocation(line: 6, column: 3, scope: !9)
!26 = !DILocation(line: 8, column: 1, scope: !9)
!27 = !DILocation(line: 7, column: 3, scope: !9)
!28 = !DISubprogram(name: "wmemset", scope: !29, file: !29, line: 272, type: !30, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !35)
!29 = !DIFile(filename: "/usr/include/wchar.h", directory: "")
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32, !16, !33}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !17, line: 46, baseType: !34)
!34 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!35 = !{}
!36 = !DISubprogram(name: "wprintf", scope: !29, file: !29, line: 602, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !35)
!37 = !DISubroutineType(types: !38)
!38 = !{!12, !39, null}
!39 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !40)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
