source_filename = "array_initialisers_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@given = dso_local global [8 x i32] [i32 1, i32 2, i32 0, i32 0, i32 0, i32 7, i32 8, i32 0], align 16, !dbg !0
@names = dso_local constant [2 x [4 x i8]] [[4 x i8] c"ab\00\00", [4 x i8] c"xyz\00"], align 1, !dbg !5
@__const.main.local = private unnamed_addr constant [4 x i32] [i32 9, i32 0, i32 0, i32 0], align 16
@zeros = internal global [3 x i16] zeroinitializer, align 2, !dbg !13

define dso_local i32 @main() !dbg !31 {
entry:
  %retval = alloca i32, align 4
  %local = alloca [4 x i32], align 16
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [4 x i32]* %local, metadata !35, metadata !DIExpression()), !dbg !38
  %0 = bitcast [4 x i32]* %local to i8*, !dbg !38
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %0, i8* align 16 bitcast ([4 x i32]* @__const.main.local to i8*), i64 16, i1 false), !dbg !38
  call void @llvm.dbg.declare(metadata i32* %i, metadata !39, metadata !DIExpression()), !dbg !41
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !42
  %rem = urem i32 %call, 8, !dbg !43
  store i32 %rem, i32* %i, align 4, !dbg !41
  %1 = load i32, i32* %i, align 4, !dbg !44
  %idxprom = zext i32 %1 to i64, !dbg !46
  %arrayidx = getelementptr inbounds [8 x i32], [8 x i32]* @given, i64 0, i64 %idxprom, !dbg !46
  %2 = load i32, i32* %arrayidx, align 4, !dbg !46
  %tobool = icmp ne i32 %2, 0, !dbg !46
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !47

land.lhs.true:
  %3 = load i32, i32* %i, align 4, !dbg !48
  %cmp = icmp ne i32 %3, 0, !dbg !49
  br i1 %cmp, label %land.lhs.true1, label %if.end, !dbg !50

land.lhs.true1:
  %4 = load i32, i32* %i, align 4, !dbg !51
  %cmp2 = icmp ne i32 %4, 1, !dbg !52
  br i1 %cmp2, label %land.lhs.true3, label %if.end, !dbg !53

land.lhs.true3:
  %5 = load i32, i32* %i, align 4, !dbg !54
  %cmp4 = icmp ne i32 %5, 5, !dbg !55
  br i1 %cmp4, label %land.lhs.true5, label %if.end, !dbg !56

land.lhs.true5:
  %6 = load i32, i32* %i, align 4, !dbg !57
  %cmp6 = icmp ne i32 %6, 6, !dbg !58
  br i1 %cmp6, label %if.then, label %if.end, !dbg !59

if.then:
  call void @reach_error(), !dbg !60
  br label %if.end, !dbg !60

if.end:
  %7 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @given, i64 0, i64 6), align 8, !dbg !61
  %cmp7 = icmp ne i32 %7, 8, !dbg !63
  br i1 %cmp7, label %if.then17, label %lor.lhs.false, !dbg !64

lor.lhs.false:
  %8 = load i32, i32* %i, align 4, !dbg !65
  %rem8 = urem i32 %8, 3, !dbg !66
  %idxprom9 = zext i32 %rem8 to i64, !dbg !67
  %arrayidx10 = getelementptr inbounds [3 x i16], [3 x i16]* @zeros, i64 0, i64 %idxprom9, !dbg !67
  %9 = load i16, i16* %arrayidx10, align 2, !dbg !67
  %conv = sext i16 %9 to i32, !dbg !67
  %tobool11 = icmp ne i32 %conv, 0, !dbg !67
  br i1 %tobool11, label %if.then17, label %lor.lhs.false12, !dbg !68

lor.lhs.false12:
  %10 = load i32, i32* %i, align 4, !dbg !69
  %rem13 = urem i32 %10, 4, !dbg !70
  %idxprom14 = zext i32 %rem13 to i64, !dbg !71
  %arrayidx15 = getelementptr inbounds [4 x i32], [4 x i32]* %local, i64 0, i64 %idxprom14, !dbg !71
  %11 = load i32, i32* %arrayidx15, align 4, !dbg !71
  %tobool16 = icmp ne i32 %11, 0, !dbg !71
  br i1 %tobool16, label %if.then17, label %if.end18, !dbg !72

if.then17:
  call void @reach_error(), !dbg !73
  br label %if.end18, !dbg !73

if.end18:
  %12 = load i8, i8* getelementptr inbounds ([2 x [4 x i8]], [2 x [4 x i8]]* @names, i64 0, i64 1, i64 2), align 1, !dbg !74
  %conv19 = sext i8 %12 to i32, !dbg !74
  %cmp20 = icmp ne i32 %conv19, 122, !dbg !76
  br i1 %cmp20, label %if.then25, label %lor.lhs.false22, !dbg !77

lor.lhs.false22:
  %13 = load i8, i8* getelementptr inbounds ([2 x [4 x i8]], [2 x [4 x i8]]* @names, i64 0, i64 0, i64 3), align 1, !dbg !78
  %conv23 = sext i8 %13 to i32, !dbg !78
  %tobool24 = icmp ne i32 %conv23, 0, !dbg !78
  br i1 %tobool24, label %if.then25, label %if.end26, !dbg !79

if.then25:
  call void @reach_error(), !dbg !80
  br label %if.end26, !dbg !80

if.end26:
  ret i32 0, !dbg !81
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 5, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "array_initialisers_unsafe.c", directory: ".")
!4 = !{!0, !5, !13}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 64, elements: !10)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !{!11, !12}
!11 = !DISubrange(count: 2)
!12 = !DISubrange(count: 4)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "zeros", scope: !2, file: !3, line: 6, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 48, elements: !17)
!16 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!17 = !{!18}
!18 = !DISubrange(count: 3)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 256, elements: !21)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!22}
!22 = !DISubrange(count: 8)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}

!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !32, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!20}
!34 = !{}
!35 = !DILocalVariable(name: "local", scope: !31, file: !3, line: 10, type: !36)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 128, elements: !37)
!37 = !{!12}
!38 = !DILocation(line: 10, column: 7, scope: !31)
!39 = !DILocalVariable(name: "i", scope: !31, file: !3, line: 11, type: !40)
!40 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 11, column: 12, scope: !31)
!42 = !DILocation(line: 11, column: 16, scope: !31)
!43 = !DILocation(line: 11, column: 41, scope: !31)
!44 = !DILocation(line: 12, column: 13, scope: !45)
!45 = distinct !DILexicalBlock(scope: !31, file: !3, line: 12, column: 7)
!46 = !DILocation(line: 12, column: 7, scope: !45)
!47 = !DILocation(line: 12, column: 16, scope: !45)
!48 = !DILocation(line: 12, column: 19, scope: !45)
!49 = !DILocation(line: 12, column: 21, scope: !45)
!50 = !DILocation(line: 12, column: 26, scope: !45)
!51 = !DILocation(line: 12, column: 29, scope: !45)
!52 = !DILocation(line: 12, column: 31, scope: !45)
!53 = !DILocation(line: 12, column: 36, scope: !45)
!54 = !DILocation(line: 12, column: 39, scope: !45)
!55 = !DILocation(line: 12, column: 41, scope: !45)
!56 = !DILocation(line: 12, column: 46, scope: !45)
!57 = !DILocation(line: 12, column: 49, scope: !45)
!58 = !DILocation(line: 12, column: 51, scope: !45)
!59 = !DILocation(line: 12, column: 7, scope: !31)
!60 = !DILocation(line: 12, column: 57, scope: !45)
!61 = !DILocation(line: 13, column: 7, scope: !62)
!62 = distinct !DILexicalBlock(scope: !31, file: !3, line: 13, column: 7)
!63 = !DILocation(line: 13, column: 16, scope: !62)
!64 = !DILocation(line: 13, column: 21, scope: !62)
!65 = !DILocation(line: 13, column: 30, scope: !62)
!66 = !DILocation(line: 13, column: 32, scope: !62)
!67 = !DILocation(line: 13, column: 24, scope: !62)
!68 = !DILocation(line: 13, column: 37, scope: !62)
!69 = !DILocation(line: 13, column: 46, scope: !62)
!70 = !DILocation(line: 13, column: 48, scope: !62)
!71 = !DILocation(line: 13, column: 40, scope: !62)
!72 = !DILocation(line: 13, column: 7, scope: !31)
!73 = !DILocation(line: 13, column: 54, scope: !62)
!74 = !DILocation(line: 14, column: 7, scope: !75)
!75 = distinct !DILexicalBlock(scope: !31, file: !3, line: 14, column: 7)
!76 = !DILocation(line: 14, column: 19, scope: !75)
!77 = !DILocation(line: 14, column: 26, scope: !75)
!78 = !DILocation(line: 14, column: 29, scope: !75)
!79 = !DILocation(line: 14, column: 7, scope: !31)
!80 = !DILocation(line: 14, column: 42, scope: !75)
!81 = !DILocation(line: 15, column: 3, scope: !31)
