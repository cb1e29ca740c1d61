source_filename = "pointer_arithmetic_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.a = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16

define dso_local i32 @sum(i32* noundef %from, i32* noundef %to) !dbg !10 {
entry:
  %from.addr = alloca i32*, align 8
  %to.addr = alloca i32*, align 8
  %s = alloca i32, align 4
  store i32* %from, i32** %from.addr, align 8
  store i32* %to, i32** %to.addr, align 8
  store i32 0, i32* %s, align 4, !dbg !13
  br label %while.cond, !dbg !14

while.cond:
  %0 = load i32*, i32** %from.addr, align 8, !dbg !15
  %1 = load i32*, i32** %to.addr, align 8, !dbg !16
  %cmp = icmp ult i32* %0, %1, !dbg !17
  br i1 %cmp, label %while.body, label %while.end, !dbg !14

while.body:
  %2 = load i32*, i32** %from.addr, align 8, !dbg !18
  %incdec.ptr = getelementptr inbounds i32, i32* %2, i32 1, !dbg !18
  store i32* %incdec.ptr, i32** %from.addr, align 8, !dbg !18
  %3 = load i32, i32* %2, align 4, !dbg !19
  %4 = load i32, i32* %s, align 4, !dbg !20
  %add = add nsw i32 %4, %3, !dbg !20
  store i32 %add, i32* %s, align 4, !dbg !20
  br label %while.cond, !dbg !14, !llvm.loop !21

while.end:
  %5 = load i32, i32* %s, align 4, !dbg !23
  ret i32 %5, !dbg !24
}

define dso_local i32 @main() !dbg !25 {
entry:
  %retval = alloca i32, align 4
  %a = alloca [4 x i32], align 16
  %i = alloca i32, align 4
  %p = alloca i32*, align 8
  store i32 0, i32* %retval, align 4
  %0 = bitcast [4 x i32]* %a to i8*, !dbg !26
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %0, i8* align 16 bitcast ([4 x i32]* @__const.main.a to i8*), i64 16, i1 false), !dbg !26
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !27
  store i32 %call, i32* %i, align 4, !dbg !28
  %1 = load i32, i32* %i, align 4, !dbg !29
  %cmp = icmp ugt i32 %1, 4, !dbg !30
  br i1 %cmp, label %if.then, label %if.end, !dbg !29

if.then:
  store i32 0, i32* %retval, align 4, !dbg !31
  br label %return, !dbg !31

if.end:
  %arraydecay = getelementptr inbounds [4 x i32], [4 x i32]* %a, i64 0, i64 0, !dbg !32
  %2 = load i32, i32* %i, align 4, !dbg !33
  %idx.ext = zext i32 %2 to i64, !dbg !34
  %add.ptr = getelementptr inbounds i32, i32* %arraydecay, i64 %idx.ext, !dbg !34
  store i32* %add.ptr, i32** %p, align 8, !dbg !35
  %3 = load i32*, i32** %p, align 8, !dbg !36
  %arraydecay1 = getelementptr inbounds [4 x i32], [4 x i32]* %a, i64 0, i64 0, !dbg !37
  %sub.ptr.lhs.cast = ptrtoint i32* %3 to i64, !dbg !38
  %sub.ptr.rhs.cast = ptrtoint i32* %arraydecay1 to i64, !dbg !38
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !38
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4, !dbg !38
  %4 = load i32, i32* %i, align 4, !dbg !39
  %conv = zext i32 %4 to i64, !dbg !39
  %cmp2 = icmp ne i64 %sub.ptr.div, %conv, !dbg !40
  br i1 %cmp2, label %if.then11, label %lor.lhs.false, !dbg !41

lor.lhs.false:
  %5 = load i32*, i32** %p, align 8, !dbg !42
  %6 = bitcast i32* %5 to i8*, !dbg !43
  %arraydecay4 = getelementptr inbounds [4 x i32], [4 x i32]* %a, i64 0, i64 0, !dbg !44
  %7 = bitcast i32* %arraydecay4 to i8*, !dbg !45
  %sub.ptr.lhs.cast5 = ptrtoint i8* %6 to i64, !dbg !46
  %sub.ptr.rhs.cast6 = ptrtoint i8* %7 to i64, !dbg !46
  %sub.ptr.sub7 = sub i64 %sub.ptr.lhs.cast5, %sub.ptr.rhs.cast6, !dbg !46
  %8 = load i32, i32* %i, align 4, !dbg !47
  %mul = mul i32 4, %8, !dbg !48
  %conv8 = zext i32 %mul to i64, !dbg !49
  %cmp9 = icmp ne i64 %sub.ptr.sub7, %conv8, !dbg !50
  br i1 %cmp9, label %if.then11, label %if.end12, !dbg !36

if.then11:
  call void @reach_error(), !dbg !51
  br label %if.end12, !dbg !51

if.end12:
  %9 = load i32, i32* %i, align 4, !dbg !52
  %cmp13 = icmp ult i32 %9, 4, !dbg !53
  br i1 %cmp13, label %land.lhs.true, label %if.end18, !dbg !54

land.lhs.true:
  %10 = load i32*, i32** %p, align 8, !dbg !55
  %arrayidx = getelementptr inbounds i32, i32* %10, i64 0, !dbg !55
  %11 = load i32, i32* %arrayidx, align 4, !dbg !55
  %12 = load i32, i32* %i, align 4, !dbg !56
  %add = add i32 %12, 1, !dbg !57
  %cmp15 = icmp ne i32 %11, %add, !dbg !58
  br i1 %cmp15, label %if.then17, label %if.end18, !dbg !52

if.then17:
  call void @reach_error(), !dbg !59
  br label %if.end18, !dbg !59

if.end18:
  %arraydecay19 = getelementptr inbounds [4 x i32], [4 x i32]* %a, i64 0, i64 0, !dbg !60
  %13 = load i32*, i32** %p, align 8, !dbg !61
  %call20 = call i32 @sum(i32* noundef %arraydecay19, i32* noundef %13), !dbg !62
  %14 = load i32, i32* %i, align 4, !dbg !63
  %15 = load i32, i32* %i, align 4, !dbg !64
  %add21 = add i32 %15, 1, !dbg !65
  %mul22 = mul i32 %14, %add21, !dbg !66
  %div = udiv i32 %mul22, 2, !dbg !67
  %cmp23 = icmp ne i32 %call20, %div, !dbg !68
  br i1 %cmp23, label %if.then25, label %if.end26, !dbg !62

if.then25:
  call void @reach_error(), !dbg !69
  br label %if.end26, !dbg !69

if.end26:
  %16 = load i32*, i32** %p, align 8, !dbg !70
  %arrayidx27 = getelementptr inbounds [4 x i32], [4 x i32]* %a, i64 0, i64 3, !dbg !71
  %cmp28 = icmp uge i32* %16, %arrayidx27, !dbg !72
  br i1 %cmp28, label %land.lhs.true30, label %if.end34, !dbg !73

land.lhs.true30:
  %17 = load i32, i32* %i, align 4, !dbg !74
  %cmp31 = icmp ult i32 %17, 4, !dbg !75
  br i1 %cmp31, label %if.then33, label %if.end34, !dbg !70

if.then33:
  call void @reach_error(), !dbg !76
  br label %if.end34, !dbg !76

if.end34:
  store i32 0, i32* %retval, align 4, !dbg !77
  br label %return, !dbg !77

return:
  %18 = load i32, i32* %retval, align 4, !dbg !78
  ret i32 %18, !dbg !78
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare i32 @__VERIFIER_nondet_uint()

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pointer_arithmetic_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 7, scope: !10)
!14 = !DILocation(line: 7, column: 3, scope: !10)
!15 = !DILocation(line: 7, column: 10, scope: !10)
!16 = !DILocation(line: 7, column: 17, scope: !10)
!17 = !DILocation(line: 7, column: 15, scope: !10)
!18 = !DILocation(line: 7, column: 31, scope: !10)
!19 = !DILocation(line: 7, column: 26, scope: !10)
!20 = !DILocation(line: 7, column: 23, scope: !10)
!21 = distinct !{!21, !14, !18, !22}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !DILocation(line: 8, column: 10, scope: !10)
!24 = !DILocation(line: 8, column: 3, scope: !10)
!25 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!26 = !DILocation(line: 12, column: 7, scope: !25)
!27 = !DILocation(line: 13, column: 16, scope: !25)
!28 = !DILocation(line: 13, column: 12, scope: !25)
!29 = !DILocation(line: 14, column: 7, scope: !25)
!30 = !DILocation(line: 14, column: 9, scope: !25)
!31 = !DILocation(line: 14, column: 14, scope: !25)
!32 = !DILocation(line: 15, column: 12, scope: !25)
!33 = !DILocation(line: 15, column: 16, scope: !25)
!34 = !DILocation(line: 15, column: 14, scope: !25)
!35 = !DILocation(line: 15, column: 8, scope: !25)
!36 = !DILocation(line: 16, column: 7, scope: !25)
!37 = !DILocation(line: 16, column: 11, scope: !25)
!38 = !DILocation(line: 16, column: 9, scope: !25)
!39 = !DILocation(line: 16, column: 16, scope: !25)
!40 = !DILocation(line: 16, column: 13, scope: !25)
!41 = !DILocation(line: 16, column: 18, scope: !25)
!42 = !DILocation(line: 16, column: 29, scope: !25)
!43 = !DILocation(line: 16, column: 21, scope: !25)
!44 = !DILocation(line: 16, column: 41, scope: !25)
!45 = !DILocation(line: 16, column: 33, scope: !25)
!46 = !DILocation(line: 16, column: 31, scope: !25)
!47 = !DILocation(line: 16, column: 50, scope: !25)
!48 = !DILocation(line: 16, column: 48, scope: !25)
!49 = !DILocation(line: 16, column: 46, scope: !25)
!50 = !DILocation(line: 16, column: 43, scope: !25)
!51 = !DILocation(line: 16, column: 53, scope: !25)
!52 = !DILocation(line: 17, column: 7, scope: !25)
!53 = !DILocation(line: 17, column: 9, scope: !25)
!54 = !DILocation(line: 17, column: 13, scope: !25)
!55 = !DILocation(line: 17, column: 16, scope: !25)
!56 = !DILocation(line: 17, column: 24, scope: !25)
!57 = !DILocation(line: 17, column: 26, scope: !25)
!58 = !DILocation(line: 17, column: 21, scope: !25)
!59 = !DILocation(line: 17, column: 31, scope: !25)
!60 = !DILocation(line: 18, column: 11, scope: !25)
!61 = !DILocation(line: 18, column: 14, scope: !25)
!62 = !DILocation(line: 18, column: 7, scope: !25)
!63 = !DILocation(line: 18, column: 20, scope: !25)
!64 = !DILocation(line: 18, column: 25, scope: !25)
!65 = !DILocation(line: 18, column: 27, scope: !25)
!66 = !DILocation(line: 18, column: 22, scope: !25)
!67 = !DILocation(line: 18, column: 32, scope: !25)
!68 = !DILocation(line: 18, column: 17, scope: !25)
!69 = !DILocation(line: 18, column: 37, scope: !25)
!70 = !DILocation(line: 19, column: 7, scope: !25)
!71 = !DILocation(line: 19, column: 13, scope: !25)
!72 = !DILocation(line: 19, column: 9, scope: !25)
!73 = !DILocation(line: 19, column: 18, scope: !25)
!74 = !DILocation(line: 19, column: 21, scope: !25)
!75 = !DILocation(line: 19, column: 23, scope: !25)
!76 = !DILocation(line: 19, column: 28, scope: !25)
!77 = !DILocation(line: 20, column: 3, scope: !25)
!78 = !DILocation(line: 21, column: 1, scope: !25)
