// The hint: a text at the right edge of the row while the line is edited.

#include <stdlib.h>
#include <string.h>

#include "session.h"

// libedit's EL_RPROMPT_ESC; it leaves out a text that does not fit beside the line.
wchar_t *ceditline_show_hint(EditLine *editor) {
  static wchar_t none[] = L"";
  ceditline *session = NULL;
  if (el_wget(editor, EL_CLIENTDATA, &session) != 0 || session == NULL) return none;
  return session->hint != NULL ? session->hint : none;
}

void ceditline_pause(ceditline *session) {
  if (session->pause != NULL && session->editing) session->pause();
}

// Returns a text between escape sequences. libedit drops the last sequence, so a space follows it.
static wchar_t *decorate(ceditline_string text, bool is_dim) {
  static const wchar_t begin[] = L"\1\033[2m\1", end[] = L"\1\033[0m\1 ";
  wchar_t *plain = ceditline_widen(text);
  if (plain == NULL || *plain == L'\0' || !is_dim) return plain;
  wchar_t *dim = calloc(wcslen(plain) + 32, sizeof *dim);
  if (dim != NULL) {
    wcscpy(dim, begin);
    wcscat(dim, plain);
    wcscat(dim, end);
  }
  free(plain);
  return dim;
}

static bool is_same(const wchar_t *one, const wchar_t *other) {
  if (one == NULL || other == NULL) return (one == NULL || !*one) && (other == NULL || !*other);
  return wcscmp(one, other) == 0;
}

void ceditline_hint(ceditline *session, ceditline_string text, bool is_dim) {
  wchar_t *hint = decorate(text, is_dim);
  if (is_same(hint, session->hint)) {
    free(hint);
    return;
  }
  free(session->hint);
  session->hint = hint;
  ceditline_erase(session);
  ceditline_draw(session);
  fflush(session->out);
}

// The hint does not stay beside the lines that were entered.
void ceditline_clear_hint(ceditline *session) {
  if (session->editing) ceditline_hint(session, (ceditline_string){"", 0}, false);
}
