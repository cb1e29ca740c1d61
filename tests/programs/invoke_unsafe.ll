; expect: unsafe; property: unreach-call; a call that may throw, where nothing throws
declare i32 @nondet()
declare void @reach_error()
declare i32 @__gxx_personality_v0(...)

define internal i32 @quiet(i32 %x) {
  %y = and i32 %x, 7
  ret i32 %y
}

define i32 @main() personality ptr @__gxx_personality_v0 {
entry:
  %x = call i32 @nondet()
  %y = invoke i32 @quiet(i32 %x) to label %normal unwind label %pad

normal:
  %small = icmp ult i32 %y, 7
  br i1 %small, label %done, label %error

pad:
  %caught = landingpad { ptr, i32 } cleanup
  br label %error

error:
  call void @reach_error()
  unreachable

done:
  ret i32 0
}
