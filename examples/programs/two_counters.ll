; two_counters.c as LLVM assembly, which needs no compiler. Safe.
;
; eufonium verify examples/programs/two_counters.ll
source_filename = "two_counters.c"

declare i32 @nondet()
declare void @reach_error()

define i32 @main() {
entry:
  br label %loop

loop:                                             ; x and y
  %x = phi i32 [ 1, %entry ], [ %x.next, %body ]
  %y = phi i32 [ 0, %entry ], [ %y.next, %body ]
  %more = call i32 @nondet()
  %stop = icmp eq i32 %more, 0
  br i1 %stop, label %exit, label %body

body:
  %x.next = add nsw i32 %x, %y
  %y.next = add nsw i32 %y, 1
  br label %loop

exit:
  %bad = icmp slt i32 %x, %y
  br i1 %bad, label %error, label %done

error:
  call void @reach_error()
  unreachable

done:
  ret i32 0
}
