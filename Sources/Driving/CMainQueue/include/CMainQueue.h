// Captures the work that an app adds to the main queue, and counts work outside virtual time.
//
// On Linux this module defines the functions of libdispatch that queue work once more, as weak
// symbols. The dynamic linker finds them first; each passes on to the original what it does not
// capture. While a thread is captured, its work for the main queue goes to a queue of this module,
// in order, and a session runs it. All other work that the thread starts elsewhere is counted as
// untracked work. Swift's task executors have hooks for the same purpose. Where libdispatch is
// linked statically, and on Apple's systems, nothing is captured: the system runs the main queue.
#ifndef CMAINQUEUE_H
#define CMAINQUEUE_H

#include <stdbool.h>

// The kinds of work that run outside virtual time.
enum main_queue_untracked_work {
  main_queue_untracked_work_after,   // DispatchQueue.asyncAfter
  main_queue_untracked_work_sleep,   // Task.sleep
  main_queue_untracked_work_queue,   // another queue than the main one
  main_queue_untracked_work_source,  // a dispatch timer source
  main_queue_untracked_work_session, // a queue of URLSession
  main_queue_untracked_work_count
};

// Starts or stops capturing the calling thread's work. Captured work that has not run when capturing
// stops goes to the system's main queue.
void main_queue_set_capturing(bool isCapturing);

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

// Returns 1 if the system's main queue has work, 0 if it has none, -1 if that is unknown.
int main_queue_has_system_work(void);

// Returns how often a kind of untracked work was started since the last call.
int main_queue_take_untracked_work(enum main_queue_untracked_work kind);

// Returns whether a Foundation timer waits on the main run loop.
bool main_queue_has_timer(void);

#endif
