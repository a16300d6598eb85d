#include "line.h"

#include <stdlib.h>

static struct piece *pieces;
static size_t first, end, capacity;

// Of the calling thread alone: other threads queue their work as ever.
static _Thread_local bool is_watched_here;

static int departures[main_queue_departure_count];

bool is_watched(void) { return is_watched_here; }

void main_queue_watch(bool isWatching) {
  is_watched_here = isWatching;
  while (!isWatching && first < end) {
    struct piece piece = pieces[first++];
    piece.give_back(piece.argument);
    if (piece.group) leave_group(piece.group);
  }
}

// The line moves to the front of its memory whenever it has run empty, so it seldom grows.
static bool make_room(void) {
  if (first == end) first = end = 0;
  if (end < capacity) return true;
  size_t wanted = capacity ? capacity * 2 : 16;
  struct piece *grown = realloc(pieces, wanted * sizeof *pieces);
  if (!grown) return false;
  pieces = grown;
  capacity = wanted;
  return true;
}

void keep(struct piece piece) {
  if (make_room()) {
    pieces[end++] = piece;
  } else {
    piece.give_back(piece.argument);
  }
}

bool main_queue_run_next(void) {
  if (first == end) keep_ready_groups();
  if (first == end) return false;
  struct piece piece = pieces[first++];
  piece.run(piece.argument);
  if (piece.group) leave_group(piece.group);
  return true;
}

void note_departure(enum main_queue_departure way) { departures[way]++; }

int main_queue_take_departures(enum main_queue_departure way) {
  int count = departures[way];
  departures[way] = 0;
  return count;
}
