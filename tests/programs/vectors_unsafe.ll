; expect: unsafe; property: unreach-call; -O2 of LLVM 20: a loop over an array as vectors, reductions, shuffles, splat constants
source_filename = "vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define dso_local noundef i32 @main() local_unnamed_addr {
entry:
  %a = alloca [8 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %a)
  %x = tail call i32 @__VERIFIER_nondet_int()
  %0 = insertelement <4 x i32> poison, i32 %x, i64 0
  %1 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> zeroinitializer
  %2 = add <4 x i32> %1, <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %2, ptr %a, align 16
  %second = getelementptr inbounds nuw i8, ptr %a, i64 16
  %3 = add <4 x i32> %2, splat (i32 4)
  store <4 x i32> %3, ptr %second, align 16
  %fifth = getelementptr inbounds nuw i8, ptr %a, i64 20
  %4 = load i32, ptr %fifth, align 4
  %5 = sub i32 %4, %x
  %6 = icmp eq i32 %5, 5
  %7 = sub <4 x i32> %3, %2
  %8 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %7)
  %9 = icmp eq i32 %8, 16
  %10 = shufflevector <4 x i32> %2, <4 x i32> %3, <2 x i32> <i32 1, i32 7>
  %11 = extractelement <2 x i32> %10, i64 1
  %12 = sub i32 %11, %x
  %13 = icmp eq i32 %12, 6
  %14 = icmp sgt <4 x i32> %3, <i32 0, i32 1, i32 2, i32 3>
  %15 = select <4 x i1> %14, <4 x i32> zeroinitializer, <4 x i32> splat (i32 1)
  %16 = tail call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %15)
  %17 = icmp ult i32 %16, 2
  %18 = and i1 %6, %9
  %19 = and i1 %13, %17
  %20 = and i1 %18, %19
  br i1 %20, label %done, label %error

error:
  tail call void @reach_error()
  br label %done

done:
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %a)
  ret i32 0
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr captures(none))
declare void @llvm.lifetime.end.p0(i64 immarg, ptr captures(none))
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>)
declare i32 @__VERIFIER_nondet_int() local_unnamed_addr
declare void @reach_error() local_unnamed_addr
