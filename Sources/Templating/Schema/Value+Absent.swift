extension Value {
  /// Whether there is nothing.
  public var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }
}
