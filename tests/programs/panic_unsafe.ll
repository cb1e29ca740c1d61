; expect: unsafe; property: unreach-call; as another front end writes it: checked sums that end in a panic, numbers with underscores as names
source_filename = "lib.7rcbfp3g-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

@alloc_f93507f8 = private unnamed_addr constant <{ [7 x i8] }> <{ [7 x i8] c"s/\22\5C.rs" }>, align 1

declare i64 @nondet()
declare void @reach_error()
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #0

define internal void @_ZN4core9panicking18panic_const_add17h0E(ptr align 8 %0) unnamed_addr noreturn cold {
  call void @reach_error()
  unreachable
}

define i32 @main() unnamed_addr {
start:
  %x = call i64 @nondet()
  %_3 = icmp ult i64 %x, 10
  br i1 %_3, label %bb1, label %bb3

bb1:
  %_5.0 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %x, i64 -5)
  %_5.1 = extractvalue { i64, i1 } %_5.0, 1
  br i1 %_5.1, label %panic, label %bb3, !prof !0

bb3:
  ret i32 0

panic:
  call void @_ZN4core9panicking18panic_const_add17h0E(ptr align 8 @alloc_f93507f8) #1
  unreachable
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { noreturn }

!0 = !{!"branch_weights", i32 1, i32 2000}
