source_filename = "string_literals_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"on\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"off\00", align 1

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
  %cond = select i1 %call, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), !dbg !35
  store i8* %cond, i8** %s, align 8, !dbg !34
  call void @llvm.dbg.declare(metadata i32* %n, metadata !36, metadata !DIExpression()), !dbg !37
  %1 = load i8*, i8** %s, align 8, !dbg !38
  %call1 = call i32 @length(i8* noundef %1), !dbg !39
  store i32 %call1, i32* %n, align 4, !dbg !37
  %2 = load i32, i32* %n, align 4, !dbg !40
  %cmp = icmp ne i32 %2, 2, !dbg !42
  br i1 %cmp, label %if.then, label %if.end, !dbg !43

if.then:
  call void @reach_error(), !dbg !44
  br label %if.end, !dbg !44

if.end:
  %3 = load i8*, i8** %s, align 8, !dbg !45
  %arrayidx = getelementptr inbounds i8, i8* %3, i64 1, !dbg !45
  %4 = load i8, i8* %arrayidx, align 1, !dbg !45
  %conv = sext i8 %4 to i32, !dbg !45
  %cmp2 = icmp eq i32 %conv, 110, !dbg !47
  br i1 %cmp2, label %land.lhs.true, label %if.end7, !dbg !48

land.lhs.true:
  %5 = load i32, i32* %n, align 4, !dbg !49
  %cmp4 = icmp ne i32 %5, 2, !dbg !50
  br i1 %cmp4, label %if.then6, label %if.end7, !dbg !51

if.then6:
  call void @reach_error(), !dbg !52
  br label %if.end7, !dbg !52

if.end7:
  %6 = load i8*, i8** %s, align 8, !dbg !53
  %7 = load i32, i32* %n, align 4, !dbg !55
  %sub = sub nsw i32 %7, 1, !dbg !56
  %idxprom = sext i32 %sub to i64, !dbg !53
  %arrayidx8 = getelementptr inbounds i8, i8* %6, i64 %idxprom, !dbg !53
  %8 = load i8, i8* %arrayidx8, align 1, !dbg !53
  %conv9 = sext i8 %8 to i32, !dbg !53
  %cmp10 = icmp eq i32 %conv9, 102, !dbg !57
  br i1 %cmp10, label %land.lhs.true12, label %if.end18, !dbg !58

land.lhs.true12:
  %9 = load i8*, i8** %s, align 8, !dbg !59
  %arrayidx13 = getelementptr inbounds i8, i8* %9, i64 1, !dbg !59
  %10 = load i8, i8* %arrayidx13, align 1, !dbg !59
  %conv14 = sext i8 %10 to i32, !dbg !59
  %cmp15 = icmp ne i32 %conv14, 102, !dbg !60
  br i1 %cmp15, label %if.then17, label %if.end18, !dbg !61

if.then17:
  call void @reach_error(), !dbg !62
  br label %if.end18, !dbg !62

if.end18:
  ret i32 0, !dbg !63
}

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "string_literals_unsafe.c", directory: ".")
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
!43 = !DILocation(line: 14, column: 7, scope: !30)
!44 = !DILocation(line: 14, column: 15, scope: !41)
!45 = !DILocation(line: 15, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !30, file: !1, line: 15, column: 7)
!47 = !DILocation(line: 15, column: 12, scope: !46)
!48 = !DILocation(line: 15, column: 19, scope: !46)
!49 = !DILocation(line: 15, column: 22, scope: !46)
!50 = !DILocation(line: 15, column: 24, scope: !46)
!51 = !DILocation(line: 15, column: 7, scope: !30)
!52 = !DILocation(line: 15, column: 30, scope: !46)
!53 = !DILocation(line: 16, column: 7, scope: !54)
!54 = distinct !DILexicalBlock(scope: !30, file: !1, line: 16, column: 7)
!55 = !DILocation(line: 16, column: 9, scope: !54)
!56 = !DILocation(line: 16, column: 11, scope: !54)
!57 = !DILocation(line: 16, column: 16, scope: !54)
!58 = !DILocation(line: 16, column: 23, scope: !54)
!59 = !DILocation(line: 16, column: 26, scope: !54)
!60 = !DILocation(line: 16, column: 31, scope: !54)
!61 = !DILocation(line: 16, column: 7, scope: !30)
!62 = !DILocation(line: 16, column: 39, scope: !54)
!63 = !DILocation(line: 17, column: 3, scope: !30)
