source_filename = "locks_by_address_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.lock = type { i32 }

@first = internal global %struct.lock zeroinitializer, align 4, !dbg !0
@second = internal global %struct.lock zeroinitializer, align 4, !dbg !11
@.str = private unnamed_addr constant [26 x i8] c"first.held && second.held\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"locks_by_address_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [108 x i8] c"(char *)&first + sizeof first <= (char *)&second || (uintptr_t)&second + sizeof second <= (uintptr_t)&first\00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"!l->held\00", align 1
@__PRETTY_FUNCTION__.take = private unnamed_addr constant [25 x i8] c"void take(struct lock *)\00", align 1

define dso_local i32 @main() !dbg !24 {
entry:
  %retval = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @take_both(%struct.lock* noundef @first, %struct.lock* noundef @second), !dbg !28
  %0 = load i32, i32* getelementptr inbounds (%struct.lock, %struct.lock* @first, i32 0, i32 0), align 4, !dbg !29
  %tobool = icmp ne i32 %0, 0, !dbg !29
  br i1 %tobool, label %land.lhs.true, label %if.else, !dbg !29

land.lhs.true:
  %1 = load i32, i32* getelementptr inbounds (%struct.lock, %struct.lock* @second, i32 0, i32 0), align 4, !dbg !29
  %tobool1 = icmp ne i32 %1, 0, !dbg !29
  br i1 %tobool1, label %if.then, label %if.else, !dbg !32

if.then:
  br label %if.end, !dbg !32

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !29
  unreachable, !dbg !29

if.end:
  br i1 icmp ule (%struct.lock* bitcast (i8* getelementptr inbounds (i8, i8* bitcast (%struct.lock* @first to i8*), i64 4) to %struct.lock*), %struct.lock* @second), label %if.then2, label %lor.lhs.false, !dbg !33

lor.lhs.false:
  br i1 icmp ule (i64 add (i64 ptrtoint (%struct.lock* @second to i64), i64 4), i64 ptrtoint (%struct.lock* @first to i64)), label %if.then2, label %if.else3, !dbg !36

if.then2:
  br label %if.end4, !dbg !36

if.else3:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([108 x i8], [108 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 22, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !33
  unreachable, !dbg !33

if.end4:
  ret i32 0, !dbg !37
}

define internal void @take_both(%struct.lock* noundef %a, %struct.lock* noundef %b) !dbg !38 {
entry:
  %a.addr = alloca %struct.lock*, align 8
  %b.addr = alloca %struct.lock*, align 8
  store %struct.lock* %a, %struct.lock** %a.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.lock** %a.addr, metadata !43, metadata !DIExpression()), !dbg !45
  store %struct.lock* %b, %struct.lock** %b.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.lock** %b.addr, metadata !44, metadata !DIExpression()), !dbg !46
  %0 = load %struct.lock*, %struct.lock** %a.addr, align 8, !dbg !47
  %1 = ptrtoint %struct.lock* %0 to i64, !dbg !49
  %2 = load %struct.lock*, %struct.lock** %b.addr, align 8, !dbg !50
  %3 = ptrtoint %struct.lock* %2 to i64, !dbg !51
  %cmp = icmp ult i64 %1, %3, !dbg !52
  br i1 %cmp, label %if.then, label %if.else, !dbg !53

if.then:
  %4 = load %struct.lock*, %struct.lock** %a.addr, align 8, !dbg !54
  call void @take(%struct.lock* noundef %4), !dbg !56
  %5 = load %struct.lock*, %struct.lock** %b.addr, align 8, !dbg !57
  call void @take(%struct.lock* noundef %5), !dbg !58
  br label %if.end3, !dbg !59

if.else:
  %6 = load %struct.lock*, %struct.lock** %a.addr, align 8, !dbg !60
  %7 = load %struct.lock*, %struct.lock** %b.addr, align 8, !dbg !62
  %cmp1 = icmp ugt %struct.lock* %6, %7, !dbg !63
  br i1 %cmp1, label %if.then2, label %if.end, !dbg !64

if.then2:
  %8 = load %struct.lock*, %struct.lock** %b.addr, align 8, !dbg !65
  call void @take(%struct.lock* noundef %8), !dbg !67
  %9 = load %struct.lock*, %struct.lock** %a.addr, align 8, !dbg !68
  call void @take(%struct.lock* noundef %9), !dbg !69
  br label %if.end, !dbg !70

if.end:
  br label %if.end3

if.end3:
  ret void, !dbg !71
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal void @take(%struct.lock* noundef %l) !dbg !72 {
entry:
  %l.addr = alloca %struct.lock*, align 8
  store %struct.lock* %l, %struct.lock** %l.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.lock** %l.addr, metadata !76, metadata !DIExpression()), !dbg !77
  %0 = load %struct.lock*, %struct.lock** %l.addr, align 8, !dbg !78
  %held = getelementptr inbounds %struct.lock, %struct.lock* %0, i32 0, i32 0, !dbg !78
  %1 = load i32, i32* %held, align 4, !dbg !78
  %tobool = icmp ne i32 %1, 0, !dbg !78
  br i1 %tobool, label %if.else, label %if.then, !dbg !81

if.then:
  br label %if.end, !dbg !81

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 7, i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @__PRETTY_FUNCTION__.take, i64 0, i64 0)), !dbg !78
  unreachable, !dbg !78

if.end:
  %2 = load %struct.lock*, %struct.lock** %l.addr, align 8, !dbg !82
  %held1 = getelementptr inbounds %struct.lock, %struct.lock* %2, i32 0, i32 0, !dbg !83
  store i32 1, i32* %held1, align 4, !dbg !84
  ret void, !dbg !85
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 5, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks_by_address_safe.c", directory: ".")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !8, line: 90, baseType: !9)
!8 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 5, type: !13, isLocal: true, isDefinition: true)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "lock", file: !3, line: 4, size: 32, elements: !14)
!14 = !{!15}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "held", scope: !13, file: !3, line: 4, baseType: !16, size: 32)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 7, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 1}

!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !25, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!16}
!27 = !{}
!28 = !DILocation(line: 20, column: 3, scope: !24)
!29 = !DILocation(line: 21, column: 3, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 21, column: 3)
!31 = distinct !DILexicalBlock(scope: !24, file: !3, line: 21, column: 3)
!32 = !DILocation(line: 21, column: 3, scope: !31)
!33 = !DILocation(line: 22, column: 3, scope: !34)
!34 = distinct !DILexicalBlock(scope: !35, file: !3, line: 22, column: 3)
!35 = distinct !DILexicalBlock(scope: !24, file: !3, line: 22, column: 3)
!36 = !DILocation(line: 22, column: 3, scope: !35)
!37 = !DILocation(line: 23, column: 3, scope: !24)
!38 = distinct !DISubprogram(name: "take_both", scope: !3, file: !3, line: 10, type: !39, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !42)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !41, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!42 = !{!43, !44}
!43 = !DILocalVariable(name: "a", arg: 1, scope: !38, file: !3, line: 10, type: !41)
!44 = !DILocalVariable(name: "b", arg: 2, scope: !38, file: !3, line: 10, type: !41)
!45 = !DILocation(line: 10, column: 36, scope: !38)
!46 = !DILocation(line: 10, column: 52, scope: !38)
!47 = !DILocation(line: 11, column: 18, scope: !48)
!48 = distinct !DILexicalBlock(scope: !38, file: !3, line: 11, column: 7)
!49 = !DILocation(line: 11, column: 7, scope: !48)
!50 = !DILocation(line: 11, column: 33, scope: !48)
!51 = !DILocation(line: 11, column: 22, scope: !48)
!52 = !DILocation(line: 11, column: 20, scope: !48)
!53 = !DILocation(line: 11, column: 7, scope: !38)
!54 = !DILocation(line: 12, column: 10, scope: !55)
!55 = distinct !DILexicalBlock(scope: !48, file: !3, line: 11, column: 36)
!56 = !DILocation(line: 12, column: 5, scope: !55)
!57 = !DILocation(line: 13, column: 10, scope: !55)
!58 = !DILocation(line: 13, column: 5, scope: !55)
!59 = !DILocation(line: 14, column: 3, scope: !55)
!60 = !DILocation(line: 14, column: 14, scope: !61)
!61 = distinct !DILexicalBlock(scope: !48, file: !3, line: 14, column: 14)
!62 = !DILocation(line: 14, column: 18, scope: !61)
!63 = !DILocation(line: 14, column: 16, scope: !61)
!64 = !DILocation(line: 14, column: 14, scope: !48)
!65 = !DILocation(line: 15, column: 10, scope: !66)
!66 = distinct !DILexicalBlock(scope: !61, file: !3, line: 14, column: 21)
!67 = !DILocation(line: 15, column: 5, scope: !66)
!68 = !DILocation(line: 16, column: 10, scope: !66)
!69 = !DILocation(line: 16, column: 5, scope: !66)
!70 = !DILocation(line: 17, column: 3, scope: !66)
!71 = !DILocation(line: 18, column: 1, scope: !38)
!72 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 6, type: !73, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !75)
!73 = !DISubroutineType(types: !74)
!74 = !{null, !41}
!75 = !{!76}
!76 = !DILocalVariable(name: "l", arg: 1, scope: !72, file: !3, line: 6, type: !41)
!77 = !DILocation(line: 6, column: 31, scope: !72)
!78 = !DILocation(line: 7, column: 3, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 7, column: 3)
!80 = distinct !DILexicalBlock(scope: !72, file: !3, line: 7, column: 3)
!81 = !DILocation(line: 7, column: 3, scope: !80)
!82 = !DILocation(line: 8, column: 3, scope: !72)
!83 = !DILocation(line: 8, column: 6, scope: !72)
!84 = !DILocation(line: 8, column: 11, scope: !72)
!85 = !DILocation(line: 9, column: 1, scope: !72)
