target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.model_parsed = type { i64, i32, i32 }

@model_strtok_next = internal global i8* null, align 8
@model_dot = internal global [2 x i8] c".\00", align 1
@model_l64a_text = internal global [7 x i8] zeroinitializer, align 1

define i64 @strspn(i8* %0, i8* %1) {
  br label %3

3:
  %.0 = phi i64 [ 0, %2 ], [ %12, %11 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %.0
  %5 = load i8, i8* %4, align 1
  %6 = sext i8 %5 to i32
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %.critedge

8:
  %9 = call i32 @model_is_one_of(i8 signext %5, i8* %1)
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %.critedge

11:
  %12 = add i64 %.0, 1
  br label %3

.critedge:
  ret i64 %.0
}

define internal i32 @model_is_one_of(i8 signext %0, i8* %1) {
  br label %3

3:
  %.0 = phi i8* [ %1, %2 ], [ %11, %10 ]
  %4 = load i8, i8* %.0, align 1
  %5 = icmp ne i8 %4, 0
  br i1 %5, label %6, label %12

6:
  %7 = sext i8 %4 to i32
  %8 = sext i8 %0 to i32
  %9 = icmp eq i32 %7, %8
  br i1 %9, label %12, label %10

10:
  %11 = getelementptr inbounds i8, i8* %.0, i32 1
  br label %3

12:
  %.04 = phi i32 [ 1, %6 ], [ 0, %3 ]
  ret i32 %.04
}

define i64 @strcspn(i8* %0, i8* %1) {
  br label %3

3:
  %.0 = phi i64 [ 0, %2 ], [ %13, %12 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %.0
  %5 = load i8, i8* %4, align 1
  %6 = sext i8 %5 to i32
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %.critedge

8:
  %9 = call i32 @model_is_one_of(i8 signext %5, i8* %1)
  %10 = icmp ne i32 %9, 0
  %11 = xor i1 %10, true
  br i1 %11, label %12, label %.critedge

12:
  %13 = add i64 %.0, 1
  br label %3

.critedge:
  ret i64 %.0
}

define i8* @strpbrk(i8* %0, i8* %1) {
  %3 = call i64 @strcspn(i8* %0, i8* %1)
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1
  %6 = sext i8 %5 to i32
  %7 = icmp ne i32 %6, 0
  %. = select i1 %7, i8* %4, i8* null
  ret i8* %.
}

define i8* @strrchr(i8* %0, i32 %1) {
  br label %3

3:
  %.05 = phi i8* [ %0, %2 ], [ %13, %12 ]
  %.0 = phi i8* [ null, %2 ], [ %spec.select, %12 ]
  %4 = load i8, i8* %.05, align 1
  %5 = sext i8 %4 to i32
  %6 = trunc i32 %1 to i8
  %7 = sext i8 %6 to i32
  %8 = icmp eq i32 %5, %7
  %spec.select = select i1 %8, i8* %.05, i8* %.0
  %9 = load i8, i8* %.05, align 1
  %10 = icmp ne i8 %9, 0
  br i1 %10, label %12, label %11

11:
  ret i8* %spec.select

12:
  %13 = getelementptr inbounds i8, i8* %.05, i32 1
  br label %3
}

define i8* @strstr(i8* %0, i8* %1) {
  br label %3

3:
  %.06 = phi i8* [ %0, %2 ], [ %10, %9 ]
  %4 = call i32 @model_begins_with(i8* %.06, i8* %1)
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %11, label %6

6:
  %7 = load i8, i8* %.06, align 1
  %8 = icmp ne i8 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = getelementptr inbounds i8, i8* %.06, i32 1
  br label %3

11:
  %.0 = phi i8* [ %.06, %3 ], [ null, %6 ]
  ret i8* %.0
}

define internal i32 @model_begins_with(i8* %0, i8* %1) {
  br label %3

3:
  %.05 = phi i8* [ %0, %2 ], [ %12, %11 ]
  %.0 = phi i8* [ %1, %2 ], [ %13, %11 ]
  %4 = load i8, i8* %.0, align 1
  %5 = icmp ne i8 %4, 0
  br i1 %5, label %6, label %14

6:
  %7 = load i8, i8* %.05, align 1
  %8 = sext i8 %7 to i32
  %9 = sext i8 %4 to i32
  %10 = icmp ne i32 %8, %9
  br i1 %10, label %14, label %11

11:
  %12 = getelementptr inbounds i8, i8* %.05, i32 1
  %13 = getelementptr inbounds i8, i8* %.0, i32 1
  br label %3

14:
  %.06 = phi i32 [ 0, %6 ], [ 1, %3 ]
  ret i32 %.06
}

define i8* @strtok_r(i8* %0, i8* %1, i8** %2) {
  %4 = icmp ne i8* %0, null
  br i1 %4, label %7, label %5

5:
  %6 = load i8*, i8** %2, align 8
  br label %7

7:
  %.018 = phi i8* [ %0, %3 ], [ %6, %5 ]
  %8 = call i64 @strspn(i8* %.018, i8* %1)
  %9 = getelementptr inbounds i8, i8* %.018, i64 %8
  %10 = call i64 @strcspn(i8* %9, i8* %1)
  %11 = getelementptr inbounds i8, i8* %9, i64 %10
  store i8* %11, i8** %2, align 8
  %12 = icmp eq i8* %11, %9
  br i1 %12, label %18, label %13

13:
  %14 = load i8, i8* %11, align 1
  %15 = icmp ne i8 %14, 0
  br i1 %15, label %16, label %18

16:
  store i8 0, i8* %11, align 1
  %17 = getelementptr inbounds i8, i8* %11, i64 1
  store i8* %17, i8** %2, align 8
  br label %18

18:
  %.0 = phi i8* [ null, %7 ], [ %9, %16 ], [ %9, %13 ]
  ret i8* %.0
}

define i8* @__strtok_r(i8* %0, i8* %1, i8** %2) {
  %4 = call i8* @strtok_r(i8* %0, i8* %1, i8** %2)
  ret i8* %4
}

define i8* @strtok(i8* %0, i8* %1) {
  %3 = call i8* @strtok_r(i8* %0, i8* %1, i8** @model_strtok_next)
  ret i8* %3
}

define i8* @strsep(i8** %0, i8* %1) {
  %3 = load i8*, i8** %0, align 8
  %4 = icmp ne i8* %3, null
  br i1 %4, label %5, label %13

5:
  %6 = call i64 @strcspn(i8* %3, i8* %1)
  %7 = getelementptr inbounds i8, i8* %3, i64 %6
  %8 = load i8, i8* %7, align 1
  %9 = icmp ne i8 %8, 0
  br i1 %9, label %10, label %12

10:
  store i8 0, i8* %7, align 1
  %11 = getelementptr inbounds i8, i8* %7, i64 1
  store i8* %11, i8** %0, align 8
  br label %13

12:
  store i8* null, i8** %0, align 8
  br label %13

13:
  %.0 = phi i8* [ null, %2 ], [ %3, %12 ], [ %3, %10 ]
  ret i8* %.0
}

define i8* @strndup(i8* %0, i64 %1) {
  br label %3

3:
  %.013 = phi i64 [ 0, %2 ], [ %11, %10 ]
  %4 = icmp ult i64 %.013, %1
  br i1 %4, label %5, label %.critedge

5:
  %6 = getelementptr inbounds i8, i8* %0, i64 %.013
  %7 = load i8, i8* %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %.critedge

10:
  %11 = add i64 %.013, 1
  br label %3

.critedge:
  %12 = add i64 %.013, 1
  %13 = call i8* @malloc(i64 %12)
  %14 = icmp ne i8* %13, null
  br i1 %14, label %15, label %18

15:
  %16 = call i8* @memcpy(i8* %13, i8* %0, i64 %.013)
  %17 = getelementptr inbounds i8, i8* %13, i64 %.013
  store i8 0, i8* %17, align 1
  br label %18

18:
  %.0 = phi i8* [ %13, %15 ], [ null, %.critedge ]
  ret i8* %.0
}

declare i8* @malloc(i64)

declare i8* @memcpy(i8*, i8*, i64)

define i8* @__strndup(i8* %0, i64 %1) {
  %3 = call i8* @strndup(i8* %0, i64 %1)
  ret i8* %3
}

define i64 @strlcpy(i8* %0, i8* %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %9, %13 ]
  %5 = getelementptr inbounds i8, i8* %1, i64 %.0
  %6 = load i8, i8* %5, align 1
  %7 = icmp ne i8 %6, 0
  br i1 %7, label %8, label %14

8:
  %9 = add i64 %.0, 1
  %10 = icmp ult i64 %9, %2
  br i1 %10, label %11, label %13

11:
  %12 = getelementptr inbounds i8, i8* %0, i64 %.0
  store i8 %6, i8* %12, align 1
  br label %13

13:
  br label %4

14:
  %15 = icmp ne i64 %2, 0
  br i1 %15, label %16, label %21

16:
  %17 = icmp ult i64 %.0, %2
  %18 = sub i64 %2, 1
  %19 = select i1 %17, i64 %.0, i64 %18
  %20 = getelementptr inbounds i8, i8* %0, i64 %19
  store i8 0, i8* %20, align 1
  br label %21

21:
  ret i64 %.0
}

define i64 @strlcat(i8* %0, i8* %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %12, %11 ]
  %5 = icmp ult i64 %.0, %2
  br i1 %5, label %6, label %.critedge

6:
  %7 = getelementptr inbounds i8, i8* %0, i64 %.0
  %8 = load i8, i8* %7, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %.critedge

11:
  %12 = add i64 %.0, 1
  br label %4

.critedge:
  %13 = getelementptr inbounds i8, i8* %0, i64 %.0
  %14 = sub i64 %2, %.0
  %15 = call i64 @strlcpy(i8* %13, i8* %1, i64 %14)
  %16 = add i64 %.0, %15
  ret i64 %16
}

define i8* @stpncpy(i8* %0, i8* %1, i64 %2) {
  br label %4

4:
  %.016 = phi i64 [ 0, %3 ], [ %15, %11 ]
  %5 = icmp ult i64 %.016, %2
  br i1 %5, label %6, label %.critedge

6:
  %7 = getelementptr inbounds i8, i8* %1, i64 %.016
  %8 = load i8, i8* %7, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %.critedge

11:
  %12 = getelementptr inbounds i8, i8* %1, i64 %.016
  %13 = load i8, i8* %12, align 1
  %14 = getelementptr inbounds i8, i8* %0, i64 %.016
  store i8 %13, i8* %14, align 1
  %15 = add i64 %.016, 1
  br label %4

.critedge:
  br label %16

16:
  %.0 = phi i64 [ %.016, %.critedge ], [ %20, %18 ]
  %17 = icmp ult i64 %.0, %2
  br i1 %17, label %18, label %21

18:
  %19 = getelementptr inbounds i8, i8* %0, i64 %.0
  store i8 0, i8* %19, align 1
  %20 = add i64 %.0, 1
  br label %16

21:
  %22 = getelementptr inbounds i8, i8* %0, i64 %.016
  ret i8* %22
}

define i8* @__stpncpy(i8* %0, i8* %1, i64 %2) {
  %4 = call i8* @stpncpy(i8* %0, i8* %1, i64 %2)
  ret i8* %4
}

define i32 @strncasecmp(i8* %0, i8* %1, i64 %2) {
  br label %4

4:
  %.012 = phi i64 [ 0, %3 ], [ %20, %19 ]
  %5 = icmp ult i64 %.012, %2
  br i1 %5, label %6, label %21

6:
  %7 = getelementptr inbounds i8, i8* %0, i64 %.012
  %8 = load i8, i8* %7, align 1
  %9 = zext i8 %8 to i32
  %10 = call i32 @model_to_lower(i32 %9)
  %11 = getelementptr inbounds i8, i8* %1, i64 %.012
  %12 = load i8, i8* %11, align 1
  %13 = zext i8 %12 to i32
  %14 = call i32 @model_to_lower(i32 %13)
  %15 = icmp eq i32 %10, %14
  %16 = icmp ne i32 %10, 0
  %or.cond = and i1 %15, %16
  br i1 %or.cond, label %19, label %17

17:
  %18 = sub nsw i32 %10, %14
  br label %21

19:
  %20 = add i64 %.012, 1
  br label %4

21:
  %.0 = phi i32 [ %18, %17 ], [ 0, %4 ]
  ret i32 %.0
}

define internal i32 @model_to_lower(i32 %0) {
  %2 = icmp sge i32 %0, 65
  %3 = icmp sle i32 %0, 90
  %or.cond = and i1 %2, %3
  %4 = sub nsw i32 %0, 65
  %5 = add nsw i32 %4, 97
  %6 = select i1 %or.cond, i32 %5, i32 %0
  ret i32 %6
}

define i32 @strcasecmp(i8* %0, i8* %1) {
  %3 = call i32 @strncasecmp(i8* %0, i8* %1, i64 -1)
  ret i32 %3
}

define i8* @strcasestr(i8* %0, i8* %1) {
  %3 = call i64 @strlen(i8* %1)
  br label %4

4:
  %.07 = phi i8* [ %0, %2 ], [ %11, %10 ]
  %5 = call i32 @strncasecmp(i8* %.07, i8* %1, i64 %3)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %12

7:
  %8 = load i8, i8* %.07, align 1
  %9 = icmp ne i8 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = getelementptr inbounds i8, i8* %.07, i32 1
  br label %4

12:
  %.0 = phi i8* [ %.07, %4 ], [ null, %7 ]
  ret i8* %.0
}

declare i64 @strlen(i8*)

define i8* @memccpy(i8* %0, i8* %1, i32 %2, i64 %3) {
  br label %5

5:
  %.0 = phi i64 [ 0, %4 ], [ %19, %18 ]
  %6 = icmp ult i64 %.0, %3
  br i1 %6, label %7, label %20

7:
  %8 = getelementptr inbounds i8, i8* %1, i64 %.0
  %9 = load i8, i8* %8, align 1
  %10 = getelementptr inbounds i8, i8* %0, i64 %.0
  store i8 %9, i8* %10, align 1
  %11 = load i8, i8* %8, align 1
  %12 = zext i8 %11 to i32
  %13 = trunc i32 %2 to i8
  %14 = zext i8 %13 to i32
  %15 = icmp eq i32 %12, %14
  br i1 %15, label %16, label %18

16:
  %17 = getelementptr inbounds i8, i8* %10, i64 1
  br label %20

18:
  %19 = add i64 %.0, 1
  br label %5

20:
  %.014 = phi i8* [ %17, %16 ], [ null, %5 ]
  ret i8* %.014
}

define i8* @memmem(i8* %0, i64 %1, i8* %2, i64 %3) {
  br label %5

5:
  %.011 = phi i64 [ %1, %4 ], [ %14, %12 ]
  %.0 = phi i8* [ %0, %4 ], [ %13, %12 ]
  %6 = icmp uge i64 %.011, %3
  br i1 %6, label %7, label %15

7:
  %8 = call i32 @memcmp(i8* %.0, i8* %2, i64 %3)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %15

10:
  %11 = icmp ne i64 %.011, 0
  br i1 %11, label %12, label %15

12:
  %13 = getelementptr inbounds i8, i8* %.0, i32 1
  %14 = add i64 %.011, -1
  br label %5

15:
  %.010 = phi i8* [ %.0, %7 ], [ null, %10 ], [ null, %5 ]
  ret i8* %.010
}

declare i32 @memcmp(i8*, i8*, i64)

define i8* @memrchr(i8* %0, i32 %1, i64 %2) {
  br label %4

4:
  %.08 = phi i64 [ %2, %3 ], [ %7, %6 ]
  %5 = icmp ugt i64 %.08, 0
  br i1 %5, label %6, label %14

6:
  %7 = add i64 %.08, -1
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = zext i8 %9 to i32
  %11 = trunc i32 %1 to i8
  %12 = zext i8 %11 to i32
  %13 = icmp eq i32 %10, %12
  br i1 %13, label %14, label %4

14:
  %.0 = phi i8* [ %8, %6 ], [ null, %4 ]
  ret i8* %.0
}

define i8* @rawmemchr(i8* %0, i32 %1) {
  br label %3

3:
  %.0 = phi i8* [ %0, %2 ], [ %10, %9 ]
  %4 = load i8, i8* %.0, align 1
  %5 = zext i8 %4 to i32
  %6 = trunc i32 %1 to i8
  %7 = zext i8 %6 to i32
  %8 = icmp ne i32 %5, %7
  br i1 %8, label %9, label %11

9:
  %10 = getelementptr inbounds i8, i8* %.0, i32 1
  br label %3

11:
  ret i8* %.0
}

define i8* @__rawmemchr(i8* %0, i32 %1) {
  %3 = call i8* @rawmemchr(i8* %0, i32 %1)
  ret i8* %3
}

define i8* @strchrnul(i8* %0, i32 %1) {
  br label %3

3:
  %.0 = phi i8* [ %0, %2 ], [ %12, %11 ]
  %4 = load i8, i8* %.0, align 1
  %5 = sext i8 %4 to i32
  %6 = icmp ne i32 %5, 0
  %7 = trunc i32 %1 to i8
  %8 = sext i8 %7 to i32
  %9 = icmp ne i32 %5, %8
  %10 = select i1 %6, i1 %9, i1 false
  br i1 %10, label %11, label %13

11:
  %12 = getelementptr inbounds i8, i8* %.0, i32 1
  br label %3

13:
  ret i8* %.0
}

define i8* @index(i8* %0, i32 %1) {
  %3 = call i8* @strchrnul(i8* %0, i32 %1)
  %4 = load i8, i8* %3, align 1
  %5 = sext i8 %4 to i32
  %6 = trunc i32 %1 to i8
  %7 = sext i8 %6 to i32
  %8 = icmp eq i32 %5, %7
  %. = select i1 %8, i8* %3, i8* null
  ret i8* %.
}

define i8* @rindex(i8* %0, i32 %1) {
  %3 = call i8* @strrchr(i8* %0, i32 %1)
  ret i8* %3
}

define void @bcopy(i8* %0, i8* %1, i64 %2) {
  %4 = call i8* @memmove(i8* %1, i8* %0, i64 %2)
  ret void
}

declare i8* @memmove(i8*, i8*, i64)

define void @swab(i8* %0, i8* %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %14, %7 ]
  %5 = add nsw i64 %.0, 1
  %6 = icmp slt i64 %5, %2
  br i1 %6, label %7, label %15

7:
  %8 = getelementptr inbounds i8, i8* %0, i64 %.0
  %9 = load i8, i8* %8, align 1
  %10 = getelementptr inbounds i8, i8* %0, i64 %5
  %11 = load i8, i8* %10, align 1
  %12 = getelementptr inbounds i8, i8* %1, i64 %.0
  store i8 %11, i8* %12, align 1
  %13 = getelementptr inbounds i8, i8* %1, i64 %5
  store i8 %9, i8* %13, align 1
  %14 = add nsw i64 %.0, 2
  br label %4

15:
  ret void
}

define i32 @ffsll(i64 %0) {
  %2 = icmp ne i64 %0, 0
  br i1 %2, label %3, label %10

3:
  %.07 = phi i64 [ %9, %7 ], [ %0, %1 ]
  %.0 = phi i32 [ %8, %7 ], [ 1, %1 ]
  %4 = and i64 %.07, 1
  %5 = icmp ne i64 %4, 0
  %6 = xor i1 %5, true
  br i1 %6, label %7, label %10

7:
  %8 = add nsw i32 %.0, 1
  %9 = lshr i64 %.07, 1
  br label %3

10:
  %.08 = phi i32 [ 0, %1 ], [ %.0, %3 ]
  ret i32 %.08
}

define i32 @ffsl(i64 %0) {
  %2 = call i32 @ffsll(i64 %0)
  ret i32 %2
}

define i32 @ffs(i32 %0) {
  %2 = sext i32 %0 to i64
  %3 = call i32 @ffsll(i64 %2)
  ret i32 %3
}

define i64 @strxfrm(i8* %0, i8* %1, i64 %2) {
  %4 = call i64 @strlen(i8* %1)
  %5 = icmp ult i64 %4, %2
  %6 = add i64 %4, 1
  %7 = select i1 %5, i64 %6, i64 %2
  %8 = call i8* @memcpy(i8* %0, i8* %1, i64 %7)
  ret i64 %4
}

define i8* @basename(i8* %0) {
  %2 = call i8* @strrchr(i8* %0, i32 47)
  %3 = icmp ne i8* %2, null
  %4 = getelementptr inbounds i8, i8* %2, i64 1
  %5 = select i1 %3, i8* %4, i8* %0
  ret i8* %5
}

define i8* @__xpg_basename(i8* %0) {
  %2 = icmp ne i8* %0, null
  br i1 %2, label %3, label %40

3:
  %4 = load i8, i8* %0, align 1
  %5 = icmp ne i8 %4, 0
  br i1 %5, label %6, label %40

6:
  %7 = call i64 @strlen(i8* %0)
  br label %8

8:
  %.021 = phi i64 [ %7, %6 ], [ %17, %16 ]
  %9 = icmp ugt i64 %.021, 0
  br i1 %9, label %10, label %.critedge

10:
  %11 = sub i64 %.021, 1
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  %13 = load i8, i8* %12, align 1
  %14 = sext i8 %13 to i32
  %15 = icmp eq i32 %14, 47
  br i1 %15, label %16, label %.critedge

16:
  %17 = add i64 %.021, -1
  br label %8

.critedge:
  %18 = icmp eq i64 %.021, 0
  br i1 %18, label %19, label %23

19:
  %20 = call i64 @strlen(i8* %0)
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  %22 = getelementptr inbounds i8, i8* %21, i64 -1
  br label %40

23:
  %24 = getelementptr inbounds i8, i8* %0, i64 %.021
  %25 = load i8, i8* %24, align 1
  %26 = icmp ne i8 %25, 0
  br i1 %26, label %27, label %28

27:
  store i8 0, i8* %24, align 1
  br label %28

28:
  br label %29

29:
  %.0 = phi i64 [ %.021, %28 ], [ %38, %37 ]
  %30 = icmp ugt i64 %.0, 0
  br i1 %30, label %31, label %.critedge23

31:
  %32 = sub i64 %.0, 1
  %33 = getelementptr inbounds i8, i8* %0, i64 %32
  %34 = load i8, i8* %33, align 1
  %35 = sext i8 %34 to i32
  %36 = icmp ne i32 %35, 47
  br i1 %36, label %37, label %.critedge23

37:
  %38 = add i64 %.0, -1
  br label %29

.critedge23:
  %39 = getelementptr inbounds i8, i8* %0, i64 %.0
  br label %40

40:
  %.022 = phi i8* [ %22, %19 ], [ %39, %.critedge23 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @model_dot, i64 0, i64 0), %3 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @model_dot, i64 0, i64 0), %1 ]
  ret i8* %.022
}

define i8* @dirname(i8* %0) {
  %2 = icmp ne i8* %0, null
  br i1 %2, label %3, label %45

3:
  %4 = call i64 @strlen(i8* %0)
  br label %5

5:
  %.023 = phi i64 [ %4, %3 ], [ %14, %13 ]
  %6 = icmp ugt i64 %.023, 0
  br i1 %6, label %7, label %.critedge

7:
  %8 = sub i64 %.023, 1
  %9 = getelementptr inbounds i8, i8* %0, i64 %8
  %10 = load i8, i8* %9, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp eq i32 %11, 47
  br i1 %12, label %13, label %.critedge

13:
  %14 = add i64 %.023, -1
  br label %5

.critedge:
  %15 = icmp eq i64 %.023, 0
  br i1 %15, label %16, label %18

16:
  %17 = call i64 @strlen(i8* %0)
  br label %18

18:
  %.1 = phi i64 [ %17, %16 ], [ %.023, %.critedge ]
  br label %19

19:
  %.2 = phi i64 [ %.1, %18 ], [ %28, %27 ]
  %20 = icmp ugt i64 %.2, 0
  br i1 %20, label %21, label %.critedge24

21:
  %22 = sub i64 %.2, 1
  %23 = getelementptr inbounds i8, i8* %0, i64 %22
  %24 = load i8, i8* %23, align 1
  %25 = sext i8 %24 to i32
  %26 = icmp ne i32 %25, 47
  br i1 %26, label %27, label %.critedge24

27:
  %28 = add i64 %.2, -1
  br label %19

.critedge24:
  %29 = icmp eq i64 %.2, 0
  br i1 %29, label %45, label %30

30:
  %.3 = phi i64 [ %39, %38 ], [ %.2, %.critedge24 ]
  %31 = icmp ugt i64 %.3, 0
  br i1 %31, label %32, label %.critedge25

32:
  %33 = sub i64 %.3, 1
  %34 = getelementptr inbounds i8, i8* %0, i64 %33
  %35 = load i8, i8* %34, align 1
  %36 = sext i8 %35 to i32
  %37 = icmp eq i32 %36, 47
  br i1 %37, label %38, label %.critedge25

38:
  %39 = add i64 %.3, -1
  br label %30

.critedge25:
  %40 = icmp eq i64 %.3, 0
  %41 = icmp eq i64 %.2, 2
  %42 = select i1 %41, i32 2, i32 1
  %43 = sext i32 %42 to i64
  %.4 = select i1 %40, i64 %43, i64 %.3
  %44 = getelementptr inbounds i8, i8* %0, i64 %.4
  store i8 0, i8* %44, align 1
  br label %45

45:
  %.0 = phi i8* [ %0, %.critedge25 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @model_dot, i64 0, i64 0), %1 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @model_dot, i64 0, i64 0), %.critedge24 ]
  ret i8* %.0
}

define i64 @strtol(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_parse_signed(i8* %0, i8** %1, i32 %2, i32 0, i64 9223372036854775807)
  ret i64 %4
}

define internal i64 @model_parse_signed(i8* %0, i8** %1, i32 %2, i32 %3, i64 %4) {
  %6 = call { i64, i64 } @model_parse(i8* %0, i8** %1, i32 %2, i32 %3)
  %7 = extractvalue { i64, i64 } %6, 0
  %8 = extractvalue { i64, i64 } %6, 1
  %.sroa.2.8.extract.trunc = trunc i64 %8 to i32
  %.sroa.4.8.extract.shift = lshr i64 %8, 32
  %.sroa.4.8.extract.trunc = trunc i64 %.sroa.4.8.extract.shift to i32
  %9 = call i64 @model_signed(i64 %7, i32 %.sroa.2.8.extract.trunc, i32 %.sroa.4.8.extract.trunc, i64 %4)
  ret i64 %9
}

define i64 @strtoll(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_parse_signed(i8* %0, i8** %1, i32 %2, i32 0, i64 9223372036854775807)
  ret i64 %4
}

define i64 @strtoul(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_parse_unsigned(i8* %0, i8** %1, i32 %2, i32 0, i64 -1)
  ret i64 %4
}

define internal i64 @model_parse_unsigned(i8* %0, i8** %1, i32 %2, i32 %3, i64 %4) {
  %6 = call { i64, i64 } @model_parse(i8* %0, i8** %1, i32 %2, i32 %3)
  %7 = extractvalue { i64, i64 } %6, 0
  %8 = extractvalue { i64, i64 } %6, 1
  %.sroa.2.8.extract.trunc = trunc i64 %8 to i32
  %.sroa.4.8.extract.shift = lshr i64 %8, 32
  %.sroa.4.8.extract.trunc = trunc i64 %.sroa.4.8.extract.shift to i32
  %9 = call i64 @model_unsigned(i64 %7, i32 %.sroa.2.8.extract.trunc, i32 %.sroa.4.8.extract.trunc, i64 %4)
  ret i64 %9
}

define i64 @strtoull(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_parse_unsigned(i8* %0, i8** %1, i32 %2, i32 0, i64 -1)
  ret i64 %4
}

define i64 @strtoimax(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @strtoll(i8* %0, i8** %1, i32 %2)
  ret i64 %4
}

define i64 @strtoumax(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @strtoull(i8* %0, i8** %1, i32 %2)
  ret i64 %4
}

define i64 @strtoq(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @strtoll(i8* %0, i8** %1, i32 %2)
  ret i64 %4
}

define i64 @strtouq(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @strtoull(i8* %0, i8** %1, i32 %2)
  ret i64 %4
}

define i64 @__isoc23_strtol(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_parse_signed(i8* %0, i8** %1, i32 %2, i32 1, i64 9223372036854775807)
  ret i64 %4
}

define i64 @__isoc23_strtoll(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_parse_signed(i8* %0, i8** %1, i32 %2, i32 1, i64 9223372036854775807)
  ret i64 %4
}

define i64 @__isoc23_strtoul(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_parse_unsigned(i8* %0, i8** %1, i32 %2, i32 1, i64 -1)
  ret i64 %4
}

define i64 @__isoc23_strtoull(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @model_parse_unsigned(i8* %0, i8** %1, i32 %2, i32 1, i64 -1)
  ret i64 %4
}

define i64 @__isoc23_strtoimax(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @__isoc23_strtoll(i8* %0, i8** %1, i32 %2)
  ret i64 %4
}

define i64 @__isoc23_strtoumax(i8* %0, i8** %1, i32 %2) {
  %4 = call i64 @__isoc23_strtoull(i8* %0, i8** %1, i32 %2)
  ret i64 %4
}

define i32 @atoi(i8* %0) {
  %2 = call i64 @strtol(i8* %0, i8** null, i32 10)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

define i64 @atol(i8* %0) {
  %2 = call i64 @strtol(i8* %0, i8** null, i32 10)
  ret i64 %2
}

define i64 @atoll(i8* %0) {
  %2 = call i64 @strtoll(i8* %0, i8** null, i32 10)
  ret i64 %2
}

define i8* @bsearch(i8* %0, i8* %1, i64 %2, i64 %3, i32 (i8*, i8*)* %4) {
  br label %6

6:
  %.017 = phi i64 [ %2, %5 ], [ %.118, %15 ]
  %.016 = phi i64 [ 0, %5 ], [ %.1, %15 ]
  %7 = icmp ult i64 %.016, %.017
  br i1 %7, label %8, label %18

8:
  %9 = add i64 %.016, %.017
  %10 = udiv i64 %9, 2
  %11 = mul i64 %10, %3
  %12 = getelementptr inbounds i8, i8* %1, i64 %11
  %13 = call i32 %4(i8* %0, i8* %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %18, label %15

15:
  %16 = icmp slt i32 %13, 0
  %17 = add i64 %10, 1
  %.118 = select i1 %16, i64 %10, i64 %.017
  %.1 = select i1 %16, i64 %.016, i64 %17
  br label %6

18:
  %.0 = phi i8* [ %12, %8 ], [ null, %6 ]
  ret i8* %.0
}

define i8* @lfind(i8* %0, i8* %1, i64* %2, i64 %3, i32 (i8*, i8*)* %4) {
  br label %6

6:
  %.010 = phi i8* [ %1, %5 ], [ %14, %12 ]
  %.0 = phi i64 [ 0, %5 ], [ %13, %12 ]
  %7 = load i64, i64* %2, align 8
  %8 = icmp ult i64 %.0, %7
  br i1 %8, label %9, label %15

9:
  %10 = call i32 %4(i8* %0, i8* %.010)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %15, label %12

12:
  %13 = add i64 %.0, 1
  %14 = getelementptr inbounds i8, i8* %.010, i64 %3
  br label %6

15:
  %.011 = phi i8* [ %.010, %9 ], [ null, %6 ]
  ret i8* %.011
}

define i8* @lsearch(i8* %0, i8* %1, i64* %2, i64 %3, i32 (i8*, i8*)* %4) {
  %6 = call i8* @lfind(i8* %0, i8* %1, i64* %2, i64 %3, i32 (i8*, i8*)* %4)
  %7 = icmp ne i8* %6, null
  br i1 %7, label %15, label %8

8:
  %9 = load i64, i64* %2, align 8
  %10 = mul i64 %9, %3
  %11 = getelementptr inbounds i8, i8* %1, i64 %10
  %12 = call i8* @memcpy(i8* %11, i8* %0, i64 %3)
  %13 = load i64, i64* %2, align 8
  %14 = add i64 %13, 1
  store i64 %14, i64* %2, align 8
  br label %15

15:
  %.0 = phi i8* [ %11, %8 ], [ %6, %5 ]
  ret i8* %.0
}

define i64 @div(i32 %0, i32 %1) {
  %3 = sdiv i32 %0, %1
  %4 = srem i32 %0, %1
  %.sroa.2.0.insert.ext = zext i32 %4 to i64
  %.sroa.2.0.insert.shift = shl i64 %.sroa.2.0.insert.ext, 32
  %.sroa.0.0.insert.ext = zext i32 %3 to i64
  %.sroa.0.0.insert.insert = or i64 %.sroa.2.0.insert.shift, %.sroa.0.0.insert.ext
  ret i64 %.sroa.0.0.insert.insert
}

define { i64, i64 } @ldiv(i64 %0, i64 %1) {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %3, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %4, 1
  ret { i64, i64 } %.fca.1.insert
}

define { i64, i64 } @lldiv(i64 %0, i64 %1) {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %3, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %4, 1
  ret { i64, i64 } %.fca.1.insert
}

define { i64, i64 } @imaxdiv(i64 %0, i64 %1) {
  %3 = sdiv i64 %0, %1
  %4 = srem i64 %0, %1
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %3, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %4, 1
  ret { i64, i64 } %.fca.1.insert
}

define i64 @a64l(i8* %0) {
  br label %2

2:
  %.020 = phi i32 [ 0, %1 ], [ %33, %29 ]
  %.019 = phi i32 [ 0, %1 ], [ %32, %29 ]
  %3 = icmp slt i32 %.020, 6
  br i1 %3, label %4, label %34

4:
  %5 = sext i32 %.020 to i64
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = load i8, i8* %6, align 1
  %8 = sext i8 %7 to i32
  switch i32 %8, label %11 [
    i32 46, label %9
    i32 47, label %9
  ]

9:
  %10 = sub nsw i32 %8, 46
  br label %29

11:
  %12 = icmp sge i32 %8, 48
  %13 = icmp sle i32 %8, 57
  %or.cond = and i1 %12, %13
  br i1 %or.cond, label %14, label %17

14:
  %15 = sub nsw i32 %8, 48
  %16 = add nsw i32 %15, 2
  br label %29

17:
  %18 = icmp sge i32 %8, 65
  %19 = icmp sle i32 %8, 90
  %or.cond21 = and i1 %18, %19
  br i1 %or.cond21, label %20, label %23

20:
  %21 = sub nsw i32 %8, 65
  %22 = add nsw i32 %21, 12
  br label %29

23:
  %24 = icmp sge i32 %8, 97
  %25 = icmp sle i32 %8, 122
  %or.cond22 = and i1 %24, %25
  br i1 %or.cond22, label %26, label %34

26:
  %27 = sub nsw i32 %8, 97
  %28 = add nsw i32 %27, 38
  br label %29

29:
  %.2 = phi i32 [ %10, %9 ], [ %16, %14 ], [ %22, %20 ], [ %28, %26 ]
  %30 = mul nsw i32 6, %.020
  %31 = shl i32 %.2, %30
  %32 = or i32 %.019, %31
  %33 = add nsw i32 %.020, 1
  br label %2

34:
  %35 = zext i32 %.019 to i64
  ret i64 %35
}

define i8* @l64a(i64 %0) {
  %2 = trunc i64 %0 to i32
  br label %3

3:
  %.014 = phi i32 [ 0, %1 ], [ %25, %22 ]
  %.0 = phi i32 [ %2, %1 ], [ %28, %22 ]
  %4 = icmp ne i32 %.0, 0
  br i1 %4, label %5, label %29

5:
  %6 = and i32 %.0, 63
  %7 = icmp ult i32 %6, 2
  br i1 %7, label %8, label %10

8:
  %9 = add i32 46, %6
  br label %22

10:
  %11 = icmp ult i32 %6, 12
  br i1 %11, label %12, label %15

12:
  %13 = add i32 48, %6
  %14 = sub i32 %13, 2
  br label %22

15:
  %16 = icmp ult i32 %6, 38
  %17 = add i32 65, %6
  %18 = sub i32 %17, 12
  %19 = add i32 97, %6
  %20 = sub i32 %19, 38
  %21 = select i1 %16, i32 %18, i32 %20
  br label %22

22:
  %23 = phi i32 [ %9, %8 ], [ %14, %12 ], [ %21, %15 ]
  %24 = trunc i32 %23 to i8
  %25 = add nsw i32 %.014, 1
  %26 = sext i32 %.014 to i64
  %27 = getelementptr inbounds [7 x i8], [7 x i8]* @model_l64a_text, i64 0, i64 %26
  store i8 %24, i8* %27, align 1
  %28 = lshr i32 %.0, 6
  br label %3

29:
  %30 = sext i32 %.014 to i64
  %31 = getelementptr inbounds [7 x i8], [7 x i8]* @model_l64a_text, i64 0, i64 %30
  store i8 0, i8* %31, align 1
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @model_l64a_text, i64 0, i64 0)
}

define i64 @wcslen(i32* %0) {
  br label %2

2:
  %.0 = phi i64 [ 0, %1 ], [ %7, %6 ]
  %3 = getelementptr inbounds i32, i32* %0, i64 %.0
  %4 = load i32, i32* %3, align 4
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = add i64 %.0, 1
  br label %2

8:
  ret i64 %.0
}

define i64 @wcsnlen(i32* %0, i64 %1) {
  br label %3

3:
  %.0 = phi i64 [ 0, %2 ], [ %10, %9 ]
  %4 = icmp ult i64 %.0, %1
  br i1 %4, label %5, label %.critedge

5:
  %6 = getelementptr inbounds i32, i32* %0, i64 %.0
  %7 = load i32, i32* %6, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %.critedge

9:
  %10 = add i64 %.0, 1
  br label %3

.critedge:
  ret i64 %.0
}

define i32* @wcpcpy(i32* %0, i32* %1) {
  br label %3

3:
  %.07 = phi i32* [ %0, %2 ], [ %7, %6 ]
  %.0 = phi i32* [ %1, %2 ], [ %8, %6 ]
  %4 = load i32, i32* %.0, align 4
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %9

6:
  store i32 %4, i32* %.07, align 4
  %7 = getelementptr inbounds i32, i32* %.07, i32 1
  %8 = getelementptr inbounds i32, i32* %.0, i32 1
  br label %3

9:
  store i32 0, i32* %.07, align 4
  ret i32* %.07
}

define i32* @wcscpy(i32* %0, i32* %1) {
  %3 = call i32* @wcpcpy(i32* %0, i32* %1)
  ret i32* %0
}

define i32* @wcpncpy(i32* %0, i32* %1, i64 %2) {
  br label %4

4:
  %.016 = phi i64 [ 0, %3 ], [ %14, %10 ]
  %5 = icmp ult i64 %.016, %2
  br i1 %5, label %6, label %.critedge

6:
  %7 = getelementptr inbounds i32, i32* %1, i64 %.016
  %8 = load i32, i32* %7, align 4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %.critedge

10:
  %11 = getelementptr inbounds i32, i32* %1, i64 %.016
  %12 = load i32, i32* %11, align 4
  %13 = getelementptr inbounds i32, i32* %0, i64 %.016
  store i32 %12, i32* %13, align 4
  %14 = add i64 %.016, 1
  br label %4

.critedge:
  br label %15

15:
  %.0 = phi i64 [ %.016, %.critedge ], [ %19, %17 ]
  %16 = icmp ult i64 %.0, %2
  br i1 %16, label %17, label %20

17:
  %18 = getelementptr inbounds i32, i32* %0, i64 %.0
  store i32 0, i32* %18, align 4
  %19 = add i64 %.0, 1
  br label %15

20:
  %21 = getelementptr inbounds i32, i32* %0, i64 %.016
  ret i32* %21
}

define i32* @wcsncpy(i32* %0, i32* %1, i64 %2) {
  %4 = call i32* @wcpncpy(i32* %0, i32* %1, i64 %2)
  ret i32* %0
}

define i64 @wcslcpy(i32* %0, i32* %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %9, %13 ]
  %5 = getelementptr inbounds i32, i32* %1, i64 %.0
  %6 = load i32, i32* %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %14

8:
  %9 = add i64 %.0, 1
  %10 = icmp ult i64 %9, %2
  br i1 %10, label %11, label %13

11:
  %12 = getelementptr inbounds i32, i32* %0, i64 %.0
  store i32 %6, i32* %12, align 4
  br label %13

13:
  br label %4

14:
  %15 = icmp ne i64 %2, 0
  br i1 %15, label %16, label %21

16:
  %17 = icmp ult i64 %.0, %2
  %18 = sub i64 %2, 1
  %19 = select i1 %17, i64 %.0, i64 %18
  %20 = getelementptr inbounds i32, i32* %0, i64 %19
  store i32 0, i32* %20, align 4
  br label %21

21:
  ret i64 %.0
}

define i64 @wcslcat(i32* %0, i32* %1, i64 %2) {
  %4 = call i64 @wcsnlen(i32* %0, i64 %2)
  %5 = getelementptr inbounds i32, i32* %0, i64 %4
  %6 = sub i64 %2, %4
  %7 = call i64 @wcslcpy(i32* %5, i32* %1, i64 %6)
  %8 = add i64 %4, %7
  ret i64 %8
}

define i32* @wcscat(i32* %0, i32* %1) {
  %3 = call i64 @wcslen(i32* %0)
  %4 = getelementptr inbounds i32, i32* %0, i64 %3
  %5 = call i32* @wcpcpy(i32* %4, i32* %1)
  ret i32* %0
}

define i32* @wcsncat(i32* %0, i32* %1, i64 %2) {
  %4 = call i64 @wcslen(i32* %0)
  %5 = getelementptr inbounds i32, i32* %0, i64 %4
  br label %6

6:
  %.0 = phi i64 [ 0, %3 ], [ %16, %12 ]
  %7 = icmp ult i64 %.0, %2
  br i1 %7, label %8, label %.critedge

8:
  %9 = getelementptr inbounds i32, i32* %1, i64 %.0
  %10 = load i32, i32* %9, align 4
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %.critedge

12:
  %13 = getelementptr inbounds i32, i32* %1, i64 %.0
  %14 = load i32, i32* %13, align 4
  %15 = getelementptr inbounds i32, i32* %5, i64 %.0
  store i32 %14, i32* %15, align 4
  %16 = add i64 %.0, 1
  br label %6

.critedge:
  %17 = getelementptr inbounds i32, i32* %5, i64 %.0
  store i32 0, i32* %17, align 4
  ret i32* %0
}

define i32 @wcsncmp(i32* %0, i32* %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %18, %17 ]
  %5 = icmp ult i64 %.0, %2
  br i1 %5, label %6, label %19

6:
  %7 = getelementptr inbounds i32, i32* %0, i64 %.0
  %8 = load i32, i32* %7, align 4
  %9 = getelementptr inbounds i32, i32* %1, i64 %.0
  %10 = load i32, i32* %9, align 4
  %11 = icmp ne i32 %8, %10
  br i1 %11, label %12, label %15

12:
  %13 = icmp slt i32 %8, %10
  %14 = select i1 %13, i32 -1, i32 1
  br label %19

15:
  %16 = icmp ne i32 %8, 0
  br i1 %16, label %17, label %19

17:
  %18 = add i64 %.0, 1
  br label %4

19:
  %.013 = phi i32 [ %14, %12 ], [ 0, %15 ], [ 0, %4 ]
  ret i32 %.013
}

define i32 @wcscmp(i32* %0, i32* %1) {
  %3 = call i32 @wcsncmp(i32* %0, i32* %1, i64 -1)
  ret i32 %3
}

define i32 @wcscoll(i32* %0, i32* %1) {
  %3 = call i32 @wcscmp(i32* %0, i32* %1)
  ret i32 %3
}

define i32 @wcsncasecmp(i32* %0, i32* %1, i64 %2) {
  br label %4

4:
  %.012 = phi i64 [ 0, %3 ], [ %18, %17 ]
  %5 = icmp ult i64 %.012, %2
  br i1 %5, label %6, label %19

6:
  %7 = getelementptr inbounds i32, i32* %0, i64 %.012
  %8 = load i32, i32* %7, align 4
  %9 = call i32 @model_to_lower(i32 %8)
  %10 = getelementptr inbounds i32, i32* %1, i64 %.012
  %11 = load i32, i32* %10, align 4
  %12 = call i32 @model_to_lower(i32 %11)
  %13 = icmp eq i32 %9, %12
  %14 = icmp ne i32 %9, 0
  %or.cond = and i1 %13, %14
  br i1 %or.cond, label %17, label %15

15:
  %16 = sub i32 %9, %12
  br label %19

17:
  %18 = add i64 %.012, 1
  br label %4

19:
  %.0 = phi i32 [ %16, %15 ], [ 0, %4 ]
  ret i32 %.0
}

define i32 @wcscasecmp(i32* %0, i32* %1) {
  %3 = call i32 @wcsncasecmp(i32* %0, i32* %1, i64 -1)
  ret i32 %3
}

define i32* @wcschrnul(i32* %0, i32 %1) {
  br label %3

3:
  %.0 = phi i32* [ %0, %2 ], [ %8, %7 ]
  %4 = load i32, i32* %.0, align 4
  %5 = icmp ne i32 %4, 0
  %6 = icmp ne i32 %4, %1
  %spec.select = select i1 %5, i1 %6, i1 false
  br i1 %spec.select, label %7, label %9

7:
  %8 = getelementptr inbounds i32, i32* %.0, i32 1
  br label %3

9:
  ret i32* %.0
}

define i32* @wcschr(i32* %0, i32 %1) {
  %3 = call i32* @wcschrnul(i32* %0, i32 %1)
  %4 = load i32, i32* %3, align 4
  %5 = icmp eq i32 %4, %1
  %. = select i1 %5, i32* %3, i32* null
  ret i32* %.
}

define i32* @wcsrchr(i32* %0, i32 %1) {
  br label %3

3:
  %.05 = phi i32* [ %0, %2 ], [ %10, %9 ]
  %.0 = phi i32* [ null, %2 ], [ %spec.select, %9 ]
  %4 = load i32, i32* %.05, align 4
  %5 = icmp eq i32 %4, %1
  %spec.select = select i1 %5, i32* %.05, i32* %.0
  %6 = load i32, i32* %.05, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %9, label %8

8:
  ret i32* %spec.select

9:
  %10 = getelementptr inbounds i32, i32* %.05, i32 1
  br label %3
}

define i64 @wcsspn(i32* %0, i32* %1) {
  br label %3

3:
  %.0 = phi i64 [ 0, %2 ], [ %11, %10 ]
  %4 = getelementptr inbounds i32, i32* %0, i64 %.0
  %5 = load i32, i32* %4, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %.critedge

7:
  %8 = call i32 @model_is_wide_one_of(i32 %5, i32* %1)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %.critedge

10:
  %11 = add i64 %.0, 1
  br label %3

.critedge:
  ret i64 %.0
}

define internal i32 @model_is_wide_one_of(i32 %0, i32* %1) {
  br label %3

3:
  %.0 = phi i32* [ %1, %2 ], [ %9, %8 ]
  %4 = load i32, i32* %.0, align 4
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %10

6:
  %7 = icmp eq i32 %4, %0
  br i1 %7, label %10, label %8

8:
  %9 = getelementptr inbounds i32, i32* %.0, i32 1
  br label %3

10:
  %.04 = phi i32 [ 1, %6 ], [ 0, %3 ]
  ret i32 %.04
}

define i64 @wcscspn(i32* %0, i32* %1) {
  br label %3

3:
  %.0 = phi i64 [ 0, %2 ], [ %12, %11 ]
  %4 = getelementptr inbounds i32, i32* %0, i64 %.0
  %5 = load i32, i32* %4, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %.critedge

7:
  %8 = call i32 @model_is_wide_one_of(i32 %5, i32* %1)
  %9 = icmp ne i32 %8, 0
  %10 = xor i1 %9, true
  br i1 %10, label %11, label %.critedge

11:
  %12 = add i64 %.0, 1
  br label %3

.critedge:
  ret i64 %.0
}

define i32* @wcspbrk(i32* %0, i32* %1) {
  %3 = call i64 @wcscspn(i32* %0, i32* %1)
  %4 = getelementptr inbounds i32, i32* %0, i64 %3
  %5 = load i32, i32* %4, align 4
  %6 = icmp ne i32 %5, 0
  %. = select i1 %6, i32* %4, i32* null
  ret i32* %.
}

define i32* @wcstok(i32* %0, i32* %1, i32** %2) {
  %4 = icmp ne i32* %0, null
  br i1 %4, label %7, label %5

5:
  %6 = load i32*, i32** %2, align 8
  br label %7

7:
  %.018 = phi i32* [ %0, %3 ], [ %6, %5 ]
  %8 = icmp ne i32* %.018, null
  br i1 %8, label %9, label %20

9:
  %10 = call i64 @wcsspn(i32* %.018, i32* %1)
  %11 = getelementptr inbounds i32, i32* %.018, i64 %10
  %12 = call i64 @wcscspn(i32* %11, i32* %1)
  %13 = getelementptr inbounds i32, i32* %11, i64 %12
  store i32* null, i32** %2, align 8
  %14 = icmp eq i32* %13, %11
  br i1 %14, label %20, label %15

15:
  %16 = load i32, i32* %13, align 4
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %20

18:
  store i32 0, i32* %13, align 4
  %19 = getelementptr inbounds i32, i32* %13, i64 1
  store i32* %19, i32** %2, align 8
  br label %20

20:
  %.0 = phi i32* [ null, %7 ], [ null, %9 ], [ %11, %18 ], [ %11, %15 ]
  ret i32* %.0
}

define i32* @wcsstr(i32* %0, i32* %1) {
  br label %3

3:
  %.06 = phi i32* [ %0, %2 ], [ %10, %9 ]
  %4 = call i32 @model_wide_begins_with(i32* %.06, i32* %1)
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %11, label %6

6:
  %7 = load i32, i32* %.06, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = getelementptr inbounds i32, i32* %.06, i32 1
  br label %3

11:
  %.0 = phi i32* [ %.06, %3 ], [ null, %6 ]
  ret i32* %.0
}

define internal i32 @model_wide_begins_with(i32* %0, i32* %1) {
  br label %3

3:
  %.05 = phi i32* [ %0, %2 ], [ %10, %9 ]
  %.0 = phi i32* [ %1, %2 ], [ %11, %9 ]
  %4 = load i32, i32* %.0, align 4
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %12

6:
  %7 = load i32, i32* %.05, align 4
  %8 = icmp ne i32 %7, %4
  br i1 %8, label %12, label %9

9:
  %10 = getelementptr inbounds i32, i32* %.05, i32 1
  %11 = getelementptr inbounds i32, i32* %.0, i32 1
  br label %3

12:
  %.06 = phi i32 [ 0, %6 ], [ 1, %3 ]
  ret i32 %.06
}

define i32* @wcswcs(i32* %0, i32* %1) {
  %3 = call i32* @wcsstr(i32* %0, i32* %1)
  ret i32* %3
}

define i32* @wmemcpy(i32* %0, i32* %1, i64 %2) {
  %4 = bitcast i32* %0 to i8*
  %5 = bitcast i32* %1 to i8*
  %6 = mul i64 %2, 4
  %7 = call i8* @memcpy(i8* %4, i8* %5, i64 %6)
  %8 = bitcast i8* %7 to i32*
  ret i32* %8
}

define i32* @wmempcpy(i32* %0, i32* %1, i64 %2) {
  %4 = call i32* @wmemcpy(i32* %0, i32* %1, i64 %2)
  %5 = getelementptr inbounds i32, i32* %4, i64 %2
  ret i32* %5
}

define i32* @wmemmove(i32* %0, i32* %1, i64 %2) {
  %4 = bitcast i32* %0 to i8*
  %5 = bitcast i32* %1 to i8*
  %6 = mul i64 %2, 4
  %7 = call i8* @memmove(i8* %4, i8* %5, i64 %6)
  %8 = bitcast i8* %7 to i32*
  ret i32* %8
}

define i32* @wmemset(i32* %0, i32 %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %8, %6 ]
  %5 = icmp ult i64 %.0, %2
  br i1 %5, label %6, label %9

6:
  %7 = getelementptr inbounds i32, i32* %0, i64 %.0
  store i32 %1, i32* %7, align 4
  %8 = add i64 %.0, 1
  br label %4

9:
  ret i32* %0
}

define i32 @wmemcmp(i32* %0, i32* %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %16, %15 ]
  %5 = icmp ult i64 %.0, %2
  br i1 %5, label %6, label %17

6:
  %7 = getelementptr inbounds i32, i32* %0, i64 %.0
  %8 = load i32, i32* %7, align 4
  %9 = getelementptr inbounds i32, i32* %1, i64 %.0
  %10 = load i32, i32* %9, align 4
  %11 = icmp ne i32 %8, %10
  br i1 %11, label %12, label %15

12:
  %13 = icmp slt i32 %8, %10
  %14 = select i1 %13, i32 -1, i32 1
  br label %17

15:
  %16 = add i64 %.0, 1
  br label %4

17:
  %.011 = phi i32 [ %14, %12 ], [ 0, %4 ]
  ret i32 %.011
}

define i32* @wmemchr(i32* %0, i32 %1, i64 %2) {
  br label %4

4:
  %.0 = phi i64 [ 0, %3 ], [ %11, %10 ]
  %5 = icmp ult i64 %.0, %2
  br i1 %5, label %6, label %12

6:
  %7 = getelementptr inbounds i32, i32* %0, i64 %.0
  %8 = load i32, i32* %7, align 4
  %9 = icmp eq i32 %8, %1
  br i1 %9, label %12, label %10

10:
  %11 = add i64 %.0, 1
  br label %4

12:
  %.08 = phi i32* [ %7, %6 ], [ null, %4 ]
  ret i32* %.08
}

define i32* @wcsdup(i32* %0) {
  %2 = call i64 @wcslen(i32* %0)
  %3 = add i64 %2, 1
  %4 = mul i64 %3, 4
  %5 = call i8* @malloc(i64 %4)
  %6 = bitcast i8* %5 to i32*
  %7 = icmp ne i32* %6, null
  br i1 %7, label %8, label %10

8:
  %9 = call i32* @wmemcpy(i32* %6, i32* %0, i64 %3)
  br label %10

10:
  %11 = phi i32* [ %9, %8 ], [ null, %1 ]
  ret i32* %11
}

define internal { i64, i64 } @model_parse(i8* %0, i8** %1, i32 %2, i32 %3) {
  %5 = alloca %struct.model_parsed, align 8
  %6 = alloca i8*, align 8
  %7 = bitcast %struct.model_parsed* %5 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %7, i8 0, i64 16, i1 false)
  %8 = icmp slt i32 %2, 0
  %9 = icmp eq i32 %2, 1
  %or.cond = or i1 %8, %9
  %10 = icmp sgt i32 %2, 36
  %or.cond17 = or i1 %or.cond, %10
  br i1 %or.cond17, label %11, label %13

11:
  %12 = call i32* @__errno_location()
  store i32 22, i32* %12, align 4
  br label %83

13:
  store i8* %0, i8** %6, align 8
  br label %14

14:
  %15 = load i8*, i8** %6, align 8
  %16 = load i8, i8* %15, align 1
  %17 = sext i8 %16 to i32
  %18 = call i32 @model_is_space(i32 %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %23

20:
  %21 = load i8*, i8** %6, align 8
  %22 = getelementptr inbounds i8, i8* %21, i32 1
  store i8* %22, i8** %6, align 8
  br label %14

23:
  %24 = load i8*, i8** %6, align 8
  %25 = load i8, i8* %24, align 1
  %26 = sext i8 %25 to i32
  switch i32 %26, label %36 [
    i32 45, label %27
    i32 43, label %27
  ]

27:
  %28 = load i8*, i8** %6, align 8
  %29 = load i8, i8* %28, align 1
  %30 = sext i8 %29 to i32
  %31 = icmp eq i32 %30, 45
  %32 = zext i1 %31 to i32
  %33 = getelementptr inbounds %struct.model_parsed, %struct.model_parsed* %5, i32 0, i32 1
  store i32 %32, i32* %33, align 8
  %34 = load i8*, i8** %6, align 8
  %35 = getelementptr inbounds i8, i8* %34, i32 1
  store i8* %35, i8** %6, align 8
  br label %36

36:
  %37 = load i8*, i8** %6, align 8
  %38 = load i8, i8* %37, align 1
  %39 = sext i8 %38 to i32
  %40 = icmp eq i32 %39, 48
  br i1 %40, label %41, label %73

41:
  %42 = getelementptr inbounds i8, i8* %37, i64 1
  %43 = load i8, i8* %42, align 1
  %44 = sext i8 %43 to i32
  %45 = call i32 @model_to_lower(i32 %44)
  %46 = icmp eq i32 %2, 0
  %47 = icmp eq i32 %2, 16
  %or.cond18 = or i1 %46, %47
  %48 = icmp eq i32 %45, 120
  %or.cond19 = select i1 %or.cond18, i1 %48, i1 false
  br i1 %or.cond19, label %49, label %58

49:
  %50 = load i8*, i8** %6, align 8
  %51 = getelementptr inbounds i8, i8* %50, i64 2
  %52 = load i8, i8* %51, align 1
  %53 = call i32 @model_digit(i8 signext %52)
  %54 = icmp ult i32 %53, 16
  br i1 %54, label %55, label %58

55:
  %56 = load i8*, i8** %6, align 8
  %57 = getelementptr inbounds i8, i8* %56, i64 2
  store i8* %57, i8** %6, align 8
  br label %73

58:
  %59 = icmp ne i32 %3, 0
  br i1 %59, label %60, label %72

60:
  %61 = icmp eq i32 %2, 2
  %or.cond20 = or i1 %46, %61
  %62 = icmp eq i32 %45, 98
  %or.cond21 = select i1 %or.cond20, i1 %62, i1 false
  br i1 %or.cond21, label %63, label %72

63:
  %64 = load i8*, i8** %6, align 8
  %65 = getelementptr inbounds i8, i8* %64, i64 2
  %66 = load i8, i8* %65, align 1
  %67 = call i32 @model_digit(i8 signext %66)
  %68 = icmp ult i32 %67, 2
  br i1 %68, label %69, label %72

69:
  %70 = load i8*, i8** %6, align 8
  %71 = getelementptr inbounds i8, i8* %70, i64 2
  store i8* %71, i8** %6, align 8
  br label %73

72:
  %spec.select = select i1 %46, i32 8, i32 %2
  br label %73

73:
  %.3 = phi i32 [ %2, %36 ], [ 16, %55 ], [ 2, %69 ], [ %spec.select, %72 ]
  %74 = icmp eq i32 %.3, 0
  %spec.select22 = select i1 %74, i32 10, i32 %.3
  %75 = load i8*, i8** %6, align 8
  %76 = getelementptr inbounds %struct.model_parsed, %struct.model_parsed* %5, i32 0, i32 2
  %77 = call i64 @model_digits(i8** %6, i64 -1, i32 %spec.select22, i32* %76)
  %78 = getelementptr inbounds %struct.model_parsed, %struct.model_parsed* %5, i32 0, i32 0
  store i64 %77, i64* %78, align 8
  %79 = icmp ne i8** %1, null
  br i1 %79, label %80, label %83

80:
  %81 = load i8*, i8** %6, align 8
  %82 = icmp eq i8* %81, %75
  %. = select i1 %82, i8* %0, i8* %81
  store i8* %., i8** %1, align 8
  br label %83

83:
  %84 = bitcast %struct.model_parsed* %5 to { i64, i64 }*
  %.fca.0.gep = getelementptr inbounds { i64, i64 }, { i64, i64 }* %84, i32 0, i32 0
  %.fca.0.load = load i64, i64* %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { i64, i64 }, { i64, i64 }* %84, i32 0, i32 1
  %.fca.1.load = load i64, i64* %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %.fca.1.load, 1
  ret { i64, i64 } %.fca.1.insert
}

define internal i64 @model_signed(i64 %0, i32 %1, i32 %2, i64 %3) {
  %5 = icmp ne i32 %1, 0
  %6 = add i64 %3, 1
  %spec.select = select i1 %5, i64 %6, i64 %3
  %7 = icmp ne i32 %2, 0
  %8 = icmp ugt i64 %0, %spec.select
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %9, label %11

9:
  %10 = call i32* @__errno_location()
  store i32 34, i32* %10, align 4
  br label %11

11:
  %.09 = phi i64 [ %spec.select, %9 ], [ %0, %4 ]
  %12 = sub i64 0, %.09
  %13 = select i1 %5, i64 %12, i64 %.09
  ret i64 %13
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32* @__errno_location()

define internal i32 @model_is_space(i32 %0) {
  %2 = icmp eq i32 %0, 32
  br i1 %2, label %6, label %3

3:
  %4 = icmp sge i32 %0, 9
  %5 = icmp sle i32 %0, 13
  %spec.select = select i1 %4, i1 %5, i1 false
  br label %6

6:
  %7 = phi i1 [ true, %1 ], [ %spec.select, %3 ]
  %8 = zext i1 %7 to i32
  ret i32 %8
}

define internal i32 @model_digit(i8 signext %0) {
  %2 = sext i8 %0 to i32
  %3 = call i32 @model_to_lower(i32 %2)
  %4 = icmp sge i32 %2, 48
  %5 = icmp sle i32 %2, 57
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %8

6:
  %7 = sub nsw i32 %2, 48
  br label %14

8:
  %9 = icmp sge i32 %3, 97
  %10 = icmp sle i32 %3, 122
  %or.cond8 = and i1 %9, %10
  br i1 %or.cond8, label %11, label %14

11:
  %12 = sub nsw i32 %3, 97
  %13 = add nsw i32 %12, 10
  br label %14

14:
  %.0 = phi i32 [ %7, %6 ], [ %13, %11 ], [ 36, %8 ]
  ret i32 %.0
}

define internal i64 @model_digits(i8** %0, i64 %1, i32 %2, i32* %3) {
  br label %5

5:
  %.016 = phi i64 [ 0, %4 ], [ %28, %25 ]
  %.0 = phi i64 [ %1, %4 ], [ %29, %25 ]
  %6 = icmp ugt i64 %.0, 0
  br i1 %6, label %7, label %32

7:
  %8 = load i8*, i8** %0, align 8
  %9 = load i8, i8* %8, align 1
  %10 = call i32 @model_digit(i8 signext %9)
  %11 = icmp uge i32 %10, %2
  br i1 %11, label %32, label %12

12:
  %13 = and i64 %.016, 4294967295
  %14 = zext i32 %2 to i64
  %15 = mul i64 %13, %14
  %16 = zext i32 %10 to i64
  %17 = add i64 %15, %16
  %18 = lshr i64 %.016, 32
  %19 = mul i64 %18, %14
  %20 = lshr i64 %17, 32
  %21 = add i64 %19, %20
  %22 = lshr i64 %21, 32
  %23 = icmp ne i64 %22, 0
  br i1 %23, label %24, label %25

24:
  store i32 1, i32* %3, align 4
  br label %25

25:
  %26 = shl i64 %21, 32
  %27 = and i64 %17, 4294967295
  %28 = or i64 %26, %27
  %29 = add i64 %.0, -1
  %30 = load i8*, i8** %0, align 8
  %31 = getelementptr inbounds i8, i8* %30, i32 1
  store i8* %31, i8** %0, align 8
  br label %5

32:
  ret i64 %.016
}

define internal i64 @model_unsigned(i64 %0, i32 %1, i32 %2, i64 %3) {
  %5 = icmp ne i32 %2, 0
  %6 = icmp ugt i64 %0, %3
  %or.cond = or i1 %5, %6
  br i1 %or.cond, label %7, label %9

7:
  %8 = call i32* @__errno_location()
  store i32 34, i32* %8, align 4
  br label %13

9:
  %10 = icmp ne i32 %1, 0
  %11 = sub i64 0, %0
  %12 = select i1 %10, i64 %11, i64 %0
  br label %13

13:
  %.0 = phi i64 [ %3, %7 ], [ %12, %9 ]
  ret i64 %.0
}

