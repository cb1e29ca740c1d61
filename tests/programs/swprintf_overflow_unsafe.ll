source_filename = "swprintf_overflow_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i32] [i32 37, i32 108, i32 115, i32 0], align 4

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %from = alloca [100 x i32], align 16
  %to = alloca [50 x i32], align 16
  store i32 0, i32* %retval, align 4
  %0 = bitcast [100 x i32]* %from to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 400, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata [100 x i32]* %from, metadata !14, metadata !DIExpression()), !dbg !25
  %1 = bitcast [50 x i32]* %to to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 200, i8* %1), !dbg !24
  call void @llvm.dbg.declare(metadata [50 x i32]* %to, metadata !20, metadata !DIExpression()), !dbg !26
  %arraydecay = getelementptr inbounds [100 x i32], [100 x i32]* %from, i64 0, i64 0, !dbg !27
  %call = call i32* @wmemset(i32* noundef %arraydecay, i32 noundef 67, i64 noundef 99), !dbg !28
  %arrayidx = getelementptr inbounds [100 x i32], [100 x i32]* %from, i64 0, i64 99, !dbg !29
  store i32 0, i32* %arrayidx, align 4, !dbg !30
  %arraydecay1 = getelementptr inbounds [50 x i32], [50 x i32]* %to, i64 0, i64 0, !dbg !31
  %arraydecay2 = getelementptr inbounds [100 x i32], [100 x i32]* %from, i64 0, i64 0, !dbg !32
  %call3 = call i32 (i32*, i64, i32*, ...) @swprintf(i32* noundef %arraydecay1, i64 noundef 100, i32* noundef getelementptr inbounds ([4 x i32], [4 x i32]* @.str, i64 0, i64 0), i32* noundef %arraydecay2), !dbg !33
  %arrayidx4 = getelementptr inbounds [50 x i32], [50 x i32]* %to, i64 0, i64 0, !dbg !34
  %2 = load i32, i32* %arrayidx4, align 16, !dbg !34
  %cmp = icmp ne i32 %2, 67, !dbg !35
  %conv = zext i1 %cmp to i32, !dbg !35
  %3 = bitcast [50 x i32]* %to to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 200, i8* %3), !dbg !36
  %4 = bitcast [100 x i32]* %from to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 400, i8* %4), !dbg !36
  ret i32 %conv, !dbg !37
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !38 i32* @wmemset(i32* noundef, i32 noundef, i64 noundef)

declare !dbg !46 i32 @swprintf(i32* noundef, i64 noundef, i32* noundef, ...)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "swprintf_overflow_unsafe.c", directory: ".")
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
!13 = !{!14, !20}
!14 = !DILocalVariable(name: "from", scope: !9, file: !1, line: 4, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 3200, elements: !18)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !17, line: 74, baseType: !12)
!17 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!18 = !{!19}
!19 = !DISubrange(count: 100)
!20 = !DILocalVariable(name: "to", scope: !9, file: !1, line: 4, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 1600, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 50)
!24 = !DILocation(line: 4, column: 3, scope: !9)
!25 = !DILocation(line: 4, column: 11, scope: !9)
!26 = !DILocation(line: 4, column: 22, scope: !9)
!27 = !DILocation(line: 5, column: 11, scope: !9)
!28 = !DILocation(line: 5, column: 3, scope: !9)
!29 = !DILocation(line: 6, column: 3, scope: !9)
!30 = !DILocation(line: 6, column: 12, scope: !9)
!31 = !DILocation(line: 7, column: 12, scope: !9)
!32 = !DILocation(line: 7, column: 29, scope: !9)
!33 = !DILocation(line: 7, column: 3, scope: !9)
!34 = !DILocation(line: 8, column: 10, scope: !9)
!35 = !DILocation(line: 8, column: 16, scope: !9)
!36 = !DILocation(line: 9, column: 1, scope: !9)
!37 = !DILocation(line: 8, column: 3, scope: !9)
!38 = !DISubprogram(name: "wmemset", scope: !39, file: !39, line: 272, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !45)
!39 = !DIFile(filename: "/usr/include/wchar.h", directory: "")
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42, !16, !43}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !17, line: 46, baseType: !44)
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !{}
!46 = !DISubprogram(name: "swprintf", scope: !39, file: !39, line: 605, type: !47, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !45)
!47 = !DISubroutineType(types: !48)
!48 = !{!12, !49, !43, !50, null}
!49 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !42)
!50 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !51)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
