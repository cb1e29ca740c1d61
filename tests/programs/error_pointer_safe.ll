source_filename = "error_pointer_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.device = type { i32, i32 }

@used = internal global i32 0, align 4, !dbg !0
@pool = internal global [4 x %struct.device] zeroinitializer, align 16, !dbg !9

define dso_local i32 @main() !dbg !26 {
entry:
  %retval = alloca i32, align 4
  %a = alloca %struct.device*, align 8
  %b = alloca %struct.device*, align 8
  %c = alloca %struct.device*, align 8
  %r = alloca i32, align 4
  %s = alloca i32, align 4
  %t = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.device** %a to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !37
  call void @llvm.dbg.declare(metadata %struct.device** %a, metadata !30, metadata !DIExpression()), !dbg !38
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !39
  %call1 = call %struct.device* @find(i32 noundef %call), !dbg !40
  store %struct.device* %call1, %struct.device** %a, align 8, !dbg !38
  %1 = bitcast %struct.device** %b to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !37
  call void @llvm.dbg.declare(metadata %struct.device** %b, metadata !32, metadata !DIExpression()), !dbg !41
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !42
  %call3 = call %struct.device* @find(i32 noundef %call2), !dbg !43
  store %struct.device* %call3, %struct.device** %b, align 8, !dbg !41
  %2 = bitcast %struct.device** %c to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !37
  call void @llvm.dbg.declare(metadata %struct.device** %c, metadata !33, metadata !DIExpression()), !dbg !44
  %call4 = call %struct.device* @make(i32 noundef 7), !dbg !45
  store %struct.device* %call4, %struct.device** %c, align 8, !dbg !44
  %3 = bitcast i32* %r to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %3), !dbg !46
  call void @llvm.dbg.declare(metadata i32* %r, metadata !34, metadata !DIExpression()), !dbg !47
  %4 = load %struct.device*, %struct.device** %a, align 8, !dbg !48
  %call5 = call i32 @open(%struct.device* noundef %4), !dbg !49
  store i32 %call5, i32* %r, align 4, !dbg !47
  %5 = bitcast i32* %s to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !46
  call void @llvm.dbg.declare(metadata i32* %s, metadata !35, metadata !DIExpression()), !dbg !50
  %6 = load %struct.device*, %struct.device** %b, align 8, !dbg !51
  %call6 = call i32 @open(%struct.device* noundef %6), !dbg !52
  store i32 %call6, i32* %s, align 4, !dbg !50
  %7 = bitcast i32* %t to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %7), !dbg !46
  call void @llvm.dbg.declare(metadata i32* %t, metadata !36, metadata !DIExpression()), !dbg !53
  %8 = load %struct.device*, %struct.device** %c, align 8, !dbg !54
  %call7 = call i32 @open(%struct.device* noundef %8), !dbg !55
  store i32 %call7, i32* %t, align 4, !dbg !53
  %9 = load i32, i32* %r, align 4, !dbg !56
  %cmp = icmp sgt i32 %9, 0, !dbg !58
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !59

lor.lhs.false:
  %10 = load i32, i32* %s, align 4, !dbg !60
  %cmp8 = icmp sgt i32 %10, 0, !dbg !61
  br i1 %cmp8, label %if.then, label %lor.lhs.false9, !dbg !62

lor.lhs.false9:
  %11 = load i32, i32* %t, align 4, !dbg !63
  %cmp10 = icmp sgt i32 %11, 0, !dbg !64
  br i1 %cmp10, label %if.then, label %if.end, !dbg !65

if.then:
  call void @reach_error(), !dbg !66
  br label %if.end, !dbg !66

if.end:
  %12 = load i32, i32* %s, align 4, !dbg !67
  %tobool = icmp ne i32 %12, 0, !dbg !67
  br i1 %tobool, label %land.lhs.true, label %if.end15, !dbg !69

land.lhs.true:
  %13 = load i32, i32* %s, align 4, !dbg !70
  %cmp11 = icmp ne i32 %13, -2, !dbg !71
  br i1 %cmp11, label %land.lhs.true12, label %if.end15, !dbg !72

land.lhs.true12:
  %14 = load i32, i32* %s, align 4, !dbg !73
  %cmp13 = icmp ne i32 %14, -16, !dbg !74
  br i1 %cmp13, label %if.then14, label %if.end15, !dbg !75

if.then14:
  call void @reach_error(), !dbg !76
  br label %if.end15, !dbg !76

if.end15:
  %15 = load %struct.device*, %struct.device** %a, align 8, !dbg !77
  %16 = ptrtoint %struct.device* %15 to i64, !dbg !77
  %cmp16 = icmp uge i64 %16, -4095, !dbg !77
  br i1 %cmp16, label %if.end33, label %land.lhs.true17, !dbg !79

land.lhs.true17:
  %17 = load %struct.device*, %struct.device** %b, align 8, !dbg !80
  %18 = ptrtoint %struct.device* %17 to i64, !dbg !80
  %cmp18 = icmp uge i64 %18, -4095, !dbg !80
  br i1 %cmp18, label %if.end33, label %if.then19, !dbg !81

if.then19:
  %19 = load i32, i32* %r, align 4, !dbg !82
  %tobool20 = icmp ne i32 %19, 0, !dbg !82
  br i1 %tobool20, label %if.then25, label %lor.lhs.false21, !dbg !85

lor.lhs.false21:
  %20 = load i32, i32* %s, align 4, !dbg !86
  %tobool22 = icmp ne i32 %20, 0, !dbg !86
  br i1 %tobool22, label %if.then25, label %lor.lhs.false23, !dbg !87

lor.lhs.false23:
  %21 = load %struct.device*, %struct.device** %a, align 8, !dbg !88
  %22 = load %struct.device*, %struct.device** %b, align 8, !dbg !89
  %cmp24 = icmp eq %struct.device* %21, %22, !dbg !90
  br i1 %cmp24, label %if.then25, label %if.end26, !dbg !91

if.then25:
  call void @reach_error(), !dbg !92
  br label %if.end26, !dbg !92

if.end26:
  %23 = load %struct.device*, %struct.device** %a, align 8, !dbg !93
  %users = getelementptr inbounds %struct.device, %struct.device* %23, i32 0, i32 1, !dbg !95
  %24 = load i32, i32* %users, align 4, !dbg !95
  %cmp27 = icmp ne i32 %24, 1, !dbg !96
  br i1 %cmp27, label %if.then31, label %lor.lhs.false28, !dbg !97

lor.lhs.false28:
  %25 = load %struct.device*, %struct.device** %b, align 8, !dbg !98
  %users29 = getelementptr inbounds %struct.device, %struct.device* %25, i32 0, i32 1, !dbg !99
  %26 = load i32, i32* %users29, align 4, !dbg !99
  %cmp30 = icmp ne i32 %26, 1, !dbg !100
  br i1 %cmp30, label %if.then31, label %if.end32, !dbg !101

if.then31:
  call void @reach_error(), !dbg !102
  br label %if.end32, !dbg !102

if.end32:
  br label %if.end33, !dbg !103

if.end33:
  %27 = load i32, i32* %t, align 4, !dbg !104
  %tobool34 = icmp ne i32 %27, 0, !dbg !104
  br i1 %tobool34, label %if.end38, label %land.lhs.true35, !dbg !106

land.lhs.true35:
  %28 = load %struct.device*, %struct.device** %c, align 8, !dbg !107
  %id = getelementptr inbounds %struct.device, %struct.device* %28, i32 0, i32 0, !dbg !108
  %29 = load i32, i32* %id, align 4, !dbg !108
  %cmp36 = icmp ne i32 %29, 7, !dbg !109
  br i1 %cmp36, label %if.then37, label %if.end38, !dbg !110

if.then37:
  call void @reach_error(), !dbg !111
  br label %if.end38, !dbg !111

if.end38:
  %30 = bitcast i32* %t to i8*, !dbg !112
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !112
  %31 = bitcast i32* %s to i8*, !dbg !112
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %31), !dbg !112
  %32 = bitcast i32* %r to i8*, !dbg !112
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !112
  %33 = bitcast %struct.device** %c to i8*, !dbg !112
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %33), !dbg !112
  %34 = bitcast %struct.device** %b to i8*, !dbg !112
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %34), !dbg !112
  %35 = bitcast %struct.device** %a to i8*, !dbg !112
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %35), !dbg !112
  ret i32 0, !dbg !113
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal %struct.device* @find(i32 noundef %id) !dbg !114 {
entry:
  %retval = alloca %struct.device*, align 8
  %id.addr = alloca i32, align 4
  store i32 %id, i32* %id.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %id.addr, metadata !118, metadata !DIExpression()), !dbg !119
  %0 = load i32, i32* %id.addr, align 4, !dbg !120
  %cmp = icmp slt i32 %0, 0, !dbg !122
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !123

lor.lhs.false:
  %1 = load i32, i32* %id.addr, align 4, !dbg !124
  %cmp1 = icmp sgt i32 %1, 3, !dbg !125
  br i1 %cmp1, label %if.then, label %if.end, !dbg !126

if.then:
  store %struct.device* inttoptr (i64 -2 to %struct.device*), %struct.device** %retval, align 8, !dbg !127
  br label %return, !dbg !127

if.end:
  %2 = load i32, i32* @used, align 4, !dbg !128
  %3 = load i32, i32* %id.addr, align 4, !dbg !130
  %shl = shl i32 1, %3, !dbg !131
  %and = and i32 %2, %shl, !dbg !132
  %tobool = icmp ne i32 %and, 0, !dbg !132
  br i1 %tobool, label %if.then2, label %if.end3, !dbg !133

if.then2:
  store %struct.device* inttoptr (i64 -16 to %struct.device*), %struct.device** %retval, align 8, !dbg !134
  br label %return, !dbg !134

if.end3:
  %4 = load i32, i32* %id.addr, align 4, !dbg !135
  %shl4 = shl i32 1, %4, !dbg !136
  %5 = load i32, i32* @used, align 4, !dbg !137
  %or = or i32 %5, %shl4, !dbg !137
  store i32 %or, i32* @used, align 4, !dbg !137
  %6 = load i32, i32* %id.addr, align 4, !dbg !138
  %idxprom = sext i32 %6 to i64, !dbg !139
  %arrayidx = getelementptr inbounds [4 x %struct.device], [4 x %struct.device]* @pool, i64 0, i64 %idxprom, !dbg !139
  store %struct.device* %arrayidx, %struct.device** %retval, align 8, !dbg !140
  br label %return, !dbg !140

return:
  %7 = load %struct.device*, %struct.device** %retval, align 8, !dbg !141
  ret %struct.device* %7, !dbg !141
}

declare i32 @__VERIFIER_nondet_int()

define internal %struct.device* @make(i32 noundef %id) !dbg !142 {
entry:
  %retval = alloca %struct.device*, align 8
  %id.addr = alloca i32, align 4
  %d = alloca %struct.device*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %id, i32* %id.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %id.addr, metadata !144, metadata !DIExpression()), !dbg !146
  %0 = bitcast %struct.device** %d to i8*, !dbg !147
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !147
  call void @llvm.dbg.declare(metadata %struct.device** %d, metadata !145, metadata !DIExpression()), !dbg !148
  %call = call noalias i8* @malloc(i64 noundef 8), !dbg !149
  %1 = bitcast i8* %call to %struct.device*, !dbg !149
  store %struct.device* %1, %struct.device** %d, align 8, !dbg !148
  %2 = load %struct.device*, %struct.device** %d, align 8, !dbg !150
  %tobool = icmp ne %struct.device* %2, null, !dbg !150
  br i1 %tobool, label %if.end, label %if.then, !dbg !152

if.then:
  store %struct.device* inttoptr (i64 -12 to %struct.device*), %struct.device** %retval, align 8, !dbg !153
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !153

if.end:
  %3 = load i32, i32* %id.addr, align 4, !dbg !154
  %4 = load %struct.device*, %struct.device** %d, align 8, !dbg !155
  %id1 = getelementptr inbounds %struct.device, %struct.device* %4, i32 0, i32 0, !dbg !156
  store i32 %3, i32* %id1, align 4, !dbg !157
  %5 = load %struct.device*, %struct.device** %d, align 8, !dbg !158
  %users = getelementptr inbounds %struct.device, %struct.device* %5, i32 0, i32 1, !dbg !159
  store i32 0, i32* %users, align 4, !dbg !160
  %6 = load %struct.device*, %struct.device** %d, align 8, !dbg !161
  store %struct.device* %6, %struct.device** %retval, align 8, !dbg !162
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !162

cleanup:
  %7 = bitcast %struct.device** %d to i8*, !dbg !163
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !163
  %8 = load %struct.device*, %struct.device** %retval, align 8, !dbg !163
  ret %struct.device* %8, !dbg !163
}

define internal i32 @open(%struct.device* noundef %d) !dbg !164 {
entry:
  %retval = alloca i32, align 4
  %d.addr = alloca %struct.device*, align 8
  store %struct.device* %d, %struct.device** %d.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.device** %d.addr, metadata !168, metadata !DIExpression()), !dbg !169
  %0 = load %struct.device*, %struct.device** %d.addr, align 8, !dbg !170
  %1 = ptrtoint %struct.device* %0 to i64, !dbg !170
  %cmp = icmp uge i64 %1, -4095, !dbg !170
  br i1 %cmp, label %if.then, label %if.end, !dbg !172

if.then:
  %2 = load %struct.device*, %struct.device** %d.addr, align 8, !dbg !173
  %3 = ptrtoint %struct.device* %2 to i64, !dbg !174
  %conv = trunc i64 %3 to i32, !dbg !174
  store i32 %conv, i32* %retval, align 4, !dbg !175
  br label %return, !dbg !175

if.end:
  %4 = load %struct.device*, %struct.device** %d.addr, align 8, !dbg !176
  %users = getelementptr inbounds %struct.device, %struct.device* %4, i32 0, i32 1, !dbg !177
  %5 = load i32, i32* %users, align 4, !dbg !178
  %inc = add nsw i32 %5, 1, !dbg !178
  store i32 %inc, i32* %users, align 4, !dbg !178
  store i32 0, i32* %retval, align 4, !dbg !179
  br label %return, !dbg !179

return:
  %6 = load i32, i32* %retval, align 4, !dbg !180
  ret i32 %6, !dbg !180
}

declare !dbg !181 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 16, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "error_pointer_safe.c", directory: ".")
!4 = !{!5, !6, !7}
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "pool", scope: !2, file: !3, line: 15, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 256, elements: !17)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "device", file: !3, line: 10, size: 64, elements: !13)
!13 = !{!14, !16}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !12, file: !3, line: 11, baseType: !15, size: 32)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "users", scope: !12, file: !3, line: 12, baseType: !15, size: 32, offset: 32)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 1}

!26 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 39, type: !27, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{!15}
!29 = !{!30, !32, !33, !34, !35, !36}
!30 = !DILocalVariable(name: "a", scope: !26, file: !3, line: 40, type: !31)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!32 = !DILocalVariable(name: "b", scope: !26, file: !3, line: 40, type: !31)
!33 = !DILocalVariable(name: "c", scope: !26, file: !3, line: 40, type: !31)
!34 = !DILocalVariable(name: "r", scope: !26, file: !3, line: 41, type: !15)
!35 = !DILocalVariable(name: "s", scope: !26, file: !3, line: 41, type: !15)
!36 = !DILocalVariable(name: "t", scope: !26, file: !3, line: 41, type: !15)
!37 = !DILocation(line: 40, column: 5, scope: !26)
!38 = !DILocation(line: 40, column: 20, scope: !26)
!39 = !DILocation(line: 40, column: 29, scope: !26)
!40 = !DILocation(line: 40, column: 24, scope: !26)
!41 = !DILocation(line: 40, column: 56, scope: !26)
!42 = !DILocation(line: 40, column: 65, scope: !26)
!43 = !DILocation(line: 40, column: 60, scope: !26)
!44 = !DILocation(line: 40, column: 92, scope: !26)
!45 = !DILocation(line: 40, column: 96, scope: !26)
!46 = !DILocation(line: 41, column: 5, scope: !26)
!47 = !DILocation(line: 41, column: 9, scope: !26)
!48 = !DILocation(line: 41, column: 18, scope: !26)
!49 = !DILocation(line: 41, column: 13, scope: !26)
!50 = !DILocation(line: 41, column: 22, scope: !26)
!51 = !DILocation(line: 41, column: 31, scope: !26)
!52 = !DILocation(line: 41, column: 26, scope: !26)
!53 = !DILocation(line: 41, column: 35, scope: !26)
!54 = !DILocation(line: 41, column: 44, scope: !26)
!55 = !DILocation(line: 41, column: 39, scope: !26)
!56 = !DILocation(line: 42, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !26, file: !3, line: 42, column: 9)
!58 = !DILocation(line: 42, column: 11, scope: !57)
!59 = !DILocation(line: 42, column: 15, scope: !57)
!60 = !DILocation(line: 42, column: 18, scope: !57)
!61 = !DILocation(line: 42, column: 20, scope: !57)
!62 = !DILocation(line: 42, column: 24, scope: !57)
!63 = !DILocation(line: 42, column: 27, scope: !57)
!64 = !DILocation(line: 42, column: 29, scope: !57)
!65 = !DILocation(line: 42, column: 9, scope: !26)
!66 = !DILocation(line: 42, column: 34, scope: !57)
!67 = !DILocation(line: 43, column: 9, scope: !68)
!68 = distinct !DILexicalBlock(scope: !26, file: !3, line: 43, column: 9)
!69 = !DILocation(line: 43, column: 11, scope: !68)
!70 = !DILocation(line: 43, column: 14, scope: !68)
!71 = !DILocation(line: 43, column: 16, scope: !68)
!72 = !DILocation(line: 43, column: 27, scope: !68)
!73 = !DILocation(line: 43, column: 30, scope: !68)
!74 = !DILocation(line: 43, column: 32, scope: !68)
!75 = !DILocation(line: 43, column: 9, scope: !26)
!76 = !DILocation(line: 43, column: 43, scope: !68)
!77 = !DILocation(line: 44, column: 10, scope: !78)
!78 = distinct !DILexicalBlock(scope: !26, file: !3, line: 44, column: 9)
!79 = !DILocation(line: 44, column: 20, scope: !78)
!80 = !DILocation(line: 44, column: 24, scope: !78)
!81 = !DILocation(line: 44, column: 9, scope: !26)
!82 = !DILocation(line: 45, column: 13, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !3, line: 45, column: 13)
!84 = distinct !DILexicalBlock(scope: !78, file: !3, line: 44, column: 35)
!85 = !DILocation(line: 45, column: 15, scope: !83)
!86 = !DILocation(line: 45, column: 18, scope: !83)
!87 = !DILocation(line: 45, column: 20, scope: !83)
!88 = !DILocation(line: 45, column: 23, scope: !83)
!89 = !DILocation(line: 45, column: 28, scope: !83)
!90 = !DILocation(line: 45, column: 25, scope: !83)
!91 = !DILocation(line: 45, column: 13, scope: !84)
!92 = !DILocation(line: 45, column: 31, scope: !83)
!93 = !DILocation(line: 46, column: 13, scope: !94)
!94 = distinct !DILexicalBlock(scope: !84, file: !3, line: 46, column: 13)
!95 = !DILocation(line: 46, column: 16, scope: !94)
!96 = !DILocation(line: 46, column: 22, scope: !94)
!97 = !DILocation(line: 46, column: 27, scope: !94)
!98 = !DILocation(line: 46, column: 30, scope: !94)
!99 = !DILocation(line: 46, column: 33, scope: !94)
!100 = !DILocation(line: 46, column: 39, scope: !94)
!101 = !DILocation(line: 46, column: 13, scope: !84)
!102 = !DILocation(line: 46, column: 45, scope: !94)
!103 = !DILocation(line: 47, column: 5, scope: !84)
!104 = !DILocation(line: 48, column: 10, scope: !105)
!105 = distinct !DILexicalBlock(scope: !26, file: !3, line: 48, column: 9)
!106 = !DILocation(line: 48, column: 12, scope: !105)
!107 = !DILocation(line: 48, column: 15, scope: !105)
!108 = !DILocation(line: 48, column: 18, scope: !105)
!109 = !DILocation(line: 48, column: 21, scope: !105)
!110 = !DILocation(line: 48, column: 9, scope: !26)
!111 = !DILocation(line: 48, column: 27, scope: !105)
!112 = !DILocation(line: 50, column: 1, scope: !26)
!113 = !DILocation(line: 49, column: 5, scope: !26)
!114 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 18, type: !115, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !117)
!115 = !DISubroutineType(types: !116)
!116 = !{!31, !15}
!117 = !{!118}
!118 = !DILocalVariable(name: "id", arg: 1, scope: !114, file: !3, line: 18, type: !15)
!119 = !DILocation(line: 18, column: 32, scope: !114)
!120 = !DILocation(line: 19, column: 9, scope: !121)
!121 = distinct !DILexicalBlock(scope: !114, file: !3, line: 19, column: 9)
!122 = !DILocation(line: 19, column: 12, scope: !121)
!123 = !DILocation(line: 19, column: 16, scope: !121)
!124 = !DILocation(line: 19, column: 19, scope: !121)
!125 = !DILocation(line: 19, column: 22, scope: !121)
!126 = !DILocation(line: 19, column: 9, scope: !114)
!127 = !DILocation(line: 19, column: 27, scope: !121)
!128 = !DILocation(line: 20, column: 9, scope: !129)
!129 = distinct !DILexicalBlock(scope: !114, file: !3, line: 20, column: 9)
!130 = !DILocation(line: 20, column: 21, scope: !129)
!131 = !DILocation(line: 20, column: 18, scope: !129)
!132 = !DILocation(line: 20, column: 14, scope: !129)
!133 = !DILocation(line: 20, column: 9, scope: !114)
!134 = !DILocation(line: 20, column: 25, scope: !129)
!135 = !DILocation(line: 21, column: 18, scope: !114)
!136 = !DILocation(line: 21, column: 15, scope: !114)
!137 = !DILocation(line: 21, column: 10, scope: !114)
!138 = !DILocation(line: 22, column: 18, scope: !114)
!139 = !DILocation(line: 22, column: 13, scope: !114)
!140 = !DILocation(line: 22, column: 5, scope: !114)
!141 = !DILocation(line: 23, column: 1, scope: !114)
!142 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 25, type: !115, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !143)
!143 = !{!144, !145}
!144 = !DILocalVariable(name: "id", arg: 1, scope: !142, file: !3, line: 25, type: !15)
!145 = !DILocalVariable(name: "d", scope: !142, file: !3, line: 26, type: !31)
!146 = !DILocation(line: 25, column: 32, scope: !142)
!147 = !DILocation(line: 26, column: 5, scope: !142)
!148 = !DILocation(line: 26, column: 20, scope: !142)
!149 = !DILocation(line: 26, column: 24, scope: !142)
!150 = !DILocation(line: 27, column: 10, scope: !151)
!151 = distinct !DILexicalBlock(scope: !142, file: !3, line: 27, column: 9)
!152 = !DILocation(line: 27, column: 9, scope: !142)
!153 = !DILocation(line: 27, column: 13, scope: !151)
!154 = !DILocation(line: 28, column: 13, scope: !142)
!155 = !DILocation(line: 28, column: 5, scope: !142)
!156 = !DILocation(line: 28, column: 8, scope: !142)
!157 = !DILocation(line: 28, column: 11, scope: !142)
!158 = !DILocation(line: 29, column: 5, scope: !142)
!159 = !DILocation(line: 29, column: 8, scope: !142)
!160 = !DILocation(line: 29, column: 14, scope: !142)
!161 = !DILocation(line: 30, column: 12, scope: !142)
!162 = !DILocation(line: 30, column: 5, scope: !142)
!163 = !DILocation(line: 31, column: 1, scope: !142)
!164 = distinct !DISubprogram(name: "open", scope: !3, file: !3, line: 33, type: !165, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !167)
!165 = !DISubroutineType(types: !166)
!166 = !{!15, !31}
!167 = !{!168}
!168 = !DILocalVariable(name: "d", arg: 1, scope: !164, file: !3, line: 33, type: !31)
!169 = !DILocation(line: 33, column: 32, scope: !164)
!170 = !DILocation(line: 34, column: 9, scope: !171)
!171 = distinct !DILexicalBlock(scope: !164, file: !3, line: 34, column: 9)
!172 = !DILocation(line: 34, column: 9, scope: !164)
!173 = !DILocation(line: 34, column: 33, scope: !171)
!174 = !DILocation(line: 34, column: 27, scope: !171)
!175 = !DILocation(line: 34, column: 20, scope: !171)
!176 = !DILocation(line: 35, column: 5, scope: !164)
!177 = !DILocation(line: 35, column: 8, scope: !164)
!178 = !DILocation(line: 35, column: 13, scope: !164)
!179 = !DILocation(line: 36, column: 5, scope: !164)
!180 = !DILocation(line: 37, column: 1, scope: !164)
!181 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 6, type: !182, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !184)
!182 = !DISubroutineType(types: !183)
!183 = !{null}
!184 = !{}
