source_filename = "address_order_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = dso_local global [10 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [8 x i8] c"n == 10\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"address_order_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@b = dso_local global i32 0, align 4, !dbg !9
@.str.2 = private unnamed_addr constant [43 x i8] c"(a < &b) == ((uintptr_t)a < (uintptr_t)&b)\00", align 1
@.str.3 = private unnamed_addr constant [38 x i8] c"(uintptr_t)&a[3] - (uintptr_t)a == 12\00", align 1

define dso_local i32 @main() !dbg !22 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %n, metadata !26, metadata !DIExpression()), !dbg !31
  store i32 0, i32* %n, align 4, !dbg !31
  %1 = bitcast i32** %p to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !32
  call void @llvm.dbg.declare(metadata i32** %p, metadata !27, metadata !DIExpression()), !dbg !33
  store i32* getelementptr inbounds ([10 x i32], [10 x i32]* @a, i64 0, i64 0), i32** %p, align 8, !dbg !33
  br label %for.cond, !dbg !32

for.cond:
  %2 = load i32*, i32** %p, align 8, !dbg !34
  %cmp = icmp ult i32* %2, getelementptr inbounds ([10 x i32], [10 x i32]* @a, i64 1, i64 0), !dbg !36
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !37

for.cond.cleanup:
  %3 = bitcast i32** %p to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %3), !dbg !38
  br label %for.end

for.body:
  %4 = load i32, i32* %n, align 4, !dbg !39
  %inc = add nsw i32 %4, 1, !dbg !39
  store i32 %inc, i32* %n, align 4, !dbg !39
  br label %for.inc, !dbg !40

for.inc:
  %5 = load i32*, i32** %p, align 8, !dbg !41
  %incdec.ptr = getelementptr inbounds i32, i32* %5, i32 1, !dbg !41
  store i32* %incdec.ptr, i32** %p, align 8, !dbg !41
  br label %for.cond, !dbg !38, !llvm.loop !42

for.end:
  %6 = load i32, i32* %n, align 4, !dbg !46
  %cmp1 = icmp eq i32 %6, 10, !dbg !46
  br i1 %cmp1, label %if.then, label %if.else, !dbg !49

if.then:
  br label %if.end, !dbg !49

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !46
  unreachable, !dbg !46

if.end:
  br i1 xor (i1 icmp uge (i32* getelementptr inbounds ([10 x i32], [10 x i32]* @a, i64 0, i64 0), i32* @b), i1 icmp ult (i64 ptrtoint ([10 x i32]* @a to i64), i64 ptrtoint (i32* @b to i64))), label %if.then2, label %if.else3, !dbg !50

if.then2:
  br label %if.end4, !dbg !50

if.else3:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !52
  unreachable, !dbg !52

if.end4:
  br i1 icmp eq (i64 sub (i64 ptrtoint (i32* getelementptr inbounds ([10 x i32], [10 x i32]* @a, i64 0, i64 3) to i64), i64 ptrtoint ([10 x i32]* @a to i64)), i64 12), label %if.then5, label %if.else6, !dbg !54

if.then5:
  br label %if.end7, !dbg !54

if.else6:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !56
  unreachable, !dbg !56

if.end7:
  %7 = bitcast i32* %n to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !58
  ret i32 0, !dbg !59
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 4, type: !12, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "address_order_safe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 90, baseType: !7)
!6 = !DIFile(filename: "/usr/include/stdint.h", directory: "")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 4, type: !11, isLocal: false, isDefinition: true)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 320, elements: !13)
!13 = !{!14}
!14 = !DISubrange(count: 10)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 7, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 1}

!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !23, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!11}
!25 = !{!26, !27}
!26 = !DILocalVariable(name: "n", scope: !22, file: !3, line: 6, type: !11)
!27 = !DILocalVariable(name: "p", scope: !28, file: !3, line: 7, type: !29)
!28 = distinct !DILexicalBlock(scope: !22, file: !3, line: 7, column: 3)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!30 = !DILocation(line: 6, column: 3, scope: !22)
!31 = !DILocation(line: 6, column: 7, scope: !22)
!32 = !DILocation(line: 7, column: 8, scope: !28)
!33 = !DILocation(line: 7, column: 13, scope: !28)
!34 = !DILocation(line: 7, column: 20, scope: !35)
!35 = distinct !DILexicalBlock(scope: !28, file: !3, line: 7, column: 3)
!36 = !DILocation(line: 7, column: 22, scope: !35)
!37 = !DILocation(line: 7, column: 3, scope: !28)
!38 = !DILocation(line: 7, column: 3, scope: !35)
!39 = !DILocation(line: 8, column: 6, scope: !35)
!40 = !DILocation(line: 8, column: 5, scope: !35)
!41 = !DILocation(line: 7, column: 33, scope: !35)
!42 = distinct !{!42, !37, !43, !44, !45}
!43 = !DILocation(line: 8, column: 6, scope: !28)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 9, column: 3, scope: !47)
!47 = distinct !DILexicalBlock(scope: !48, file: !3, line: 9, column: 3)
!48 = distinct !DILexicalBlock(scope: !22, file: !3, line: 9, column: 3)
!49 = !DILocation(line: 9, column: 3, scope: !48)
!50 = !DILocation(line: 10, column: 3, scope: !51)
!51 = distinct !DILexicalBlock(scope: !22, file: !3, line: 10, column: 3)
!52 = !DILocation(line: 10, column: 3, scope: !53)
!53 = distinct !DILexicalBlock(scope: !51, file: !3, line: 10, column: 3)
!54 = !DILocation(line: 11, column: 3, scope: !55)
!55 = distinct !DILexicalBlock(scope: !22, file: !3, line: 11, column: 3)
!56 = !DILocation(line: 11, column: 3, scope: !57)
!57 = distinct !DILexicalBlock(scope: !55, file: !3, line: 11, column: 3)
!58 = !DILocation(line: 13, column: 1, scope: !22)
!59 = !DILocation(line: 12, column: 3, scope: !22)
