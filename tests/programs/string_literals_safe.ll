source_filename = "string_literals_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"left\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"right\00", align 1

define dso_local i32 @length(i8* noundef %s) !dbg !10 {
entry:
  %s.addr = alloca i8*, align 8
  %n = alloca i32, align 4
  store i8* %s, i8** %s.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %s.addr, metadata !18, metadata !DIExpression()), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %n, metadata !20, metadata !DIExpression()), !dbg !21
  store i32 0, i32* %n, align 4, !dbg !21
  br label %while.cond, !dbg !22

while.cond:
  %0 = load i8*, i8** %s.addr, align 8, !dbg !23
  %1 = load i32, i32* %n, align 4, !dbg !24
  %idxprom = sext i32 %1 to i64, !dbg !23
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 %idxprom, !dbg !23
  %2 = load i8, i8* %arrayidx, align 1, !dbg !23
  %tobool = icmp ne i8 %2, 0, !dbg !22
  br i1 %tobool, label %while.body, label %while.end, !dbg !22

while.body:
  %3 = load i32, i32* %n, align 4, !dbg !25
  %inc = add nsw i32 %3, 1, !dbg !25
  store i32 %inc, i32* %n, align 4, !dbg !25
  br label %while.cond, !dbg !22, !llvm.loop !26

while.end:
  %4 = load i32, i32* %n, align 4, !dbg !28
  ret i32 %4, !dbg !29
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @main() !dbg !30 {
entry:
  %retval = alloca i32, align 4
  %s = alloca i8*, align 8
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i8** %s, metadata !33, metadata !DIExpression()), !dbg !34
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !35
  %0 = zext i1 %call to i64, !dbg !35
  %cond = select i1 %call, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), !dbg !35
  store i8* %cond, i8** %s, align 8, !dbg !34
  call void @llvm.dbg.declare(metadata i32* %n, metadata !36, metadata !DIExpression()), !dbg !37
  %1 = load i8*, i8** %s, align 8, !dbg !38
  %call1 = call i32 @length(i8* noundef %1), !dbg !39
  store i32 %call1, i32* %n, align 4, !dbg !37
  %2 = load i32, i32* %n, align 4, !dbg !40
  %cmp = icmp ne i32 %2, 4, !dbg !42
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !43

land.lhs.true:
  %3 = load i32, i32* %n, align 4, !dbg !44
  %cmp2 = icmp ne i32 %3, 5, !dbg !45
  br i1 %cmp2, label %if.then, label %if.end, !dbg !46

if.then:
  call void @reach_error(), !dbg !47
  br label %if.end, !dbg !47

if.end:
  %4 = load i8*, i8** %s, align 8, !dbg !48
  %arrayidx = getelementptr inbounds i8, i8* %4, i64 0, !dbg !48
  %5 = load i8, i8* %arrayidx, align 1, !dbg !48
  %conv = sext i8 %5 to i32, !dbg !48
  %cmp3 = icmp eq i32 %conv, 114, !dbg !50
  br i1 %cmp3, label %land.lhs.true5, label %if.end11, !dbg !51

land.lhs.true5:
  %6 = load i8*, i8** %s, align 8, !dbg !52
  %7 = load i32, i32* %n, align 4, !dbg !53
  %sub = sub nsw i32 %7, 1, !dbg !54
  %idxprom = sext i32 %sub to i64, !dbg !52
  %arrayidx6 = getelementptr inbounds i8, i8* %6, i64 %idxprom, !dbg !52
  %8 = load i8, i8* %arrayidx6, align 1, !dbg !52
  %conv7 = sext i8 %8 to i32, !dbg !52
  %cmp8 = icmp ne i32 %conv7, 116, !dbg !55
  br i1 %cmp8, label %if.then10, label %if.end11, !dbg !56

if.then10:
  call void @reach_error(), !dbg !57
  br label %if.end11, !dbg !57

if.end11:
  %9 = load i8*, i8** %s, align 8, !dbg !58
  %arrayidx12 = getelementptr inbounds i8, i8* %9, i64 1, !dbg !58
  %10 = load i8, i8* %arrayidx12, align 1, !dbg !58
  %conv13 = sext i8 %10 to i32, !dbg !58
  %cmp14 = icmp eq i32 %conv13, 101, !dbg !60
  br i1 %cmp14, label %land.lhs.true16, label %if.end20, !dbg !61

land.lhs.true16:
  %11 = load i32, i32* %n, align 4, !dbg !62
  %cmp17 = icmp ne i32 %11, 4, !dbg !63
  br i1 %cmp17, label %if.then19, label %if.end20, !dbg !64

if.then19:
  call void @reach_error(), !dbg !65
  br label %if.end20, !dbg !65

if.end20:
  ret i32 0, !dbg !66
}

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "string_literals_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "length", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !14}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{}
!18 = !DILocalVariable(name: "s", arg: 1, scope: !10, file: !1, line: 5, type: !14)
!19 = !DILocation(line: 5, column: 24, scope: !10)
!20 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 6, type: !13)
!21 = !DILocation(line: 6, column: 7, scope: !10)
!22 = !DILocation(line: 7, column: 3, scope: !10)
!23 = !DILocation(line: 7, column: 10, scope: !10)
!24 = !DILocation(line: 7, column: 12, scope: !10)
!25 = !DILocation(line: 7, column: 17, scope: !10)
!26 = distinct !{!26, !22, !25, !27}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !DILocation(line: 8, column: 10, scope: !10)
!29 = !DILocation(line: 8, column: 3, scope: !10)
!30 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !31, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!31 = !DISubroutineType(types: !32)
!32 = !{!13}
!33 = !DILocalVariable(name: "s", scope: !30, file: !1, line: 12, type: !14)
!34 = !DILocation(line: 12, column: 15, scope: !30)
!35 = !DILocation(line: 12, column: 19, scope: !30)
!36 = !DILocalVariable(name: "n", scope: !30, file: !1, line: 13, type: !13)
!37 = !DILocation(line: 13, column: 7, scope: !30)
!38 = !DILocation(line: 13, column: 18, scope: !30)
!39 = !DILocation(line: 13, column: 11, scope: !30)
!40 = !DILocation(line: 14, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !30, file: !1, line: 14, column: 7)
!42 = !DILocation(line: 14, column: 9, scope: !41)
!43 = !DILocation(line: 14, column: 14, scope: !41)
!44 = !DILocation(line: 14, column: 17, scope: !41)
!45 = !DILocation(line: 14, column: 19, scope: !41)
!46 = !DILocation(line: 14, column: 7, scope: !30)
!47 = !DILocation(line: 14, column: 25, scope: !41)
!48 = !DILocation(line: 15, column: 7, scope: !49)
!49 = distinct !DILexicalBlock(scope: !30, file: !1, line: 15, column: 7)
!50 = !DILocation(line: 15, column: 12, scope: !49)
!51 = !DILocation(line: 15, column: 19, scope: !49)
!52 = !DILocation(line: 15, column: 22, scope: !49)
!53 = !DILocation(line: 15, column: 24, scope: !49)
!54 = !DILocation(line: 15, column: 26, scope: !49)
!55 = !DILocation(line: 15, column: 31, scope: !49)
!56 = !DILocation(line: 15, column: 7, scope: !30)
!57 = !DILocation(line: 15, column: 39, scope: !49)
!58 = !DILocation(line: 16, column: 7, scope: !59)
!59 = distinct !DILexicalBlock(scope: !30, file: !1, line: 16, column: 7)
!60 = !DILocation(line: 16, column: 12, scope: !59)
!61 = !DILocation(line: 16, column: 19, scope: !59)
!62 = !DILocation(line: 16, column: 22, scope: !59)
!63 = !DILocation(line: 16, column: 24, scope: !59)
!64 = !DILocation(line: 16, column: 7, scope: !30)
!65 = !DILocation(line: 16, column: 30, scope: !59)
!66 = !DILocation(line: 17, column: 3, scope: !30)
