// The line of kept work, and what is noted beside it.
#ifndef MAIN_QUEUE_LINE_H
#define MAIN_QUEUE_LINE_H

#include "CMainQueue.h"

// One piece of work: a function and its argument, and the group it belongs to, if any.
struct piece {
  void (*run)(void *argument);
  void (*give_back)(void *argument);
  void *argument;
  void *group;
};

// Whether the calling thread is watched.
bool is_watched(void);

// Puts a piece of work at the end of the line.
void keep(struct piece piece);

// Notes that work left the thread.
void note_departure(enum main_queue_departure way);

// Leaves a dispatch group.
void leave_group(void *group);

// Keeps what waited for groups that are empty now, in the order it began to wait.
void keep_ready_groups(void);

#endif
