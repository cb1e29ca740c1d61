source_filename = "exception_nested_unsafe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@_ZTIi = external constant i8*
@_ZTIc = external constant i8*
@.str = private unnamed_addr constant [7 x i8] c"e == r\00", align 1
@.str.1 = private unnamed_addr constant [28 x i8] c"exception_nested_unsafe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"r < 210\00", align 1

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca i32, align 4
  %e10 = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %n, metadata !16, metadata !DIExpression()), !dbg !22
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !23
  %and = and i32 %call, 15, !dbg !24
  store i32 %and, i32* %n, align 4, !dbg !22
  %1 = bitcast i32* %r to i8*, !dbg !21
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %r, metadata !17, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %r, align 4, !dbg !25
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !26
  %2 = bitcast i8* %exception to i32*, !dbg !26
  %3 = load i32, i32* %n, align 4, !dbg !28
  store i32 %3, i32* %2, align 16, !dbg !26
  invoke void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null)
          to label %unreachable unwind label %lpad, !dbg !26

lpad:
  %4 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
          catch i8* null, !dbg !29
  %5 = extractvalue { i8*, i32 } %4, 0, !dbg !29
  store i8* %5, i8** %exn.slot, align 8, !dbg !29
  %6 = extractvalue { i8*, i32 } %4, 1, !dbg !29
  store i32 %6, i32* %ehselector.slot, align 4, !dbg !29
  br label %catch.dispatch, !dbg !29

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !30
  %7 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)), !dbg !30
  %matches = icmp eq i32 %sel, %7, !dbg !30
  br i1 %matches, label %catch, label %catch.dispatch4, !dbg !30

catch:
  %8 = bitcast i32* %e to i8*, !dbg !30
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %8), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %e, metadata !18, metadata !DIExpression()), !dbg !31
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !30
  %9 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !30
  %10 = bitcast i8* %9 to i32*, !dbg !30
  %11 = load i32, i32* %10, align 4, !dbg !30
  store i32 %11, i32* %e, align 4, !dbg !30
  %12 = load i32, i32* %e, align 4, !dbg !32
  %call2 = invoke noundef i32 @_ZL1fi(i32 noundef %12)
          to label %invoke.cont unwind label %lpad1, !dbg !34

invoke.cont:
  %sub = sub nsw i32 %call2, 1, !dbg !35
  store i32 %sub, i32* %r, align 4, !dbg !36
  %13 = load i32, i32* %r, align 4, !dbg !37
  %cmp = icmp sgt i32 %13, 7, !dbg !39
  br i1 %cmp, label %if.then, label %if.end, !dbg !40

if.then:
  %exception3 = call i8* @__cxa_allocate_exception(i64 1), !dbg !41
  store i8 120, i8* %exception3, align 16, !dbg !41
  invoke void @__cxa_throw(i8* %exception3, i8* bitcast (i8** @_ZTIc to i8*), i8* null)
          to label %unreachable unwind label %lpad1, !dbg !41

lpad1:
  %14 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
          catch i8* null, !dbg !42
  %15 = extractvalue { i8*, i32 } %14, 0, !dbg !42
  store i8* %15, i8** %exn.slot, align 8, !dbg !42
  %16 = extractvalue { i8*, i32 } %14, 1, !dbg !42
  store i32 %16, i32* %ehselector.slot, align 4, !dbg !42
  call void @__cxa_end_catch(), !dbg !43
  %17 = bitcast i32* %e to i8*, !dbg !43
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !43
  br label %catch.dispatch4, !dbg !43

catch.dispatch4:
  %sel5 = load i32, i32* %ehselector.slot, align 4, !dbg !44
  %18 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)), !dbg !44
  %matches6 = icmp eq i32 %sel5, %18, !dbg !44
  br i1 %matches6, label %catch9, label %catch7, !dbg !44

catch9:
  %19 = bitcast i32* %e10 to i8*, !dbg !45
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %19), !dbg !45
  call void @llvm.dbg.declare(metadata i32* %e10, metadata !20, metadata !DIExpression()), !dbg !47
  %exn11 = load i8*, i8** %exn.slot, align 8, !dbg !45
  %20 = call i8* @__cxa_begin_catch(i8* %exn11), !dbg !45
  %21 = bitcast i8* %20 to i32*, !dbg !45
  %22 = load i32, i32* %21, align 4, !dbg !45
  store i32 %22, i32* %e10, align 4, !dbg !45
  %23 = load i32, i32* %e10, align 4, !dbg !48
  %24 = load i32, i32* %r, align 4, !dbg !48
  %cmp12 = icmp eq i32 %23, %24, !dbg !48
  br i1 %cmp12, label %cond.true, label %cond.false, !dbg !48

cond.true:
  br label %cond.end, !dbg !48

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0), i32 noundef 23, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !48
  unreachable, !dbg !48

catch7:
  %exn8 = load i8*, i8** %exn.slot, align 8, !dbg !44
  %25 = call i8* @__cxa_begin_catch(i8* %exn8), !dbg !44
  %26 = load i32, i32* %r, align 4, !dbg !50
  %add = add nsw i32 %26, 200, !dbg !50
  store i32 %add, i32* %r, align 4, !dbg !50
  call void @__cxa_end_catch(), !dbg !45
  br label %try.cont14, !dbg !45

if.end:
  invoke void @__cxa_rethrow()
          to label %unreachable unwind label %lpad1, !dbg !51

try.cont:                                         ; No predecessors!
  br label %try.cont14, !dbg !44

27:                                               ; No predecessors!
  br label %cond.end, !dbg !48

cond.end:
  %28 = load i32, i32* %r, align 4, !dbg !52
  %add13 = add nsw i32 %28, 100, !dbg !52
  store i32 %add13, i32* %r, align 4, !dbg !52
  call void @__cxa_end_catch(), !dbg !53
  %29 = bitcast i32* %e10 to i8*, !dbg !53
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %29), !dbg !53
  br label %try.cont14, !dbg !53

try.cont14:
  %30 = load i32, i32* %r, align 4, !dbg !54
  %cmp15 = icmp slt i32 %30, 210, !dbg !54
  br i1 %cmp15, label %cond.true16, label %cond.false17, !dbg !54

cond.true16:
  br label %cond.end18, !dbg !54

cond.false17:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0), i32 noundef 28, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !54
  unreachable, !dbg !54

31:                                               ; No predecessors!
  br label %cond.end18, !dbg !54

cond.end18:
  %32 = bitcast i32* %r to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %32), !dbg !55
  %33 = bitcast i32* %n to i8*, !dbg !55
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %33), !dbg !55
  %34 = load i32, i32* %retval, align 4, !dbg !55
  ret i32 %34, !dbg !55

unreachable:
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_throw(i8*, i8*, i8*)

declare i32 @__gxx_personality_v0(...)

declare i32 @llvm.eh.typeid.for(i8*)

declare i8* @__cxa_begin_catch(i8*)

define internal noundef i32 @_ZL1fi(i32 noundef %n) #5 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !56 {
entry:
  %n.addr = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %inner = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !60, metadata !DIExpression()), !dbg !62
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !63
  %0 = bitcast i8* %exception to i32*, !dbg !63
  %1 = load i32, i32* %n.addr, align 4, !dbg !65
  %add = add nsw i32 %1, 1, !dbg !66
  store i32 %add, i32* %0, align 16, !dbg !63
  invoke void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null)
          to label %unreachable unwind label %lpad, !dbg !63

lpad:
  %2 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !67
  %3 = extractvalue { i8*, i32 } %2, 0, !dbg !67
  store i8* %3, i8** %exn.slot, align 8, !dbg !67
  %4 = extractvalue { i8*, i32 } %2, 1, !dbg !67
  store i32 %4, i32* %ehselector.slot, align 4, !dbg !67
  br label %catch.dispatch, !dbg !67

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !68
  %5 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)), !dbg !68
  %matches = icmp eq i32 %sel, %5, !dbg !68
  br i1 %matches, label %catch, label %eh.resume, !dbg !68

catch:
  %6 = bitcast i32* %inner to i8*, !dbg !68
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %6), !dbg !68
  call void @llvm.dbg.declare(metadata i32* %inner, metadata !61, metadata !DIExpression()), !dbg !69
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !68
  %7 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !68
  %8 = bitcast i8* %7 to i32*, !dbg !68
  %9 = load i32, i32* %8, align 4, !dbg !68
  store i32 %9, i32* %inner, align 4, !dbg !68
  %10 = load i32, i32* %inner, align 4, !dbg !70
  call void @__cxa_end_catch(), !dbg !72
  %11 = bitcast i32* %inner to i8*, !dbg !72
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %11), !dbg !72
  ret i32 %10, !dbg !73

try.cont:                                         ; No predecessors!
  unreachable, !dbg !72

eh.resume:
  %exn1 = load i8*, i8** %exn.slot, align 8, !dbg !68
  %sel2 = load i32, i32* %ehselector.slot, align 4, !dbg !68
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn1, 0, !dbg !68
  %lpad.val3 = insertvalue { i8*, i32 } %lpad.val, i32 %sel2, 1, !dbg !68
  resume { i8*, i32 } %lpad.val3, !dbg !68

unreachable:
  unreachable
}

declare void @__cxa_rethrow()

declare void @__cxa_end_catch()

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exception_nested_unsafe.cpp", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !12, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17, !18, !20}
!16 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 13, type: !14)
!17 = !DILocalVariable(name: "r", scope: !11, file: !1, line: 13, type: !14)
!18 = !DILocalVariable(name: "e", scope: !19, file: !1, line: 17, type: !14)
!19 = distinct !DILexicalBlock(scope: !11, file: !1, line: 14, column: 7)
!20 = !DILocalVariable(name: "e", scope: !11, file: !1, line: 22, type: !14)
!21 = !DILocation(line: 13, column: 3, scope: !11)
!22 = !DILocation(line: 13, column: 7, scope: !11)
!23 = !DILocation(line: 13, column: 11, scope: !11)
!24 = !DILocation(line: 13, column: 35, scope: !11)
!25 = !DILocation(line: 13, column: 41, scope: !11)
!26 = !DILocation(line: 16, column: 7, scope: !27)
!27 = distinct !DILexicalBlock(scope: !19, file: !1, line: 15, column: 9)
!28 = !DILocation(line: 16, column: 13, scope: !27)
!29 = !DILocation(line: 29, column: 1, scope: !27)
!30 = !DILocation(line: 17, column: 5, scope: !27)
!31 = !DILocation(line: 17, column: 18, scope: !19)
!32 = !DILocation(line: 18, column: 13, scope: !33)
!33 = distinct !DILexicalBlock(scope: !19, file: !1, line: 17, column: 21)
!34 = !DILocation(line: 18, column: 11, scope: !33)
!35 = !DILocation(line: 18, column: 16, scope: !33)
!36 = !DILocation(line: 18, column: 9, scope: !33)
!37 = !DILocation(line: 19, column: 11, scope: !38)
!38 = distinct !DILexicalBlock(scope: !33, file: !1, line: 19, column: 11)
!39 = !DILocation(line: 19, column: 13, scope: !38)
!40 = !DILocation(line: 19, column: 11, scope: !33)
!41 = !DILocation(line: 19, column: 18, scope: !38)
!42 = !DILocation(line: 29, column: 1, scope: !33)
!43 = !DILocation(line: 21, column: 5, scope: !33)
!44 = !DILocation(line: 22, column: 3, scope: !19)
!45 = !DILocation(line: 27, column: 3, scope: !46)
!46 = distinct !DILexicalBlock(scope: !11, file: !1, line: 25, column: 17)
!47 = !DILocation(line: 22, column: 16, scope: !11)
!48 = !DILocation(line: 23, column: 5, scope: !49)
!49 = distinct !DILexicalBlock(scope: !11, file: !1, line: 22, column: 19)
!50 = !DILocation(line: 26, column: 7, scope: !46)
!51 = !DILocation(line: 20, column: 7, scope: !33)
!52 = !DILocation(line: 24, column: 7, scope: !49)
!53 = !DILocation(line: 25, column: 3, scope: !49)
!54 = !DILocation(line: 28, column: 3, scope: !11)
!55 = !DILocation(line: 29, column: 1, scope: !11)
!56 = distinct !DISubprogram(name: "f", linkageName: "_ZL1fi", scope: !1, file: !1, line: 5, type: !57, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!14, !14}
!59 = !{!60, !61}
!60 = !DILocalVariable(name: "n", arg: 1, scope: !56, file: !1, line: 5, type: !14)
!61 = !DILocalVariable(name: "inner", scope: !56, file: !1, line: 8, type: !14)
!62 = !DILocation(line: 5, column: 18, scope: !56)
!63 = !DILocation(line: 7, column: 5, scope: !64)
!64 = distinct !DILexicalBlock(scope: !56, file: !1, line: 6, column: 7)
!65 = !DILocation(line: 7, column: 11, scope: !64)
!66 = !DILocation(line: 7, column: 13, scope: !64)
!67 = !DILocation(line: 11, column: 1, scope: !64)
!68 = !DILocation(line: 8, column: 3, scope: !64)
!69 = !DILocation(line: 8, column: 16, scope: !56)
!70 = !DILocation(line: 9, column: 12, scope: !71)
!71 = distinct !DILexicalBlock(scope: !56, file: !1, line: 8, column: 23)
!72 = !DILocation(line: 10, column: 3, scope: !71)
!73 = !DILocation(line: 9, column: 5, scope: !71)
