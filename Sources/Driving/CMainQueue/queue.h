// The queue of captured work, and the counts of untracked work.
#ifndef MAIN_QUEUE_QUEUE_H
#define MAIN_QUEUE_QUEUE_H

#include "CMainQueue.h"

// A captured function with its argument, and the dispatch group it belongs to, if any.
struct work_item {
  void (*run)(void *argument);
  void (*return_to_system)(void *argument);
  void (*drop)(void *argument);
  void *argument;
  void *group;
};

// Returns whether the calling thread's work is captured.
bool is_capturing(void);

// Adds work to the end of the queue.
void enqueue_work(struct work_item item);

// Counts untracked work.
void count_untracked_work(enum main_queue_untracked_work kind);

// Leaves a dispatch group.
void leave_group(void *group);

// Enqueues the notifications of groups that are empty now, in the order they were requested.
void enqueue_group_notifications(void);

#endif
