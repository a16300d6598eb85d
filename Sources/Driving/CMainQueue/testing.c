// The delays of a test's own code, which the test takes as virtual time.
#include "queue.h"

#include <stddef.h>
#include <stdlib.h>

static bool (*handler)(int64_t delay, void *work);
static bool isOnMainThread;

struct delayed {
  struct work_item item;
  bool isSleep;
};

void main_queue_set_delay_handler(bool (*newHandler)(int64_t delay, void *work)) {
  handler = newHandler;
  isOnMainThread = main_queue_is_main_thread();
}

bool has_main_thread_test(void) { return handler != NULL && isOnMainThread; }

bool has_delay_handler(void) { return handler != NULL; }

bool delay_in_test(uint64_t when, bool isSleep, struct work_item item) {
  int64_t delay = real_delay_until(when);
  struct delayed *delayed = malloc(sizeof *delayed);
  if (!delayed) abort();
  *delayed = (struct delayed){item, isSleep};
  if (handler && handler(delay > 0 ? delay : 0, delayed)) return true;
  main_queue_drop_delayed(delayed);
  return false;
}

bool main_queue_run_delayed(void *work) {
  struct delayed delayed = *(struct delayed *)work;
  free(work);
  // A task continues on the main queue; a block runs here, where time stands still meanwhile.
  void (*run)(void *) = delayed.isSleep ? delayed.item.return_to_system : delayed.item.run;
  run(delayed.item.argument);
  return !delayed.isSleep;
}

void main_queue_drop_delayed(void *work) {
  struct delayed delayed = *(struct delayed *)work;
  free(work);
  delayed.item.drop(delayed.item.argument);
}
