#!/bin/sh
# fuzz.sh SECONDS [NAME…] runs each fuzzer, or those named, for so long from
# the corpus of the repository. What it finds on the way stays in .build; an
# input that crashes is kept there too and named, and the exit status is 1.
set -eu
cd "$(dirname "$0")/.."
seconds=$1
shift
fuzzers=$(Scripts/build-fuzzers.sh)
found=.build/fuzz/found
failed=0
# Leaks of the runtime at exit are of no interest, and names for a crash take
# minutes to find.
ASAN_OPTIONS=detect_leaks=0:symbolize=0
export ASAN_OPTIONS
[ $# -gt 0 ] || set -- $("$fuzzers" || true)
for name in "$@"; do
  mkdir -p "$found/$name"
  log=$found/$name.log
  dictionary=Tests/Fuzz/dictionaries/$name.txt
  if "$fuzzers" "$name" -max_total_time="$seconds" -timeout=10 \
    -rss_limit_mb=2048 -max_len=8192 -len_control=20 -print_final_stats=1 \
    $([ -f "$dictionary" ] && echo "-dict=$dictionary") \
    -artifact_prefix="$found/$name-" "$found/$name" \
    "Tests/Fuzz/corpus/$name" >"$log" 2>&1
  then
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    echo "$name: $runs executions, 0 crashes"
  else
    failed=1
    echo "$name: CRASH"
    grep -aE 'does not hold|Fatal error|ERROR|Test unit written' "$log" || true
  fi
done
exit $failed
