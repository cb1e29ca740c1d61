; expect: unsafe; property: unreach-call; -O2 of LLVM 19: a switch that has become a table, overflow in a pair, a switch without default
source_filename = "switch_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@switch.table.main = private unnamed_addr constant [4 x i32] [i32 3, i32 1, i32 4, i32 1], align 4

define dso_local noundef i32 @main() local_unnamed_addr {
  %1 = tail call i32 @__VERIFIER_nondet_uint()
  %2 = icmp ult i32 %1, 4
  br i1 %2, label %3, label %7

3:
  %4 = zext nneg i32 %1 to i64
  %5 = getelementptr inbounds [4 x i32], ptr @switch.table.main, i64 0, i64 %4
  %6 = load i32, ptr %5, align 4
  br label %7

7:
  %8 = phi i32 [ %6, %3 ], [ 0, %0 ]
  %9 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %1, i32 %8)
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %13, label %11

11:
  switch i32 %8, label %12 [
    i32 0, label %14
    i32 1, label %14
    i32 3, label %14
    i32 4, label %14
  ]

12:
  unreachable

13:
  tail call void @reach_error()
  br label %14

14:
  %15 = icmp ugt i32 %8, 3
  br i1 %15, label %16, label %17

16:
  tail call void @reach_error()
  unreachable

17:
  ret i32 0
}

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare i32 @__VERIFIER_nondet_uint() local_unnamed_addr
declare void @reach_error() local_unnamed_addr
