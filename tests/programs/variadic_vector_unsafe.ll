source_filename = "variadic_vector_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.two = type { float, float }
%struct.three = type { float, float, float }
%struct.mixed = type { i64, float }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@__const.main.x = private unnamed_addr constant %struct.two { float 1.000000e+00, float 2.000000e+00 }, align 4
@__const.main.y = private unnamed_addr constant %struct.three { float 3.000000e+00, float 4.000000e+00, float 5.000000e+00 }, align 4
@__const.main.z = private unnamed_addr constant %struct.mixed { i64 9, float 1.000000e+01 }, align 8
@.str = private unnamed_addr constant [35 x i8] c"sum(5, x, y, i, v, z, p, 12) == 12\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"variadic_vector_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [57 x i8] c"x.a == 1 && x.b == 2 && y.a == 3 && y.b == 4 && y.c == 5\00", align 1
@__PRETTY_FUNCTION__.sum = private unnamed_addr constant [18 x i8] c"int sum(int, ...)\00", align 1
@.str.3 = private unnamed_addr constant [102 x i8] c"v[0] == 6 && v[1] == i && v[3] == 8 && z.n == 9 && z.f == 10 && v[1] != 77 && p[0] == 11 && p[1] == i\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %i = alloca i32, align 4
  %x = alloca %struct.two, align 4
  %y = alloca %struct.three, align 4
  %v = alloca <4 x i32>, align 16
  %z = alloca %struct.mixed, align 8
  %p = alloca <2 x i64>, align 16
  %y.coerce = alloca { <2 x float>, float }, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %i to i8*, !dbg !46
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !46
  call void @llvm.dbg.declare(metadata i32* %i, metadata !14, metadata !DIExpression()), !dbg !47
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !48
  store i32 %call, i32* %i, align 4, !dbg !47
  %1 = bitcast %struct.two* %x to i8*, !dbg !49
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !49
  call void @llvm.dbg.declare(metadata %struct.two* %x, metadata !15, metadata !DIExpression()), !dbg !50
  %2 = bitcast %struct.two* %x to i8*, !dbg !50
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %2, i8* align 4 bitcast (%struct.two* @__const.main.x to i8*), i64 8, i1 false), !dbg !50
  %3 = bitcast %struct.three* %y to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %3), !dbg !51
  call void @llvm.dbg.declare(metadata %struct.three* %y, metadata !22, metadata !DIExpression()), !dbg !52
  %4 = bitcast %struct.three* %y to i8*, !dbg !52
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %4, i8* align 4 bitcast (%struct.three* @__const.main.y to i8*), i64 12, i1 false), !dbg !52
  %5 = bitcast <4 x i32>* %v to i8*, !dbg !53
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %5), !dbg !53
  call void @llvm.dbg.declare(metadata <4 x i32>* %v, metadata !29, metadata !DIExpression()), !dbg !54
  %6 = load i32, i32* %i, align 4, !dbg !55
  %vecinit = insertelement <4 x i32> <i32 6, i32 undef, i32 undef, i32 undef>, i32 %6, i32 1, !dbg !56
  %vecinit1 = insertelement <4 x i32> %vecinit, i32 7, i32 2, !dbg !56
  %vecinit2 = insertelement <4 x i32> %vecinit1, i32 8, i32 3, !dbg !56
  store <4 x i32> %vecinit2, <4 x i32>* %v, align 16, !dbg !54
  %7 = bitcast %struct.mixed* %z to i8*, !dbg !57
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %7), !dbg !57
  call void @llvm.dbg.declare(metadata %struct.mixed* %z, metadata !34, metadata !DIExpression()), !dbg !58
  %8 = bitcast %struct.mixed* %z to i8*, !dbg !58
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %8, i8* align 8 bitcast (%struct.mixed* @__const.main.z to i8*), i64 16, i1 false), !dbg !58
  %9 = bitcast <2 x i64>* %p to i8*, !dbg !59
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %9), !dbg !59
  call void @llvm.dbg.declare(metadata <2 x i64>* %p, metadata !41, metadata !DIExpression()), !dbg !60
  %10 = load i32, i32* %i, align 4, !dbg !61
  %conv = sext i32 %10 to i64, !dbg !61
  %vecinit3 = insertelement <2 x i64> <i64 11, i64 undef>, i64 %conv, i32 1, !dbg !62
  store <2 x i64> %vecinit3, <2 x i64>* %p, align 16, !dbg !60
  %11 = load i32, i32* %i, align 4, !dbg !63
  %12 = load <4 x i32>, <4 x i32>* %v, align 16, !dbg !63
  %13 = load <2 x i64>, <2 x i64>* %p, align 16, !dbg !63
  %14 = bitcast %struct.two* %x to <2 x float>*, !dbg !63
  %15 = load <2 x float>, <2 x float>* %14, align 4, !dbg !63
  %16 = bitcast { <2 x float>, float }* %y.coerce to i8*, !dbg !63
  %17 = bitcast %struct.three* %y to i8*, !dbg !63
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %16, i8* align 4 %17, i64 12, i1 false), !dbg !63
  %18 = getelementptr inbounds { <2 x float>, float }, { <2 x float>, float }* %y.coerce, i32 0, i32 0, !dbg !63
  %19 = load <2 x float>, <2 x float>* %18, align 4, !dbg !63
  %20 = getelementptr inbounds { <2 x float>, float }, { <2 x float>, float }* %y.coerce, i32 0, i32 1, !dbg !63
  %21 = load float, float* %20, align 4, !dbg !63
  %22 = bitcast %struct.mixed* %z to { i64, float }*, !dbg !63
  %23 = getelementptr inbounds { i64, float }, { i64, float }* %22, i32 0, i32 0, !dbg !63
  %24 = load i64, i64* %23, align 8, !dbg !63
  %25 = getelementptr inbounds { i64, float }, { i64, float }* %22, i32 0, i32 1, !dbg !63
  %26 = load float, float* %25, align 8, !dbg !63
  %call4 = call i32 (i32, ...) @sum(i32 noundef 5, <2 x float> %15, <2 x float> %19, float %21, i32 noundef %11, <4 x i32> noundef %12, i64 %24, float %26, <2 x i64> noundef %13, i32 noundef 12), !dbg !63
  %cmp = icmp eq i32 %call4, 12, !dbg !63
  br i1 %cmp, label %if.then, label %if.else, !dbg !66

if.then:
  br label %if.end, !dbg !66

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !63
  unreachable, !dbg !63

if.end:
  %27 = bitcast <2 x i64>* %p to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %27), !dbg !67
  %28 = bitcast %struct.mixed* %z to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %28), !dbg !67
  %29 = bitcast <4 x i32>* %v to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %29), !dbg !67
  %30 = bitcast %struct.three* %y to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %30), !dbg !67
  %31 = bitcast %struct.two* %x to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %31), !dbg !67
  %32 = bitcast i32* %i to i8*, !dbg !67
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !67
  ret i32 0, !dbg !68
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal i32 @sum(i32 noundef %n, ...) !dbg !69 {
entry:
  %n.addr = alloca i32, align 4
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %x = alloca %struct.two, align 4
  %y = alloca %struct.three, align 4
  %tmp = alloca %struct.three, align 4
  %i = alloca i32, align 4
  %v = alloca <4 x i32>, align 16
  %z = alloca %struct.mixed, align 8
  %tmp45 = alloca %struct.mixed, align 8
  %p = alloca <2 x i64>, align 16
  %last = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !73, metadata !DIExpression()), !dbg !97
  %0 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !98
  call void @llvm.lifetime.start.p0i8(i64 24, i8* %0), !dbg !98
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %list, metadata !74, metadata !DIExpression()), !dbg !99
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !100
  %arraydecay1 = bitcast %struct.__va_list_tag* %arraydecay to i8*, !dbg !100
  call void @llvm.va_start(i8* %arraydecay1), !dbg !100
  %1 = bitcast %struct.two* %x to i8*, !dbg !101
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %1), !dbg !101
  call void @llvm.dbg.declare(metadata %struct.two* %x, metadata !90, metadata !DIExpression()), !dbg !102
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !103
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 1, !dbg !103
  %fp_offset = load i32, i32* %fp_offset_p, align 4, !dbg !103
  %fits_in_fp = icmp ule i32 %fp_offset, 160, !dbg !103
  br i1 %fits_in_fp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !103

vaarg.in_reg:
  %2 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 3, !dbg !103
  %reg_save_area = load i8*, i8** %2, align 16, !dbg !103
  %3 = getelementptr i8, i8* %reg_save_area, i32 %fp_offset, !dbg !103
  %4 = bitcast i8* %3 to %struct.two*, !dbg !103
  %5 = add i32 %fp_offset, 16, !dbg !103
  store i32 %5, i32* %fp_offset_p, align 4, !dbg !103
  br label %vaarg.end, !dbg !103

vaarg.in_mem:
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay2, i32 0, i32 2, !dbg !103
  %overflow_arg_area = load i8*, i8** %overflow_arg_area_p, align 8, !dbg !103
  %6 = bitcast i8* %overflow_arg_area to %struct.two*, !dbg !103
  %overflow_arg_area.next = getelementptr i8, i8* %overflow_arg_area, i32 8, !dbg !103
  store i8* %overflow_arg_area.next, i8** %overflow_arg_area_p, align 8, !dbg !103
  br label %vaarg.end, !dbg !103

vaarg.end:
  %vaarg.addr = phi %struct.two* [ %4, %vaarg.in_reg ], [ %6, %vaarg.in_mem ], !dbg !103
  %7 = bitcast %struct.two* %x to i8*, !dbg !103
  %8 = bitcast %struct.two* %vaarg.addr to i8*, !dbg !103
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %7, i8* align 4 %8, i64 8, i1 false), !dbg !103
  %9 = bitcast %struct.three* %y to i8*, !dbg !104
  call void @llvm.lifetime.start.p0i8(i64 12, i8* %9), !dbg !104
  call void @llvm.dbg.declare(metadata %struct.three* %y, metadata !91, metadata !DIExpression()), !dbg !105
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !106
  %fp_offset_p4 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay3, i32 0, i32 1, !dbg !106
  %fp_offset5 = load i32, i32* %fp_offset_p4, align 4, !dbg !106
  %fits_in_fp6 = icmp ule i32 %fp_offset5, 144, !dbg !106
  br i1 %fits_in_fp6, label %vaarg.in_reg7, label %vaarg.in_mem9, !dbg !106

vaarg.in_reg7:
  %10 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay3, i32 0, i32 3, !dbg !106
  %reg_save_area8 = load i8*, i8** %10, align 16, !dbg !106
  %11 = getelementptr i8, i8* %reg_save_area8, i32 %fp_offset5, !dbg !106
  %12 = getelementptr inbounds i8, i8* %11, i64 16, !dbg !106
  %13 = bitcast %struct.three* %tmp to { <2 x float>, float }*, !dbg !106
  %14 = bitcast i8* %11 to <2 x float>*, !dbg !106
  %15 = load <2 x float>, <2 x float>* %14, align 16, !dbg !106
  %16 = getelementptr inbounds { <2 x float>, float }, { <2 x float>, float }* %13, i32 0, i32 0, !dbg !106
  store <2 x float> %15, <2 x float>* %16, align 4, !dbg !106
  %17 = bitcast i8* %12 to float*, !dbg !106
  %18 = load float, float* %17, align 16, !dbg !106
  %19 = getelementptr inbounds { <2 x float>, float }, { <2 x float>, float }* %13, i32 0, i32 1, !dbg !106
  store float %18, float* %19, align 4, !dbg !106
  %20 = bitcast { <2 x float>, float }* %13 to %struct.three*, !dbg !106
  %21 = add i32 %fp_offset5, 32, !dbg !106
  store i32 %21, i32* %fp_offset_p4, align 4, !dbg !106
  br label %vaarg.end13, !dbg !106

vaarg.in_mem9:
  %overflow_arg_area_p10 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay3, i32 0, i32 2, !dbg !106
  %overflow_arg_area11 = load i8*, i8** %overflow_arg_area_p10, align 8, !dbg !106
  %22 = bitcast i8* %overflow_arg_area11 to %struct.three*, !dbg !106
  %overflow_arg_area.next12 = getelementptr i8, i8* %overflow_arg_area11, i32 16, !dbg !106
  store i8* %overflow_arg_area.next12, i8** %overflow_arg_area_p10, align 8, !dbg !106
  br label %vaarg.end13, !dbg !106

vaarg.end13:
  %vaarg.addr14 = phi %struct.three* [ %20, %vaarg.in_reg7 ], [ %22, %vaarg.in_mem9 ], !dbg !106
  %23 = bitcast %struct.three* %y to i8*, !dbg !106
  %24 = bitcast %struct.three* %vaarg.addr14 to i8*, !dbg !106
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %23, i8* align 4 %24, i64 12, i1 false), !dbg !106
  %25 = bitcast i32* %i to i8*, !dbg !107
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %25), !dbg !107
  call void @llvm.dbg.declare(metadata i32* %i, metadata !92, metadata !DIExpression()), !dbg !108
  %arraydecay15 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !109
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay15, i32 0, i32 0, !dbg !109
  %gp_offset = load i32, i32* %gp_offset_p, align 16, !dbg !109
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !109
  br i1 %fits_in_gp, label %vaarg.in_reg16, label %vaarg.in_mem18, !dbg !109

vaarg.in_reg16:
  %26 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay15, i32 0, i32 3, !dbg !109
  %reg_save_area17 = load i8*, i8** %26, align 16, !dbg !109
  %27 = getelementptr i8, i8* %reg_save_area17, i32 %gp_offset, !dbg !109
  %28 = bitcast i8* %27 to i32*, !dbg !109
  %29 = add i32 %gp_offset, 8, !dbg !109
  store i32 %29, i32* %gp_offset_p, align 16, !dbg !109
  br label %vaarg.end22, !dbg !109

vaarg.in_mem18:
  %overflow_arg_area_p19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay15, i32 0, i32 2, !dbg !109
  %overflow_arg_area20 = load i8*, i8** %overflow_arg_area_p19, align 8, !dbg !109
  %30 = bitcast i8* %overflow_arg_area20 to i32*, !dbg !109
  %overflow_arg_area.next21 = getelementptr i8, i8* %overflow_arg_area20, i32 8, !dbg !109
  store i8* %overflow_arg_area.next21, i8** %overflow_arg_area_p19, align 8, !dbg !109
  br label %vaarg.end22, !dbg !109

vaarg.end22:
  %vaarg.addr23 = phi i32* [ %28, %vaarg.in_reg16 ], [ %30, %vaarg.in_mem18 ], !dbg !109
  %31 = load i32, i32* %vaarg.addr23, align 4, !dbg !109
  store i32 %31, i32* %i, align 4, !dbg !108
  %32 = bitcast <4 x i32>* %v to i8*, !dbg !110
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %32), !dbg !110
  call void @llvm.dbg.declare(metadata <4 x i32>* %v, metadata !93, metadata !DIExpression()), !dbg !111
  %arraydecay24 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !112
  %fp_offset_p25 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay24, i32 0, i32 1, !dbg !112
  %fp_offset26 = load i32, i32* %fp_offset_p25, align 4, !dbg !112
  %fits_in_fp27 = icmp ule i32 %fp_offset26, 160, !dbg !112
  br i1 %fits_in_fp27, label %vaarg.in_reg28, label %vaarg.in_mem30, !dbg !112

vaarg.in_reg28:
  %33 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay24, i32 0, i32 3, !dbg !112
  %reg_save_area29 = load i8*, i8** %33, align 16, !dbg !112
  %34 = getelementptr i8, i8* %reg_save_area29, i32 %fp_offset26, !dbg !112
  %35 = bitcast i8* %34 to <4 x i32>*, !dbg !112
  %36 = add i32 %fp_offset26, 16, !dbg !112
  store i32 %36, i32* %fp_offset_p25, align 4, !dbg !112
  br label %vaarg.end34, !dbg !112

vaarg.in_mem30:
  %overflow_arg_area_p31 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay24, i32 0, i32 2, !dbg !112
  %overflow_arg_area32 = load i8*, i8** %overflow_arg_area_p31, align 8, !dbg !112
  %37 = ptrtoint i8* %overflow_arg_area32 to i64, !dbg !112
  %38 = add i64 %37, 15, !dbg !112
  %39 = and i64 %38, -16, !dbg !112
  %overflow_arg_area32.aligned = inttoptr i64 %39 to i8*, !dbg !112
  %40 = bitcast i8* %overflow_arg_area32.aligned to <4 x i32>*, !dbg !112
  %overflow_arg_area.next33 = getelementptr i8, i8* %overflow_arg_area32.aligned, i32 16, !dbg !112
  store i8* %overflow_arg_area.next33, i8** %overflow_arg_area_p31, align 8, !dbg !112
  br label %vaarg.end34, !dbg !112

vaarg.end34:
  %vaarg.addr35 = phi <4 x i32>* [ %35, %vaarg.in_reg28 ], [ %40, %vaarg.in_mem30 ], !dbg !112
  %41 = load <4 x i32>, <4 x i32>* %vaarg.addr35, align 16, !dbg !112
  store <4 x i32> %41, <4 x i32>* %v, align 16, !dbg !111
  %42 = bitcast %struct.mixed* %z to i8*, !dbg !113
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %42), !dbg !113
  call void @llvm.dbg.declare(metadata %struct.mixed* %z, metadata !94, metadata !DIExpression()), !dbg !114
  %arraydecay36 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !115
  %gp_offset_p37 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay36, i32 0, i32 0, !dbg !115
  %gp_offset38 = load i32, i32* %gp_offset_p37, align 16, !dbg !115
  %fits_in_gp39 = icmp ule i32 %gp_offset38, 40, !dbg !115
  %fp_offset_p40 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay36, i32 0, i32 1, !dbg !115
  %fp_offset41 = load i32, i32* %fp_offset_p40, align 4, !dbg !115
  %fits_in_fp42 = icmp ule i32 %fp_offset41, 160, !dbg !115
  %43 = and i1 %fits_in_gp39, %fits_in_fp42, !dbg !115
  br i1 %43, label %vaarg.in_reg43, label %vaarg.in_mem46, !dbg !115

vaarg.in_reg43:
  %44 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay36, i32 0, i32 3, !dbg !115
  %reg_save_area44 = load i8*, i8** %44, align 16, !dbg !115
  %45 = bitcast %struct.mixed* %tmp45 to { i64, float }*, !dbg !115
  %46 = getelementptr i8, i8* %reg_save_area44, i32 %gp_offset38, !dbg !115
  %47 = getelementptr i8, i8* %reg_save_area44, i32 %fp_offset41, !dbg !115
  %48 = bitcast i8* %46 to i64*, !dbg !115
  %49 = load i64, i64* %48, align 8, !dbg !115
  %50 = getelementptr inbounds { i64, float }, { i64, float }* %45, i32 0, i32 0, !dbg !115
  store i64 %49, i64* %50, align 8, !dbg !115
  %51 = bitcast i8* %47 to float*, !dbg !115
  %52 = load float, float* %51, align 4, !dbg !115
  %53 = getelementptr inbounds { i64, float }, { i64, float }* %45, i32 0, i32 1, !dbg !115
  store float %52, float* %53, align 8, !dbg !115
  %54 = bitcast { i64, float }* %45 to %struct.mixed*, !dbg !115
  %55 = add i32 %gp_offset38, 8, !dbg !115
  store i32 %55, i32* %gp_offset_p37, align 16, !dbg !115
  %56 = add i32 %fp_offset41, 16, !dbg !115
  store i32 %56, i32* %fp_offset_p40, align 4, !dbg !115
  br label %vaarg.end50, !dbg !115

vaarg.in_mem46:
  %overflow_arg_area_p47 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay36, i32 0, i32 2, !dbg !115
  %overflow_arg_area48 = load i8*, i8** %overflow_arg_area_p47, align 8, !dbg !115
  %57 = bitcast i8* %overflow_arg_area48 to %struct.mixed*, !dbg !115
  %overflow_arg_area.next49 = getelementptr i8, i8* %overflow_arg_area48, i32 16, !dbg !115
  store i8* %overflow_arg_area.next49, i8** %overflow_arg_area_p47, align 8, !dbg !115
  br label %vaarg.end50, !dbg !115

vaarg.end50:
  %vaarg.addr51 = phi %struct.mixed* [ %54, %vaarg.in_reg43 ], [ %57, %vaarg.in_mem46 ], !dbg !115
  %58 = bitcast %struct.mixed* %z to i8*, !dbg !115
  %59 = bitcast %struct.mixed* %vaarg.addr51 to i8*, !dbg !115
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %58, i8* align 8 %59, i64 16, i1 false), !dbg !115
  %60 = bitcast <2 x i64>* %p to i8*, !dbg !116
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %60), !dbg !116
  call void @llvm.dbg.declare(metadata <2 x i64>* %p, metadata !95, metadata !DIExpression()), !dbg !117
  %arraydecay52 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !118
  %fp_offset_p53 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay52, i32 0, i32 1, !dbg !118
  %fp_offset54 = load i32, i32* %fp_offset_p53, align 4, !dbg !118
  %fits_in_fp55 = icmp ule i32 %fp_offset54, 160, !dbg !118
  br i1 %fits_in_fp55, label %vaarg.in_reg56, label %vaarg.in_mem58, !dbg !118

vaarg.in_reg56:
  %61 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay52, i32 0, i32 3, !dbg !118
  %reg_save_area57 = load i8*, i8** %61, align 16, !dbg !118
  %62 = getelementptr i8, i8* %reg_save_area57, i32 %fp_offset54, !dbg !118
  %63 = bitcast i8* %62 to <2 x i64>*, !dbg !118
  %64 = add i32 %fp_offset54, 16, !dbg !118
  store i32 %64, i32* %fp_offset_p53, align 4, !dbg !118
  br label %vaarg.end62, !dbg !118

vaarg.in_mem58:
  %overflow_arg_area_p59 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay52, i32 0, i32 2, !dbg !118
  %overflow_arg_area60 = load i8*, i8** %overflow_arg_area_p59, align 8, !dbg !118
  %65 = ptrtoint i8* %overflow_arg_area60 to i64, !dbg !118
  %66 = add i64 %65, 15, !dbg !118
  %67 = and i64 %66, -16, !dbg !118
  %overflow_arg_area60.aligned = inttoptr i64 %67 to i8*, !dbg !118
  %68 = bitcast i8* %overflow_arg_area60.aligned to <2 x i64>*, !dbg !118
  %overflow_arg_area.next61 = getelementptr i8, i8* %overflow_arg_area60.aligned, i32 16, !dbg !118
  store i8* %overflow_arg_area.next61, i8** %overflow_arg_area_p59, align 8, !dbg !118
  br label %vaarg.end62, !dbg !118

vaarg.end62:
  %vaarg.addr63 = phi <2 x i64>* [ %63, %vaarg.in_reg56 ], [ %68, %vaarg.in_mem58 ], !dbg !118
  %69 = load <2 x i64>, <2 x i64>* %vaarg.addr63, align 16, !dbg !118
  store <2 x i64> %69, <2 x i64>* %p, align 16, !dbg !117
  %70 = bitcast i32* %last to i8*, !dbg !119
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %70), !dbg !119
  call void @llvm.dbg.declare(metadata i32* %last, metadata !96, metadata !DIExpression()), !dbg !120
  %arraydecay64 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !121
  %gp_offset_p65 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay64, i32 0, i32 0, !dbg !121
  %gp_offset66 = load i32, i32* %gp_offset_p65, align 16, !dbg !121
  %fits_in_gp67 = icmp ule i32 %gp_offset66, 40, !dbg !121
  br i1 %fits_in_gp67, label %vaarg.in_reg68, label %vaarg.in_mem70, !dbg !121

vaarg.in_reg68:
  %71 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay64, i32 0, i32 3, !dbg !121
  %reg_save_area69 = load i8*, i8** %71, align 16, !dbg !121
  %72 = getelementptr i8, i8* %reg_save_area69, i32 %gp_offset66, !dbg !121
  %73 = bitcast i8* %72 to i32*, !dbg !121
  %74 = add i32 %gp_offset66, 8, !dbg !121
  store i32 %74, i32* %gp_offset_p65, align 16, !dbg !121
  br label %vaarg.end74, !dbg !121

vaarg.in_mem70:
  %overflow_arg_area_p71 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %arraydecay64, i32 0, i32 2, !dbg !121
  %overflow_arg_area72 = load i8*, i8** %overflow_arg_area_p71, align 8, !dbg !121
  %75 = bitcast i8* %overflow_arg_area72 to i32*, !dbg !121
  %overflow_arg_area.next73 = getelementptr i8, i8* %overflow_arg_area72, i32 8, !dbg !121
  store i8* %overflow_arg_area.next73, i8** %overflow_arg_area_p71, align 8, !dbg !121
  br label %vaarg.end74, !dbg !121

vaarg.end74:
  %vaarg.addr75 = phi i32* [ %73, %vaarg.in_reg68 ], [ %75, %vaarg.in_mem70 ], !dbg !121
  %76 = load i32, i32* %vaarg.addr75, align 4, !dbg !121
  store i32 %76, i32* %last, align 4, !dbg !120
  %arraydecay76 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %list, i64 0, i64 0, !dbg !122
  %arraydecay7677 = bitcast %struct.__va_list_tag* %arraydecay76 to i8*, !dbg !122
  call void @llvm.va_end(i8* %arraydecay7677), !dbg !122
  %a = getelementptr inbounds %struct.two, %struct.two* %x, i32 0, i32 0, !dbg !123
  %77 = load float, float* %a, align 4, !dbg !123
  %cmp = fcmp oeq float %77, 1.000000e+00, !dbg !123
  br i1 %cmp, label %land.lhs.true, label %if.else, !dbg !123

land.lhs.true:
  %b = getelementptr inbounds %struct.two, %struct.two* %x, i32 0, i32 1, !dbg !123
  %78 = load float, float* %b, align 4, !dbg !123
  %cmp78 = fcmp oeq float %78, 2.000000e+00, !dbg !123
  br i1 %cmp78, label %land.lhs.true79, label %if.else, !dbg !123

land.lhs.true79:
  %a80 = getelementptr inbounds %struct.three, %struct.three* %y, i32 0, i32 0, !dbg !123
  %79 = load float, float* %a80, align 4, !dbg !123
  %cmp81 = fcmp oeq float %79, 3.000000e+00, !dbg !123
  br i1 %cmp81, label %land.lhs.true82, label %if.else, !dbg !123

land.lhs.true82:
  %b83 = getelementptr inbounds %struct.three, %struct.three* %y, i32 0, i32 1, !dbg !123
  %80 = load float, float* %b83, align 4, !dbg !123
  %cmp84 = fcmp oeq float %80, 4.000000e+00, !dbg !123
  br i1 %cmp84, label %land.lhs.true85, label %if.else, !dbg !123

land.lhs.true85:
  %c = getelementptr inbounds %struct.three, %struct.three* %y, i32 0, i32 2, !dbg !123
  %81 = load float, float* %c, align 4, !dbg !123
  %cmp86 = fcmp oeq float %81, 5.000000e+00, !dbg !123
  br i1 %cmp86, label %if.then, label %if.else, !dbg !126

if.then:
  br label %if.end, !dbg !126

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([57 x i8], [57 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @__PRETTY_FUNCTION__.sum, i64 0, i64 0)), !dbg !123
  unreachable, !dbg !123

if.end:
  %82 = load <4 x i32>, <4 x i32>* %v, align 16, !dbg !127
  %vecext = extractelement <4 x i32> %82, i32 0, !dbg !127
  %cmp87 = icmp eq i32 %vecext, 6, !dbg !127
  br i1 %cmp87, label %land.lhs.true88, label %if.else110, !dbg !127

land.lhs.true88:
  %83 = load <4 x i32>, <4 x i32>* %v, align 16, !dbg !127
  %vecext89 = extractelement <4 x i32> %83, i32 1, !dbg !127
  %84 = load i32, i32* %i, align 4, !dbg !127
  %cmp90 = icmp eq i32 %vecext89, %84, !dbg !127
  br i1 %cmp90, label %land.lhs.true91, label %if.else110, !dbg !127

land.lhs.true91:
  %85 = load <4 x i32>, <4 x i32>* %v, align 16, !dbg !127
  %vecext92 = extractelement <4 x i32> %85, i32 3, !dbg !127
  %cmp93 = icmp eq i32 %vecext92, 8, !dbg !127
  br i1 %cmp93, label %land.lhs.true94, label %if.else110, !dbg !127

land.lhs.true94:
  %n95 = getelementptr inbounds %struct.mixed, %struct.mixed* %z, i32 0, i32 0, !dbg !127
  %86 = load i64, i64* %n95, align 8, !dbg !127
  %cmp96 = icmp eq i64 %86, 9, !dbg !127
  br i1 %cmp96, label %land.lhs.true97, label %if.else110, !dbg !127

land.lhs.true97:
  %f = getelementptr inbounds %struct.mixed, %struct.mixed* %z, i32 0, i32 1, !dbg !127
  %87 = load float, float* %f, align 8, !dbg !127
  %cmp98 = fcmp oeq float %87, 1.000000e+01, !dbg !127
  br i1 %cmp98, label %land.lhs.true99, label %if.else110, !dbg !127

land.lhs.true99:
  %88 = load <4 x i32>, <4 x i32>* %v, align 16, !dbg !127
  %vecext100 = extractelement <4 x i32> %88, i32 1, !dbg !127
  %cmp101 = icmp ne i32 %vecext100, 77, !dbg !127
  br i1 %cmp101, label %land.lhs.true102, label %if.else110, !dbg !127

land.lhs.true102:
  %89 = load <2 x i64>, <2 x i64>* %p, align 16, !dbg !127
  %vecext103 = extractelement <2 x i64> %89, i32 0, !dbg !127
  %cmp104 = icmp eq i64 %vecext103, 11, !dbg !127
  br i1 %cmp104, label %land.lhs.true105, label %if.else110, !dbg !127

land.lhs.true105:
  %90 = load <2 x i64>, <2 x i64>* %p, align 16, !dbg !127
  %vecext106 = extractelement <2 x i64> %90, i32 1, !dbg !127
  %91 = load i32, i32* %i, align 4, !dbg !127
  %conv = sext i32 %91 to i64, !dbg !127
  %cmp107 = icmp eq i64 %vecext106, %conv, !dbg !127
  br i1 %cmp107, label %if.then109, label %if.else110, !dbg !130

if.then109:
  br label %if.end111, !dbg !130

if.else110:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([102 x i8], [102 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.1, i64 0, i64 0), i32 noundef 25, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @__PRETTY_FUNCTION__.sum, i64 0, i64 0)), !dbg !127
  unreachable, !dbg !127

if.end111:
  %92 = load i32, i32* %last, align 4, !dbg !131
  %93 = bitcast i32* %last to i8*, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %93), !dbg !132
  %94 = bitcast <2 x i64>* %p to i8*, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %94), !dbg !132
  %95 = bitcast %struct.mixed* %z to i8*, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %95), !dbg !132
  %96 = bitcast <4 x i32>* %v to i8*, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %96), !dbg !132
  %97 = bitcast i32* %i to i8*, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %97), !dbg !132
  %98 = bitcast %struct.three* %y to i8*, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 12, i8* %98), !dbg !132
  %99 = bitcast %struct.two* %x to i8*, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %99), !dbg !132
  %100 = bitcast [1 x %struct.__va_list_tag]* %list to i8*, !dbg !132
  call void @llvm.lifetime.end.p0i8(i64 24, i8* %100), !dbg !132
  ret i32 %92, !dbg !133
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.va_start(i8*)

declare void @llvm.va_end(i8*)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "variadic_vector_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 29, type: !10, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !15, !22, !29, !34, !41}
!14 = !DILocalVariable(name: "i", scope: !9, file: !1, line: 30, type: !12)
!15 = !DILocalVariable(name: "x", scope: !9, file: !1, line: 31, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "two", file: !1, line: 5, baseType: !17)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 5, size: 64, elements: !18)
!18 = !{!19, !21}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !17, file: !1, line: 5, baseType: !20, size: 32)
!20 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !17, file: !1, line: 5, baseType: !20, size: 32, offset: 32)
!22 = !DILocalVariable(name: "y", scope: !9, file: !1, line: 32, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "three", file: !1, line: 6, baseType: !24)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 6, size: 96, elements: !25)
!25 = !{!26, !27, !28}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !24, file: !1, line: 6, baseType: !20, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !24, file: !1, line: 6, baseType: !20, size: 32, offset: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !24, file: !1, line: 6, baseType: !20, size: 32, offset: 64)
!29 = !DILocalVariable(name: "v", scope: !9, file: !1, line: 33, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "four", file: !1, line: 8, baseType: !31)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, flags: DIFlagVector, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 4)
!34 = !DILocalVariable(name: "z", scope: !9, file: !1, line: 34, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "mixed", file: !1, line: 7, baseType: !36)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 7, size: 128, elements: !37)
!37 = !{!38, !40}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !36, file: !1, line: 7, baseType: !39, size: 64)
!39 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !36, file: !1, line: 7, baseType: !20, size: 32, offset: 64)
!41 = !DILocalVariable(name: "p", scope: !9, file: !1, line: 35, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pair", file: !1, line: 9, baseType: !43)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 128, flags: DIFlagVector, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 2)
!46 = !DILocation(line: 30, column: 3, scope: !9)
!47 = !DILocation(line: 30, column: 7, scope: !9)
!48 = !DILocation(line: 30, column: 11, scope: !9)
!49 = !DILocation(line: 31, column: 3, scope: !9)
!50 = !DILocation(line: 31, column: 7, scope: !9)
!51 = !DILocation(line: 32, column: 3, scope: !9)
!52 = !DILocation(line: 32, column: 9, scope: !9)
!53 = !DILocation(line: 33, column: 3, scope: !9)
!54 = !DILocation(line: 33, column: 8, scope: !9)
!55 = !DILocation(line: 33, column: 17, scope: !9)
!56 = !DILocation(line: 33, column: 12, scope: !9)
!57 = !DILocation(line: 34, column: 3, scope: !9)
!58 = !DILocation(line: 34, column: 9, scope: !9)
!59 = !DILocation(line: 35, column: 3, scope: !9)
!60 = !DILocation(line: 35, column: 8, scope: !9)
!61 = !DILocation(line: 35, column: 18, scope: !9)
!62 = !DILocation(line: 35, column: 12, scope: !9)
!63 = !DILocation(line: 36, column: 3, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !1, line: 36, column: 3)
!65 = distinct !DILexicalBlock(scope: !9, file: !1, line: 36, column: 3)
!66 = !DILocation(line: 36, column: 3, scope: !65)
!67 = !DILocation(line: 38, column: 1, scope: !9)
!68 = !DILocation(line: 37, column: 3, scope: !9)
!69 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 13, type: !70, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !72)
!70 = !DISubroutineType(types: !71)
!71 = !{!12, !12, null}
!72 = !{!73, !74, !90, !91, !92, !93, !94, !95, !96}
!73 = !DILocalVariable(name: "n", arg: 1, scope: !69, file: !1, line: 13, type: !12)
!74 = !DILocalVariable(name: "list", scope: !69, file: !1, line: 14, type: !75)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !76, line: 14, baseType: !77)
!76 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "")
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !78, baseType: !79)
!78 = !DIFile(filename: "variadic_vector_unsafe.c", directory: ".")
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, size: 192, elements: !88)
!80 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !81)
!81 = !{!82, !84, !85, !87}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !80, file: !78, line: 14, baseType: !83, size: 32)
!83 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !80, file: !78, line: 14, baseType: !83, size: 32, offset: 32)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !80, file: !78, line: 14, baseType: !86, size: 64, offset: 64)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !80, file: !78, line: 14, baseType: !86, size: 64, offset: 128)
!88 = !{!89}
!89 = !DISubrange(count: 1)
!90 = !DILocalVariable(name: "x", scope: !69, file: !1, line: 16, type: !16)
!91 = !DILocalVariable(name: "y", scope: !69, file: !1, line: 17, type: !23)
!92 = !DILocalVariable(name: "i", scope: !69, file: !1, line: 18, type: !12)
!93 = !DILocalVariable(name: "v", scope: !69, file: !1, line: 19, type: !30)
!94 = !DILocalVariable(name: "z", scope: !69, file: !1, line: 20, type: !35)
!95 = !DILocalVariable(name: "p", scope: !69, file: !1, line: 21, type: !42)
!96 = !DILocalVariable(name: "last", scope: !69, file: !1, line: 22, type: !12)
!97 = !DILocation(line: 13, column: 20, scope: !69)
!98 = !DILocation(line: 14, column: 3, scope: !69)
!99 = !DILocation(line: 14, column: 11, scope: !69)
!100 = !DILocation(line: 15, column: 3, scope: !69)
!101 = !DILocation(line: 16, column: 3, scope: !69)
!102 = !DILocation(line: 16, column: 7, scope: !69)
!103 = !DILocation(line: 16, column: 11, scope: !69)
!104 = !DILocation(line: 17, column: 3, scope: !69)
!105 = !DILocation(line: 17, column: 9, scope: !69)
!106 = !DILocation(line: 17, column: 13, scope: !69)
!107 = !DILocation(line: 18, column: 3, scope: !69)
!108 = !DILocation(line: 18, column: 7, scope: !69)
!109 = !DILocation(line: 18, column: 11, scope: !69)
!110 = !DILocation(line: 19, column: 3, scope: !69)
!111 = !DILocation(line: 19, column: 8, scope: !69)
!112 = !DILocation(line: 19, column: 12, scope: !69)
!113 = !DILocation(line: 20, column: 3, scope: !69)
!114 = !DILocation(line: 20, column: 9, scope: !69)
!115 = !DILocation(line: 20, column: 13, scope: !69)
!116 = !DILocation(line: 21, column: 3, scope: !69)
!117 = !DILocation(line: 21, column: 8, scope: !69)
!118 = !DILocation(line: 21, column: 12, scope: !69)
!119 = !DILocation(line: 22, column: 3, scope: !69)
!120 = !DILocation(line: 22, column: 7, scope: !69)
!121 = !DILocation(line: 22, column: 14, scope: !69)
!122 = !DILocation(line: 23, column: 3, scope: !69)
!123 = !DILocation(line: 24, column: 3, scope: !124)
!124 = distinct !DILexicalBlock(scope: !125, file: !1, line: 24, column: 3)
!125 = distinct !DILexicalBlock(scope: !69, file: !1, line: 24, column: 3)
!126 = !DILocation(line: 24, column: 3, scope: !125)
!127 = !DILocation(line: 25, column: 3, scope: !128)
!128 = distinct !DILexicalBlock(scope: !129, file: !1, line: 25, column: 3)
!129 = distinct !DILexicalBlock(scope: !69, file: !1, line: 25, column: 3)
!130 = !DILocation(line: 25, column: 3, scope: !129)
!131 = !DILocation(line: 26, column: 10, scope: !69)
!132 = !DILocation(line: 27, column: 1, scope: !69)
!133 = !DILocation(line: 26, column: 3, scope: !69)
