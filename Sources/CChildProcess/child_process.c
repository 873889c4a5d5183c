#define _GNU_SOURCE
#include "child_process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

// Between fork and exec only what is safe in a signal handler may be called,
// since other threads may hold any lock (POSIX, fork).
pid_t child_process_start(const char *program, char *const arguments[],
                          const char *folder, int output) {
  const pid_t parent = getpid();
  char *const environment[] = {"LC_ALL=C", NULL};
  const pid_t child = fork();
  if (child != 0) {
    // On both sides: whoever is first, a signal to the group finds it.
    if (child > 0) {
      setpgid(child, child);
    }
    return child;
  }
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The parent may have ended before the kernel was told.
  if (getppid() != parent) {
    _exit(127);
  }
  // Ignored signals and the mask outlast exec.
  for (int number = 1; number < NSIG; number++) {
    signal(number, SIG_DFL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  const int nothing = open("/dev/null", O_RDONLY);
  if (nothing < 0 || dup2(nothing, 0) < 0 || dup2(output, 1) < 0 ||
      dup2(output, 2) < 0 || chdir(folder) != 0) {
    _exit(127);
  }
  close_range(3, ~0U, 0);
  execve(program, arguments, environment);
  _exit(127);
}
