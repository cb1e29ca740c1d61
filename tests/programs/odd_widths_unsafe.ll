; expect: unsafe; property: unreach-call; words of odd widths in registers and in memory, truth values as words, no data layout
declare i33 @nondet.i33()
declare i1 @nondet.i1()
declare void @reach_error()

@cell = global i40 -1

define i32 @main() {
entry:
  %slot = alloca i1
  %a = call i33 @nondet.i33()
  %b = call i1 @nondet.i1()
  store i1 %b, i1* %slot
  %wide = sext i33 %a to i40
  store i40 %wide, i40* @cell
  %read = load i40, i40* @cell
  %back = trunc i40 %read to i33
  %same = icmp eq i33 %back, %a
  br i1 %same, label %next, label %error

next:
  %c = load i1, i1* %slot
  %d = xor i1 %c, true
  %sum = add i1 %c, %d
  %as.sign = sext i1 %sum to i8
  %minus = icmp eq i8 %as.sign, -1
  %top = ashr i33 %a, 32
  %none = icmp slt i33 %top, 0
  %bad = select i1 %none, i1 true, i1 false
  %bad2 = xor i1 %minus, %bad
  br i1 %bad2, label %done, label %error

error:
  call void @reach_error()
  unreachable

done:
  ret i32 0
}
