// The key bindings that are added to those of libedit and ~/.editrc.

#include <string.h>

#include "session.h"

static ceditline *session_of(EditLine *editor) {
  ceditline *session = NULL;
  return el_wget(editor, EL_CLIENTDATA, &session) == 0 ? session : NULL;
}

static unsigned char on_tab(EditLine *editor, wint_t key) {
  (void)key;
  ceditline *session = session_of(editor);
  if (session == NULL || session->complete == NULL) return CC_ERROR;
  session->beeps = false;
  session->complete();
  return session->beeps ? CC_ERROR : CC_REFRESH;
}

static unsigned char on_interrupt(EditLine *editor, wint_t key) {
  (void)key;
  const LineInfoW *line = el_wline(editor);
  el_cursor(editor, (int)(line->lastchar - line->cursor));
  return CC_CURSOR;
}

static unsigned char on_search(EditLine *editor, wint_t key) {
  (void)key;
  ceditline *session = session_of(editor);
  if (session == NULL) return CC_ERROR;
  ceditline_search(session);
  return CC_REFRESH;
}

static unsigned char on_paste(EditLine *editor, wint_t key) {
  (void)key;
  ceditline *session = session_of(editor);
  return session == NULL ? CC_ERROR : ceditline_paste(session);
}

// vi's / and ?, unless the line is so long that libedit would write beyond its buffer.
static unsigned char on_vi_search(EditLine *editor, wint_t key) {
  const LineInfoW *line = el_wline(editor);
  if (line->lastchar - line->buffer > RESERVED_CAPACITY / 2) return CC_ERROR;
  wchar_t again[] = {key == L'/' ? VI_SEARCH_PREV_KEY : VI_SEARCH_NEXT_KEY, L'\0'};
  el_wpush(editor, again);
  return CC_NORM;
}

// An ~/.editrc for programs that use readline's interface names the completion rl_complete.
void ceditline_add_functions(ceditline *session) {
  EditLine *editor = session->editor;
  el_wset(editor, EL_ADDFN, L"complete", L"Complete the word", on_tab);
  el_wset(editor, EL_ADDFN, L"rl_complete", L"Complete the word", on_tab);
  el_wset(editor, EL_ADDFN, L"search-history", L"Search the history", on_search);
  el_wset(editor, EL_ADDFN, L"search-bounded", L"Search as vi does", on_vi_search);
  el_wset(editor, EL_ADDFN, L"insert-paste", L"Insert the pasted text", on_paste);
  el_wset(editor, EL_ADDFN, L"discard-line", L"Discard the line", on_interrupt);
}

static void bind_key(ceditline *session, const wchar_t *key, const wchar_t *function) {
  el_wset(session->editor, EL_BIND, key, function, (wchar_t *)NULL);
}

static void bind_vi_command(ceditline *session, const wchar_t *key, const wchar_t *function) {
  el_wset(session->editor, EL_BIND, L"-a", key, function, (wchar_t *)NULL);
}

void ceditline_bind_defaults(ceditline *session) {
  el_wset(session->editor, EL_EDITOR, L"emacs");
  bind_key(session, L"\\e[1;5C", L"em-next-word");
  bind_key(session, L"\\e[1;5D", L"ed-prev-word");
  bind_key(session, L"\\e[3~", L"ed-delete-next-char");
}

// Returns whether a key has its default binding. libedit only prints bindings, so the text is searched.
static bool has_default_binding(ceditline *session, const wchar_t *key) {
  static const char *const defaults[] = {"ed-insert", "ed-unassigned", "ed-redisplay",
                                     "em-inc-search-prev"};
  char printed[256] = "";
  FILE *memory = fmemopen(printed, sizeof printed - 1, "w");
  if (memory == NULL) return false;
  el_wset(session->editor, EL_SETFP, 1, memory);
  bind_key(session, key, NULL);
  el_wset(session->editor, EL_SETFP, 1, session->out);
  fclose(memory);
  for (size_t i = 0; i < sizeof defaults / sizeof *defaults; i++)
    if (strstr(printed, defaults[i]) != NULL) return true;
  return false;
}

static void bind_unless_changed(ceditline *session, const wchar_t *key, const wchar_t *function) {
  if (has_default_binding(session, key)) bind_key(session, key, function);
}

static bool has_emacs_keys(ceditline *session) {
  const wchar_t *name = NULL;
  return el_wget(session->editor, EL_EDITOR, &name) == 0 && wcscmp(name, L"emacs") == 0;
}

// These keys run a line of ~/.editrc; libedit reads through NULL if the line is empty.
static void unbind_commands(ceditline *session) {
  bind_vi_command(session, L":", L"ed-unassigned");
  if (!has_emacs_keys(session)) return;
  bind_key(session, L"\\ex", L"ed-unassigned");
  bind_key(session, L"\\eX", L"ed-unassigned");
}

static void bind_vi_search(ceditline *session) {
  static const wchar_t previous[] = {VI_SEARCH_PREV_KEY, L'\0'};
  static const wchar_t next[] = {VI_SEARCH_NEXT_KEY, L'\0'};
  bind_vi_command(session, previous, L"vi-search-prev");
  bind_vi_command(session, next, L"vi-search-next");
  bind_vi_command(session, L"/", L"search-bounded");
  bind_vi_command(session, L"?", L"search-bounded");
}

static void bind_interrupt(ceditline *session) {
  static const wchar_t interrupt[] = {INTERRUPT_KEY, L'\0'};
  bind_key(session, interrupt, L"discard-line");
  bind_vi_command(session, interrupt, L"discard-line");
}

// A terminal sends ESC [200~ before a pasted text; the other key asks for its next line.
// With vi's keys ESC is a key of its own, which must not begin a sequence.
static void bind_paste(ceditline *session) {
  if (!has_emacs_keys(session)) return;
  session->marks_paste = true;
  static const wchar_t next[] = {PASTE_KEY, L'\0'};
  bind_key(session, L"\\e[200~", L"insert-paste");
  bind_key(session, next, L"insert-paste");
}

// Runs after ~/.editrc, which can select vi's keys and thereby remove all other bindings.
void ceditline_bind_required(ceditline *session) {
  bind_unless_changed(session, L"^I", L"complete");
  bind_unless_changed(session, L"^R", L"search-history");
  bind_interrupt(session);
  bind_paste(session);
  unbind_commands(session);
  if (!has_emacs_keys(session)) bind_vi_search(session);
}
