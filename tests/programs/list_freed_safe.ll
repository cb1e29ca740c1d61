source_filename = "list_freed_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, %struct.cell* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %list = alloca %struct.cell*, align 8
  %cell = alloca %struct.cell*, align 8
  %sum = alloca i32, align 4
  %next6 = alloca %struct.cell*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.cell** %list to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata %struct.cell** %list, metadata !14, metadata !DIExpression()), !dbg !26
  store %struct.cell* null, %struct.cell** %list, align 8, !dbg !26
  br label %while.cond, !dbg !27

while.cond:
  %call = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !28
  br i1 %call, label %while.body, label %while.end, !dbg !27

while.body:
  %1 = bitcast %struct.cell** %cell to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !29
  call void @llvm.dbg.declare(metadata %struct.cell** %cell, metadata !20, metadata !DIExpression()), !dbg !30
  %call1 = call i8* @malloc(i64 noundef 16), !dbg !31
  %2 = bitcast i8* %call1 to %struct.cell*, !dbg !31
  store %struct.cell* %2, %struct.cell** %cell, align 8, !dbg !30
  %3 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !32
  %tobool = icmp ne %struct.cell* %3, null, !dbg !32
  br i1 %tobool, label %if.end, label %if.then, !dbg !34

if.then:
  call void @exit(i32 noundef 1), !dbg !35
  unreachable, !dbg !35

if.end:
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !36
  %4 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !37
  %value = getelementptr inbounds %struct.cell, %struct.cell* %4, i32 0, i32 0, !dbg !38
  store i32 %call2, i32* %value, align 8, !dbg !39
  %5 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !40
  %6 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !41
  %next = getelementptr inbounds %struct.cell, %struct.cell* %6, i32 0, i32 1, !dbg !42
  store %struct.cell* %5, %struct.cell** %next, align 8, !dbg !43
  %7 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !44
  store %struct.cell* %7, %struct.cell** %list, align 8, !dbg !45
  %8 = bitcast %struct.cell** %cell to i8*, !dbg !46
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %8), !dbg !46
  br label %while.cond, !dbg !27, !llvm.loop !47

while.end:
  %9 = bitcast i32* %sum to i8*, !dbg !50
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %9), !dbg !50
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !22, metadata !DIExpression()), !dbg !51
  store i32 0, i32* %sum, align 4, !dbg !51
  br label %while.cond3, !dbg !52

while.cond3:
  %10 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !53
  %tobool4 = icmp ne %struct.cell* %10, null, !dbg !52
  br i1 %tobool4, label %while.body5, label %while.end9, !dbg !52

while.body5:
  %11 = bitcast %struct.cell** %next6 to i8*, !dbg !54
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %11), !dbg !54
  call void @llvm.dbg.declare(metadata %struct.cell** %next6, metadata !23, metadata !DIExpression()), !dbg !55
  %12 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !56
  %next7 = getelementptr inbounds %struct.cell, %struct.cell* %12, i32 0, i32 1, !dbg !57
  %13 = load %struct.cell*, %struct.cell** %next7, align 8, !dbg !57
  store %struct.cell* %13, %struct.cell** %next6, align 8, !dbg !55
  %14 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !58
  %value8 = getelementptr inbounds %struct.cell, %struct.cell* %14, i32 0, i32 0, !dbg !59
  %15 = load i32, i32* %value8, align 8, !dbg !59
  %16 = load i32, i32* %sum, align 4, !dbg !60
  %xor = xor i32 %16, %15, !dbg !60
  store i32 %xor, i32* %sum, align 4, !dbg !60
  %17 = load %struct.cell*, %struct.cell** %list, align 8, !dbg !61
  %18 = bitcast %struct.cell* %17 to i8*, !dbg !61
  call void @free(i8* noundef %18), !dbg !62
  %19 = load %struct.cell*, %struct.cell** %next6, align 8, !dbg !63
  store %struct.cell* %19, %struct.cell** %list, align 8, !dbg !64
  %20 = bitcast %struct.cell** %next6 to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %20), !dbg !65
  br label %while.cond3, !dbg !52, !llvm.loop !66

while.end9:
  %21 = load i32, i32* %sum, align 4, !dbg !67
  %22 = bitcast i32* %sum to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !68
  %23 = bitcast %struct.cell** %list to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %23), !dbg !68
  ret i32 %21, !dbg !69
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare i8* @malloc(i64 noundef)

declare void @exit(i32 noundef)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_freed_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !20, !22, !23}
!14 = !DILocalVariable(name: "list", scope: !9, file: !1, line: 11, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !1, line: 8, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !16, file: !1, line: 8, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 8, baseType: !15, size: 64, offset: 64)
!20 = !DILocalVariable(name: "cell", scope: !21, file: !1, line: 13, type: !15)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 12, column: 38)
!22 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 19, type: !12)
!23 = !DILocalVariable(name: "next", scope: !24, file: !1, line: 21, type: !15)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 20, column: 18)
!25 = !DILocation(line: 11, column: 5, scope: !9)
!26 = !DILocation(line: 11, column: 18, scope: !9)
!27 = !DILocation(line: 12, column: 5, scope: !9)
!28 = !DILocation(line: 12, column: 12, scope: !9)
!29 = !DILocation(line: 13, column: 9, scope: !21)
!30 = !DILocation(line: 13, column: 22, scope: !21)
!31 = !DILocation(line: 13, column: 29, scope: !21)
!32 = !DILocation(line: 14, column: 14, scope: !33)
!33 = distinct !DILexicalBlock(scope: !21, file: !1, line: 14, column: 13)
!34 = !DILocation(line: 14, column: 13, scope: !21)
!35 = !DILocation(line: 14, column: 20, scope: !33)
!36 = !DILocation(line: 15, column: 23, scope: !21)
!37 = !DILocation(line: 15, column: 9, scope: !21)
!38 = !DILocation(line: 15, column: 15, scope: !21)
!39 = !DILocation(line: 15, column: 21, scope: !21)
!40 = !DILocation(line: 16, column: 22, scope: !21)
!41 = !DILocation(line: 16, column: 9, scope: !21)
!42 = !DILocation(line: 16, column: 15, scope: !21)
!43 = !DILocation(line: 16, column: 20, scope: !21)
!44 = !DILocation(line: 17, column: 16, scope: !21)
!45 = !DILocation(line: 17, column: 14, scope: !21)
!46 = !DILocation(line: 18, column: 5, scope: !9)
!47 = distinct !{!47, !27, !46, !48, !49}
!48 = !{!"llvm.loop.mustprogress"}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = !DILocation(line: 19, column: 5, scope: !9)
!51 = !DILocation(line: 19, column: 9, scope: !9)
!52 = !DILocation(line: 20, column: 5, scope: !9)
!53 = !DILocation(line: 20, column: 12, scope: !9)
!54 = !DILocation(line: 21, column: 9, scope: !24)
!55 = !DILocation(line: 21, column: 22, scope: !24)
!56 = !DILocation(line: 21, column: 29, scope: !24)
!57 = !DILocation(line: 21, column: 35, scope: !24)
!58 = !DILocation(line: 22, column: 16, scope: !24)
!59 = !DILocation(line: 22, column: 22, scope: !24)
!60 = !DILocation(line: 22, column: 13, scope: !24)
!61 = !DILocation(line: 23, column: 14, scope: !24)
!62 = !DILocation(line: 23, column: 9, scope: !24)
!63 = !DILocation(line: 24, column: 16, scope: !24)
!64 = !DILocation(line: 24, column: 14, scope: !24)
!65 = !DILocation(line: 25, column: 5, scope: !9)
!66 = distinct !{!66, !52, !65, !48, !49}
!67 = !DILocation(line: 26, column: 12, scope: !9)
!68 = !DILocation(line: 27, column: 1, scope: !9)
!69 = !DILocation(line: 26, column: 5, scope: !9)
