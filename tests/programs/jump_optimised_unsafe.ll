; expect: unsafe; property: unreach-call; optimised code that goes back by a jump to where a value does not dominate
source_filename = "/tmp/jo.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@environment = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@known = internal unnamed_addr constant [4 x i32] [i32 3, i32 1, i32 4, i32 1], align 16

define dso_local i32 @main() local_unnamed_addr {
  %1 = alloca i32, align 4
  %2 = bitcast i32* %1 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %2)
  store volatile i32 0, i32* %1, align 4
  %3 = load volatile i32, i32* %1, align 4
  %4 = icmp slt i32 %3, 4
  br i1 %4, label %5, label %17

5:
  %6 = load volatile i32, i32* %1, align 4
  %7 = call fastcc i32 @given(i32 noundef %6)
  %8 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0))
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:
  %11 = icmp eq i32 %7, 3
  br i1 %11, label %18, label %17

12:
  %13 = load volatile i32, i32* %1, align 4
  %14 = add nsw i32 %13, 1
  store volatile i32 %14, i32* %1, align 4
  %15 = load volatile i32, i32* %1, align 4
  %16 = icmp slt i32 %15, 4
  br i1 %16, label %5, label %17

17:
  call void @reach_error()
  br label %18

18:
  %19 = bitcast i32* %1 to i8*
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %19)
  ret i32 0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

define internal fastcc i32 @given(i32 noundef %0) unnamed_addr {
  %2 = icmp eq i32 %0, 2
  br i1 %2, label %3, label %4

3:
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0), i32 noundef 5)
  unreachable

4:
  %5 = sext i32 %0 to i64
  %6 = getelementptr inbounds [4 x i32], [4 x i32]* @known, i64 0, i64 %5
  %7 = load i32, i32* %6, align 4
  ret i32 %7
}

declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef) local_unnamed_addr

declare void @reach_error() local_unnamed_addr

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) local_unnamed_addr

