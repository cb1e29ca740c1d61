source_filename = "union_bytes_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.word = type { i32 }

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %w = alloca %union.word, align 4
  %n1 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %union.word* %w, metadata !15, metadata !DIExpression()), !dbg !30
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !31
  %n = bitcast %union.word* %w to i32*, !dbg !32
  store i32 %call, i32* %n, align 4, !dbg !33
  call void @llvm.dbg.declare(metadata i32* %n1, metadata !34, metadata !DIExpression()), !dbg !35
  %n2 = bitcast %union.word* %w to i32*, !dbg !36
  %0 = load i32, i32* %n2, align 4, !dbg !36
  store i32 %0, i32* %n1, align 4, !dbg !35
  %b = bitcast %union.word* %w to [4 x i8]*, !dbg !37
  %arrayidx = getelementptr inbounds [4 x i8], [4 x i8]* %b, i64 0, i64 0, !dbg !39
  %1 = load i8, i8* %arrayidx, align 4, !dbg !39
  %conv = zext i8 %1 to i32, !dbg !39
  %2 = load i32, i32* %n1, align 4, !dbg !40
  %and = and i32 %2, 255, !dbg !41
  %cmp = icmp ne i32 %conv, %and, !dbg !42
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !43

lor.lhs.false:
  %h = bitcast %union.word* %w to [2 x i16]*, !dbg !44
  %arrayidx4 = getelementptr inbounds [2 x i16], [2 x i16]* %h, i64 0, i64 1, !dbg !45
  %3 = load i16, i16* %arrayidx4, align 2, !dbg !45
  %conv5 = zext i16 %3 to i32, !dbg !45
  %4 = load i32, i32* %n1, align 4, !dbg !46
  %shr = lshr i32 %4, 16, !dbg !47
  %cmp6 = icmp ne i32 %conv5, %shr, !dbg !48
  br i1 %cmp6, label %if.then, label %if.end, !dbg !49

if.then:
  call void @reach_error(), !dbg !50
  br label %if.end, !dbg !50

if.end:
  %b8 = bitcast %union.word* %w to [4 x i8]*, !dbg !51
  %arrayidx9 = getelementptr inbounds [4 x i8], [4 x i8]* %b8, i64 0, i64 2, !dbg !52
  store i8 0, i8* %arrayidx9, align 2, !dbg !53
  %n10 = bitcast %union.word* %w to i32*, !dbg !54
  %5 = load i32, i32* %n10, align 4, !dbg !54
  %6 = load i32, i32* %n1, align 4, !dbg !56
  %and11 = and i32 %6, -65281, !dbg !57
  %cmp12 = icmp ne i32 %5, %and11, !dbg !58
  br i1 %cmp12, label %if.then14, label %if.end15, !dbg !59

if.then14:
  call void @reach_error(), !dbg !60
  br label %if.end15, !dbg !60

if.end15:
  ret i32 0, !dbg !61
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "union_bytes_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "w", scope: !10, file: !1, line: 8, type: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !1, line: 5, size: 32, elements: !17)
!17 = !{!18, !20, !25}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !16, file: !1, line: 5, baseType: !19, size: 32)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !16, file: !1, line: 5, baseType: !21, size: 32)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 32, elements: !23)
!22 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!23 = !{!24}
!24 = !DISubrange(count: 4)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "h", scope: !16, file: !1, line: 5, baseType: !26, size: 32)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 32, elements: !28)
!27 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!28 = !{!29}
!29 = !DISubrange(count: 2)
!30 = !DILocation(line: 8, column: 14, scope: !10)
!31 = !DILocation(line: 9, column: 9, scope: !10)
!32 = !DILocation(line: 9, column: 5, scope: !10)
!33 = !DILocation(line: 9, column: 7, scope: !10)
!34 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 10, type: !19)
!35 = !DILocation(line: 10, column: 12, scope: !10)
!36 = !DILocation(line: 10, column: 18, scope: !10)
!37 = !DILocation(line: 11, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 7)
!39 = !DILocation(line: 11, column: 7, scope: !38)
!40 = !DILocation(line: 11, column: 18, scope: !38)
!41 = !DILocation(line: 11, column: 20, scope: !38)
!42 = !DILocation(line: 11, column: 14, scope: !38)
!43 = !DILocation(line: 11, column: 27, scope: !38)
!44 = !DILocation(line: 11, column: 32, scope: !38)
!45 = !DILocation(line: 11, column: 30, scope: !38)
!46 = !DILocation(line: 11, column: 40, scope: !38)
!47 = !DILocation(line: 11, column: 42, scope: !38)
!48 = !DILocation(line: 11, column: 37, scope: !38)
!49 = !DILocation(line: 11, column: 7, scope: !10)
!50 = !DILocation(line: 11, column: 49, scope: !38)
!51 = !DILocation(line: 12, column: 5, scope: !10)
!52 = !DILocation(line: 12, column: 3, scope: !10)
!53 = !DILocation(line: 12, column: 10, scope: !10)
!54 = !DILocation(line: 13, column: 9, scope: !55)
!55 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 7)
!56 = !DILocation(line: 13, column: 15, scope: !55)
!57 = !DILocation(line: 13, column: 17, scope: !55)
!58 = !DILocation(line: 13, column: 11, scope: !55)
!59 = !DILocation(line: 13, column: 7, scope: !10)
!60 = !DILocation(line: 13, column: 32, scope: !55)
!61 = !DILocation(line: 14, column: 3, scope: !10)
