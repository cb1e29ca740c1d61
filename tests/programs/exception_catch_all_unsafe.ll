source_filename = "exception_catch_all_unsafe.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.A = type { i8 }

$_ZTS1A = comdat any

$_ZTI1A = comdat any

@_ZTIPKc = external constant i8*
@.str = private unnamed_addr constant [7 x i8] c"r != 2\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"exception_catch_all_unsafe.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTIl = external constant i8*
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS1A = linkonce_odr dso_local constant [3 x i8] c"1A\00", comdat, align 1
@_ZTI1A = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTS1A, i32 0, i32 0) }, comdat, align 8
@.str.2 = private unnamed_addr constant [5 x i8] c"text\00", align 1

define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !11 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %r = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %text = alloca i8*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast i32* %n to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %n, metadata !16, metadata !DIExpression()), !dbg !23
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !24
  store i32 %call, i32* %n, align 4, !dbg !23
  %1 = bitcast i32* %r to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %1), !dbg !22
  call void @llvm.dbg.declare(metadata i32* %r, metadata !17, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %r, align 4, !dbg !25
  %2 = load i32, i32* %n, align 4, !dbg !26
  invoke void @_ZL1fi(i32 noundef %2)
          to label %invoke.cont unwind label %lpad, !dbg !28

invoke.cont:
  br label %try.cont, !dbg !29

lpad:
  %3 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIPKc to i8*)
          catch i8* null, !dbg !30
  %4 = extractvalue { i8*, i32 } %3, 0, !dbg !30
  store i8* %4, i8** %exn.slot, align 8, !dbg !30
  %5 = extractvalue { i8*, i32 } %3, 1, !dbg !30
  store i32 %5, i32* %ehselector.slot, align 4, !dbg !30
  br label %catch.dispatch, !dbg !30

catch.dispatch:
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !29
  %6 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIPKc to i8*)), !dbg !29
  %matches = icmp eq i32 %sel, %6, !dbg !29
  br i1 %matches, label %catch1, label %catch, !dbg !29

catch1:
  %7 = bitcast i8** %text to i8*, !dbg !31
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %7), !dbg !31
  call void @llvm.dbg.declare(metadata i8** %text, metadata !18, metadata !DIExpression()), !dbg !33
  %exn2 = load i8*, i8** %exn.slot, align 8, !dbg !31
  %8 = call i8* @__cxa_begin_catch(i8* %exn2), !dbg !31
  store i8* %8, i8** %text, align 8, !dbg !31
  %9 = load i8*, i8** %text, align 8, !dbg !34
  %arrayidx = getelementptr inbounds i8, i8* %9, i64 0, !dbg !34
  %10 = load i8, i8* %arrayidx, align 1, !dbg !34
  %conv = sext i8 %10 to i32, !dbg !34
  %cmp = icmp eq i32 %conv, 116, !dbg !36
  %11 = zext i1 %cmp to i64, !dbg !34
  %cond = select i1 %cmp, i32 2, i32 3, !dbg !34
  store i32 %cond, i32* %r, align 4, !dbg !37
  call void @__cxa_end_catch(), !dbg !38
  %12 = bitcast i8** %text to i8*, !dbg !38
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %12), !dbg !38
  br label %try.cont, !dbg !38

try.cont:
  %13 = load i32, i32* %r, align 4, !dbg !39
  %cmp3 = icmp ne i32 %13, 2, !dbg !39
  br i1 %cmp3, label %cond.true, label %cond.false, !dbg !39

cond.true:
  br label %cond.end, !dbg !39

cond.false:
  call void @__assert_fail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)), !dbg !39
  unreachable, !dbg !39

catch:
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !29
  %14 = call i8* @__cxa_begin_catch(i8* %exn), !dbg !29
  store i32 1, i32* %r, align 4, !dbg !40
  call void @__cxa_end_catch(), !dbg !31
  br label %try.cont, !dbg !31

15:                                               ; No predecessors!
  br label %cond.end, !dbg !39

cond.end:
  %16 = bitcast i32* %r to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %16), !dbg !41
  %17 = bitcast i32* %n to i8*, !dbg !41
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %17), !dbg !41
  %18 = load i32, i32* %retval, align 4, !dbg !41
  ret i32 %18, !dbg !41
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @__VERIFIER_nondet_int()

define internal void @_ZL1fi(i32 noundef %n) !dbg !42 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !46, metadata !DIExpression()), !dbg !47
  %0 = load i32, i32* %n.addr, align 4, !dbg !48
  switch i32 %0, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb3
  ], !dbg !49

sw.bb:
  %exception = call i8* @__cxa_allocate_exception(i64 8), !dbg !50
  %1 = bitcast i8* %exception to i64*, !dbg !50
  store i64 1, i64* %1, align 16, !dbg !50
  call void @__cxa_throw(i8* %exception, i8* bitcast (i8** @_ZTIl to i8*), i8* null), !dbg !50
  unreachable, !dbg !50

sw.bb1:
  %exception2 = call i8* @__cxa_allocate_exception(i64 1), !dbg !52
  %2 = bitcast i8* %exception2 to %struct.A*, !dbg !52
  call void @__cxa_throw(i8* %exception2, i8* bitcast ({ i8*, i8* }* @_ZTI1A to i8*), i8* null), !dbg !52
  unreachable, !dbg !52

sw.bb3:
  %exception4 = call i8* @__cxa_allocate_exception(i64 8), !dbg !53
  %3 = bitcast i8* %exception4 to i8**, !dbg !53
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0), i8** %3, align 16, !dbg !53
  call void @__cxa_throw(i8* %exception4, i8* bitcast (i8** @_ZTIPKc to i8*), i8* null), !dbg !53
  unreachable, !dbg !53

sw.default:
  ret void, !dbg !54
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
!1 = !DIFile(filename: "exception_catch_all_unsafe.cpp", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 7, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 1}

!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!16, !17, !18}
!16 = !DILocalVariable(name: "n", scope: !11, file: !1, line: 15, type: !14)
!17 = !DILocalVariable(name: "r", scope: !11, file: !1, line: 15, type: !14)
!18 = !DILocalVariable(name: "text", scope: !11, file: !1, line: 16, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !DILocation(line: 15, column: 3, scope: !11)
!23 = !DILocation(line: 15, column: 7, scope: !11)
!24 = !DILocation(line: 15, column: 11, scope: !11)
!25 = !DILocation(line: 15, column: 36, scope: !11)
!26 = !DILocation(line: 16, column: 11, scope: !27)
!27 = distinct !DILexicalBlock(scope: !11, file: !1, line: 16, column: 7)
!28 = !DILocation(line: 16, column: 9, scope: !27)
!29 = !DILocation(line: 16, column: 15, scope: !27)
!30 = !DILocation(line: 18, column: 1, scope: !27)
!31 = !DILocation(line: 16, column: 95, scope: !32)
!32 = distinct !DILexicalBlock(scope: !11, file: !1, line: 16, column: 86)
!33 = !DILocation(line: 16, column: 36, scope: !11)
!34 = !DILocation(line: 16, column: 48, scope: !35)
!35 = distinct !DILexicalBlock(scope: !11, file: !1, line: 16, column: 42)
!36 = !DILocation(line: 16, column: 56, scope: !35)
!37 = !DILocation(line: 16, column: 46, scope: !35)
!38 = !DILocation(line: 16, column: 72, scope: !35)
!39 = !DILocation(line: 17, column: 3, scope: !11)
!40 = !DILocation(line: 16, column: 90, scope: !32)
!41 = !DILocation(line: 18, column: 1, scope: !11)
!42 = distinct !DISubprogram(name: "f", linkageName: "_ZL1fi", scope: !1, file: !1, line: 6, type: !43, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !14}
!45 = !{!46}
!46 = !DILocalVariable(name: "n", arg: 1, scope: !42, file: !1, line: 6, type: !14)
!47 = !DILocation(line: 6, column: 19, scope: !42)
!48 = !DILocation(line: 7, column: 11, scope: !42)
!49 = !DILocation(line: 7, column: 3, scope: !42)
!50 = !DILocation(line: 8, column: 13, scope: !51)
!51 = distinct !DILexicalBlock(scope: !42, file: !1, line: 7, column: 14)
!52 = !DILocation(line: 9, column: 13, scope: !51)
!53 = !DILocation(line: 10, column: 13, scope: !51)
!54 = !DILocation(line: 11, column: 14, scope: !51)
