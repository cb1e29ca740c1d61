source_filename = "list_fixed_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.cell = type { i32, %struct.cell* }

define dso_local i32 @main() !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %head = alloca %struct.cell*, align 8
  %i = alloca i32, align 4
  %c = alloca %struct.cell*, align 8
  %sum = alloca i32, align 4
  %c1 = alloca %struct.cell*, align 8
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %struct.cell** %head, metadata !15, metadata !DIExpression()), !dbg !21
  store %struct.cell* null, %struct.cell** %head, align 8, !dbg !21
  call void @llvm.dbg.declare(metadata i32* %i, metadata !22, metadata !DIExpression()), !dbg !24
  store i32 1, i32* %i, align 4, !dbg !24
  br label %for.cond, !dbg !25

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !26
  %cmp = icmp sle i32 %0, 3, !dbg !28
  br i1 %cmp, label %for.body, label %for.end, !dbg !29

for.body:
  call void @llvm.dbg.declare(metadata %struct.cell** %c, metadata !30, metadata !DIExpression()), !dbg !32
  %call = call i8* @malloc(i64 noundef 16), !dbg !33
  %1 = bitcast i8* %call to %struct.cell*, !dbg !33
  store %struct.cell* %1, %struct.cell** %c, align 8, !dbg !32
  %2 = load i32, i32* %i, align 4, !dbg !34
  %3 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !35
  %value = getelementptr inbounds %struct.cell, %struct.cell* %3, i32 0, i32 0, !dbg !36
  store i32 %2, i32* %value, align 8, !dbg !37
  %4 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !38
  %5 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !39
  %next = getelementptr inbounds %struct.cell, %struct.cell* %5, i32 0, i32 1, !dbg !40
  store %struct.cell* %4, %struct.cell** %next, align 8, !dbg !41
  %6 = load %struct.cell*, %struct.cell** %c, align 8, !dbg !42
  store %struct.cell* %6, %struct.cell** %head, align 8, !dbg !43
  br label %for.inc, !dbg !44

for.inc:
  %7 = load i32, i32* %i, align 4, !dbg !45
  %inc = add nsw i32 %7, 1, !dbg !45
  store i32 %inc, i32* %i, align 4, !dbg !45
  br label %for.cond, !dbg !46, !llvm.loop !47

for.end:
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !50, metadata !DIExpression()), !dbg !51
  store i32 0, i32* %sum, align 4, !dbg !51
  call void @llvm.dbg.declare(metadata %struct.cell** %c1, metadata !52, metadata !DIExpression()), !dbg !54
  %8 = load %struct.cell*, %struct.cell** %head, align 8, !dbg !55
  store %struct.cell* %8, %struct.cell** %c1, align 8, !dbg !54
  br label %for.cond2, !dbg !56

for.cond2:
  %9 = load %struct.cell*, %struct.cell** %c1, align 8, !dbg !57
  %tobool = icmp ne %struct.cell* %9, null, !dbg !59
  br i1 %tobool, label %for.body3, label %for.end7, !dbg !59

for.body3:
  %10 = load i32, i32* %sum, align 4, !dbg !60
  %mul = mul nsw i32 10, %10, !dbg !61
  %11 = load %struct.cell*, %struct.cell** %c1, align 8, !dbg !62
  %value4 = getelementptr inbounds %struct.cell, %struct.cell* %11, i32 0, i32 0, !dbg !63
  %12 = load i32, i32* %value4, align 8, !dbg !63
  %add = add nsw i32 %mul, %12, !dbg !64
  store i32 %add, i32* %sum, align 4, !dbg !65
  br label %for.inc5, !dbg !66

for.inc5:
  %13 = load %struct.cell*, %struct.cell** %c1, align 8, !dbg !67
  %next6 = getelementptr inbounds %struct.cell, %struct.cell* %13, i32 0, i32 1, !dbg !68
  %14 = load %struct.cell*, %struct.cell** %next6, align 8, !dbg !68
  store %struct.cell* %14, %struct.cell** %c1, align 8, !dbg !69
  br label %for.cond2, !dbg !70, !llvm.loop !71

for.end7:
  %15 = load i32, i32* %sum, align 4, !dbg !73
  %cmp8 = icmp ne i32 %15, 321, !dbg !75
  br i1 %cmp8, label %if.then, label %if.end, !dbg !76

if.then:
  call void @reach_error(), !dbg !77
  br label %if.end, !dbg !77

if.end:
  ret i32 0, !dbg !78
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i8* @malloc(i64 noundef)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list_fixed_safe.c", directory: ".")
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
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "cell", file: !1, line: 5, size: 128, elements: !18)
!18 = !{!19, !20}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !17, file: !1, line: 5, baseType: !13, size: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !17, file: !1, line: 5, baseType: !16, size: 64, offset: 64)
!21 = !DILocation(line: 8, column: 16, scope: !10)
!22 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 9, type: !13)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 3)
!24 = !DILocation(line: 9, column: 12, scope: !23)
!25 = !DILocation(line: 9, column: 8, scope: !23)
!26 = !DILocation(line: 9, column: 19, scope: !27)
!27 = distinct !DILexicalBlock(scope: !23, file: !1, line: 9, column: 3)
!28 = !DILocation(line: 9, column: 21, scope: !27)
!29 = !DILocation(line: 9, column: 3, scope: !23)
!30 = !DILocalVariable(name: "c", scope: !31, file: !1, line: 10, type: !16)
!31 = distinct !DILexicalBlock(scope: !27, file: !1, line: 9, column: 32)
!32 = !DILocation(line: 10, column: 18, scope: !31)
!33 = !DILocation(line: 10, column: 22, scope: !31)
!34 = !DILocation(line: 11, column: 16, scope: !31)
!35 = !DILocation(line: 11, column: 5, scope: !31)
!36 = !DILocation(line: 11, column: 8, scope: !31)
!37 = !DILocation(line: 11, column: 14, scope: !31)
!38 = !DILocation(line: 12, column: 15, scope: !31)
!39 = !DILocation(line: 12, column: 5, scope: !31)
!40 = !DILocation(line: 12, column: 8, scope: !31)
!41 = !DILocation(line: 12, column: 13, scope: !31)
!42 = !DILocation(line: 13, column: 12, scope: !31)
!43 = !DILocation(line: 13, column: 10, scope: !31)
!44 = !DILocation(line: 14, column: 3, scope: !31)
!45 = !DILocation(line: 9, column: 28, scope: !27)
!46 = !DILocation(line: 9, column: 3, scope: !27)
!47 = distinct !{!47, !29, !48, !49}
!48 = !DILocation(line: 14, column: 3, scope: !23)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocalVariable(name: "sum", scope: !10, file: !1, line: 15, type: !13)
!51 = !DILocation(line: 15, column: 7, scope: !10)
!52 = !DILocalVariable(name: "c", scope: !53, file: !1, line: 16, type: !16)
!53 = distinct !DILexicalBlock(scope: !10, file: !1, line: 16, column: 3)
!54 = !DILocation(line: 16, column: 21, scope: !53)
!55 = !DILocation(line: 16, column: 25, scope: !53)
!56 = !DILocation(line: 16, column: 8, scope: !53)
!57 = !DILocation(line: 16, column: 31, scope: !58)
!58 = distinct !DILexicalBlock(scope: !53, file: !1, line: 16, column: 3)
!59 = !DILocation(line: 16, column: 3, scope: !53)
!60 = !DILocation(line: 16, column: 58, scope: !58)
!61 = !DILocation(line: 16, column: 56, scope: !58)
!62 = !DILocation(line: 16, column: 64, scope: !58)
!63 = !DILocation(line: 16, column: 67, scope: !58)
!64 = !DILocation(line: 16, column: 62, scope: !58)
!65 = !DILocation(line: 16, column: 51, scope: !58)
!66 = !DILocation(line: 16, column: 47, scope: !58)
!67 = !DILocation(line: 16, column: 38, scope: !58)
!68 = !DILocation(line: 16, column: 41, scope: !58)
!69 = !DILocation(line: 16, column: 36, scope: !58)
!70 = !DILocation(line: 16, column: 3, scope: !58)
!71 = distinct !{!71, !59, !72, !49}
!72 = !DILocation(line: 16, column: 67, scope: !53)
!73 = !DILocation(line: 17, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !10, file: !1, line: 17, column: 7)
!75 = !DILocation(line: 17, column: 11, scope: !74)
!76 = !DILocation(line: 17, column: 7, scope: !10)
!77 = !DILocation(line: 17, column: 19, scope: !74)
!78 = !DILocation(line: 18, column: 3, scope: !10)
