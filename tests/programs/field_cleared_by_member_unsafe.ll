source_filename = "field_cleared_by_member_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.record = type { [8 x i8], i32, %struct.record* }

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %head = alloca %struct.record*, align 8
  %c = alloca i32, align 4
  %r = alloca %struct.record*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %r5 = alloca %struct.record*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.record** %head to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !30
  call void @llvm.dbg.declare(metadata %struct.record** %head, metadata !14, metadata !DIExpression()), !dbg !31
  store %struct.record* null, %struct.record** %head, align 8, !dbg !31
  %1 = bitcast i32* %c to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %c, metadata !25, metadata !DIExpression()), !dbg !33
  br label %while.cond, !dbg !34

while.cond:
  %call = call i32 @getchar(), !dbg !35
  store i32 %call, i32* %c, align 4, !dbg !36
  %cmp = icmp ne i32 %call, -1, !dbg !37
  br i1 %cmp, label %while.body, label %while.end, !dbg !34

while.body:
  %2 = bitcast %struct.record** %r to i8*, !dbg !38
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %2), !dbg !38
  call void @llvm.dbg.declare(metadata %struct.record** %r, metadata !26, metadata !DIExpression()), !dbg !39
  %call1 = call noalias i8* @malloc(i64 noundef 24), !dbg !40
  %3 = bitcast i8* %call1 to %struct.record*, !dbg !40
  store %struct.record* %3, %struct.record** %r, align 8, !dbg !39
  %4 = load %struct.record*, %struct.record** %r, align 8, !dbg !41
  %tobool = icmp ne %struct.record* %4, null, !dbg !41
  br i1 %tobool, label %if.end, label %if.then, !dbg !43

if.then:
  store i32 1, i32* %retval, align 4, !dbg !44
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !44

if.end:
  %5 = load %struct.record*, %struct.record** %r, align 8, !dbg !45
  %age = getelementptr inbounds %struct.record, %struct.record* %5, i32 0, i32 1, !dbg !46
  store i32 5, i32* %age, align 8, !dbg !47
  %6 = load i32, i32* %c, align 4, !dbg !48
  %cmp2 = icmp eq i32 %6, 120, !dbg !50
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !51

if.then3:
  %7 = load %struct.record*, %struct.record** %r, align 8, !dbg !52
  %name = getelementptr inbounds %struct.record, %struct.record* %7, i32 0, i32 0, !dbg !53
  %arraydecay = getelementptr inbounds [8 x i8], [8 x i8]* %name, i64 0, i64 0, !dbg !54
  call void @llvm.memset.p0i8.i64(i8* align 8 %arraydecay, i8 0, i64 24, i1 false), !dbg !54
  br label %if.end4, !dbg !54

if.end4:
  %8 = load %struct.record*, %struct.record** %head, align 8, !dbg !55
  %9 = load %struct.record*, %struct.record** %r, align 8, !dbg !56
  %next = getelementptr inbounds %struct.record, %struct.record* %9, i32 0, i32 2, !dbg !57
  store %struct.record* %8, %struct.record** %next, align 8, !dbg !58
  %10 = load %struct.record*, %struct.record** %r, align 8, !dbg !59
  store %struct.record* %10, %struct.record** %head, align 8, !dbg !60
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !61
  br label %cleanup, !dbg !61

cleanup:
  %11 = bitcast %struct.record** %r to i8*, !dbg !61
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %11), !dbg !61
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup13 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:
  br label %while.cond, !dbg !34, !llvm.loop !62

while.end:
  %12 = bitcast %struct.record** %r5 to i8*, !dbg !65
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %12), !dbg !65
  call void @llvm.dbg.declare(metadata %struct.record** %r5, metadata !28, metadata !DIExpression()), !dbg !66
  %13 = load %struct.record*, %struct.record** %head, align 8, !dbg !67
  store %struct.record* %13, %struct.record** %r5, align 8, !dbg !66
  br label %for.cond, !dbg !65

for.cond:
  %14 = load %struct.record*, %struct.record** %r5, align 8, !dbg !68
  %tobool6 = icmp ne %struct.record* %14, null, !dbg !70
  br i1 %tobool6, label %for.body, label %for.cond.cleanup, !dbg !70

for.cond.cleanup:
  store i32 4, i32* %cleanup.dest.slot, align 4
  %15 = bitcast %struct.record** %r5 to i8*, !dbg !71
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !71
  br label %for.end

for.body:
  %16 = load %struct.record*, %struct.record** %r5, align 8, !dbg !72
  %age7 = getelementptr inbounds %struct.record, %struct.record* %16, i32 0, i32 1, !dbg !74
  %17 = load i32, i32* %age7, align 8, !dbg !74
  %cmp8 = icmp eq i32 %17, 0, !dbg !75
  br i1 %cmp8, label %if.then9, label %if.end10, !dbg !76

if.then9:
  call void @reach_error(), !dbg !77
  br label %if.end10, !dbg !77

if.end10:
  br label %for.inc, !dbg !78

for.inc:
  %18 = load %struct.record*, %struct.record** %r5, align 8, !dbg !79
  %next11 = getelementptr inbounds %struct.record, %struct.record* %18, i32 0, i32 2, !dbg !80
  %19 = load %struct.record*, %struct.record** %next11, align 8, !dbg !80
  store %struct.record* %19, %struct.record** %r5, align 8, !dbg !81
  br label %for.cond, !dbg !71, !llvm.loop !82

for.end:
  store i32 0, i32* %retval, align 4, !dbg !84
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup13, !dbg !84

cleanup13:
  %20 = bitcast i32* %c to i8*, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !85
  %21 = bitcast %struct.record** %head to i8*, !dbg !85
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %21), !dbg !85
  %22 = load i32, i32* %retval, align 4, !dbg !85
  ret i32 %22, !dbg !85
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !86 i32 @getchar()

declare noalias i8* @malloc(i64 noundef)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare !dbg !89 void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "field_cleared_by_member_unsafe.c", directory: ".")
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
!13 = !{!14, !25, !26, !28}
!14 = !DILocalVariable(name: "head", scope: !9, file: !1, line: 9, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "record", file: !1, line: 6, size: 192, elements: !17)
!17 = !{!18, !23, !24}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !16, file: !1, line: 6, baseType: !19, size: 64)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !21)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!22}
!22 = !DISubrange(count: 8)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "age", scope: !16, file: !1, line: 6, baseType: !12, size: 32, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 6, baseType: !15, size: 64, offset: 128)
!25 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 10, type: !12)
!26 = !DILocalVariable(name: "r", scope: !27, file: !1, line: 12, type: !15)
!27 = distinct !DILexicalBlock(scope: !9, file: !1, line: 11, column: 34)
!28 = !DILocalVariable(name: "r", scope: !29, file: !1, line: 19, type: !15)
!29 = distinct !DILexicalBlock(scope: !9, file: !1, line: 19, column: 3)
!30 = !DILocation(line: 9, column: 3, scope: !9)
!31 = !DILocation(line: 9, column: 18, scope: !9)
!32 = !DILocation(line: 10, column: 3, scope: !9)
!33 = !DILocation(line: 10, column: 7, scope: !9)
!34 = !DILocation(line: 11, column: 3, scope: !9)
!35 = !DILocation(line: 11, column: 15, scope: !9)
!36 = !DILocation(line: 11, column: 13, scope: !9)
!37 = !DILocation(line: 11, column: 26, scope: !9)
!38 = !DILocation(line: 12, column: 5, scope: !27)
!39 = !DILocation(line: 12, column: 20, scope: !27)
!40 = !DILocation(line: 12, column: 24, scope: !27)
!41 = !DILocation(line: 13, column: 10, scope: !42)
!42 = distinct !DILexicalBlock(scope: !27, file: !1, line: 13, column: 9)
!43 = !DILocation(line: 13, column: 9, scope: !27)
!44 = !DILocation(line: 13, column: 13, scope: !42)
!45 = !DILocation(line: 14, column: 5, scope: !27)
!46 = !DILocation(line: 14, column: 8, scope: !27)
!47 = !DILocation(line: 14, column: 12, scope: !27)
!48 = !DILocation(line: 15, column: 9, scope: !49)
!49 = distinct !DILexicalBlock(scope: !27, file: !1, line: 15, column: 9)
!50 = !DILocation(line: 15, column: 11, scope: !49)
!51 = !DILocation(line: 15, column: 9, scope: !27)
!52 = !DILocation(line: 15, column: 26, scope: !49)
!53 = !DILocation(line: 15, column: 29, scope: !49)
!54 = !DILocation(line: 15, column: 19, scope: !49)
!55 = !DILocation(line: 16, column: 15, scope: !27)
!56 = !DILocation(line: 16, column: 5, scope: !27)
!57 = !DILocation(line: 16, column: 8, scope: !27)
!58 = !DILocation(line: 16, column: 13, scope: !27)
!59 = !DILocation(line: 17, column: 12, scope: !27)
!60 = !DILocation(line: 17, column: 10, scope: !27)
!61 = !DILocation(line: 18, column: 3, scope: !9)
!62 = distinct !{!62, !34, !61, !63, !64}
!63 = !{!"llvm.loop.mustprogress"}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = !DILocation(line: 19, column: 8, scope: !29)
!66 = !DILocation(line: 19, column: 23, scope: !29)
!67 = !DILocation(line: 19, column: 27, scope: !29)
!68 = !DILocation(line: 19, column: 33, scope: !69)
!69 = distinct !DILexicalBlock(scope: !29, file: !1, line: 19, column: 3)
!70 = !DILocation(line: 19, column: 3, scope: !29)
!71 = !DILocation(line: 19, column: 3, scope: !69)
!72 = !DILocation(line: 20, column: 9, scope: !73)
!73 = distinct !DILexicalBlock(scope: !69, file: !1, line: 20, column: 9)
!74 = !DILocation(line: 20, column: 12, scope: !73)
!75 = !DILocation(line: 20, column: 16, scope: !73)
!76 = !DILocation(line: 20, column: 9, scope: !69)
!77 = !DILocation(line: 20, column: 22, scope: !73)
!78 = !DILocation(line: 20, column: 19, scope: !73)
!79 = !DILocation(line: 19, column: 40, scope: !69)
!80 = !DILocation(line: 19, column: 43, scope: !69)
!81 = !DILocation(line: 19, column: 38, scope: !69)
!82 = distinct !{!82, !70, !83, !63, !64}
!83 = !DILocation(line: 20, column: 34, scope: !29)
!84 = !DILocation(line: 21, column: 3, scope: !9)
!85 = !DILocation(line: 22, column: 1, scope: !9)
!86 = !DISubprogram(name: "getchar", scope: !87, file: !87, line: 520, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !88)
!87 = !DIFile(filename: "/usr/include/stdio.h", directory: "")
!88 = !{}
!89 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 5, type: !90, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !88)
!90 = !DISubroutineType(types: !91)
!91 = !{null}
