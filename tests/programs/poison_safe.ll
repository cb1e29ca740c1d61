; expect: safe; property: unreach-call; frozen poison is one value
declare i32 @nondet()
declare void @reach_error()

define i32 @main() {
entry:
  %f = freeze i32 poison
  %same = icmp eq i32 %f, %f
  %x = call i32 @nondet()
  %sum = add i32 %x, %f
  %difference = sub i32 %sum, %f
  %equal = icmp eq i32 %difference, %x
  %good = and i1 %same, %equal
  br i1 %good, label %done, label %error

error:
  call void @reach_error()
  br label %done

done:
  ret i32 0
}
