source_filename = "signal_flag_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, void ()* }
%union.anon = type { void (i32)* }
%struct.__sigset_t = type { [16 x i64] }

@running = internal global i32 1, align 4, !dbg !0
@ticks = internal global i32 0, align 4, !dbg !5
@.str = private unnamed_addr constant [26 x i8] c"ticks >= 0 && ticks <= 10\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"signal_flag_safe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

define dso_local i32 @main() !dbg !20 {
entry:
  %retval = alloca i32, align 4
  %action = alloca %struct.sigaction, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast %struct.sigaction* %action to i8*, !dbg !136
  call void @llvm.lifetime.start.p0i8(i64 152, i8* %0), !dbg !136
  call void @llvm.dbg.declare(metadata %struct.sigaction* %action, metadata !24, metadata !DIExpression()), !dbg !137
  %1 = bitcast %struct.sigaction* %action to i8*, !dbg !137
  call void @llvm.memset.p0i8.i64(i8* align 8 %1, i8 0, i64 152, i1 false), !dbg !137
  %__sigaction_handler = getelementptr inbounds %struct.sigaction, %struct.sigaction* %action, i32 0, i32 0, !dbg !138
  %sa_handler = bitcast %union.anon* %__sigaction_handler to void (i32)**, !dbg !138
  store void (i32)* @stop, void (i32)** %sa_handler, align 8, !dbg !139
  %call = call i32 @sigaction(i32 noundef 2, %struct.sigaction* noundef %action, %struct.sigaction* noundef null), !dbg !140
  %cmp = icmp ne i32 %call, 0, !dbg !142
  br i1 %cmp, label %if.then, label %if.end, !dbg !143

if.then:
  store i32 1, i32* %retval, align 4, !dbg !144
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !144

if.end:
  %call1 = call void (i32)* @signal(i32 noundef 15, void (i32)* noundef @stop), !dbg !145
  br label %while.cond, !dbg !146

while.cond:
  %2 = load volatile i32, i32* @running, align 4, !dbg !147
  %tobool = icmp ne i32 %2, 0, !dbg !146
  br i1 %tobool, label %while.body, label %while.end, !dbg !146

while.body:
  %3 = load i32, i32* @ticks, align 4, !dbg !148
  %inc = add nsw i32 %3, 1, !dbg !148
  store i32 %inc, i32* @ticks, align 4, !dbg !148
  %4 = load i32, i32* @ticks, align 4, !dbg !150
  %cmp2 = icmp sgt i32 %4, 10, !dbg !152
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !153

if.then3:
  store i32 0, i32* @ticks, align 4, !dbg !154
  br label %if.end4, !dbg !155

if.end4:
  br label %while.cond, !dbg !146, !llvm.loop !156

while.end:
  %5 = load i32, i32* @ticks, align 4, !dbg !160
  %cmp5 = icmp sge i32 %5, 0, !dbg !160
  br i1 %cmp5, label %land.lhs.true, label %if.else, !dbg !160

land.lhs.true:
  %6 = load i32, i32* @ticks, align 4, !dbg !160
  %cmp6 = icmp sle i32 %6, 10, !dbg !160
  br i1 %cmp6, label %if.then7, label %if.else, !dbg !163

if.then7:
  br label %if.end8, !dbg !163

if.else:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.1, i64 0, i64 0), i32 noundef 24, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !160
  unreachable, !dbg !160

if.end8:
  store i32 0, i32* %retval, align 4, !dbg !164
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !164

cleanup:
  %7 = bitcast %struct.sigaction* %action to i8*, !dbg !165
  call void @llvm.lifetime.end.p0i8(i64 152, i8* %7), !dbg !165
  %8 = load i32, i32* %retval, align 4, !dbg !165
  ret i32 %8, !dbg !165
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

define internal void @stop(i32 noundef %number) !dbg !166 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, i32* %number.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %number.addr, metadata !168, metadata !DIExpression()), !dbg !169
  %0 = load i32, i32* %number.addr, align 4, !dbg !170
  %cmp = icmp eq i32 %0, 15, !dbg !172
  br i1 %cmp, label %if.then, label %if.end, !dbg !173

if.then:
  call void @_exit(i32 noundef 1), !dbg !174
  unreachable, !dbg !174

if.end:
  store volatile i32 0, i32* @running, align 4, !dbg !175
  ret void, !dbg !176
}

declare !dbg !177 i32 @sigaction(i32 noundef, %struct.sigaction* noundef, %struct.sigaction* noundef)

declare !dbg !186 void (i32)* @signal(i32 noundef, void (i32)* noundef)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @_exit(i32 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "running", scope: !2, file: !3, line: 7, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "signal_flag_safe.c", directory: ".")
!4 = !{!5, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "ticks", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "sig_atomic_t", file: !10, line: 8, baseType: !11)
!10 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/sig_atomic_t.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sig_atomic_t", file: !12, line: 215, baseType: !7)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "")
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 7, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 1}

!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !21, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!7}
!23 = !{!24}
!24 = !DILocalVariable(name: "action", scope: !20, file: !3, line: 16, type: !25)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !26, line: 27, size: 1216, elements: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/sigaction.h", directory: "")
!27 = !{!28, !121, !131, !132}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__sigaction_handler", scope: !25, file: !26, line: 38, baseType: !29, size: 64)
!29 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !25, file: !26, line: 31, size: 64, elements: !30)
!30 = !{!31, !37}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !29, file: !26, line: 34, baseType: !32, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !33, line: 72, baseType: !34)
!33 = !DIFile(filename: "/usr/include/signal.h", directory: "")
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DISubroutineType(types: !36)
!36 = !{null, !7}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !29, file: !26, line: 36, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !7, !41, !77}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !43, line: 124, baseType: !44)
!43 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/siginfo_t.h", directory: "")
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !43, line: 36, size: 1024, elements: !45)
!45 = !{!46, !47, !48, !49, !50}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !44, file: !43, line: 38, baseType: !7, size: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !44, file: !43, line: 40, baseType: !7, size: 32, offset: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !44, file: !43, line: 42, baseType: !7, size: 32, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !44, file: !43, line: 48, baseType: !7, size: 32, offset: 96)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "_sifields", scope: !44, file: !43, line: 123, baseType: !51, size: 896, offset: 128)
!51 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !44, file: !43, line: 51, size: 896, elements: !52)
!52 = !{!53, !57, !65, !78, !84, !94, !110, !115}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "_pad", scope: !51, file: !43, line: 53, baseType: !54, size: 896)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 896, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 28)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "_kill", scope: !51, file: !43, line: 60, baseType: !58, size: 64)
!58 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !51, file: !43, line: 56, size: 64, elements: !59)
!59 = !{!60, !62}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !58, file: !43, line: 58, baseType: !61, size: 32)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !12, line: 154, baseType: !7)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !58, file: !43, line: 59, baseType: !63, size: 32, offset: 32)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !12, line: 146, baseType: !64)
!64 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "_timer", scope: !51, file: !43, line: 68, baseType: !66, size: 128)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !51, file: !43, line: 63, size: 128, elements: !67)
!67 = !{!68, !69, !70}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "si_tid", scope: !66, file: !43, line: 65, baseType: !7, size: 32)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "si_overrun", scope: !66, file: !43, line: 66, baseType: !7, size: 32, offset: 32)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !66, file: !43, line: 67, baseType: !71, size: 64, offset: 64)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigval_t", file: !72, line: 30, baseType: !73)
!72 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigval_t.h", directory: "")
!73 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !72, line: 24, size: 64, elements: !74)
!74 = !{!75, !76}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !73, file: !72, line: 26, baseType: !7, size: 32)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !73, file: !72, line: 27, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "_rt", scope: !51, file: !43, line: 76, baseType: !79, size: 128)
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !51, file: !43, line: 71, size: 128, elements: !80)
!80 = !{!81, !82, !83}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !79, file: !43, line: 73, baseType: !61, size: 32)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !79, file: !43, line: 74, baseType: !63, size: 32, offset: 32)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !79, file: !43, line: 75, baseType: !71, size: 64, offset: 64)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "_sigchld", scope: !51, file: !43, line: 86, baseType: !85, size: 256)
!85 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !51, file: !43, line: 79, size: 256, elements: !86)
!86 = !{!87, !88, !89, !90, !93}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !85, file: !43, line: 81, baseType: !61, size: 32)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !85, file: !43, line: 82, baseType: !63, size: 32, offset: 32)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !85, file: !43, line: 83, baseType: !7, size: 32, offset: 64)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "si_utime", scope: !85, file: !43, line: 84, baseType: !91, size: 64, offset: 128)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !12, line: 156, baseType: !92)
!92 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "si_stime", scope: !85, file: !43, line: 85, baseType: !91, size: 64, offset: 192)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_sigfault", scope: !51, file: !43, line: 105, baseType: !95, size: 256)
!95 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !51, file: !43, line: 89, size: 256, elements: !96)
!96 = !{!97, !98, !100}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !95, file: !43, line: 91, baseType: !77, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr_lsb", scope: !95, file: !43, line: 93, baseType: !99, size: 16, offset: 64)
!99 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "_bounds", scope: !95, file: !43, line: 104, baseType: !101, size: 128, offset: 128)
!101 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !95, file: !43, line: 94, size: 128, elements: !102)
!102 = !{!103, !108}
!103 = !DIDerivedType(tag: DW_TAG_member, name: "_addr_bnd", scope: !101, file: !43, line: 101, baseType: !104, size: 128)
!104 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !101, file: !43, line: 97, size: 128, elements: !105)
!105 = !{!106, !107}
!106 = !DIDerivedType(tag: DW_TAG_member, name: "_lower", scope: !104, file: !43, line: 99, baseType: !77, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "_upper", scope: !104, file: !43, line: 100, baseType: !77, size: 64, offset: 64)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "_pkey", scope: !101, file: !43, line: 103, baseType: !109, size: 32)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !12, line: 42, baseType: !64)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "_sigpoll", scope: !51, file: !43, line: 112, baseType: !111, size: 128)
!111 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !51, file: !43, line: 108, size: 128, elements: !112)
!112 = !{!113, !114}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !111, file: !43, line: 110, baseType: !92, size: 64)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "si_fd", scope: !111, file: !43, line: 111, baseType: !7, size: 32, offset: 64)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_sigsys", scope: !51, file: !43, line: 121, baseType: !116, size: 128)
!116 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !51, file: !43, line: 116, size: 128, elements: !117)
!117 = !{!118, !119, !120}
!118 = !DIDerivedType(tag: DW_TAG_member, name: "_call_addr", scope: !116, file: !43, line: 118, baseType: !77, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_syscall", scope: !116, file: !43, line: 119, baseType: !7, size: 32, offset: 64)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "_arch", scope: !116, file: !43, line: 120, baseType: !64, size: 32, offset: 96)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !25, file: !26, line: 46, baseType: !122, size: 1024, offset: 64)
!122 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !123, line: 8, baseType: !124)
!123 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "")
!124 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !123, line: 5, size: 1024, elements: !125)
!125 = !{!126}
!126 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !124, file: !123, line: 7, baseType: !127, size: 1024)
!127 = !DICompositeType(tag: DW_TAG_array_type, baseType: !128, size: 1024, elements: !129)
!128 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!129 = !{!130}
!130 = !DISubrange(count: 16)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !25, file: !26, line: 49, baseType: !7, size: 32, offset: 1088)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !25, file: !26, line: 52, baseType: !133, size: 64, offset: 1152)
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64)
!134 = !DISubroutineType(types: !135)
!135 = !{null}
!136 = !DILocation(line: 16, column: 3, scope: !20)
!137 = !DILocation(line: 16, column: 20, scope: !20)
!138 = !DILocation(line: 17, column: 10, scope: !20)
!139 = !DILocation(line: 17, column: 21, scope: !20)
!140 = !DILocation(line: 18, column: 7, scope: !141)
!141 = distinct !DILexicalBlock(scope: !20, file: !3, line: 18, column: 7)
!142 = !DILocation(line: 18, column: 40, scope: !141)
!143 = !DILocation(line: 18, column: 7, scope: !20)
!144 = !DILocation(line: 18, column: 46, scope: !141)
!145 = !DILocation(line: 19, column: 3, scope: !20)
!146 = !DILocation(line: 20, column: 3, scope: !20)
!147 = !DILocation(line: 20, column: 10, scope: !20)
!148 = !DILocation(line: 21, column: 10, scope: !149)
!149 = distinct !DILexicalBlock(scope: !20, file: !3, line: 20, column: 19)
!150 = !DILocation(line: 22, column: 9, scope: !151)
!151 = distinct !DILexicalBlock(scope: !149, file: !3, line: 22, column: 9)
!152 = !DILocation(line: 22, column: 15, scope: !151)
!153 = !DILocation(line: 22, column: 9, scope: !149)
!154 = !DILocation(line: 22, column: 27, scope: !151)
!155 = !DILocation(line: 22, column: 21, scope: !151)
!156 = distinct !{!156, !146, !157, !158, !159}
!157 = !DILocation(line: 23, column: 3, scope: !20)
!158 = !{!"llvm.loop.mustprogress"}
!159 = !{!"llvm.loop.unroll.disable"}
!160 = !DILocation(line: 24, column: 3, scope: !161)
!161 = distinct !DILexicalBlock(scope: !162, file: !3, line: 24, column: 3)
!162 = distinct !DILexicalBlock(scope: !20, file: !3, line: 24, column: 3)
!163 = !DILocation(line: 24, column: 3, scope: !162)
!164 = !DILocation(line: 25, column: 3, scope: !20)
!165 = !DILocation(line: 26, column: 1, scope: !20)
!166 = distinct !DISubprogram(name: "stop", scope: !3, file: !3, line: 10, type: !35, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !167)
!167 = !{!168}
!168 = !DILocalVariable(name: "number", arg: 1, scope: !166, file: !3, line: 10, type: !7)
!169 = !DILocation(line: 10, column: 22, scope: !166)
!170 = !DILocation(line: 11, column: 7, scope: !171)
!171 = distinct !DILexicalBlock(scope: !166, file: !3, line: 11, column: 7)
!172 = !DILocation(line: 11, column: 14, scope: !171)
!173 = !DILocation(line: 11, column: 7, scope: !166)
!174 = !DILocation(line: 11, column: 26, scope: !171)
!175 = !DILocation(line: 12, column: 11, scope: !166)
!176 = !DILocation(line: 13, column: 1, scope: !166)
!177 = !DISubprogram(name: "sigaction", scope: !33, file: !33, line: 243, type: !178, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !185)
!178 = !DISubroutineType(types: !179)
!179 = !{!7, !7, !180, !183}
!180 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !181)
!181 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !182, size: 64)
!182 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!183 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !184)
!184 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!185 = !{}
!186 = !DISubprogram(name: "signal", scope: !33, file: !33, line: 88, type: !187, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !185)
!187 = !DISubroutineType(types: !188)
!188 = !{!32, !7, !32}
