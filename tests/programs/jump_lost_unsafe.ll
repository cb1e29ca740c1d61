source_filename = "jump_lost_unsafe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@environment = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0

define dso_local i32 @main() !dbg !39 {
entry:
  %retval = alloca i32, align 4
  %p = alloca i8*, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  %0 = bitcast i8** %p to i8*, !dbg !47
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0), !dbg !47
  call void @llvm.dbg.declare(metadata i8** %p, metadata !43, metadata !DIExpression()), !dbg !48
  %call = call noalias i8* @malloc(i64 noundef 4), !dbg !49
  store volatile i8* %call, i8** %p, align 8, !dbg !48
  %1 = load volatile i8*, i8** %p, align 8, !dbg !50
  %tobool = icmp ne i8* %1, null, !dbg !50
  br i1 %tobool, label %if.end, label %if.then, !dbg !52

if.then:
  store i32 0, i32* %retval, align 4, !dbg !53
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !53

if.end:
  %call1 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0)), !dbg !54
  %cmp = icmp eq i32 %call1, 0, !dbg !56
  br i1 %cmp, label %if.then2, label %if.end3, !dbg !57

if.then2:
  %2 = load volatile i8*, i8** %p, align 8, !dbg !58
  call void @work(i8* noundef %2), !dbg !60
  %3 = load volatile i8*, i8** %p, align 8, !dbg !61
  call void @free(i8* noundef %3), !dbg !62
  br label %if.end3, !dbg !63

if.end3:
  store i32 0, i32* %retval, align 4, !dbg !64
  store i32 1, i32* %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !64

cleanup:
  %4 = bitcast i8** %p to i8*, !dbg !65
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %4), !dbg !65
  %5 = load i32, i32* %retval, align 4, !dbg !65
  ret i32 %5, !dbg !65
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @malloc(i64 noundef)

declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef)

define internal void @work(i8* noundef %p) !dbg !66 {
entry:
  %p.addr = alloca i8*, align 8
  store i8* %p, i8** %p.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %p.addr, metadata !70, metadata !DIExpression()), !dbg !71
  %0 = load i8*, i8** %p.addr, align 8, !dbg !72
  %arrayidx = getelementptr inbounds i8, i8* %0, i64 0, !dbg !72
  store i8 1, i8* %arrayidx, align 1, !dbg !73
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !74
  %tobool = icmp ne i32 %call, 0, !dbg !74
  br i1 %tobool, label %if.then, label %if.end, !dbg !76

if.then:
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @environment, i64 0, i64 0), i32 noundef 1), !dbg !77
  unreachable, !dbg !77

if.end:
  ret void, !dbg !78
}

declare void @free(i8* noundef)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare i32 @__VERIFIER_nondet_int()

declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "environment", scope: !2, file: !3, line: 7, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "jump_lost_unsafe.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !6, line: 32, baseType: !7)
!6 = !DIFile(filename: "/usr/include/setjmp.h", directory: "")
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1600, elements: !30)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !9, line: 26, size: 1600, elements: !10)
!9 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "")
!10 = !{!11, !18, !20}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !8, file: !9, line: 32, baseType: !12, size: 512)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !13, line: 31, baseType: !14)
!13 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "")
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 512, elements: !16)
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !{!17}
!17 = !DISubrange(count: 8)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !8, file: !9, line: 33, baseType: !19, size: 32, offset: 512)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !8, file: !9, line: 34, baseType: !21, size: 1024, offset: 576)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !22, line: 8, baseType: !23)
!22 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "")
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !22, line: 5, size: 1024, elements: !24)
!24 = !{!25}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !23, file: !22, line: 7, baseType: !26, size: 1024)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 1024, elements: !28)
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !{!29}
!29 = !DISubrange(count: 16)
!30 = !{!31}
!31 = !DISubrange(count: 1)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 7, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 1}

!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !40, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!19}
!42 = !{!43}
!43 = !DILocalVariable(name: "p", scope: !39, file: !3, line: 15, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!47 = !DILocation(line: 15, column: 3, scope: !39)
!48 = !DILocation(line: 15, column: 18, scope: !39)
!49 = !DILocation(line: 15, column: 22, scope: !39)
!50 = !DILocation(line: 16, column: 8, scope: !51)
!51 = distinct !DILexicalBlock(scope: !39, file: !3, line: 16, column: 7)
!52 = !DILocation(line: 16, column: 7, scope: !39)
!53 = !DILocation(line: 16, column: 11, scope: !51)
!54 = !DILocation(line: 17, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !39, file: !3, line: 17, column: 7)
!56 = !DILocation(line: 17, column: 27, scope: !55)
!57 = !DILocation(line: 17, column: 7, scope: !39)
!58 = !DILocation(line: 18, column: 10, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !3, line: 17, column: 33)
!60 = !DILocation(line: 18, column: 5, scope: !59)
!61 = !DILocation(line: 19, column: 10, scope: !59)
!62 = !DILocation(line: 19, column: 5, scope: !59)
!63 = !DILocation(line: 20, column: 3, scope: !59)
!64 = !DILocation(line: 21, column: 3, scope: !39)
!65 = !DILocation(line: 22, column: 1, scope: !39)
!66 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 9, type: !67, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !69)
!67 = !DISubroutineType(types: !68)
!68 = !{null, !45}
!69 = !{!70}
!70 = !DILocalVariable(name: "p", arg: 1, scope: !66, file: !3, line: 9, type: !45)
!71 = !DILocation(line: 9, column: 24, scope: !66)
!72 = !DILocation(line: 10, column: 3, scope: !66)
!73 = !DILocation(line: 10, column: 8, scope: !66)
!74 = !DILocation(line: 11, column: 7, scope: !75)
!75 = distinct !DILexicalBlock(scope: !66, file: !3, line: 11, column: 7)
!76 = !DILocation(line: 11, column: 7, scope: !66)
!77 = !DILocation(line: 11, column: 32, scope: !75)
!78 = !DILocation(line: 12, column: 1, scope: !66)
