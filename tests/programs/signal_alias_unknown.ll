source_filename = "signal_alias_unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@value = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [12 x i8] c"*place == 1\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"signal_alias_unknown.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !14 {
entry:
  %retval = alloca i32, align 4
  %place = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32** %place to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !20
  call void @llvm.dbg.declare(metadata i32** %place, metadata !18, metadata !DIExpression()), !dbg !21
  store i32* @value, i32** %place, align 8, !dbg !21
  %call = call void (i32)* @signal(i32 noundef 2, void (i32)* noundef @handle), !dbg !22
  %1 = load i32*, i32** %place, align 8, !dbg !23
  store volatile i32 1, i32* %1, align 4, !dbg !24
  %2 = load i32*, i32** %place, align 8, !dbg !25
  %3 = load volatile i32, i32* %2, align 4, !dbg !25
  %cmp = icmp eq i32 %3, 1, !dbg !25
  br i1 %cmp, label %if.then, label %if.else, !dbg !28

if.then:
  br label %if.end, !dbg !28

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !25
  unreachable, !dbg !25

if.end:
  %4 = bitcast i32** %place to i8*, !dbg !29
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !29
  ret i32 0, !dbg !30
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !31 void (i32)* @signal(i32 noundef, void (i32)* noundef)

define internal void @handle(i32 noundef %number) !dbg !40 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %number.addr, metadata !42, metadata !DIExpression()), !dbg !43
  store volatile i32 5, i32* @value, align 4, !dbg !44
  ret void, !dbg !45
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_alias_unknown.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 7, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 1}

!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!6}
!17 = !{!18}
!18 = !DILocalVariable(name: "place", scope: !14, file: !3, line: 10, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!20 = !DILocation(line: 10, column: 3, scope: !14)
!21 = !DILocation(line: 10, column: 17, scope: !14)
!22 = !DILocation(line: 11, column: 3, scope: !14)
!23 = !DILocation(line: 12, column: 4, scope: !14)
!24 = !DILocation(line: 12, column: 10, scope: !14)
!25 = !DILocation(line: 13, column: 3, scope: !26)
!26 = distinct !DILexicalBlock(scope: !27, file: !3, line: 13, column: 3)
!27 = distinct !DILexicalBlock(scope: !14, file: !3, line: 13, column: 3)
!28 = !DILocation(line: 13, column: 3, scope: !27)
!29 = !DILocation(line: 15, column: 1, scope: !14)
!30 = !DILocation(line: 14, column: 3, scope: !14)
!31 = !DISubprogram(name: "signal", scope: !32, file: !32, line: 88, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !39)
!32 = !DIFile(filename: "/usr/include/signal.h", directory: "")
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !6, !35}
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !32, line: 72, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !6}
!39 = !{}
!40 = distinct !DISubprogram(name: "handle", scope: !3, file: !3, line: 7, type: !37, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !41)
!41 = !{!42}
!42 = !DILocalVariable(name: "number", arg: 1, scope: !40, file: !3, line: 7, type: !6)
!43 = !DILocation(line: 7, column: 24, scope: !40)
!44 = !DILocation(line: 7, column: 40, scope: !40)
!45 = !DILocation(line: 7, column: 45, scope: !40)
