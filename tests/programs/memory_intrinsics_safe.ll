; expect: safe; property: memory-access; LLVM 21: copies and lifetimes with opaque pointers, objects passed by value
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

%struct.big = type { [6 x i32] }

@source = private unnamed_addr constant [6 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6], align 16

define internal i32 @second(ptr noundef byval(%struct.big) align 8 %b) {
  %p = getelementptr inbounds nuw %struct.big, ptr %b, i32 0, i32 0, i64 1
  store i32 0, ptr %b, align 8
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define dso_local noundef i32 @main() {
entry:
  %b = alloca %struct.big, align 8
  %c = alloca %struct.big, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %b)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %b, ptr noundef nonnull align 16 dereferenceable(24) @source, i64 24, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %c, i8 0, i64 24, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %c, ptr align 8 %b, i64 24, i1 false)
  %v = call i32 @second(ptr noundef byval(%struct.big) align 8 %c)
  %index = sext i32 %v to i64
  %p = getelementptr inbounds [6 x i32], ptr %c, i64 0, i64 %index
  store i32 7, ptr %p, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %b)
  ret i32 0
}

declare void @llvm.lifetime.start.p0(ptr captures(none))
declare void @llvm.lifetime.end.p0(ptr captures(none))
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
