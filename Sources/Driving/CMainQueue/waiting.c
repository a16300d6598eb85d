// Replacements for the functions of libdispatch that block a thread.
//
// A thread whose work is captured would wait for work that only it can run. So it runs that work first.
#define _GNU_SOURCE
#include "queue.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stddef.h>

WEAK long dispatch_semaphore_wait(void *semaphore, uint64_t timeout);
WEAK long dispatch_group_wait(void *group, uint64_t timeout);
WEAK long dispatch_block_wait(void *block, uint64_t timeout);
WEAK void dispatch_sync(void *queue, void *block);
WEAK void dispatch_barrier_sync(void *queue, void *block);
extern uint64_t dispatch_time(uint64_t when, int64_t delta);

// The system's time for a time of the virtual clock.
static uint64_t system_time(uint64_t when) {
  static __typeof__(&dispatch_time) original;
  if (!original) original = (__typeof__(&dispatch_time))dlsym(RTLD_NEXT, "dispatch_time");
  int64_t delay = delay_until(when);
  return delay == INT64_MAX ? ~0ull : original(0, delay);
}

// Waits without blocking, and runs captured work and what is due on the virtual clock in between, such as
// the answer of a request; then blocks, for other threads.
static long wait_for(
    long (*wait)(void *object, uint64_t timeout), void *object, uint64_t timeout) {
  while (wait(object, 0) != 0) {
    if (timeout == 0) return 1;
    if (run_next_for_queue(NULL) || advance_clock(delay_until(timeout), false)) continue;
    return wait(object, system_time(timeout));
  }
  return 0;
}

// Waits in a test, whose tasks and delayed work run on the main queue.
static long wait_in_test(
    long (*wait)(void *object, uint64_t timeout), void *object, uint64_t timeout) {
  while (wait(object, 0) != 0) {
    if (real_delay_until(timeout) <= 0) return 1;
    run_main_loop_briefly();
  }
  return 0;
}

WEAK long dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  ORIGINAL(dispatch_semaphore_wait);
  if (has_main_thread_test() && IS_OF_TEST && main_queue_is_main_thread()) {
    return wait_in_test(original, semaphore, timeout);
  }
  if (!IS_CAPTURED) return original(semaphore, timeout);
  return wait_for(original, semaphore, timeout);
}

WEAK long dispatch_group_wait(void *group, uint64_t timeout) {
  ORIGINAL(dispatch_group_wait);
  if (!IS_CAPTURED) return original(group, timeout);
  return wait_for(original, group, timeout);
}

WEAK long dispatch_block_wait(void *block, uint64_t timeout) {
  ORIGINAL(dispatch_block_wait);
  if (!IS_CAPTURED) return original(block, timeout);
  while (run_next_for_queue(NULL)) continue;
  return original(block, system_time(timeout));
}

WEAK void dispatch_sync(void *queue, void *block) {
  ORIGINAL(dispatch_sync);
  bool isCaptured = IS_CAPTURED;
  while (isCaptured && run_next_for_queue(queue)) continue;
  original(queue, block);
}

WEAK void dispatch_barrier_sync(void *queue, void *block) {
  ORIGINAL(dispatch_barrier_sync);
  bool isCaptured = IS_CAPTURED;
  while (isCaptured && run_next_for_queue(queue)) continue;
  original(queue, block);
}

#endif
