source_filename = "function_pointer_field_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.op = type { i32, {}* }

@__const.main.ops = private unnamed_addr constant [2 x { i32, i32 (%struct.op*, i32)* }] [{ i32, i32 (%struct.op*, i32)* } { i32 3, i32 (%struct.op*, i32)* @add }, { i32, i32 (%struct.op*, i32)* } { i32 0, i32 (%struct.op*, i32)* @keep }], align 16

define dso_local i32 @add(%struct.op* noundef %o, i32 noundef %x) !dbg !10 {
entry:
  %o.addr = alloca %struct.op*, align 8
  %x.addr = alloca i32, align 4
  store %struct.op* %o, %struct.op** %o.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.op** %o.addr, metadata !21, metadata !DIExpression()), !dbg !22
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !23, metadata !DIExpression()), !dbg !24
  %0 = load i32, i32* %x.addr, align 4, !dbg !25
  %1 = load %struct.op*, %struct.op** %o.addr, align 8, !dbg !26
  %arg = getelementptr inbounds %struct.op, %struct.op* %1, i32 0, i32 0, !dbg !27
  %2 = load i32, i32* %arg, align 8, !dbg !27
  %add = add nsw i32 %0, %2, !dbg !28
  ret i32 %add, !dbg !29
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @keep(%struct.op* noundef %o, i32 noundef %x) !dbg !30 {
entry:
  %o.addr = alloca %struct.op*, align 8
  %x.addr = alloca i32, align 4
  store %struct.op* %o, %struct.op** %o.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.op** %o.addr, metadata !31, metadata !DIExpression()), !dbg !32
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !33, metadata !DIExpression()), !dbg !34
  %0 = load %struct.op*, %struct.op** %o.addr, align 8, !dbg !35
  %arg = getelementptr inbounds %struct.op, %struct.op* %0, i32 0, i32 0, !dbg !36
  %1 = load i32, i32* %arg, align 8, !dbg !37
  %inc = add nsw i32 %1, 1, !dbg !37
  store i32 %inc, i32* %arg, align 8, !dbg !37
  %2 = load i32, i32* %x.addr, align 4, !dbg !38
  ret i32 %2, !dbg !39
}

define dso_local i32 @main() !dbg !40 {
entry:
  %retval = alloca i32, align 4
  %ops = alloca [2 x %struct.op], align 16
  %x = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata [2 x %struct.op]* %ops, metadata !43, metadata !DIExpression()), !dbg !47
  %0 = bitcast [2 x %struct.op]* %ops to i8*, !dbg !47
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %0, i8* align 16 bitcast ([2 x { i32, i32 (%struct.op*, i32)* }]* @__const.main.ops to i8*), i64 32, i1 false), !dbg !47
  call void @llvm.dbg.declare(metadata i32* %x, metadata !48, metadata !DIExpression()), !dbg !49
  store i32 1, i32* %x, align 4, !dbg !49
  call void @llvm.dbg.declare(metadata i32* %i, metadata !50, metadata !DIExpression()), !dbg !52
  store i32 0, i32* %i, align 4, !dbg !52
  br label %for.cond, !dbg !53

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !54
  %cmp = icmp slt i32 %1, 2, !dbg !56
  br i1 %cmp, label %for.body, label %for.end, !dbg !57

for.body:
  %2 = load i32, i32* %i, align 4, !dbg !58
  %idxprom = sext i32 %2 to i64, !dbg !59
  %arrayidx = getelementptr inbounds [2 x %struct.op], [2 x %struct.op]* %ops, i64 0, i64 %idxprom, !dbg !59
  %run = getelementptr inbounds %struct.op, %struct.op* %arrayidx, i32 0, i32 1, !dbg !60
  %run1 = bitcast {}** %run to i32 (%struct.op*, i32)**, !dbg !60
  %3 = load i32 (%struct.op*, i32)*, i32 (%struct.op*, i32)** %run1, align 8, !dbg !60
  %4 = load i32, i32* %i, align 4, !dbg !61
  %idxprom2 = sext i32 %4 to i64, !dbg !62
  %arrayidx3 = getelementptr inbounds [2 x %struct.op], [2 x %struct.op]* %ops, i64 0, i64 %idxprom2, !dbg !62
  %5 = load i32, i32* %x, align 4, !dbg !63
  %call = call i32 %3(%struct.op* noundef %arrayidx3, i32 noundef %5), !dbg !59
  store i32 %call, i32* %x, align 4, !dbg !64
  br label %for.inc, !dbg !65

for.inc:
  %6 = load i32, i32* %i, align 4, !dbg !66
  %inc = add nsw i32 %6, 1, !dbg !66
  store i32 %inc, i32* %i, align 4, !dbg !66
  br label %for.cond, !dbg !67, !llvm.loop !68

for.end:
  %7 = load i32, i32* %x, align 4, !dbg !71
  %cmp4 = icmp ne i32 %7, 5, !dbg !73
  br i1 %cmp4, label %if.then, label %lor.lhs.false, !dbg !74

lor.lhs.false:
  %arrayidx5 = getelementptr inbounds [2 x %struct.op], [2 x %struct.op]* %ops, i64 0, i64 1, !dbg !75
  %arg = getelementptr inbounds %struct.op, %struct.op* %arrayidx5, i32 0, i32 0, !dbg !76
  %8 = load i32, i32* %arg, align 16, !dbg !76
  %cmp6 = icmp ne i32 %8, 1, !dbg !77
  br i1 %cmp6, label %if.then, label %if.end, !dbg !78

if.then:
  call void @reach_error(), !dbg !79
  br label %if.end, !dbg !79

if.end:
  ret i32 0, !dbg !80
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "function_pointer_field_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !14, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "op", file: !1, line: 4, size: 128, elements: !16)
!16 = !{!17, !18}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "arg", scope: !15, file: !1, line: 4, baseType: !13, size: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !15, file: !1, line: 4, baseType: !19, size: 64, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!20 = !{}
!21 = !DILocalVariable(name: "o", arg: 1, scope: !10, file: !1, line: 6, type: !14)
!22 = !DILocation(line: 6, column: 20, scope: !10)
!23 = !DILocalVariable(name: "x", arg: 2, scope: !10, file: !1, line: 6, type: !13)
!24 = !DILocation(line: 6, column: 27, scope: !10)
!25 = !DILocation(line: 6, column: 39, scope: !10)
!26 = !DILocation(line: 6, column: 43, scope: !10)
!27 = !DILocation(line: 6, column: 46, scope: !10)
!28 = !DILocation(line: 6, column: 41, scope: !10)
!29 = !DILocation(line: 6, column: 32, scope: !10)
!30 = distinct !DISubprogram(name: "keep", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!31 = !DILocalVariable(name: "o", arg: 1, scope: !30, file: !1, line: 7, type: !14)
!32 = !DILocation(line: 7, column: 21, scope: !30)
!33 = !DILocalVariable(name: "x", arg: 2, scope: !30, file: !1, line: 7, type: !13)
!34 = !DILocation(line: 7, column: 28, scope: !30)
!35 = !DILocation(line: 7, column: 33, scope: !30)
!36 = !DILocation(line: 7, column: 36, scope: !30)
!37 = !DILocation(line: 7, column: 39, scope: !30)
!38 = !DILocation(line: 7, column: 50, scope: !30)
!39 = !DILocation(line: 7, column: 43, scope: !30)
!40 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !41, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!41 = !DISubroutineType(types: !42)
!42 = !{!13}
!43 = !DILocalVariable(name: "ops", scope: !40, file: !1, line: 10, type: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 256, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 2)
!47 = !DILocation(line: 10, column: 13, scope: !40)
!48 = !DILocalVariable(name: "x", scope: !40, file: !1, line: 11, type: !13)
!49 = !DILocation(line: 11, column: 7, scope: !40)
!50 = !DILocalVariable(name: "i", scope: !51, file: !1, line: 12, type: !13)
!51 = distinct !DILexicalBlock(scope: !40, file: !1, line: 12, column: 3)
!52 = !DILocation(line: 12, column: 12, scope: !51)
!53 = !DILocation(line: 12, column: 8, scope: !51)
!54 = !DILocation(line: 12, column: 19, scope: !55)
!55 = distinct !DILexicalBlock(scope: !51, file: !1, line: 12, column: 3)
!56 = !DILocation(line: 12, column: 21, scope: !55)
!57 = !DILocation(line: 12, column: 3, scope: !51)
!58 = !DILocation(line: 12, column: 39, scope: !55)
!59 = !DILocation(line: 12, column: 35, scope: !55)
!60 = !DILocation(line: 12, column: 42, scope: !55)
!61 = !DILocation(line: 12, column: 51, scope: !55)
!62 = !DILocation(line: 12, column: 47, scope: !55)
!63 = !DILocation(line: 12, column: 55, scope: !55)
!64 = !DILocation(line: 12, column: 33, scope: !55)
!65 = !DILocation(line: 12, column: 31, scope: !55)
!66 = !DILocation(line: 12, column: 27, scope: !55)
!67 = !DILocation(line: 12, column: 3, scope: !55)
!68 = distinct !{!68, !57, !69, !70}
!69 = !DILocation(line: 12, column: 56, scope: !51)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocation(line: 13, column: 7, scope: !72)
!72 = distinct !DILexicalBlock(scope: !40, file: !1, line: 13, column: 7)
!73 = !DILocation(line: 13, column: 9, scope: !72)
!74 = !DILocation(line: 13, column: 14, scope: !72)
!75 = !DILocation(line: 13, column: 17, scope: !72)
!76 = !DILocation(line: 13, column: 24, scope: !72)
!77 = !DILocation(line: 13, column: 28, scope: !72)
!78 = !DILocation(line: 13, column: 7, scope: !40)
!79 = !DILocation(line: 13, column: 34, scope: !72)
!80 = !DILocation(line: 14, column: 3, scope: !40)
