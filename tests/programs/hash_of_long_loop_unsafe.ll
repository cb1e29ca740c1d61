source_filename = "hash_of_long_loop_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"sum % 2 == 2\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"hash_of_long_loop_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %sum to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !14, metadata !DIExpression()), !dbg !19
  store i32 1, i32* %sum, align 4, !dbg !19
  %1 = bitcast i32* %i to i8*, !dbg !20
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !20
  call void @llvm.dbg.declare(metadata i32* %i, metadata !16, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %i, align 4, !dbg !21
  br label %for.cond, !dbg !20

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !22
  %cmp = icmp ult i32 %2, 500000, !dbg !24
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !25

for.cond.cleanup:
  %3 = bitcast i32* %i to i8*, !dbg !26
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !26
  br label %for.end

for.body:
  %4 = load i32, i32* %sum, align 4, !dbg !27
  %5 = load i32, i32* %i, align 4, !dbg !28
  %add = add i32 %4, %5, !dbg !29
  %call = call i32 @mixed(i32 noundef %add), !dbg !30
  store i32 %call, i32* %sum, align 4, !dbg !31
  br label %for.inc, !dbg !32

for.inc:
  %6 = load i32, i32* %i, align 4, !dbg !33
  %inc = add i32 %6, 1, !dbg !33
  store i32 %inc, i32* %i, align 4, !dbg !33
  br label %for.cond, !dbg !26, !llvm.loop !34

for.end:
  %7 = load i32, i32* %sum, align 4, !dbg !38
  %rem = urem i32 %7, 2, !dbg !38
  %cmp1 = icmp eq i32 %rem, 2, !dbg !38
  br i1 %cmp1, label %if.then, label %if.else, !dbg !41

if.then:
  br label %if.end, !dbg !41

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !38
  unreachable, !dbg !38

if.end:
  %8 = bitcast i32* %sum to i8*, !dbg !42
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !42
  ret i32 0, !dbg !43
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define internal i32 @mixed(i32 noundef %x) !dbg !44 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !48, metadata !DIExpression()), !dbg !49
  %0 = load i32, i32* %x.addr, align 4, !dbg !50
  %shr = lshr i32 %0, 13, !dbg !51
  %1 = load i32, i32* %x.addr, align 4, !dbg !52
  %xor = xor i32 %1, %shr, !dbg !52
  store i32 %xor, i32* %x.addr, align 4, !dbg !52
  %2 = load i32, i32* %x.addr, align 4, !dbg !53
  %mul = mul i32 %2, 1540483477, !dbg !53
  store i32 %mul, i32* %x.addr, align 4, !dbg !53
  %3 = load i32, i32* %x.addr, align 4, !dbg !54
  %4 = load i32, i32* %x.addr, align 4, !dbg !55
  %shr1 = lshr i32 %4, 15, !dbg !56
  %xor2 = xor i32 %3, %shr1, !dbg !57
  ret i32 %xor2, !dbg !58
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "hash_of_long_loop_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16}
!14 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 13, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "i", scope: !17, file: !1, line: 14, type: !15)
!17 = distinct !DILexicalBlock(scope: !9, file: !1, line: 14, column: 5)
!18 = !DILocation(line: 13, column: 5, scope: !9)
!19 = !DILocation(line: 13, column: 14, scope: !9)
!20 = !DILocation(line: 14, column: 10, scope: !17)
!21 = !DILocation(line: 14, column: 19, scope: !17)
!22 = !DILocation(line: 14, column: 26, scope: !23)
!23 = distinct !DILexicalBlock(scope: !17, file: !1, line: 14, column: 5)
!24 = !DILocation(line: 14, column: 28, scope: !23)
!25 = !DILocation(line: 14, column: 5, scope: !17)
!26 = !DILocation(line: 14, column: 5, scope: !23)
!27 = !DILocation(line: 15, column: 21, scope: !23)
!28 = !DILocation(line: 15, column: 27, scope: !23)
!29 = !DILocation(line: 15, column: 25, scope: !23)
!30 = !DILocation(line: 15, column: 15, scope: !23)
!31 = !DILocation(line: 15, column: 13, scope: !23)
!32 = !DILocation(line: 15, column: 9, scope: !23)
!33 = !DILocation(line: 14, column: 39, scope: !23)
!34 = distinct !{!34, !25, !35, !36, !37}
!35 = !DILocation(line: 15, column: 28, scope: !17)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!"llvm.loop.unroll.disable"}
!38 = !DILocation(line: 16, column: 5, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !1, line: 16, column: 5)
!40 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 5)
!41 = !DILocation(line: 16, column: 5, scope: !40)
!42 = !DILocation(line: 18, column: 1, scope: !9)
!43 = !DILocation(line: 17, column: 5, scope: !9)
!44 = distinct !DISubprogram(name: "mixed", scope: !1, file: !1, line: 4, type: !45, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!15, !15}
!47 = !{!48}
!48 = !DILocalVariable(name: "x", arg: 1, scope: !44, file: !1, line: 4, type: !15)
!49 = !DILocation(line: 4, column: 32, scope: !44)
!50 = !DILocation(line: 6, column: 10, scope: !44)
!51 = !DILocation(line: 6, column: 12, scope: !44)
!52 = !DILocation(line: 6, column: 7, scope: !44)
!53 = !DILocation(line: 7, column: 7, scope: !44)
!54 = !DILocation(line: 8, column: 12, scope: !44)
!55 = !DILocation(line: 8, column: 16, scope: !44)
!56 = !DILocation(line: 8, column: 18, scope: !44)
!57 = !DILocation(line: 8, column: 14, scope: !44)
!58 = !DILocation(line: 8, column: 5, scope: !44)
