source_filename = "list_any_length_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, %struct.cell* }

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %head = alloca %struct.cell*, align 8
  %c = alloca %struct.cell*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %struct.cell** %head, metadata !15, metadata !DIExpression()), !dbg !21
  %call = call i8* @malloc(i64 noundef 16), !dbg !22
  %0 = bitcast i8* %call to %struct.cell*, !dbg !22
  store %struct.cell* %0, %struct.cell** %head, align 8, !dbg !21
  %1 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !23
  %value = getelementptr inbounds %struct.cell, %struct.cell* %1, i32 0, i32 0, !dbg !24
  store i32 1, i32* %value, align 8, !dbg !25
  %2 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !26
  %next = getelementptr inbounds %struct.cell, %struct.cell* %2, i32 0, i32 1, !dbg !27
  store %struct.cell* null, %struct.cell** %next, align 8, !dbg !28
  br label %while.cond, !dbg !29

while.cond:
  %call1 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !30
  br i1 %call1, label %while.body, label %while.end, !dbg !29

while.body:
  call void @llvm.dbg.declare(metadata %struct.cell** %c, metadata !31, metadata !DIExpression()), !dbg !33
  %call2 = call i8* @malloc(i64 noundef 16), !dbg !34
  %3 = bitcast i8* %call2 to %struct.cell*, !dbg !34
  store %struct.cell* %3, %struct.cell** %c, align 8, !dbg !33
  %4 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !35
  %value3 = getelementptr inbounds %struct.cell, %struct.cell* %4, i32 0, i32 0, !dbg !36
  store i32 1, i32* %value3, align 8, !dbg !37
  %5 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !38
  %6 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !39
  %next4 = getelementptr inbounds %struct.cell, %struct.cell* %6, i32 0, i32 1, !dbg !40
  store %struct.cell* %5, %struct.cell** %next4, align 8, !dbg !41
  %7 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !42
  store %struct.cell* %7, %struct.cell** %head, align 8, !dbg !43
  br label %while.cond, !dbg !29, !llvm.loop !44

while.end:
  %8 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !47
  %value5 = getelementptr inbounds %struct.cell, %struct.cell* %8, i32 0, i32 0, !dbg !49
  %9 = load i32, i32* %value5, align 8, !dbg !49
  %cmp = icmp ne i32 %9, 1, !dbg !50
  br i1 %cmp, label %if.then, label %if.end, !dbg !51

if.then:
  call void @reach_error(), !dbg !52
  br label %if.end, !dbg !52

if.end:
  ret i32 0, !dbg !53
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i8* @malloc(i64 noundef)

declare zeroext i1 @__VERIFIER_nondet_bool()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_any_length_safe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "head", scope: !10, file: !1, line: 9, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !1, line: 6, size: 128, elements: !18)
!18 = !{!19, !20}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !17, file: !1, line: 6, baseType: !13, size: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !17, file: !1, line: 6, baseType: !16, size: 64, offset: 64)
!21 = !DILocation(line: 9, column: 16, scope: !10)
!22 = !DILocation(line: 9, column: 23, scope: !10)
!23 = !DILocation(line: 10, column: 3, scope: !10)
!24 = !DILocation(line: 10, column: 9, scope: !10)
!25 = !DILocation(line: 10, column: 15, scope: !10)
!26 = !DILocation(line: 11, column: 3, scope: !10)
!27 = !DILocation(line: 11, column: 9, scope: !10)
!28 = !DILocation(line: 11, column: 14, scope: !10)
!29 = !DILocation(line: 12, column: 3, scope: !10)
!30 = !DILocation(line: 12, column: 10, scope: !10)
!31 = !DILocalVariable(name: "c", scope: !32, file: !1, line: 13, type: !16)
!32 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 36)
!33 = !DILocation(line: 13, column: 18, scope: !32)
!34 = !DILocation(line: 13, column: 22, scope: !32)
!35 = !DILocation(line: 14, column: 5, scope: !32)
!36 = !DILocation(line: 14, column: 8, scope: !32)
!37 = !DILocation(line: 14, column: 14, scope: !32)
!38 = !DILocation(line: 15, column: 15, scope: !32)
!39 = !DILocation(line: 15, column: 5, scope: !32)
!40 = !DILocation(line: 15, column: 8, scope: !32)
!41 = !DILocation(line: 15, column: 13, scope: !32)
!42 = !DILocation(line: 16, column: 12, scope: !32)
!43 = !DILocation(line: 16, column: 10, scope: !32)
!44 = distinct !{!44, !29, !45, !46}
!45 = !DILocation(line: 17, column: 3, scope: !10)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !DILocation(line: 18, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !10, file: !1, line: 18, column: 7)
!49 = !DILocation(line: 18, column: 13, scope: !48)
!50 = !DILocation(line: 18, column: 19, scope: !48)
!51 = !DILocation(line: 18, column: 7, scope: !10)
!52 = !DILocation(line: 18, column: 25, scope: !48)
!53 = !DILocation(line: 19, column: 3, scope: !10)
