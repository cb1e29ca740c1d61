source_filename = "exception_uncaught_unsafe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@_ZTIc = external constant i8*
@.str = private unnamed_addr constant [6 x i8] c"n < 3\00", align 1
@.str.1 = private unnamed_addr constant [30 x i8] c"exception_uncaught_unsafe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTIi = external constant i8*

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %c = alloca i8, align 1
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !19
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !19
  call void @llvm.dbg.declare(metadata i32* %n, metadata !16, metadata !DIExpression()), !dbg !20
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !21
  store i32 %call, i32* %n, align 4, !dbg !20
  %1 = load i32, i32* %n, align 4, !dbg !22
  invoke void @_ZL1fi(i32 noundef %1)
          to label %invoke.cont unwind label %lpad, !dbg !24

invoke.cont:
  br label %try.cont, !dbg !25

lpad:
  %2 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIc to i8*), !dbg !26
  %3 = extractvalue { i8*, i32 } %2, 0, !dbg !26
  store i8* %3, i8** %exn.slot, align 8, !dbg !26
  %4 = extractvalue { i8*, i32 } %2, 1, !dbg !26
  store i32 %4, i32* %ehselector.slot, align 4, !dbg !26
  br label %catch.dispatch, !dbg !26

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !25
  %5 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIc to i8*)), !dbg !25
  %matches = icmp eq i32 %sel, %5, !dbg !25
  br i1 %matches, label %catch, label %ehcleanup, !dbg !25

catch:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %c), !dbg !25
  call void @llvm.dbg.declare(metadata i8* %c, metadata !17, metadata !DIExpression()), !dbg !27
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !25
  %6 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !25
  %7 = load i8, i8* %6, align 1, !dbg !25
  store i8 %7, i8* %c, align 1, !dbg !25
  store i32 1, i32* %retval, align 4, !dbg !28
  store i32 1, i32* %cleanup.dest.slot, align 4
  call void @__cxa_end_catch(), !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %c), !dbg !30
  br label %cleanup

try.cont:
  %8 = load i32, i32* %n, align 4, !dbg !31
  %cmp = icmp slt i32 %8, 3, !dbg !31
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !31

cond.true:
  br label %cond.end, !dbg !31

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.1, i64 0, i64 0), i32 noundef 9, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !31
  unreachable, !dbg !31

9:                                                ; No predecessors!
  br label %cond.end, !dbg !31

cond.end:
  store i32 0, i32* %cleanup.dest.slot, align 4, !dbg !32
  br label %cleanup, !dbg !32

cleanup:
  %10 = bitcast i32* %n to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !32
  %cleanup.dest = load i32, i32* %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:
  %11 = load i32, i32* %retval, align 4, !dbg !32
  ret i32 %11, !dbg !32

ehcleanup:
  %12 = bitcast i32* %n to i8*, !dbg !32
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %12), !dbg !32
  br label %eh.resume, !dbg !32

eh.resume:
  %exn1 = load i8*, i8** %exn.slot, align 8, !dbg !32
  %sel2 = load i32, i32* %ehselector.slot, align 4, !dbg !32
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn1, 0, !dbg !32
  %lpad.val3 = insertvalue { i8*, i32 } %lpad.val, i32 %sel2, 1, !dbg !32
  resume { i8*, i32 } %lpad.val3, !dbg !32

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal void @_ZL1fi(i32 noundef %n) !dbg !33 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !37, metadata !DIExpression()), !dbg !38
  %0 = load i32, i32* %n.addr, align 4, !dbg !39
  %cmp = icmp sgt i32 %0, 3, !dbg !41
  br i1 %cmp, label %if.then, label %if.end, !dbg !42

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !43
  %1 = bitcast i8* %exception to i32*, !dbg !43
  %2 = load i32, i32* %n.addr, align 4, !dbg !44
  store i32 %2, i32* %1, align 16, !dbg !43
  call void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null), !dbg !43
  unreachable, !dbg !43

if.end:
  ret void, !dbg !45
}

declare i32 @__gxx_personality_v0(...)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exception_uncaught_unsafe.cpp", directory: ".")
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
!15 = !{!16, !17}
!16 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 7, type: !14)
!17 = !DILocalVariable(name: "c", scope: !11, file: !1, line: 8, type: !18)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !DILocation(line: 7, column: 3, scope: !11)
!20 = !DILocation(line: 7, column: 7, scope: !11)
!21 = !DILocation(line: 7, column: 11, scope: !11)
!22 = !DILocation(line: 8, column: 11, scope: !23)
!23 = distinct !DILexicalBlock(scope: !11, file: !1, line: 8, column: 7)
!24 = !DILocation(line: 8, column: 9, scope: !23)
!25 = !DILocation(line: 8, column: 15, scope: !23)
!26 = !DILocation(line: 10, column: 1, scope: !23)
!27 = !DILocation(line: 8, column: 29, scope: !11)
!28 = !DILocation(line: 8, column: 34, scope: !29)
!29 = distinct !DILexicalBlock(scope: !11, file: !1, line: 8, column: 32)
!30 = !DILocation(line: 8, column: 44, scope: !29)
!31 = !DILocation(line: 9, column: 3, scope: !11)
!32 = !DILocation(line: 10, column: 1, scope: !11)
!33 = distinct !DISubprogram(name: "f", linkageName: "_ZL1fi", scope: !1, file: !1, line: 5, type: !34, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{null, !14}
!36 = !{!37}
!37 = !DILocalVariable(name: "n", arg: 1, scope: !33, file: !1, line: 5, type: !14)
!38 = !DILocation(line: 5, column: 19, scope: !33)
!39 = !DILocation(line: 5, column: 28, scope: !40)
!40 = distinct !DILexicalBlock(scope: !33, file: !1, line: 5, column: 28)
!41 = !DILocation(line: 5, column: 30, scope: !40)
!42 = !DILocation(line: 5, column: 28, scope: !33)
!43 = !DILocation(line: 5, column: 35, scope: !40)
!44 = !DILocation(line: 5, column: 41, scope: !40)
!45 = !DILocation(line: 5, column: 44, scope: !33)
