; expect: safe; property: unreach-call; a target with the highest byte first and pointers of 32 bits
target datalayout = "E-m:e-p:32:32-i64:64-n32"
target triple = "powerpc-unknown-linux-gnu"

define i32 @main() {
entry:
  %word = alloca i32, align 4
  %pointer = alloca i8*, align 4
  %x = call i32 @nondet()
  store i32 %x, i32* %word, align 4
  %bytes = bitcast i32* %word to i8*
  store i8* %bytes, i8** %pointer, align 4
  %size = ptrtoint i8** getelementptr (i8*, i8** null, i32 1) to i32
  %start = load i8*, i8** %pointer, align 4
  %last = getelementptr inbounds i8, i8* %start, i32 3
  %low = load i8, i8* %last, align 1
  %expected = trunc i32 %x to i8
  %same = icmp eq i8 %low, %expected
  %four = icmp eq i32 %size, 4
  %good = and i1 %same, %four
  br i1 %good, label %done, label %error

error:
  call void @reach_error()
  br label %done

done:
  ret i32 0
}

declare i32 @nondet()
declare void @reach_error()
