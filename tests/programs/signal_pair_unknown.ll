source_filename = "signal_pair_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@count = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [16 x i8] c"first == second\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"signal_pair_unknown.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i32, align 4
  %second = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %call = call void (i32)* @signal(i32 noundef 2, void (i32)* noundef @handle), !dbg !24
  %0 = bitcast i32* %first to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %first, metadata !22, metadata !DIExpression()), !dbg !26
  %1 = load volatile i32, i32* @count, align 4, !dbg !27
  store i32 %1, i32* %first, align 4, !dbg !26
  %2 = bitcast i32* %second to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !25
  call void @llvm.dbg.declare(metadata i32* %second, metadata !23, metadata !DIExpression()), !dbg !28
  %3 = load volatile i32, i32* @count, align 4, !dbg !29
  store i32 %3, i32* %second, align 4, !dbg !28
  %4 = load i32, i32* %first, align 4, !dbg !30
  %5 = load i32, i32* %second, align 4, !dbg !30
  %cmp = icmp eq i32 %4, %5, !dbg !30
  br i1 %cmp, label %if.then, label %if.else, !dbg !33

if.then:
  br label %if.end, !dbg !33

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !30
  unreachable, !dbg !30

if.end:
  %6 = bitcast i32* %second to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !34
  %7 = bitcast i32* %first to i8*, !dbg !34
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !34
  ret i32 0, !dbg !35
}

declare !dbg !36 void (i32)* @signal(i32 noundef, void (i32)* noundef)

define internal void @handle(i32 noundef %number) !dbg !45 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %number.addr, metadata !47, metadata !DIExpression()), !dbg !48
  %0 = load volatile i32, i32* @count, align 4, !dbg !49
  %inc = add nsw i32 %0, 1, !dbg !49
  store volatile i32 %inc, i32* @count, align 4, !dbg !49
  ret void, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_pair_unknown.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "sig_atomic_t", file: !7, line: 8, baseType: !8)
!7 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/sig_atomic_t.h", directory: "")
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sig_atomic_t", file: !9, line: 215, baseType: !10)
!9 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 7, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 1}

!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !19, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{!22, !23}
!22 = !DILocalVariable(name: "first", scope: !18, file: !3, line: 11, type: !10)
!23 = !DILocalVariable(name: "second", scope: !18, file: !3, line: 11, type: !10)
!24 = !DILocation(line: 10, column: 3, scope: !18)
!25 = !DILocation(line: 11, column: 3, scope: !18)
!26 = !DILocation(line: 11, column: 7, scope: !18)
!27 = !DILocation(line: 11, column: 15, scope: !18)
!28 = !DILocation(line: 11, column: 22, scope: !18)
!29 = !DILocation(line: 11, column: 31, scope: !18)
!30 = !DILocation(line: 12, column: 3, scope: !31)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 12, column: 3)
!32 = distinct !DILexicalBlock(scope: !18, file: !3, line: 12, column: 3)
!33 = !DILocation(line: 12, column: 3, scope: !32)
!34 = !DILocation(line: 14, column: 1, scope: !18)
!35 = !DILocation(line: 13, column: 3, scope: !18)
!36 = !DISubprogram(name: "signal", scope: !37, file: !37, line: 88, type: !38, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !44)
!37 = !DIFile(filename: "/usr/include/signal.h", directory: "")
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !10, !40}
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !37, line: 72, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DISubroutineType(types: !43)
!43 = !{null, !10}
!44 = !{}
!45 = distinct !DISubprogram(name: "handle", scope: !3, file: !3, line: 7, type: !42, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !46)
!46 = !{!47}
!47 = !DILocalVariable(name: "number", arg: 1, scope: !45, file: !3, line: 7, type: !10)
!48 = !DILocation(line: 7, column: 24, scope: !45)
!49 = !DILocation(line: 7, column: 39, scope: !45)
!50 = !DILocation(line: 7, column: 43, scope: !45)
