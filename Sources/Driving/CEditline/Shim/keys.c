// What keys do, beside what libedit and ~/.editrc say.

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

// vi's / and ?, unless libedit would write past its buffer.
static unsigned char on_vi_search(EditLine *editor, wint_t key) {
  const LineInfoW *line = el_wline(editor);
  if (line->lastchar - line->buffer > RESERVED_ROOM / 2) return CC_ERROR;
  wchar_t again[] = {key == L'/' ? VI_SEARCH_PREV_KEY : VI_SEARCH_NEXT_KEY, L'\0'};
  el_wpush(editor, again);
  return CC_NORM;
}

// ~/.editrc files written for readline's programs call the completion rl_complete.
void ceditline_add_functions(ceditline *session) {
  EditLine *editor = session->editor;
  el_wset(editor, EL_ADDFN, L"complete", L"Complete the word", on_tab);
  el_wset(editor, EL_ADDFN, L"rl_complete", L"Complete the word", on_tab);
  el_wset(editor, EL_ADDFN, L"search-history", L"Search the history", on_search);
  el_wset(editor, EL_ADDFN, L"search-in-room", L"Search as vi does", on_vi_search);
  el_wset(editor, EL_ADDFN, L"give-up-line", L"Give up the line", on_interrupt);
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

// libedit tells what a key does only by printing it.
static bool does_nothing_of_note(ceditline *session, const wchar_t *key) {
  static const char *const dull[] = {"ed-insert", "ed-unassigned", "ed-redisplay",
                                     "em-inc-search-prev"};
  char printed[256] = "";
  FILE *paper = fmemopen(printed, sizeof printed - 1, "w");
  if (paper == NULL) return false;
  el_wset(session->editor, EL_SETFP, 1, paper);
  bind_key(session, key, NULL);
  el_wset(session->editor, EL_SETFP, 1, session->out);
  fclose(paper);
  for (size_t i = 0; i < sizeof dull / sizeof *dull; i++)
    if (strstr(printed, dull[i]) != NULL) return true;
  return false;
}

static void bind_if_free(ceditline *session, const wchar_t *key, const wchar_t *function) {
  if (does_nothing_of_note(session, key)) bind_key(session, key, function);
}

static bool has_emacs_keys(ceditline *session) {
  const wchar_t *name = NULL;
  return el_wget(session->editor, EL_EDITOR, &name) == 0 && wcscmp(name, L"emacs") == 0;
}

// These run a line of ~/.editrc, and read through NULL where it is empty.
static void bind_no_commands(ceditline *session) {
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
  bind_vi_command(session, L"/", L"search-in-room");
  bind_vi_command(session, L"?", L"search-in-room");
}

static void bind_interrupt(ceditline *session) {
  static const wchar_t interrupt[] = {INTERRUPT_KEY, L'\0'};
  bind_key(session, interrupt, L"give-up-line");
  bind_vi_command(session, interrupt, L"give-up-line");
}

// After ~/.editrc, which may have chosen vi's keys and with them forgotten all others.
void ceditline_bind_ours(ceditline *session) {
  bind_if_free(session, L"^I", L"complete");
  bind_if_free(session, L"^R", L"search-history");
  bind_interrupt(session);
  bind_no_commands(session);
  if (!has_emacs_keys(session)) bind_vi_search(session);
}
