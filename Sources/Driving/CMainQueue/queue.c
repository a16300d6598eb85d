#include "queue.h"

#include <stdlib.h>

static struct work_item *items;
static size_t first, end, capacity;

// Set per thread: the work of other threads is not captured.
static _Thread_local bool is_capturing_here;

static int untracked_work[main_queue_untracked_work_count];

bool is_capturing(void) { return is_capturing_here; }

void main_queue_set_capturing(bool isCapturing) {
  is_capturing_here = isCapturing;
  while (!isCapturing && first < end) {
    struct work_item item = items[first++];
    item.return_to_system(item.argument);
    if (item.group) leave_group(item.group);
  }
}

// An empty queue starts again at the front of its memory, so it seldom grows.
static bool make_room(void) {
  if (first == end) first = end = 0;
  if (end < capacity) return true;
  size_t wanted = capacity ? capacity * 2 : 16;
  struct work_item *grown = realloc(items, wanted * sizeof *items);
  if (!grown) return false;
  items = grown;
  capacity = wanted;
  return true;
}

void enqueue_work(struct work_item item) {
  if (make_room()) {
    items[end++] = item;
  } else {
    item.return_to_system(item.argument);
  }
}

int main_queue_count(void) { return (int)(end - first); }

void main_queue_forget(void) { first = end = 0; }

bool main_queue_run_next(void) {
  if (first == end) enqueue_group_notifications();
  if (first == end) return false;
  struct work_item item = items[first++];
  item.run(item.argument);
  if (item.group) leave_group(item.group);
  return true;
}

void count_untracked_work(enum main_queue_untracked_work kind) { untracked_work[kind]++; }

int main_queue_take_untracked_work(enum main_queue_untracked_work kind) {
  int count = untracked_work[kind];
  untracked_work[kind] = 0;
  return count;
}
