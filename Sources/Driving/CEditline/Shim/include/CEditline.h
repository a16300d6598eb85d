// A line editor on a terminal: libedit, without its variadic functions and wide strings.
//
// All text is UTF-8; positions count Unicode scalars. One session can be open at a time, on one thread.
// Signals are handled from `ceditline_start` to `ceditline_stop`. The state of the terminal is restored
// at the end, also when the process exits or is killed by a signal.

#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <stdbool.h>
#include <stddef.h>

/// A line editor on a terminal.
typedef struct ceditline ceditline;

/// The result of `ceditline_read`.
typedef enum ceditline_outcome {
  /// A line was entered: `ceditline_text` has it.
  CEDITLINE_LINE,
  /// Ctrl-C: the typed text is discarded.
  CEDITLINE_INTERRUPTED,
  /// Ctrl-D on an empty line, or the end of the terminal.
  CEDITLINE_END,
} ceditline_outcome;

/// A UTF-8 string that the session owns, valid until the next call; it can contain NUL bytes.
typedef struct ceditline_string {
  const char *bytes;
  size_t count;
} ceditline_string;

/// Opens an editor that reads keys from `input` and draws on `output`, both terminals.
/// Reads ~/.editrc. Returns NULL without memory or a terminal.
ceditline *ceditline_start(const char *program, int input, int output);

/// Closes the editor and restores the terminal.
void ceditline_stop(ceditline *session);

/// Reads one edited line. In `prompt`, escape sequences are between two U+0001.
ceditline_outcome ceditline_read(ceditline *session, ceditline_string prompt);

/// Returns the line that was entered last, without its newline; during a completion the current line.
ceditline_string ceditline_text(ceditline *session);

/// Adds the newest line to the history of the arrow keys and Ctrl-R.
void ceditline_remember(ceditline *session, ceditline_string line);

/// Sets the function that adds the lines of earlier runs, when a key first asks for one.
void ceditline_on_history(ceditline *session, void (*load)(void));

/// Sets the function for Tab; the four functions below may only be called from it.
void ceditline_on_tab(ceditline *session, void (*complete)(void));

/// Sets the function that is called when the person pauses; it may read the line and set the hint.
void ceditline_on_pause(ceditline *session, void (*pause)(void));

/// Shows a text at the right edge while the line is edited; dim if `is_dim`. Empty for none.
void ceditline_hint(ceditline *session, ceditline_string text, bool is_dim);

/// Returns whether more lines of the text that was pasted at once are to come.
bool ceditline_is_pasting(ceditline *session);

/// Reads the rest of the pasted text, which is not edited; `ceditline_text` then returns it.
void ceditline_take_paste(ceditline *session);

/// Returns the position of the cursor, in scalars from the start of the line.
size_t ceditline_cursor(ceditline *session);

/// Replaces the scalars around the cursor with `text`, and moves the cursor to its end.
void ceditline_replace(ceditline *session, size_t before, size_t after, ceditline_string text);

/// Prints lines of text below the line that is being edited, and shows that line again below them.
void ceditline_show(ceditline *session, ceditline_string text);

/// Rings the bell.
void ceditline_beep(ceditline *session);

/// Returns whether Ctrl-C was pressed since the last line was entered, and resets that.
bool ceditline_take_interrupt(void);

/// Sets whether SIGQUIT ends only the command that runs, as the explanation of a second Ctrl-C says.
void ceditline_set_giving_up(bool possible);

/// Returns the width of a terminal in columns; 0 if it is unknown.
int ceditline_columns(int descriptor);

/// Returns the height of a terminal in rows; 0 if it is unknown.
int ceditline_rows(int descriptor);

/// Shows a text with a pager, which is a command of the system's shell; waits for its end.
/// Returns false if it could not be started.
bool ceditline_page(const char *command, ceditline_string text);

#endif
