#!/bin/sh
# Builds the fuzzers, all that they call instrumented for libFuzzer and
# AddressSanitizer, and prints the path of the executable.
set -eu
cd "$(dirname "$0")/.."
toolchain=$(dirname "$(readlink -f "$(command -v swift)")")/..
GREENROOM_FUZZER_LIBRARY=$(ls "$toolchain"/lib/clang/*/lib/linux/libclang_rt.fuzzer_no_main-"$(uname -m)".a)
export GREENROOM_FUZZER_LIBRARY
build() {
  swift build --scratch-path .build/fuzz --product Fuzzers \
    --sanitize address -Xswiftc -O \
    -Xswiftc -Xfrontend -Xswiftc -sanitize=address,fuzzer \
    -Xcxx -fsanitize=fuzzer-no-link "$@"
}
build >&2
echo "$(build --show-bin-path)/Fuzzers"
