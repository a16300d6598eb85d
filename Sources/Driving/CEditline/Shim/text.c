// Conversion between UTF-8 and wide characters, independent of the locale.

#include <stdlib.h>

#include "session.h"

#define REPLACEMENT ((wchar_t)0xFFFD)

static size_t sequence_length(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  if (first >= 0xF0 && first < 0xF5) return 4;
  return 0;
}

// The second byte decides about overlong forms, surrogates and values above U+10FFFF.
static bool may_follow(unsigned char first, size_t position, unsigned char byte) {
  unsigned char low = 0x80, high = 0xBF;
  if (position == 1) {
    if (first == 0xE0) low = 0xA0;
    if (first == 0xED) high = 0x9F;
    if (first == 0xF0) low = 0x90;
    if (first == 0xF4) high = 0x8F;
  }
  return byte >= low && byte <= high;
}

// Decodes the first character; returns its number of bytes, or 0 if more bytes are needed.
// Bytes that are not UTF-8 become U+FFFD, one for each longest invalid sequence.
size_t ceditline_decode(const unsigned char *bytes, size_t count, wchar_t *character) {
  static const unsigned char lead_mask[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
  *character = REPLACEMENT;
  if (count == 0) return 0;
  size_t length = sequence_length(bytes[0]);
  if (length == 0) return 1;
  wchar_t value = bytes[0] & lead_mask[length];
  for (size_t i = 1; i < length; i++) {
    if (i == count) return 0;
    if (!may_follow(bytes[0], i, bytes[i])) return i;
    value = (value << 6) | (bytes[i] & 0x3F);
  }
  *character = value;
  return length;
}

// Returns a new wide string; libedit ignores what follows a NUL.
wchar_t *ceditline_widen(ceditline_string text) {
  wchar_t *wide = malloc((text.count + 1) * sizeof *wide);
  if (wide == NULL) return NULL;
  const unsigned char *bytes = (const unsigned char *)text.bytes;
  size_t length = 0;
  for (size_t i = 0; i < text.count;) {
    size_t used = ceditline_decode(bytes + i, text.count - i, &wide[length++]);
    i += used == 0 ? text.count - i : used;
  }
  wide[length] = L'\0';
  return wide;
}

static size_t encode(wchar_t character, char *out) {
  uint32_t value = (uint32_t)character;
  if (value > 0x10FFFF || (value >= 0xD800 && value < 0xE000)) value = 0xFFFD;
  if (value < 0x80) {
    out[0] = (char)value;
    return 1;
  }
  size_t length = value < 0x800 ? 2 : value < 0x10000 ? 3 : 4;
  static const unsigned char lead[] = {0, 0, 0xC0, 0xE0, 0xF0};
  for (size_t i = length - 1; i > 0; i--, value >>= 6) out[i] = (char)(0x80 | (value & 0x3F));
  out[0] = (char)(lead[length] | value);
  return length;
}

// Returns new UTF-8; NULL if there is no memory.
char *ceditline_narrow(const wchar_t *characters, size_t count, size_t *byte_count) {
  char *bytes = malloc(count * 4 + 1);
  if (bytes == NULL) return NULL;
  size_t length = 0;
  for (size_t i = 0; i < count; i++) length += encode(characters[i], bytes + length);
  bytes[length] = '\0';
  *byte_count = length;
  return bytes;
}
