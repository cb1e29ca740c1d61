source_filename = "signal_wait_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@stop = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() !dbg !24 {
entry:
  %retval = alloca i32, align 4
  %failed = alloca i32, align 4
  %result = alloca i32*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %failed to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !31
  call void @llvm.dbg.declare(metadata i32* %failed, metadata !28, metadata !DIExpression()), !dbg !32
  store i32 0, i32* %failed, align 4, !dbg !32
  %1 = bitcast i32** %result to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !31
  call void @llvm.dbg.declare(metadata i32** %result, metadata !29, metadata !DIExpression()), !dbg !33
  store i32* %failed, i32** %result, align 8, !dbg !33
  %call = call void (i32)* @signal(i32 noundef 2, void (i32)* noundef @handler), !dbg !34
  %cmp = icmp eq void (i32)* %call, inttoptr (i64 -1 to void (i32)*), !dbg !36
  br i1 %cmp, label %if.then, label %if.end, !dbg !37

if.then:
  store i32 1, i32* %retval, align 4, !dbg !38
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !38

if.end:
  br label %while.cond, !dbg !39

while.cond:
  %2 = load volatile i32, i32* @stop, align 4, !dbg !40
  %tobool = icmp ne i32 %2, 0, !dbg !41
  %lnot = xor i1 %tobool, true, !dbg !41
  br i1 %lnot, label %while.body, label %while.end, !dbg !39

while.body:
  %call1 = call i32 @pause(), !dbg !42
  store i32 %call1, i32* %failed, align 4, !dbg !44
  %3 = load i32, i32* %failed, align 4, !dbg !45
  %cmp2 = icmp ne i32 %3, -1, !dbg !47
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !48

if.then3:
  store i32* null, i32** %result, align 8, !dbg !49
  br label %if.end4, !dbg !50

if.end4:
  br label %while.cond, !dbg !39, !llvm.loop !51

while.end:
  %4 = load i32*, i32** %result, align 8, !dbg !55
  %5 = load i32, i32* %4, align 4, !dbg !56
  store i32 %5, i32* %retval, align 4, !dbg !57
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !57

cleanup:
  %6 = bitcast i32** %result to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %6), !dbg !58
  %7 = bitcast i32* %failed to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %7), !dbg !58
  %8 = load i32, i32* %retval, align 4, !dbg !58
  ret i32 %8, !dbg !58
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !59 void (i32)* @signal(i32 noundef, void (i32)* noundef)

define internal void @handler(i32 noundef %number) !dbg !63 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %number.addr, metadata !65, metadata !DIExpression()), !dbg !66
  %0 = load i32, i32* %number.addr, align 4, !dbg !67
  store volatile i32 1, i32* @stop, align 4, !dbg !68
  ret void, !dbg !69
}

declare !dbg !70 i32 @pause()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 5, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_wait_safe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !6, line: 72, baseType: !7)
!6 = !DIFile(filename: "/usr/include/signal.h", directory: "")
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!0}
!12 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !13)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "sig_atomic_t", file: !14, line: 8, baseType: !15)
!14 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/sig_atomic_t.h", directory: "")
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sig_atomic_t", file: !16, line: 215, baseType: !10)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 7, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 1}

!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !25, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!10}
!27 = !{!28, !29}
!28 = !DILocalVariable(name: "failed", scope: !24, file: !3, line: 13, type: !10)
!29 = !DILocalVariable(name: "result", scope: !24, file: !3, line: 13, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!31 = !DILocation(line: 13, column: 3, scope: !24)
!32 = !DILocation(line: 13, column: 7, scope: !24)
!33 = !DILocation(line: 13, column: 20, scope: !24)
!34 = !DILocation(line: 14, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !24, file: !3, line: 14, column: 7)
!36 = !DILocation(line: 14, column: 31, scope: !35)
!37 = !DILocation(line: 14, column: 7, scope: !24)
!38 = !DILocation(line: 14, column: 43, scope: !35)
!39 = !DILocation(line: 15, column: 3, scope: !24)
!40 = !DILocation(line: 15, column: 11, scope: !24)
!41 = !DILocation(line: 15, column: 10, scope: !24)
!42 = !DILocation(line: 16, column: 14, scope: !43)
!43 = distinct !DILexicalBlock(scope: !24, file: !3, line: 15, column: 17)
!44 = !DILocation(line: 16, column: 12, scope: !43)
!45 = !DILocation(line: 17, column: 9, scope: !46)
!46 = distinct !DILexicalBlock(scope: !43, file: !3, line: 17, column: 9)
!47 = !DILocation(line: 17, column: 16, scope: !46)
!48 = !DILocation(line: 17, column: 9, scope: !43)
!49 = !DILocation(line: 17, column: 30, scope: !46)
!50 = !DILocation(line: 17, column: 23, scope: !46)
!51 = distinct !{!51, !39, !52, !53, !54}
!52 = !DILocation(line: 18, column: 3, scope: !24)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.unroll.disable"}
!55 = !DILocation(line: 19, column: 11, scope: !24)
!56 = !DILocation(line: 19, column: 10, scope: !24)
!57 = !DILocation(line: 19, column: 3, scope: !24)
!58 = !DILocation(line: 20, column: 1, scope: !24)
!59 = !DISubprogram(name: "signal", scope: !6, file: !6, line: 88, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!5, !10, !5}
!62 = !{}
!63 = distinct !DISubprogram(name: "handler", scope: !3, file: !3, line: 7, type: !8, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !64)
!64 = !{!65}
!65 = !DILocalVariable(name: "number", arg: 1, scope: !63, file: !3, line: 7, type: !10)
!66 = !DILocation(line: 7, column: 25, scope: !63)
!67 = !DILocation(line: 8, column: 9, scope: !63)
!68 = !DILocation(line: 9, column: 8, scope: !63)
!69 = !DILocation(line: 10, column: 1, scope: !63)
!70 = !DISubprogram(name: "pause", scope: !71, file: !71, line: 489, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !62)
!71 = !DIFile(filename: "/usr/include/unistd.h", directory: "")
