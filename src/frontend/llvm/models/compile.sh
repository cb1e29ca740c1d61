#!/bin/sh
# compile.sh [FOLDER]: makes models.64.ll and models.32.ll of all.c, the models as simple loops without variables in memory.
#
# Nothing is optimised but for that: optimisers merge and move accesses, and what a model reads is part of its meaning.
# What means nothing here is left out: attributes, metadata, and the names of files.
set -eu
to=$(cd "${1:-$(dirname "$0")}" && pwd)
cd "$(dirname "$0")"
clang=${CLANG:-clang-14}
opt=${OPT:-opt-14}
flags="-S -emit-llvm -O0 -Xclang -disable-O0-optnone -std=gnu11 -ffreestanding -fno-builtin -fno-strict-aliasing
  -ffp-contract=off -fno-stack-protector -fno-unwind-tables -fno-asynchronous-unwind-tables"
for bits in 64 32; do
  "$clang" $flags -m$bits -msse2 -mfpmath=sse -o - all.c | "$opt" -S -passes='sroa,early-cse,simplifycfg' | sed \
    -e '/^; ModuleID/d; /^source_filename/d; /^; Function Attrs/d; /^attributes #/d; /^!/d' \
    -e 's/ *; preds = .*//; s/, !llvm.loop ![0-9]*//; s/ #[0-9]\{1,\}\( {\|$\)/\1/; s/ \(dso_local\|noundef\)\>//g' |
    cat -s >"$to/models.$bits.ll"
done
