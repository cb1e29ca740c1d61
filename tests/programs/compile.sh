#!/bin/sh
# compile.sh [FILE.c ..]: makes FILE.ll of each program here (default: all), as the checker's own call of clang does, without
# attributes, which mean nothing here, and without anything of the machine. Programs whose name ends in _unsafe know their
# lines alone, the others their variables too.
set -eu
cd "$(dirname "$0")"
clang=${CLANG:-clang-14}
flags="-S -emit-llvm -O0 -Xclang -disable-O0-optnone -fno-discard-value-names -ffp-contract=off -std=gnu11 -fgnu89-inline -w -fdebug-compilation-dir=."
[ $# -gt 0 ] || set -- *.c
for file; do
  case $file in *_unsafe.c) debug=-gline-tables-only ;; *) debug=-g ;; esac
  case $file in ilp32_*) size=-m32 ;; *) size=-m64 ;; esac
  "$clang" $flags $debug $size -o - "$file" | sed -e '/^; ModuleID/d; /^; Function Attrs/d; /^attributes #/d' \
    -e '/^!llvm.ident/d; /^!0 = /!s/^![0-9]* = !{!".*clang version.*"}$//' \
    -e 's/ *; preds = .*//; s/, checksumkind: CSK_MD5, checksum: "[0-9a-f]*"//' \
    -e 's/producer: "[^"]*clang version \([0-9.]*\)[^"]*"/producer: "clang version \1"/' \
    -e '/^[^!]*asm/!s/ #[0-9]\{1,\}\( {\|,\|$\| !dbg\)/\1/' | cat -s >"${file%.c}.ll"
done
