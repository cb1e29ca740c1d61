; expect: unsafe; property: unreach-call; -O2: a rotated loop with phi functions, selects, saturating and absolute values, freeze
source_filename = "optimised_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local noundef i32 @main() local_unnamed_addr {
  %1 = tail call i32 @__VERIFIER_nondet_uint()
  %2 = freeze i32 %1
  %3 = tail call i32 @llvm.umin.i32(i32 %2, i32 6)
  %4 = tail call i32 @llvm.umax.i32(i32 %3, i32 1)
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %0, %6
  %7 = phi i32 [ %9, %6 ], [ 0, %0 ]
  %8 = phi i32 [ %next, %6 ], [ %4, %0 ]
  %9 = add nuw nsw i32 %7, 1
  %next = add nsw i32 %8, -1
  %10 = icmp eq i32 %next, 0
  br i1 %10, label %11, label %6, !llvm.loop !0

11:                                               ; preds = %6, %0
  %12 = phi i32 [ 1, %0 ], [ %9, %6 ]
  %13 = tail call i32 @llvm.usub.sat.i32(i32 %12, i32 %3)
  %14 = sub nsw i32 %12, %3
  %15 = tail call i32 @llvm.abs.i32(i32 %14, i1 true)
  %16 = tail call i32 @llvm.smax.i32(i32 %13, i32 %15)
  %17 = tail call i32 @llvm.fshl.i32(i32 %16, i32 %16, i32 31)
  %18 = icmp ugt i32 %12, 3
  %19 = select i1 %18, i32 %17, i32 %16
  %20 = icmp eq i32 %19, 0
  tail call void @llvm.assume(i1 true) [ "align"(i8* null, i64 4) ]
  br i1 %20, label %22, label %21

21:                                               ; preds = %11
  tail call void @reach_error()
  br label %22

22:                                               ; preds = %11, %21
  ret i32 0
}

declare i32 @__VERIFIER_nondet_uint() local_unnamed_addr
declare void @reach_error() local_unnamed_addr
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1 immarg)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare void @llvm.assume(i1 noundef)

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"llvm.loop.unroll.disable"}
