source_filename = "exception_by_value_unsafe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@_ZTIc = external constant i8*
@_ZTIi = external constant i8*
@.str = private unnamed_addr constant [6 x i8] c"e < 0\00", align 1
@.str.1 = private unnamed_addr constant [30 x i8] c"exception_by_value_unsafe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"r <= 100\00", align 1

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca i32, align 4
  %c = alloca i8, align 1
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %n, metadata !16, metadata !DIExpression()), !dbg !22
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !23
  store i32 %call, i32* %n, align 4, !dbg !22
  %1 = bitcast i32* %r to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %r, metadata !17, metadata !DIExpression()), !dbg !24
  store i32 1000, i32* %r, align 4, !dbg !24
  %2 = load i32, i32* %n, align 4, !dbg !25
  %call1 = invoke noundef i32 @_ZL1fi(i32 noundef %2)
          to label %invoke.cont unwind label %lpad, !dbg !27

invoke.cont:
  store i32 %call1, i32* %r, align 4, !dbg !28
  br label %try.cont, !dbg !29

lpad:
  %3 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIc to i8*)
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !30
  %4 = extractvalue { i8*, i32 } %3, 0, !dbg !30
  store i8* %4, i8** %exn.slot, align 8, !dbg !30
  %5 = extractvalue { i8*, i32 } %3, 1, !dbg !30
  store i32 %5, i32* %ehselector.slot, align 4, !dbg !30
  br label %catch.dispatch, !dbg !30

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !29
  %6 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIc to i8*)), !dbg !29
  %matches = icmp eq i32 %sel, %6, !dbg !29
  br i1 %matches, label %catch3, label %catch.fallthrough, !dbg !29

catch3:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %c), !dbg !31
  call void @llvm.dbg.declare(metadata i8* %c, metadata !19, metadata !DIExpression()), !dbg !33
  %exn4 = load i8*, i8** %exn.slot, align 8, !dbg !31
  %7 = call i8* @__cxa_begin_catch(i8* %exn4), !dbg !31
  %8 = load i8, i8* %7, align 1, !dbg !31
  store i8 %8, i8* %c, align 1, !dbg !31
  %9 = load i8, i8* %c, align 1, !dbg !34
  %conv = sext i8 %9 to i32, !dbg !34
  store i32 %conv, i32* %r, align 4, !dbg !36
  call void @__cxa_end_catch(), !dbg !37
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %c), !dbg !37
  br label %try.cont, !dbg !37

try.cont:
  %10 = load i32, i32* %r, align 4, !dbg !38
  %cmp5 = icmp sle i32 %10, 100, !dbg !38
  br i1 %cmp5, label %cond.true6, label %cond.false7, !dbg !38

cond.true6:
  br label %cond.end8, !dbg !38

cond.false7:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.1, i64 0, i64 0), i32 noundef 20, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !38
  unreachable, !dbg !38

catch.fallthrough:
  %11 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)), !dbg !29
  %matches2 = icmp eq i32 %sel, %11, !dbg !29
  br i1 %matches2, label %catch, label %ehcleanup, !dbg !29

catch:
  %12 = bitcast i32* %e to i8*, !dbg !29
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %12), !dbg !29
  call void @llvm.dbg.declare(metadata i32* %e, metadata !18, metadata !DIExpression()), !dbg !39
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !29
  %13 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !29
  %14 = bitcast i8* %13 to i32*, !dbg !29
  %15 = load i32, i32* %14, align 4, !dbg !29
  store i32 %15, i32* %e, align 4, !dbg !29
  %16 = load i32, i32* %e, align 4, !dbg !40
  %cmp = icmp slt i32 %16, 0, !dbg !40
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !40

cond.true:
  br label %cond.end, !dbg !40

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !40
  unreachable, !dbg !40

17:                                               ; No predecessors!
  br label %cond.end, !dbg !40

cond.end:
  %18 = load i32, i32* %e, align 4, !dbg !41
  %sub = sub nsw i32 0, %18, !dbg !42
  store i32 %sub, i32* %r, align 4, !dbg !43
  call void @__cxa_end_catch(), !dbg !31
  %19 = bitcast i32* %e to i8*, !dbg !31
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %19), !dbg !31
  br label %try.cont, !dbg !31

20:                                               ; No predecessors!
  br label %cond.end8, !dbg !38

cond.end8:
  %21 = bitcast i32* %r to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %21), !dbg !44
  %22 = bitcast i32* %n to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %22), !dbg !44
  %23 = load i32, i32* %retval, align 4, !dbg !44
  ret i32 %23, !dbg !44

ehcleanup:
  %24 = bitcast i32* %r to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %24), !dbg !44
  %25 = bitcast i32* %n to i8*, !dbg !44
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %25), !dbg !44
  br label %eh.resume, !dbg !44

eh.resume:
  %exn10 = load i8*, i8** %exn.slot, align 8, !dbg !44
  %sel11 = load i32, i32* %ehselector.slot, align 4, !dbg !44
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn10, 0, !dbg !44
  %lpad.val12 = insertvalue { i8*, i32 } %lpad.val, i32 %sel11, 1, !dbg !44
  resume { i8*, i32 } %lpad.val12, !dbg !44
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal noundef i32 @_ZL1fi(i32 noundef %x) !dbg !45 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !49, metadata !DIExpression()), !dbg !50
  %0 = load i32, i32* %x.addr, align 4, !dbg !51
  %cmp = icmp slt i32 %0, 0, !dbg !53
  br i1 %cmp, label %if.then, label %if.end, !dbg !54

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !55
  %1 = bitcast i8* %exception to i32*, !dbg !55
  %2 = load i32, i32* %x.addr, align 4, !dbg !56
  store i32 %2, i32* %1, align 16, !dbg !55
  call void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null), !dbg !55
  unreachable, !dbg !55

if.end:
  %3 = load i32, i32* %x.addr, align 4, !dbg !57
  %cmp1 = icmp sgt i32 %3, 100, !dbg !59
  br i1 %cmp1, label %if.then2, label %if.end4, !dbg !60

if.then2:
  %exception3 = call i8* @__cxa_allocate_exception(i64 1), !dbg !61
  store i8 99, i8* %exception3, align 16, !dbg !61
  call void @__cxa_throw(i8* %exception3, i8* bitcast (i8** @_ZTIc to i8*), i8* null), !dbg !61
  unreachable, !dbg !61

if.end4:
  %4 = load i32, i32* %x.addr, align 4, !dbg !62
  ret i32 %4, !dbg !63
}

declare i32 @__gxx_personality_v0(...)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

declare void @__cxa_end_catch()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exception_by_value_unsafe.cpp", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !12, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17, !18, !19}
!16 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 11, type: !14)
!17 = !DILocalVariable(name: "r", scope: !11, file: !1, line: 11, type: !14)
!18 = !DILocalVariable(name: "e", scope: !11, file: !1, line: 16, type: !14)
!19 = !DILocalVariable(name: "c", scope: !11, file: !1, line: 14, type: !20)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !DILocation(line: 11, column: 3, scope: !11)
!22 = !DILocation(line: 11, column: 7, scope: !11)
!23 = !DILocation(line: 11, column: 11, scope: !11)
!24 = !DILocation(line: 11, column: 36, scope: !11)
!25 = !DILocation(line: 13, column: 11, scope: !26)
!26 = distinct !DILexicalBlock(scope: !11, file: !1, line: 12, column: 7)
!27 = !DILocation(line: 13, column: 9, scope: !26)
!28 = !DILocation(line: 13, column: 7, scope: !26)
!29 = !DILocation(line: 14, column: 3, scope: !26)
!30 = !DILocation(line: 21, column: 1, scope: !26)
!31 = !DILocation(line: 19, column: 3, scope: !32)
!32 = distinct !DILexicalBlock(scope: !11, file: !1, line: 16, column: 19)
!33 = !DILocation(line: 14, column: 17, scope: !11)
!34 = !DILocation(line: 15, column: 9, scope: !35)
!35 = distinct !DILexicalBlock(scope: !11, file: !1, line: 14, column: 20)
!36 = !DILocation(line: 15, column: 7, scope: !35)
!37 = !DILocation(line: 16, column: 3, scope: !35)
!38 = !DILocation(line: 20, column: 3, scope: !11)
!39 = !DILocation(line: 16, column: 16, scope: !11)
!40 = !DILocation(line: 17, column: 5, scope: !32)
!41 = !DILocation(line: 18, column: 10, scope: !32)
!42 = !DILocation(line: 18, column: 9, scope: !32)
!43 = !DILocation(line: 18, column: 7, scope: !32)
!44 = !DILocation(line: 21, column: 1, scope: !11)
!45 = distinct !DISubprogram(name: "f", linkageName: "_ZL1fi", scope: !1, file: !1, line: 5, type: !46, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !48)
!46 = !DISubroutineType(types: !47)
!47 = !{!14, !14}
!48 = !{!49}
!49 = !DILocalVariable(name: "x", arg: 1, scope: !45, file: !1, line: 5, type: !14)
!50 = !DILocation(line: 5, column: 18, scope: !45)
!51 = !DILocation(line: 6, column: 7, scope: !52)
!52 = distinct !DILexicalBlock(scope: !45, file: !1, line: 6, column: 7)
!53 = !DILocation(line: 6, column: 9, scope: !52)
!54 = !DILocation(line: 6, column: 7, scope: !45)
!55 = !DILocation(line: 6, column: 14, scope: !52)
!56 = !DILocation(line: 6, column: 20, scope: !52)
!57 = !DILocation(line: 7, column: 7, scope: !58)
!58 = distinct !DILexicalBlock(scope: !45, file: !1, line: 7, column: 7)
!59 = !DILocation(line: 7, column: 9, scope: !58)
!60 = !DILocation(line: 7, column: 7, scope: !45)
!61 = !DILocation(line: 7, column: 16, scope: !58)
!62 = !DILocation(line: 8, column: 10, scope: !45)
!63 = !DILocation(line: 8, column: 3, scope: !45)
