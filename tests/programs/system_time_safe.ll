source_filename = "system_time_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }

@main.months = internal constant [12 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.11, i32 0, i32 0)], align 16, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"Jan\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"Feb\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"Mar\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"Apr\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"May\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"Jun\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"Jul\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"Aug\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"Sep\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"Oct\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"Nov\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"Dec\00", align 1
@.str.12 = private unnamed_addr constant [3 x i8] c"%Y\00", align 1

define dso_local i32 @main() !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [8 x i8], align 1
  %seconds = alloca i64, align 8
  %fields = alloca %struct.tm*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %sum = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [8 x i8]* %text to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !51
  call void @llvm.dbg.declare(metadata [8 x i8]* %text, metadata !10, metadata !DIExpression()), !dbg !52
  %1 = bitcast i64* %seconds to i8*, !dbg !53
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !53
  call void @llvm.dbg.declare(metadata i64* %seconds, metadata !15, metadata !DIExpression()), !dbg !54
  %call = call i64 @time(i64* noundef null), !dbg !55
  store i64 %call, i64* %seconds, align 8, !dbg !54
  %2 = bitcast %struct.tm** %fields to i8*, !dbg !56
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !56
  call void @llvm.dbg.declare(metadata %struct.tm** %fields, metadata !21, metadata !DIExpression()), !dbg !57
  %call1 = call %struct.tm* @localtime(i64* noundef %seconds), !dbg !58
  store %struct.tm* %call1, %struct.tm** %fields, align 8, !dbg !57
  %3 = load %struct.tm*, %struct.tm** %fields, align 8, !dbg !59
  %tobool = icmp ne %struct.tm* %3, null, !dbg !59
  br i1 %tobool, label %if.end, label %if.then, !dbg !61

if.then:
  store i32 1, i32* %retval, align 4, !dbg !62
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !62

if.end:
  %4 = bitcast i32* %sum to i8*, !dbg !63
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !63
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !39, metadata !DIExpression()), !dbg !64
  %5 = load %struct.tm*, %struct.tm** %fields, align 8, !dbg !65
  %tm_mon = getelementptr inbounds %struct.tm, %struct.tm* %5, i32 0, i32 4, !dbg !66
  %6 = load i32, i32* %tm_mon, align 8, !dbg !66
  %idxprom = sext i32 %6 to i64, !dbg !67
  %arrayidx = getelementptr inbounds [12 x i8*], [12 x i8*]* @main.months, i64 0, i64 %idxprom, !dbg !67
  %7 = load i8*, i8** %arrayidx, align 8, !dbg !67
  %arrayidx2 = getelementptr inbounds i8, i8* %7, i64 0, !dbg !67
  %8 = load i8, i8* %arrayidx2, align 1, !dbg !67
  %conv = sext i8 %8 to i32, !dbg !67
  store i32 %conv, i32* %sum, align 4, !dbg !64
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %text, i64 0, i64 0, !dbg !68
  %9 = load %struct.tm*, %struct.tm** %fields, align 8, !dbg !70
  %call3 = call i64 @strftime(i8* noundef %arraydecay, i64 noundef 8, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i64 0, i64 0), %struct.tm* noundef %9), !dbg !71
  %cmp = icmp ugt i64 %call3, 0, !dbg !72
  br i1 %cmp, label %if.then5, label %if.end10, !dbg !73

if.then5:
  %arraydecay6 = getelementptr inbounds [8 x i8], [8 x i8]* %text, i64 0, i64 0, !dbg !74
  %call7 = call i64 @strlen(i8* noundef %arraydecay6), !dbg !75
  %10 = load i32, i32* %sum, align 4, !dbg !76
  %conv8 = sext i32 %10 to i64, !dbg !76
  %add = add i64 %conv8, %call7, !dbg !76
  %conv9 = trunc i64 %add to i32, !dbg !76
  store i32 %conv9, i32* %sum, align 4, !dbg !76
  br label %if.end10, !dbg !77

if.end10:
  %11 = load i32, i32* %sum, align 4, !dbg !78
  %and = and i32 %11, 1, !dbg !79
  store i32 %and, i32* %retval, align 4, !dbg !80
  store i32 1, i32* %cleanup.dest.slot, align 4
  %12 = bitcast i32* %sum to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !81
  br label %cleanup

cleanup:
  %13 = bitcast %struct.tm** %fields to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %13), !dbg !81
  %14 = bitcast i64* %seconds to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !81
  %15 = bitcast [8 x i8]* %text to i8*, !dbg !81
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !81
  %16 = load i32, i32* %retval, align 4, !dbg !81
  ret i32 %16, !dbg !81
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !82 i64 @time(i64* noundef)

declare !dbg !88 %struct.tm* @localtime(i64* noundef)

declare !dbg !93 i64 @strftime(i8* noundef, i64 noundef, i8* noundef, %struct.tm* noundef)

declare i64 @strlen(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "months", scope: !2, file: !3, line: 6, type: !40, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !9)
!3 = !DIFile(filename: "system_time_safe.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{!10, !15, !21, !39}
!10 = !DILocalVariable(name: "text", scope: !2, file: !3, line: 7, type: !11)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 64, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 8)
!15 = !DILocalVariable(name: "seconds", scope: !2, file: !3, line: 8, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !17, line: 10, baseType: !18)
!17 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "")
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !19, line: 160, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !DILocalVariable(name: "fields", scope: !2, file: !3, line: 9, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !24, line: 7, size: 448, elements: !25)
!24 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "")
!25 = !{!26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !23, file: !24, line: 9, baseType: !6, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !23, file: !24, line: 10, baseType: !6, size: 32, offset: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !23, file: !24, line: 11, baseType: !6, size: 32, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !23, file: !24, line: 12, baseType: !6, size: 32, offset: 96)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !23, file: !24, line: 13, baseType: !6, size: 32, offset: 128)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !23, file: !24, line: 14, baseType: !6, size: 32, offset: 160)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !23, file: !24, line: 15, baseType: !6, size: 32, offset: 192)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !23, file: !24, line: 16, baseType: !6, size: 32, offset: 224)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !23, file: !24, line: 17, baseType: !6, size: 32, offset: 256)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !23, file: !24, line: 20, baseType: !20, size: 64, offset: 320)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !23, file: !24, line: 21, baseType: !37, size: 64, offset: 384)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!39 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 11, type: !6)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 768, elements: !42)
!41 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !37)
!42 = !{!43}
!43 = !DISubrange(count: 12)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 7, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 1}

!51 = !DILocation(line: 7, column: 3, scope: !2)
!52 = !DILocation(line: 7, column: 8, scope: !2)
!53 = !DILocation(line: 8, column: 3, scope: !2)
!54 = !DILocation(line: 8, column: 10, scope: !2)
!55 = !DILocation(line: 8, column: 20, scope: !2)
!56 = !DILocation(line: 9, column: 3, scope: !2)
!57 = !DILocation(line: 9, column: 14, scope: !2)
!58 = !DILocation(line: 9, column: 23, scope: !2)
!59 = !DILocation(line: 10, column: 8, scope: !60)
!60 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!61 = !DILocation(line: 10, column: 7, scope: !2)
!62 = !DILocation(line: 10, column: 16, scope: !60)
!63 = !DILocation(line: 11, column: 3, scope: !2)
!64 = !DILocation(line: 11, column: 7, scope: !2)
!65 = !DILocation(line: 11, column: 20, scope: !2)
!66 = !DILocation(line: 11, column: 28, scope: !2)
!67 = !DILocation(line: 11, column: 13, scope: !2)
!68 = !DILocation(line: 12, column: 16, scope: !69)
!69 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 7)
!70 = !DILocation(line: 12, column: 41, scope: !69)
!71 = !DILocation(line: 12, column: 7, scope: !69)
!72 = !DILocation(line: 12, column: 49, scope: !69)
!73 = !DILocation(line: 12, column: 7, scope: !2)
!74 = !DILocation(line: 12, column: 68, scope: !69)
!75 = !DILocation(line: 12, column: 61, scope: !69)
!76 = !DILocation(line: 12, column: 58, scope: !69)
!77 = !DILocation(line: 12, column: 54, scope: !69)
!78 = !DILocation(line: 13, column: 10, scope: !2)
!79 = !DILocation(line: 13, column: 14, scope: !2)
!80 = !DILocation(line: 13, column: 3, scope: !2)
!81 = !DILocation(line: 14, column: 1, scope: !2)
!82 = !DISubprogram(name: "time", scope: !83, file: !83, line: 76, type: !84, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !87)
!83 = !DIFile(filename: "/usr/include/time.h", directory: "")
!84 = !DISubroutineType(types: !85)
!85 = !{!16, !86}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!87 = !{}
!88 = !DISubprogram(name: "localtime", scope: !83, file: !83, line: 136, type: !89, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !87)
!89 = !DISubroutineType(types: !90)
!90 = !{!22, !91}
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!93 = !DISubprogram(name: "strftime", scope: !83, file: !83, line: 100, type: !94, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !87)
!94 = !DISubroutineType(types: !95)
!95 = !{!96, !99, !96, !101, !102}
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !97, line: 46, baseType: !98)
!97 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!98 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!99 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !100)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !37)
!102 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !103)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
