// The virtual clock, which the session provides.
#include "queue.h"

#include <stddef.h>
#include <stdlib.h>

static struct main_queue_clock clock_functions;

// Work on the virtual clock. The clock's owner keeps it until it has run or is dropped.
struct scheduled {
  void (*run)(void *argument);
  void (*drop)(void *argument);
  void *argument;
};

void main_queue_set_clock(struct main_queue_clock functions) { clock_functions = functions; }

bool has_clock(void) { return clock_functions.uptime != NULL; }

int64_t virtual_uptime(void) { return clock_functions.uptime(); }

int64_t virtual_date(void) { return clock_functions.date(); }

void *schedule_work(
    int64_t delay, enum main_queue_timer kind, void (*run)(void *argument),
    void (*drop)(void *argument), void *argument) {
  struct scheduled *scheduled = malloc(sizeof *scheduled);
  if (!scheduled) return NULL;
  *scheduled = (struct scheduled){run, drop, argument};
  return clock_functions.schedule(delay > 0 ? delay : 0, kind, scheduled);
}

bool advance_clock(int64_t limit, bool repeating) {
  return has_clock() && clock_functions.advance(limit, repeating);
}

void pause_clock(int64_t duration) { clock_functions.pause(duration); }

void cancel_work(void *token) { clock_functions.cancel(token); }

void main_queue_run_scheduled(void *work) {
  struct scheduled scheduled = *(struct scheduled *)work;
  free(work);
  scheduled.run(scheduled.argument);
}

void main_queue_drop_scheduled(void *work) {
  struct scheduled scheduled = *(struct scheduled *)work;
  free(work);
  scheduled.drop(scheduled.argument);
}
