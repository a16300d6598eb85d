// The functions with which a completion reads and changes the line that is being edited.

#include <stdlib.h>

#include "session.h"

void ceditline_on_pause(ceditline *session, void (*pause)(void)) { session->pause = pause; }

void ceditline_on_tab(ceditline *session, void (*complete)(void)) { session->complete = complete; }

ceditline_string ceditline_text(ceditline *session) {
  if (!session->editing)
    return (ceditline_string){session->entered != NULL ? session->entered : "",
                              session->entered_count};
  const LineInfoW *line = el_wline(session->editor);
  size_t count = 0;
  free(session->text);
  session->text = ceditline_narrow(line->buffer, (size_t)(line->lastchar - line->buffer), &count);
  return (ceditline_string){session->text != NULL ? session->text : "", count};
}

size_t ceditline_cursor(ceditline *session) {
  const LineInfoW *line = el_wline(session->editor);
  return (size_t)(line->cursor - line->buffer);
}

void ceditline_replace(ceditline *session, size_t before, size_t after, ceditline_string text) {
  wchar_t *wide = ceditline_widen(text);
  if (wide == NULL) return;
  el_cursor(session->editor, (int)after);
  el_wdeletestr(session->editor, (int)(before + after));
  el_winsertstr(session->editor, wide);
  free(wide);
}

void ceditline_beep(ceditline *session) { session->beeps = true; }
