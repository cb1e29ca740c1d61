source_filename = "table_of_drivers_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.driver = type { i8*, i32 (i32)* }

@.str = private unnamed_addr constant [14 x i8] c"driver_of_one\00", align 1
@driver_of_one = internal constant %struct.driver { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i32 0, i32 0), i32 (i32)* @first }, section "drivers", align 8, !dbg !0
@.str.1 = private unnamed_addr constant [14 x i8] c"driver_of_two\00", align 1
@driver_of_two = internal constant %struct.driver { i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i32 0, i32 0), i32 (i32)* @second }, section "drivers", align 8, !dbg !5
@__start_drivers = external constant [0 x %struct.driver], align 8
@__stop_drivers = external constant [0 x %struct.driver], align 8
@.str.2 = private unnamed_addr constant [38 x i8] c"__stop_drivers - __start_drivers == 2\00", align 1
@.str.3 = private unnamed_addr constant [24 x i8] c"table_of_drivers_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@count = internal global i32 0, align 4, !dbg !19
@.str.4 = private unnamed_addr constant [65 x i8] c"count == 2 && sum == 16 && &driver_of_two == __start_drivers + 1\00", align 1
@llvm.compiler.used = appending global [2 x i8*] [i8* bitcast (%struct.driver* @driver_of_one to i8*), i8* bitcast (%struct.driver* @driver_of_two to i8*)], section "llvm.metadata"

define internal i32 @first(i32 noundef %x) !dbg !28 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !30, metadata !DIExpression()), !dbg !31
  %0 = load i32, i32* @count, align 4, !dbg !32
  %inc = add nsw i32 %0, 1, !dbg !32
  store i32 %inc, i32* @count, align 4, !dbg !32
  %1 = load i32, i32* %x.addr, align 4, !dbg !33
  %add = add nsw i32 %1, 1, !dbg !34
  ret i32 %add, !dbg !35
}

define internal i32 @second(i32 noundef %x) !dbg !36 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !38, metadata !DIExpression()), !dbg !39
  %0 = load i32, i32* @count, align 4, !dbg !40
  %inc = add nsw i32 %0, 1, !dbg !40
  store i32 %inc, i32* @count, align 4, !dbg !40
  %1 = load i32, i32* %x.addr, align 4, !dbg !41
  %mul = mul nsw i32 2, %1, !dbg !42
  ret i32 %mul, !dbg !43
}

define dso_local i32 @main() !dbg !44 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca i32, align 4
  %d = alloca %struct.driver*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %sum to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !52
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !48, metadata !DIExpression()), !dbg !53
  store i32 0, i32* %sum, align 4, !dbg !53
  %1 = bitcast %struct.driver** %d to i8*, !dbg !54
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !54
  call void @llvm.dbg.declare(metadata %struct.driver** %d, metadata !49, metadata !DIExpression()), !dbg !55
  store %struct.driver* getelementptr inbounds ([0 x %struct.driver], [0 x %struct.driver]* @__start_drivers, i64 0, i64 0), %struct.driver** %d, align 8, !dbg !55
  br label %for.cond, !dbg !54

for.cond:
  %2 = load %struct.driver*, %struct.driver** %d, align 8, !dbg !56
  %cmp = icmp ult %struct.driver* %2, getelementptr inbounds ([0 x %struct.driver], [0 x %struct.driver]* @__stop_drivers, i64 0, i64 0), !dbg !58
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !59

for.cond.cleanup:
  %3 = bitcast %struct.driver** %d to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !60
  br label %for.end

for.body:
  %4 = load %struct.driver*, %struct.driver** %d, align 8, !dbg !61
  %probe = getelementptr inbounds %struct.driver, %struct.driver* %4, i32 0, i32 1, !dbg !62
  %5 = load i32 (i32)*, i32 (i32)** %probe, align 8, !dbg !62
  %call = call i32 %5(i32 noundef 5), !dbg !61
  %6 = load i32, i32* %sum, align 4, !dbg !63
  %add = add nsw i32 %6, %call, !dbg !63
  store i32 %add, i32* %sum, align 4, !dbg !63
  br label %for.inc, !dbg !64

for.inc:
  %7 = load %struct.driver*, %struct.driver** %d, align 8, !dbg !65
  %incdec.ptr = getelementptr inbounds %struct.driver, %struct.driver* %7, i32 1, !dbg !65
  store %struct.driver* %incdec.ptr, %struct.driver** %d, align 8, !dbg !65
  br label %for.cond, !dbg !60, !llvm.loop !66

for.end:
  br i1 icmp eq (i64 sdiv exact (i64 sub (i64 ptrtoint ([0 x %struct.driver]* @__stop_drivers to i64), i64 ptrtoint ([0 x %struct.driver]* @__start_drivers to i64)), i64 16), i64 2), label %if.then, label %if.else, !dbg !70

if.then:
  br label %if.end, !dbg !70

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !72
  unreachable, !dbg !72

if.end:
  %8 = load i32, i32* @count, align 4, !dbg !74
  %cmp1 = icmp eq i32 %8, 2, !dbg !74
  br i1 %cmp1, label %land.lhs.true, label %if.else5, !dbg !74

land.lhs.true:
  %9 = load i32, i32* %sum, align 4, !dbg !74
  %cmp2 = icmp eq i32 %9, 16, !dbg !74
  br i1 %cmp2, label %land.lhs.true3, label %if.else5, !dbg !74

land.lhs.true3:
  br i1 icmp eq (%struct.driver* getelementptr inbounds ([0 x %struct.driver], [0 x %struct.driver]* @__start_drivers, i64 0, i64 1), %struct.driver* @driver_of_two), label %if.then4, label %if.else5, !dbg !77

if.then4:
  br label %if.end6, !dbg !77

if.else5:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([65 x i8], [65 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.3, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !74
  unreachable, !dbg !74

if.end6:
  %10 = bitcast i32* %sum to i8*, !dbg !78
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !78
  ret i32 0, !dbg !79
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "driver_of_one", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true, align: 64)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "table_of_drivers_safe.c", directory: ".")
!4 = !{!0, !5, !19}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "driver_of_two", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true, align: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "driver", file: !3, line: 3, size: 128, elements: !9)
!9 = !{!10, !14}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !8, file: !3, line: 3, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "probe", scope: !8, file: !3, line: 3, baseType: !15, size: 64, offset: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DISubroutineType(types: !17)
!17 = !{!18, !18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 7, type: !18, isLocal: true, isDefinition: true)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}

!28 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !29)
!29 = !{!30}
!30 = !DILocalVariable(name: "x", arg: 1, scope: !28, file: !3, line: 8, type: !18)
!31 = !DILocation(line: 8, column: 22, scope: !28)
!32 = !DILocation(line: 8, column: 32, scope: !28)
!33 = !DILocation(line: 8, column: 43, scope: !28)
!34 = !DILocation(line: 8, column: 45, scope: !28)
!35 = !DILocation(line: 8, column: 36, scope: !28)
!36 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 9, type: !16, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !37)
!37 = !{!38}
!38 = !DILocalVariable(name: "x", arg: 1, scope: !36, file: !3, line: 9, type: !18)
!39 = !DILocation(line: 9, column: 23, scope: !36)
!40 = !DILocation(line: 9, column: 33, scope: !36)
!41 = !DILocation(line: 9, column: 48, scope: !36)
!42 = !DILocation(line: 9, column: 46, scope: !36)
!43 = !DILocation(line: 9, column: 37, scope: !36)
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !45, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!18}
!47 = !{!48, !49}
!48 = !DILocalVariable(name: "sum", scope: !44, file: !3, line: 13, type: !18)
!49 = !DILocalVariable(name: "d", scope: !50, file: !3, line: 14, type: !51)
!50 = distinct !DILexicalBlock(scope: !44, file: !3, line: 14, column: 3)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!52 = !DILocation(line: 13, column: 3, scope: !44)
!53 = !DILocation(line: 13, column: 7, scope: !44)
!54 = !DILocation(line: 14, column: 8, scope: !50)
!55 = !DILocation(line: 14, column: 29, scope: !50)
!56 = !DILocation(line: 14, column: 50, scope: !57)
!57 = distinct !DILexicalBlock(scope: !50, file: !3, line: 14, column: 3)
!58 = !DILocation(line: 14, column: 52, scope: !57)
!59 = !DILocation(line: 14, column: 3, scope: !50)
!60 = !DILocation(line: 14, column: 3, scope: !57)
!61 = !DILocation(line: 14, column: 82, scope: !57)
!62 = !DILocation(line: 14, column: 85, scope: !57)
!63 = !DILocation(line: 14, column: 79, scope: !57)
!64 = !DILocation(line: 14, column: 75, scope: !57)
!65 = !DILocation(line: 14, column: 71, scope: !57)
!66 = distinct !{!66, !59, !67, !68, !69}
!67 = !DILocation(line: 14, column: 92, scope: !50)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 15, column: 3, scope: !71)
!71 = distinct !DILexicalBlock(scope: !44, file: !3, line: 15, column: 3)
!72 = !DILocation(line: 15, column: 3, scope: !73)
!73 = distinct !DILexicalBlock(scope: !71, file: !3, line: 15, column: 3)
!74 = !DILocation(line: 16, column: 3, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !3, line: 16, column: 3)
!76 = distinct !DILexicalBlock(scope: !44, file: !3, line: 16, column: 3)
!77 = !DILocation(line: 16, column: 3, scope: !76)
!78 = !DILocation(line: 18, column: 1, scope: !44)
!79 = !DILocation(line: 17, column: 3, scope: !44)
