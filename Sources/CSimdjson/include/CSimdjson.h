#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What a token is; a string with escapes has a kind of its own so that
/// readers of the others can compare and copy raw bytes.
enum {
  CSIMDJSON_NULL = 0,
  CSIMDJSON_FALSE = 1,
  CSIMDJSON_TRUE = 2,
  CSIMDJSON_NUMBER = 3,
  CSIMDJSON_STRING = 4,
  CSIMDJSON_ESCAPED_STRING = 5,
  CSIMDJSON_ARRAY = 6,
  CSIMDJSON_OBJECT = 7
};

/// One value of a document, in the order of the text. An object is followed by
/// key, value, key, value …; an array by its elements.
typedef struct {
  /// Where the value starts in the text, in bytes.
  uint32_t offset;
  /// How many bytes the value takes, with its quotes or brackets.
  uint32_t length;
  /// The index of the token after this value and all that it holds.
  uint32_t next;
  /// The kind in the low 3 bits, above them the number of elements or members.
  uint32_t count_and_kind;
} csimdjson_token;

/// All values of a document; the first is the root.
typedef struct {
  csimdjson_token *tokens;
  size_t count;
} csimdjson_tokens;

/// Why there are no tokens.
typedef enum {
  CSIMDJSON_OK = 0,
  /// The text is not JSON, or is nested deeper than `max_depth`.
  CSIMDJSON_INVALID = 1,
  /// The text does not fit into memory.
  CSIMDJSON_NO_MEMORY = 2
} csimdjson_status;

/// Turns a text of less than 2^30 bytes into tokens, having checked all of it:
/// UTF-8, structure, every number, literal and escape. The text begins at
/// `start`, after a byte order mark; `length` and offsets count from `text`.
/// On success `result` owns memory that `csimdjson_free` releases.
csimdjson_status csimdjson_tokenize(
    const uint8_t *text, size_t start, size_t length, uint32_t max_depth,
    csimdjson_tokens *result);

/// Releases what `csimdjson_tokenize` gave.
void csimdjson_free(csimdjson_tokens *tokens);

/// The value of a number as JSON writes it, rounded to the nearest; false when
/// it does not fit into a double.
bool csimdjson_double(const uint8_t *text, size_t length, double *result);

#ifdef __cplusplus
}
#endif
