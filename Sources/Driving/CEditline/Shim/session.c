// The start of an editor, the reading of its lines, and its end.

#include <limits.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "session.h"

#define HISTORY_LIMIT 100000

static wchar_t *show_prompt(EditLine *editor) {
  static wchar_t none[] = L"";
  ceditline *session = NULL;
  if (el_wget(editor, EL_CLIENTDATA, &session) != 0) return none;
  return session->prompt != NULL ? session->prompt : none;
}

static FILE *stream(int descriptor, const char *mode) {
  int copy = dup(descriptor);
  if (copy < 0) return NULL;
  FILE *file = fdopen(copy, mode);
  if (file == NULL) close(copy);
  return file;
}

static bool open_streams(ceditline *session, int output) {
  session->in = stream(session->input, "r");
  session->out = stream(output, "w");
  if (session->in == NULL || session->out == NULL) return false;
  setvbuf(session->out, NULL, _IOFBF, 1 << 16);
  return true;
}

static bool open_history(ceditline *session) {
  HistEventW event;
  session->history = history_winit();
  if (session->history == NULL) return false;
  history_w(session->history, &event, H_SETSIZE, HISTORY_LIMIT);
  history_w(session->history, &event, H_SETUNIQUE, 1);
  return true;
}

void ceditline_load_history(ceditline *session) {
  void (*load)(void) = session->load_history;
  session->load_history = NULL;
  if (load != NULL) load();
}

// libedit's access to the history, whose lines are loaded when a key first asks for one.
static int use_history(void *data, HistEventW *event, int operation, ...) {
  ceditline *session = data;
  va_list arguments;
  va_start(arguments, operation);
  void *argument = va_arg(arguments, void *);
  va_end(arguments);
  ceditline_load_history(session);
  return history_w(session->history, event, operation, argument);
}

void ceditline_on_history(ceditline *session, void (*load)(void)) { session->load_history = load; }

static bool open_editor(ceditline *session, const char *program) {
  session->editor = el_init_fd(program, session->in, session->out, stderr, session->input,
                               fileno(session->out), STDERR_FILENO);
  if (session->editor == NULL) return false;
  el_wset(session->editor, EL_CLIENTDATA, session);
  el_wset(session->editor, EL_SIGNAL, 0);
  el_wset(session->editor, EL_GETCFN, ceditline_next_character);
  el_wset(session->editor, EL_HIST, use_history, session);
  el_wset(session->editor, EL_PROMPT_ESC, show_prompt, L'\1');
  el_wset(session->editor, EL_RPROMPT_ESC, ceditline_show_hint, L'\1');
  return true;
}

static bool is_editing(ceditline *session) {
  int mode = 0;
  return el_wget(session->editor, EL_EDITMODE, &mode) == 0 && mode != 0;
}

static void reserve_capacity(ceditline *session) {
  wchar_t *spaces = malloc((RESERVED_CAPACITY + 1) * sizeof *spaces);
  if (spaces == NULL) return;
  wmemset(spaces, L' ', RESERVED_CAPACITY);
  spaces[RESERVED_CAPACITY] = L'\0';
  el_winsertstr(session->editor, spaces);
  el_wdeletestr(session->editor, RESERVED_CAPACITY);
  free(spaces);
}

// Between two lines the terminal does not echo and does not buffer lines, so that pasted text of any
// length waits for the next prompt while a command runs.
static void configure(ceditline *session) {
  reserve_capacity(session);
  ceditline_add_functions(session);
  ceditline_bind_defaults(session);
  el_source(session->editor, NULL);
  ceditline_bind_required(session);
  if (!is_editing(session)) return;
  el_wset(session->editor, EL_SETTY, L"-x", L"-icanon", L"-echo", (wchar_t *)NULL);
}

ceditline *ceditline_start(const char *program, int input, int output) {
  ceditline *session = calloc(1, sizeof *session);
  if (session == NULL) return NULL;
  session->input = input;
  ceditline_use_utf8();
  ceditline_save_terminal(input);
  if (!open_streams(session, output) || !open_history(session) || !open_editor(session, program)) {
    ceditline_stop(session);
    return NULL;
  }
  configure(session);
  ceditline_catch_signals();
  return session;
}

void ceditline_stop(ceditline *session) {
  ceditline_release_signals();
  if (session->editor != NULL) el_end(session->editor);
  if (session->history != NULL) history_wend(session->history);
  if (session->in != NULL) fclose(session->in);
  if (session->out != NULL) fclose(session->out);
  ceditline_restore_terminal();
  ceditline_discard_terminal();
  free(session->prompt);
  free(session->hint);
  free(session->entered);
  free(session->text);
  free(session);
}

static void begin(ceditline *session, ceditline_string prompt) {
  fflush(NULL);
  free(session->prompt);
  session->prompt = ceditline_widen(prompt);
  session->interruption = INTERRUPTION_NONE;
  session->editing = true;
  ceditline_ask_for_paste_marks(session, true);
  ceditline_set_reading(true);
}

static void end(ceditline *session) {
  ceditline_set_reading(false);
  session->editing = false;
  ceditline_ask_for_paste_marks(session, false);
  fflush(session->out);
}

static ceditline_outcome accept(ceditline *session, const wchar_t *line, int count) {
  if (count > 0 && line[count - 1] == L'\n') count--;
  free(session->entered);
  session->entered = ceditline_narrow(line, (size_t)count, &session->entered_count);
  return session->entered != NULL ? CEDITLINE_LINE : CEDITLINE_END;
}

ceditline_outcome ceditline_read(ceditline *session, ceditline_string prompt) {
  int count = 0;
  begin(session, prompt);
  const wchar_t *line = session->hung_up ? NULL : el_wgets(session->editor, &count);
  ceditline_outcome outcome = CEDITLINE_END;
  if (session->interruption != INTERRUPTION_NONE) outcome = CEDITLINE_INTERRUPTED;
  else if (line != NULL && count > 0) outcome = accept(session, line, count);
  else fputc('\n', session->out);
  end(session);
  return outcome;
}

void ceditline_remember(ceditline *session, ceditline_string line) {
  HistEventW event;
  wchar_t *wide = ceditline_widen(line);
  if (wide != NULL) history_w(session->history, &event, H_ENTER, wide);
  free(wide);
}
