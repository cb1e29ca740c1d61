#!/bin/sh
# compile.sh [FOLDER ..]: makes NAME.safe.ll and NAME.unsafe.ll of each NAME.c or NAME.cpp in the folders here (default: all), with the two values of the macro N
# that the first line of main.c or main.cpp names; a file that does not mention N becomes NAME.ll. As the checker's own call of clang does it, see ../programs/compile.sh.
set -eu
cd "$(dirname "$0")"
clang=${CLANG:-clang-14}
flags="-emit-llvm -O1 -Xclang -disable-llvm-passes -U__OPTIMIZE__ -fno-strict-aliasing -g -fno-discard-value-names -ffp-contract=off  -D__NO_CTYPE -w -fdebug-compilation-dir=."
[ $# -gt 0 ] || set -- */
compile() {
  case $1 in *.cpp) dialect=-std=gnu++17 ;; *) dialect="-std=gnu11 -fgnu89-inline -fcommon" ;; esac
  "$clang" -S $flags $dialect -m64 $3 -o - "$1" | sed -e '/^; ModuleID/d; /^; Function Attrs/d; /^attributes #/d' \
    -e '/^!llvm.ident/d; /^!0 = /!s/^![0-9]* = !{!".*clang version.*"}$//' \
    -e 's/isOptimized: true/isOptimized: false/' \
    -e 's/ *; preds = .*//; s/, checksumkind: CSK_MD5, checksum: "[0-9a-f]*"//' \
    -e 's/producer: "[^"]*clang version \([0-9.]*\)[^"]*"/producer: "clang version \1"/' \
    -e '/^[^!]*asm/!s/ #[0-9]\{1,\}\( {\|,\|$\| !dbg\)/\1/' | cat -s >"$2"
}
for folder; do
  folder=${folder%/}
  line=$(head -qn 1 "$folder"/main.c*)
  safe=$(expr "$line" : '.*[^n]safe: \(N=[0-9]*\)')
  unsafe=$(expr "$line" : '.*unsafe: \(N=[0-9]*\)')
  for file in "$folder"/*.c "$folder"/*.cpp; do
    [ -e "$file" ] || continue
    if grep -q '\<N\>' "$file"; then
      compile "$file" "${file%.c*}.safe.ll" "-D$safe"
      compile "$file" "${file%.c*}.unsafe.ll" "-D$unsafe"
    else
      compile "$file" "${file%.c*}.ll" ""
    fi
  done
done
