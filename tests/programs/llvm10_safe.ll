; expect: safe; property: unreach-call; clang 10 at -O0: typed pointers, a call through a cast
; ModuleID = 'llvm10.c'
source_filename = "llvm10.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i8, [3 x i8], i32* }
%union.word = type { i64 }

@.str = private unnamed_addr constant [3 x i8] c"a\0A\00", align 1
@box = common dso_local global %struct.anon zeroinitializer, align 8
@w = internal global %union.word undef, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @old(i32, i8 signext) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  store i32 %0, i32* %3, align 4
  store i8 %1, i8* %4, align 1
  %5 = load i32, i32* %3, align 4
  %6 = load i8, i8* %4, align 1
  %7 = sext i8 %6 to i32
  %8 = sub nsw i32 %5, %7
  ret i32 %8
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %3 = call i32 bitcast (i32 (i32, i8)* @old to i32 (i32, i32)*)(i32 10, i32 3)
  %4 = call i32 (...) bitcast (i32 ()* @helper to i32 (...)*)()
  store i32 %3, i32* %2, align 4
  store i32* %2, i32** getelementptr inbounds (%struct.anon, %struct.anon* @box, i32 0, i32 2), align 8
  %5 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 1), align 1
  %6 = sext i8 %5 to i32
  %7 = load i32*, i32** getelementptr inbounds (%struct.anon, %struct.anon* @box, i32 0, i32 2), align 8
  store i32 %6, i32* %7, align 4
  store i64 5, i64* getelementptr inbounds (%union.word, %union.word* @w, i32 0, i32 0), align 8
  %8 = load i32, i32* bitcast (%union.word* @w to i32*), align 8
  %9 = load i32, i32* %2, align 4
  %10 = add nsw i32 %8, %9
  %11 = icmp ne i32 %10, 15
  br i1 %11, label %12, label %13

12:                                               ; preds = %0
  call void (...) @reach_error()
  br label %13

13:                                               ; preds = %12, %0
  %14 = icmp eq i32 %4, 3
  br i1 %14, label %16, label %15

15:                                               ; preds = %13
  call void (...) @reach_error()
  br label %16

16:                                               ; preds = %15, %13
  ret i32 0
}

define internal i32 @helper() {
  ret i32 3
}

declare dso_local void @reach_error(...) #1

attributes #0 = { noinline nounwind uwtable "correctly-rounded-divide-sqrt-fp-math"="false" "no-frame-pointer-elim"="true" }
attributes #1 = { "correctly-rounded-divide-sqrt-fp-math"="false" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 10.0.1 "}
