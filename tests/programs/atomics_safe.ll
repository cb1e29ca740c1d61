; expect: safe; property: unreach-call; atomic operations in one thread
@n = internal global i32 5, align 4

declare i32 @nondet()
declare void @reach_error()

define i32 @main() {
entry:
  %x = call i32 @nondet()
  %old = atomicrmw add ptr @n, i32 2 seq_cst, align 4
  %big = atomicrmw umax ptr @n, i32 9 monotonic, align 4
  %pair = cmpxchg weak ptr @n, i32 9, i32 %x acq_rel monotonic, align 4
  %seen = extractvalue { i32, i1 } %pair, 0
  %written = extractvalue { i32, i1 } %pair, 1
  fence syncscope("singlethread") release
  %now = load atomic i32, ptr @n acquire, align 4
  store atomic i32 0, ptr @n release, align 4
  %was = icmp eq i32 %old, 5
  %then = icmp eq i32 %big, 7
  %both = and i1 %was, %then
  %nine = icmp eq i32 %seen, 9
  %all = and i1 %both, %nine
  %is = icmp eq i32 %now, %x
  %kept = select i1 %written, i1 %is, i1 true
  %good = and i1 %all, %kept
  br i1 %good, label %done, label %error

error:
  call void @reach_error()
  br label %done

done:
  ret i32 0
}
