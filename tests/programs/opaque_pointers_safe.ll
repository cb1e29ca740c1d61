; expect: safe; property: unreach-call; clang 17 at -O0: opaque pointers, constant addresses in a global, a struct on the stack
source_filename = "opaque_pointers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.cell = type { i32, ptr }

@first = dso_local global i32 7, align 4
@table = dso_local global [2 x ptr] [ptr @first, ptr getelementptr inbounds (i8, ptr @pair, i64 4)], align 16
@pair = internal global { i32, i32 } { i32 1, i32 2 }, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
entry:
  %retval = alloca i32, align 4
  %c = alloca %struct.cell, align 8
  %p = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
  %value = getelementptr inbounds %struct.cell, ptr %c, i32 0, i32 0
  store i32 5, ptr %value, align 8
  %0 = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @table, i64 0, i64 1), align 8
  store ptr %0, ptr %p, align 8
  %next = getelementptr inbounds %struct.cell, ptr %c, i32 0, i32 1
  %1 = load ptr, ptr %p, align 8
  store ptr %1, ptr %next, align 8
  %2 = load ptr, ptr %next, align 8
  store i32 9, ptr %2, align 4
  %3 = load i32, ptr getelementptr inbounds ({ i32, i32 }, ptr @pair, i32 0, i32 1), align 4
  %4 = load i32, ptr @pair, align 4
  %sum = add nsw i32 %3, %4
  %5 = load i32, ptr @first, align 4
  %6 = load i32, ptr %value, align 8
  %rest = add nsw i32 %5, %6
  %total = add nsw i32 %sum, %rest
  %cmp = icmp ne i32 %total, 22
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @reach_error()
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

declare void @reach_error() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "target-cpu"="x86-64" }
attributes #1 = { "frame-pointer"="all" }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!"clang version 17.0.6"}
