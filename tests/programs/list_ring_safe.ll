source_filename = "list_ring_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, %struct.cell* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %ring = alloca %struct.cell*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %cell = alloca %struct.cell*, align 8
  %sum = alloca i32, align 4
  %c = alloca %struct.cell*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.cell** %ring to i8*, !dbg !25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !25
  call void @llvm.dbg.declare(metadata %struct.cell** %ring, metadata !14, metadata !DIExpression()), !dbg !26
  %call = call i8* @malloc(i64 noundef 16), !dbg !27
  %1 = bitcast i8* %call to %struct.cell*, !dbg !27
  store %struct.cell* %1, %struct.cell** %ring, align 8, !dbg !26
  %2 = load %struct.cell*, %struct.cell** %ring, align 8, !dbg !28
  %tobool = icmp ne %struct.cell* %2, null, !dbg !28
  br i1 %tobool, label %if.end, label %if.then, !dbg !30

if.then:
  store i32 1, i32* %retval, align 4, !dbg !31
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !31

if.end:
  %3 = load %struct.cell*, %struct.cell** %ring, align 8, !dbg !32
  %value = getelementptr inbounds %struct.cell, %struct.cell* %3, i32 0, i32 0, !dbg !33
  store i32 1, i32* %value, align 8, !dbg !34
  %4 = load %struct.cell*, %struct.cell** %ring, align 8, !dbg !35
  %5 = load %struct.cell*, %struct.cell** %ring, align 8, !dbg !36
  %next = getelementptr inbounds %struct.cell, %struct.cell* %5, i32 0, i32 1, !dbg !37
  store %struct.cell* %4, %struct.cell** %next, align 8, !dbg !38
  br label %while.cond, !dbg !39

while.cond:
  %call1 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !40
  br i1 %call1, label %while.body, label %while.end, !dbg !39

while.body:
  %6 = bitcast %struct.cell** %cell to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %6), !dbg !41
  call void @llvm.dbg.declare(metadata %struct.cell** %cell, metadata !20, metadata !DIExpression()), !dbg !42
  %call2 = call i8* @malloc(i64 noundef 16), !dbg !43
  %7 = bitcast i8* %call2 to %struct.cell*, !dbg !43
  store %struct.cell* %7, %struct.cell** %cell, align 8, !dbg !42
  %8 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !44
  %tobool3 = icmp ne %struct.cell* %8, null, !dbg !44
  br i1 %tobool3, label %if.end5, label %if.then4, !dbg !46

if.then4:
  call void @exit(i32 noundef 1), !dbg !47
  unreachable, !dbg !47

if.end5:
  %9 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !48
  %value6 = getelementptr inbounds %struct.cell, %struct.cell* %9, i32 0, i32 0, !dbg !49
  store i32 2, i32* %value6, align 8, !dbg !50
  %10 = load %struct.cell*, %struct.cell** %ring, align 8, !dbg !51
  %next7 = getelementptr inbounds %struct.cell, %struct.cell* %10, i32 0, i32 1, !dbg !52
  %11 = load %struct.cell*, %struct.cell** %next7, align 8, !dbg !52
  %12 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !53
  %next8 = getelementptr inbounds %struct.cell, %struct.cell* %12, i32 0, i32 1, !dbg !54
  store %struct.cell* %11, %struct.cell** %next8, align 8, !dbg !55
  %13 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !56
  %14 = load %struct.cell*, %struct.cell** %ring, align 8, !dbg !57
  %next9 = getelementptr inbounds %struct.cell, %struct.cell* %14, i32 0, i32 1, !dbg !58
  store %struct.cell* %13, %struct.cell** %next9, align 8, !dbg !59
  %15 = bitcast %struct.cell** %cell to i8*, !dbg !60
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !60
  br label %while.cond, !dbg !39, !llvm.loop !61

while.end:
  %16 = bitcast i32* %sum to i8*, !dbg !64
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %16), !dbg !64
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !22, metadata !DIExpression()), !dbg !65
  store i32 0, i32* %sum, align 4, !dbg !65
  %17 = bitcast %struct.cell** %c to i8*, !dbg !66
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %17), !dbg !66
  call void @llvm.dbg.declare(metadata %struct.cell** %c, metadata !23, metadata !DIExpression()), !dbg !67
  %18 = load %struct.cell*, %struct.cell** %ring, align 8, !dbg !68
  %next10 = getelementptr inbounds %struct.cell, %struct.cell* %18, i32 0, i32 1, !dbg !69
  %19 = load %struct.cell*, %struct.cell** %next10, align 8, !dbg !69
  store %struct.cell* %19, %struct.cell** %c, align 8, !dbg !67
  br label %for.cond, !dbg !66

for.cond:
  %20 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !70
  %21 = load %struct.cell*, %struct.cell** %ring, align 8, !dbg !72
  %cmp = icmp ne %struct.cell* %20, %21, !dbg !73
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !74

for.cond.cleanup:
  store i32 4, i32* %cleanup.dest.slot, align 4
  %22 = bitcast %struct.cell** %c to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !75
  br label %for.end

for.body:
  %23 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !76
  %value11 = getelementptr inbounds %struct.cell, %struct.cell* %23, i32 0, i32 0, !dbg !77
  %24 = load i32, i32* %value11, align 8, !dbg !77
  %25 = load i32, i32* %sum, align 4, !dbg !78
  %xor = xor i32 %25, %24, !dbg !78
  store i32 %xor, i32* %sum, align 4, !dbg !78
  br label %for.inc, !dbg !79

for.inc:
  %26 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !80
  %next12 = getelementptr inbounds %struct.cell, %struct.cell* %26, i32 0, i32 1, !dbg !81
  %27 = load %struct.cell*, %struct.cell** %next12, align 8, !dbg !81
  store %struct.cell* %27, %struct.cell** %c, align 8, !dbg !82
  br label %for.cond, !dbg !75, !llvm.loop !83

for.end:
  %28 = load i32, i32* %sum, align 4, !dbg !85
  store i32 %28, i32* %retval, align 4, !dbg !86
  store i32 1, i32* %cleanup.dest.slot, align 4
  %29 = bitcast i32* %sum to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %29), !dbg !87
  br label %cleanup

cleanup:
  %30 = bitcast %struct.cell** %ring to i8*, !dbg !87
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %30), !dbg !87
  %31 = load i32, i32* %retval, align 4, !dbg !87
  ret i32 %31, !dbg !87
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i8* @malloc(i64 noundef)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @exit(i32 noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_ring_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !10, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !20, !22, !23}
!14 = !DILocalVariable(name: "ring", scope: !9, file: !1, line: 9, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !1, line: 6, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !16, file: !1, line: 6, baseType: !12, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 6, baseType: !15, size: 64, offset: 64)
!20 = !DILocalVariable(name: "cell", scope: !21, file: !1, line: 14, type: !15)
!21 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 38)
!22 = !DILocalVariable(name: "sum", scope: !9, file: !1, line: 20, type: !12)
!23 = !DILocalVariable(name: "c", scope: !24, file: !1, line: 21, type: !15)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 21, column: 5)
!25 = !DILocation(line: 9, column: 5, scope: !9)
!26 = !DILocation(line: 9, column: 18, scope: !9)
!27 = !DILocation(line: 9, column: 25, scope: !9)
!28 = !DILocation(line: 10, column: 10, scope: !29)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 9)
!30 = !DILocation(line: 10, column: 9, scope: !9)
!31 = !DILocation(line: 10, column: 16, scope: !29)
!32 = !DILocation(line: 11, column: 5, scope: !9)
!33 = !DILocation(line: 11, column: 11, scope: !9)
!34 = !DILocation(line: 11, column: 17, scope: !9)
!35 = !DILocation(line: 12, column: 18, scope: !9)
!36 = !DILocation(line: 12, column: 5, scope: !9)
!37 = !DILocation(line: 12, column: 11, scope: !9)
!38 = !DILocation(line: 12, column: 16, scope: !9)
!39 = !DILocation(line: 13, column: 5, scope: !9)
!40 = !DILocation(line: 13, column: 12, scope: !9)
!41 = !DILocation(line: 14, column: 9, scope: !21)
!42 = !DILocation(line: 14, column: 22, scope: !21)
!43 = !DILocation(line: 14, column: 29, scope: !21)
!44 = !DILocation(line: 15, column: 14, scope: !45)
!45 = distinct !DILexicalBlock(scope: !21, file: !1, line: 15, column: 13)
!46 = !DILocation(line: 15, column: 13, scope: !21)
!47 = !DILocation(line: 15, column: 20, scope: !45)
!48 = !DILocation(line: 16, column: 9, scope: !21)
!49 = !DILocation(line: 16, column: 15, scope: !21)
!50 = !DILocation(line: 16, column: 21, scope: !21)
!51 = !DILocation(line: 17, column: 22, scope: !21)
!52 = !DILocation(line: 17, column: 28, scope: !21)
!53 = !DILocation(line: 17, column: 9, scope: !21)
!54 = !DILocation(line: 17, column: 15, scope: !21)
!55 = !DILocation(line: 17, column: 20, scope: !21)
!56 = !DILocation(line: 18, column: 22, scope: !21)
!57 = !DILocation(line: 18, column: 9, scope: !21)
!58 = !DILocation(line: 18, column: 15, scope: !21)
!59 = !DILocation(line: 18, column: 20, scope: !21)
!60 = !DILocation(line: 19, column: 5, scope: !9)
!61 = distinct !{!61, !39, !60, !62, !63}
!62 = !{!"llvm.loop.mustprogress"}
!63 = !{!"llvm.loop.unroll.disable"}
!64 = !DILocation(line: 20, column: 5, scope: !9)
!65 = !DILocation(line: 20, column: 9, scope: !9)
!66 = !DILocation(line: 21, column: 10, scope: !24)
!67 = !DILocation(line: 21, column: 23, scope: !24)
!68 = !DILocation(line: 21, column: 27, scope: !24)
!69 = !DILocation(line: 21, column: 33, scope: !24)
!70 = !DILocation(line: 21, column: 39, scope: !71)
!71 = distinct !DILexicalBlock(scope: !24, file: !1, line: 21, column: 5)
!72 = !DILocation(line: 21, column: 44, scope: !71)
!73 = !DILocation(line: 21, column: 41, scope: !71)
!74 = !DILocation(line: 21, column: 5, scope: !24)
!75 = !DILocation(line: 21, column: 5, scope: !71)
!76 = !DILocation(line: 21, column: 70, scope: !71)
!77 = !DILocation(line: 21, column: 73, scope: !71)
!78 = !DILocation(line: 21, column: 67, scope: !71)
!79 = !DILocation(line: 21, column: 63, scope: !71)
!80 = !DILocation(line: 21, column: 54, scope: !71)
!81 = !DILocation(line: 21, column: 57, scope: !71)
!82 = !DILocation(line: 21, column: 52, scope: !71)
!83 = distinct !{!83, !74, !84, !62, !63}
!84 = !DILocation(line: 21, column: 73, scope: !24)
!85 = !DILocation(line: 22, column: 12, scope: !9)
!86 = !DILocation(line: 22, column: 5, scope: !9)
!87 = !DILocation(line: 23, column: 1, scope: !9)
