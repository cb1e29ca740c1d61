source_filename = "list_any_length_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, %struct.cell* }

define dso_local i32 @main() !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.cell*, align 8
  %3 = alloca %struct.cell*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.cell** %2, metadata !15, metadata !DIExpression()), !dbg !21
  %4 = call i8* @malloc(i64 noundef 16), !dbg !22
  %5 = bitcast i8* %4 to %struct.cell*, !dbg !22
  store %struct.cell* %5, %struct.cell** %2, align 8, !dbg !21
  %6 = load %struct.cell*, %struct.cell** %2, align 8, !dbg !23
  %7 = getelementptr inbounds %struct.cell, %struct.cell* %6, i32 0, i32 0, !dbg !24
  store i32 1, i32* %7, align 8, !dbg !25
  %8 = load %struct.cell*, %struct.cell** %2, align 8, !dbg !26
  %9 = getelementptr inbounds %struct.cell, %struct.cell* %8, i32 0, i32 1, !dbg !27
  store %struct.cell* null, %struct.cell** %9, align 8, !dbg !28
  br label %10, !dbg !29

10:
  %11 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !30
  br i1 %11, label %12, label %21, !dbg !29

12:
  call void @llvm.dbg.declare(metadata %struct.cell** %3, metadata !31, metadata !DIExpression()), !dbg !33
  %13 = call i8* @malloc(i64 noundef 16), !dbg !34
  %14 = bitcast i8* %13 to %struct.cell*, !dbg !34
  store %struct.cell* %14, %struct.cell** %3, align 8, !dbg !33
  %15 = load %struct.cell*, %struct.cell** %3, align 8, !dbg !35
  %16 = getelementptr inbounds %struct.cell, %struct.cell* %15, i32 0, i32 0, !dbg !36
  store i32 1, i32* %16, align 8, !dbg !37
  %17 = load %struct.cell*, %struct.cell** %2, align 8, !dbg !38
  %18 = load %struct.cell*, %struct.cell** %3, align 8, !dbg !39
  %19 = getelementptr inbounds %struct.cell, %struct.cell* %18, i32 0, i32 1, !dbg !40
  store %struct.cell* %17, %struct.cell** %19, align 8, !dbg !41
  %20 = load %struct.cell*, %struct.cell** %3, align 8, !dbg !42
  store %struct.cell* %20, %struct.cell** %2, align 8, !dbg !43
  br label %10, !dbg !29, !llvm.loop !44

21:
  %22 = load %struct.cell*, %struct.cell** %2, align 8, !dbg !47
  %23 = getelementptr inbounds %struct.cell, %struct.cell* %22, i32 0, i32 0, !dbg !49
  %24 = load i32, i32* %23, align 8, !dbg !49
  %25 = icmp ne i32 %24, 1, !dbg !50
  br i1 %25, label %26, label %27, !dbg !51

26:
  call void @reach_error(), !dbg !52
  br label %27, !dbg !52

27:
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
