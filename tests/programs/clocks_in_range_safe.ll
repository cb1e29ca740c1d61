source_filename = "clocks_in_range_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }

@.src = private unnamed_addr constant [23 x i8] c"clocks_in_range_safe.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [7 x i8] } { i16 0, i16 13, [7 x i8] c"'long'\00" }
@1 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 7, i32 38 }, { i16, i16, [7 x i8] }* @0 }
@.str = private unnamed_addr constant [20 x i8] c"%04d-%02d-%02d %ld\0A\00", align 1
@2 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }
@3 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 10, i32 50 }, { i16, i16, [6 x i8] }* @2 }
@4 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 10, i32 73 }, { i16, i16, [6 x i8] }* @2 }
@5 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 10, i32 113 }, { i16, i16, [7 x i8] }* @0 }
@.str.1 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@6 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 11, i32 34 }, { i16, i16, [7 x i8] }* @0 }
@7 = private unnamed_addr global { { [23 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* } { { [23 x i8]*, i32, i32 } { [23 x i8]* @.src, i32 11, i32 43 }, { i16, i16, [7 x i8] }* @0 }

define dso_local i32 @main() !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %begun = alloca i64, align 8
  %now = alloca i64, align 8
  %end = alloca i64, align 8
  %fields = alloca %struct.tm*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i64* %begun to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !45
  call void @llvm.dbg.declare(metadata i64* %begun, metadata !18, metadata !DIExpression()), !dbg !46
  %call = call i64 @clock(), !dbg !47
  store i64 %call, i64* %begun, align 8, !dbg !46
  %1 = bitcast i64* %now to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !48
  call void @llvm.dbg.declare(metadata i64* %now, metadata !21, metadata !DIExpression()), !dbg !49
  %call1 = call i64 @time(i64* noundef null), !dbg !50
  store i64 %call1, i64* %now, align 8, !dbg !49
  %2 = bitcast i64* %end to i8*, !dbg !48
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !48
  call void @llvm.dbg.declare(metadata i64* %end, metadata !25, metadata !DIExpression()), !dbg !51
  %3 = load i64, i64* %now, align 8, !dbg !52
  %4 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %3, i64 3600), !dbg !53, !nosanitize !54
  %5 = extractvalue { i64, i1 } %4, 0, !dbg !53, !nosanitize !54
  %6 = extractvalue { i64, i1 } %4, 1, !dbg !53, !nosanitize !54
  %7 = xor i1 %6, true, !dbg !53, !nosanitize !54
  br i1 %7, label %cont, label %handler.add_overflow, !dbg !53, !prof !55, !nosanitize !54

handler.add_overflow:
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* }* @1 to i8*), i64 %3, i64 3600), !dbg !53, !nosanitize !54
  unreachable, !dbg !53, !nosanitize !54

cont:
  store i64 %5, i64* %end, align 8, !dbg !51
  %8 = bitcast %struct.tm** %fields to i8*, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !56
  call void @llvm.dbg.declare(metadata %struct.tm** %fields, metadata !26, metadata !DIExpression()), !dbg !57
  %call2 = call %struct.tm* @localtime(i64* noundef %now), !dbg !58
  store %struct.tm* %call2, %struct.tm** %fields, align 8, !dbg !57
  %9 = load %struct.tm*, %struct.tm** %fields, align 8, !dbg !59
  %tobool = icmp ne %struct.tm* %9, null, !dbg !59
  br i1 %tobool, label %if.end, label %if.then, !dbg !61

if.then:
  store i32 1, i32* %retval, align 4, !dbg !62
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !62

if.end:
  %10 = load %struct.tm*, %struct.tm** %fields, align 8, !dbg !63
  %tm_year = getelementptr inbounds %struct.tm, %struct.tm* %10, i32 0, i32 5, !dbg !64
  %11 = load i32, i32* %tm_year, align 4, !dbg !64
  %12 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %11, i32 1900), !dbg !65, !nosanitize !54
  %13 = extractvalue { i32, i1 } %12, 0, !dbg !65, !nosanitize !54
  %14 = extractvalue { i32, i1 } %12, 1, !dbg !65, !nosanitize !54
  %15 = xor i1 %14, true, !dbg !65, !nosanitize !54
  br i1 %15, label %cont4, label %handler.add_overflow3, !dbg !65, !prof !55, !nosanitize !54

handler.add_overflow3:
  %16 = zext i32 %11 to i64, !dbg !65, !nosanitize !54
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @3 to i8*), i64 %16, i64 1900), !dbg !65, !nosanitize !54
  unreachable, !dbg !65, !nosanitize !54

cont4:
  %17 = load %struct.tm*, %struct.tm** %fields, align 8, !dbg !66
  %tm_mon = getelementptr inbounds %struct.tm, %struct.tm* %17, i32 0, i32 4, !dbg !67
  %18 = load i32, i32* %tm_mon, align 8, !dbg !67
  %19 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %18, i32 1), !dbg !68, !nosanitize !54
  %20 = extractvalue { i32, i1 } %19, 0, !dbg !68, !nosanitize !54
  %21 = extractvalue { i32, i1 } %19, 1, !dbg !68, !nosanitize !54
  %22 = xor i1 %21, true, !dbg !68, !nosanitize !54
  br i1 %22, label %cont6, label %handler.add_overflow5, !dbg !68, !prof !55, !nosanitize !54

handler.add_overflow5:
  %23 = zext i32 %18 to i64, !dbg !68, !nosanitize !54
  call void @__ubsan_handle_add_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [6 x i8] }* }* @4 to i8*), i64 %23, i64 1), !dbg !68, !nosanitize !54
  unreachable, !dbg !68, !nosanitize !54

cont6:
  %24 = load %struct.tm*, %struct.tm** %fields, align 8, !dbg !69
  %tm_mday = getelementptr inbounds %struct.tm, %struct.tm* %24, i32 0, i32 3, !dbg !70
  %25 = load i32, i32* %tm_mday, align 4, !dbg !70
  %call7 = call i64 @time(i64* noundef null), !dbg !71
  %26 = load i64, i64* %end, align 8, !dbg !72
  %27 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %call7, i64 %26), !dbg !73, !nosanitize !54
  %28 = extractvalue { i64, i1 } %27, 0, !dbg !73, !nosanitize !54
  %29 = extractvalue { i64, i1 } %27, 1, !dbg !73, !nosanitize !54
  %30 = xor i1 %29, true, !dbg !73, !nosanitize !54
  br i1 %30, label %cont8, label %handler.sub_overflow, !dbg !73, !prof !55, !nosanitize !54

handler.sub_overflow:
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* }* @5 to i8*), i64 %call7, i64 %26), !dbg !73, !nosanitize !54
  unreachable, !dbg !73, !nosanitize !54

cont8:
  %call9 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0), i32 noundef %13, i32 noundef %20, i32 noundef %25, i64 noundef %28), !dbg !74
  %call10 = call i64 @clock(), !dbg !75
  %31 = load i64, i64* %begun, align 8, !dbg !76
  %32 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %call10, i64 %31), !dbg !77, !nosanitize !54
  %33 = extractvalue { i64, i1 } %32, 0, !dbg !77, !nosanitize !54
  %34 = extractvalue { i64, i1 } %32, 1, !dbg !77, !nosanitize !54
  %35 = xor i1 %34, true, !dbg !77, !nosanitize !54
  br i1 %35, label %cont12, label %handler.sub_overflow11, !dbg !77, !prof !55, !nosanitize !54

handler.sub_overflow11:
  call void @__ubsan_handle_sub_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* }* @6 to i8*), i64 %call10, i64 %31), !dbg !77, !nosanitize !54
  unreachable, !dbg !77, !nosanitize !54

cont12:
  %36 = icmp ne i64 %33, -9223372036854775808, !dbg !78, !nosanitize !54
  %or = or i1 %36, true, !dbg !78, !nosanitize !54
  br i1 %or, label %cont13, label %handler.divrem_overflow, !dbg !78, !prof !55, !nosanitize !54

handler.divrem_overflow:
  call void @__ubsan_handle_divrem_overflow_abort(i8* bitcast ({ { [23 x i8]*, i32, i32 }, { i16, i16, [7 x i8] }* }* @7 to i8*), i64 %33, i64 1000000), !dbg !78, !nosanitize !54
  unreachable, !dbg !78, !nosanitize !54

cont13:
  %div = sdiv i64 %33, 1000000, !dbg !78
  %call14 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i64 0, i64 0), i64 noundef %div), !dbg !79
  store i32 0, i32* %retval, align 4, !dbg !80
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !80

cleanup:
  %37 = bitcast %struct.tm** %fields to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %37), !dbg !81
  %38 = bitcast i64* %end to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %38), !dbg !81
  %39 = bitcast i64* %now to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %39), !dbg !81
  %40 = bitcast i64* %begun to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %40), !dbg !81
  %41 = load i32, i32* %retval, align 4, !dbg !81
  ret i32 %41, !dbg !81
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !82 i64 @clock()

declare !dbg !86 i64 @time(i64* noundef)

declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)

declare void @__ubsan_handle_add_overflow_abort(i8*, i64, i64)

declare !dbg !90 %struct.tm* @localtime(i64* noundef)

declare i32 @printf(i8* noundef, ...)

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)

declare void @__ubsan_handle_sub_overflow_abort(i8*, i64, i64)

declare void @__ubsan_handle_divrem_overflow_abort(i8*, i64, i64)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "clocks_in_range_safe.c", directory: ".")
!2 = !{!3, !4}
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !5, line: 156, baseType: !3)
!5 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}

!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !14, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!18, !21, !25, !26}
!18 = !DILocalVariable(name: "begun", scope: !13, file: !1, line: 6, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !20, line: 7, baseType: !4)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/clock_t.h", directory: "")
!21 = !DILocalVariable(name: "now", scope: !13, file: !1, line: 7, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !23, line: 10, baseType: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "")
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !5, line: 160, baseType: !3)
!25 = !DILocalVariable(name: "end", scope: !13, file: !1, line: 7, type: !22)
!26 = !DILocalVariable(name: "fields", scope: !13, file: !1, line: 8, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !29, line: 7, size: 448, elements: !30)
!29 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "")
!30 = !{!31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !28, file: !29, line: 9, baseType: !16, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !28, file: !29, line: 10, baseType: !16, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !28, file: !29, line: 11, baseType: !16, size: 32, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !28, file: !29, line: 12, baseType: !16, size: 32, offset: 96)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !28, file: !29, line: 13, baseType: !16, size: 32, offset: 128)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !28, file: !29, line: 14, baseType: !16, size: 32, offset: 160)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !28, file: !29, line: 15, baseType: !16, size: 32, offset: 192)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !28, file: !29, line: 16, baseType: !16, size: 32, offset: 224)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !28, file: !29, line: 17, baseType: !16, size: 32, offset: 256)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !28, file: !29, line: 20, baseType: !3, size: 64, offset: 320)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !28, file: !29, line: 21, baseType: !42, size: 64, offset: 384)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !44)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !DILocation(line: 6, column: 3, scope: !13)
!46 = !DILocation(line: 6, column: 11, scope: !13)
!47 = !DILocation(line: 6, column: 19, scope: !13)
!48 = !DILocation(line: 7, column: 3, scope: !13)
!49 = !DILocation(line: 7, column: 10, scope: !13)
!50 = !DILocation(line: 7, column: 16, scope: !13)
!51 = !DILocation(line: 7, column: 28, scope: !13)
!52 = !DILocation(line: 7, column: 34, scope: !13)
!53 = !DILocation(line: 7, column: 38, scope: !13)
!54 = !{}
!55 = !{!"branch_weights", i32 1048575, i32 1}
!56 = !DILocation(line: 8, column: 3, scope: !13)
!57 = !DILocation(line: 8, column: 14, scope: !13)
!58 = !DILocation(line: 8, column: 23, scope: !13)
!59 = !DILocation(line: 9, column: 8, scope: !60)
!60 = distinct !DILexicalBlock(scope: !13, file: !1, line: 9, column: 7)
!61 = !DILocation(line: 9, column: 7, scope: !13)
!62 = !DILocation(line: 9, column: 16, scope: !60)
!63 = !DILocation(line: 10, column: 34, scope: !13)
!64 = !DILocation(line: 10, column: 42, scope: !13)
!65 = !DILocation(line: 10, column: 50, scope: !13)
!66 = !DILocation(line: 10, column: 58, scope: !13)
!67 = !DILocation(line: 10, column: 66, scope: !13)
!68 = !DILocation(line: 10, column: 73, scope: !13)
!69 = !DILocation(line: 10, column: 78, scope: !13)
!70 = !DILocation(line: 10, column: 86, scope: !13)
!71 = !DILocation(line: 10, column: 102, scope: !13)
!72 = !DILocation(line: 10, column: 115, scope: !13)
!73 = !DILocation(line: 10, column: 113, scope: !13)
!74 = !DILocation(line: 10, column: 3, scope: !13)
!75 = !DILocation(line: 11, column: 26, scope: !13)
!76 = !DILocation(line: 11, column: 36, scope: !13)
!77 = !DILocation(line: 11, column: 34, scope: !13)
!78 = !DILocation(line: 11, column: 43, scope: !13)
!79 = !DILocation(line: 11, column: 3, scope: !13)
!80 = !DILocation(line: 12, column: 3, scope: !13)
!81 = !DILocation(line: 13, column: 1, scope: !13)
!82 = !DISubprogram(name: "clock", scope: !83, file: !83, line: 72, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!83 = !DIFile(filename: "/usr/include/time.h", directory: "")
!84 = !DISubroutineType(types: !85)
!85 = !{!19}
!86 = !DISubprogram(name: "time", scope: !83, file: !83, line: 76, type: !87, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!87 = !DISubroutineType(types: !88)
!88 = !{!22, !89}
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!90 = !DISubprogram(name: "localtime", scope: !83, file: !83, line: 136, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!91 = !DISubroutineType(types: !92)
!92 = !{!27, !93}
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!94 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
