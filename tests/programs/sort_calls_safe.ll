source_filename = "sort_calls_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [2 x i32] [i32 2, i32 1], align 4
@other = internal global i32 1, align 4, !dbg !0

define dso_local i32 @main() !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [2 x i32], align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [2 x i32]* %a to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata [2 x i32]* %a, metadata !20, metadata !DIExpression()), !dbg !25
  %1 = bitcast [2 x i32]* %a to i8*, !dbg !25
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %1, i8* align 4 bitcast ([2 x i32]* @__const.main.a to i8*), i64 8, i1 false), !dbg !25
  %arraydecay = getelementptr inbounds [2 x i32], [2 x i32]* %a, i64 0, i64 0, !dbg !26
  %2 = bitcast i32* %arraydecay to i8*, !dbg !26
  call void @qsort(i8* noundef %2, i64 noundef 2, i64 noundef 4, i32 (i8*, i8*)* noundef @order), !dbg !27
  %3 = load i32, i32* @other, align 4, !dbg !28
  %cmp = icmp ne i32 %3, 1, !dbg !30
  br i1 %cmp, label %if.then, label %if.end, !dbg !31

if.then:
  call void @reach_error(), !dbg !32
  br label %if.end, !dbg !32

if.end:
  %4 = bitcast [2 x i32]* %a to i8*, !dbg !33
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !33
  ret i32 0, !dbg !34
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare !dbg !35 void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef)

define internal i32 @order(i8* noundef %a, i8* noundef %b) !dbg !50 {
entry:
  %a.addr = alloca i8*, align 8
  %b.addr = alloca i8*, align 8
  store i8* %a, i8** %a.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %a.addr, metadata !52, metadata !DIExpression()), !dbg !54
  store i8* %b, i8** %b.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %b.addr, metadata !53, metadata !DIExpression()), !dbg !55
  %0 = load i8*, i8** %a.addr, align 8, !dbg !56
  %1 = bitcast i8* %0 to i32*, !dbg !57
  %2 = load i32, i32* %1, align 4, !dbg !58
  %3 = load i8*, i8** %b.addr, align 8, !dbg !59
  %4 = bitcast i8* %3 to i32*, !dbg !60
  %5 = load i32, i32* %4, align 4, !dbg !61
  %sub = sub nsw i32 %2, %5, !dbg !62
  ret i32 %sub, !dbg !63
}

declare !dbg !64 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sort_calls_safe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 1}

!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!7}
!19 = !{!20}
!20 = !DILocalVariable(name: "a", scope: !16, file: !3, line: 7, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 64, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 2)
!24 = !DILocation(line: 7, column: 3, scope: !16)
!25 = !DILocation(line: 7, column: 7, scope: !16)
!26 = !DILocation(line: 8, column: 9, scope: !16)
!27 = !DILocation(line: 8, column: 3, scope: !16)
!28 = !DILocation(line: 9, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !16, file: !3, line: 9, column: 7)
!30 = !DILocation(line: 9, column: 13, scope: !29)
!31 = !DILocation(line: 9, column: 7, scope: !16)
!32 = !DILocation(line: 9, column: 19, scope: !29)
!33 = !DILocation(line: 11, column: 1, scope: !16)
!34 = !DILocation(line: 10, column: 3, scope: !16)
!35 = !DISubprogram(name: "qsort", scope: !36, file: !36, line: 851, type: !37, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !49)
!36 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!37 = !DISubroutineType(types: !38)
!38 = !{null, !39, !40, !40, !43}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !41, line: 46, baseType: !42)
!41 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !36, line: 829, baseType: !44)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DISubroutineType(types: !46)
!46 = !{!7, !47, !47}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!49 = !{}
!50 = distinct !DISubprogram(name: "order", scope: !3, file: !3, line: 5, type: !45, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !51)
!51 = !{!52, !53}
!52 = !DILocalVariable(name: "a", arg: 1, scope: !50, file: !3, line: 5, type: !47)
!53 = !DILocalVariable(name: "b", arg: 2, scope: !50, file: !3, line: 5, type: !47)
!54 = !DILocation(line: 5, column: 30, scope: !50)
!55 = !DILocation(line: 5, column: 45, scope: !50)
!56 = !DILocation(line: 5, column: 71, scope: !50)
!57 = !DILocation(line: 5, column: 58, scope: !50)
!58 = !DILocation(line: 5, column: 57, scope: !50)
!59 = !DILocation(line: 5, column: 89, scope: !50)
!60 = !DILocation(line: 5, column: 76, scope: !50)
!61 = !DILocation(line: 5, column: 75, scope: !50)
!62 = !DILocation(line: 5, column: 73, scope: !50)
!63 = !DILocation(line: 5, column: 50, scope: !50)
!64 = !DISubprogram(name: "reach_error", scope: !3, file: !3, line: 3, type: !65, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !49)
!65 = !DISubroutineType(types: !66)
!66 = !{null}
