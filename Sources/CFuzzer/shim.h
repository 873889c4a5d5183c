// The entry point of libFuzzer for programs with a `main` of their own.
// https://llvm.org/docs/LibFuzzer.html, "Using libFuzzer as a library"
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(
    int *count, char ***arguments,
    int (*test)(const uint8_t *data, size_t size));
