// What libedit does not draw: a line that moved, because the window or the process was elsewhere.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // wcwidth
#endif

#include "session.h"

static const char *capability(ceditline *session, const char *name) {
  char *value = NULL;
  if (el_wget(session->editor, EL_GETTC, name, (void *)&value) != 0) return NULL;
  return value != NULL && *value != '\0' ? value : NULL;
}

static void emit(ceditline *session, const wchar_t *name) {
  el_wset(session->editor, EL_ECHOTC, L"-s", name, (wchar_t *)NULL);
}

// As libedit shows it: controls as ^X, what cannot be shown as \U+XXXX.
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

// Moves to the first row of the line and clears from there; a new row where that is not possible.
static void go_back(ceditline *session, int rows) {
  if (capability(session, "cd") == NULL || capability(session, "up") == NULL) {
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

// Some terminals wrap their rows anew and some do not. Going up by the smaller number of rows may
// leave a part of the former line standing but never eats what is above it.
void ceditline_draw_at_new_size(ceditline *session) {
  int before = columns(session);
  el_resize(session->editor);
  int wider = columns(session) > before ? columns(session) : before;
  go_back(session, cells_before_cursor(session) / wider);
  ceditline_draw(session);
}

// libedit believes the terminal is still raw.
void ceditline_draw_after_stop(ceditline *session) {
  el_wset(session->editor, EL_PREP_TERM, 0);
  el_wset(session->editor, EL_PREP_TERM, 1);
  ceditline_draw(session);
}

// The text goes under the last row of the line, wherever in it the cursor is.
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
