// Pseudo-terminals, whose functions glibc hides from Swift.

#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <sys/types.h>

/// Both ends of a pseudo-terminal.
struct pseudo_terminal {
  int near_end;
  int far_end;
};

/// Opens a pseudo-terminal; gives false with errno set where there is none.
bool pseudo_terminal_open(struct pseudo_terminal *terminal, int rows, int columns);

/// Tells the terminal its size; who reads from it gets SIGWINCH.
void pseudo_terminal_resize(int near_end, int rows, int columns);

/// Starts a program in a session of its own that has the terminal for input, output and errors.
/// Gives the process, or -1 with errno set.
pid_t pseudo_terminal_spawn(
    struct pseudo_terminal terminal, const char *program, char *const arguments[],
    char *const environment[]);

/// Whether the terminal echoes, collects lines and makes signals, as a shell expects to find it.
bool pseudo_terminal_is_cooked(int far_end);

#endif
