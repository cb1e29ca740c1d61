source_filename = "ring_of_messages_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ring = type { [64 x i8], i64, i64 }

@.str = private unnamed_addr constant [28 x i8] c"ring.head - ring.tail <= 64\00", align 1
@.str.1 = private unnamed_addr constant [26 x i8] c"ring_of_messages_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %ring = alloca %struct.ring, align 8
  %message = alloca [16 x i8], align 16
  %rounds = alloca i32, align 4
  %i = alloca i32, align 4
  %n = alloca i64, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.ring* %ring to i8*, !dbg !37
  call void @llvm.lifetime.start.p0i8(i64 80, i8* %0), !dbg !37
  call void @llvm.dbg.declare(metadata %struct.ring* %ring, metadata !14, metadata !DIExpression()), !dbg !38
  %1 = bitcast %struct.ring* %ring to i8*, !dbg !38
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 80, i1 false), !dbg !38
  %2 = bitcast [16 x i8]* %message to i8*, !dbg !39
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %2), !dbg !39
  call void @llvm.dbg.declare(metadata [16 x i8]* %message, metadata !27, metadata !DIExpression()), !dbg !40
  %3 = bitcast [16 x i8]* %message to i8*, !dbg !40
  call void @llvm.memset.p0i8.i64(i8* align 16 %3, i8 0, i64 16, i1 false), !dbg !40
  %4 = bitcast i32* %rounds to i8*, !dbg !41
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %4), !dbg !41
  call void @llvm.dbg.declare(metadata i32* %rounds, metadata !31, metadata !DIExpression()), !dbg !42
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !43
  store i32 %call, i32* %rounds, align 4, !dbg !42
  %5 = bitcast i32* %i to i8*, !dbg !44
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !44
  call void @llvm.dbg.declare(metadata i32* %i, metadata !32, metadata !DIExpression()), !dbg !45
  store i32 0, i32* %i, align 4, !dbg !45
  br label %for.cond, !dbg !44

for.cond:
  %6 = load i32, i32* %i, align 4, !dbg !46
  %7 = load i32, i32* %rounds, align 4, !dbg !47
  %cmp = icmp slt i32 %6, %7, !dbg !48
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !49

for.cond.cleanup:
  %8 = bitcast i32* %i to i8*, !dbg !50
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %8), !dbg !50
  br label %for.end

for.body:
  %9 = bitcast i64* %n to i8*, !dbg !51
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %9), !dbg !51
  call void @llvm.dbg.declare(metadata i64* %n, metadata !34, metadata !DIExpression()), !dbg !52
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !53
  %rem = urem i32 %call1, 17, !dbg !54
  %conv = zext i32 %rem to i64, !dbg !53
  store i64 %conv, i64* %n, align 8, !dbg !52
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !55
  %tobool = icmp ne i32 %call2, 0, !dbg !55
  br i1 %tobool, label %if.then, label %if.else, !dbg !57

if.then:
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %message, i64 0, i64 0, !dbg !58
  %10 = load i64, i64* %n, align 8, !dbg !59
  %call3 = call i32 @put(%struct.ring* noundef %ring, i8* noundef %arraydecay, i64 noundef %10), !dbg !60
  br label %if.end, !dbg !60

if.else:
  %arraydecay4 = getelementptr inbounds [16 x i8], [16 x i8]* %message, i64 0, i64 0, !dbg !61
  %11 = load i64, i64* %n, align 8, !dbg !62
  %call5 = call i32 @get(%struct.ring* noundef %ring, i8* noundef %arraydecay4, i64 noundef %11), !dbg !63
  br label %if.end

if.end:
  %head = getelementptr inbounds %struct.ring, %struct.ring* %ring, i32 0, i32 1, !dbg !64
  %12 = load i64, i64* %head, align 8, !dbg !64
  %tail = getelementptr inbounds %struct.ring, %struct.ring* %ring, i32 0, i32 2, !dbg !64
  %13 = load i64, i64* %tail, align 8, !dbg !64
  %sub = sub i64 %12, %13, !dbg !64
  %cmp6 = icmp ule i64 %sub, 64, !dbg !64
  br i1 %cmp6, label %if.then8, label %if.else9, !dbg !67

if.then8:
  br label %if.end10, !dbg !67

if.else9:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.1, i64 0, i64 0), i32 noundef 40, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !64
  unreachable, !dbg !64

if.end10:
  %14 = bitcast i64* %n to i8*, !dbg !68
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %14), !dbg !68
  br label %for.inc, !dbg !69

for.inc:
  %15 = load i32, i32* %i, align 4, !dbg !70
  %inc = add nsw i32 %15, 1, !dbg !70
  store i32 %inc, i32* %i, align 4, !dbg !70
  br label %for.cond, !dbg !50, !llvm.loop !71

for.end:
  %16 = bitcast i32* %rounds to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !75
  %17 = bitcast [16 x i8]* %message to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %17), !dbg !75
  %18 = bitcast %struct.ring* %ring to i8*, !dbg !75
  call void @llvm.lifetime.end.p0i8(i64 80, i8* %18), !dbg !75
  ret i32 0, !dbg !76
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_int()

declare i32 @__VERIFIER_nondet_uint()

define internal i32 @put(%struct.ring* noundef %ring, i8* noundef %from, i64 noundef %n) !dbg !77 {
entry:
  %retval = alloca i32, align 4
  %ring.addr = alloca %struct.ring*, align 8
  %from.addr = alloca i8*, align 8
  %n.addr = alloca i64, align 8
  %at = alloca i64, align 8
  %first = alloca i64, align 8
  store %struct.ring* %ring, %struct.ring** %ring.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.ring** %ring.addr, metadata !84, metadata !DIExpression()), !dbg !89
  store i8* %from, i8** %from.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %from.addr, metadata !85, metadata !DIExpression()), !dbg !90
  store i64 %n, i64* %n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %n.addr, metadata !86, metadata !DIExpression()), !dbg !91
  %0 = load %struct.ring*, %struct.ring** %ring.addr, align 8, !dbg !92
  %head = getelementptr inbounds %struct.ring, %struct.ring* %0, i32 0, i32 1, !dbg !94
  %1 = load i64, i64* %head, align 8, !dbg !94
  %2 = load %struct.ring*, %struct.ring** %ring.addr, align 8, !dbg !95
  %tail = getelementptr inbounds %struct.ring, %struct.ring* %2, i32 0, i32 2, !dbg !96
  %3 = load i64, i64* %tail, align 8, !dbg !96
  %sub = sub i64 %1, %3, !dbg !97
  %sub1 = sub i64 65, %sub, !dbg !98
  %4 = load i64, i64* %n.addr, align 8, !dbg !99
  %cmp = icmp ult i64 %sub1, %4, !dbg !100
  br i1 %cmp, label %if.then, label %if.end, !dbg !101

if.then:
  store i32 -1, i32* %retval, align 4, !dbg !102
  br label %return, !dbg !102

if.end:
  %5 = bitcast i64* %at to i8*, !dbg !103
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !103
  call void @llvm.dbg.declare(metadata i64* %at, metadata !87, metadata !DIExpression()), !dbg !104
  %6 = load %struct.ring*, %struct.ring** %ring.addr, align 8, !dbg !105
  %head2 = getelementptr inbounds %struct.ring, %struct.ring* %6, i32 0, i32 1, !dbg !106
  %7 = load i64, i64* %head2, align 8, !dbg !106
  %rem = urem i64 %7, 64, !dbg !107
  store i64 %rem, i64* %at, align 8, !dbg !104
  %8 = bitcast i64* %first to i8*, !dbg !103
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !103
  call void @llvm.dbg.declare(metadata i64* %first, metadata !88, metadata !DIExpression()), !dbg !108
  %9 = load i64, i64* %at, align 8, !dbg !109
  %sub3 = sub i64 64, %9, !dbg !110
  %10 = load i64, i64* %n.addr, align 8, !dbg !111
  %cmp4 = icmp ult i64 %sub3, %10, !dbg !112
  br i1 %cmp4, label %cond.true, label %cond.false, !dbg !113

cond.true:
  %11 = load i64, i64* %at, align 8, !dbg !114
  %sub5 = sub i64 64, %11, !dbg !115
  br label %cond.end, !dbg !113

cond.false:
  %12 = load i64, i64* %n.addr, align 8, !dbg !116
  br label %cond.end, !dbg !113

cond.end:
  %cond = phi i64 [ %sub5, %cond.true ], [ %12, %cond.false ], !dbg !113
  store i64 %cond, i64* %first, align 8, !dbg !108
  %13 = load %struct.ring*, %struct.ring** %ring.addr, align 8, !dbg !117
  %bytes = getelementptr inbounds %struct.ring, %struct.ring* %13, i32 0, i32 0, !dbg !118
  %arraydecay = getelementptr inbounds [64 x i8], [64 x i8]* %bytes, i64 0, i64 0, !dbg !117
  %14 = load i64, i64* %at, align 8, !dbg !119
  %add.ptr = getelementptr inbounds i8, i8* %arraydecay, i64 %14, !dbg !120
  %15 = load i8*, i8** %from.addr, align 8, !dbg !121
  %16 = load i64, i64* %first, align 8, !dbg !122
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %add.ptr, i8* align 1 %15, i64 %16, i1 false), !dbg !123
  %17 = load %struct.ring*, %struct.ring** %ring.addr, align 8, !dbg !124
  %bytes6 = getelementptr inbounds %struct.ring, %struct.ring* %17, i32 0, i32 0, !dbg !125
  %arraydecay7 = getelementptr inbounds [64 x i8], [64 x i8]* %bytes6, i64 0, i64 0, !dbg !126
  %18 = load i8*, i8** %from.addr, align 8, !dbg !127
  %19 = load i64, i64* %first, align 8, !dbg !128
  %add.ptr8 = getelementptr inbounds i8, i8* %18, i64 %19, !dbg !129
  %20 = load i64, i64* %n.addr, align 8, !dbg !130
  %21 = load i64, i64* %first, align 8, !dbg !131
  %sub9 = sub i64 %20, %21, !dbg !132
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %arraydecay7, i8* align 1 %add.ptr8, i64 %sub9, i1 false), !dbg !126
  %22 = load i64, i64* %n.addr, align 8, !dbg !133
  %23 = load %struct.ring*, %struct.ring** %ring.addr, align 8, !dbg !134
  %head10 = getelementptr inbounds %struct.ring, %struct.ring* %23, i32 0, i32 1, !dbg !135
  %24 = load i64, i64* %head10, align 8, !dbg !136
  %add = add i64 %24, %22, !dbg !136
  store i64 %add, i64* %head10, align 8, !dbg !136
  store i32 0, i32* %retval, align 4, !dbg !137
  %25 = bitcast i64* %first to i8*, !dbg !138
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %25), !dbg !138
  %26 = bitcast i64* %at to i8*, !dbg !138
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !138
  br label %return

return:
  %27 = load i32, i32* %retval, align 4, !dbg !138
  ret i32 %27, !dbg !138
}

define internal i32 @get(%struct.ring* noundef %ring, i8* noundef %to, i64 noundef %n) !dbg !139 {
entry:
  %retval = alloca i32, align 4
  %ring.addr = alloca %struct.ring*, align 8
  %to.addr = alloca i8*, align 8
  %n.addr = alloca i64, align 8
  %at = alloca i64, align 8
  %first = alloca i64, align 8
  store %struct.ring* %ring, %struct.ring** %ring.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.ring** %ring.addr, metadata !144, metadata !DIExpression()), !dbg !149
  store i8* %to, i8** %to.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %to.addr, metadata !145, metadata !DIExpression()), !dbg !150
  store i64 %n, i64* %n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %n.addr, metadata !146, metadata !DIExpression()), !dbg !151
  %0 = load %struct.ring*, %struct.ring** %ring.addr, align 8, !dbg !152
  %head = getelementptr inbounds %struct.ring, %struct.ring* %0, i32 0, i32 1, !dbg !154
  %1 = load i64, i64* %head, align 8, !dbg !154
  %2 = load %struct.ring*, %struct.ring** %ring.addr, align 8, !dbg !155
  %tail = getelementptr inbounds %struct.ring, %struct.ring* %2, i32 0, i32 2, !dbg !156
  %3 = load i64, i64* %tail, align 8, !dbg !156
  %sub = sub i64 %1, %3, !dbg !157
  %4 = load i64, i64* %n.addr, align 8, !dbg !158
  %cmp = icmp ult i64 %sub, %4, !dbg !159
  br i1 %cmp, label %if.then, label %if.end, !dbg !160

if.then:
  store i32 -1, i32* %retval, align 4, !dbg !161
  br label %return, !dbg !161

if.end:
  %5 = bitcast i64* %at to i8*, !dbg !162
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %5), !dbg !162
  call void @llvm.dbg.declare(metadata i64* %at, metadata !147, metadata !DIExpression()), !dbg !163
  %6 = load %struct.ring*, %struct.ring** %ring.addr, align 8, !dbg !164
  %tail1 = getelementptr inbounds %struct.ring, %struct.ring* %6, i32 0, i32 2, !dbg !165
  %7 = load i64, i64* %tail1, align 8, !dbg !165
  %rem = urem i64 %7, 64, !dbg !166
  store i64 %rem, i64* %at, align 8, !dbg !163
  %8 = bitcast i64* %first to i8*, !dbg !162
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %8), !dbg !162
  call void @llvm.dbg.declare(metadata i64* %first, metadata !148, metadata !DIExpression()), !dbg !167
  %9 = load i64, i64* %at, align 8, !dbg !168
  %sub2 = sub i64 64, %9, !dbg !169
  %10 = load i64, i64* %n.addr, align 8, !dbg !170
  %cmp3 = icmp ult i64 %sub2, %10, !dbg !171
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !172

cond.true:
  %11 = load i64, i64* %at, align 8, !dbg !173
  %sub4 = sub i64 64, %11, !dbg !174
  br label %cond.end, !dbg !172

cond.false:
  %12 = load i64, i64* %n.addr, align 8, !dbg !175
  br label %cond.end, !dbg !172

cond.end:
  %cond = phi i64 [ %sub4, %cond.true ], [ %12, %cond.false ], !dbg !172
  store i64 %cond, i64* %first, align 8, !dbg !167
  %13 = load i8*, i8** %to.addr, align 8, !dbg !176
  %14 = load %struct.ring*, %struct.ring** %ring.addr, align 8, !dbg !177
  %bytes = getelementptr inbounds %struct.ring, %struct.ring* %14, i32 0, i32 0, !dbg !178
  %arraydecay = getelementptr inbounds [64 x i8], [64 x i8]* %bytes, i64 0, i64 0, !dbg !177
  %15 = load i64, i64* %at, align 8, !dbg !179
  %add.ptr = getelementptr inbounds i8, i8* %arraydecay, i64 %15, !dbg !180
  %16 = load i64, i64* %first, align 8, !dbg !181
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %13, i8* align 1 %add.ptr, i64 %16, i1 false), !dbg !182
  %17 = load i8*, i8** %to.addr, align 8, !dbg !183
  %18 = load i64, i64* %first, align 8, !dbg !184
  %add.ptr5 = getelementptr inbounds i8, i8* %17, i64 %18, !dbg !185
  %19 = load %struct.ring*, %struct.ring** %ring.addr, align 8, !dbg !186
  %bytes6 = getelementptr inbounds %struct.ring, %struct.ring* %19, i32 0, i32 0, !dbg !187
  %arraydecay7 = getelementptr inbounds [64 x i8], [64 x i8]* %bytes6, i64 0, i64 0, !dbg !188
  %20 = load i64, i64* %n.addr, align 8, !dbg !189
  %21 = load i64, i64* %first, align 8, !dbg !190
  %sub8 = sub i64 %20, %21, !dbg !191
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %add.ptr5, i8* align 8 %arraydecay7, i64 %sub8, i1 false), !dbg !188
  %22 = load i64, i64* %n.addr, align 8, !dbg !192
  %23 = load %struct.ring*, %struct.ring** %ring.addr, align 8, !dbg !193
  %tail9 = getelementptr inbounds %struct.ring, %struct.ring* %23, i32 0, i32 2, !dbg !194
  %24 = load i64, i64* %tail9, align 8, !dbg !195
  %add = add i64 %24, %22, !dbg !195
  store i64 %add, i64* %tail9, align 8, !dbg !195
  store i32 0, i32* %retval, align 4, !dbg !196
  %25 = bitcast i64* %first to i8*, !dbg !197
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %25), !dbg !197
  %26 = bitcast i64* %at to i8*, !dbg !197
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %26), !dbg !197
  br label %return

return:
  %27 = load i32, i32* %retval, align 4, !dbg !197
  ret i32 %27, !dbg !197
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "ring_of_messages_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}

!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 30, type: !10, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14, !27, !31, !32, !34}
!14 = !DILocalVariable(name: "ring", scope: !9, file: !1, line: 31, type: !15)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ring", file: !1, line: 7, size: 640, elements: !16)
!16 = !{!17, !22, !26}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !15, file: !1, line: 8, baseType: !18, size: 512)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 512, elements: !20)
!19 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!20 = !{!21}
!21 = !DISubrange(count: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !15, file: !1, line: 9, baseType: !23, size: 64, offset: 512)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !24, line: 46, baseType: !25)
!24 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !15, file: !1, line: 9, baseType: !23, size: 64, offset: 576)
!27 = !DILocalVariable(name: "message", scope: !9, file: !1, line: 32, type: !28)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 128, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 16)
!31 = !DILocalVariable(name: "rounds", scope: !9, file: !1, line: 33, type: !12)
!32 = !DILocalVariable(name: "i", scope: !33, file: !1, line: 34, type: !12)
!33 = distinct !DILexicalBlock(scope: !9, file: !1, line: 34, column: 3)
!34 = !DILocalVariable(name: "n", scope: !35, file: !1, line: 35, type: !23)
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 34, column: 36)
!36 = distinct !DILexicalBlock(scope: !33, file: !1, line: 34, column: 3)
!37 = !DILocation(line: 31, column: 3, scope: !9)
!38 = !DILocation(line: 31, column: 15, scope: !9)
!39 = !DILocation(line: 32, column: 3, scope: !9)
!40 = !DILocation(line: 32, column: 17, scope: !9)
!41 = !DILocation(line: 33, column: 3, scope: !9)
!42 = !DILocation(line: 33, column: 7, scope: !9)
!43 = !DILocation(line: 33, column: 16, scope: !9)
!44 = !DILocation(line: 34, column: 8, scope: !33)
!45 = !DILocation(line: 34, column: 12, scope: !33)
!46 = !DILocation(line: 34, column: 19, scope: !36)
!47 = !DILocation(line: 34, column: 23, scope: !36)
!48 = !DILocation(line: 34, column: 21, scope: !36)
!49 = !DILocation(line: 34, column: 3, scope: !33)
!50 = !DILocation(line: 34, column: 3, scope: !36)
!51 = !DILocation(line: 35, column: 5, scope: !35)
!52 = !DILocation(line: 35, column: 12, scope: !35)
!53 = !DILocation(line: 35, column: 16, scope: !35)
!54 = !DILocation(line: 35, column: 41, scope: !35)
!55 = !DILocation(line: 36, column: 9, scope: !56)
!56 = distinct !DILexicalBlock(scope: !35, file: !1, line: 36, column: 9)
!57 = !DILocation(line: 36, column: 9, scope: !35)
!58 = !DILocation(line: 37, column: 18, scope: !56)
!59 = !DILocation(line: 37, column: 27, scope: !56)
!60 = !DILocation(line: 37, column: 7, scope: !56)
!61 = !DILocation(line: 39, column: 18, scope: !56)
!62 = !DILocation(line: 39, column: 27, scope: !56)
!63 = !DILocation(line: 39, column: 7, scope: !56)
!64 = !DILocation(line: 40, column: 5, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !1, line: 40, column: 5)
!66 = distinct !DILexicalBlock(scope: !35, file: !1, line: 40, column: 5)
!67 = !DILocation(line: 40, column: 5, scope: !66)
!68 = !DILocation(line: 41, column: 3, scope: !36)
!69 = !DILocation(line: 41, column: 3, scope: !35)
!70 = !DILocation(line: 34, column: 32, scope: !36)
!71 = distinct !{!71, !49, !72, !73, !74}
!72 = !DILocation(line: 41, column: 3, scope: !33)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.unroll.disable"}
!75 = !DILocation(line: 43, column: 1, scope: !9)
!76 = !DILocation(line: 42, column: 3, scope: !9)
!77 = distinct !DISubprogram(name: "put", scope: !1, file: !1, line: 12, type: !78, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !83)
!78 = !DISubroutineType(types: !79)
!79 = !{!12, !80, !81, !23}
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!83 = !{!84, !85, !86, !87, !88}
!84 = !DILocalVariable(name: "ring", arg: 1, scope: !77, file: !1, line: 12, type: !80)
!85 = !DILocalVariable(name: "from", arg: 2, scope: !77, file: !1, line: 12, type: !81)
!86 = !DILocalVariable(name: "n", arg: 3, scope: !77, file: !1, line: 12, type: !23)
!87 = !DILocalVariable(name: "at", scope: !77, file: !1, line: 14, type: !23)
!88 = !DILocalVariable(name: "first", scope: !77, file: !1, line: 14, type: !23)
!89 = !DILocation(line: 12, column: 29, scope: !77)
!90 = !DILocation(line: 12, column: 56, scope: !77)
!91 = !DILocation(line: 12, column: 69, scope: !77)
!92 = !DILocation(line: 13, column: 13, scope: !93)
!93 = distinct !DILexicalBlock(scope: !77, file: !1, line: 13, column: 7)
!94 = !DILocation(line: 13, column: 19, scope: !93)
!95 = !DILocation(line: 13, column: 26, scope: !93)
!96 = !DILocation(line: 13, column: 32, scope: !93)
!97 = !DILocation(line: 13, column: 24, scope: !93)
!98 = !DILocation(line: 13, column: 10, scope: !93)
!99 = !DILocation(line: 13, column: 40, scope: !93)
!100 = !DILocation(line: 13, column: 38, scope: !93)
!101 = !DILocation(line: 13, column: 7, scope: !77)
!102 = !DILocation(line: 13, column: 43, scope: !93)
!103 = !DILocation(line: 14, column: 3, scope: !77)
!104 = !DILocation(line: 14, column: 10, scope: !77)
!105 = !DILocation(line: 14, column: 15, scope: !77)
!106 = !DILocation(line: 14, column: 21, scope: !77)
!107 = !DILocation(line: 14, column: 26, scope: !77)
!108 = !DILocation(line: 14, column: 32, scope: !77)
!109 = !DILocation(line: 14, column: 45, scope: !77)
!110 = !DILocation(line: 14, column: 43, scope: !77)
!111 = !DILocation(line: 14, column: 50, scope: !77)
!112 = !DILocation(line: 14, column: 48, scope: !77)
!113 = !DILocation(line: 14, column: 40, scope: !77)
!114 = !DILocation(line: 14, column: 59, scope: !77)
!115 = !DILocation(line: 14, column: 57, scope: !77)
!116 = !DILocation(line: 14, column: 64, scope: !77)
!117 = !DILocation(line: 15, column: 10, scope: !77)
!118 = !DILocation(line: 15, column: 16, scope: !77)
!119 = !DILocation(line: 15, column: 24, scope: !77)
!120 = !DILocation(line: 15, column: 22, scope: !77)
!121 = !DILocation(line: 15, column: 28, scope: !77)
!122 = !DILocation(line: 15, column: 34, scope: !77)
!123 = !DILocation(line: 15, column: 3, scope: !77)
!124 = !DILocation(line: 16, column: 10, scope: !77)
!125 = !DILocation(line: 16, column: 16, scope: !77)
!126 = !DILocation(line: 16, column: 3, scope: !77)
!127 = !DILocation(line: 16, column: 23, scope: !77)
!128 = !DILocation(line: 16, column: 30, scope: !77)
!129 = !DILocation(line: 16, column: 28, scope: !77)
!130 = !DILocation(line: 16, column: 37, scope: !77)
!131 = !DILocation(line: 16, column: 41, scope: !77)
!132 = !DILocation(line: 16, column: 39, scope: !77)
!133 = !DILocation(line: 17, column: 17, scope: !77)
!134 = !DILocation(line: 17, column: 3, scope: !77)
!135 = !DILocation(line: 17, column: 9, scope: !77)
!136 = !DILocation(line: 17, column: 14, scope: !77)
!137 = !DILocation(line: 18, column: 3, scope: !77)
!138 = !DILocation(line: 19, column: 1, scope: !77)
!139 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 21, type: !140, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !143)
!140 = !DISubroutineType(types: !141)
!141 = !{!12, !80, !142, !23}
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!143 = !{!144, !145, !146, !147, !148}
!144 = !DILocalVariable(name: "ring", arg: 1, scope: !139, file: !1, line: 21, type: !80)
!145 = !DILocalVariable(name: "to", arg: 2, scope: !139, file: !1, line: 21, type: !142)
!146 = !DILocalVariable(name: "n", arg: 3, scope: !139, file: !1, line: 21, type: !23)
!147 = !DILocalVariable(name: "at", scope: !139, file: !1, line: 23, type: !23)
!148 = !DILocalVariable(name: "first", scope: !139, file: !1, line: 23, type: !23)
!149 = !DILocation(line: 21, column: 29, scope: !139)
!150 = !DILocation(line: 21, column: 50, scope: !139)
!151 = !DILocation(line: 21, column: 61, scope: !139)
!152 = !DILocation(line: 22, column: 7, scope: !153)
!153 = distinct !DILexicalBlock(scope: !139, file: !1, line: 22, column: 7)
!154 = !DILocation(line: 22, column: 13, scope: !153)
!155 = !DILocation(line: 22, column: 20, scope: !153)
!156 = !DILocation(line: 22, column: 26, scope: !153)
!157 = !DILocation(line: 22, column: 18, scope: !153)
!158 = !DILocation(line: 22, column: 33, scope: !153)
!159 = !DILocation(line: 22, column: 31, scope: !153)
!160 = !DILocation(line: 22, column: 7, scope: !139)
!161 = !DILocation(line: 22, column: 36, scope: !153)
!162 = !DILocation(line: 23, column: 3, scope: !139)
!163 = !DILocation(line: 23, column: 10, scope: !139)
!164 = !DILocation(line: 23, column: 15, scope: !139)
!165 = !DILocation(line: 23, column: 21, scope: !139)
!166 = !DILocation(line: 23, column: 26, scope: !139)
!167 = !DILocation(line: 23, column: 32, scope: !139)
!168 = !DILocation(line: 23, column: 45, scope: !139)
!169 = !DILocation(line: 23, column: 43, scope: !139)
!170 = !DILocation(line: 23, column: 50, scope: !139)
!171 = !DILocation(line: 23, column: 48, scope: !139)
!172 = !DILocation(line: 23, column: 40, scope: !139)
!173 = !DILocation(line: 23, column: 59, scope: !139)
!174 = !DILocation(line: 23, column: 57, scope: !139)
!175 = !DILocation(line: 23, column: 64, scope: !139)
!176 = !DILocation(line: 24, column: 10, scope: !139)
!177 = !DILocation(line: 24, column: 14, scope: !139)
!178 = !DILocation(line: 24, column: 20, scope: !139)
!179 = !DILocation(line: 24, column: 28, scope: !139)
!180 = !DILocation(line: 24, column: 26, scope: !139)
!181 = !DILocation(line: 24, column: 32, scope: !139)
!182 = !DILocation(line: 24, column: 3, scope: !139)
!183 = !DILocation(line: 25, column: 10, scope: !139)
!184 = !DILocation(line: 25, column: 15, scope: !139)
!185 = !DILocation(line: 25, column: 13, scope: !139)
!186 = !DILocation(line: 25, column: 22, scope: !139)
!187 = !DILocation(line: 25, column: 28, scope: !139)
!188 = !DILocation(line: 25, column: 3, scope: !139)
!189 = !DILocation(line: 25, column: 35, scope: !139)
!190 = !DILocation(line: 25, column: 39, scope: !139)
!191 = !DILocation(line: 25, column: 37, scope: !139)
!192 = !DILocation(line: 26, column: 17, scope: !139)
!193 = !DILocation(line: 26, column: 3, scope: !139)
!194 = !DILocation(line: 26, column: 9, scope: !139)
!195 = !DILocation(line: 26, column: 14, scope: !139)
!196 = !DILocation(line: 27, column: 3, scope: !139)
!197 = !DILocation(line: 28, column: 1, scope: !139)
