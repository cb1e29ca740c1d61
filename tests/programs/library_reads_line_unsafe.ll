source_filename = "library_reads_line_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %line = alloca [16 x i8], align 16
  %count = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [16 x i8]* %line to i8*, !dbg !26
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !26
  call void @llvm.dbg.declare(metadata [16 x i8]* %line, metadata !20, metadata !DIExpression()), !dbg !27
  %1 = bitcast i64* %count to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !28
  call void @llvm.dbg.declare(metadata i64* %count, metadata !25, metadata !DIExpression()), !dbg !29
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %line, i64 0, i64 0, !dbg !30
  %call = call i64 @read(i32 noundef 0, i8* noundef %arraydecay, i64 noundef 16), !dbg !31
  store i64 %call, i64* %count, align 8, !dbg !29
  %2 = load i64, i64* %count, align 8, !dbg !32
  %cmp = icmp sle i64 %2, 0, !dbg !34
  br i1 %cmp, label %if.then, label %if.end, !dbg !35

if.then:
  store i32 1, i32* %retval, align 4, !dbg !36
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !36

if.end:
  %3 = load i64, i64* %count, align 8, !dbg !37
  %cmp1 = icmp slt i64 %3, 16, !dbg !39
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !40

if.then2:
  %4 = load i64, i64* %count, align 8, !dbg !41
  %arrayidx = getelementptr inbounds [16 x i8], [16 x i8]* %line, i64 0, i64 %4, !dbg !42
  store i8 0, i8* %arrayidx, align 1, !dbg !43
  br label %if.end3, !dbg !42

if.end3:
  %arraydecay4 = getelementptr inbounds [16 x i8], [16 x i8]* %line, i64 0, i64 0, !dbg !44
  %call5 = call i32 @puts(i8* noundef %arraydecay4), !dbg !45
  store i32 0, i32* %retval, align 4, !dbg !46
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !46

cleanup:
  %5 = bitcast i64* %count to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %5), !dbg !47
  %6 = bitcast [16 x i8]* %line to i8*, !dbg !47
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %6), !dbg !47
  %7 = load i32, i32* %retval, align 4, !dbg !47
  ret i32 %7, !dbg !47
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !48 i64 @read(i32 noundef, i8* noundef, i64 noundef)

declare !dbg !57 i32 @puts(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "library_reads_line_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !4, line: 77, baseType: !5)
!4 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !6, line: 194, baseType: !7)
!6 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 7, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 1}

!15 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !16, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{!18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{!20, !25}
!20 = !DILocalVariable(name: "line", scope: !15, file: !1, line: 5, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 128, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 16)
!25 = !DILocalVariable(name: "count", scope: !15, file: !1, line: 6, type: !3)
!26 = !DILocation(line: 5, column: 3, scope: !15)
!27 = !DILocation(line: 5, column: 8, scope: !15)
!28 = !DILocation(line: 6, column: 3, scope: !15)
!29 = !DILocation(line: 6, column: 11, scope: !15)
!30 = !DILocation(line: 6, column: 27, scope: !15)
!31 = !DILocation(line: 6, column: 19, scope: !15)
!32 = !DILocation(line: 7, column: 7, scope: !33)
!33 = distinct !DILexicalBlock(scope: !15, file: !1, line: 7, column: 7)
!34 = !DILocation(line: 7, column: 13, scope: !33)
!35 = !DILocation(line: 7, column: 7, scope: !15)
!36 = !DILocation(line: 7, column: 19, scope: !33)
!37 = !DILocation(line: 8, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !15, file: !1, line: 8, column: 7)
!39 = !DILocation(line: 8, column: 13, scope: !38)
!40 = !DILocation(line: 8, column: 7, scope: !15)
!41 = !DILocation(line: 8, column: 42, scope: !38)
!42 = !DILocation(line: 8, column: 37, scope: !38)
!43 = !DILocation(line: 8, column: 49, scope: !38)
!44 = !DILocation(line: 9, column: 8, scope: !15)
!45 = !DILocation(line: 9, column: 3, scope: !15)
!46 = !DILocation(line: 10, column: 3, scope: !15)
!47 = !DILocation(line: 11, column: 1, scope: !15)
!48 = !DISubprogram(name: "read", scope: !49, file: !49, line: 371, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !56)
!49 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
!50 = !DISubroutineType(types: !51)
!51 = !{!3, !18, !52, !53}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !54, line: 46, baseType: !55)
!54 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !{}
!57 = !DISubprogram(name: "puts", scope: !4, file: !4, line: 661, type: !58, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !56)
!58 = !DISubroutineType(types: !59)
!59 = !{!18, !60}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
