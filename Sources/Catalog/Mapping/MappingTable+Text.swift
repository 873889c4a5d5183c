import Diagnostics

extension MappingTable {
  /// How many unused fields the text lists.
  private static let maximumUnused = 40
  /// How much of a sample the text shows, in columns.
  private static let sampleWidth = 40

  /// The table for people: a line a key, then the fields that are not used.
  public var text: String {
    var text = "\(VisibleText.escaped(file)): "
    text += items == 1 ? "1 item\n\n" : "\(items) items\n\n"
    var lines = [["key", "from", "have it", "miss it", "for example"]]
    lines += rows.map {
      [$0.key, $0.from, "\($0.items)", "\($0.missing)", Self.short($0.sample)]
    }
    text += Self.aligned(lines, numbers: [2, 3])
    if !absent.isEmpty {
      text += "\nnot given: \(absent.joined(separator: ", "))\n"
    }
    guard !unused.isEmpty else { return text }
    var rest = [["not used", "have it", "for example"]]
    rest += unused.prefix(Self.maximumUnused).map {
      [$0.name, "\($0.items)", Self.short($0.sample)]
    }
    text += "\n" + Self.aligned(rest, numbers: [1])
    if unused.count > Self.maximumUnused {
      text += "… and \(unused.count - Self.maximumUnused) more\n"
    }
    return text
  }

  private static func short(_ sample: String?) -> String {
    guard let sample else { return "–" }
    var text = ""
    var width = 0
    for scalar in sample.unicodeScalars {
      width += VisibleText.width(scalar)
      if width > sampleWidth { return text + "…" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private static func aligned(_ lines: [[String]], numbers: Set<Int>) -> String
  {
    let lines = lines.map { $0.map(VisibleText.escaped) }
    let widths = lines[0].indices.map { column in
      lines.map { width($0[column]) }.max() ?? 0
    }
    return lines.map { line in
      var text = ""
      for (column, cell) in line.enumerated() {
        let space = String(
          repeating: " ", count: max(0, widths[column] - width(cell)))
        let isLast = column == line.count - 1
        text +=
          numbers.contains(column)
          ? space + cell : isLast ? cell : cell + space
        if !isLast { text += "  " }
      }
      return text + "\n"
    }.joined()
  }

  private static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + VisibleText.width($1) }
  }
}

extension MappingTable {
  /// The table for programs: one JSON object on one line, with the keys
  /// `catalog`, `items`, `read` (a list of `key`, `from`, `items`, `missing`
  /// and `sample`), `absent` (a list of keys) and `unused` (a list of `name`,
  /// `items` and `sample`). A sample that there is not is null.
  public var json: String {
    let string = JSONReport.string
    let read = rows.map {
      "{\"key\":\(string($0.key)),\"from\":\(string($0.from)),"
        + "\"items\":\($0.items),\"missing\":\($0.missing),"
        + "\"sample\":\($0.sample.map(string) ?? "null")}"
    }
    let rest = unused.map {
      "{\"name\":\(string($0.name)),\"items\":\($0.items),"
        + "\"sample\":\($0.sample.map(string) ?? "null")}"
    }
    return "{\"catalog\":\(string(file)),\"items\":\(items),"
      + "\"read\":[\(read.joined(separator: ","))],"
      + "\"absent\":[\(absent.map(string).joined(separator: ","))],"
      + "\"unused\":[\(rest.joined(separator: ","))]}\n"
  }
}
