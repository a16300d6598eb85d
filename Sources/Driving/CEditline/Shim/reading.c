// The reading of one key, from the terminal or from a signal.

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "session.h"

static bool take_character(ceditline *session, wchar_t *character) {
  size_t used = ceditline_decode(session->partial, session->partial_count, character);
  if (used == 0) return false;
  session->partial_count -= used;
  memmove(session->partial, session->partial + used, session->partial_count);
  if (IS_RESERVED(*character)) *character = 0xFFFD;
  return true;
}

// Reads only one byte: text that is typed before the shell ends belongs to the next program.
static void read_byte(ceditline *session) {
  ssize_t got = read(session->input, session->partial + session->partial_count, 1);
  if (got == 1) session->partial_count++;
  if (got == 0 || (got < 0 && errno != EINTR && errno != EAGAIN)) session->hung_up = true;
}

static void wait_for_input(ceditline *session) {
  struct pollfd waits[] = {
      {.fd = session->input, .events = POLLIN},
      {.fd = ceditline_wake_descriptor(), .events = POLLIN},
  };
  int ready = poll(waits, 2, -1);
  if (ready < 0 && errno != EINTR) session->hung_up = true;
  if (ready > 0 && waits[0].revents != 0) read_byte(session);
}

// Whether no key waits to be read, so that the person has paused.
static bool is_idle(ceditline *session) {
  struct pollfd input = {.fd = session->input, .events = POLLIN};
  return session->partial_count == 0 && poll(&input, 1, 0) == 0;
}

static void discard_line(ceditline *session) {
  ceditline_clear_hint(session);
  fputs("^C\n", session->out);
  fflush(session->out);
  session->partial_count = 0;
  session->interruption = INTERRUPTION_DONE;
}

// libedit's EL_GETCFN: returns 1 for a character, 0 at the end, -1 to discard the line.
int ceditline_next_character(EditLine *editor, wchar_t *character) {
  ceditline *session = NULL;
  if (el_wget(editor, EL_CLIENTDATA, &session) != 0 || session == NULL) return -1;
  *character = L'\0';
  if (session->interruption == INTERRUPTION_MOVING) discard_line(session);
  if (session->interruption == INTERRUPTION_DONE) return -1;
  if (session->pasting && !session->reading_paste) {
    *character = PASTE_KEY;
    return 1;
  }
  if (!session->reading_paste && is_idle(session)) ceditline_pause(session);
  while (!session->hung_up) {
    int events = ceditline_take_events();
    if (events & EVENT_INTERRUPT) {
      session->interruption = INTERRUPTION_MOVING;
      *character = INTERRUPT_KEY;
      return 1;
    }
    if (events & EVENT_CONTINUED) ceditline_draw_after_stop(session);
    if (events & EVENT_RESIZE) ceditline_draw_at_new_size(session);
    if (take_character(session, character)) {
      if (*character == L'\n' || *character == L'\r' || *character == 0x04)
        ceditline_clear_hint(session);
      return 1;
    }
    wait_for_input(session);
  }
  return 0;
}
