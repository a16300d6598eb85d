// What an app puts on the main queue, and what it puts where no virtual clock reaches.
//
// On Linux the functions of libdispatch that queue work are defined here once more, weakly, and so
// are seen first by the dynamic linker; each passes on to the original whatever it does not keep.
// While a thread is watched, work for the main queue is kept in a line of its own, in order, for a
// driver to run; everything else that leaves the thread is noted as a departure. Swift's task
// executors have hooks of their own for the same purpose. Where libdispatch is linked statically, or
// on Apple's systems, nothing is kept, and the main queue is the system's.
#ifndef CMAINQUEUE_H
#define CMAINQUEUE_H

#include <stdbool.h>

// How work left the thread.
enum main_queue_departure {
  main_queue_departure_after,      // DispatchQueue.asyncAfter
  main_queue_departure_sleep,      // Task.sleep
  main_queue_departure_queue,      // another queue than the main one
  main_queue_departure_source,     // a dispatch timer source
  main_queue_departure_count
};

// Watches the calling thread, or stops watching it; work that was kept and not run by then goes to
// the system's main queue.
void main_queue_watch(bool isWatching);

// Runs the oldest piece of kept work; false where there is none.
bool main_queue_run_next(void);

// Tells how to run a job of Swift's main executor, by its pointer.
void main_queue_set_job_runner(void (*run)(void *job));

// Whether work lies on the system's main queue: 1 yes, 0 no, -1 where nobody can tell.
int main_queue_has_system_work(void);

// How often work left in one way since this was asked last.
int main_queue_take_departures(enum main_queue_departure way);

// Whether a Foundation timer waits on the main run loop.
bool main_queue_has_timer(void);

#endif
