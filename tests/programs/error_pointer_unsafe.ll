source_filename = "error_pointer_unsafe.c"
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
  br i1 %tobool, label %land.lhs.true, label %if.end13, !dbg !69

land.lhs.true:
  %13 = load i32, i32* %s, align 4, !dbg !70
  %cmp11 = icmp ne i32 %13, -2, !dbg !71
  br i1 %cmp11, label %if.then12, label %if.end13, !dbg !72

if.then12:
  call void @reach_error(), !dbg !73
  br label %if.end13, !dbg !73

if.end13:
  %14 = load %struct.device*, %struct.device** %a, align 8, !dbg !74
  %15 = ptrtoint %struct.device* %14 to i64, !dbg !74
  %cmp14 = icmp uge i64 %15, -4095, !dbg !74
  br i1 %cmp14, label %if.end31, label %land.lhs.true15, !dbg !76

land.lhs.true15:
  %16 = load %struct.device*, %struct.device** %b, align 8, !dbg !77
  %17 = ptrtoint %struct.device* %16 to i64, !dbg !77
  %cmp16 = icmp uge i64 %17, -4095, !dbg !77
  br i1 %cmp16, label %if.end31, label %if.then17, !dbg !78

if.then17:
  %18 = load i32, i32* %r, align 4, !dbg !79
  %tobool18 = icmp ne i32 %18, 0, !dbg !79
  br i1 %tobool18, label %if.then23, label %lor.lhs.false19, !dbg !82

lor.lhs.false19:
  %19 = load i32, i32* %s, align 4, !dbg !83
  %tobool20 = icmp ne i32 %19, 0, !dbg !83
  br i1 %tobool20, label %if.then23, label %lor.lhs.false21, !dbg !84

lor.lhs.false21:
  %20 = load %struct.device*, %struct.device** %a, align 8, !dbg !85
  %21 = load %struct.device*, %struct.device** %b, align 8, !dbg !86
  %cmp22 = icmp eq %struct.device* %20, %21, !dbg !87
  br i1 %cmp22, label %if.then23, label %if.end24, !dbg !88

if.then23:
  call void @reach_error(), !dbg !89
  br label %if.end24, !dbg !89

if.end24:
  %22 = load %struct.device*, %struct.device** %a, align 8, !dbg !90
  %users = getelementptr inbounds %struct.device, %struct.device* %22, i32 0, i32 1, !dbg !92
  %23 = load i32, i32* %users, align 4, !dbg !92
  %cmp25 = icmp ne i32 %23, 1, !dbg !93
  br i1 %cmp25, label %if.then29, label %lor.lhs.false26, !dbg !94

lor.lhs.false26:
  %24 = load %struct.device*, %struct.device** %b, align 8, !dbg !95
  %users27 = getelementptr inbounds %struct.device, %struct.device* %24, i32 0, i32 1, !dbg !96
  %25 = load i32, i32* %users27, align 4, !dbg !96
  %cmp28 = icmp ne i32 %25, 1, !dbg !97
  br i1 %cmp28, label %if.then29, label %if.end30, !dbg !98

if.then29:
  call void @reach_error(), !dbg !99
  br label %if.end30, !dbg !99

if.end30:
  br label %if.end31, !dbg !100

if.end31:
  %26 = load i32, i32* %t, align 4, !dbg !101
  %tobool32 = icmp ne i32 %26, 0, !dbg !101
  br i1 %tobool32, label %if.end36, label %land.lhs.true33, !dbg !103

land.lhs.true33:
  %27 = load %struct.device*, %struct.device** %c, align 8, !dbg !104
  %id = getelementptr inbounds %struct.device, %struct.device* %27, i32 0, i32 0, !dbg !105
  %28 = load i32, i32* %id, align 4, !dbg !105
  %cmp34 = icmp ne i32 %28, 7, !dbg !106
  br i1 %cmp34, label %if.then35, label %if.end36, !dbg !107

if.then35:
  call void @reach_error(), !dbg !108
  br label %if.end36, !dbg !108

if.end36:
  %29 = bitcast i32* %t to i8*, !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %29), !dbg !109
  %30 = bitcast i32* %s to i8*, !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %30), !dbg !109
  %31 = bitcast i32* %r to i8*, !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %31), !dbg !109
  %32 = bitcast %struct.device** %c to i8*, !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %32), !dbg !109
  %33 = bitcast %struct.device** %b to i8*, !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %33), !dbg !109
  %34 = bitcast %struct.device** %a to i8*, !dbg !109
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %34), !dbg !109
  ret i32 0, !dbg !110
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal %struct.device* @find(i32 noundef %id) !dbg !111 {
entry:
  %retval = alloca %struct.device*, align 8
  %id.addr = alloca i32, align 4
  store i32 %id, i32* %id.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %id.addr, metadata !115, metadata !DIExpression()), !dbg !116
  %0 = load i32, i32* %id.addr, align 4, !dbg !117
  %cmp = icmp slt i32 %0, 0, !dbg !119
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !120

lor.lhs.false:
  %1 = load i32, i32* %id.addr, align 4, !dbg !121
  %cmp1 = icmp sgt i32 %1, 3, !dbg !122
  br i1 %cmp1, label %if.then, label %if.end, !dbg !123

if.then:
  store %struct.device* inttoptr (i64 -2 to %struct.device*), %struct.device** %retval, align 8, !dbg !124
  br label %return, !dbg !124

if.end:
  %2 = load i32, i32* @used, align 4, !dbg !125
  %3 = load i32, i32* %id.addr, align 4, !dbg !127
  %shl = shl i32 1, %3, !dbg !128
  %and = and i32 %2, %shl, !dbg !129
  %tobool = icmp ne i32 %and, 0, !dbg !129
  br i1 %tobool, label %if.then2, label %if.end3, !dbg !130

if.then2:
  store %struct.device* inttoptr (i64 -16 to %struct.device*), %struct.device** %retval, align 8, !dbg !131
  br label %return, !dbg !131

if.end3:
  %4 = load i32, i32* %id.addr, align 4, !dbg !132
  %shl4 = shl i32 1, %4, !dbg !133
  %5 = load i32, i32* @used, align 4, !dbg !134
  %or = or i32 %5, %shl4, !dbg !134
  store i32 %or, i32* @used, align 4, !dbg !134
  %6 = load i32, i32* %id.addr, align 4, !dbg !135
  %idxprom = sext i32 %6 to i64, !dbg !136
  %arrayidx = getelementptr inbounds [4 x %struct.device], [4 x %struct.device]* @pool, i64 0, i64 %idxprom, !dbg !136
  store %struct.device* %arrayidx, %struct.device** %retval, align 8, !dbg !137
  br label %return, !dbg !137

return:
  %7 = load %struct.device*, %struct.device** %retval, align 8, !dbg !138
  ret %struct.device* %7, !dbg !138
}

declare i32 @__VERIFIER_nondet_int()

define internal %struct.device* @make(i32 noundef %id) !dbg !139 {
entry:
  %retval = alloca %struct.device*, align 8
  %id.addr = alloca i32, align 4
  %d = alloca %struct.device*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %id, i32* %id.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %id.addr, metadata !141, metadata !DIExpression()), !dbg !143
  %0 = bitcast %struct.device** %d to i8*, !dbg !144
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !144
  call void @llvm.dbg.declare(metadata %struct.device** %d, metadata !142, metadata !DIExpression()), !dbg !145
  %call = call noalias i8* @malloc(i64 noundef 8), !dbg !146
  %1 = bitcast i8* %call to %struct.device*, !dbg !146
  store %struct.device* %1, %struct.device** %d, align 8, !dbg !145
  %2 = load %struct.device*, %struct.device** %d, align 8, !dbg !147
  %tobool = icmp ne %struct.device* %2, null, !dbg !147
  br i1 %tobool, label %if.end, label %if.then, !dbg !149

if.then:
  store %struct.device* inttoptr (i64 -12 to %struct.device*), %struct.device** %retval, align 8, !dbg !150
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !150

if.end:
  %3 = load i32, i32* %id.addr, align 4, !dbg !151
  %4 = load %struct.device*, %struct.device** %d, align 8, !dbg !152
  %id1 = getelementptr inbounds %struct.device, %struct.device* %4, i32 0, i32 0, !dbg !153
  store i32 %3, i32* %id1, align 4, !dbg !154
  %5 = load %struct.device*, %struct.device** %d, align 8, !dbg !155
  %users = getelementptr inbounds %struct.device, %struct.device* %5, i32 0, i32 1, !dbg !156
  store i32 0, i32* %users, align 4, !dbg !157
  %6 = load %struct.device*, %struct.device** %d, align 8, !dbg !158
  store %struct.device* %6, %struct.device** %retval, align 8, !dbg !159
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !159

cleanup:
  %7 = bitcast %struct.device** %d to i8*, !dbg !160
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %7), !dbg !160
  %8 = load %struct.device*, %struct.device** %retval, align 8, !dbg !160
  ret %struct.device* %8, !dbg !160
}

define internal i32 @open(%struct.device* noundef %d) !dbg !161 {
entry:
  %retval = alloca i32, align 4
  %d.addr = alloca %struct.device*, align 8
  store %struct.device* %d, %struct.device** %d.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.device** %d.addr, metadata !165, metadata !DIExpression()), !dbg !166
  %0 = load %struct.device*, %struct.device** %d.addr, align 8, !dbg !167
  %1 = ptrtoint %struct.device* %0 to i64, !dbg !167
  %cmp = icmp uge i64 %1, -4095, !dbg !167
  br i1 %cmp, label %if.then, label %if.end, !dbg !169

if.then:
  %2 = load %struct.device*, %struct.device** %d.addr, align 8, !dbg !170
  %3 = ptrtoint %struct.device* %2 to i64, !dbg !171
  %conv = trunc i64 %3 to i32, !dbg !171
  store i32 %conv, i32* %retval, align 4, !dbg !172
  br label %return, !dbg !172

if.end:
  %4 = load %struct.device*, %struct.device** %d.addr, align 8, !dbg !173
  %users = getelementptr inbounds %struct.device, %struct.device* %4, i32 0, i32 1, !dbg !174
  %5 = load i32, i32* %users, align 4, !dbg !175
  %inc = add nsw i32 %5, 1, !dbg !175
  store i32 %inc, i32* %users, align 4, !dbg !175
  store i32 0, i32* %retval, align 4, !dbg !176
  br label %return, !dbg !176

return:
  %6 = load i32, i32* %retval, align 4, !dbg !177
  ret i32 %6, !dbg !177
}

declare !dbg !178 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare noalias i8* @malloc(i64 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 16, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "error_pointer_unsafe.c", directory: ".")
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
!72 = !DILocation(line: 43, column: 9, scope: !26)
!73 = !DILocation(line: 43, column: 28, scope: !68)
!74 = !DILocation(line: 44, column: 10, scope: !75)
!75 = distinct !DILexicalBlock(scope: !26, file: !3, line: 44, column: 9)
!76 = !DILocation(line: 44, column: 20, scope: !75)
!77 = !DILocation(line: 44, column: 24, scope: !75)
!78 = !DILocation(line: 44, column: 9, scope: !26)
!79 = !DILocation(line: 45, column: 13, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !3, line: 45, column: 13)
!81 = distinct !DILexicalBlock(scope: !75, file: !3, line: 44, column: 35)
!82 = !DILocation(line: 45, column: 15, scope: !80)
!83 = !DILocation(line: 45, column: 18, scope: !80)
!84 = !DILocation(line: 45, column: 20, scope: !80)
!85 = !DILocation(line: 45, column: 23, scope: !80)
!86 = !DILocation(line: 45, column: 28, scope: !80)
!87 = !DILocation(line: 45, column: 25, scope: !80)
!88 = !DILocation(line: 45, column: 13, scope: !81)
!89 = !DILocation(line: 45, column: 31, scope: !80)
!90 = !DILocation(line: 46, column: 13, scope: !91)
!91 = distinct !DILexicalBlock(scope: !81, file: !3, line: 46, column: 13)
!92 = !DILocation(line: 46, column: 16, scope: !91)
!93 = !DILocation(line: 46, column: 22, scope: !91)
!94 = !DILocation(line: 46, column: 27, scope: !91)
!95 = !DILocation(line: 46, column: 30, scope: !91)
!96 = !DILocation(line: 46, column: 33, scope: !91)
!97 = !DILocation(line: 46, column: 39, scope: !91)
!98 = !DILocation(line: 46, column: 13, scope: !81)
!99 = !DILocation(line: 46, column: 45, scope: !91)
!100 = !DILocation(line: 47, column: 5, scope: !81)
!101 = !DILocation(line: 48, column: 10, scope: !102)
!102 = distinct !DILexicalBlock(scope: !26, file: !3, line: 48, column: 9)
!103 = !DILocation(line: 48, column: 12, scope: !102)
!104 = !DILocation(line: 48, column: 15, scope: !102)
!105 = !DILocation(line: 48, column: 18, scope: !102)
!106 = !DILocation(line: 48, column: 21, scope: !102)
!107 = !DILocation(line: 48, column: 9, scope: !26)
!108 = !DILocation(line: 48, column: 27, scope: !102)
!109 = !DILocation(line: 50, column: 1, scope: !26)
!110 = !DILocation(line: 49, column: 5, scope: !26)
!111 = distinct !DISubprogram(name: "find", scope: !3, file: !3, line: 18, type: !112, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !114)
!112 = !DISubroutineType(types: !113)
!113 = !{!31, !15}
!114 = !{!115}
!115 = !DILocalVariable(name: "id", arg: 1, scope: !111, file: !3, line: 18, type: !15)
!116 = !DILocation(line: 18, column: 32, scope: !111)
!117 = !DILocation(line: 19, column: 9, scope: !118)
!118 = distinct !DILexicalBlock(scope: !111, file: !3, line: 19, column: 9)
!119 = !DILocation(line: 19, column: 12, scope: !118)
!120 = !DILocation(line: 19, column: 16, scope: !118)
!121 = !DILocation(line: 19, column: 19, scope: !118)
!122 = !DILocation(line: 19, column: 22, scope: !118)
!123 = !DILocation(line: 19, column: 9, scope: !111)
!124 = !DILocation(line: 19, column: 27, scope: !118)
!125 = !DILocation(line: 20, column: 9, scope: !126)
!126 = distinct !DILexicalBlock(scope: !111, file: !3, line: 20, column: 9)
!127 = !DILocation(line: 20, column: 21, scope: !126)
!128 = !DILocation(line: 20, column: 18, scope: !126)
!129 = !DILocation(line: 20, column: 14, scope: !126)
!130 = !DILocation(line: 20, column: 9, scope: !111)
!131 = !DILocation(line: 20, column: 25, scope: !126)
!132 = !DILocation(line: 21, column: 18, scope: !111)
!133 = !DILocation(line: 21, column: 15, scope: !111)
!134 = !DILocation(line: 21, column: 10, scope: !111)
!135 = !DILocation(line: 22, column: 18, scope: !111)
!136 = !DILocation(line: 22, column: 13, scope: !111)
!137 = !DILocation(line: 22, column: 5, scope: !111)
!138 = !DILocation(line: 23, column: 1, scope: !111)
!139 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 25, type: !112, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !140)
!140 = !{!141, !142}
!141 = !DILocalVariable(name: "id", arg: 1, scope: !139, file: !3, line: 25, type: !15)
!142 = !DILocalVariable(name: "d", scope: !139, file: !3, line: 26, type: !31)
!143 = !DILocation(line: 25, column: 32, scope: !139)
!144 = !DILocation(line: 26, column: 5, scope: !139)
!145 = !DILocation(line: 26, column: 20, scope: !139)
!146 = !DILocation(line: 26, column: 24, scope: !139)
!147 = !DILocation(line: 27, column: 10, scope: !148)
!148 = distinct !DILexicalBlock(scope: !139, file: !3, line: 27, column: 9)
!149 = !DILocation(line: 27, column: 9, scope: !139)
!150 = !DILocation(line: 27, column: 13, scope: !148)
!151 = !DILocation(line: 28, column: 13, scope: !139)
!152 = !DILocation(line: 28, column: 5, scope: !139)
!153 = !DILocation(line: 28, column: 8, scope: !139)
!154 = !DILocation(line: 28, column: 11, scope: !139)
!155 = !DILocation(line: 29, column: 5, scope: !139)
!156 = !DILocation(line: 29, column: 8, scope: !139)
!157 = !DILocation(line: 29, column: 14, scope: !139)
!158 = !DILocation(line: 30, column: 12, scope: !139)
!159 = !DILocation(line: 30, column: 5, scope: !139)
!160 = !DILocation(line: 31, column: 1, scope: !139)
!161 = distinct !DISubprogram(name: "open", scope: !3, file: !3, line: 33, type: !162, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !164)
!162 = !DISubroutineType(types: !163)
!163 = !{!15, !31}
!164 = !{!165}
!165 = !DILocalVariable(name: "d", arg: 1, scope: !161, file: !3, line: 33, type: !31)
!166 = !DILocation(line: 33, column: 32, scope: !161)
!167 = !DILocation(line: 34, column: 9, scope: !168)
!168 = distinct !DILexicalBlock(scope: !161, file: !3, line: 34, column: 9)
!169 = !DILocation(line: 34, column: 9, scope: !161)
!170 = !DILocation(line: 34, column: 33, scope: !168)
!171 = !DILocation(line: 34, column: 27, scope: !168)
!172 = !DILocation(line: 34, column: 20, scope: !168)
!173 = !DILocation(line: 35, column: 5, scope: !161)
!174 = !DILocation(line: 35, column: 8, scope: !161)
!175 = !DILocation(line: 35, column: 13, scope: !161)
!176 = !DILocation(line: 36, column: 5, scope: !161)
!177 = !DILocation(line: 37, column: 1, scope: !161)
!178 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 6, type: !179, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !181)
!179 = !DISubroutineType(types: !180)
!180 = !{null}
!181 = !{}
