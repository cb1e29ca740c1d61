source_filename = "struct_by_value_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i16 }
%struct.big = type { [5 x i64] }

define dso_local i64 @swap(i64 %p.coerce) !dbg !10 {
entry:
  %retval = alloca %struct.pair, align 4
  %p = alloca %struct.pair, align 4
  %0 = bitcast %struct.pair* %p to i64*
  store i64 %p.coerce, i64* %0, align 4
  %a = getelementptr inbounds %struct.pair, %struct.pair* %retval, i32 0, i32 0, !dbg !13
  %b = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 1, !dbg !14
  %1 = load i16, i16* %b, align 4, !dbg !14
  %conv = sext i16 %1 to i32, !dbg !15
  store i32 %conv, i32* %a, align 4, !dbg !13
  %b1 = getelementptr inbounds %struct.pair, %struct.pair* %retval, i32 0, i32 1, !dbg !13
  %a2 = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 0, !dbg !16
  %2 = load i32, i32* %a2, align 4, !dbg !16
  %conv3 = trunc i32 %2 to i16, !dbg !17
  store i16 %conv3, i16* %b1, align 4, !dbg !13
  %a4 = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 0, !dbg !18
  store i32 77, i32* %a4, align 4, !dbg !19
  %3 = bitcast %struct.pair* %retval to i64*, !dbg !20
  %4 = load i64, i64* %3, align 4, !dbg !20
  ret i64 %4, !dbg !20
}

define dso_local void @fill(%struct.big* noalias sret(%struct.big) align 8 %agg.result, i64 noundef %x) !dbg !21 {
entry:
  %x.addr = alloca i64, align 8
  %i = alloca i32, align 4
  store i64 %x, i64* %x.addr, align 8
  store i32 0, i32* %i, align 4, !dbg !22
  br label %for.cond, !dbg !23

for.cond:
  %0 = load i32, i32* %i, align 4, !dbg !24
  %cmp = icmp slt i32 %0, 5, !dbg !25
  br i1 %cmp, label %for.body, label %for.end, !dbg !26

for.body:
  %1 = load i64, i64* %x.addr, align 8, !dbg !27
  %v = getelementptr inbounds %struct.big, %struct.big* %agg.result, i32 0, i32 0, !dbg !28
  %2 = load i32, i32* %i, align 4, !dbg !29
  %idxprom = sext i32 %2 to i64, !dbg !30
  %arrayidx = getelementptr inbounds [5 x i64], [5 x i64]* %v, i64 0, i64 %idxprom, !dbg !30
  store i64 %1, i64* %arrayidx, align 8, !dbg !31
  br label %for.inc, !dbg !30

for.inc:
  %3 = load i32, i32* %i, align 4, !dbg !32
  %inc = add nsw i32 %3, 1, !dbg !32
  store i32 %inc, i32* %i, align 4, !dbg !32
  br label %for.cond, !dbg !26, !llvm.loop !33

for.end:
  ret void, !dbg !35
}

define dso_local i64 @change(%struct.big* noundef byval(%struct.big) align 8 %b) !dbg !36 {
entry:
  %v = getelementptr inbounds %struct.big, %struct.big* %b, i32 0, i32 0, !dbg !37
  %arrayidx = getelementptr inbounds [5 x i64], [5 x i64]* %v, i64 0, i64 1, !dbg !38
  store i64 0, i64* %arrayidx, align 8, !dbg !39
  %v1 = getelementptr inbounds %struct.big, %struct.big* %b, i32 0, i32 0, !dbg !40
  %arrayidx2 = getelementptr inbounds [5 x i64], [5 x i64]* %v1, i64 0, i64 0, !dbg !41
  %0 = load i64, i64* %arrayidx2, align 8, !dbg !41
  ret i64 %0, !dbg !42
}

define dso_local i32 @main() !dbg !43 {
entry:
  %retval = alloca i32, align 4
  %p = alloca %struct.pair, align 4
  %q = alloca %struct.pair, align 4
  %x = alloca i64, align 8
  %b15 = alloca %struct.big, align 8
  store i32 0, i32* %retval, align 4
  %a = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 0, !dbg !44
  store i32 7, i32* %a, align 4, !dbg !44
  %b = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 1, !dbg !44
  %call = call signext i16 @__VERIFIER_nondet_short(), !dbg !45
  store i16 %call, i16* %b, align 4, !dbg !44
  %0 = bitcast %struct.pair* %p to i64*, !dbg !46
  %1 = load i64, i64* %0, align 4, !dbg !46
  %call1 = call i64 @swap(i64 %1), !dbg !46
  %2 = bitcast %struct.pair* %q to i64*, !dbg !46
  store i64 %call1, i64* %2, align 4, !dbg !46
  %a2 = getelementptr inbounds %struct.pair, %struct.pair* %q, i32 0, i32 0, !dbg !47
  %3 = load i32, i32* %a2, align 4, !dbg !47
  %b3 = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 1, !dbg !48
  %4 = load i16, i16* %b3, align 4, !dbg !48
  %conv = sext i16 %4 to i32, !dbg !49
  %cmp = icmp ne i32 %3, %conv, !dbg !50
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !51

lor.lhs.false:
  %b5 = getelementptr inbounds %struct.pair, %struct.pair* %q, i32 0, i32 1, !dbg !52
  %5 = load i16, i16* %b5, align 4, !dbg !52
  %conv6 = sext i16 %5 to i32, !dbg !53
  %a7 = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 0, !dbg !54
  %6 = load i32, i32* %a7, align 4, !dbg !54
  %cmp8 = icmp ne i32 %conv6, %6, !dbg !55
  br i1 %cmp8, label %if.then, label %lor.lhs.false10, !dbg !56

lor.lhs.false10:
  %a11 = getelementptr inbounds %struct.pair, %struct.pair* %p, i32 0, i32 0, !dbg !57
  %7 = load i32, i32* %a11, align 4, !dbg !57
  %cmp12 = icmp ne i32 %7, 77, !dbg !58
  br i1 %cmp12, label %if.then, label %if.end, !dbg !59

if.then:
  call void @reach_error(), !dbg !60
  br label %if.end, !dbg !60

if.end:
  %call14 = call i64 @__VERIFIER_nondet_long(), !dbg !61
  store i64 %call14, i64* %x, align 8, !dbg !62
  %8 = load i64, i64* %x, align 8, !dbg !63
  call void @fill(%struct.big* sret(%struct.big) align 8 %b15, i64 noundef %8), !dbg !64
  %call16 = call i64 @change(%struct.big* noundef byval(%struct.big) align 8 %b15), !dbg !65
  %9 = load i64, i64* %x, align 8, !dbg !66
  %cmp17 = icmp ne i64 %call16, %9, !dbg !67
  br i1 %cmp17, label %if.then27, label %lor.lhs.false19, !dbg !68

lor.lhs.false19:
  %v = getelementptr inbounds %struct.big, %struct.big* %b15, i32 0, i32 0, !dbg !69
  %arrayidx = getelementptr inbounds [5 x i64], [5 x i64]* %v, i64 0, i64 1, !dbg !70
  %10 = load i64, i64* %arrayidx, align 8, !dbg !70
  %11 = load i64, i64* %x, align 8, !dbg !71
  %cmp20 = icmp ne i64 %10, %11, !dbg !72
  br i1 %cmp20, label %if.then27, label %lor.lhs.false22, !dbg !73

lor.lhs.false22:
  %v23 = getelementptr inbounds %struct.big, %struct.big* %b15, i32 0, i32 0, !dbg !74
  %arrayidx24 = getelementptr inbounds [5 x i64], [5 x i64]* %v23, i64 0, i64 4, !dbg !75
  %12 = load i64, i64* %arrayidx24, align 8, !dbg !75
  %13 = load i64, i64* %x, align 8, !dbg !76
  %cmp25 = icmp ne i64 %12, %13, !dbg !77
  br i1 %cmp25, label %if.then27, label %if.end28, !dbg !65

if.then27:
  call void @reach_error(), !dbg !78
  br label %if.end28, !dbg !78

if.end28:
  ret i32 0, !dbg !79
}

declare signext i16 @__VERIFIER_nondet_short()

declare void @reach_error()

declare i64 @__VERIFIER_nondet_long()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_by_value_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 19, scope: !10)
!14 = !DILocation(line: 10, column: 23, scope: !10)
!15 = !DILocation(line: 10, column: 21, scope: !10)
!16 = !DILocation(line: 10, column: 28, scope: !10)
!17 = !DILocation(line: 10, column: 26, scope: !10)
!18 = !DILocation(line: 11, column: 5, scope: !10)
!19 = !DILocation(line: 11, column: 7, scope: !10)
!20 = !DILocation(line: 12, column: 3, scope: !10)
!21 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!22 = !DILocation(line: 17, column: 12, scope: !21)
!23 = !DILocation(line: 17, column: 8, scope: !21)
!24 = !DILocation(line: 17, column: 19, scope: !21)
!25 = !DILocation(line: 17, column: 21, scope: !21)
!26 = !DILocation(line: 17, column: 3, scope: !21)
!27 = !DILocation(line: 17, column: 40, scope: !21)
!28 = !DILocation(line: 17, column: 33, scope: !21)
!29 = !DILocation(line: 17, column: 35, scope: !21)
!30 = !DILocation(line: 17, column: 31, scope: !21)
!31 = !DILocation(line: 17, column: 38, scope: !21)
!32 = !DILocation(line: 17, column: 27, scope: !21)
!33 = distinct !{!33, !26, !27, !34}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 18, column: 3, scope: !21)
!36 = distinct !DISubprogram(name: "change", scope: !1, file: !1, line: 21, type: !11, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!37 = !DILocation(line: 22, column: 5, scope: !36)
!38 = !DILocation(line: 22, column: 3, scope: !36)
!39 = !DILocation(line: 22, column: 10, scope: !36)
!40 = !DILocation(line: 23, column: 12, scope: !36)
!41 = !DILocation(line: 23, column: 10, scope: !36)
!42 = !DILocation(line: 23, column: 3, scope: !36)
!43 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 26, type: !11, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!44 = !DILocation(line: 27, column: 19, scope: !43)
!45 = !DILocation(line: 27, column: 24, scope: !43)
!46 = !DILocation(line: 28, column: 19, scope: !43)
!47 = !DILocation(line: 29, column: 9, scope: !43)
!48 = !DILocation(line: 29, column: 16, scope: !43)
!49 = !DILocation(line: 29, column: 14, scope: !43)
!50 = !DILocation(line: 29, column: 11, scope: !43)
!51 = !DILocation(line: 29, column: 18, scope: !43)
!52 = !DILocation(line: 29, column: 23, scope: !43)
!53 = !DILocation(line: 29, column: 21, scope: !43)
!54 = !DILocation(line: 29, column: 30, scope: !43)
!55 = !DILocation(line: 29, column: 25, scope: !43)
!56 = !DILocation(line: 29, column: 32, scope: !43)
!57 = !DILocation(line: 29, column: 37, scope: !43)
!58 = !DILocation(line: 29, column: 39, scope: !43)
!59 = !DILocation(line: 29, column: 7, scope: !43)
!60 = !DILocation(line: 29, column: 46, scope: !43)
!61 = !DILocation(line: 30, column: 12, scope: !43)
!62 = !DILocation(line: 30, column: 8, scope: !43)
!63 = !DILocation(line: 31, column: 23, scope: !43)
!64 = !DILocation(line: 31, column: 18, scope: !43)
!65 = !DILocation(line: 32, column: 7, scope: !43)
!66 = !DILocation(line: 32, column: 20, scope: !43)
!67 = !DILocation(line: 32, column: 17, scope: !43)
!68 = !DILocation(line: 32, column: 22, scope: !43)
!69 = !DILocation(line: 32, column: 27, scope: !43)
!70 = !DILocation(line: 32, column: 25, scope: !43)
!71 = !DILocation(line: 32, column: 35, scope: !43)
!72 = !DILocation(line: 32, column: 32, scope: !43)
!73 = !DILocation(line: 32, column: 37, scope: !43)
!74 = !DILocation(line: 32, column: 42, scope: !43)
!75 = !DILocation(line: 32, column: 40, scope: !43)
!76 = !DILocation(line: 32, column: 50, scope: !43)
!77 = !DILocation(line: 32, column: 47, scope: !43)
!78 = !DILocation(line: 32, column: 53, scope: !43)
!79 = !DILocation(line: 33, column: 3, scope: !43)
