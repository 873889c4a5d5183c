#include "CSimdjson.h"

#include <simdjson.h>

#include <charconv>
#include <cstdlib>
#include <memory>
#include <new>

#include "scalars.h"

namespace {

/// Walks the structural characters that simdjson's first stage found. Its
/// second stage keeps no positions, and its on-demand interface checks only
/// what is read; here everything is checked once and located.
class Walk {
public:
  Walk(const uint8_t *text, size_t start, size_t length,
       const uint32_t *structurals, uint32_t structural_count,
       csimdjson_token *tokens, uint32_t *open, uint32_t max_depth)
      : text(text), first(text + start), end(text + length),
        structurals(structurals), structural_count(structural_count),
        tokens(tokens), open(open), max_depth(max_depth) {}

  /// Whether the whole text is one JSON value.
  bool run() {
    Expected expected = Expected::value;
    for (uint32_t i = 0; i < structural_count; ++i) {
      at = first + structurals[i];
      if (!step(expected)) return false;
    }
    return depth == 0 && expected == Expected::separator;
  }

  uint32_t count = 0;

private:
  enum class Expected {
    value, value_or_end, key, key_or_end, colon, separator
  };

  bool step(Expected &expected) {
    switch (expected) {
    case Expected::colon:
      if (*at != ':') return false;
      expected = Expected::value;
      return true;
    case Expected::separator:
      if (depth == 0) return false;
      if (*at != ',') return close();
      expected = in_object() ? Expected::key : Expected::value;
      return true;
    case Expected::key_or_end:
      if (*at == '}') return close_into(expected);
      [[fallthrough]];
    case Expected::key:
      if (*at != '"') return false;
      count_in_parent();
      expected = Expected::colon;
      return string();
    case Expected::value_or_end:
      if (*at == ']') return close_into(expected);
      [[fallthrough]];
    case Expected::value:
      if (depth > 0 && !in_object()) count_in_parent();
      return value(expected);
    }
    return false;
  }

  bool value(Expected &expected) {
    expected = Expected::separator;
    switch (*at) {
    case '"':
      return string();
    case '{':
      expected = Expected::key_or_end;
      return push(CSIMDJSON_OBJECT);
    case '[':
      expected = Expected::value_or_end;
      return push(CSIMDJSON_ARRAY);
    case 't':
      return scalar(scalars::literal(at, end, "true", 4), CSIMDJSON_TRUE);
    case 'f':
      return scalar(scalars::literal(at, end, "false", 5), CSIMDJSON_FALSE);
    case 'n':
      return scalar(scalars::literal(at, end, "null", 4), CSIMDJSON_NULL);
    default:
      return scalar(scalars::number(at, end), CSIMDJSON_NUMBER);
    }
  }

  bool string() {
    bool has_escapes = false;
    const uint8_t *after = scalars::string(at, end, has_escapes);
    return scalar(
        after, has_escapes ? CSIMDJSON_ESCAPED_STRING : CSIMDJSON_STRING);
  }

  bool scalar(const uint8_t *after, uint32_t kind) {
    if (!after) return false;
    tokens[count] = {
        uint32_t(at - text), uint32_t(after - at), count + 1, kind};
    ++count;
    return true;
  }

  bool push(uint32_t kind) {
    if (depth == max_depth) return false;
    open[depth++] = count;
    tokens[count++] = {uint32_t(at - text), 0, 0, kind};
    return true;
  }

  bool close() {
    if (*at != (in_object() ? '}' : ']')) return false;
    csimdjson_token &token = tokens[open[--depth]];
    token.length = uint32_t(at - text) + 1 - token.offset;
    token.next = count;
    return true;
  }

  bool close_into(Expected &expected) {
    expected = Expected::separator;
    return close();
  }

  bool in_object() const {
    return (tokens[open[depth - 1]].count_and_kind & 7) == CSIMDJSON_OBJECT;
  }

  void count_in_parent() { tokens[open[depth - 1]].count_and_kind += 8; }

  const uint8_t *text, *first, *end, *at = nullptr;
  const uint32_t *structurals;
  uint32_t structural_count;
  csimdjson_token *tokens;
  uint32_t *open;
  uint32_t max_depth, depth = 0;
};

} // namespace

csimdjson_status csimdjson_tokenize(
    const uint8_t *text, size_t start, size_t length, uint32_t max_depth,
    csimdjson_tokens *result) {
  *result = {nullptr, 0};
  if (length <= start || length >= size_t(1) << 30) return CSIMDJSON_INVALID;

  std::unique_ptr<simdjson::internal::dom_parser_implementation> parser;
  if (simdjson::get_active_implementation()->create_dom_parser_implementation(
          length - start, 1, parser))
    return CSIMDJSON_NO_MEMORY;
  if (parser->stage1(
          text + start, length - start, simdjson::stage1_mode::regular))
    return CSIMDJSON_INVALID;

  // Every token has a structural character of its own. Pages that stay unused
  // are never touched.
  size_t capacity = parser->n_structural_indexes;
  auto tokens = static_cast<csimdjson_token *>(
      std::malloc(capacity * sizeof(csimdjson_token)));
  std::unique_ptr<uint32_t[]> open(new (std::nothrow) uint32_t[max_depth]);
  if (!tokens || !open) {
    std::free(tokens);
    return CSIMDJSON_NO_MEMORY;
  }
  Walk walk(text, start, length, parser->structural_indexes.get(),
            uint32_t(capacity), tokens, open.get(), max_depth);
  if (!walk.run()) {
    std::free(tokens);
    return CSIMDJSON_INVALID;
  }
  void *fitted = std::realloc(tokens, walk.count * sizeof(csimdjson_token));
  *result = {static_cast<csimdjson_token *>(fitted ? fitted : tokens),
             walk.count};
  return CSIMDJSON_OK;
}

void csimdjson_free(csimdjson_tokens *tokens) {
  std::free(tokens->tokens);
  *tokens = {nullptr, 0};
}

bool csimdjson_double(const uint8_t *text, size_t length, double *result) {
  auto first = reinterpret_cast<const char *>(text);
  auto parsed = std::from_chars(first, first + length, *result);
  return parsed.ec == std::errc() && parsed.ptr == first + length;
}
