// What the files of the shim share.

#ifndef CEDITLINE_SESSION_H
#define CEDITLINE_SESSION_H

#include <histedit.h>
#include <stdint.h>
#include <stdio.h>
#include <wchar.h>

#include "CEditline.h"

// How far the answer to a Ctrl-C has come.
enum ceditline_interruption {
  INTERRUPTION_NONE,
  // The interrupt key was handed to libedit, which moves the cursor behind the text.
  INTERRUPTION_MOVING,
  // "^C" was printed; the line is given up.
  INTERRUPTION_DONE,
};

struct ceditline {
  EditLine *editor;
  HistoryW *history;
  int input;
  FILE *in;
  FILE *out;
  // Bytes of a character that is not complete yet.
  unsigned char partial[4];
  size_t partial_count;
  enum ceditline_interruption interruption;
  bool hung_up;
  bool beeps;
  wchar_t *prompt;
  void (*complete)(void);
  // The line entered last, while none is being edited.
  bool editing;
  char *entered;
  size_t entered_count;
  // What ceditline_text handed out.
  char *text;
};

// The C1 controls, which nobody types: some stand for something else inside libedit.
#define IS_RESERVED(character) ((character) >= 0x80 && (character) < 0xA0)
#define INTERRUPT_KEY ((wchar_t)0x80)
#define VI_SEARCH_PREV_KEY ((wchar_t)0x81)
#define VI_SEARCH_NEXT_KEY ((wchar_t)0x82)

// libedit's buffers hold this much from the start; vi's search does not look whether there is room.
#define RESERVED_ROOM 16384

// text.c
size_t ceditline_decode(const unsigned char *bytes, size_t count, wchar_t *character);
wchar_t *ceditline_widen(ceditline_string text);
char *ceditline_narrow(const wchar_t *characters, size_t count, size_t *byte_count);

// keys.c
void ceditline_add_functions(ceditline *session);
void ceditline_bind_defaults(ceditline *session);
void ceditline_bind_ours(ceditline *session);

// reading.c
int ceditline_next_character(EditLine *editor, wchar_t *character);

// searching.c
void ceditline_search(ceditline *session);

// drawing.c
void ceditline_draw(ceditline *session);
void ceditline_erase(ceditline *session);
void ceditline_draw_at_new_size(ceditline *session);
void ceditline_draw_after_stop(ceditline *session);

// signals.c
enum ceditline_news { NEWS_INTERRUPT = 1, NEWS_RESIZE = 2, NEWS_CONTINUED = 4 };
void ceditline_catch_signals(void);
void ceditline_release_signals(void);
void ceditline_set_reading(bool reading);
int ceditline_wake_descriptor(void);
int ceditline_take_news(void);

// terminal.c
void ceditline_save_terminal(int descriptor);
void ceditline_restore_terminal(void);
void ceditline_forget_terminal(void);
void ceditline_use_utf8(void);

#endif
