/// What the process says when it ends.
enum ExitStatus: Int32 {
  /// No errors.
  case success = 0
  /// Errors in the project.
  case errors = 1
  /// A command line that makes no sense.
  case usage = 2
}
