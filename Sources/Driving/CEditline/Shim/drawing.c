// Drawing that libedit does not do: a line after a resize, after a stop and after a printed list.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // wcwidth
#endif

#include "session.h"

static const char *capability(ceditline *session, const char *name) {
  char *value = NULL;
  if (el_wget(session->editor, EL_GETTC, name, (void *)&value) != 0) return NULL;
  return value != NULL && *value != '\0' ? value : NULL;
}

// Whether the terminal can move its cursor and clear rows.
bool ceditline_can_draw(ceditline *session) {
  return capability(session, "cd") != NULL && capability(session, "up") != NULL;
}

static void emit(ceditline *session, const wchar_t *name) {
  el_wset(session->editor, EL_ECHOTC, L"-s", name, (wchar_t *)NULL);
}

// Returns the width as libedit shows a character: controls as ^X, unprintable ones as \U+XXXX.
static int cells(wchar_t character) {
  if (character < 0x20 || character == 0x7F) return 2;
  int width = wcwidth(character);
  if (width >= 0) return width;
  return character > 0xFFFF ? 8 : 7;
}

static int cells_of_prompt(const wchar_t *prompt) {
  int sum = 0;
  bool is_escape = false;
  for (; *prompt != L'\0'; prompt++) {
    if (*prompt == L'\1') is_escape = !is_escape;
    else if (!is_escape) sum += cells(*prompt);
  }
  return sum;
}

static int cells_before_cursor(ceditline *session) {
  const LineInfoW *line = el_wline(session->editor);
  int sum = cells_of_prompt(session->prompt);
  for (const wchar_t *at = line->buffer; at < line->cursor; at++) sum += cells(*at);
  return sum;
}

// Moves to the first row of the line and clears from there; starts a new row if that is impossible.
static void go_back(ceditline *session, int rows) {
  if (!ceditline_can_draw(session)) {
    fputc('\n', session->out);
    return;
  }
  fputc('\r', session->out);
  while (rows-- > 0) emit(session, L"up");
  emit(session, L"cd");
}

void ceditline_draw(ceditline *session) { el_wset(session->editor, EL_REFRESH); }

static int columns(ceditline *session) {
  int value = 0;
  el_wget(session->editor, EL_GETTC, "co", (void *)&value);
  return value > 0 ? value : 80;
}

void ceditline_erase(ceditline *session) {
  go_back(session, cells_before_cursor(session) / columns(session));
}

// Some terminals wrap rows again after a resize and some do not. Moving up by the smaller number of rows
// can leave a part of the former line, but never erases the rows above it.
void ceditline_draw_at_new_size(ceditline *session) {
  int before = columns(session);
  el_resize(session->editor);
  int wider = columns(session) > before ? columns(session) : before;
  go_back(session, cells_before_cursor(session) / wider);
  ceditline_draw(session);
}

// libedit assumes that the terminal is still in raw mode.
void ceditline_draw_after_stop(ceditline *session) {
  el_wset(session->editor, EL_PREP_TERM, 0);
  el_wset(session->editor, EL_PREP_TERM, 1);
  ceditline_draw(session);
}

// Prints the text below the last row of the line, independent of the position of the cursor.
void ceditline_show(ceditline *session, ceditline_string text) {
  const LineInfoW *line = el_wline(session->editor);
  int behind_cursor = (int)(line->lastchar - line->cursor);
  int row = cells_before_cursor(session) / columns(session);
  el_cursor(session->editor, behind_cursor);
  go_back(session, row);
  ceditline_draw(session);
  fputc('\n', session->out);
  fwrite(text.bytes, 1, text.count, session->out);
  el_cursor(session->editor, -behind_cursor);
  ceditline_draw(session);
}
