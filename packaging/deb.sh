#!/bin/sh
# Makes a package for Debian and Ubuntu of a binary that is built: packaging/deb.sh [BINARY [FOLDER]]. Needs dpkg-deb.
# The package has the binary, manual pages, completions and documentation; clang is recommended, as C programs are read through it.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
binary=${1:-$root/target/release/eufonium}
out=${2:-$root/target}
version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$root/Cargo.toml" | head -n 1)
architecture=$(dpkg --print-architecture)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
chmod 755 "$tree"

install -D -m 755 "$binary" "$tree/usr/bin/eufonium"
man=$tree/usr/share/man/man1
mkdir -p "$man"
"$binary" man | gzip -9n > "$man/eufonium.1.gz"
for command in solve verify analyze smt sat check report convert bench lsp; do
    "$binary" man "$command" | gzip -9n > "$man/eufonium-$command.1.gz"
done
mkdir -p "$tree/usr/share/bash-completion/completions" "$tree/usr/share/zsh/vendor-completions" \
    "$tree/usr/share/fish/vendor_completions.d"
"$binary" completions bash > "$tree/usr/share/bash-completion/completions/eufonium"
"$binary" completions zsh > "$tree/usr/share/zsh/vendor-completions/_eufonium"
"$binary" completions fish > "$tree/usr/share/fish/vendor_completions.d/eufonium.fish"
doc=$tree/usr/share/doc/eufonium
mkdir -p "$doc"
cat "$root/LICENSE-MIT" "$root/LICENSE-APACHE" > "$doc/copyright"
gzip -9n < "$root/CHANGELOG.md" > "$doc/changelog.gz"
cp "$root/README.md" "$root"/docs/*.md "$doc"
chmod -R u=rwX,go=rX "$tree/usr/share"

mkdir "$tree/DEBIAN"
cat > "$tree/DEBIAN/control" <<EOF
Package: eufonium
Version: $version
Architecture: $architecture
Maintainer: the eufonium developers <eufonium@localhost>
Installed-Size: $(du -sk "$tree/usr" | cut -f 1)
Recommends: clang
Section: devel
Priority: optional
Description: software model checker that proves its answers
 Decides whether C programs, LLVM IR, constrained Horn clauses and transition
 systems can go wrong. Every answer comes with its evidence, an inductive
 invariant or a run to the error, which is checked before it is given.
EOF
mkdir -p "$out"
dpkg-deb --root-owner-group --build "$tree" "$out/eufonium_${version}_$architecture.deb"
