source_filename = "exception_callback_unknown.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@_ZTIi = external constant i8*
@.str = private unnamed_addr constant [7 x i8] c"r <= 0\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"exception_callback_unknown.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %r = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %r to i8*, !dbg !18
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !18
  call void @llvm.dbg.declare(metadata i32* %r, metadata !16, metadata !DIExpression()), !dbg !19
  store i32 0, i32* %r, align 4, !dbg !19
  invoke void @each(void (i32)* noundef @_ZL5checki)
          to label %invoke.cont unwind label %lpad, !dbg !20

invoke.cont:
  br label %try.cont, !dbg !22

lpad:
  %1 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !23
  %2 = extractvalue { i8*, i32 } %1, 0, !dbg !23
  store i8* %2, i8** %exn.slot, align 8, !dbg !23
  %3 = extractvalue { i8*, i32 } %1, 1, !dbg !23
  store i32 %3, i32* %ehselector.slot, align 4, !dbg !23
  br label %catch.dispatch, !dbg !23

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !22
  %4 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)), !dbg !22
  %matches = icmp eq i32 %sel, %4, !dbg !22
  br i1 %matches, label %catch, label %ehcleanup, !dbg !22

catch:
  %5 = bitcast i32* %n to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %5), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %n, metadata !17, metadata !DIExpression()), !dbg !24
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !22
  %6 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !22
  %7 = bitcast i8* %6 to i32*, !dbg !22
  %8 = load i32, i32* %7, align 4, !dbg !22
  store i32 %8, i32* %n, align 4, !dbg !22
  %9 = load i32, i32* %n, align 4, !dbg !25
  store i32 %9, i32* %r, align 4, !dbg !27
  call void @__cxa_end_catch(), !dbg !28
  %10 = bitcast i32* %n to i8*, !dbg !28
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %10), !dbg !28
  br label %try.cont, !dbg !28

try.cont:
  %11 = load i32, i32* %r, align 4, !dbg !29
  %cmp = icmp sle i32 %11, 0, !dbg !29
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !29

cond.true:
  br label %cond.end, !dbg !29

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i32 noundef 15, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !29
  unreachable, !dbg !29

12:                                               ; No predecessors!
  br label %cond.end, !dbg !29

cond.end:
  %13 = bitcast i32* %r to i8*, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %13), !dbg !30
  %14 = load i32, i32* %retval, align 4, !dbg !30
  ret i32 %14, !dbg !30

ehcleanup:
  %15 = bitcast i32* %r to i8*, !dbg !30
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %15), !dbg !30
  br label %eh.resume, !dbg !30

eh.resume:
  %exn1 = load i8*, i8** %exn.slot, align 8, !dbg !30
  %sel2 = load i32, i32* %ehselector.slot, align 4, !dbg !30
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn1, 0, !dbg !30
  %lpad.val3 = insertvalue { i8*, i32 } %lpad.val, i32 %sel2, 1, !dbg !30
  resume { i8*, i32 } %lpad.val3, !dbg !30
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare !dbg !31 void @each(void (i32)* noundef)

define internal void @_ZL5checki(i32 noundef %n) !dbg !38 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !40, metadata !DIExpression()), !dbg !41
  %0 = load i32, i32* %n.addr, align 4, !dbg !42
  %cmp = icmp slt i32 %0, 0, !dbg !44
  br i1 %cmp, label %if.then, label %if.end, !dbg !45

if.then:
  %exception = call i8* @__cxa_allocate_exception(i64 4), !dbg !46
  %1 = bitcast i8* %exception to i32*, !dbg !46
  %2 = load i32, i32* %n.addr, align 4, !dbg !47
  store i32 %2, i32* %1, align 16, !dbg !46
  call void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIi to i8*), i8* null), !dbg !46
  unreachable, !dbg !46

if.end:
  ret void, !dbg !48
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
!1 = !DIFile(filename: "exception_callback_unknown.cpp", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17}
!16 = !DILocalVariable(name: "r", scope: !11, file: !1, line: 9, type: !14)
!17 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 12, type: !14)
!18 = !DILocation(line: 9, column: 3, scope: !11)
!19 = !DILocation(line: 9, column: 7, scope: !11)
!20 = !DILocation(line: 11, column: 5, scope: !21)
!21 = distinct !DILexicalBlock(scope: !11, file: !1, line: 10, column: 7)
!22 = !DILocation(line: 12, column: 3, scope: !21)
!23 = !DILocation(line: 16, column: 1, scope: !21)
!24 = !DILocation(line: 12, column: 16, scope: !11)
!25 = !DILocation(line: 13, column: 9, scope: !26)
!26 = distinct !DILexicalBlock(scope: !11, file: !1, line: 12, column: 19)
!27 = !DILocation(line: 13, column: 7, scope: !26)
!28 = !DILocation(line: 14, column: 3, scope: !26)
!29 = !DILocation(line: 15, column: 3, scope: !11)
!30 = !DILocation(line: 16, column: 1, scope: !11)
!31 = !DISubprogram(name: "each", scope: !1, file: !1, line: 4, type: !32, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !37)
!32 = !DISubroutineType(types: !33)
!33 = !{null, !34}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DISubroutineType(types: !36)
!36 = !{null, !14}
!37 = !{}
!38 = distinct !DISubprogram(name: "check", linkageName: "_ZL5checki", scope: !1, file: !1, line: 5, type: !35, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !39)
!39 = !{!40}
!40 = !DILocalVariable(name: "n", arg: 1, scope: !38, file: !1, line: 5, type: !14)
!41 = !DILocation(line: 5, column: 23, scope: !38)
!42 = !DILocation(line: 6, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !38, file: !1, line: 6, column: 7)
!44 = !DILocation(line: 6, column: 9, scope: !43)
!45 = !DILocation(line: 6, column: 7, scope: !38)
!46 = !DILocation(line: 6, column: 14, scope: !43)
!47 = !DILocation(line: 6, column: 20, scope: !43)
!48 = !DILocation(line: 7, column: 1, scope: !38)
