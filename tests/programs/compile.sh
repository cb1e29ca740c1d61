#!/bin/sh
# compile.sh [FILE.c FILE.cpp FILE.rs ..]: makes FILE.ll of each program here (default: all). Those of Rust (1.95) are what `rustc` writes. Those of C are made as the checker's own call of clang does, without
# attributes, which mean nothing here, without anything of the machine, and without the claim that it was optimised. Where FILE.bc is there, it is made too.
set -eu
cd "$(dirname "$0")"
clang=${CLANG:-clang-14}
flags="-emit-llvm -O1 -Xclang -disable-llvm-passes -U__OPTIMIZE__ -fno-strict-aliasing -g -fno-discard-value-names -ffp-contract=off -D__NO_CTYPE -w -fdebug-compilation-dir=."
[ $# -gt 0 ] || set -- *.c *.cpp *.rs
for file; do
  case $file in
    rust_debug_*) rust="-g" ;;
    rust_unwind_*) rust="-C debuginfo=line-tables-only -O -C overflow-checks=on" ;;
    *) rust="-C debuginfo=line-tables-only -O -C overflow-checks=on -C panic=abort" ;;
  esac
  case $file in *.rs)
    rust="rustc --edition=2021 --remap-path-prefix=$PWD=. $rust"
    $rust --emit=llvm-ir -o "${file%.*}.ll" "$file"
    [ ! -e "${file%.*}.bc" ] || $rust --emit=llvm-bc -o "${file%.*}.bc" "$file"
    continue ;;
  esac
  case $file in ilp32_*) size="-m32 -msse2" ;; *) size=-m64 ;; esac
  case $file in *.cpp) dialect="-std=gnu++17 -include ../../include/eufonium/string.hpp" ;; *) dialect="-std=gnu11 -fgnu89-inline" ;; esac
  case $(head -n 1 "$file") in
    *'property: no-overflow;'*) checks="-fsanitize=signed-integer-overflow,shift,vla-bound" ;;
    *) checks="-fsanitize=vla-bound" ;;
  esac
  checks="$checks -fno-sanitize-recover=all"
  "$clang" -S $flags $dialect $checks $size -o - "$file" | sed -e '/^; ModuleID/d; /^; Function Attrs/d; /^attributes #/d' \
    -e '/^!llvm.ident/d; /^!0 = /!s/^![0-9]* = !{!".*clang version.*"}$//' \
    -e 's/isOptimized: true/isOptimized: false/' \
    -e 's/ *; preds = .*//; s/, checksumkind: CSK_MD5, checksum: "[0-9a-f]*"//' \
    -e 's/producer: "[^"]*clang version \([0-9.]*\)[^"]*"/producer: "clang version \1"/' \
    -e '/^[^!]*asm/!s/ #[0-9]\{1,\}\( {\|,\|$\| !dbg\)/\1/' | cat -s >"${file%.*}.ll"
  [ ! -e "${file%.*}.bc" ] || "$clang" -c -emit-llvm -Xclang -disable-llvm-passes $size -o "${file%.*}.bc" "${file%.*}.ll"
done
