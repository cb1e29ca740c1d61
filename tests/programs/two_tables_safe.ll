source_filename = "two_tables_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@properties = internal constant [200 x i16] zeroinitializer, align 16, !dbg !0
@second = internal constant [3216 x i8] c"\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\07\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7\C7", align 16, !dbg !5
@first = internal constant [600 x i8] c"\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00?@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\82\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C8", align 16, !dbg !12

define dso_local i32 @main() !dbg !29 {
entry:
  %retval = alloca i32, align 4
  %c = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %c to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !35
  call void @llvm.dbg.declare(metadata i32* %c, metadata !34, metadata !DIExpression()), !dbg !36
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !37
  store i32 %call, i32* %c, align 4, !dbg !36
  %1 = load i32, i32* %c, align 4, !dbg !38
  %cmp = icmp slt i32 %1, 0, !dbg !40
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !41

lor.lhs.false:
  %2 = load i32, i32* %c, align 4, !dbg !42
  %cmp1 = icmp sge i32 %2, 9600, !dbg !43
  br i1 %cmp1, label %if.then, label %if.end, !dbg !44

if.then:
  store i32 0, i32* %retval, align 4, !dbg !45
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !45

if.end:
  %3 = load i32, i32* %c, align 4, !dbg !46
  %shr = ashr i32 %3, 4, !dbg !47
  %idxprom = sext i32 %shr to i64, !dbg !48
  %arrayidx = getelementptr inbounds [600 x i8], [600 x i8]* @first, i64 0, i64 %idxprom, !dbg !48
  %4 = load i8, i8* %arrayidx, align 1, !dbg !48
  %conv = zext i8 %4 to i32, !dbg !48
  %mul = mul nsw i32 %conv, 16, !dbg !49
  %5 = load i32, i32* %c, align 4, !dbg !50
  %and = and i32 %5, 15, !dbg !51
  %add = add nsw i32 %mul, %and, !dbg !52
  %idxprom2 = sext i32 %add to i64, !dbg !53
  %arrayidx3 = getelementptr inbounds [3216 x i8], [3216 x i8]* @second, i64 0, i64 %idxprom2, !dbg !53
  %6 = load i8, i8* %arrayidx3, align 1, !dbg !53
  %idxprom4 = zext i8 %6 to i64, !dbg !54
  %arrayidx5 = getelementptr inbounds [200 x i16], [200 x i16]* @properties, i64 0, i64 %idxprom4, !dbg !54
  %7 = load i16, i16* %arrayidx5, align 2, !dbg !54
  %conv6 = sext i16 %7 to i32, !dbg !54
  store i32 %conv6, i32* %retval, align 4, !dbg !55
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !55

cleanup:
  %8 = bitcast i32* %c to i8*, !dbg !56
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !56
  %9 = load i32, i32* %retval, align 4, !dbg !56
  ret i32 %9, !dbg !56
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "properties", scope: !2, file: !3, line: 6, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "two_tables_safe.c", directory: ".")
!4 = !{!0, !5, !12}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 25728, elements: !10)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = !{!11}
!11 = !DISubrange(count: 3216)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 4, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 4800, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 600)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 3200, elements: !20)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!19 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!20 = !{!21}
!21 = !DISubrange(count: 200)
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 7, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 1}

!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !30, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !33)
!30 = !DISubroutineType(types: !31)
!31 = !{!32}
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !{!34}
!34 = !DILocalVariable(name: "c", scope: !29, file: !3, line: 8, type: !32)
!35 = !DILocation(line: 8, column: 3, scope: !29)
!36 = !DILocation(line: 8, column: 7, scope: !29)
!37 = !DILocation(line: 8, column: 11, scope: !29)
!38 = !DILocation(line: 9, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !29, file: !3, line: 9, column: 7)
!40 = !DILocation(line: 9, column: 9, scope: !39)
!41 = !DILocation(line: 9, column: 13, scope: !39)
!42 = !DILocation(line: 9, column: 16, scope: !39)
!43 = !DILocation(line: 9, column: 18, scope: !39)
!44 = !DILocation(line: 9, column: 7, scope: !29)
!45 = !DILocation(line: 9, column: 31, scope: !39)
!46 = !DILocation(line: 10, column: 34, scope: !29)
!47 = !DILocation(line: 10, column: 36, scope: !29)
!48 = !DILocation(line: 10, column: 28, scope: !29)
!49 = !DILocation(line: 10, column: 42, scope: !29)
!50 = !DILocation(line: 10, column: 50, scope: !29)
!51 = !DILocation(line: 10, column: 52, scope: !29)
!52 = !DILocation(line: 10, column: 47, scope: !29)
!53 = !DILocation(line: 10, column: 21, scope: !29)
!54 = !DILocation(line: 10, column: 10, scope: !29)
!55 = !DILocation(line: 10, column: 3, scope: !29)
!56 = !DILocation(line: 11, column: 1, scope: !29)
