source_filename = "signs_of_a_vector_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__loadu_si128 = type { <2 x i64> }

@.str = private unnamed_addr constant [30 x i8] c"found >= 0 && found < 1 << 15\00", align 1
@.str.1 = private unnamed_addr constant [27 x i8] c"signs_of_a_vector_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [37 x i8] c"(found >> i & 1) == (text[i] == 'q')\00", align 1
@.str.3 = private unnamed_addr constant [44 x i8] c"_mm_movemask_pd(_mm_set_pd(-0.0, 1.0)) == 2\00", align 1

define dso_local i32 @main() !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %text = alloca [16 x i8], align 16
  %i = alloca i32, align 4
  %all = alloca <2 x i64>, align 16
  %found = alloca i32, align 4
  %i7 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [16 x i8]* %text to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %0), !dbg !45
  call void @llvm.dbg.declare(metadata [16 x i8]* %text, metadata !37, metadata !DIExpression()), !dbg !46
  %1 = bitcast i32* %i to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !47
  call void @llvm.dbg.declare(metadata i32* %i, metadata !39, metadata !DIExpression()), !dbg !48
  store i32 0, i32* %i, align 4, !dbg !48
  br label %for.cond, !dbg !47

for.cond:
  %2 = load i32, i32* %i, align 4, !dbg !49
  %cmp = icmp slt i32 %2, 16, !dbg !51
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !52

for.cond.cleanup:
  %3 = bitcast i32* %i to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %3), !dbg !53
  br label %for.end

for.body:
  %call = call signext i8 @__VERIFIER_nondet_char(), !dbg !54
  %4 = load i32, i32* %i, align 4, !dbg !55
  %idxprom = sext i32 %4 to i64, !dbg !56
  %arrayidx = getelementptr inbounds [16 x i8], [16 x i8]* %text, i64 0, i64 %idxprom, !dbg !56
  store i8 %call, i8* %arrayidx, align 1, !dbg !57
  br label %for.inc, !dbg !56

for.inc:
  %5 = load i32, i32* %i, align 4, !dbg !58
  %inc = add nsw i32 %5, 1, !dbg !58
  store i32 %inc, i32* %i, align 4, !dbg !58
  br label %for.cond, !dbg !53, !llvm.loop !59

for.end:
  %6 = bitcast <2 x i64>* %all to i8*, !dbg !63
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %6), !dbg !63
  call void @llvm.dbg.declare(metadata <2 x i64>* %all, metadata !41, metadata !DIExpression()), !dbg !64
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %text, i64 0, i64 0, !dbg !65
  %7 = bitcast i8* %arraydecay to <2 x i64>*, !dbg !66
  %call1 = call <2 x i64> @_mm_loadu_si128(<2 x i64>* noundef %7), !dbg !67
  store <2 x i64> %call1, <2 x i64>* %all, align 16, !dbg !64
  %8 = bitcast i32* %found to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %8), !dbg !68
  call void @llvm.dbg.declare(metadata i32* %found, metadata !42, metadata !DIExpression()), !dbg !69
  %9 = load <2 x i64>, <2 x i64>* %all, align 16, !dbg !70
  %call2 = call <2 x i64> @_mm_set1_epi8(i8 noundef signext 113), !dbg !71
  %call3 = call <2 x i64> @_mm_cmpeq_epi8(<2 x i64> noundef %9, <2 x i64> noundef %call2), !dbg !72
  %call4 = call i32 @_mm_movemask_epi8(<2 x i64> noundef %call3), !dbg !73
  store i32 %call4, i32* %found, align 4, !dbg !69
  %10 = load i32, i32* %found, align 4, !dbg !74
  %cmp5 = icmp sge i32 %10, 0, !dbg !74
  br i1 %cmp5, label %land.lhs.true, label %if.else, !dbg !74

land.lhs.true:
  %11 = load i32, i32* %found, align 4, !dbg !74
  %cmp6 = icmp slt i32 %11, 32768, !dbg !74
  br i1 %cmp6, label %if.then, label %if.else, !dbg !77

if.then:
  br label %if.end, !dbg !77

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 10, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !74
  unreachable, !dbg !74

if.end:
  %12 = bitcast i32* %i7 to i8*, !dbg !78
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %12), !dbg !78
  call void @llvm.dbg.declare(metadata i32* %i7, metadata !43, metadata !DIExpression()), !dbg !79
  store i32 0, i32* %i7, align 4, !dbg !79
  br label %for.cond8, !dbg !78

for.cond8:
  %13 = load i32, i32* %i7, align 4, !dbg !80
  %cmp9 = icmp slt i32 %13, 16, !dbg !82
  br i1 %cmp9, label %for.body11, label %for.cond.cleanup10, !dbg !83

for.cond.cleanup10:
  %14 = bitcast i32* %i7 to i8*, !dbg !84
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %14), !dbg !84
  br label %for.end23

for.body11:
  %15 = load i32, i32* %found, align 4, !dbg !85
  %16 = load i32, i32* %i7, align 4, !dbg !85
  %shr = ashr i32 %15, %16, !dbg !85
  %and = and i32 %shr, 1, !dbg !85
  %17 = load i32, i32* %i7, align 4, !dbg !85
  %idxprom12 = sext i32 %17 to i64, !dbg !85
  %arrayidx13 = getelementptr inbounds [16 x i8], [16 x i8]* %text, i64 0, i64 %idxprom12, !dbg !85
  %18 = load i8, i8* %arrayidx13, align 1, !dbg !85
  %conv = sext i8 %18 to i32, !dbg !85
  %cmp14 = icmp eq i32 %conv, 113, !dbg !85
  %conv15 = zext i1 %cmp14 to i32, !dbg !85
  %cmp16 = icmp eq i32 %and, %conv15, !dbg !85
  br i1 %cmp16, label %if.then18, label %if.else19, !dbg !88

if.then18:
  br label %if.end20, !dbg !88

if.else19:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 11, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !85
  unreachable, !dbg !85

if.end20:
  br label %for.inc21, !dbg !89

for.inc21:
  %19 = load i32, i32* %i7, align 4, !dbg !90
  %inc22 = add nsw i32 %19, 1, !dbg !90
  store i32 %inc22, i32* %i7, align 4, !dbg !90
  br label %for.cond8, !dbg !84, !llvm.loop !91

for.end23:
  %call24 = call <2 x double> @_mm_set_pd(double noundef -0.000000e+00, double noundef 1.000000e+00), !dbg !93
  %call25 = call i32 @_mm_movemask_pd(<2 x double> noundef %call24), !dbg !93
  %cmp26 = icmp eq i32 %call25, 2, !dbg !93
  br i1 %cmp26, label %if.then28, label %if.else29, !dbg !96

if.then28:
  br label %if.end30, !dbg !96

if.else29:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.1, i64 0, i64 0), i32 noundef 12, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !93
  unreachable, !dbg !93

if.end30:
  %20 = bitcast i32* %found to i8*, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %20), !dbg !97
  %21 = bitcast <2 x i64>* %all to i8*, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %21), !dbg !97
  %22 = bitcast [16 x i8]* %text to i8*, !dbg !97
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %22), !dbg !97
  ret i32 0, !dbg !98
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare signext i8 @__VERIFIER_nondet_char()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define internal <2 x i64> @_mm_loadu_si128(<2 x i64>* noundef %__p) {
entry:
  %__p.addr = alloca <2 x i64>*, align 8
  store <2 x i64>* %__p, <2 x i64>** %__p.addr, align 8
  %0 = load <2 x i64>*, <2 x i64>** %__p.addr, align 8
  %1 = bitcast <2 x i64>* %0 to %struct.__loadu_si128*
  %__v = getelementptr inbounds %struct.__loadu_si128, %struct.__loadu_si128* %1, i32 0, i32 0
  %2 = load <2 x i64>, <2 x i64>* %__v, align 1
  ret <2 x i64> %2
}

define internal i32 @_mm_movemask_epi8(<2 x i64> noundef %__a) {
entry:
  %__a.addr = alloca <2 x i64>, align 16
  store <2 x i64> %__a, <2 x i64>* %__a.addr, align 16
  %0 = load <2 x i64>, <2 x i64>* %__a.addr, align 16
  %1 = bitcast <2 x i64> %0 to <16 x i8>
  %2 = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> %1)
  ret i32 %2
}

define internal <2 x i64> @_mm_cmpeq_epi8(<2 x i64> noundef %__a, <2 x i64> noundef %__b) {
entry:
  %__a.addr = alloca <2 x i64>, align 16
  %__b.addr = alloca <2 x i64>, align 16
  store <2 x i64> %__a, <2 x i64>* %__a.addr, align 16
  store <2 x i64> %__b, <2 x i64>* %__b.addr, align 16
  %0 = load <2 x i64>, <2 x i64>* %__a.addr, align 16
  %1 = bitcast <2 x i64> %0 to <16 x i8>
  %2 = load <2 x i64>, <2 x i64>* %__b.addr, align 16
  %3 = bitcast <2 x i64> %2 to <16 x i8>
  %cmp = icmp eq <16 x i8> %1, %3
  %sext = sext <16 x i1> %cmp to <16 x i8>
  %4 = bitcast <16 x i8> %sext to <2 x i64>
  ret <2 x i64> %4
}

define internal <2 x i64> @_mm_set1_epi8(i8 noundef signext %__b) {
entry:
  %__b.addr = alloca i8, align 1
  store i8 %__b, i8* %__b.addr, align 1
  %0 = load i8, i8* %__b.addr, align 1
  %1 = load i8, i8* %__b.addr, align 1
  %2 = load i8, i8* %__b.addr, align 1
  %3 = load i8, i8* %__b.addr, align 1
  %4 = load i8, i8* %__b.addr, align 1
  %5 = load i8, i8* %__b.addr, align 1
  %6 = load i8, i8* %__b.addr, align 1
  %7 = load i8, i8* %__b.addr, align 1
  %8 = load i8, i8* %__b.addr, align 1
  %9 = load i8, i8* %__b.addr, align 1
  %10 = load i8, i8* %__b.addr, align 1
  %11 = load i8, i8* %__b.addr, align 1
  %12 = load i8, i8* %__b.addr, align 1
  %13 = load i8, i8* %__b.addr, align 1
  %14 = load i8, i8* %__b.addr, align 1
  %15 = load i8, i8* %__b.addr, align 1
  %call = call <2 x i64> @_mm_set_epi8(i8 noundef signext %0, i8 noundef signext %1, i8 noundef signext %2, i8 noundef signext %3, i8 noundef signext %4, i8 noundef signext %5, i8 noundef signext %6, i8 noundef signext %7, i8 noundef signext %8, i8 noundef signext %9, i8 noundef signext %10, i8 noundef signext %11, i8 noundef signext %12, i8 noundef signext %13, i8 noundef signext %14, i8 noundef signext %15)
  ret <2 x i64> %call
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

define internal i32 @_mm_movemask_pd(<2 x double> noundef %__a) {
entry:
  %__a.addr = alloca <2 x double>, align 16
  store <2 x double> %__a, <2 x double>* %__a.addr, align 16
  %0 = load <2 x double>, <2 x double>* %__a.addr, align 16
  %1 = call i32 @llvm.x86.sse2.movmsk.pd(<2 x double> %0)
  ret i32 %1
}

define internal <2 x double> @_mm_set_pd(double noundef %__w, double noundef %__x) {
entry:
  %__w.addr = alloca double, align 8
  %__x.addr = alloca double, align 8
  %.compoundliteral = alloca <2 x double>, align 16
  store double %__w, double* %__w.addr, align 8
  store double %__x, double* %__x.addr, align 8
  %0 = load double, double* %__x.addr, align 8
  %vecinit = insertelement <2 x double> undef, double %0, i32 0
  %1 = load double, double* %__w.addr, align 8
  %vecinit1 = insertelement <2 x double> %vecinit, double %1, i32 1
  store <2 x double> %vecinit1, <2 x double>* %.compoundliteral, align 16
  %2 = load <2 x double>, <2 x double>* %.compoundliteral, align 16
  ret <2 x double> %2
}

declare i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8>)

define internal <2 x i64> @_mm_set_epi8(i8 noundef signext %__b15, i8 noundef signext %__b14, i8 noundef signext %__b13, i8 noundef signext %__b12, i8 noundef signext %__b11, i8 noundef signext %__b10, i8 noundef signext %__b9, i8 noundef signext %__b8, i8 noundef signext %__b7, i8 noundef signext %__b6, i8 noundef signext %__b5, i8 noundef signext %__b4, i8 noundef signext %__b3, i8 noundef signext %__b2, i8 noundef signext %__b1, i8 noundef signext %__b0) {
entry:
  %__b15.addr = alloca i8, align 1
  %__b14.addr = alloca i8, align 1
  %__b13.addr = alloca i8, align 1
  %__b12.addr = alloca i8, align 1
  %__b11.addr = alloca i8, align 1
  %__b10.addr = alloca i8, align 1
  %__b9.addr = alloca i8, align 1
  %__b8.addr = alloca i8, align 1
  %__b7.addr = alloca i8, align 1
  %__b6.addr = alloca i8, align 1
  %__b5.addr = alloca i8, align 1
  %__b4.addr = alloca i8, align 1
  %__b3.addr = alloca i8, align 1
  %__b2.addr = alloca i8, align 1
  %__b1.addr = alloca i8, align 1
  %__b0.addr = alloca i8, align 1
  %.compoundliteral = alloca <16 x i8>, align 16
  store i8 %__b15, i8* %__b15.addr, align 1
  store i8 %__b14, i8* %__b14.addr, align 1
  store i8 %__b13, i8* %__b13.addr, align 1
  store i8 %__b12, i8* %__b12.addr, align 1
  store i8 %__b11, i8* %__b11.addr, align 1
  store i8 %__b10, i8* %__b10.addr, align 1
  store i8 %__b9, i8* %__b9.addr, align 1
  store i8 %__b8, i8* %__b8.addr, align 1
  store i8 %__b7, i8* %__b7.addr, align 1
  store i8 %__b6, i8* %__b6.addr, align 1
  store i8 %__b5, i8* %__b5.addr, align 1
  store i8 %__b4, i8* %__b4.addr, align 1
  store i8 %__b3, i8* %__b3.addr, align 1
  store i8 %__b2, i8* %__b2.addr, align 1
  store i8 %__b1, i8* %__b1.addr, align 1
  store i8 %__b0, i8* %__b0.addr, align 1
  %0 = load i8, i8* %__b0.addr, align 1
  %vecinit = insertelement <16 x i8> undef, i8 %0, i32 0
  %1 = load i8, i8* %__b1.addr, align 1
  %vecinit1 = insertelement <16 x i8> %vecinit, i8 %1, i32 1
  %2 = load i8, i8* %__b2.addr, align 1
  %vecinit2 = insertelement <16 x i8> %vecinit1, i8 %2, i32 2
  %3 = load i8, i8* %__b3.addr, align 1
  %vecinit3 = insertelement <16 x i8> %vecinit2, i8 %3, i32 3
  %4 = load i8, i8* %__b4.addr, align 1
  %vecinit4 = insertelement <16 x i8> %vecinit3, i8 %4, i32 4
  %5 = load i8, i8* %__b5.addr, align 1
  %vecinit5 = insertelement <16 x i8> %vecinit4, i8 %5, i32 5
  %6 = load i8, i8* %__b6.addr, align 1
  %vecinit6 = insertelement <16 x i8> %vecinit5, i8 %6, i32 6
  %7 = load i8, i8* %__b7.addr, align 1
  %vecinit7 = insertelement <16 x i8> %vecinit6, i8 %7, i32 7
  %8 = load i8, i8* %__b8.addr, align 1
  %vecinit8 = insertelement <16 x i8> %vecinit7, i8 %8, i32 8
  %9 = load i8, i8* %__b9.addr, align 1
  %vecinit9 = insertelement <16 x i8> %vecinit8, i8 %9, i32 9
  %10 = load i8, i8* %__b10.addr, align 1
  %vecinit10 = insertelement <16 x i8> %vecinit9, i8 %10, i32 10
  %11 = load i8, i8* %__b11.addr, align 1
  %vecinit11 = insertelement <16 x i8> %vecinit10, i8 %11, i32 11
  %12 = load i8, i8* %__b12.addr, align 1
  %vecinit12 = insertelement <16 x i8> %vecinit11, i8 %12, i32 12
  %13 = load i8, i8* %__b13.addr, align 1
  %vecinit13 = insertelement <16 x i8> %vecinit12, i8 %13, i32 13
  %14 = load i8, i8* %__b14.addr, align 1
  %vecinit14 = insertelement <16 x i8> %vecinit13, i8 %14, i32 14
  %15 = load i8, i8* %__b15.addr, align 1
  %vecinit15 = insertelement <16 x i8> %vecinit14, i8 %15, i32 15
  store <16 x i8> %vecinit15, <16 x i8>* %.compoundliteral, align 16
  %16 = load <16 x i8>, <16 x i8>* %.compoundliteral, align 16
  %17 = bitcast <16 x i8> %16 to <2 x i64>
  ret <2 x i64> %17
}

declare i32 @llvm.x86.sse2.movmsk.pd(<2 x double>)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "signs_of_a_vector_unsafe.c", directory: ".")
!2 = !{!3, !11, !17, !5, !22}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "__m128i", file: !6, line: 20, baseType: !7, align: 128)
!6 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/emmintrin.h", directory: "")
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, flags: DIFlagVector, elements: !9)
!8 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!9 = !{!10}
!10 = !DISubrange(count: 2)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__loadu_si128", file: !6, line: 3554, size: 128, elements: !14)
!14 = !{!15}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "__v", scope: !13, file: !6, line: 3555, baseType: !16, size: 128, align: 8)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "__m128i_u", file: !6, line: 23, baseType: !7, align: 8)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v16qi", file: !6, line: 29, baseType: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 128, flags: DIFlagVector, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 16)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "__v2df", file: !6, line: 26, baseType: !23)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, flags: DIFlagVector, elements: !9)
!24 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 7, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 1}

!32 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !33, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{!35}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !{!37, !39, !41, !42, !43}
!37 = !DILocalVariable(name: "text", scope: !32, file: !1, line: 6, type: !38)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 128, elements: !20)
!39 = !DILocalVariable(name: "i", scope: !40, file: !1, line: 7, type: !35)
!40 = distinct !DILexicalBlock(scope: !32, file: !1, line: 7, column: 3)
!41 = !DILocalVariable(name: "all", scope: !32, file: !1, line: 8, type: !5)
!42 = !DILocalVariable(name: "found", scope: !32, file: !1, line: 9, type: !35)
!43 = !DILocalVariable(name: "i", scope: !44, file: !1, line: 11, type: !35)
!44 = distinct !DILexicalBlock(scope: !32, file: !1, line: 11, column: 3)
!45 = !DILocation(line: 6, column: 3, scope: !32)
!46 = !DILocation(line: 6, column: 8, scope: !32)
!47 = !DILocation(line: 7, column: 8, scope: !40)
!48 = !DILocation(line: 7, column: 12, scope: !40)
!49 = !DILocation(line: 7, column: 19, scope: !50)
!50 = distinct !DILexicalBlock(scope: !40, file: !1, line: 7, column: 3)
!51 = !DILocation(line: 7, column: 21, scope: !50)
!52 = !DILocation(line: 7, column: 3, scope: !40)
!53 = !DILocation(line: 7, column: 3, scope: !50)
!54 = !DILocation(line: 7, column: 42, scope: !50)
!55 = !DILocation(line: 7, column: 37, scope: !50)
!56 = !DILocation(line: 7, column: 32, scope: !50)
!57 = !DILocation(line: 7, column: 40, scope: !50)
!58 = !DILocation(line: 7, column: 28, scope: !50)
!59 = distinct !{!59, !52, !60, !61, !62}
!60 = !DILocation(line: 7, column: 65, scope: !40)
!61 = !{!"llvm.loop.mustprogress"}
!62 = !{!"llvm.loop.unroll.disable"}
!63 = !DILocation(line: 8, column: 3, scope: !32)
!64 = !DILocation(line: 8, column: 11, scope: !32)
!65 = !DILocation(line: 8, column: 50, scope: !32)
!66 = !DILocation(line: 8, column: 33, scope: !32)
!67 = !DILocation(line: 8, column: 17, scope: !32)
!68 = !DILocation(line: 9, column: 3, scope: !32)
!69 = !DILocation(line: 9, column: 7, scope: !32)
!70 = !DILocation(line: 9, column: 48, scope: !32)
!71 = !DILocation(line: 9, column: 53, scope: !32)
!72 = !DILocation(line: 9, column: 33, scope: !32)
!73 = !DILocation(line: 9, column: 15, scope: !32)
!74 = !DILocation(line: 10, column: 3, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !1, line: 10, column: 3)
!76 = distinct !DILexicalBlock(scope: !32, file: !1, line: 10, column: 3)
!77 = !DILocation(line: 10, column: 3, scope: !76)
!78 = !DILocation(line: 11, column: 8, scope: !44)
!79 = !DILocation(line: 11, column: 12, scope: !44)
!80 = !DILocation(line: 11, column: 19, scope: !81)
!81 = distinct !DILexicalBlock(scope: !44, file: !1, line: 11, column: 3)
!82 = !DILocation(line: 11, column: 21, scope: !81)
!83 = !DILocation(line: 11, column: 3, scope: !44)
!84 = !DILocation(line: 11, column: 3, scope: !81)
!85 = !DILocation(line: 11, column: 32, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !1, line: 11, column: 32)
!87 = distinct !DILexicalBlock(scope: !81, file: !1, line: 11, column: 32)
!88 = !DILocation(line: 11, column: 32, scope: !87)
!89 = !DILocation(line: 11, column: 32, scope: !81)
!90 = !DILocation(line: 11, column: 28, scope: !81)
!91 = distinct !{!91, !83, !92, !61, !62}
!92 = !DILocation(line: 11, column: 32, scope: !44)
!93 = !DILocation(line: 12, column: 3, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !1, line: 12, column: 3)
!95 = distinct !DILexicalBlock(scope: !32, file: !1, line: 12, column: 3)
!96 = !DILocation(line: 12, column: 3, scope: !95)
!97 = !DILocation(line: 14, column: 1, scope: !32)
!98 = !DILocation(line: 13, column: 3, scope: !32)
