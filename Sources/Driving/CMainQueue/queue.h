// The queue of captured work, the counts of untracked work, and virtual time.
#ifndef MAIN_QUEUE_QUEUE_H
#define MAIN_QUEUE_QUEUE_H

#include <stdint.h>

#include "CMainQueue.h"

// A captured function with its argument, the dispatch queue it is for (NULL for the main queue and
// for jobs of tasks), and the dispatch group it belongs to, if any.
struct work_item {
  void (*run)(void *argument);
  void (*return_to_system)(void *argument);
  void (*drop)(void *argument);
  void *argument;
  void *group;
  void *queue;
};

// Returns whether the calling thread's work is captured.
bool is_capturing(void);

// Adds work to the end of the queue.
void enqueue_work(struct work_item item);

// Runs the oldest work for a dispatch queue, or for any queue but the main one if it is NULL; returns
// false if there is none.
bool run_next_for_queue(const void *queue);

// Counts untracked work.
void count_untracked_work(enum main_queue_untracked_work kind);

// Returns a block or a function with its context as captured work for a queue; NULL is the main one.
struct work_item block_item(void *block, void *group, void *queue);
struct work_item call_item(void (*function)(void *), void *context, void *queue);

// Runs a function as work of a dispatch queue on the calling thread.
void run_on_queue(void *queue, void *context, void (*function)(void *context));

// Leaves a dispatch group.
void leave_group(void *group);

// Enqueues the notifications of groups that are empty now, in the order they were requested.
void enqueue_group_notifications(void);

// Returns whether a dispatch queue was suspended.
bool is_suspended(const void *queue);

// Returns the times of the virtual clock in nanoseconds, and whether there is a clock.
bool has_clock(void);
int64_t virtual_uptime(void);
int64_t virtual_date(void);

// Schedules work on the virtual clock; returns a token for `cancel_work`.
void *schedule_work(
    int64_t delay, enum main_queue_timer kind, void (*run)(void *argument),
    void (*drop)(void *argument), void *argument);
void cancel_work(void *token);

// Lets virtual time pass until the next deadline within a number of nanoseconds; returns false if there is
// none, and if there are repeating timers alone unless they are asked for.
bool advance_clock(int64_t limit, bool repeating);

// Moves virtual time on by a number of nanoseconds and runs nothing.
void pause_clock(int64_t duration);

// Returns the nanoseconds of virtual time until a dispatch time.
int64_t delay_until(uint64_t when);

// Whether a test takes the delays of its own code.
bool has_delay_handler(void);

// Whether such a test runs on the process's first thread, whose run loop runs the main queue for it.
bool has_main_thread_test(void);

// Hands work that waits until a dispatch time to the test; returns false, with the work dropped, if the
// test does not take it.
bool delay_in_test(uint64_t when, bool isSleep, struct work_item item);

// Runs the main run loop until it has done something, or for a millisecond.
void run_main_loop_briefly(void);

// Returns the nanoseconds of real time until a dispatch time.
int64_t real_delay_until(uint64_t when);

// Returns whether a caller is in the system's libraries, not in the app or in Swift's overlays.
bool is_system(const void *address);

// Returns whether a caller is in Swift's concurrency runtime.
bool is_concurrency_runtime(const void *address);

// Defines `original` as the library's own function; looks it up once.
#define ORIGINAL(name) ORIGINAL_OF(name, #name)

// Defines `original` for a function whose symbol has another name than it has here.
#define ORIGINAL_OF(name, symbol)           \
  static __typeof__(&name) original;        \
  if (!original) original = (__typeof__(&name))dlsym(RTLD_NEXT, symbol)

// Whether the function that this stands in is called by the app on a captured thread.
#define IS_CAPTURED (is_capturing() && !is_system(__builtin_return_address(0)))

// Whether the function that this stands in is called by a test's own code.
#define IS_OF_TEST \
  (has_delay_handler() && !is_capturing() && !is_system(__builtin_return_address(0)))

#define WEAK __attribute__((weak))

#endif
