source_filename = "mixed_text_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.owner = type { i32 }
%struct.text = type { %struct.owner*, i64, [0 x i8] }

@someone = internal global %struct.owner zeroinitializer, align 4, !dbg !0

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %text = alloca %struct.text*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.text** %text to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata %struct.text** %text, metadata !20, metadata !DIExpression()), !dbg !36
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !37
  %rem = urem i32 %call, 4096, !dbg !38
  %conv = zext i32 %rem to i64, !dbg !37
  %call1 = call %struct.text* @make(i64 noundef %conv), !dbg !39
  store %struct.text* %call1, %struct.text** %text, align 8, !dbg !36
  %1 = load %struct.text*, %struct.text** %text, align 8, !dbg !40
  %tobool = icmp ne %struct.text* %1, null, !dbg !40
  br i1 %tobool, label %if.end, label %if.then, !dbg !42

if.then:
  store i32 0, i32* %retval, align 4, !dbg !43
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !43

if.end:
  %2 = load %struct.text*, %struct.text** %text, align 8, !dbg !44
  %length = getelementptr inbounds %struct.text, %struct.text* %2, i32 0, i32 1, !dbg !46
  %3 = load i64, i64* %length, align 8, !dbg !46
  %cmp = icmp uge i64 %3, 4096, !dbg !47
  br i1 %cmp, label %if.then7, label %lor.lhs.false, !dbg !48

lor.lhs.false:
  %4 = load %struct.text*, %struct.text** %text, align 8, !dbg !49
  %bytes = getelementptr inbounds %struct.text, %struct.text* %4, i32 0, i32 2, !dbg !50
  %5 = load %struct.text*, %struct.text** %text, align 8, !dbg !51
  %length3 = getelementptr inbounds %struct.text, %struct.text* %5, i32 0, i32 1, !dbg !52
  %6 = load i64, i64* %length3, align 8, !dbg !52
  %arrayidx = getelementptr inbounds [0 x i8], [0 x i8]* %bytes, i64 0, i64 %6, !dbg !49
  %7 = load i8, i8* %arrayidx, align 1, !dbg !49
  %conv4 = sext i8 %7 to i32, !dbg !49
  %cmp5 = icmp ne i32 %conv4, 0, !dbg !53
  br i1 %cmp5, label %if.then7, label %if.end8, !dbg !54

if.then7:
  call void @reach_error(), !dbg !55
  br label %if.end8, !dbg !55

if.end8:
  store i32 0, i32* %retval, align 4, !dbg !56
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !56

cleanup:
  %8 = bitcast %struct.text** %text to i8*, !dbg !57
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !57
  %9 = load i32, i32* %retval, align 4, !dbg !57
  ret i32 %9, !dbg !57
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal %struct.text* @make(i64 noundef %length) !dbg !58 {
entry:
  %retval = alloca %struct.text*, align 8
  %length.addr = alloca i64, align 8
  %made = alloca %struct.text*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i64 %length, i64* %length.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %length.addr, metadata !62, metadata !DIExpression()), !dbg !64
  %0 = bitcast %struct.text** %made to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !65
  call void @llvm.dbg.declare(metadata %struct.text** %made, metadata !63, metadata !DIExpression()), !dbg !66
  %1 = load i64, i64* %length.addr, align 8, !dbg !67
  %add = add i64 16, %1, !dbg !68
  %add1 = add i64 %add, 1, !dbg !69
  %call = call noalias i8* @malloc(i64 noundef %add1), !dbg !70
  %2 = bitcast i8* %call to %struct.text*, !dbg !70
  store %struct.text* %2, %struct.text** %made, align 8, !dbg !66
  %3 = load %struct.text*, %struct.text** %made, align 8, !dbg !71
  %tobool = icmp ne %struct.text* %3, null, !dbg !71
  br i1 %tobool, label %if.end, label %if.then, !dbg !73

if.then:
  store %struct.text* null, %struct.text** %retval, align 8, !dbg !74
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !74

if.end:
  %4 = load %struct.text*, %struct.text** %made, align 8, !dbg !75
  %owner = getelementptr inbounds %struct.text, %struct.text* %4, i32 0, i32 0, !dbg !76
  store %struct.owner* @someone, %struct.owner** %owner, align 8, !dbg !77
  %5 = load i64, i64* %length.addr, align 8, !dbg !78
  %6 = load %struct.text*, %struct.text** %made, align 8, !dbg !79
  %length2 = getelementptr inbounds %struct.text, %struct.text* %6, i32 0, i32 1, !dbg !80
  store i64 %5, i64* %length2, align 8, !dbg !81
  %7 = load %struct.text*, %struct.text** %made, align 8, !dbg !82
  %bytes = getelementptr inbounds %struct.text, %struct.text* %7, i32 0, i32 2, !dbg !83
  %8 = load i64, i64* %length.addr, align 8, !dbg !84
  %arrayidx = getelementptr inbounds [0 x i8], [0 x i8]* %bytes, i64 0, i64 %8, !dbg !82
  store i8 0, i8* %arrayidx, align 1, !dbg !85
  %9 = load %struct.text*, %struct.text** %made, align 8, !dbg !86
  store %struct.text* %9, %struct.text** %retval, align 8, !dbg !87
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !87

cleanup:
  %10 = bitcast %struct.text** %made to i8*, !dbg !88
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %10), !dbg !88
  %11 = load %struct.text*, %struct.text** %retval, align 8, !dbg !88
  ret %struct.text* %11, !dbg !88
}

declare i32 @__VERIFIER_nondet_uint()

declare !dbg !89 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "someone", scope: !2, file: !3, line: 16, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed_text_safe.c", directory: ".")
!4 = !{!0}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "owner", file: !3, line: 7, size: 32, elements: !6)
!6 = !{!7}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "users", scope: !5, file: !3, line: 8, baseType: !8, size: 32)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !17, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!8}
!19 = !{!20}
!20 = !DILocalVariable(name: "text", scope: !16, file: !3, line: 28, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "text", file: !3, line: 10, size: 128, elements: !23)
!23 = !{!24, !26, !30}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "owner", scope: !22, file: !3, line: 11, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !22, file: !3, line: 12, baseType: !27, size: 64, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !28, line: 46, baseType: !29)
!28 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !22, file: !3, line: 13, baseType: !31, offset: 128)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, elements: !33)
!32 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!33 = !{!34}
!34 = !DISubrange(count: -1)
!35 = !DILocation(line: 28, column: 5, scope: !16)
!36 = !DILocation(line: 28, column: 18, scope: !16)
!37 = !DILocation(line: 28, column: 30, scope: !16)
!38 = !DILocation(line: 28, column: 55, scope: !16)
!39 = !DILocation(line: 28, column: 25, scope: !16)
!40 = !DILocation(line: 29, column: 10, scope: !41)
!41 = distinct !DILexicalBlock(scope: !16, file: !3, line: 29, column: 9)
!42 = !DILocation(line: 29, column: 9, scope: !16)
!43 = !DILocation(line: 29, column: 16, scope: !41)
!44 = !DILocation(line: 30, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !16, file: !3, line: 30, column: 9)
!46 = !DILocation(line: 30, column: 15, scope: !45)
!47 = !DILocation(line: 30, column: 22, scope: !45)
!48 = !DILocation(line: 30, column: 30, scope: !45)
!49 = !DILocation(line: 30, column: 33, scope: !45)
!50 = !DILocation(line: 30, column: 39, scope: !45)
!51 = !DILocation(line: 30, column: 45, scope: !45)
!52 = !DILocation(line: 30, column: 51, scope: !45)
!53 = !DILocation(line: 30, column: 59, scope: !45)
!54 = !DILocation(line: 30, column: 9, scope: !16)
!55 = !DILocation(line: 30, column: 65, scope: !45)
!56 = !DILocation(line: 31, column: 5, scope: !16)
!57 = !DILocation(line: 32, column: 1, scope: !16)
!58 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 18, type: !59, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !61)
!59 = !DISubroutineType(types: !60)
!60 = !{!21, !27}
!61 = !{!62, !63}
!62 = !DILocalVariable(name: "length", arg: 1, scope: !58, file: !3, line: 18, type: !27)
!63 = !DILocalVariable(name: "made", scope: !58, file: !3, line: 19, type: !21)
!64 = !DILocation(line: 18, column: 33, scope: !58)
!65 = !DILocation(line: 19, column: 5, scope: !58)
!66 = !DILocation(line: 19, column: 18, scope: !58)
!67 = !DILocation(line: 19, column: 54, scope: !58)
!68 = !DILocation(line: 19, column: 52, scope: !58)
!69 = !DILocation(line: 19, column: 61, scope: !58)
!70 = !DILocation(line: 19, column: 25, scope: !58)
!71 = !DILocation(line: 20, column: 10, scope: !72)
!72 = distinct !DILexicalBlock(scope: !58, file: !3, line: 20, column: 9)
!73 = !DILocation(line: 20, column: 9, scope: !58)
!74 = !DILocation(line: 20, column: 16, scope: !72)
!75 = !DILocation(line: 21, column: 5, scope: !58)
!76 = !DILocation(line: 21, column: 11, scope: !58)
!77 = !DILocation(line: 21, column: 17, scope: !58)
!78 = !DILocation(line: 22, column: 20, scope: !58)
!79 = !DILocation(line: 22, column: 5, scope: !58)
!80 = !DILocation(line: 22, column: 11, scope: !58)
!81 = !DILocation(line: 22, column: 18, scope: !58)
!82 = !DILocation(line: 23, column: 5, scope: !58)
!83 = !DILocation(line: 23, column: 11, scope: !58)
!84 = !DILocation(line: 23, column: 17, scope: !58)
!85 = !DILocation(line: 23, column: 25, scope: !58)
!86 = !DILocation(line: 24, column: 12, scope: !58)
!87 = !DILocation(line: 24, column: 5, scope: !58)
!88 = !DILocation(line: 25, column: 1, scope: !58)
!89 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 5, type: !90, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !92)
!90 = !DISubroutineType(types: !91)
!91 = !{null}
!92 = !{}
