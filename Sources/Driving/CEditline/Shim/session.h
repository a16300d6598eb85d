// The declarations that the files of the shim share.

#ifndef CEDITLINE_SESSION_H
#define CEDITLINE_SESSION_H

#include <histedit.h>
#include <stdint.h>
#include <stdio.h>
#include <wchar.h>

#include "CEditline.h"

// The state of the handling of Ctrl-C.
enum ceditline_interruption {
  INTERRUPTION_NONE,
  // The interrupt key was passed to libedit, which moves the cursor to the end of the text.
  INTERRUPTION_MOVING,
  // "^C" was printed; the line is discarded.
  INTERRUPTION_DONE,
};

struct ceditline {
  EditLine *editor;
  HistoryW *history;
  int input;
  FILE *in;
  FILE *out;
  // The bytes of an incomplete character.
  unsigned char partial[4];
  size_t partial_count;
  enum ceditline_interruption interruption;
  bool hung_up;
  bool beeps;
  wchar_t *prompt;
  void (*complete)(void);
  void (*pause)(void);
  // Adds the lines of earlier runs; NULL once they are there.
  void (*load_history)(void);
  // The text at the right edge, in libedit's form; empty for none.
  wchar_t *hint;
  // Whether more lines of a pasted text are to come, and whether its characters are being read.
  bool pasting;
  bool marks_paste;
  bool reading_paste;
  // Whether the last pasted character was a carriage return, after which a newline is skipped.
  bool pasted_return;
  // The line that was entered last, while no line is being edited.
  bool editing;
  char *entered;
  size_t entered_count;
  // The string that ceditline_text returned.
  char *text;
};

// The C1 controls, which no keyboard sends; some of them are keys of our own inside libedit.
#define IS_RESERVED(character) ((character) >= 0x80 && (character) < 0xA0)
#define INTERRUPT_KEY ((wchar_t)0x80)
#define VI_SEARCH_PREV_KEY ((wchar_t)0x81)
#define VI_SEARCH_NEXT_KEY ((wchar_t)0x82)
#define PASTE_KEY ((wchar_t)0x83)

// The initial capacity of libedit's buffers; vi's search does not check it.
#define RESERVED_CAPACITY 16384

// session.c
void ceditline_load_history(ceditline *session);

// text.c
size_t ceditline_decode(const unsigned char *bytes, size_t count, wchar_t *character);
wchar_t *ceditline_widen(ceditline_string text);
char *ceditline_narrow(const wchar_t *characters, size_t count, size_t *byte_count);

// keys.c
void ceditline_add_functions(ceditline *session);
void ceditline_bind_defaults(ceditline *session);
void ceditline_bind_required(ceditline *session);

// reading.c
int ceditline_next_character(EditLine *editor, wchar_t *character);

// hinting.c
void ceditline_pause(ceditline *session);
void ceditline_clear_hint(ceditline *session);
wchar_t *ceditline_show_hint(EditLine *editor);

// pasting.c
unsigned char ceditline_paste(ceditline *session);
void ceditline_ask_for_paste_marks(ceditline *session, bool wanted);
void ceditline_end_paste_marks(void);

// searching.c
void ceditline_search(ceditline *session);

// drawing.c
void ceditline_draw(ceditline *session);
void ceditline_erase(ceditline *session);
void ceditline_draw_at_new_size(ceditline *session);
void ceditline_draw_after_stop(ceditline *session);
bool ceditline_can_draw(ceditline *session);

// signals.c
enum ceditline_event { EVENT_INTERRUPT = 1, EVENT_RESIZE = 2, EVENT_CONTINUED = 4 };
void ceditline_catch_signals(void);
void ceditline_release_signals(void);
void ceditline_set_reading(bool reading);
int ceditline_wake_descriptor(void);
int ceditline_take_events(void);

// terminal.c
void ceditline_save_terminal(int descriptor);
void ceditline_restore_terminal(void);
void ceditline_discard_terminal(void);
void ceditline_use_utf8(void);

#endif
