source_filename = "qsort_compares_any_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.numbers = private unnamed_addr constant [3 x i32] [i32 -1500000000, i32 0, i32 1500000000], align 4
@.src = private unnamed_addr constant [28 x i8] c"qsort_compares_any_unsafe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@1 = private unnamed_addr global { { [28 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [28 x i8]*, i32, i32 } { [28 x i8]* @.src, i32 5, i32 28 }, { i16, i16, [6 x i8] }* @0 }

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %numbers = alloca [3 x i32], align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [3 x i32]* %numbers to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata [3 x i32]* %numbers, metadata !17, metadata !DIExpression()), !dbg !22
  %1 = bitcast [3 x i32]* %numbers to i8*, !dbg !22
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %1, i8* align 4 bitcast ([3 x i32]* @__const.main.numbers to i8*), i64 12, i1 false), !dbg !22
  %arraydecay = getelementptr inbounds [3 x i32], [3 x i32]* %numbers, i64 0, i64 0, !dbg !23
  %2 = bitcast i32* %arraydecay to i8*, !dbg !23
  call void @qsort(i8* noundef %2, i64 noundef 3, i64 noundef 4, i32 (i8*, i8*)* noundef @by_difference), !dbg !24
  %arrayidx = getelementptr inbounds [3 x i32], [3 x i32]* %numbers, i64 0, i64 0, !dbg !25
  %3 = load i32, i32* %arrayidx, align 4, !dbg !25
  %cmp = icmp ne i32 %3, -1500000000, !dbg !26
  %conv = zext i1 %cmp to i32, !dbg !26
  %4 = bitcast [3 x i32]* %numbers to i8*, !dbg !27
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %4), !dbg !27
  ret i32 %conv, !dbg !28
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !29 void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef)

define internal i32 @by_difference(i8* noundef %a, i8* noundef %b) !dbg !44 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !46, metadata !DIExpression()), !dbg !48
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !47, metadata !DIExpression()), !dbg !49
  %0 = load i8*, i8** %a.addr, align 8, !dbg !50
  %1 = bitcast i8* %0 to i32*, !dbg !51
  %2 = load i32, i32* %1, align 4, !dbg !52
  %3 = load i8*, i8** %b.addr, align 8, !dbg !53
  %4 = bitcast i8* %3 to i32*, !dbg !54
  %5 = load i32, i32* %4, align 4, !dbg !55
  %6 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %2, i32 %5), !dbg !56, !nosanitize !43
  %7 = extractvalue { i32, i1 } %6, 0, !dbg !56, !nosanitize !43
  %8 = extractvalue { i32, i1 } %6, 1, !dbg !56, !nosanitize !43
  %9 = xor i1 %8, true, !dbg !56, !nosanitize !43
  br i1 %9, label %cont, label %handler.sub_overflow, !dbg !56, !prof !57, !nosanitize !43

handler.sub_overflow:
  %10 = zext i32 %2 to i64, !dbg !56, !nosanitize !43
  %11 = zext i32 %5 to i64, !dbg !56, !nosanitize !43
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [28 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @1 to i8*), i64 %10, i64 %11), !dbg !56, !nosanitize !43
  unreachable, !dbg !56, !nosanitize !43

cont:
  ret i32 %7, !dbg !58
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)

declare void @__ubsan_handle_sub_overflow_abort(i8*, i64, i64)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "qsort_compares_any_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !14, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{!17}
!17 = !DILocalVariable(name: "numbers", scope: !13, file: !1, line: 9, type: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 96, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 3)
!21 = !DILocation(line: 9, column: 5, scope: !13)
!22 = !DILocation(line: 9, column: 9, scope: !13)
!23 = !DILocation(line: 10, column: 11, scope: !13)
!24 = !DILocation(line: 10, column: 5, scope: !13)
!25 = !DILocation(line: 11, column: 12, scope: !13)
!26 = !DILocation(line: 11, column: 23, scope: !13)
!27 = !DILocation(line: 12, column: 1, scope: !13)
!28 = !DILocation(line: 11, column: 5, scope: !13)
!29 = !DISubprogram(name: "qsort", scope: !30, file: !30, line: 851, type: !31, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !43)
!30 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!31 = !DISubroutineType(types: !32)
!32 = !{null, !33, !34, !34, !37}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !35, line: 46, baseType: !36)
!35 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !30, line: 829, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DISubroutineType(types: !40)
!40 = !{!5, !41, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!43 = !{}
!44 = distinct !DISubprogram(name: "by_difference", scope: !1, file: !1, line: 4, type: !39, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !45)
!45 = !{!46, !47}
!46 = !DILocalVariable(name: "a", arg: 1, scope: !44, file: !1, line: 4, type: !41)
!47 = !DILocalVariable(name: "b", arg: 2, scope: !44, file: !1, line: 4, type: !41)
!48 = !DILocation(line: 4, column: 38, scope: !44)
!49 = !DILocation(line: 4, column: 53, scope: !44)
!50 = !DILocation(line: 5, column: 26, scope: !44)
!51 = !DILocation(line: 5, column: 13, scope: !44)
!52 = !DILocation(line: 5, column: 12, scope: !44)
!53 = !DILocation(line: 5, column: 44, scope: !44)
!54 = !DILocation(line: 5, column: 31, scope: !44)
!55 = !DILocation(line: 5, column: 30, scope: !44)
!56 = !DILocation(line: 5, column: 28, scope: !44)
!57 = !{!"branch_weights", i32 1048575, i32 1}
!58 = !DILocation(line: 5, column: 5, scope: !44)
