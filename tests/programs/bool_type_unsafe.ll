source_filename = "bool_type_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %b = alloca i8, align 1
  %c = alloca i8, align 1
  %low = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !16
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, i32* %x, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i8* %b, metadata !18, metadata !DIExpression()), !dbg !20
  %0 = load i32, i32* %x, align 4, !dbg !21
  %tobool = icmp ne i32 %0, 0, !dbg !21
  %frombool = zext i1 %tobool to i8, !dbg !20
  store i8 %frombool, i8* %b, align 1, !dbg !20
  call void @llvm.dbg.declare(metadata i8* %c, metadata !22, metadata !DIExpression()), !dbg !23
  %call1 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !24
  %frombool2 = zext i1 %call1 to i8, !dbg !23
  store i8 %frombool2, i8* %c, align 1, !dbg !23
  call void @llvm.dbg.declare(metadata i8* %low, metadata !25, metadata !DIExpression()), !dbg !27
  %1 = load i32, i32* %x, align 4, !dbg !28
  %conv = trunc i32 %1 to i8, !dbg !28
  store i8 %conv, i8* %low, align 1, !dbg !27
  %2 = load i8, i8* %b, align 1, !dbg !29
  %tobool3 = trunc i8 %2 to i1, !dbg !29
  %conv4 = zext i1 %tobool3 to i32, !dbg !29
  %3 = load i32, i32* %x, align 4, !dbg !31
  %cmp = icmp ne i32 %3, 0, !dbg !32
  %conv5 = zext i1 %cmp to i32, !dbg !32
  %cmp6 = icmp ne i32 %conv4, %conv5, !dbg !33
  br i1 %cmp6, label %if.then, label %if.end, !dbg !34

if.then:
  call void @reach_error(), !dbg !35
  br label %if.end, !dbg !35

if.end:
  %4 = load i8, i8* %c, align 1, !dbg !36
  %tobool8 = trunc i8 %4 to i1, !dbg !36
  %conv9 = zext i1 %tobool8 to i32, !dbg !36
  %cmp10 = icmp ne i32 %conv9, 0, !dbg !38
  br i1 %cmp10, label %land.lhs.true, label %if.end17, !dbg !39

land.lhs.true:
  %5 = load i8, i8* %c, align 1, !dbg !40
  %tobool12 = trunc i8 %5 to i1, !dbg !40
  %conv13 = zext i1 %tobool12 to i32, !dbg !40
  %cmp14 = icmp ne i32 %conv13, 1, !dbg !41
  br i1 %cmp14, label %if.then16, label %if.end17, !dbg !42

if.then16:
  call void @reach_error(), !dbg !43
  br label %if.end17, !dbg !43

if.end17:
  %6 = load i8, i8* %low, align 1, !dbg !44
  %tobool18 = icmp ne i8 %6, 0, !dbg !44
  br i1 %tobool18, label %if.end23, label %land.lhs.true19, !dbg !46

land.lhs.true19:
  %7 = load i8, i8* %b, align 1, !dbg !47
  %tobool20 = trunc i8 %7 to i1, !dbg !47
  br i1 %tobool20, label %if.then22, label %if.end23, !dbg !48

if.then22:
  call void @reach_error(), !dbg !49
  br label %if.end23, !dbg !49

if.end23:
  ret i32 0, !dbg !50
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bool_type_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 7, type: !13)
!16 = !DILocation(line: 7, column: 7, scope: !10)
!17 = !DILocation(line: 7, column: 11, scope: !10)
!18 = !DILocalVariable(name: "b", scope: !10, file: !1, line: 8, type: !19)
!19 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!20 = !DILocation(line: 8, column: 9, scope: !10)
!21 = !DILocation(line: 8, column: 13, scope: !10)
!22 = !DILocalVariable(name: "c", scope: !10, file: !1, line: 9, type: !19)
!23 = !DILocation(line: 9, column: 9, scope: !10)
!24 = !DILocation(line: 9, column: 13, scope: !10)
!25 = !DILocalVariable(name: "low", scope: !10, file: !1, line: 10, type: !26)
!26 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!27 = !DILocation(line: 10, column: 8, scope: !10)
!28 = !DILocation(line: 10, column: 14, scope: !10)
!29 = !DILocation(line: 11, column: 7, scope: !30)
!30 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!31 = !DILocation(line: 11, column: 13, scope: !30)
!32 = !DILocation(line: 11, column: 15, scope: !30)
!33 = !DILocation(line: 11, column: 9, scope: !30)
!34 = !DILocation(line: 11, column: 7, scope: !10)
!35 = !DILocation(line: 11, column: 22, scope: !30)
!36 = !DILocation(line: 12, column: 7, scope: !37)
!37 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!38 = !DILocation(line: 12, column: 9, scope: !37)
!39 = !DILocation(line: 12, column: 14, scope: !37)
!40 = !DILocation(line: 12, column: 17, scope: !37)
!41 = !DILocation(line: 12, column: 19, scope: !37)
!42 = !DILocation(line: 12, column: 7, scope: !10)
!43 = !DILocation(line: 12, column: 25, scope: !37)
!44 = !DILocation(line: 13, column: 8, scope: !45)
!45 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!46 = !DILocation(line: 13, column: 12, scope: !45)
!47 = !DILocation(line: 13, column: 15, scope: !45)
!48 = !DILocation(line: 13, column: 7, scope: !10)
!49 = !DILocation(line: 13, column: 18, scope: !45)
!50 = !DILocation(line: 14, column: 3, scope: !10)
