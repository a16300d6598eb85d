// Captures the work that an app adds to dispatch queues and to tasks, with its virtual time.
//
// On Linux this module defines the functions of libdispatch that queue work, wait and read the time
// once more, as weak symbols. The dynamic linker finds them first; each passes on to the original what
// it does not capture. While a thread is captured, its work for any queue goes to a queue of this module,
// in order, and a session runs it on its own thread: work of other queues than the main one as work of
// those queues. `dispatch_after`, timer sources and Task.sleep go onto the session's virtual clock. A call
// that would block runs the work it waits for first, and lets virtual time pass for it. Calls of Foundation
// and of libdispatch itself are not captured; what they start elsewhere is counted as untracked work. Swift's
// task executors have hooks for the same purpose. Where libdispatch is linked statically, and on Apple's
// systems, nothing is captured: the system runs the queues.
#ifndef CMAINQUEUE_H
#define CMAINQUEUE_H

#include <stdbool.h>
#include <stdint.h>

// The kinds of work that run outside virtual time.
enum main_queue_untracked_work {
  main_queue_untracked_work_queue,   // a queue of Foundation, such as an OperationQueue's
  main_queue_untracked_work_session, // a queue of URLSession
  main_queue_untracked_work_count
};

// The kinds of work on the virtual clock.
enum main_queue_timer {
  main_queue_timer_after,  // DispatchQueue.asyncAfter
  main_queue_timer_sleep,  // Task.sleep
  main_queue_timer_source  // a dispatch timer source
};

// The functions of a virtual clock; times are in nanoseconds.
struct main_queue_clock {
  int64_t (*uptime)(void);
  int64_t (*date)(void);
  // Schedules work, for which exactly one of the two functions below is called; returns a token.
  void *(*schedule)(int64_t delay, enum main_queue_timer kind, void *work);
  // Cancels scheduled work, which is dropped.
  void (*cancel)(void *token);
  // Advances to the next deadline, if it comes within a time from now; returns whether there was one. If only
  // repeating timers are left, it is one where they are asked for.
  bool (*advance)(int64_t limit, bool repeating);
  // Moves the time on and runs nothing, as for a thread that sleeps.
  void (*pause)(int64_t duration);
};

// Sets the clock that captured work waits on.
void main_queue_set_clock(struct main_queue_clock clock);

// Runs scheduled work: adds it to the captured work.
void main_queue_run_scheduled(void *work);

// Drops scheduled work that will not run.
void main_queue_drop_scheduled(void *work);

// Sets the function that receives the seconds of each sleep(), Thread.sleep(forTimeInterval:) and
// RunLoop.run(until:) outside of captured code, on any thread. It returns whether it took the sleep; if not, the
// thread sleeps. NULL for none. Captured code sleeps on the virtual clock.
void main_queue_set_sleep_handler(bool (*handler)(double seconds));

// Sets the function that takes what a test's own code, which is not captured, delays by `dispatch_after` or
// Task.sleep; NULL for none. It is called on any thread with the delay in nanoseconds and the work, and
// returns whether it takes the work; if not, the system runs it. For work that it takes, exactly one of
// the two functions below is called on the main thread. If the caller is on the process's first thread, the
// tasks of the test run on the main queue, too, so that they do not race with its waits.
void main_queue_set_delay_handler(bool (*handler)(int64_t delay, void *work));

// Runs delayed work: a block here, the rest of a task on the main queue. Returns whether it has run.
bool main_queue_run_delayed(void *work);

// Drops delayed work that will not run.
void main_queue_drop_delayed(void *work);

// Starts capturing the calling thread's work.
void main_queue_start_capturing(void);

// Stops capturing. Captured work that has not run goes to the system's queues, unless it is kept for the
// next time.
void main_queue_stop_capturing(bool keeps_rest);

// Returns the number of captured pieces of work that have not run.
int main_queue_count(void);

// Forgets the captured work that has not run, as the end of a process does; what it captured is kept.
void main_queue_forget(void);

// Runs the oldest captured work; returns false if there is none.
bool main_queue_run_next(void);

// Drops all captured work without running it; the memory of dropped tasks is not released.
void main_queue_drop_all(void);

// Sets the function that runs a job of Swift's main executor, by its pointer.
void main_queue_set_job_runner(void (*run)(void *job));

// Returns whether the calling thread is the process's first one; asks the system once for each thread.
bool main_queue_is_main_thread(void);

// Returns 1 if the system's main queue has work, 0 if it has none, -1 if that is unknown.
int main_queue_has_system_work(void);

// Adds a mark to the end of the system's main queue, and returns whether the queue has come to all marks.
// A run loop inside work of that queue does not run the queue.
void main_queue_post_mark(void);
bool main_queue_has_reached_mark(void);

// Returns how often a kind of untracked work was started since the last call.
int main_queue_take_untracked_work(enum main_queue_untracked_work kind);

// Returns whether a Foundation timer waits on the main run loop.
bool main_queue_has_timer(void);

#endif
