// Ctrl-R: finds the newest line of the history that contains the typed text, then older ones.
//
// libedit's own search reads the text as a regular expression, and writes beyond its buffer if the line
// is long.

#include <stdlib.h>
#include <string.h>

#include "session.h"

#define LONGEST_PATTERN 256

struct search {
  ceditline *session;
  wchar_t pattern[LONGEST_PATTERN + 1];
  size_t length;
  // The number of matches to skip.
  int skipped;
  bool fails;
  wchar_t *prompt;
  wchar_t *line_before;
};

enum step { STEP_CONTINUE, STEP_ACCEPT, STEP_CANCEL };

// Returns the match after the skipped ones; NULL if there is none.
static const wchar_t *match(struct search *search) {
  HistEventW event;
  HistoryW *history = search->session->history;
  int skip = search->skipped;
  for (int more = history_w(history, &event, H_FIRST); more != -1;
       more = history_w(history, &event, H_NEXT))
    if (wcsstr(event.str, search->pattern) != NULL && skip-- == 0) return event.str;
  return NULL;
}

static void put(ceditline *session, const wchar_t *line) {
  const LineInfoW *now = el_wline(session->editor);
  el_cursor(session->editor, (int)(now->lastchar - now->cursor));
  el_wdeletestr(session->editor, (int)(now->lastchar - now->buffer));
  el_winsertstr(session->editor, line);
}

static void show(struct search *search, const wchar_t *line) {
  wchar_t prompt[LONGEST_PATTERN + 32];
  const wchar_t *state = search->fails ? L"failing search" : L"search";
  swprintf(prompt, sizeof prompt / sizeof *prompt, L"(%ls) %ls: ", state, search->pattern);
  ceditline_erase(search->session);
  if (line != NULL) put(search->session, line);
  wcscpy(search->session->prompt, prompt);
  ceditline_draw(search->session);
}

static void find(struct search *search) {
  const wchar_t *found = search->length == 0 ? search->line_before : match(search);
  search->fails = found == NULL;
  show(search, found);
}

static void find_older(struct search *search) {
  search->skipped++;
  find(search);
  if (search->fails) search->skipped--;
}

static void change(struct search *search, size_t length) {
  search->length = length;
  search->pattern[length] = L'\0';
  search->skipped = 0;
  find(search);
}

// Any other key ends the search and then has its usual effect.
static enum step end_with_key(struct search *search, wchar_t key) {
  wchar_t again[] = {key, L'\0'};
  el_wpush(search->session->editor, again);
  return STEP_ACCEPT;
}

static enum step handle_key(struct search *search, wchar_t key) {
  if (key == 007 || key == INTERRUPT_KEY) return STEP_CANCEL;
  if (key == 022) find_older(search);
  else if (key == 010 || key == 0177) change(search, search->length - (search->length > 0));
  else if (key < 0x20) return end_with_key(search, key);
  else if (search->length == LONGEST_PATTERN) el_beep(search->session->editor);
  else {
    search->pattern[search->length] = key;
    change(search, search->length + 1);
  }
  return STEP_CONTINUE;
}

static void run(struct search *search) {
  enum step step = STEP_CONTINUE;
  wchar_t key = L'\0';
  show(search, NULL);
  while (step == STEP_CONTINUE)
    step = el_wgetc(search->session->editor, &key) == 1 ? handle_key(search, key) : STEP_CANCEL;
  ceditline_erase(search->session);
  if (step == STEP_CANCEL) put(search->session, search->line_before);
}

static wchar_t *copy_line(ceditline *session) {
  const LineInfoW *line = el_wline(session->editor);
  size_t count = (size_t)(line->lastchar - line->buffer);
  wchar_t *copy = calloc(count + 1, sizeof *copy);
  if (copy != NULL) memcpy(copy, line->buffer, count * sizeof *copy);
  return copy;
}

// Returns a copy of the prompt in a buffer that is large enough for the prompts of a search.
static wchar_t *copy_prompt(ceditline *session) {
  size_t count = wcslen(session->prompt) + LONGEST_PATTERN + 32;
  wchar_t *copy = calloc(count, sizeof *copy);
  if (copy != NULL) wcscpy(copy, session->prompt);
  return copy;
}

void ceditline_search(ceditline *session) {
  ceditline_load_history(session);
  struct search search = {.session = session, .prompt = session->prompt};
  search.line_before = copy_line(session);
  wchar_t *prompt = copy_prompt(session);
  if (search.line_before != NULL && prompt != NULL) {
    void (*pause)(void) = session->pause;
    ceditline_clear_hint(session);
    session->pause = NULL;
    session->prompt = prompt;
    run(&search);
    session->prompt = search.prompt;
    session->pause = pause;
    ceditline_draw(session);
  }
  free(prompt);
  free(search.line_before);
}
