source_filename = "list_free_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { %struct.cell* }

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %head = alloca %struct.cell*, align 8
  %i = alloca i32, align 4
  %c = alloca %struct.cell*, align 8
  %next1 = alloca %struct.cell*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %struct.cell** %head, metadata !15, metadata !DIExpression()), !dbg !20
  store %struct.cell* null, %struct.cell** %head, align 8, !dbg !20
  call void @llvm.dbg.declare(metadata i32* %i, metadata !21, metadata !DIExpression()), !dbg !23
  store i32 0, i32* %i, align 4, !dbg !23
  br label %for.cond, !dbg !24

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !25
  %cmp = icmp slt i32 %0, 2, !dbg !27
  br i1 %cmp, label %for.body, label %for.end, !dbg !28

for.body:
  call void @llvm.dbg.declare(metadata %struct.cell** %c, metadata !29, metadata !DIExpression()), !dbg !31
  %call = call i8* @malloc(i64 noundef 8), !dbg !32
  %1 = bitcast i8* %call to %struct.cell*, !dbg !32
  store %struct.cell* %1, %struct.cell** %c, align 8, !dbg !31
  %2 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !33
  %3 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !34
  %next = getelementptr inbounds %struct.cell, %struct.cell* %3, i32 0, i32 0, !dbg !35
  store %struct.cell* %2, %struct.cell** %next, align 8, !dbg !36
  %4 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !37
  store %struct.cell* %4, %struct.cell** %head, align 8, !dbg !38
  br label %for.inc, !dbg !39

for.inc:
  %5 = load i32, i32* %i, align 4, !dbg !40
  %inc = add nsw i32 %5, 1, !dbg !40
  store i32 %inc, i32* %i, align 4, !dbg !40
  br label %for.cond, !dbg !41, !llvm.loop !42

for.end:
  br label %while.cond, !dbg !45

while.cond:
  %6 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !46
  %tobool = icmp ne %struct.cell* %6, null, !dbg !45
  br i1 %tobool, label %while.body, label %while.end, !dbg !45

while.body:
  call void @llvm.dbg.declare(metadata %struct.cell** %next1, metadata !47, metadata !DIExpression()), !dbg !49
  %7 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !50
  %next2 = getelementptr inbounds %struct.cell, %struct.cell* %7, i32 0, i32 0, !dbg !51
  %8 = load %struct.cell*, %struct.cell** %next2, align 8, !dbg !51
  store %struct.cell* %8, %struct.cell** %next1, align 8, !dbg !49
  %9 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !52
  %10 = bitcast %struct.cell* %9 to i8*, !dbg !52
  call void @free(i8* noundef %10), !dbg !53
  %11 = load %struct.cell*, %struct.cell** %next1, align 8, !dbg !54
  store %struct.cell* %11, %struct.cell** %head, align 8, !dbg !55
  br label %while.cond, !dbg !45, !llvm.loop !56

while.end:
  ret i32 0, !dbg !58
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i8* @malloc(i64 noundef)

declare void @free(i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_free_safe.c", directory: ".")
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
!15 = !DILocalVariable(name: "head", scope: !10, file: !1, line: 8, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !1, line: 5, size: 64, elements: !18)
!18 = !{!19}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !17, file: !1, line: 5, baseType: !16, size: 64)
!20 = !DILocation(line: 8, column: 16, scope: !10)
!21 = !DILocalVariable(name: "i", scope: !22, file: !1, line: 9, type: !13)
!22 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 3)
!23 = !DILocation(line: 9, column: 12, scope: !22)
!24 = !DILocation(line: 9, column: 8, scope: !22)
!25 = !DILocation(line: 9, column: 19, scope: !26)
!26 = distinct !DILexicalBlock(scope: !22, file: !1, line: 9, column: 3)
!27 = !DILocation(line: 9, column: 21, scope: !26)
!28 = !DILocation(line: 9, column: 3, scope: !22)
!29 = !DILocalVariable(name: "c", scope: !30, file: !1, line: 10, type: !16)
!30 = distinct !DILexicalBlock(scope: !26, file: !1, line: 9, column: 31)
!31 = !DILocation(line: 10, column: 18, scope: !30)
!32 = !DILocation(line: 10, column: 22, scope: !30)
!33 = !DILocation(line: 11, column: 15, scope: !30)
!34 = !DILocation(line: 11, column: 5, scope: !30)
!35 = !DILocation(line: 11, column: 8, scope: !30)
!36 = !DILocation(line: 11, column: 13, scope: !30)
!37 = !DILocation(line: 12, column: 12, scope: !30)
!38 = !DILocation(line: 12, column: 10, scope: !30)
!39 = !DILocation(line: 13, column: 3, scope: !30)
!40 = !DILocation(line: 9, column: 27, scope: !26)
!41 = !DILocation(line: 9, column: 3, scope: !26)
!42 = distinct !{!42, !28, !43, !44}
!43 = !DILocation(line: 13, column: 3, scope: !22)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !DILocation(line: 14, column: 3, scope: !10)
!46 = !DILocation(line: 14, column: 10, scope: !10)
!47 = !DILocalVariable(name: "next", scope: !48, file: !1, line: 15, type: !16)
!48 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 16)
!49 = !DILocation(line: 15, column: 18, scope: !48)
!50 = !DILocation(line: 15, column: 25, scope: !48)
!51 = !DILocation(line: 15, column: 31, scope: !48)
!52 = !DILocation(line: 16, column: 10, scope: !48)
!53 = !DILocation(line: 16, column: 5, scope: !48)
!54 = !DILocation(line: 17, column: 12, scope: !48)
!55 = !DILocation(line: 17, column: 10, scope: !48)
!56 = distinct !{!56, !45, !57, !44}
!57 = !DILocation(line: 18, column: 3, scope: !10)
!58 = !DILocation(line: 19, column: 3, scope: !10)
