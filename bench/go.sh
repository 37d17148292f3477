#!/bin/sh
# Run all proofs and figures of this folder on a GPU: bash go.sh writes what it prints to $OUT/gpu.txt, or gpu.txt here.
here=$(cd "$(dirname "$0")" && pwd)
out=${OUT:-$here}
export PYTHONPATH="$here/package" PYTHONDONTWRITEBYTECODE=1 CUDA_CACHE_MAXSIZE=4294967296 CUDA_CACHE_PATH="$here/assembled"
python3 "$here/gpu.py" "$here" --seconds "${SECONDS_EACH:-2}" --minutes "${MINUTES:-5.5}" --what all billion >"$out/gpu.txt" 2>&1
status=$?
cat "$out/gpu.txt"
exit $status
