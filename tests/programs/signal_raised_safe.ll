source_filename = "signal_raised_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@seen = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [17 x i8] c"x == 3 || x == 4\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"signal_raised_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !18 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !23
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %x, metadata !22, metadata !DIExpression()), !dbg !24
  store i32 3, i32* %x, align 4, !dbg !24
  %call = call void (i32)* @signal(i32 noundef 10, void (i32)* noundef @handle), !dbg !25
  %call1 = call i32 @raise(i32 noundef 10), !dbg !26
  %1 = load volatile i32, i32* @seen, align 4, !dbg !27
  %tobool = icmp ne i32 %1, 0, !dbg !27
  br i1 %tobool, label %if.then, label %if.end, !dbg !29

if.then:
  store i32 4, i32* %x, align 4, !dbg !30
  br label %if.end, !dbg !31

if.end:
  %2 = load i32, i32* %x, align 4, !dbg !32
  %cmp = icmp eq i32 %2, 3, !dbg !32
  br i1 %cmp, label %if.then3, label %lor.lhs.false, !dbg !32

lor.lhs.false:
  %3 = load i32, i32* %x, align 4, !dbg !32
  %cmp2 = icmp eq i32 %3, 4, !dbg !32
  br i1 %cmp2, label %if.then3, label %if.else, !dbg !35

if.then3:
  br label %if.end4, !dbg !35

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef 14, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !32
  unreachable, !dbg !32

if.end4:
  %4 = bitcast i32* %x to i8*, !dbg !36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !36
  ret i32 0, !dbg !37
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !38 void (i32)* @signal(i32 noundef, void (i32)* noundef)

define internal void @handle(i32 noundef %number) !dbg !47 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %number.addr, metadata !49, metadata !DIExpression()), !dbg !50
  store volatile i32 1, i32* @seen, align 4, !dbg !51
  ret void, !dbg !52
}

declare !dbg !53 i32 @raise(i32 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_raised_safe.c", directory: ".")
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
!21 = !{!22}
!22 = !DILocalVariable(name: "x", scope: !18, file: !3, line: 10, type: !10)
!23 = !DILocation(line: 10, column: 3, scope: !18)
!24 = !DILocation(line: 10, column: 7, scope: !18)
!25 = !DILocation(line: 11, column: 3, scope: !18)
!26 = !DILocation(line: 12, column: 3, scope: !18)
!27 = !DILocation(line: 13, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !18, file: !3, line: 13, column: 7)
!29 = !DILocation(line: 13, column: 7, scope: !18)
!30 = !DILocation(line: 13, column: 15, scope: !28)
!31 = !DILocation(line: 13, column: 13, scope: !28)
!32 = !DILocation(line: 14, column: 3, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !3, line: 14, column: 3)
!34 = distinct !DILexicalBlock(scope: !18, file: !3, line: 14, column: 3)
!35 = !DILocation(line: 14, column: 3, scope: !34)
!36 = !DILocation(line: 16, column: 1, scope: !18)
!37 = !DILocation(line: 15, column: 3, scope: !18)
!38 = !DISubprogram(name: "signal", scope: !39, file: !39, line: 88, type: !40, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !46)
!39 = !DIFile(filename: "/usr/include/signal.h", directory: "")
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !10, !42}
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !39, line: 72, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DISubroutineType(types: !45)
!45 = !{null, !10}
!46 = !{}
!47 = distinct !DISubprogram(name: "handle", scope: !3, file: !3, line: 7, type: !44, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !48)
!48 = !{!49}
!49 = !DILocalVariable(name: "number", arg: 1, scope: !47, file: !3, line: 7, type: !10)
!50 = !DILocation(line: 7, column: 24, scope: !47)
!51 = !DILocation(line: 7, column: 39, scope: !47)
!52 = !DILocation(line: 7, column: 44, scope: !47)
!53 = !DISubprogram(name: "raise", scope: !39, file: !39, line: 123, type: !54, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !46)
!54 = !DISubroutineType(types: !55)
!55 = !{!10, !10}
