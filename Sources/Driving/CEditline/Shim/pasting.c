// Bracketed paste: a text that a terminal marks as pasted is inserted as it is, line by line.
//
// Its characters are not keys: a tab completes nothing. Each line is entered as if Return was pressed;
// the shell can take the rest of the text instead.

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "session.h"

#define CHUNK 512

static volatile int marking_descriptor = -1;

static void put(int descriptor, const char *sequence) {
  if (write(descriptor, sequence, strlen(sequence)) < 0) return;
}

void ceditline_ask_for_paste_marks(ceditline *session, bool wanted) {
  if (!session->marks_paste || !ceditline_can_draw(session)) return;
  fflush(session->out);
  put(fileno(session->out), wanted ? "\033[?2004h" : "\033[?2004l");
  marking_descriptor = wanted ? fileno(session->out) : -1;
}

// Safe in a signal handler.
void ceditline_end_paste_marks(void) {
  if (marking_descriptor >= 0) put(marking_descriptor, "\033[?2004l");
}

enum pasted { PASTED_CHARACTER, PASTED_NEWLINE, PASTED_END };

// Reads ESC [201~ after its ESC; anything else after an ESC is dropped.
static bool reads_end_mark(ceditline *session) {
  for (const wchar_t *expected = L"[201~"; *expected != L'\0'; expected++) {
    wchar_t character = L'\0';
    if (ceditline_next_character(session->editor, &character) != 1) return true;
    if (character != *expected) return false;
  }
  return true;
}

// Returns the next part of the pasted text; an interrupt and the end of the terminal end it.
static enum pasted next(ceditline *session, wchar_t *character) {
  while (true) {
    if (ceditline_next_character(session->editor, character) != 1) return PASTED_END;
    bool was_return = session->pasted_return;
    session->pasted_return = *character == L'\r';
    if (*character == L'\n' && was_return) continue;
    if (*character == L'\r' || *character == L'\n') return PASTED_NEWLINE;
    if (*character == INTERRUPT_KEY) {
      wchar_t again[] = {INTERRUPT_KEY, L'\0'};
      el_wpush(session->editor, again);
      return PASTED_END;
    }
    if (*character == 0x1B) {
      if (reads_end_mark(session)) return PASTED_END;
      continue;
    }
    if (*character >= 0x20 || *character == L'\t') return PASTED_CHARACTER;
  }
}

// Inserts the text up to its next newline, and enters the line there.
unsigned char ceditline_paste(ceditline *session) {
  wchar_t chunk[CHUNK + 1];
  size_t count = 0;
  enum pasted part = PASTED_CHARACTER;
  session->pasting = session->reading_paste = true;
  ceditline_erase(session);
  while (part == PASTED_CHARACTER) {
    wchar_t character = L'\0';
    part = next(session, &character);
    if (part == PASTED_CHARACTER) chunk[count++] = character;
    if (count == 0 || (part == PASTED_CHARACTER && count < CHUNK)) continue;
    chunk[count] = L'\0';
    el_winsertstr(session->editor, chunk);
    count = 0;
  }
  session->reading_paste = false;
  session->pasting = part == PASTED_NEWLINE;
  ceditline_draw(session);
  if (part == PASTED_NEWLINE) el_wpush(session->editor, L"\n");
  return CC_REFRESH;
}

bool ceditline_is_pasting(ceditline *session) { return session->pasting; }

static void keep(ceditline *session, const wchar_t *text, size_t count) {
  free(session->entered);
  session->entered = ceditline_narrow(text, count, &session->entered_count);
}

void ceditline_take_paste(ceditline *session) {
  wchar_t *text = NULL;
  size_t count = 0, capacity = 0;
  session->reading_paste = true;
  while (session->pasting) {
    wchar_t character = L'\0';
    enum pasted part = next(session, &character);
    if (part == PASTED_END) break;
    if (count == capacity) {
      wchar_t *larger = realloc(text, (capacity * 2 + CHUNK) * sizeof *text);
      if (larger == NULL) break;
      capacity = capacity * 2 + CHUNK;
      text = larger;
    }
    text[count++] = part == PASTED_NEWLINE ? L'\n' : character;
  }
  session->pasting = session->reading_paste = false;
  keep(session, text, count);
  free(text);
}
