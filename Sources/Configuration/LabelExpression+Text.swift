extension LabelExpression: CustomStringConvertible {
  /// The expression in its compact spelling, `[and,a,[or,b,c]]`. Inside a
  /// list, labels that could be taken for its signs stand in quotes.
  public var description: String {
    switch self {
    case .singleLabel(let label): label
    case .mustInclude(let parts): Self.list("and", parts)
    case .atLeastOneOf(let parts): Self.list("or", parts)
    }
  }

  private static func list(_ sign: String, _ parts: [Self]) -> String {
    let parts = parts.map { part in
      if case .singleLabel(let label) = part { return quotedIfNeeded(label) }
      return part.description
    }
    return "[" + ([sign] + parts).joined(separator: ",") + "]"
  }

  private static func quotedIfNeeded(_ label: String) -> String {
    let scalars = label.unicodeScalars
    let isPlain =
      !label.isEmpty && scalars.first != " " && scalars.last != " "
      && !scalars.contains { "[],\"\\".unicodeScalars.contains($0) }
    if isPlain { return label }
    var text = "\""
    for scalar in scalars {
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}
