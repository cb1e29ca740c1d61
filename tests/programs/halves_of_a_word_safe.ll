source_filename = "halves_of_a_word_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [33 x i8] c"handle == 2 || handle == 0x10001\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"halves_of_a_word_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %handle = alloca i32, align 4
  %index = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %generation = alloca i16, align 2
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %handle to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %handle, metadata !14, metadata !DIExpression()), !dbg !20
  %call = call i32 @nondet_uint(), !dbg !21
  store i32 %call, i32* %handle, align 4, !dbg !20
  %1 = bitcast i32* %index to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %index, metadata !16, metadata !DIExpression()), !dbg !23
  %2 = load i32, i32* %handle, align 4, !dbg !24
  %and = and i32 %2, 65535, !dbg !25
  store i32 %and, i32* %index, align 4, !dbg !23
  %3 = load i32, i32* %index, align 4, !dbg !26
  %cmp = icmp eq i32 %3, 0, !dbg !28
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !29

lor.lhs.false:
  %4 = load i32, i32* %index, align 4, !dbg !30
  %cmp1 = icmp ugt i32 %4, 2, !dbg !31
  br i1 %cmp1, label %if.then, label %if.end, !dbg !32

if.then:
  store i32 0, i32* %retval, align 4, !dbg !33
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !33

if.end:
  %5 = bitcast i16* %generation to i8*, !dbg !34
  call void @llvm.lifetime.start.p0i8(i64 2, i8* %5), !dbg !34
  call void @llvm.dbg.declare(metadata i16* %generation, metadata !17, metadata !DIExpression()), !dbg !35
  %6 = load i32, i32* %index, align 4, !dbg !36
  %cmp2 = icmp eq i32 %6, 1, !dbg !37
  %7 = zext i1 %cmp2 to i64, !dbg !36
  %cond = select i1 %cmp2, i32 1, i32 0, !dbg !36
  %conv = trunc i32 %cond to i16, !dbg !36
  store i16 %conv, i16* %generation, align 2, !dbg !35
  %8 = load i16, i16* %generation, align 2, !dbg !38
  %conv3 = zext i16 %8 to i32, !dbg !38
  %9 = load i32, i32* %handle, align 4, !dbg !40
  %shr = lshr i32 %9, 16, !dbg !41
  %cmp4 = icmp eq i32 %conv3, %shr, !dbg !42
  br i1 %cmp4, label %if.then6, label %if.end14, !dbg !43

if.then6:
  %10 = load i32, i32* %handle, align 4, !dbg !44
  %cmp7 = icmp eq i32 %10, 2, !dbg !44
  br i1 %cmp7, label %if.then12, label %lor.lhs.false9, !dbg !44

lor.lhs.false9:
  %11 = load i32, i32* %handle, align 4, !dbg !44
  %cmp10 = icmp eq i32 %11, 65537, !dbg !44
  br i1 %cmp10, label %if.then12, label %if.else, !dbg !47

if.then12:
  br label %if.end13, !dbg !47

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !44
  unreachable, !dbg !44

if.end13:
  br label %if.end14, !dbg !48

if.end14:
  store i32 0, i32* %retval, align 4, !dbg !49
  store i32 1, i32* %cleanup.dest.slot, align 4
  %12 = bitcast i16* %generation to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 2, i8* %12), !dbg !50
  br label %cleanup

cleanup:
  %13 = bitcast i32* %index to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !50
  %14 = bitcast i32* %handle to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !50
  %15 = load i32, i32* %retval, align 4, !dbg !50
  ret i32 %15, !dbg !50
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !51 i32 @nondet_uint()

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "halves_of_a_word_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !16, !17}
!14 = !DILocalVariable(name: "handle", scope: !9, file: !1, line: 6, type: !15)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DILocalVariable(name: "index", scope: !9, file: !1, line: 7, type: !15)
!17 = !DILocalVariable(name: "generation", scope: !9, file: !1, line: 9, type: !18)
!18 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!19 = !DILocation(line: 6, column: 3, scope: !9)
!20 = !DILocation(line: 6, column: 12, scope: !9)
!21 = !DILocation(line: 6, column: 21, scope: !9)
!22 = !DILocation(line: 7, column: 3, scope: !9)
!23 = !DILocation(line: 7, column: 12, scope: !9)
!24 = !DILocation(line: 7, column: 20, scope: !9)
!25 = !DILocation(line: 7, column: 27, scope: !9)
!26 = !DILocation(line: 8, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!28 = !DILocation(line: 8, column: 13, scope: !27)
!29 = !DILocation(line: 8, column: 18, scope: !27)
!30 = !DILocation(line: 8, column: 21, scope: !27)
!31 = !DILocation(line: 8, column: 27, scope: !27)
!32 = !DILocation(line: 8, column: 7, scope: !9)
!33 = !DILocation(line: 8, column: 32, scope: !27)
!34 = !DILocation(line: 9, column: 3, scope: !9)
!35 = !DILocation(line: 9, column: 18, scope: !9)
!36 = !DILocation(line: 9, column: 31, scope: !9)
!37 = !DILocation(line: 9, column: 37, scope: !9)
!38 = !DILocation(line: 10, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 7)
!40 = !DILocation(line: 10, column: 21, scope: !39)
!41 = !DILocation(line: 10, column: 28, scope: !39)
!42 = !DILocation(line: 10, column: 18, scope: !39)
!43 = !DILocation(line: 10, column: 7, scope: !9)
!44 = !DILocation(line: 10, column: 35, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 10, column: 35)
!46 = distinct !DILexicalBlock(scope: !39, file: !1, line: 10, column: 35)
!47 = !DILocation(line: 10, column: 35, scope: !46)
!48 = !DILocation(line: 10, column: 35, scope: !39)
!49 = !DILocation(line: 11, column: 3, scope: !9)
!50 = !DILocation(line: 12, column: 1, scope: !9)
!51 = !DISubprogram(name: "nondet_uint", scope: !1, file: !1, line: 3, type: !52, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!15}
!54 = !{}
