; expect: safe; property: unreach-call; clang 20 at -O1: records of variables, flags of instructions, attributes with ranges
source_filename = "debug_records.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !8 {
entry:
    #dbg_assign(i1 undef, !14, !DIExpression(), !18, ptr undef, !DIExpression(), !16)
  %call = tail call zeroext i8 @__VERIFIER_nondet_uchar() #3, !dbg !16
    #dbg_value(i8 %call, !13, !DIExpression(DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !16)
  %conv = zext nneg i8 %call to i32, !dbg !16
    #dbg_value(i32 %conv, !13, !DIExpression(), !16)
    #dbg_value(i32 0, !14, !DIExpression(), !16)
  br label %while.cond, !dbg !17

while.cond:                                       ; preds = %while.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ], !dbg !16
    #dbg_value(i32 %i.0, !14, !DIExpression(), !16)
  %cmp = icmp samesign ult i32 %i.0, %conv, !dbg !17
  br i1 %cmp, label %while.body, label %while.end, !dbg !17

while.body:                                       ; preds = %while.cond
  %inc = add nuw nsw i32 %i.0, 1, !dbg !17
    #dbg_value(i32 %inc, !14, !DIExpression(), !16)
  br label %while.cond, !dbg !17, !llvm.loop !19

while.end:                                        ; preds = %while.cond
    #dbg_label(!21, !17)
  %trunc = trunc nuw i32 %i.0 to i8, !dbg !17
  %cmp1 = icmp ugt i8 %trunc, -1, !dbg !17
  %low = and i32 %i.0, 1
  %high = shl nuw nsw i32 %conv, 1
  %both = or disjoint i32 %high, %low
  %odd = and i32 %both, 1
  %differ = icmp ne i32 %odd, %low
  %not.equal = icmp ne i32 %i.0, %conv, !dbg !17
  %bad = or i1 %differ, %not.equal
  %bad1 = select i1 %bad, i1 true, i1 %cmp1
  br i1 %bad1, label %if.then, label %if.end, !dbg !17

if.then:                                          ; preds = %while.end
  tail call void @reach_error() #3, !dbg !17
  br label %if.end, !dbg !17

if.end:                                           ; preds = %if.then, %while.end
  ret i32 0, !dbg !17
}

declare !dbg !22 zeroext i8 @__VERIFIER_nondet_uchar() local_unnamed_addr #1

declare void @reach_error() local_unnamed_addr #1

attributes #0 = { nounwind uwtable memory(readwrite, argmem: none) "no-trapping-math"="true" }
attributes #1 = { "no-trapping-math"="true" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 20.1.0", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "debug_records.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!7 = !{!"clang version 20.1.0"}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !9, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !12)
!9 = !DISubroutineType(types: !10)
!10 = !{!11}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{!13, !14, !21}
!13 = !DILocalVariable(name: "n", scope: !8, file: !1, line: 5, type: !11)
!14 = !DILocalVariable(name: "i", scope: !8, file: !1, line: 5, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "count", file: !1, line: 1, baseType: !11)
!16 = !DILocation(line: 5, column: 7, scope: !8)
!17 = !DILocation(line: 6, column: 3, scope: !8)
!18 = distinct !DIAssignID()
!19 = distinct !{!19, !17, !17, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !DILabel(scope: !8, name: "end", file: !1, line: 7)
!22 = !DISubprogram(name: "__VERIFIER_nondet_uchar", scope: !1, file: !1, line: 2, type: !23, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!23 = !DISubroutineType(types: !24)
!24 = !{!25}
!25 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
