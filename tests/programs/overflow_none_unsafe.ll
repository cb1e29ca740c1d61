source_filename = "overflow_none_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @main() !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %c = alloca i8, align 1
  %d = alloca i8, align 1
  %y = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata i32* %x, metadata !15, metadata !DIExpression()), !dbg !17
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !18
  store i32 %call, i32* %x, align 4, !dbg !17
  call void @llvm.dbg.declare(metadata i8* %c, metadata !19, metadata !DIExpression()), !dbg !21
  %call1 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !22
  store i8 %call1, i8* %c, align 1, !dbg !21
  call void @llvm.dbg.declare(metadata i8* %d, metadata !23, metadata !DIExpression()), !dbg !25
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !26
  %conv = trunc i32 %call2 to i8, !dbg !26
  store i8 %conv, i8* %d, align 1, !dbg !25
  %0 = load i8, i8* %c, align 1, !dbg !27
  %conv3 = zext i8 %0 to i32, !dbg !27
  %add = add nsw i32 %conv3, 200, !dbg !28
  %conv4 = trunc i32 %add to i8, !dbg !27
  store i8 %conv4, i8* %c, align 1, !dbg !29
  %1 = load i8, i8* %c, align 1, !dbg !30
  %inc = add i8 %1, 1, !dbg !30
  store i8 %inc, i8* %c, align 1, !dbg !30
  %2 = load i8, i8* %d, align 1, !dbg !31
  %inc5 = add i8 %2, 1, !dbg !31
  store i8 %inc5, i8* %d, align 1, !dbg !31
  %3 = load i32, i32* %x, align 4, !dbg !32
  %add6 = add i32 %3, 1, !dbg !33
  store i32 %add6, i32* %x, align 4, !dbg !34
  call void @llvm.dbg.declare(metadata i32* %y, metadata !35, metadata !DIExpression()), !dbg !36
  %4 = load i32, i32* %x, align 4, !dbg !37
  store i32 %4, i32* %y, align 4, !dbg !36
  %5 = load i32, i32* %y, align 4, !dbg !38
  %6 = load i8, i8* %c, align 1, !dbg !39
  %conv7 = zext i8 %6 to i32, !dbg !39
  %add8 = add nsw i32 %5, %conv7, !dbg !40
  %7 = load i8, i8* %d, align 1, !dbg !41
  %conv9 = sext i8 %7 to i32, !dbg !41
  %cmp = icmp sgt i32 %add8, %conv9, !dbg !42
  %conv10 = zext i1 %cmp to i32, !dbg !42
  ret i32 %conv10, !dbg !43
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_uint()

declare zeroext i8 @__VERIFIER_nondet_uchar()

declare i32 @__VERIFIER_nondet_int()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overflow_none_unsafe.c", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}
!10 = !{i32 7, !"frame-pointer", i32 2}

!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !13, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!13 = !DISubroutineType(types: !2)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !12, file: !1, line: 7, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 7, column: 12, scope: !12)
!18 = !DILocation(line: 7, column: 16, scope: !12)
!19 = !DILocalVariable(name: "c", scope: !12, file: !1, line: 8, type: !20)
!20 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!21 = !DILocation(line: 8, column: 17, scope: !12)
!22 = !DILocation(line: 8, column: 21, scope: !12)
!23 = !DILocalVariable(name: "d", scope: !12, file: !1, line: 9, type: !24)
!24 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!25 = !DILocation(line: 9, column: 15, scope: !12)
!26 = !DILocation(line: 9, column: 19, scope: !12)
!27 = !DILocation(line: 10, column: 7, scope: !12)
!28 = !DILocation(line: 10, column: 9, scope: !12)
!29 = !DILocation(line: 10, column: 5, scope: !12)
!30 = !DILocation(line: 11, column: 4, scope: !12)
!31 = !DILocation(line: 12, column: 4, scope: !12)
!32 = !DILocation(line: 13, column: 7, scope: !12)
!33 = !DILocation(line: 13, column: 9, scope: !12)
!34 = !DILocation(line: 13, column: 5, scope: !12)
!35 = !DILocalVariable(name: "y", scope: !12, file: !1, line: 14, type: !3)
!36 = !DILocation(line: 14, column: 7, scope: !12)
!37 = !DILocation(line: 14, column: 16, scope: !12)
!38 = !DILocation(line: 15, column: 10, scope: !12)
!39 = !DILocation(line: 15, column: 14, scope: !12)
!40 = !DILocation(line: 15, column: 12, scope: !12)
!41 = !DILocation(line: 15, column: 18, scope: !12)
!42 = !DILocation(line: 15, column: 16, scope: !12)
!43 = !DILocation(line: 15, column: 3, scope: !12)
