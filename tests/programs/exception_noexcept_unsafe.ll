source_filename = "exception_noexcept_unsafe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$__clang_call_terminate = comdat any

@_ZTIi = external constant i8*
@.str = private unnamed_addr constant [6 x i8] c"n < 3\00", align 1
@.str.1 = private unnamed_addr constant [30 x i8] c"exception_noexcept_unsafe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1

define dso_local noundef i32 @main() !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !17
  call void @llvm.dbg.declare(metadata i32* %n, metadata !16, metadata !DIExpression()), !dbg !18
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !19
  store i32 %call, i32* %n, align 4, !dbg !18
  %1 = load i32, i32* %n, align 4, !dbg !20
  call void @_ZL1fi(i32 noundef %1), !dbg !22
  %2 = load i32, i32* %n, align 4, !dbg !23
  %cmp = icmp slt i32 %2, 3, !dbg !23
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !23

cond.true:
  br label %cond.end, !dbg !23

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !23
  unreachable, !dbg !23

3:                                                ; No predecessors!
  br label %cond.end, !dbg !23

cond.end:
  %4 = bitcast i32* %n to i8*, !dbg !24
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %4), !dbg !24
  %5 = load i32, i32* %retval, align 4, !dbg !24
  ret i32 %5, !dbg !24
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal void @_ZL1fi(i32 noundef %n) #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !25 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !29, metadata !DIExpression()), !dbg !30
  %0 = load i32, i32* %n.addr, align 4, !dbg !31
  %cmp = icmp sgt i32 %0, 3, !dbg !33
  br i1 %cmp, label %if.then, label %if.end, !dbg !34

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !35
  %1 = bitcast i8* %exception to i32*, !dbg !35
  %2 = load i32, i32* %n.addr, align 4, !dbg !36
  store i32 %2, i32* %1, align 16, !dbg !35
  invoke void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null)
          to label %unreachable unwind label %terminate.lpad, !dbg !35

if.end:
  ret void, !dbg !37

terminate.lpad:
  %3 = landingpad { i8*, i32 }
          catch i8* null, !dbg !35
  %4 = extractvalue { i8*, i32 } %3, 0, !dbg !35
  call void @__clang_call_terminate(i8* %4), !dbg !35
  unreachable, !dbg !35

unreachable:
  unreachable
}

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

declare i32 @__gxx_personality_v0(...)

define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #6 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0)
  call void @_ZSt9terminatev()
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exception_noexcept_unsafe.cpp", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16}
!16 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 7, type: !14)
!17 = !DILocation(line: 7, column: 3, scope: !11)
!18 = !DILocation(line: 7, column: 7, scope: !11)
!19 = !DILocation(line: 7, column: 11, scope: !11)
!20 = !DILocation(line: 8, column: 11, scope: !21)
!21 = distinct !DILexicalBlock(scope: !11, file: !1, line: 8, column: 7)
!22 = !DILocation(line: 8, column: 9, scope: !21)
!23 = !DILocation(line: 9, column: 3, scope: !11)
!24 = !DILocation(line: 10, column: 1, scope: !11)
!25 = distinct !DISubprogram(name: "f", linkageName: "_ZL1fi", scope: !1, file: !1, line: 5, type: !26, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !14}
!28 = !{!29}
!29 = !DILocalVariable(name: "n", arg: 1, scope: !25, file: !1, line: 5, type: !14)
!30 = !DILocation(line: 5, column: 19, scope: !25)
!31 = !DILocation(line: 5, column: 37, scope: !32)
!32 = distinct !DILexicalBlock(scope: !25, file: !1, line: 5, column: 37)
!33 = !DILocation(line: 5, column: 39, scope: !32)
!34 = !DILocation(line: 5, column: 37, scope: !25)
!35 = !DILocation(line: 5, column: 44, scope: !32)
!36 = !DILocation(line: 5, column: 50, scope: !32)
!37 = !DILocation(line: 5, column: 53, scope: !25)
