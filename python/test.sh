#!/usr/bin/env bash
# Builds the wheel, installs it into a new virtual environment, and tests it there: python/test.sh
# PROFILE names the profile of cargo (default: dev, which `cargo test` has built most of), PYTHON the interpreter. Needs a network for pip
# unless maturin is installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

python=${PYTHON:-python3}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$python" -m venv "$folder/venv"
venv=$folder/venv/bin
command -v maturin >/dev/null || { "$venv/pip" install --quiet 'maturin>=1.9.4,<2' && PATH=$venv:$PATH; }
maturin build --profile "${PROFILE:-dev}" --interpreter "$python" --out "$folder/wheels"
"$venv/pip" install --quiet --no-index "$folder"/wheels/*.whl

# The tests see what is installed, not the folder that it was made of.
cp -r tests "$folder/tests"
here=$PWD
cd "$folder"
EXAMPLES="$here/examples" "$venv/python" -m unittest discover -s tests -t .

if "$venv/pip" install --quiet 'mypy>=1.11,<3' 2>/dev/null; then
    echo "stubs and annotations: mypy"
    "$venv/python" -m mypy.stubtest eufonium._eufonium
    "$venv/python" -m mypy --strict --no-error-summary -p eufonium
    "$venv/python" -m mypy --no-error-summary "$here"/examples/*.py
else
    echo "stubs and annotations: mypy cannot be installed here; SKIPPED but for tests/test_stubs.py" >&2
fi
