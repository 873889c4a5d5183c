extension Sequence<Diagnostic> {
  /// The diagnostics as they are reported: by file, position and severity,
  /// then by id and wording; those without a file first. Exact duplicates are
  /// left out. The order that they were found in has no influence.
  public func inReportOrder() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
      .sorted { $0.precedes($1) }
  }
}

extension Diagnostic {
  fileprivate func precedes(_ other: Diagnostic) -> Bool {
    if location != other.location {
      guard let here = location else { return true }
      guard let there = other.location else { return false }
      return here < there
    }
    if severity != other.severity { return severity < other.severity }
    if id != other.id { return id < other.id }
    if message != other.message { return message < other.message }
    return details < other.details
  }

  private var details: String {
    notes.reduce(help ?? "") { text, note in
      text + "\n\(note.location?.description ?? ""): \(note.message)"
    }
  }
}
