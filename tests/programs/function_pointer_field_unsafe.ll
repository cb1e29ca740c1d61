source_filename = "function_pointer_field_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.op = type { i32, {}* }

@__const.main.ops = private unnamed_addr constant [2 x { i32, i32 (%struct.op*, i32)* }] [{ i32, i32 (%struct.op*, i32)* } { i32 3, i32 (%struct.op*, i32)* @add }, { i32, i32 (%struct.op*, i32)* } { i32 0, i32 (%struct.op*, i32)* @keep }], align 16

define dso_local i32 @add(%struct.op* noundef %o, i32 noundef %x) !dbg !10 {
entry:
  %o.addr = alloca %struct.op*, align 8
  %x.addr = alloca i32, align 4
  store %struct.op* %o, %struct.op** %o.addr, align 8
  store i32 %x, i32* %x.addr, align 4
  %0 = load i32, i32* %x.addr, align 4, !dbg !13
  %1 = load %struct.op*, %struct.op** %o.addr, align 8, !dbg !14
  %arg = getelementptr inbounds %struct.op, %struct.op* %1, i32 0, i32 0, !dbg !15
  %2 = load i32, i32* %arg, align 8, !dbg !15
  %add = add nsw i32 %0, %2, !dbg !16
  ret i32 %add, !dbg !17
}

define dso_local i32 @keep(%struct.op* noundef %o, i32 noundef %x) !dbg !18 {
entry:
  %o.addr = alloca %struct.op*, align 8
  %x.addr = alloca i32, align 4
  store %struct.op* %o, %struct.op** %o.addr, align 8
  store i32 %x, i32* %x.addr, align 4
  %0 = load %struct.op*, %struct.op** %o.addr, align 8, !dbg !19
  %arg = getelementptr inbounds %struct.op, %struct.op* %0, i32 0, i32 0, !dbg !20
  %1 = load i32, i32* %arg, align 8, !dbg !21
  %inc = add nsw i32 %1, 1, !dbg !21
  store i32 %inc, i32* %arg, align 8, !dbg !21
  %2 = load i32, i32* %x.addr, align 4, !dbg !22
  ret i32 %2, !dbg !23
}

define dso_local i32 @main() !dbg !24 {
entry:
  %retval = alloca i32, align 4
  %ops = alloca [2 x %struct.op], align 16
  %x = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast [2 x %struct.op]* %ops to i8*, !dbg !25
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %0, i8* align 16 bitcast ([2 x { i32, i32 (%struct.op*, i32)* }]* @__const.main.ops to i8*), i64 32, i1 false), !dbg !25
  store i32 1, i32* %x, align 4, !dbg !26
  store i32 0, i32* %i, align 4, !dbg !27
  br label %for.cond, !dbg !28

for.cond:
  %1 = load i32, i32* %i, align 4, !dbg !29
  %cmp = icmp slt i32 %1, 2, !dbg !30
  br i1 %cmp, label %for.body, label %for.end, !dbg !31

for.body:
  %2 = load i32, i32* %i, align 4, !dbg !32
  %idxprom = sext i32 %2 to i64, !dbg !33
  %arrayidx = getelementptr inbounds [2 x %struct.op], [2 x %struct.op]* %ops, i64 0, i64 %idxprom, !dbg !33
  %run = getelementptr inbounds %struct.op, %struct.op* %arrayidx, i32 0, i32 1, !dbg !34
  %run1 = bitcast {}** %run to i32 (%struct.op*, i32)**, !dbg !34
  %3 = load i32 (%struct.op*, i32)*, i32 (%struct.op*, i32)** %run1, align 8, !dbg !34
  %4 = load i32, i32* %i, align 4, !dbg !35
  %idxprom2 = sext i32 %4 to i64, !dbg !36
  %arrayidx3 = getelementptr inbounds [2 x %struct.op], [2 x %struct.op]* %ops, i64 0, i64 %idxprom2, !dbg !36
  %5 = load i32, i32* %x, align 4, !dbg !37
  %call = call i32 %3(%struct.op* noundef %arrayidx3, i32 noundef %5), !dbg !33
  store i32 %call, i32* %x, align 4, !dbg !38
  br label %for.inc, !dbg !39

for.inc:
  %6 = load i32, i32* %i, align 4, !dbg !40
  %inc = add nsw i32 %6, 1, !dbg !40
  store i32 %inc, i32* %i, align 4, !dbg !40
  br label %for.cond, !dbg !31, !llvm.loop !41

for.end:
  %7 = load i32, i32* %x, align 4, !dbg !44
  %cmp4 = icmp ne i32 %7, 5, !dbg !45
  br i1 %cmp4, label %if.then, label %lor.lhs.false, !dbg !46

lor.lhs.false:
  %arrayidx5 = getelementptr inbounds [2 x %struct.op], [2 x %struct.op]* %ops, i64 0, i64 1, !dbg !47
  %arg = getelementptr inbounds %struct.op, %struct.op* %arrayidx5, i32 0, i32 0, !dbg !48
  %8 = load i32, i32* %arg, align 16, !dbg !48
  %cmp6 = icmp ne i32 %8, 1, !dbg !49
  br i1 %cmp6, label %if.then, label %if.end, !dbg !44

if.then:
  call void @reach_error(), !dbg !50
  br label %if.end, !dbg !50

if.end:
  ret i32 0, !dbg !51
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @reach_error()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "function_pointer_field_unsafe.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}

!10 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 6, column: 39, scope: !10)
!14 = !DILocation(line: 6, column: 43, scope: !10)
!15 = !DILocation(line: 6, column: 46, scope: !10)
!16 = !DILocation(line: 6, column: 41, scope: !10)
!17 = !DILocation(line: 6, column: 32, scope: !10)
!18 = distinct !DISubprogram(name: "keep", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!19 = !DILocation(line: 7, column: 33, scope: !18)
!20 = !DILocation(line: 7, column: 36, scope: !18)
!21 = !DILocation(line: 7, column: 39, scope: !18)
!22 = !DILocation(line: 7, column: 50, scope: !18)
!23 = !DILocation(line: 7, column: 43, scope: !18)
!24 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!25 = !DILocation(line: 10, column: 13, scope: !24)
!26 = !DILocation(line: 11, column: 7, scope: !24)
!27 = !DILocation(line: 12, column: 12, scope: !24)
!28 = !DILocation(line: 12, column: 8, scope: !24)
!29 = !DILocation(line: 12, column: 19, scope: !24)
!30 = !DILocation(line: 12, column: 21, scope: !24)
!31 = !DILocation(line: 12, column: 3, scope: !24)
!32 = !DILocation(line: 12, column: 39, scope: !24)
!33 = !DILocation(line: 12, column: 35, scope: !24)
!34 = !DILocation(line: 12, column: 42, scope: !24)
!35 = !DILocation(line: 12, column: 51, scope: !24)
!36 = !DILocation(line: 12, column: 47, scope: !24)
!37 = !DILocation(line: 12, column: 55, scope: !24)
!38 = !DILocation(line: 12, column: 33, scope: !24)
!39 = !DILocation(line: 12, column: 31, scope: !24)
!40 = !DILocation(line: 12, column: 27, scope: !24)
!41 = distinct !{!41, !31, !42, !43}
!42 = !DILocation(line: 12, column: 56, scope: !24)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !DILocation(line: 13, column: 7, scope: !24)
!45 = !DILocation(line: 13, column: 9, scope: !24)
!46 = !DILocation(line: 13, column: 14, scope: !24)
!47 = !DILocation(line: 13, column: 17, scope: !24)
!48 = !DILocation(line: 13, column: 24, scope: !24)
!49 = !DILocation(line: 13, column: 28, scope: !24)
!50 = !DILocation(line: 13, column: 34, scope: !24)
!51 = !DILocation(line: 14, column: 3, scope: !24)
