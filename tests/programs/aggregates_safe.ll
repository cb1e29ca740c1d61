; expect: safe; property: unreach-call; structs and arrays as values, aliases, names in quotes, a function with two results
%"struct.std::pair<int, bool>" = type { i32, i1 }
%nested = type { [2 x i16], <{ i8, i32 }> }

@"the global" = global i32 4
@other.name = alias i32, ptr @"the global"
@packed = global %nested { [2 x i16] [i16 1, i16 2], <{ i8, i32 }> <{ i8 3, i32 -1 }> }

declare i32 @nondet()
declare void @reach_error()

define internal %"struct.std::pair<int, bool>" @"_ZN4pair4makeEi$h0"(i32 %x) {
  %1 = insertvalue %"struct.std::pair<int, bool>" poison, i32 %x, 0
  %positive = icmp sgt i32 %x, 0
  %2 = insertvalue %"struct.std::pair<int, bool>" %1, i1 %positive, 1
  ret %"struct.std::pair<int, bool>" %2
}

define i32 @main() {
"entry block":
  %x = call i32 @nondet()
  %p = call %"struct.std::pair<int, bool>" @"_ZN4pair4makeEi$h0"(i32 %x)
  %first = extractvalue %"struct.std::pair<int, bool>" %p, 0
  %"is positive" = extractvalue %"struct.std::pair<int, bool>" %p, 1
  %same = icmp eq i32 %first, %x
  store i32 6, ptr @other.name
  %g = load i32, ptr @"the global"
  %six = icmp eq i32 %g, 6
  %whole = load %nested, ptr @packed
  %half = extractvalue %nested %whole, 0, 1
  %two = icmp eq i16 %half, 2
  %unaligned = load i32, ptr getelementptr inbounds (%nested, ptr @packed, i32 0, i32 1, i32 1), align 1
  %minus = icmp eq i32 %unaligned, -1
  %changed = insertvalue %nested %whole, i8 9, 1, 0
  store %nested %changed, ptr @packed
  %byte = load i8, ptr getelementptr (i8, ptr @packed, i64 4)
  %nine = icmp eq i8 %byte, 9
  %a = and i1 %same, %six
  %b = and i1 %two, %minus
  %c = and i1 %a, %b
  %d = and i1 %c, %nine
  %low = icmp slt i32 %x, 0
  %wrong = and i1 %low, %"is positive"
  %e = xor i1 %wrong, %d
  br i1 %e, label %done, label %error

error:
  call void @reach_error()
  br label %done

done:
  ret i32 0
}
