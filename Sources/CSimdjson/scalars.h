#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

/// Checks of single scalars. Each takes a position and the end of the text and
/// returns the position after the scalar, or null when it is malformed.
namespace scalars {

using Cursor = const uint8_t *;

inline bool is_digit(uint8_t byte) { return unsigned(byte - '0') < 10; }

/// Whether a number or literal may end here.
inline bool at_boundary(Cursor at, Cursor end) {
  if (at == end) return true;
  switch (*at) {
  case ' ': case '\t': case '\n': case '\r': case ',': case ']': case '}':
    return true;
  default:
    return false;
  }
}

inline Cursor literal(Cursor at, Cursor end, const char *word, size_t length) {
  if (size_t(end - at) < length || std::memcmp(at, word, length) != 0)
    return nullptr;
  return at_boundary(at + length, end) ? at + length : nullptr;
}

inline Cursor digits(Cursor at, Cursor end) {
  Cursor start = at;
  while (at != end && is_digit(*at)) ++at;
  return at == start ? nullptr : at;
}

/// RFC 8259, section 6.
inline Cursor number(Cursor at, Cursor end) {
  if (at != end && *at == '-') ++at;
  if (at != end && *at == '0')
    ++at;
  else if (!(at = digits(at, end)))
    return nullptr;
  if (at != end && *at == '.' && !(at = digits(at + 1, end))) return nullptr;
  if (at != end && (*at | 0x20) == 'e') {
    ++at;
    if (at != end && (*at == '+' || *at == '-')) ++at;
    if (!(at = digits(at, end))) return nullptr;
  }
  return at_boundary(at, end) ? at : nullptr;
}

inline int hex_digit(uint8_t byte) {
  if (is_digit(byte)) return byte - '0';
  uint8_t letter = byte | 0x20;
  return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

/// The four digits of `\uXXXX`, or -1.
inline int32_t code_unit(Cursor at, Cursor end) {
  if (end - at < 4) return -1;
  int32_t unit = 0;
  for (int i = 0; i < 4; ++i) {
    int digit = hex_digit(at[i]);
    if (digit < 0) return -1;
    unit = unit << 4 | digit;
  }
  return unit;
}

/// What stands after a backslash: RFC 8259, section 7, with surrogates in
/// pairs only, since anything else is no text.
inline Cursor escape(Cursor at, Cursor end) {
  if (at == end) return nullptr;
  switch (*at) {
  case '"': case '\\': case '/': case 'b': case 'f': case 'n': case 'r':
  case 't':
    return at + 1;
  case 'u':
    break;
  default:
    return nullptr;
  }
  int32_t unit = code_unit(at + 1, end);
  if (unit < 0 || (unit >= 0xDC00 && unit <= 0xDFFF)) return nullptr;
  at += 5;
  if (unit < 0xD800 || unit > 0xDBFF) return at;
  if (end - at < 6 || at[0] != '\\' || at[1] != 'u') return nullptr;
  int32_t low = code_unit(at + 2, end);
  return low >= 0xDC00 && low <= 0xDFFF ? at + 6 : nullptr;
}

/// The first quote or backslash, eight bytes at a time.
inline Cursor quote_or_backslash(Cursor at, Cursor end) {
  constexpr uint64_t ones = 0x0101010101010101;
  constexpr uint64_t highs = 0x8080808080808080;
  while (end - at >= 8) {
    uint64_t word;
    std::memcpy(&word, at, 8);
    uint64_t quote = word ^ (ones * '"'), backslash = word ^ (ones * '\\');
    // A zero byte borrows from above: exact for whether there is any.
    uint64_t found = ((quote - ones) & ~quote) |
                     ((backslash - ones) & ~backslash);
    if (found & highs) break;
    at += 8;
  }
  while (at != end && *at != '"' && *at != '\\') ++at;
  return at;
}

/// A string from its opening quote on; control characters are not looked for.
inline Cursor string(Cursor at, Cursor end, bool &has_escapes) {
  ++at;
  for (;;) {
    at = quote_or_backslash(at, end);
    if (at == end) return nullptr;
    if (*at == '"') return at + 1;
    has_escapes = true;
    if (!(at = escape(at + 1, end))) return nullptr;
  }
}

} // namespace scalars
