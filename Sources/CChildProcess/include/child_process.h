#pragma once

#include <sys/types.h>

/// Starts a program as the leader of a process group of its own.
///
/// The kernel kills it when the thread that called this ends, whatever ends
/// it: call from a thread that lives as long as the program should.
/// It has no standard input, writes both its outputs to a file, inherits no
/// other open file and no variable of the environment.
///
/// @param program the path of the program
/// @param arguments its arguments, the name first and NULL last
/// @param folder where it runs
/// @param output the descriptor of the file that it writes to
/// @return its process; -1, with errno, when there is none
pid_t child_process_start(const char *program, char *const arguments[],
                          const char *folder, int output);
