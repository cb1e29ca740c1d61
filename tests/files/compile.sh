#!/bin/sh
# compile.sh [FOLDER ..]: makes NAME.safe.ll and NAME.unsafe.ll of each NAME.c in the folders here (default: all), with the two values of the macro N
# that the first line of main.c names; a file that does not mention N becomes NAME.ll. As the checker's own call of clang does it, see ../programs/compile.sh.
set -eu
cd "$(dirname "$0")"
clang=${CLANG:-clang-14}
flags="-emit-llvm -O1 -Xclang -disable-llvm-passes -U__OPTIMIZE__ -fno-strict-aliasing -g -fno-discard-value-names -ffp-contract=off -std=gnu11 -fgnu89-inline -fcommon -D__NO_CTYPE -w -fdebug-compilation-dir=."
[ $# -gt 0 ] || set -- */
compile() {
  "$clang" -S $flags -m64 $3 -o - "$1" | sed -e '/^; ModuleID/d; /^; Function Attrs/d; /^attributes #/d' \
    -e '/^!llvm.ident/d; /^!0 = /!s/^![0-9]* = !{!".*clang version.*"}$//' \
    -e 's/isOptimized: true/isOptimized: false/' \
    -e 's/ *; preds = .*//; s/, checksumkind: CSK_MD5, checksum: "[0-9a-f]*"//' \
    -e 's/producer: "[^"]*clang version \([0-9.]*\)[^"]*"/producer: "clang version \1"/' \
    -e '/^[^!]*asm/!s/ #[0-9]\{1,\}\( {\|,\|$\| !dbg\)/\1/' | cat -s >"$2"
}
for folder; do
  folder=${folder%/}
  line=$(head -n 1 "$folder/main.c")
  safe=$(expr "$line" : '.*[^n]safe: \(N=[0-9]*\)')
  unsafe=$(expr "$line" : '.*unsafe: \(N=[0-9]*\)')
  for file in "$folder"/*.c; do
    if grep -q '\<N\>' "$file"; then
      compile "$file" "${file%.c}.safe.ll" "-D$safe"
      compile "$file" "${file%.c}.unsafe.ll" "-D$unsafe"
    else
      compile "$file" "${file%.c}.ll" ""
    fi
  done
done
