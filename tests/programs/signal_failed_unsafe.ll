source_filename = "signal_failed_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, void ()* }
%union.anon = type { void (i32)* }
%struct.__sigset_t = type { [16 x i64] }

@.str = private unnamed_addr constant [87 x i8] c"sigismember(&action.sa_mask, SIGHUP) == 1 && sigismember(&action.sa_mask, SIGINT) == 0\00", align 1
@.str.1 = private unnamed_addr constant [23 x i8] c"signal_failed_unsafe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"handlers == 2\00", align 1
@stop = internal global i32 0, align 4, !dbg !0

define dso_local i32 @main() !dbg !24 {
entry:
  %retval = alloca i32, align 4
  %action = alloca %struct.sigaction, align 8
  %handlers = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.sigaction* %action to i8*, !dbg !136
  call void @llvm.lifetime.start.p0i8(i64 152, i8* %0), !dbg !136
  call void @llvm.dbg.declare(metadata %struct.sigaction* %action, metadata !28, metadata !DIExpression()), !dbg !137
  %1 = bitcast i32* %handlers to i8*, !dbg !138
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !138
  call void @llvm.dbg.declare(metadata i32* %handlers, metadata !135, metadata !DIExpression()), !dbg !139
  store i32 0, i32* %handlers, align 4, !dbg !139
  %call = call void (i32)* @signal(i32 noundef 2, void (i32)* noundef @on_signal), !dbg !140
  %cmp = icmp eq void (i32)* %call, inttoptr (i64 -1 to void (i32)*), !dbg !142
  br i1 %cmp, label %if.then, label %if.end, !dbg !143

if.then:
  store i32 1, i32* %retval, align 4, !dbg !144
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !144

if.end:
  %2 = load i32, i32* %handlers, align 4, !dbg !145
  %inc = add nsw i32 %2, 1, !dbg !145
  store i32 %inc, i32* %handlers, align 4, !dbg !145
  %call1 = call void (i32)* @signal(i32 noundef 13, void (i32)* noundef inttoptr (i64 1 to void (i32)*)), !dbg !146
  %cmp2 = icmp ne void (i32)* %call1, inttoptr (i64 -1 to void (i32)*), !dbg !148
  br i1 %cmp2, label %if.then3, label %if.end5, !dbg !149

if.then3:
  %3 = load i32, i32* %handlers, align 4, !dbg !150
  %inc4 = add nsw i32 %3, 1, !dbg !150
  store i32 %inc4, i32* %handlers, align 4, !dbg !150
  br label %if.end5, !dbg !151

if.end5:
  %4 = bitcast %struct.sigaction* %action to i8*, !dbg !152
  call void @llvm.memset.p0i8.i64(i8* align 8 %4, i8 0, i64 152, i1 false), !dbg !152
  %__sigaction_handler = getelementptr inbounds %struct.sigaction, %struct.sigaction* %action, i32 0, i32 0, !dbg !153
  %sa_handler = bitcast %union.anon* %__sigaction_handler to void (i32)**, !dbg !153
  store void (i32)* @on_signal, void (i32)** %sa_handler, align 8, !dbg !154
  %sa_mask = getelementptr inbounds %struct.sigaction, %struct.sigaction* %action, i32 0, i32 1, !dbg !155
  %call6 = call i32 @sigemptyset(%struct.__sigset_t* noundef %sa_mask), !dbg !156
  %sa_mask7 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %action, i32 0, i32 1, !dbg !157
  %call8 = call i32 @sigaddset(%struct.__sigset_t* noundef %sa_mask7, i32 noundef 1), !dbg !158
  %sa_mask9 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %action, i32 0, i32 1, !dbg !159
  %call10 = call i32 @sigismember(%struct.__sigset_t* noundef %sa_mask9, i32 noundef 1), !dbg !159
  %cmp11 = icmp eq i32 %call10, 1, !dbg !159
  br i1 %cmp11, label %land.lhs.true, label %if.else, !dbg !159

land.lhs.true:
  %sa_mask12 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %action, i32 0, i32 1, !dbg !159
  %call13 = call i32 @sigismember(%struct.__sigset_t* noundef %sa_mask12, i32 noundef 2), !dbg !159
  %cmp14 = icmp eq i32 %call13, 0, !dbg !159
  br i1 %cmp14, label %if.then15, label %if.else, !dbg !162

if.then15:
  br label %if.end16, !dbg !162

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([87 x i8], [87 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 19, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !159
  unreachable, !dbg !159

if.end16:
  %call17 = call i32 @sigaction(i32 noundef 15, %struct.sigaction* noundef %action, %struct.sigaction* noundef null), !dbg !163
  %cmp18 = icmp eq i32 %call17, -1, !dbg !165
  br i1 %cmp18, label %if.then19, label %if.end20, !dbg !166

if.then19:
  store i32 1, i32* %retval, align 4, !dbg !167
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !167

if.end20:
  %5 = load i32, i32* %handlers, align 4, !dbg !168
  %cmp21 = icmp eq i32 %5, 2, !dbg !168
  br i1 %cmp21, label %if.then22, label %if.else23, !dbg !171

if.then22:
  br label %if.end24, !dbg !171

if.else23:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !168
  unreachable, !dbg !168

if.end24:
  store i32 0, i32* %retval, align 4, !dbg !172
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !172

cleanup:
  %6 = bitcast i32* %handlers to i8*, !dbg !173
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %6), !dbg !173
  %7 = bitcast %struct.sigaction* %action to i8*, !dbg !173
  call void @llvm.lifetime.end.p0i8(i64 152, i8* %7), !dbg !173
  %8 = load i32, i32* %retval, align 4, !dbg !173
  ret i32 %8, !dbg !173
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !174 void (i32)* @signal(i32 noundef, void (i32)* noundef)

define internal void @on_signal(i32 noundef %number) !dbg !178 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %number.addr, metadata !180, metadata !DIExpression()), !dbg !181
  store volatile i32 1, i32* @stop, align 4, !dbg !182
  ret void, !dbg !183
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare !dbg !184 i32 @sigemptyset(%struct.__sigset_t* noundef)

declare !dbg !190 i32 @sigaddset(%struct.__sigset_t* noundef, i32 noundef)

declare !dbg !193 i32 @sigismember(%struct.__sigset_t* noundef, i32 noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare !dbg !198 i32 @sigaction(i32 noundef, %struct.sigaction* noundef, %struct.sigaction* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 6, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_failed_unsafe.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !6, line: 72, baseType: !7)
!6 = !DIFile(filename: "/usr/include/signal.h", directory: "")
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!0}
!12 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !13)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "sig_atomic_t", file: !14, line: 8, baseType: !15)
!14 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/sig_atomic_t.h", directory: "")
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sig_atomic_t", file: !16, line: 215, baseType: !10)
!16 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 7, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 1}

!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !25, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!10}
!27 = !{!28, !135}
!28 = !DILocalVariable(name: "action", scope: !24, file: !3, line: 10, type: !29)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !30, line: 27, size: 1216, elements: !31)
!30 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/sigaction.h", directory: "")
!31 = !{!32, !120, !130, !131}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__sigaction_handler", scope: !29, file: !30, line: 38, baseType: !33, size: 64)
!33 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !29, file: !30, line: 31, size: 64, elements: !34)
!34 = !{!35, !36}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !33, file: !30, line: 34, baseType: !5, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !33, file: !30, line: 36, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !10, !40, !76}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !42, line: 124, baseType: !43)
!42 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/siginfo_t.h", directory: "")
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !42, line: 36, size: 1024, elements: !44)
!44 = !{!45, !46, !47, !48, !49}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !43, file: !42, line: 38, baseType: !10, size: 32)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !43, file: !42, line: 40, baseType: !10, size: 32, offset: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !43, file: !42, line: 42, baseType: !10, size: 32, offset: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !43, file: !42, line: 48, baseType: !10, size: 32, offset: 96)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "_sifields", scope: !43, file: !42, line: 123, baseType: !50, size: 896, offset: 128)
!50 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !43, file: !42, line: 51, size: 896, elements: !51)
!51 = !{!52, !56, !64, !77, !83, !93, !109, !114}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "_pad", scope: !50, file: !42, line: 53, baseType: !53, size: 896)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 896, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 28)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "_kill", scope: !50, file: !42, line: 60, baseType: !57, size: 64)
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !50, file: !42, line: 56, size: 64, elements: !58)
!58 = !{!59, !61}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !57, file: !42, line: 58, baseType: !60, size: 32)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !16, line: 154, baseType: !10)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !57, file: !42, line: 59, baseType: !62, size: 32, offset: 32)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !16, line: 146, baseType: !63)
!63 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "_timer", scope: !50, file: !42, line: 68, baseType: !65, size: 128)
!65 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !50, file: !42, line: 63, size: 128, elements: !66)
!66 = !{!67, !68, !69}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "si_tid", scope: !65, file: !42, line: 65, baseType: !10, size: 32)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "si_overrun", scope: !65, file: !42, line: 66, baseType: !10, size: 32, offset: 32)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !65, file: !42, line: 67, baseType: !70, size: 64, offset: 64)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigval_t", file: !71, line: 30, baseType: !72)
!71 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigval_t.h", directory: "")
!72 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !71, line: 24, size: 64, elements: !73)
!73 = !{!74, !75}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !72, file: !71, line: 26, baseType: !10, size: 32)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !72, file: !71, line: 27, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_rt", scope: !50, file: !42, line: 76, baseType: !78, size: 128)
!78 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !50, file: !42, line: 71, size: 128, elements: !79)
!79 = !{!80, !81, !82}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !78, file: !42, line: 73, baseType: !60, size: 32)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !78, file: !42, line: 74, baseType: !62, size: 32, offset: 32)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !78, file: !42, line: 75, baseType: !70, size: 64, offset: 64)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_sigchld", scope: !50, file: !42, line: 86, baseType: !84, size: 256)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !50, file: !42, line: 79, size: 256, elements: !85)
!85 = !{!86, !87, !88, !89, !92}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !84, file: !42, line: 81, baseType: !60, size: 32)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !84, file: !42, line: 82, baseType: !62, size: 32, offset: 32)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !84, file: !42, line: 83, baseType: !10, size: 32, offset: 64)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "si_utime", scope: !84, file: !42, line: 84, baseType: !90, size: 64, offset: 128)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !16, line: 156, baseType: !91)
!91 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "si_stime", scope: !84, file: !42, line: 85, baseType: !90, size: 64, offset: 192)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_sigfault", scope: !50, file: !42, line: 105, baseType: !94, size: 256)
!94 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !50, file: !42, line: 89, size: 256, elements: !95)
!95 = !{!96, !97, !99}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !94, file: !42, line: 91, baseType: !76, size: 64)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr_lsb", scope: !94, file: !42, line: 93, baseType: !98, size: 16, offset: 64)
!98 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_bounds", scope: !94, file: !42, line: 104, baseType: !100, size: 128, offset: 128)
!100 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !94, file: !42, line: 94, size: 128, elements: !101)
!101 = !{!102, !107}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "_addr_bnd", scope: !100, file: !42, line: 101, baseType: !103, size: 128)
!103 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !100, file: !42, line: 97, size: 128, elements: !104)
!104 = !{!105, !106}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "_lower", scope: !103, file: !42, line: 99, baseType: !76, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "_upper", scope: !103, file: !42, line: 100, baseType: !76, size: 64, offset: 64)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "_pkey", scope: !100, file: !42, line: 103, baseType: !108, size: 32)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !16, line: 42, baseType: !63)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "_sigpoll", scope: !50, file: !42, line: 112, baseType: !110, size: 128)
!110 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !50, file: !42, line: 108, size: 128, elements: !111)
!111 = !{!112, !113}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !110, file: !42, line: 110, baseType: !91, size: 64)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "si_fd", scope: !110, file: !42, line: 111, baseType: !10, size: 32, offset: 64)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "_sigsys", scope: !50, file: !42, line: 121, baseType: !115, size: 128)
!115 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !50, file: !42, line: 116, size: 128, elements: !116)
!116 = !{!117, !118, !119}
!117 = !DIDerivedType(tag: DW_TAG_member, name: "_call_addr", scope: !115, file: !42, line: 118, baseType: !76, size: 64)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "_syscall", scope: !115, file: !42, line: 119, baseType: !10, size: 32, offset: 64)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_arch", scope: !115, file: !42, line: 120, baseType: !63, size: 32, offset: 96)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !29, file: !30, line: 46, baseType: !121, size: 1024, offset: 64)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !122, line: 8, baseType: !123)
!122 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "")
!123 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !122, line: 5, size: 1024, elements: !124)
!124 = !{!125}
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !123, file: !122, line: 7, baseType: !126, size: 1024)
!126 = !DICompositeType(tag: DW_TAG_array_type, baseType: !127, size: 1024, elements: !128)
!127 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!128 = !{!129}
!129 = !DISubrange(count: 16)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !29, file: !30, line: 49, baseType: !10, size: 32, offset: 1088)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !29, file: !30, line: 52, baseType: !132, size: 64, offset: 1152)
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64)
!133 = !DISubroutineType(types: !134)
!134 = !{null}
!135 = !DILocalVariable(name: "handlers", scope: !24, file: !3, line: 11, type: !10)
!136 = !DILocation(line: 10, column: 3, scope: !24)
!137 = !DILocation(line: 10, column: 20, scope: !24)
!138 = !DILocation(line: 11, column: 3, scope: !24)
!139 = !DILocation(line: 11, column: 7, scope: !24)
!140 = !DILocation(line: 12, column: 7, scope: !141)
!141 = distinct !DILexicalBlock(scope: !24, file: !3, line: 12, column: 7)
!142 = !DILocation(line: 12, column: 33, scope: !141)
!143 = !DILocation(line: 12, column: 7, scope: !24)
!144 = !DILocation(line: 12, column: 45, scope: !141)
!145 = !DILocation(line: 13, column: 11, scope: !24)
!146 = !DILocation(line: 14, column: 7, scope: !147)
!147 = distinct !DILexicalBlock(scope: !24, file: !3, line: 14, column: 7)
!148 = !DILocation(line: 14, column: 32, scope: !147)
!149 = !DILocation(line: 14, column: 7, scope: !24)
!150 = !DILocation(line: 14, column: 52, scope: !147)
!151 = !DILocation(line: 14, column: 44, scope: !147)
!152 = !DILocation(line: 15, column: 3, scope: !24)
!153 = !DILocation(line: 16, column: 10, scope: !24)
!154 = !DILocation(line: 16, column: 21, scope: !24)
!155 = !DILocation(line: 17, column: 23, scope: !24)
!156 = !DILocation(line: 17, column: 3, scope: !24)
!157 = !DILocation(line: 18, column: 21, scope: !24)
!158 = !DILocation(line: 18, column: 3, scope: !24)
!159 = !DILocation(line: 19, column: 3, scope: !160)
!160 = distinct !DILexicalBlock(scope: !161, file: !3, line: 19, column: 3)
!161 = distinct !DILexicalBlock(scope: !24, file: !3, line: 19, column: 3)
!162 = !DILocation(line: 19, column: 3, scope: !161)
!163 = !DILocation(line: 20, column: 7, scope: !164)
!164 = distinct !DILexicalBlock(scope: !24, file: !3, line: 20, column: 7)
!165 = !DILocation(line: 20, column: 41, scope: !164)
!166 = !DILocation(line: 20, column: 7, scope: !24)
!167 = !DILocation(line: 20, column: 48, scope: !164)
!168 = !DILocation(line: 21, column: 3, scope: !169)
!169 = distinct !DILexicalBlock(scope: !170, file: !3, line: 21, column: 3)
!170 = distinct !DILexicalBlock(scope: !24, file: !3, line: 21, column: 3)
!171 = !DILocation(line: 21, column: 3, scope: !170)
!172 = !DILocation(line: 22, column: 3, scope: !24)
!173 = !DILocation(line: 23, column: 1, scope: !24)
!174 = !DISubprogram(name: "signal", scope: !6, file: !6, line: 88, type: !175, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !177)
!175 = !DISubroutineType(types: !176)
!176 = !{!5, !10, !5}
!177 = !{}
!178 = distinct !DISubprogram(name: "on_signal", scope: !3, file: !3, line: 7, type: !8, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !179)
!179 = !{!180}
!180 = !DILocalVariable(name: "number", arg: 1, scope: !178, file: !3, line: 7, type: !10)
!181 = !DILocation(line: 7, column: 27, scope: !178)
!182 = !DILocation(line: 7, column: 42, scope: !178)
!183 = !DILocation(line: 7, column: 47, scope: !178)
!184 = !DISubprogram(name: "sigemptyset", scope: !6, file: !6, line: 199, type: !185, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !177)
!185 = !DISubroutineType(types: !186)
!186 = !{!10, !187}
!187 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !188, size: 64)
!188 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !189, line: 7, baseType: !121)
!189 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/sigset_t.h", directory: "")
!190 = !DISubprogram(name: "sigaddset", scope: !6, file: !6, line: 205, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !177)
!191 = !DISubroutineType(types: !192)
!192 = !{!10, !187, !10}
!193 = !DISubprogram(name: "sigismember", scope: !6, file: !6, line: 211, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !177)
!194 = !DISubroutineType(types: !195)
!195 = !{!10, !196, !10}
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !197, size: 64)
!197 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !188)
!198 = !DISubprogram(name: "sigaction", scope: !6, file: !6, line: 243, type: !199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !177)
!199 = !DISubroutineType(types: !200)
!200 = !{!10, !10, !201, !204}
!201 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !202)
!202 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !203, size: 64)
!203 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!204 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !205)
!205 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
