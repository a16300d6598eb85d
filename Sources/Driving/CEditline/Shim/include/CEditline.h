// A line editor on a terminal: libedit, without its variadic calls and wide strings.
//
// All text that crosses this header is UTF-8; positions count Unicode scalars. One session is open at
// a time, on one thread. Signals are caught from `ceditline_start` to `ceditline_stop`, and the
// terminal is given back as it was found, also when the process exits or is killed by a signal.

#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <stdbool.h>
#include <stddef.h>

/// A line editor at work on a terminal.
typedef struct ceditline ceditline;

/// What a call of `ceditline_read` came back with.
typedef enum ceditline_outcome {
  /// A line was entered: `ceditline_text` has it.
  CEDITLINE_LINE,
  /// Ctrl-C: what was typed is thrown away.
  CEDITLINE_INTERRUPTED,
  /// Ctrl-D on an empty line, or the terminal is gone.
  CEDITLINE_END,
} ceditline_outcome;

/// Some UTF-8 owned by the session, valid until its next call. May hold NUL bytes.
typedef struct ceditline_string {
  const char *bytes;
  size_t count;
} ceditline_string;

/// Opens an editor that reads keys from `input` and draws on `output`, both terminals.
/// Reads ~/.editrc. Gives NULL where there is no memory or no terminal.
ceditline *ceditline_start(const char *program, int input, int output);

/// Closes the editor and gives the terminal back as it was found.
void ceditline_stop(ceditline *session);

/// Lets the user edit one line. In `prompt`, escape sequences stand between two U+0001.
ceditline_outcome ceditline_read(ceditline *session, ceditline_string prompt);

/// The line entered last, without its newline; during a completion the line as it is now.
ceditline_string ceditline_text(ceditline *session);

/// Adds the newest line to what the arrow keys and Ctrl-R find.
void ceditline_remember(ceditline *session, ceditline_string line);

/// Calls `complete` when Tab is pressed; only then may the five functions below be called.
void ceditline_on_tab(ceditline *session, void (*complete)(void));

/// Where the cursor is, in scalars from the start of the line.
size_t ceditline_cursor(ceditline *session);

/// Replaces the scalars around the cursor with `text`; the cursor ends up behind it.
void ceditline_replace(ceditline *session, size_t before, size_t after, ceditline_string text);

/// Prints whole lines of text under the line being edited, and shows that line again below them.
void ceditline_show(ceditline *session, ceditline_string text);

/// Rings the bell.
void ceditline_beep(ceditline *session);

/// Whether Ctrl-C was pressed since the last line was entered; asking forgets it.
bool ceditline_take_interrupt(void);

/// The width of a terminal in columns; 0 where it is none or does not say.
int ceditline_columns(int descriptor);

#endif
