// Forks processes for scenes, limits them, waits for them, and catches the signals that stop a run.
//
// Swift forbids fork, and a signal's handler must be C. A fork is safe only in a process with one
// thread, so everything here works on Linux alone, where that can be known; elsewhere
// `process_can_fork` is false, and the other functions must not be called.
#ifndef CPROCESSES_H
#define CPROCESSES_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

// Returns whether this process can be forked: on Linux, with one thread.
bool process_can_fork(void);

// Forks this process; returns 0 in the child and -1 for an error. The buffers of standard output and
// standard error are written before. The child leads a process group of its own, ends when its parent
// ends, and handles all signals as usual.
pid_t process_fork(void);

// Makes the calling process one of an app: its output goes to a descriptor and nothing is read from
// standard input. Its address space may grow by a number of bytes.
void process_limit(int output, uint64_t growth);

// Limits the address space of the calling process to what it has and a number of bytes; the limit can
// be raised again.
void process_limit_memory(uint64_t growth);

// Writes the buffer of standard output and ends the calling process without calling its exit handlers.
_Noreturn void process_leave(void);

// The end of a process: an exit code or a signal.
struct process_end {
  bool has_ended;
  bool is_signal;
  int code;
};

// Returns the end of a child if it has ended; the rest of its process group is killed then. The end of a
// process that is no child of this one, or not any more, is SIGKILL.
struct process_end process_take_end(pid_t process);

// Kills a child and its process group.
void process_kill(pid_t process);

// Asks a child to stop, with SIGTERM.
void process_stop(pid_t process);

// Forks the process of an interactive shell; the caller goes on in it, and the process before supervises
// it: it ends as the shell ends. Returns false if that is not possible, without a fork.
bool process_supervise(void);

// Forks a spare process, which waits. Returns without an end at once, and in the spare process with the
// end of the shell's process, whose terminal it then has. While the spare process waits, the caller's
// address space may grow by a number of bytes. There is no spare process without a supervisor.
struct process_end process_make_spare(uint64_t growth);

// Returns whether a spare process waits.
bool process_has_spare(void);

// Ends the spare process.
void process_end_spare(void);

// Creates a pipe that programs started later do not inherit; its reader does not block.
bool process_make_pipe(int *reader, int *writer);

// Returns zeroed memory that children share with this process; NULL for an error.
int64_t *process_share_memory(int count);

// Adds one to a number in shared memory and returns the earlier number.
int64_t process_take_number(int64_t *number);

// Catches SIGINT and SIGTERM, the second time of each excepted, and the ends of children.
void process_catch_signals(void);

// Handles SIGINT, SIGTERM and the ends of children as before `process_catch_signals`.
void process_release_signals(void);

// Returns the signal that was caught to stop this process; 0 for none.
int process_caught_signal(void);

// Waits until a descriptor can be read, a child has ended, a signal is caught, or time has passed.
void process_wait(const int *descriptors, int count, int milliseconds);

// Writes the buffers of standard output and standard error.
void process_flush_output(void);

// Sends standard output to standard error; returns a descriptor of the earlier standard output.
int process_divert_output(void);

// Sends standard output to a descriptor again and closes that.
void process_restore_output(int descriptor);

#endif
