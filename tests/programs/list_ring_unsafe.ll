source_filename = "list_ring_unsafe.c"
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
  %next = getelementptr inbounds %struct.cell, %struct.cell* %4, i32 0, i32 1, !dbg !36
  store %struct.cell* null, %struct.cell** %next, align 8, !dbg !37
  br label %while.cond, !dbg !38

while.cond:
  %call1 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !39
  br i1 %call1, label %while.body, label %while.end, !dbg !38

while.body:
  %5 = bitcast %struct.cell** %cell to i8*, !dbg !40
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !40
  call void @llvm.dbg.declare(metadata %struct.cell** %cell, metadata !20, metadata !DIExpression()), !dbg !41
  %call2 = call i8* @malloc(i64 noundef 16), !dbg !42
  %6 = bitcast i8* %call2 to %struct.cell*, !dbg !42
  store %struct.cell* %6, %struct.cell** %cell, align 8, !dbg !41
  %7 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !43
  %tobool3 = icmp ne %struct.cell* %7, null, !dbg !43
  br i1 %tobool3, label %if.end5, label %if.then4, !dbg !45

if.then4:
  call void @exit(i32 noundef 1), !dbg !46
  unreachable, !dbg !46

if.end5:
  %8 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !47
  %value6 = getelementptr inbounds %struct.cell, %struct.cell* %8, i32 0, i32 0, !dbg !48
  store i32 2, i32* %value6, align 8, !dbg !49
  %9 = load %struct.cell*, %struct.cell** %ring, align 8, !dbg !50
  %next7 = getelementptr inbounds %struct.cell, %struct.cell* %9, i32 0, i32 1, !dbg !51
  %10 = load %struct.cell*, %struct.cell** %next7, align 8, !dbg !51
  %11 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !52
  %next8 = getelementptr inbounds %struct.cell, %struct.cell* %11, i32 0, i32 1, !dbg !53
  store %struct.cell* %10, %struct.cell** %next8, align 8, !dbg !54
  %12 = load %struct.cell*, %struct.cell** %cell, align 8, !dbg !55
  %13 = load %struct.cell*, %struct.cell** %ring, align 8, !dbg !56
  %next9 = getelementptr inbounds %struct.cell, %struct.cell* %13, i32 0, i32 1, !dbg !57
  store %struct.cell* %12, %struct.cell** %next9, align 8, !dbg !58
  %14 = bitcast %struct.cell** %cell to i8*, !dbg !59
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !59
  br label %while.cond, !dbg !38, !llvm.loop !60

while.end:
  %15 = bitcast i32* %sum to i8*, !dbg !63
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %15), !dbg !63
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !22, metadata !DIExpression()), !dbg !64
  store i32 0, i32* %sum, align 4, !dbg !64
  %16 = bitcast %struct.cell** %c to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %16), !dbg !65
  call void @llvm.dbg.declare(metadata %struct.cell** %c, metadata !23, metadata !DIExpression()), !dbg !66
  %17 = load %struct.cell*, %struct.cell** %ring, align 8, !dbg !67
  %next10 = getelementptr inbounds %struct.cell, %struct.cell* %17, i32 0, i32 1, !dbg !68
  %18 = load %struct.cell*, %struct.cell** %next10, align 8, !dbg !68
  store %struct.cell* %18, %struct.cell** %c, align 8, !dbg !66
  br label %for.cond, !dbg !65

for.cond:
  %19 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !69
  %20 = load %struct.cell*, %struct.cell** %ring, align 8, !dbg !71
  %cmp = icmp ne %struct.cell* %19, %20, !dbg !72
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !73

for.cond.cleanup:
  store i32 4, i32* %cleanup.dest.slot, align 4
  %21 = bitcast %struct.cell** %c to i8*, !dbg !74
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !74
  br label %for.end

for.body:
  %22 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !75
  %value11 = getelementptr inbounds %struct.cell, %struct.cell* %22, i32 0, i32 0, !dbg !76
  %23 = load i32, i32* %value11, align 8, !dbg !76
  %24 = load i32, i32* %sum, align 4, !dbg !77
  %xor = xor i32 %24, %23, !dbg !77
  store i32 %xor, i32* %sum, align 4, !dbg !77
  br label %for.inc, !dbg !78

for.inc:
  %25 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !79
  %next12 = getelementptr inbounds %struct.cell, %struct.cell* %25, i32 0, i32 1, !dbg !80
  %26 = load %struct.cell*, %struct.cell** %next12, align 8, !dbg !80
  store %struct.cell* %26, %struct.cell** %c, align 8, !dbg !81
  br label %for.cond, !dbg !74, !llvm.loop !82

for.end:
  %27 = load i32, i32* %sum, align 4, !dbg !84
  store i32 %27, i32* %retval, align 4, !dbg !85
  store i32 1, i32* %cleanup.dest.slot, align 4
  %28 = bitcast i32* %sum to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %28), !dbg !86
  br label %cleanup

cleanup:
  %29 = bitcast %struct.cell** %ring to i8*, !dbg !86
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %29), !dbg !86
  %30 = load i32, i32* %retval, align 4, !dbg !86
  ret i32 %30, !dbg !86
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
!1 = !DIFile(filename: "list_ring_unsafe.c", directory: ".")
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
!35 = !DILocation(line: 12, column: 5, scope: !9)
!36 = !DILocation(line: 12, column: 11, scope: !9)
!37 = !DILocation(line: 12, column: 16, scope: !9)
!38 = !DILocation(line: 13, column: 5, scope: !9)
!39 = !DILocation(line: 13, column: 12, scope: !9)
!40 = !DILocation(line: 14, column: 9, scope: !21)
!41 = !DILocation(line: 14, column: 22, scope: !21)
!42 = !DILocation(line: 14, column: 29, scope: !21)
!43 = !DILocation(line: 15, column: 14, scope: !44)
!44 = distinct !DILexicalBlock(scope: !21, file: !1, line: 15, column: 13)
!45 = !DILocation(line: 15, column: 13, scope: !21)
!46 = !DILocation(line: 15, column: 20, scope: !44)
!47 = !DILocation(line: 16, column: 9, scope: !21)
!48 = !DILocation(line: 16, column: 15, scope: !21)
!49 = !DILocation(line: 16, column: 21, scope: !21)
!50 = !DILocation(line: 17, column: 22, scope: !21)
!51 = !DILocation(line: 17, column: 28, scope: !21)
!52 = !DILocation(line: 17, column: 9, scope: !21)
!53 = !DILocation(line: 17, column: 15, scope: !21)
!54 = !DILocation(line: 17, column: 20, scope: !21)
!55 = !DILocation(line: 18, column: 22, scope: !21)
!56 = !DILocation(line: 18, column: 9, scope: !21)
!57 = !DILocation(line: 18, column: 15, scope: !21)
!58 = !DILocation(line: 18, column: 20, scope: !21)
!59 = !DILocation(line: 19, column: 5, scope: !9)
!60 = distinct !{!60, !38, !59, !61, !62}
!61 = !{!"llvm.loop.mustprogress"}
!62 = !{!"llvm.loop.unroll.disable"}
!63 = !DILocation(line: 20, column: 5, scope: !9)
!64 = !DILocation(line: 20, column: 9, scope: !9)
!65 = !DILocation(line: 21, column: 10, scope: !24)
!66 = !DILocation(line: 21, column: 23, scope: !24)
!67 = !DILocation(line: 21, column: 27, scope: !24)
!68 = !DILocation(line: 21, column: 33, scope: !24)
!69 = !DILocation(line: 21, column: 39, scope: !70)
!70 = distinct !DILexicalBlock(scope: !24, file: !1, line: 21, column: 5)
!71 = !DILocation(line: 21, column: 44, scope: !70)
!72 = !DILocation(line: 21, column: 41, scope: !70)
!73 = !DILocation(line: 21, column: 5, scope: !24)
!74 = !DILocation(line: 21, column: 5, scope: !70)
!75 = !DILocation(line: 21, column: 70, scope: !70)
!76 = !DILocation(line: 21, column: 73, scope: !70)
!77 = !DILocation(line: 21, column: 67, scope: !70)
!78 = !DILocation(line: 21, column: 63, scope: !70)
!79 = !DILocation(line: 21, column: 54, scope: !70)
!80 = !DILocation(line: 21, column: 57, scope: !70)
!81 = !DILocation(line: 21, column: 52, scope: !70)
!82 = distinct !{!82, !73, !83, !61, !62}
!83 = !DILocation(line: 21, column: 73, scope: !24)
!84 = !DILocation(line: 22, column: 12, scope: !9)
!85 = !DILocation(line: 22, column: 5, scope: !9)
!86 = !DILocation(line: 23, column: 1, scope: !9)
