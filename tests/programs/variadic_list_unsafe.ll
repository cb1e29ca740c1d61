source_filename = "variadic_list_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }

define dso_local i32 @main() !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %x = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %call2 = alloca i32 (i32, ...)*, align 8
  %result = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %x to i8*, !dbg !24
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !24
  call void @llvm.dbg.declare(metadata i32* %x, metadata !16, metadata !DIExpression()), !dbg !25
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !26
  store i32 %call, i32* %x, align 4, !dbg !25
  %1 = load i32, i32* %x, align 4, !dbg !27
  %cmp = icmp slt i32 %1, 0, !dbg !29
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !30

lor.lhs.false:
  %2 = load i32, i32* %x, align 4, !dbg !31
  %cmp1 = icmp sgt i32 %2, 100, !dbg !32
  br i1 %cmp1, label %if.then, label %if.end, !dbg !33

if.then:
  store i32 0, i32* %retval, align 4, !dbg !34
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !34

if.end:
  %3 = bitcast i32 (i32, ...)** %call2 to i8*, !dbg !35
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %3), !dbg !35
  call void @llvm.dbg.declare(metadata i32 (i32, ...)** %call2, metadata !17, metadata !DIExpression()), !dbg !36
  %4 = load i32, i32* %x, align 4, !dbg !37
  %cmp3 = icmp sgt i32 %4, 50, !dbg !38
  %5 = zext i1 %cmp3 to i64, !dbg !37
  %cond = select i1 %cmp3, i32 (i32, ...)* @twice, i32 (i32, ...)* @none, !dbg !37
  store i32 (i32, ...)* %cond, i32 (i32, ...)** %call2, align 8, !dbg !36
  %6 = bitcast i32* %result to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !39
  call void @llvm.dbg.declare(metadata i32* %result, metadata !21, metadata !DIExpression()), !dbg !40
  %7 = load i32 (i32, ...)*, i32 (i32, ...)** %call2, align 8, !dbg !41
  %8 = load i32, i32* %x, align 4, !dbg !42
  %call4 = call i32 (i32, ...) %7(i32 noundef 2, i32 noundef %8, i64 noundef 77), !dbg !41
  store i32 %call4, i32* %result, align 4, !dbg !40
  %9 = load i32, i32* %x, align 4, !dbg !43
  %cmp5 = icmp sgt i32 %9, 50, !dbg !45
  br i1 %cmp5, label %cond.true, label %cond.false, !dbg !46

cond.true:
  %10 = load i32, i32* %result, align 4, !dbg !47
  %cmp6 = icmp ne i32 %10, 76, !dbg !48
  br i1 %cmp6, label %if.then8, label %if.end9, !dbg !43

cond.false:
  %11 = load i32, i32* %result, align 4, !dbg !49
  %cmp7 = icmp ne i32 %11, 2, !dbg !50
  br i1 %cmp7, label %if.then8, label %if.end9, !dbg !46

if.then8:
  call void @reach_error(), !dbg !51
  br label %if.end9, !dbg !51

if.end9:
  %12 = bitcast i32* %i to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %12), !dbg !52
  call void @llvm.dbg.declare(metadata i32* %i, metadata !22, metadata !DIExpression()), !dbg !53
  store i32 0, i32* %i, align 4, !dbg !53
  br label %for.cond, !dbg !52

for.cond:
  %13 = load i32, i32* %i, align 4, !dbg !54
  %cmp10 = icmp slt i32 %13, 3, !dbg !56
  br i1 %cmp10, label %for.body, label %for.cond.cleanup, !dbg !57

for.cond.cleanup:
  store i32 2, i32* %cleanup.dest.slot, align 4
  %14 = bitcast i32* %i to i8*, !dbg !58
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !58
  br label %for.end

for.body:
  %15 = load i32, i32* %i, align 4, !dbg !59
  %16 = load i32, i32* %x, align 4, !dbg !61
  %17 = load i32, i32* %i, align 4, !dbg !62
  %add = add nsw i32 %16, %17, !dbg !63
  %18 = load i32, i32* %i, align 4, !dbg !64
  %conv = sext i32 %18 to i64, !dbg !65
  %call11 = call i32 (i32, ...) @twice(i32 noundef %15, i32 noundef %add, i64 noundef %conv), !dbg !66
  %19 = load i32, i32* %i, align 4, !dbg !67
  %cmp12 = icmp ne i32 %call11, %19, !dbg !68
  br i1 %cmp12, label %if.then14, label %if.end15, !dbg !69

if.then14:
  call void @reach_error(), !dbg !70
  br label %if.end15, !dbg !70

if.end15:
  br label %for.inc, !dbg !67

for.inc:
  %20 = load i32, i32* %i, align 4, !dbg !71
  %inc = add nsw i32 %20, 1, !dbg !71
  store i32 %inc, i32* %i, align 4, !dbg !71
  br label %for.cond, !dbg !58, !llvm.loop !72

for.end:
  store i32 0, i32* %retval, align 4, !dbg !76
  store i32 1, i32* %cleanup.dest.slot, align 4
  %21 = bitcast i32* %result to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !77
  %22 = bitcast i32 (i32, ...)** %call2 to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !77
  br label %cleanup

cleanup:
  %23 = bitcast i32* %x to i8*, !dbg !77
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !77
  %24 = load i32, i32* %retval, align 4, !dbg !77
  ret i32 %24, !dbg !77
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal i32 @twice(i32 noundef %factor, ...) !dbg !78 {
entry:
  %factor.addr = alloca i32, align 4
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %again = alloca [1 x %struct.__va_list_tag], align 16
  %one = alloca i32, align 4
  %other = alloca i32, align 4
  %next = alloca i64, align 8
  store i32 %factor, i32* %factor.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %factor.addr, metadata !80, metadata !DIExpression()), !dbg !101
  %0 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !102
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !102
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %list, metadata !81, metadata !DIExpression()), !dbg !103
  %1 = bitcast [1 x %struct.__va_list_tag]* %again to i8*, !dbg !102
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %1), !dbg !102
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %again, metadata !97, metadata !DIExpression()), !dbg !104
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !105
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*, !dbg !105
  call void @llvm.va_start(i8* %arraydecay1), !dbg !105
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %again, i64 0, i64 0, !dbg !106
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !106
  %2 = bitcast %struct.__va_list_tag* %arraydecay2 to i8*, !dbg !106
  %3 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*, !dbg !106
  call void @llvm.va_copy(i8* %2, i8* %3), !dbg !106
  %4 = bitcast i32* %one to i8*, !dbg !107
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !107
  call void @llvm.dbg.declare(metadata i32* %one, metadata !98, metadata !DIExpression()), !dbg !108
  %arraydecay4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !109
  %call = call i32 @first_of(%struct.__va_list_tag* noundef %arraydecay4), !dbg !110
  %5 = load i32, i32* %factor.addr, align 4, !dbg !111
  %mul = mul nsw i32 %call, %5, !dbg !112
  store i32 %mul, i32* %one, align 4, !dbg !108
  %6 = bitcast i32* %other to i8*, !dbg !113
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !113
  call void @llvm.dbg.declare(metadata i32* %other, metadata !99, metadata !DIExpression()), !dbg !114
  %arraydecay5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %again, i64 0, i64 0, !dbg !115
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay5, i32 0, i32 0, !dbg !115
  %gp_offset = load i32, i32* %gp_offset_p, align 16, !dbg !115
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !115
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !115

vaarg.in_reg:
  %7 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay5, i32 0, i32 3, !dbg !115
  %reg_save_area = load i8*, i8** %7, align 16, !dbg !115
  %8 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset, !dbg !115
  %9 = bitcast i8* %8 to i32*, !dbg !115
  %10 = add i32 %gp_offset, 8, !dbg !115
  store i32 %10, i32* %gp_offset_p, align 16, !dbg !115
  br label %vaarg.end, !dbg !115

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay5, i32 0, i32 2, !dbg !115
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8, !dbg !115
  %11 = bitcast i8* %overflow_arg_area to i32*, !dbg !115
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8, !dbg !115
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8, !dbg !115
  br label %vaarg.end, !dbg !115

vaarg.end:
  %vaarg.addr = phi i32* [ %9, %vaarg.in_reg ], [ %11, %vaarg.in_mem ], !dbg !115
  %12 = load i32, i32* %vaarg.addr, align 4, !dbg !115
  store i32 %12, i32* %other, align 4, !dbg !114
  %13 = bitcast i64* %next to i8*, !dbg !116
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %13), !dbg !116
  call void @llvm.dbg.declare(metadata i64* %next, metadata !100, metadata !DIExpression()), !dbg !117
  %arraydecay6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %again, i64 0, i64 0, !dbg !118
  %gp_offset_p7 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay6, i32 0, i32 0, !dbg !118
  %gp_offset8 = load i32, i32* %gp_offset_p7, align 16, !dbg !118
  %fits_in_gp9 = icmp ule i32 %gp_offset8, 40, !dbg !118
  br i1 %fits_in_gp9, label %vaarg.in_reg10, label %vaarg.in_mem12, !dbg !118

vaarg.in_reg10:
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay6, i32 0, i32 3, !dbg !118
  %reg_save_area11 = load i8*, i8** %14, align 16, !dbg !118
  %15 = getelementptr i8, i8* %reg_save_area11, i32 %gp_offset8, !dbg !118
  %16 = bitcast i8* %15 to i64*, !dbg !118
  %17 = add i32 %gp_offset8, 8, !dbg !118
  store i32 %17, i32* %gp_offset_p7, align 16, !dbg !118
  br label %vaarg.end16, !dbg !118

vaarg.in_mem12:
  %overflow_arg_area_p13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay6, i32 0, i32 2, !dbg !118
  %overflow_arg_area14 = load i8*, i8** %overflow_arg_area_p13, align 8, !dbg !118
  %18 = bitcast i8* %overflow_arg_area14 to i64*, !dbg !118
  %overflow_arg_area.next15 = getelementptr i8, i8* %overflow_arg_area14, i32 8, !dbg !118
  store i8* %overflow_arg_area.next15, i8** %overflow_arg_area_p13, align 8, !dbg !118
  br label %vaarg.end16, !dbg !118

vaarg.end16:
  %vaarg.addr17 = phi i64* [ %16, %vaarg.in_reg10 ], [ %18, %vaarg.in_mem12 ], !dbg !118
  %19 = load i64, i64* %vaarg.addr17, align 8, !dbg !118
  store i64 %19, i64* %next, align 8, !dbg !117
  %arraydecay18 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %again, i64 0, i64 0, !dbg !119
  %arraydecay1819 = bitcast %struct.__va_list_tag* %arraydecay18 to i8*, !dbg !119
  call void @llvm.va_end(i8* %arraydecay1819), !dbg !119
  %arraydecay20 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !120
  %arraydecay2021 = bitcast %struct.__va_list_tag* %arraydecay20 to i8*, !dbg !120
  call void @llvm.va_end(i8* %arraydecay2021), !dbg !120
  %20 = load i32, i32* %one, align 4, !dbg !121
  %21 = load i32, i32* %other, align 4, !dbg !122
  %22 = load i32, i32* %factor.addr, align 4, !dbg !123
  %mul22 = mul nsw i32 %21, %22, !dbg !124
  %cmp = icmp eq i32 %20, %mul22, !dbg !125
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !121

cond.true:
  %23 = load i64, i64* %next, align 8, !dbg !126
  %conv = trunc i64 %23 to i32, !dbg !127
  br label %cond.end, !dbg !121

cond.false:
  br label %cond.end, !dbg !121

cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ -1, %cond.false ], !dbg !121
  %24 = bitcast i64* %next to i8*, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %24), !dbg !128
  %25 = bitcast i32* %other to i8*, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !128
  %26 = bitcast i32* %one to i8*, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %26), !dbg !128
  %27 = bitcast [1 x %struct.__va_list_tag]* %again to i8*, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %27), !dbg !128
  %28 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %28), !dbg !128
  ret i32 %cond, !dbg !129
}

define internal i32 @none(i32 noundef %n, ...) !dbg !130 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !132, metadata !DIExpression()), !dbg !133
  %0 = load i32, i32* %n.addr, align 4, !dbg !134
  ret i32 %0, !dbg !135
}

declare !dbg !136 void @reach_error()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.va_start(i8*)

declare void @llvm.va_copy(i8*, i8*)

define internal i32 @first_of(%struct.__va_list_tag* noundef %list) !dbg !140 {
entry:
  %list.addr = alloca %struct.__va_list_tag*, align 8
  store %struct.__va_list_tag* %list, %struct.__va_list_tag** %list.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.__va_list_tag** %list.addr, metadata !145, metadata !DIExpression()), !dbg !146
  %0 = load %struct.__va_list_tag*, %struct.__va_list_tag** %list.addr, align 8, !dbg !147
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %0, i32 0, i32 0, !dbg !147
  %gp_offset = load i32, i32* %gp_offset_p, align 8, !dbg !147
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !147
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !147

vaarg.in_reg:
  %1 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %0, i32 0, i32 3, !dbg !147
  %reg_save_area = load i8*, i8** %1, align 8, !dbg !147
  %2 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset, !dbg !147
  %3 = bitcast i8* %2 to i32*, !dbg !147
  %4 = add i32 %gp_offset, 8, !dbg !147
  store i32 %4, i32* %gp_offset_p, align 8, !dbg !147
  br label %vaarg.end, !dbg !147

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %0, i32 0, i32 2, !dbg !147
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8, !dbg !147
  %5 = bitcast i8* %overflow_arg_area to i32*, !dbg !147
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8, !dbg !147
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8, !dbg !147
  br label %vaarg.end, !dbg !147

vaarg.end:
  %vaarg.addr = phi i32* [ %3, %vaarg.in_reg ], [ %5, %vaarg.in_mem ], !dbg !147
  %6 = load i32, i32* %vaarg.addr, align 4, !dbg !147
  ret i32 %6, !dbg !148
}

declare void @llvm.va_end(i8*)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "variadic_list_unsafe.c", directory: ".")
!2 = !{!3, !4}
!3 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}

!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 18, type: !13, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!13 = !DISubroutineType(types: !14)
!14 = !{!4}
!15 = !{!16, !17, !21, !22}
!16 = !DILocalVariable(name: "x", scope: !12, file: !1, line: 19, type: !4)
!17 = !DILocalVariable(name: "call", scope: !12, file: !1, line: 21, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DISubroutineType(types: !20)
!20 = !{!4, !4, null}
!21 = !DILocalVariable(name: "result", scope: !12, file: !1, line: 22, type: !4)
!22 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 24, type: !4)
!23 = distinct !DILexicalBlock(scope: !12, file: !1, line: 24, column: 3)
!24 = !DILocation(line: 19, column: 3, scope: !12)
!25 = !DILocation(line: 19, column: 7, scope: !12)
!26 = !DILocation(line: 19, column: 11, scope: !12)
!27 = !DILocation(line: 20, column: 7, scope: !28)
!28 = distinct !DILexicalBlock(scope: !12, file: !1, line: 20, column: 7)
!29 = !DILocation(line: 20, column: 9, scope: !28)
!30 = !DILocation(line: 20, column: 13, scope: !28)
!31 = !DILocation(line: 20, column: 16, scope: !28)
!32 = !DILocation(line: 20, column: 18, scope: !28)
!33 = !DILocation(line: 20, column: 7, scope: !12)
!34 = !DILocation(line: 20, column: 25, scope: !28)
!35 = !DILocation(line: 21, column: 3, scope: !12)
!36 = !DILocation(line: 21, column: 9, scope: !12)
!37 = !DILocation(line: 21, column: 27, scope: !12)
!38 = !DILocation(line: 21, column: 29, scope: !12)
!39 = !DILocation(line: 22, column: 3, scope: !12)
!40 = !DILocation(line: 22, column: 7, scope: !12)
!41 = !DILocation(line: 22, column: 16, scope: !12)
!42 = !DILocation(line: 22, column: 24, scope: !12)
!43 = !DILocation(line: 23, column: 7, scope: !44)
!44 = distinct !DILexicalBlock(scope: !12, file: !1, line: 23, column: 7)
!45 = !DILocation(line: 23, column: 9, scope: !44)
!46 = !DILocation(line: 23, column: 7, scope: !12)
!47 = !DILocation(line: 23, column: 16, scope: !44)
!48 = !DILocation(line: 23, column: 23, scope: !44)
!49 = !DILocation(line: 23, column: 31, scope: !44)
!50 = !DILocation(line: 23, column: 38, scope: !44)
!51 = !DILocation(line: 23, column: 44, scope: !44)
!52 = !DILocation(line: 24, column: 8, scope: !23)
!53 = !DILocation(line: 24, column: 12, scope: !23)
!54 = !DILocation(line: 24, column: 19, scope: !55)
!55 = distinct !DILexicalBlock(scope: !23, file: !1, line: 24, column: 3)
!56 = !DILocation(line: 24, column: 21, scope: !55)
!57 = !DILocation(line: 24, column: 3, scope: !23)
!58 = !DILocation(line: 24, column: 3, scope: !55)
!59 = !DILocation(line: 25, column: 15, scope: !60)
!60 = distinct !DILexicalBlock(scope: !55, file: !1, line: 25, column: 9)
!61 = !DILocation(line: 25, column: 18, scope: !60)
!62 = !DILocation(line: 25, column: 22, scope: !60)
!63 = !DILocation(line: 25, column: 20, scope: !60)
!64 = !DILocation(line: 25, column: 36, scope: !60)
!65 = !DILocation(line: 25, column: 25, scope: !60)
!66 = !DILocation(line: 25, column: 9, scope: !60)
!67 = !DILocation(line: 25, column: 42, scope: !60)
!68 = !DILocation(line: 25, column: 39, scope: !60)
!69 = !DILocation(line: 25, column: 9, scope: !55)
!70 = !DILocation(line: 25, column: 45, scope: !60)
!71 = !DILocation(line: 24, column: 27, scope: !55)
!72 = distinct !{!72, !57, !73, !74, !75}
!73 = !DILocation(line: 25, column: 57, scope: !23)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !{!"llvm.loop.unroll.disable"}
!76 = !DILocation(line: 26, column: 3, scope: !12)
!77 = !DILocation(line: 27, column: 1, scope: !12)
!78 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !79)
!79 = !{!80, !81, !97, !98, !99, !100}
!80 = !DILocalVariable(name: "factor", arg: 1, scope: !78, file: !1, line: 6, type: !4)
!81 = !DILocalVariable(name: "list", scope: !78, file: !1, line: 7, type: !82)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !83, line: 14, baseType: !84)
!83 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "")
!84 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !85, baseType: !86)
!85 = !DIFile(filename: "variadic_list_unsafe.c", directory: ".")
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 192, elements: !95)
!87 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !88)
!88 = !{!89, !91, !92, !94}
!89 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !87, file: !85, line: 7, baseType: !90, size: 32)
!90 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !87, file: !85, line: 7, baseType: !90, size: 32, offset: 32)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !87, file: !85, line: 7, baseType: !93, size: 64, offset: 64)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !87, file: !85, line: 7, baseType: !93, size: 64, offset: 128)
!95 = !{!96}
!96 = !DISubrange(count: 1)
!97 = !DILocalVariable(name: "again", scope: !78, file: !1, line: 7, type: !82)
!98 = !DILocalVariable(name: "one", scope: !78, file: !1, line: 10, type: !4)
!99 = !DILocalVariable(name: "other", scope: !78, file: !1, line: 11, type: !4)
!100 = !DILocalVariable(name: "next", scope: !78, file: !1, line: 12, type: !3)
!101 = !DILocation(line: 6, column: 22, scope: !78)
!102 = !DILocation(line: 7, column: 3, scope: !78)
!103 = !DILocation(line: 7, column: 11, scope: !78)
!104 = !DILocation(line: 7, column: 17, scope: !78)
!105 = !DILocation(line: 8, column: 3, scope: !78)
!106 = !DILocation(line: 9, column: 3, scope: !78)
!107 = !DILocation(line: 10, column: 3, scope: !78)
!108 = !DILocation(line: 10, column: 7, scope: !78)
!109 = !DILocation(line: 10, column: 22, scope: !78)
!110 = !DILocation(line: 10, column: 13, scope: !78)
!111 = !DILocation(line: 10, column: 30, scope: !78)
!112 = !DILocation(line: 10, column: 28, scope: !78)
!113 = !DILocation(line: 11, column: 3, scope: !78)
!114 = !DILocation(line: 11, column: 7, scope: !78)
!115 = !DILocation(line: 11, column: 15, scope: !78)
!116 = !DILocation(line: 12, column: 3, scope: !78)
!117 = !DILocation(line: 12, column: 13, scope: !78)
!118 = !DILocation(line: 12, column: 20, scope: !78)
!119 = !DILocation(line: 13, column: 3, scope: !78)
!120 = !DILocation(line: 14, column: 3, scope: !78)
!121 = !DILocation(line: 15, column: 10, scope: !78)
!122 = !DILocation(line: 15, column: 17, scope: !78)
!123 = !DILocation(line: 15, column: 25, scope: !78)
!124 = !DILocation(line: 15, column: 23, scope: !78)
!125 = !DILocation(line: 15, column: 14, scope: !78)
!126 = !DILocation(line: 15, column: 39, scope: !78)
!127 = !DILocation(line: 15, column: 34, scope: !78)
!128 = !DILocation(line: 16, column: 1, scope: !78)
!129 = !DILocation(line: 15, column: 3, scope: !78)
!130 = distinct !DISubprogram(name: "none", scope: !1, file: !1, line: 17, type: !19, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !131)
!131 = !{!132}
!132 = !DILocalVariable(name: "n", arg: 1, scope: !130, file: !1, line: 17, type: !4)
!133 = !DILocation(line: 17, column: 21, scope: !130)
!134 = !DILocation(line: 17, column: 38, scope: !130)
!135 = !DILocation(line: 17, column: 31, scope: !130)
!136 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !139)
!137 = !DISubroutineType(types: !138)
!138 = !{null}
!139 = !{}
!140 = distinct !DISubprogram(name: "first_of", scope: !1, file: !1, line: 5, type: !141, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !144)
!141 = !DISubroutineType(types: !142)
!142 = !{!4, !143}
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !87, size: 64)
!144 = !{!145}
!145 = !DILocalVariable(name: "list", arg: 1, scope: !140, file: !1, line: 5, type: !143)
!146 = !DILocation(line: 5, column: 29, scope: !140)
!147 = !DILocation(line: 5, column: 44, scope: !140)
!148 = !DILocation(line: 5, column: 37, scope: !140)
