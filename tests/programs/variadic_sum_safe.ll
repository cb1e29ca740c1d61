source_filename = "variadic_sum_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }
%struct.wide = type { [3 x i64] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@__const.main.p = private unnamed_addr constant %struct.pair { i32 1, i32 2 }, align 4
@__const.main.w = private unnamed_addr constant %struct.wide { [3 x i64] [i64 5, i64 6, i64 7] }, align 8
@.str = private unnamed_addr constant [9 x i8] c"idlpswLi\00", align 1

define dso_local i32 @main() !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %c = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %p = alloca %struct.pair, align 4
  %w = alloca %struct.wide, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %a to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %a, metadata !17, metadata !DIExpression()), !dbg !33
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !34
  store i32 %call, i32* %a, align 4, !dbg !33
  %1 = bitcast i32* %b to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %b, metadata !18, metadata !DIExpression()), !dbg !35
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !36
  store i32 %call1, i32* %b, align 4, !dbg !35
  %2 = bitcast i32* %c to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !32
  call void @llvm.dbg.declare(metadata i32* %c, metadata !19, metadata !DIExpression()), !dbg !37
  store i32 3, i32* %c, align 4, !dbg !37
  %3 = load i32, i32* %a, align 4, !dbg !38
  %cmp = icmp slt i32 %3, 0, !dbg !40
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !41

lor.lhs.false:
  %4 = load i32, i32* %a, align 4, !dbg !42
  %cmp2 = icmp sgt i32 %4, 1000, !dbg !43
  br i1 %cmp2, label %if.then, label %lor.lhs.false3, !dbg !44

lor.lhs.false3:
  %5 = load i32, i32* %b, align 4, !dbg !45
  %cmp4 = icmp slt i32 %5, 0, !dbg !46
  br i1 %cmp4, label %if.then, label %lor.lhs.false5, !dbg !47

lor.lhs.false5:
  %6 = load i32, i32* %b, align 4, !dbg !48
  %cmp6 = icmp sgt i32 %6, 1000, !dbg !49
  br i1 %cmp6, label %if.then, label %if.end, !dbg !50

if.then:
  store i32 0, i32* %retval, align 4, !dbg !51
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !51

if.end:
  %7 = bitcast %struct.pair* %p to i8*, !dbg !52
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !52
  call void @llvm.dbg.declare(metadata %struct.pair* %p, metadata !20, metadata !DIExpression()), !dbg !53
  %8 = bitcast %struct.pair* %p to i8*, !dbg !53
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %8, i8* align 4 bitcast (%struct.pair* @__const.main.p to i8*), i64 8, i1 false), !dbg !53
  %9 = bitcast %struct.wide* %w to i8*, !dbg !54
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %9), !dbg !54
  call void @llvm.dbg.declare(metadata %struct.wide* %w, metadata !25, metadata !DIExpression()), !dbg !55
  %10 = bitcast %struct.wide* %w to i8*, !dbg !55
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %10, i8* align 8 bitcast (%struct.wide* @__const.main.w to i8*), i64 24, i1 false), !dbg !55
  %11 = load i32, i32* %a, align 4, !dbg !56
  %12 = load i32, i32* %b, align 4, !dbg !58
  %call7 = call i64 (i32, ...) @sum(i32 noundef 3, i32 noundef %11, i32 noundef %12, i32 noundef 4), !dbg !59
  %13 = load i32, i32* %a, align 4, !dbg !60
  %conv = sext i32 %13 to i64, !dbg !61
  %14 = load i32, i32* %b, align 4, !dbg !62
  %conv8 = sext i32 %14 to i64, !dbg !62
  %add = add nsw i64 %conv, %conv8, !dbg !63
  %add9 = add nsw i64 %add, 4, !dbg !64
  %cmp10 = icmp ne i64 %call7, %add9, !dbg !65
  br i1 %cmp10, label %if.then12, label %if.end13, !dbg !66

if.then12:
  call void @reach_error(), !dbg !67
  br label %if.end13, !dbg !67

if.end13:
  %call14 = call i64 (i32, ...) @sum(i32 noundef 0), !dbg !68
  %cmp15 = icmp ne i64 %call14, 0, !dbg !70
  br i1 %cmp15, label %if.then17, label %if.end18, !dbg !71

if.then17:
  call void @reach_error(), !dbg !72
  br label %if.end18, !dbg !72

if.end18:
  %15 = load i32, i32* %a, align 4, !dbg !73
  %16 = load i32, i32* %b, align 4, !dbg !75
  %conv19 = sext i32 %16 to i64, !dbg !76
  %17 = bitcast %struct.pair* %p to i64*, !dbg !77
  %18 = load i64, i64* %17, align 4, !dbg !77
  %call20 = call i64 (i8*, ...) @mixed(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i32 noundef %15, double noundef 2.500000e+00, i64 noundef %conv19, i32* noundef %c, i64 %18, %struct.wide* noundef byval(%struct.wide) align 8 %w, x86_fp80 noundef 0xK40028000000000000000, i32 noundef 9), !dbg !77
  %19 = load i32, i32* %a, align 4, !dbg !78
  %add21 = add nsw i32 %19, 2, !dbg !79
  %20 = load i32, i32* %b, align 4, !dbg !80
  %add22 = add nsw i32 %add21, %20, !dbg !81
  %add23 = add nsw i32 %add22, 3, !dbg !82
  %add24 = add nsw i32 %add23, 12, !dbg !83
  %add25 = add nsw i32 %add24, 12, !dbg !84
  %add26 = add nsw i32 %add25, 8, !dbg !85
  %add27 = add nsw i32 %add26, 9, !dbg !86
  %conv28 = sext i32 %add27 to i64, !dbg !78
  %cmp29 = icmp ne i64 %call20, %conv28, !dbg !87
  br i1 %cmp29, label %if.then31, label %if.end32, !dbg !88

if.then31:
  call void @reach_error(), !dbg !89
  br label %if.end32, !dbg !89

if.end32:
  store i32 0, i32* %retval, align 4, !dbg !90
  store i32 1, i32* %cleanup.dest.slot, align 4
  %21 = bitcast %struct.wide* %w to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %21), !dbg !91
  %22 = bitcast %struct.pair* %p to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %22), !dbg !91
  br label %cleanup

cleanup:
  %23 = bitcast i32* %c to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %23), !dbg !91
  %24 = bitcast i32* %b to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !91
  %25 = bitcast i32* %a to i8*, !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !91
  %26 = load i32, i32* %retval, align 4, !dbg !91
  ret i32 %26, !dbg !91
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal i64 @sum(i32 noundef %count, ...) !dbg !92 {
entry:
  %count.addr = alloca i32, align 4
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %total = alloca i64, align 8
  %i = alloca i32, align 4
  store i32 %count, i32* %count.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %count.addr, metadata !96, metadata !DIExpression()), !dbg !116
  %0 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !117
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !117
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %list, metadata !97, metadata !DIExpression()), !dbg !118
  %1 = bitcast i64* %total to i8*, !dbg !119
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !119
  call void @llvm.dbg.declare(metadata i64* %total, metadata !113, metadata !DIExpression()), !dbg !120
  store i64 0, i64* %total, align 8, !dbg !120
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !121
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*, !dbg !121
  call void @llvm.va_start(i8* %arraydecay1), !dbg !121
  %2 = bitcast i32* %i to i8*, !dbg !122
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %2), !dbg !122
  call void @llvm.dbg.declare(metadata i32* %i, metadata !114, metadata !DIExpression()), !dbg !123
  store i32 0, i32* %i, align 4, !dbg !123
  br label %for.cond, !dbg !122

for.cond:
  %3 = load i32, i32* %i, align 4, !dbg !124
  %4 = load i32, i32* %count.addr, align 4, !dbg !126
  %cmp = icmp slt i32 %3, %4, !dbg !127
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !128

for.cond.cleanup:
  %5 = bitcast i32* %i to i8*, !dbg !129
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %5), !dbg !129
  br label %for.end

for.body:
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !130
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 0, !dbg !130
  %gp_offset = load i32, i32* %gp_offset_p, align 16, !dbg !130
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !130
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !130

vaarg.in_reg:
  %6 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 3, !dbg !130
  %reg_save_area = load i8*, i8** %6, align 16, !dbg !130
  %7 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset, !dbg !130
  %8 = bitcast i8* %7 to i32*, !dbg !130
  %9 = add i32 %gp_offset, 8, !dbg !130
  store i32 %9, i32* %gp_offset_p, align 16, !dbg !130
  br label %vaarg.end, !dbg !130

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 2, !dbg !130
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8, !dbg !130
  %10 = bitcast i8* %overflow_arg_area to i32*, !dbg !130
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8, !dbg !130
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8, !dbg !130
  br label %vaarg.end, !dbg !130

vaarg.end:
  %vaarg.addr = phi i32* [ %8, %vaarg.in_reg ], [ %10, %vaarg.in_mem ], !dbg !130
  %11 = load i32, i32* %vaarg.addr, align 4, !dbg !130
  %conv = sext i32 %11 to i64, !dbg !130
  %12 = load i64, i64* %total, align 8, !dbg !131
  %add = add nsw i64 %12, %conv, !dbg !131
  store i64 %add, i64* %total, align 8, !dbg !131
  br label %for.inc, !dbg !132

for.inc:
  %13 = load i32, i32* %i, align 4, !dbg !133
  %inc = add nsw i32 %13, 1, !dbg !133
  store i32 %inc, i32* %i, align 4, !dbg !133
  br label %for.cond, !dbg !129, !llvm.loop !134

for.end:
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !138
  %arraydecay34 = bitcast %struct.__va_list_tag* %arraydecay3 to i8*, !dbg !138
  call void @llvm.va_end(i8* %arraydecay34), !dbg !138
  %14 = load i64, i64* %total, align 8, !dbg !139
  %15 = bitcast i64* %total to i8*, !dbg !140
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %15), !dbg !140
  %16 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !140
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %16), !dbg !140
  ret i64 %14, !dbg !141
}

declare !dbg !142 void @reach_error()

define internal i64 @mixed(i8* noundef %kinds, ...) !dbg !146 {
entry:
  %kinds.addr = alloca i8*, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %total = alloca i64, align 8
  %p = alloca %struct.pair, align 4
  %w = alloca %struct.wide, align 8
  store i8* %kinds, i8** %kinds.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %kinds.addr, metadata !153, metadata !DIExpression()), !dbg !163
  %0 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !164
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !164
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %list, metadata !154, metadata !DIExpression()), !dbg !165
  %1 = bitcast i64* %total to i8*, !dbg !166
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !166
  call void @llvm.dbg.declare(metadata i64* %total, metadata !155, metadata !DIExpression()), !dbg !167
  store i64 0, i64* %total, align 8, !dbg !167
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !168
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*, !dbg !168
  call void @llvm.va_start(i8* %arraydecay1), !dbg !168
  br label %for.cond, !dbg !169

for.cond:
  %2 = load i8*, i8** %kinds.addr, align 8, !dbg !170
  %3 = load i8, i8* %2, align 1, !dbg !171
  %tobool = icmp ne i8 %3, 0, !dbg !172
  br i1 %tobool, label %for.body, label %for.end, !dbg !172

for.body:
  %4 = load i8*, i8** %kinds.addr, align 8, !dbg !173
  %5 = load i8, i8* %4, align 1, !dbg !174
  %conv = sext i8 %5 to i32, !dbg !174
  switch i32 %conv, label %sw.epilog [
    i32 105, label %sw.bb
    i32 108, label %sw.bb4
    i32 100, label %sw.bb18
    i32 112, label %sw.bb30
    i32 115, label %sw.bb45
    i32 119, label %sw.bb61
    i32 76, label %sw.bb70
  ], !dbg !175

sw.bb:
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !176
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 0, !dbg !176
  %gp_offset = load i32, i32* %gp_offset_p, align 16, !dbg !176
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !176
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !176

vaarg.in_reg:
  %6 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 3, !dbg !176
  %reg_save_area = load i8*, i8** %6, align 16, !dbg !176
  %7 = getelementptr i8, i8* %reg_save_area, i32 %gp_offset, !dbg !176
  %8 = bitcast i8* %7 to i32*, !dbg !176
  %9 = add i32 %gp_offset, 8, !dbg !176
  store i32 %9, i32* %gp_offset_p, align 16, !dbg !176
  br label %vaarg.end, !dbg !176

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 2, !dbg !176
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8, !dbg !176
  %10 = bitcast i8* %overflow_arg_area to i32*, !dbg !176
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8, !dbg !176
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8, !dbg !176
  br label %vaarg.end, !dbg !176

vaarg.end:
  %vaarg.addr = phi i32* [ %8, %vaarg.in_reg ], [ %10, %vaarg.in_mem ], !dbg !176
  %11 = load i32, i32* %vaarg.addr, align 4, !dbg !176
  %conv3 = sext i32 %11 to i64, !dbg !176
  %12 = load i64, i64* %total, align 8, !dbg !177
  %add = add nsw i64 %12, %conv3, !dbg !177
  store i64 %add, i64* %total, align 8, !dbg !177
  br label %sw.epilog, !dbg !178

sw.bb4:
  %arraydecay5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !179
  %gp_offset_p6 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay5, i32 0, i32 0, !dbg !179
  %gp_offset7 = load i32, i32* %gp_offset_p6, align 16, !dbg !179
  %fits_in_gp8 = icmp ule i32 %gp_offset7, 40, !dbg !179
  br i1 %fits_in_gp8, label %vaarg.in_reg9, label %vaarg.in_mem11, !dbg !179

vaarg.in_reg9:
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay5, i32 0, i32 3, !dbg !179
  %reg_save_area10 = load i8*, i8** %13, align 16, !dbg !179
  %14 = getelementptr i8, i8* %reg_save_area10, i32 %gp_offset7, !dbg !179
  %15 = bitcast i8* %14 to i64*, !dbg !179
  %16 = add i32 %gp_offset7, 8, !dbg !179
  store i32 %16, i32* %gp_offset_p6, align 16, !dbg !179
  br label %vaarg.end15, !dbg !179

vaarg.in_mem11:
  %overflow_arg_area_p12 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay5, i32 0, i32 2, !dbg !179
  %overflow_arg_area13 = load i8*, i8** %overflow_arg_area_p12, align 8, !dbg !179
  %17 = bitcast i8* %overflow_arg_area13 to i64*, !dbg !179
  %overflow_arg_area.next14 = getelementptr i8, i8* %overflow_arg_area13, i32 8, !dbg !179
  store i8* %overflow_arg_area.next14, i8** %overflow_arg_area_p12, align 8, !dbg !179
  br label %vaarg.end15, !dbg !179

vaarg.end15:
  %vaarg.addr16 = phi i64* [ %15, %vaarg.in_reg9 ], [ %17, %vaarg.in_mem11 ], !dbg !179
  %18 = load i64, i64* %vaarg.addr16, align 8, !dbg !179
  %19 = load i64, i64* %total, align 8, !dbg !180
  %add17 = add nsw i64 %19, %18, !dbg !180
  store i64 %add17, i64* %total, align 8, !dbg !180
  br label %sw.epilog, !dbg !181

sw.bb18:
  %arraydecay19 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !182
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay19, i32 0, i32 1, !dbg !182
  %fp_offset = load i32, i32* %fp_offset_p, align 4, !dbg !182
  %fits_in_fp = icmp ule i32 %fp_offset, 160, !dbg !182
  br i1 %fits_in_fp, label %vaarg.in_reg20, label %vaarg.in_mem22, !dbg !182

vaarg.in_reg20:
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay19, i32 0, i32 3, !dbg !182
  %reg_save_area21 = load i8*, i8** %20, align 16, !dbg !182
  %21 = getelementptr i8, i8* %reg_save_area21, i32 %fp_offset, !dbg !182
  %22 = bitcast i8* %21 to double*, !dbg !182
  %23 = add i32 %fp_offset, 16, !dbg !182
  store i32 %23, i32* %fp_offset_p, align 4, !dbg !182
  br label %vaarg.end26, !dbg !182

vaarg.in_mem22:
  %overflow_arg_area_p23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay19, i32 0, i32 2, !dbg !182
  %overflow_arg_area24 = load i8*, i8** %overflow_arg_area_p23, align 8, !dbg !182
  %24 = bitcast i8* %overflow_arg_area24 to double*, !dbg !182
  %overflow_arg_area.next25 = getelementptr i8, i8* %overflow_arg_area24, i32 8, !dbg !182
  store i8* %overflow_arg_area.next25, i8** %overflow_arg_area_p23, align 8, !dbg !182
  br label %vaarg.end26, !dbg !182

vaarg.end26:
  %vaarg.addr27 = phi double* [ %22, %vaarg.in_reg20 ], [ %24, %vaarg.in_mem22 ], !dbg !182
  %25 = load double, double* %vaarg.addr27, align 8, !dbg !182
  %conv28 = fptosi double %25 to i64, !dbg !183
  %26 = load i64, i64* %total, align 8, !dbg !184
  %add29 = add nsw i64 %26, %conv28, !dbg !184
  store i64 %add29, i64* %total, align 8, !dbg !184
  br label %sw.epilog, !dbg !185

sw.bb30:
  %arraydecay31 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !186
  %gp_offset_p32 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay31, i32 0, i32 0, !dbg !186
  %gp_offset33 = load i32, i32* %gp_offset_p32, align 16, !dbg !186
  %fits_in_gp34 = icmp ule i32 %gp_offset33, 40, !dbg !186
  br i1 %fits_in_gp34, label %vaarg.in_reg35, label %vaarg.in_mem37, !dbg !186

vaarg.in_reg35:
  %27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay31, i32 0, i32 3, !dbg !186
  %reg_save_area36 = load i8*, i8** %27, align 16, !dbg !186
  %28 = getelementptr i8, i8* %reg_save_area36, i32 %gp_offset33, !dbg !186
  %29 = bitcast i8* %28 to i32**, !dbg !186
  %30 = add i32 %gp_offset33, 8, !dbg !186
  store i32 %30, i32* %gp_offset_p32, align 16, !dbg !186
  br label %vaarg.end41, !dbg !186

vaarg.in_mem37:
  %overflow_arg_area_p38 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay31, i32 0, i32 2, !dbg !186
  %overflow_arg_area39 = load i8*, i8** %overflow_arg_area_p38, align 8, !dbg !186
  %31 = bitcast i8* %overflow_arg_area39 to i32**, !dbg !186
  %overflow_arg_area.next40 = getelementptr i8, i8* %overflow_arg_area39, i32 8, !dbg !186
  store i8* %overflow_arg_area.next40, i8** %overflow_arg_area_p38, align 8, !dbg !186
  br label %vaarg.end41, !dbg !186

vaarg.end41:
  %vaarg.addr42 = phi i32** [ %29, %vaarg.in_reg35 ], [ %31, %vaarg.in_mem37 ], !dbg !186
  %32 = load i32*, i32** %vaarg.addr42, align 8, !dbg !186
  %33 = load i32, i32* %32, align 4, !dbg !187
  %conv43 = sext i32 %33 to i64, !dbg !187
  %34 = load i64, i64* %total, align 8, !dbg !188
  %add44 = add nsw i64 %34, %conv43, !dbg !188
  store i64 %add44, i64* %total, align 8, !dbg !188
  br label %sw.epilog, !dbg !189

sw.bb45:
  %35 = bitcast %struct.pair* %p to i8*, !dbg !190
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %35), !dbg !190
  call void @llvm.dbg.declare(metadata %struct.pair* %p, metadata !156, metadata !DIExpression()), !dbg !191
  %arraydecay46 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !192
  %gp_offset_p47 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay46, i32 0, i32 0, !dbg !192
  %gp_offset48 = load i32, i32* %gp_offset_p47, align 16, !dbg !192
  %fits_in_gp49 = icmp ule i32 %gp_offset48, 40, !dbg !192
  br i1 %fits_in_gp49, label %vaarg.in_reg50, label %vaarg.in_mem52, !dbg !192

vaarg.in_reg50:
  %36 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay46, i32 0, i32 3, !dbg !192
  %reg_save_area51 = load i8*, i8** %36, align 16, !dbg !192
  %37 = getelementptr i8, i8* %reg_save_area51, i32 %gp_offset48, !dbg !192
  %38 = bitcast i8* %37 to %struct.pair*, !dbg !192
  %39 = add i32 %gp_offset48, 8, !dbg !192
  store i32 %39, i32* %gp_offset_p47, align 16, !dbg !192
  br label %vaarg.end56, !dbg !192

vaarg.in_mem52:
  %overflow_arg_area_p53 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay46, i32 0, i32 2, !dbg !192
  %overflow_arg_area54 = load i8*, i8** %overflow_arg_area_p53, align 8, !dbg !192
  %40 = bitcast i8* %overflow_arg_area54 to %struct.pair*, !dbg !192
  %overflow_arg_area.next55 = getelementptr i8, i8* %overflow_arg_area54, i32 8, !dbg !192
  store i8* %overflow_arg_area.next55, i8** %overflow_arg_area_p53, align 8, !dbg !192
  br label %vaarg.end56, !dbg !192

vaarg.end56:
  %vaarg.addr57 = phi %struct.pair* [ %38, %vaarg.in_reg50 ], [ %40, %vaarg.in_mem52 ], !dbg !192
  %41 = bitcast %struct.pair* %p to i8*, !dbg !192
  %42 = bitcast %struct.pair* %vaarg.addr57 to i8*, !dbg !192
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %41, i8* align 4 %42, i64 8, i1 false), !dbg !192
  %first = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 0, !dbg !193
  %43 = load i32, i32* %first, align 4, !dbg !193
  %mul = mul nsw i32 %43, 10, !dbg !194
  %second = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 1, !dbg !195
  %44 = load i32, i32* %second, align 4, !dbg !195
  %add58 = add nsw i32 %mul, %44, !dbg !196
  %conv59 = sext i32 %add58 to i64, !dbg !197
  %45 = load i64, i64* %total, align 8, !dbg !198
  %add60 = add nsw i64 %45, %conv59, !dbg !198
  store i64 %add60, i64* %total, align 8, !dbg !198
  %46 = bitcast %struct.pair* %p to i8*, !dbg !199
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %46), !dbg !199
  br label %sw.epilog

sw.bb61:
  %47 = bitcast %struct.wide* %w to i8*, !dbg !200
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %47), !dbg !200
  call void @llvm.dbg.declare(metadata %struct.wide* %w, metadata !161, metadata !DIExpression()), !dbg !201
  %arraydecay62 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !202
  %overflow_arg_area_p63 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay62, i32 0, i32 2, !dbg !202
  %overflow_arg_area64 = load i8*, i8** %overflow_arg_area_p63, align 8, !dbg !202
  %48 = bitcast i8* %overflow_arg_area64 to %struct.wide*, !dbg !202
  %overflow_arg_area.next65 = getelementptr i8, i8* %overflow_arg_area64, i32 24, !dbg !202
  store i8* %overflow_arg_area.next65, i8** %overflow_arg_area_p63, align 8, !dbg !202
  %49 = bitcast %struct.wide* %w to i8*, !dbg !202
  %50 = bitcast %struct.wide* %48 to i8*, !dbg !202
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %49, i8* align 8 %50, i64 24, i1 false), !dbg !202
  %part = getelementptr inbounds %struct.wide, %struct.wide* %w, i32 0, i32 0, !dbg !203
  %arrayidx = getelementptr inbounds [3 x i64], [3 x i64]* %part, i64 0, i64 0, !dbg !204
  %51 = load i64, i64* %arrayidx, align 8, !dbg !204
  %part66 = getelementptr inbounds %struct.wide, %struct.wide* %w, i32 0, i32 0, !dbg !205
  %arrayidx67 = getelementptr inbounds [3 x i64], [3 x i64]* %part66, i64 0, i64 2, !dbg !206
  %52 = load i64, i64* %arrayidx67, align 8, !dbg !206
  %add68 = add nsw i64 %51, %52, !dbg !207
  %53 = load i64, i64* %total, align 8, !dbg !208
  %add69 = add nsw i64 %53, %add68, !dbg !208
  store i64 %add69, i64* %total, align 8, !dbg !208
  %54 = bitcast %struct.wide* %w to i8*, !dbg !209
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %54), !dbg !209
  br label %sw.epilog

sw.bb70:
  %arraydecay71 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !210
  %overflow_arg_area_p72 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay71, i32 0, i32 2, !dbg !210
  %overflow_arg_area73 = load i8*, i8** %overflow_arg_area_p72, align 8, !dbg !210
  %55 = ptrtoint i8* %overflow_arg_area73 to i64, !dbg !210
  %56 = add i64 %55, 15, !dbg !210
  %57 = and i64 %56, -16, !dbg !210
  %overflow_arg_area73.aligned = inttoptr i64 %57 to i8*, !dbg !210
  %58 = bitcast i8* %overflow_arg_area73.aligned to x86_fp80*, !dbg !210
  %overflow_arg_area.next74 = getelementptr i8, i8* %overflow_arg_area73.aligned, i32 16, !dbg !210
  store i8* %overflow_arg_area.next74, i8** %overflow_arg_area_p72, align 8, !dbg !210
  %59 = load x86_fp80, x86_fp80* %58, align 16, !dbg !210
  %conv75 = fptosi x86_fp80 %59 to i64, !dbg !211
  %60 = load i64, i64* %total, align 8, !dbg !212
  %add76 = add nsw i64 %60, %conv75, !dbg !212
  store i64 %add76, i64* %total, align 8, !dbg !212
  br label %sw.epilog, !dbg !213

sw.epilog:
  br label %for.inc, !dbg !214

for.inc:
  %61 = load i8*, i8** %kinds.addr, align 8, !dbg !215
  %incdec.ptr = getelementptr inbounds i8, i8* %61, i32 1, !dbg !215
  store i8* %incdec.ptr, i8** %kinds.addr, align 8, !dbg !215
  br label %for.cond, !dbg !216, !llvm.loop !217

for.end:
  %arraydecay77 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !219
  %arraydecay7778 = bitcast %struct.__va_list_tag* %arraydecay77 to i8*, !dbg !219
  call void @llvm.va_end(i8* %arraydecay7778), !dbg !219
  %62 = load i64, i64* %total, align 8, !dbg !220
  %63 = bitcast i64* %total to i8*, !dbg !221
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %63), !dbg !221
  %64 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !221
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %64), !dbg !221
  ret i64 %62, !dbg !222
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.va_start(i8*)

declare void @llvm.va_end(i8*)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "variadic_sum_safe.c", directory: ".")
!2 = !{!3, !4}
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}

!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 31, type: !13, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{!17, !18, !19, !20, !25}
!17 = !DILocalVariable(name: "a", scope: !12, file: !1, line: 32, type: !15)
!18 = !DILocalVariable(name: "b", scope: !12, file: !1, line: 32, type: !15)
!19 = !DILocalVariable(name: "c", scope: !12, file: !1, line: 32, type: !15)
!20 = !DILocalVariable(name: "p", scope: !12, file: !1, line: 34, type: !21)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 5, size: 64, elements: !22)
!22 = !{!23, !24}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !21, file: !1, line: 5, baseType: !15, size: 32)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !21, file: !1, line: 5, baseType: !15, size: 32, offset: 32)
!25 = !DILocalVariable(name: "w", scope: !12, file: !1, line: 35, type: !26)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "wide", file: !1, line: 6, size: 192, elements: !27)
!27 = !{!28}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "part", scope: !26, file: !1, line: 6, baseType: !29, size: 192)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 192, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 3)
!32 = !DILocation(line: 32, column: 3, scope: !12)
!33 = !DILocation(line: 32, column: 7, scope: !12)
!34 = !DILocation(line: 32, column: 11, scope: !12)
!35 = !DILocation(line: 32, column: 36, scope: !12)
!36 = !DILocation(line: 32, column: 40, scope: !12)
!37 = !DILocation(line: 32, column: 65, scope: !12)
!38 = !DILocation(line: 33, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !12, file: !1, line: 33, column: 7)
!40 = !DILocation(line: 33, column: 9, scope: !39)
!41 = !DILocation(line: 33, column: 13, scope: !39)
!42 = !DILocation(line: 33, column: 16, scope: !39)
!43 = !DILocation(line: 33, column: 18, scope: !39)
!44 = !DILocation(line: 33, column: 25, scope: !39)
!45 = !DILocation(line: 33, column: 28, scope: !39)
!46 = !DILocation(line: 33, column: 30, scope: !39)
!47 = !DILocation(line: 33, column: 34, scope: !39)
!48 = !DILocation(line: 33, column: 37, scope: !39)
!49 = !DILocation(line: 33, column: 39, scope: !39)
!50 = !DILocation(line: 33, column: 7, scope: !12)
!51 = !DILocation(line: 33, column: 47, scope: !39)
!52 = !DILocation(line: 34, column: 3, scope: !12)
!53 = !DILocation(line: 34, column: 15, scope: !12)
!54 = !DILocation(line: 35, column: 3, scope: !12)
!55 = !DILocation(line: 35, column: 15, scope: !12)
!56 = !DILocation(line: 36, column: 14, scope: !57)
!57 = distinct !DILexicalBlock(scope: !12, file: !1, line: 36, column: 7)
!58 = !DILocation(line: 36, column: 17, scope: !57)
!59 = !DILocation(line: 36, column: 7, scope: !57)
!60 = !DILocation(line: 36, column: 32, scope: !57)
!61 = !DILocation(line: 36, column: 26, scope: !57)
!62 = !DILocation(line: 36, column: 36, scope: !57)
!63 = !DILocation(line: 36, column: 34, scope: !57)
!64 = !DILocation(line: 36, column: 38, scope: !57)
!65 = !DILocation(line: 36, column: 23, scope: !57)
!66 = !DILocation(line: 36, column: 7, scope: !12)
!67 = !DILocation(line: 36, column: 43, scope: !57)
!68 = !DILocation(line: 37, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !12, file: !1, line: 37, column: 7)
!70 = !DILocation(line: 37, column: 14, scope: !69)
!71 = !DILocation(line: 37, column: 7, scope: !12)
!72 = !DILocation(line: 37, column: 20, scope: !69)
!73 = !DILocation(line: 38, column: 25, scope: !74)
!74 = distinct !DILexicalBlock(scope: !12, file: !1, line: 38, column: 7)
!75 = !DILocation(line: 38, column: 44, scope: !74)
!76 = !DILocation(line: 38, column: 33, scope: !74)
!77 = !DILocation(line: 38, column: 7, scope: !74)
!78 = !DILocation(line: 38, column: 69, scope: !74)
!79 = !DILocation(line: 38, column: 71, scope: !74)
!80 = !DILocation(line: 38, column: 77, scope: !74)
!81 = !DILocation(line: 38, column: 75, scope: !74)
!82 = !DILocation(line: 38, column: 79, scope: !74)
!83 = !DILocation(line: 38, column: 83, scope: !74)
!84 = !DILocation(line: 38, column: 88, scope: !74)
!85 = !DILocation(line: 38, column: 93, scope: !74)
!86 = !DILocation(line: 38, column: 97, scope: !74)
!87 = !DILocation(line: 38, column: 66, scope: !74)
!88 = !DILocation(line: 38, column: 7, scope: !12)
!89 = !DILocation(line: 38, column: 102, scope: !74)
!90 = !DILocation(line: 39, column: 3, scope: !12)
!91 = !DILocation(line: 40, column: 1, scope: !12)
!92 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 7, type: !93, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !95)
!93 = !DISubroutineType(types: !94)
!94 = !{!3, !15, null}
!95 = !{!96, !97, !113, !114}
!96 = !DILocalVariable(name: "count", arg: 1, scope: !92, file: !1, line: 7, type: !15)
!97 = !DILocalVariable(name: "list", scope: !92, file: !1, line: 8, type: !98)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !99, line: 14, baseType: !100)
!99 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "")
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !101, baseType: !102)
!101 = !DIFile(filename: "variadic_sum_safe.c", directory: ".")
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !103, size: 192, elements: !111)
!103 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !104)
!104 = !{!105, !107, !108, !110}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !103, file: !101, line: 8, baseType: !106, size: 32)
!106 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !103, file: !101, line: 8, baseType: !106, size: 32, offset: 32)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !103, file: !101, line: 8, baseType: !109, size: 64, offset: 64)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !103, file: !101, line: 8, baseType: !109, size: 64, offset: 128)
!111 = !{!112}
!112 = !DISubrange(count: 1)
!113 = !DILocalVariable(name: "total", scope: !92, file: !1, line: 9, type: !3)
!114 = !DILocalVariable(name: "i", scope: !115, file: !1, line: 11, type: !15)
!115 = distinct !DILexicalBlock(scope: !92, file: !1, line: 11, column: 3)
!116 = !DILocation(line: 7, column: 21, scope: !92)
!117 = !DILocation(line: 8, column: 3, scope: !92)
!118 = !DILocation(line: 8, column: 11, scope: !92)
!119 = !DILocation(line: 9, column: 3, scope: !92)
!120 = !DILocation(line: 9, column: 8, scope: !92)
!121 = !DILocation(line: 10, column: 3, scope: !92)
!122 = !DILocation(line: 11, column: 8, scope: !115)
!123 = !DILocation(line: 11, column: 12, scope: !115)
!124 = !DILocation(line: 11, column: 19, scope: !125)
!125 = distinct !DILexicalBlock(scope: !115, file: !1, line: 11, column: 3)
!126 = !DILocation(line: 11, column: 23, scope: !125)
!127 = !DILocation(line: 11, column: 21, scope: !125)
!128 = !DILocation(line: 11, column: 3, scope: !115)
!129 = !DILocation(line: 11, column: 3, scope: !125)
!130 = !DILocation(line: 11, column: 44, scope: !125)
!131 = !DILocation(line: 11, column: 41, scope: !125)
!132 = !DILocation(line: 11, column: 35, scope: !125)
!133 = !DILocation(line: 11, column: 31, scope: !125)
!134 = distinct !{!134, !128, !135, !136, !137}
!135 = !DILocation(line: 11, column: 44, scope: !115)
!136 = !{!"llvm.loop.mustprogress"}
!137 = !{!"llvm.loop.unroll.disable"}
!138 = !DILocation(line: 12, column: 3, scope: !92)
!139 = !DILocation(line: 13, column: 10, scope: !92)
!140 = !DILocation(line: 14, column: 1, scope: !92)
!141 = !DILocation(line: 13, column: 3, scope: !92)
!142 = !DISubprogram(name: "reach_error", scope: !1, file: !1, line: 3, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !145)
!143 = !DISubroutineType(types: !144)
!144 = !{null}
!145 = !{}
!146 = distinct !DISubprogram(name: "mixed", scope: !1, file: !1, line: 15, type: !147, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !152)
!147 = !DISubroutineType(types: !148)
!148 = !{!3, !149, null}
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !150, size: 64)
!150 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !151)
!151 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!152 = !{!153, !154, !155, !156, !161}
!153 = !DILocalVariable(name: "kinds", arg: 1, scope: !146, file: !1, line: 15, type: !149)
!154 = !DILocalVariable(name: "list", scope: !146, file: !1, line: 16, type: !98)
!155 = !DILocalVariable(name: "total", scope: !146, file: !1, line: 17, type: !3)
!156 = !DILocalVariable(name: "p", scope: !157, file: !1, line: 24, type: !21)
!157 = distinct !DILexicalBlock(scope: !158, file: !1, line: 24, column: 15)
!158 = distinct !DILexicalBlock(scope: !159, file: !1, line: 19, column: 43)
!159 = distinct !DILexicalBlock(scope: !160, file: !1, line: 19, column: 3)
!160 = distinct !DILexicalBlock(scope: !146, file: !1, line: 19, column: 3)
!161 = !DILocalVariable(name: "w", scope: !162, file: !1, line: 25, type: !26)
!162 = distinct !DILexicalBlock(scope: !158, file: !1, line: 25, column: 15)
!163 = !DILocation(line: 15, column: 31, scope: !146)
!164 = !DILocation(line: 16, column: 3, scope: !146)
!165 = !DILocation(line: 16, column: 11, scope: !146)
!166 = !DILocation(line: 17, column: 3, scope: !146)
!167 = !DILocation(line: 17, column: 8, scope: !146)
!168 = !DILocation(line: 18, column: 3, scope: !146)
!169 = !DILocation(line: 19, column: 3, scope: !146)
!170 = !DILocation(line: 19, column: 11, scope: !159)
!171 = !DILocation(line: 19, column: 10, scope: !159)
!172 = !DILocation(line: 19, column: 3, scope: !160)
!173 = !DILocation(line: 19, column: 36, scope: !159)
!174 = !DILocation(line: 19, column: 35, scope: !159)
!175 = !DILocation(line: 19, column: 27, scope: !159)
!176 = !DILocation(line: 20, column: 24, scope: !158)
!177 = !DILocation(line: 20, column: 21, scope: !158)
!178 = !DILocation(line: 20, column: 43, scope: !158)
!179 = !DILocation(line: 21, column: 24, scope: !158)
!180 = !DILocation(line: 21, column: 21, scope: !158)
!181 = !DILocation(line: 21, column: 49, scope: !158)
!182 = !DILocation(line: 22, column: 30, scope: !158)
!183 = !DILocation(line: 22, column: 24, scope: !158)
!184 = !DILocation(line: 22, column: 21, scope: !158)
!185 = !DILocation(line: 22, column: 52, scope: !158)
!186 = !DILocation(line: 23, column: 25, scope: !158)
!187 = !DILocation(line: 23, column: 24, scope: !158)
!188 = !DILocation(line: 23, column: 21, scope: !158)
!189 = !DILocation(line: 23, column: 46, scope: !158)
!190 = !DILocation(line: 24, column: 17, scope: !157)
!191 = !DILocation(line: 24, column: 29, scope: !157)
!192 = !DILocation(line: 24, column: 33, scope: !157)
!193 = !DILocation(line: 24, column: 71, scope: !157)
!194 = !DILocation(line: 24, column: 77, scope: !157)
!195 = !DILocation(line: 24, column: 86, scope: !157)
!196 = !DILocation(line: 24, column: 82, scope: !157)
!197 = !DILocation(line: 24, column: 69, scope: !157)
!198 = !DILocation(line: 24, column: 66, scope: !157)
!199 = !DILocation(line: 24, column: 101, scope: !158)
!200 = !DILocation(line: 25, column: 17, scope: !162)
!201 = !DILocation(line: 25, column: 29, scope: !162)
!202 = !DILocation(line: 25, column: 33, scope: !162)
!203 = !DILocation(line: 25, column: 71, scope: !162)
!204 = !DILocation(line: 25, column: 69, scope: !162)
!205 = !DILocation(line: 25, column: 83, scope: !162)
!206 = !DILocation(line: 25, column: 81, scope: !162)
!207 = !DILocation(line: 25, column: 79, scope: !162)
!208 = !DILocation(line: 25, column: 66, scope: !162)
!209 = !DILocation(line: 25, column: 99, scope: !158)
!210 = !DILocation(line: 26, column: 30, scope: !158)
!211 = !DILocation(line: 26, column: 24, scope: !158)
!212 = !DILocation(line: 26, column: 21, scope: !158)
!213 = !DILocation(line: 26, column: 57, scope: !158)
!214 = !DILocation(line: 27, column: 3, scope: !158)
!215 = !DILocation(line: 19, column: 23, scope: !159)
!216 = !DILocation(line: 19, column: 3, scope: !159)
!217 = distinct !{!217, !172, !218, !136, !137}
!218 = !DILocation(line: 27, column: 3, scope: !160)
!219 = !DILocation(line: 28, column: 3, scope: !146)
!220 = !DILocation(line: 29, column: 10, scope: !146)
!221 = !DILocation(line: 30, column: 1, scope: !146)
!222 = !DILocation(line: 29, column: 3, scope: !146)
