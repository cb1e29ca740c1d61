source_filename = "locks_by_address_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.lock = type { i32 }

@first = internal global %struct.lock zeroinitializer, align 4, !dbg !0
@second = internal global %struct.lock zeroinitializer, align 4, !dbg !9
@.str = private unnamed_addr constant [26 x i8] c"first.held && second.held\00", align 1
@.str.1 = private unnamed_addr constant [26 x i8] c"locks_by_address_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"&first < &second\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"!l->held\00", align 1
@__PRETTY_FUNCTION__.take = private unnamed_addr constant [25 x i8] c"void take(struct lock *)\00", align 1

define dso_local i32 @main() !dbg !22 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @take_both(%struct.lock* noundef @first, %struct.lock* noundef @second), !dbg !26
  %0 = load i32, i32* getelementptr inbounds (%struct.lock, %struct.lock* @first, i32 0, i32 0), align 4, !dbg !27
  %tobool = icmp ne i32 %0, 0, !dbg !27
  br i1 %tobool, label %land.lhs.true, label %if.else, !dbg !27

land.lhs.true:
  %1 = load i32, i32* getelementptr inbounds (%struct.lock, %struct.lock* @second, i32 0, i32 0), align 4, !dbg !27
  %tobool1 = icmp ne i32 %1, 0, !dbg !27
  br i1 %tobool1, label %if.then, label %if.else, !dbg !30

if.then:
  br label %if.end, !dbg !30

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !27
  unreachable, !dbg !27

if.end:
  br i1 icmp ult (%struct.lock* @first, %struct.lock* @second), label %if.then2, label %if.else3, !dbg !31

if.then2:
  br label %if.end4, !dbg !31

if.else3:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !33
  unreachable, !dbg !33

if.end4:
  ret i32 0, !dbg !35
}

define internal void @take_both(%struct.lock* noundef %a, %struct.lock* noundef %b) !dbg !36 {
entry:
  %a.addr = alloca %struct.lock*, align 8
  %b.addr = alloca %struct.lock*, align 8
  store %struct.lock* %a, %struct.lock** %a.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.lock** %a.addr, metadata !41, metadata !DIExpression()), !dbg !43
  store %struct.lock* %b, %struct.lock** %b.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.lock** %b.addr, metadata !42, metadata !DIExpression()), !dbg !44
  %0 = load %struct.lock*, %struct.lock** %a.addr, align 8, !dbg !45
  %1 = ptrtoint %struct.lock* %0 to i64, !dbg !47
  %2 = load %struct.lock*, %struct.lock** %b.addr, align 8, !dbg !48
  %3 = ptrtoint %struct.lock* %2 to i64, !dbg !49
  %cmp = icmp ult i64 %1, %3, !dbg !50
  br i1 %cmp, label %if.then, label %if.else, !dbg !51

if.then:
  %4 = load %struct.lock*, %struct.lock** %a.addr, align 8, !dbg !52
  call void @take(%struct.lock* noundef %4), !dbg !54
  %5 = load %struct.lock*, %struct.lock** %b.addr, align 8, !dbg !55
  call void @take(%struct.lock* noundef %5), !dbg !56
  br label %if.end3, !dbg !57

if.else:
  %6 = load %struct.lock*, %struct.lock** %a.addr, align 8, !dbg !58
  %7 = load %struct.lock*, %struct.lock** %b.addr, align 8, !dbg !60
  %cmp1 = icmp ugt %struct.lock* %6, %7, !dbg !61
  br i1 %cmp1, label %if.then2, label %if.end, !dbg !62

if.then2:
  %8 = load %struct.lock*, %struct.lock** %b.addr, align 8, !dbg !63
  call void @take(%struct.lock* noundef %8), !dbg !65
  %9 = load %struct.lock*, %struct.lock** %a.addr, align 8, !dbg !66
  call void @take(%struct.lock* noundef %9), !dbg !67
  br label %if.end, !dbg !68

if.end:
  br label %if.end3

if.end3:
  ret void, !dbg !69
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @take(%struct.lock* noundef %l) !dbg !70 {
entry:
  %l.addr = alloca %struct.lock*, align 8
  store %struct.lock* %l, %struct.lock** %l.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.lock** %l.addr, metadata !74, metadata !DIExpression()), !dbg !75
  %0 = load %struct.lock*, %struct.lock** %l.addr, align 8, !dbg !76
  %held = getelementptr inbounds %struct.lock, %struct.lock* %0, i32 0, i32 0, !dbg !76
  %1 = load i32, i32* %held, align 4, !dbg !76
  %tobool = icmp ne i32 %1, 0, !dbg !76
  br i1 %tobool, label %if.else, label %if.then, !dbg !79

if.then:
  br label %if.end, !dbg !79

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @__PRETTY_FUNCTION__.take, i64 0, i64 0)), !dbg !76
  unreachable, !dbg !76

if.end:
  %2 = load %struct.lock*, %struct.lock** %l.addr, align 8, !dbg !80
  %held1 = getelementptr inbounds %struct.lock, %struct.lock* %2, i32 0, i32 0, !dbg !81
  store i32 1, i32* %held1, align 4, !dbg !82
  ret void, !dbg !83
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 5, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks_by_address_unsafe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 90, baseType: !7)
!6 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 5, type: !11, isLocal: true, isDefinition: true)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "lock", file: !3, line: 4, size: 32, elements: !12)
!12 = !{!13}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "held", scope: !11, file: !3, line: 4, baseType: !14, size: 32)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}

!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !23, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!14}
!25 = !{}
!26 = !DILocation(line: 20, column: 3, scope: !22)
!27 = !DILocation(line: 21, column: 3, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !3, line: 21, column: 3)
!29 = distinct !DILexicalBlock(scope: !22, file: !3, line: 21, column: 3)
!30 = !DILocation(line: 21, column: 3, scope: !29)
!31 = !DILocation(line: 22, column: 3, scope: !32)
!32 = distinct !DILexicalBlock(scope: !22, file: !3, line: 22, column: 3)
!33 = !DILocation(line: 22, column: 3, scope: !34)
!34 = distinct !DILexicalBlock(scope: !32, file: !3, line: 22, column: 3)
!35 = !DILocation(line: 23, column: 3, scope: !22)
!36 = distinct !DISubprogram(name: "take_both", scope: !3, file: !3, line: 10, type: !37, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !40)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !39, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!40 = !{!41, !42}
!41 = !DILocalVariable(name: "a", arg: 1, scope: !36, file: !3, line: 10, type: !39)
!42 = !DILocalVariable(name: "b", arg: 2, scope: !36, file: !3, line: 10, type: !39)
!43 = !DILocation(line: 10, column: 36, scope: !36)
!44 = !DILocation(line: 10, column: 52, scope: !36)
!45 = !DILocation(line: 11, column: 18, scope: !46)
!46 = distinct !DILexicalBlock(scope: !36, file: !3, line: 11, column: 7)
!47 = !DILocation(line: 11, column: 7, scope: !46)
!48 = !DILocation(line: 11, column: 33, scope: !46)
!49 = !DILocation(line: 11, column: 22, scope: !46)
!50 = !DILocation(line: 11, column: 20, scope: !46)
!51 = !DILocation(line: 11, column: 7, scope: !36)
!52 = !DILocation(line: 12, column: 10, scope: !53)
!53 = distinct !DILexicalBlock(scope: !46, file: !3, line: 11, column: 36)
!54 = !DILocation(line: 12, column: 5, scope: !53)
!55 = !DILocation(line: 13, column: 10, scope: !53)
!56 = !DILocation(line: 13, column: 5, scope: !53)
!57 = !DILocation(line: 14, column: 3, scope: !53)
!58 = !DILocation(line: 14, column: 14, scope: !59)
!59 = distinct !DILexicalBlock(scope: !46, file: !3, line: 14, column: 14)
!60 = !DILocation(line: 14, column: 18, scope: !59)
!61 = !DILocation(line: 14, column: 16, scope: !59)
!62 = !DILocation(line: 14, column: 14, scope: !46)
!63 = !DILocation(line: 15, column: 10, scope: !64)
!64 = distinct !DILexicalBlock(scope: !59, file: !3, line: 14, column: 21)
!65 = !DILocation(line: 15, column: 5, scope: !64)
!66 = !DILocation(line: 16, column: 10, scope: !64)
!67 = !DILocation(line: 16, column: 5, scope: !64)
!68 = !DILocation(line: 17, column: 3, scope: !64)
!69 = !DILocation(line: 18, column: 1, scope: !36)
!70 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 6, type: !71, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{null, !39}
!73 = !{!74}
!74 = !DILocalVariable(name: "l", arg: 1, scope: !70, file: !3, line: 6, type: !39)
!75 = !DILocation(line: 6, column: 31, scope: !70)
!76 = !DILocation(line: 7, column: 3, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !3, line: 7, column: 3)
!78 = distinct !DILexicalBlock(scope: !70, file: !3, line: 7, column: 3)
!79 = !DILocation(line: 7, column: 3, scope: !78)
!80 = !DILocation(line: 8, column: 3, scope: !70)
!81 = !DILocation(line: 8, column: 6, scope: !70)
!82 = !DILocation(line: 8, column: 11, scope: !70)
!83 = !DILocation(line: 9, column: 1, scope: !70)
