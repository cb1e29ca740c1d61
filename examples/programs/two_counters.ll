; two_counters.c as LLVM assembly with its debug information; needs no compiler. Safe.
;
; eufonium verify --invariants examples/programs/two_counters.ll
source_filename = "two_counters.c"

declare i32 @nondet()
declare void @reach_error()
declare void @llvm.dbg.value(metadata, metadata, metadata)

define i32 @main() !dbg !4 {
entry:
  br label %loop, !dbg !10

loop:                                             ; x and y
  %x = phi i32 [ 1, %entry ], [ %x.next, %body ]
  %y = phi i32 [ 0, %entry ], [ %y.next, %body ]
  call void @llvm.dbg.value(metadata i32 %x, metadata !8, metadata !DIExpression()), !dbg !10
  call void @llvm.dbg.value(metadata i32 %y, metadata !9, metadata !DIExpression()), !dbg !10
  %more = call i32 @nondet(), !dbg !11
  %stop = icmp eq i32 %more, 0, !dbg !10
  br i1 %stop, label %exit, label %body, !dbg !10

body:
  %x.next = add nsw i32 %x, %y, !dbg !12
  %y.next = add nsw i32 %y, 1, !dbg !13
  br label %loop, !dbg !10, !llvm.loop !16

exit:
  %bad = icmp slt i32 %x, %y, !dbg !14
  br i1 %bad, label %error, label %done, !dbg !14

error:
  call void @reach_error(), !dbg !15
  unreachable

done:
  ret i32 0
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "two_counters.c", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{!7}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 9, type: !7)
!9 = !DILocalVariable(name: "y", scope: !4, file: !1, line: 10, type: !7)
!10 = !DILocation(line: 11, column: 3, scope: !4)
!11 = !DILocation(line: 11, column: 10, scope: !4)
!12 = !DILocation(line: 12, column: 11, scope: !4)
!13 = !DILocation(line: 13, column: 11, scope: !4)
!14 = !DILocation(line: 15, column: 9, scope: !4)
!15 = !DILocation(line: 15, column: 14, scope: !4)
!16 = distinct !{!16, !10}
