import CFyaml

/// The events of a YAML text, as libfyaml finds them.
///
/// Events come without recursion and without a tree, so that neither depth nor
/// aliases cost anything before the reader has agreed to them.
struct YAMLEvents: ~Copyable {
  private let parser: OpaquePointer
  private let problems: OpaquePointer
  private let text: UnsafeBufferPointer<UInt8>
  /// Where the last event ended, to place values that are not written.
  private var end = 0

  /// A parser of `text`, which must outlive it; nil when memory is short.
  static func of(_ text: UnsafeBufferPointer<UInt8>) -> YAMLEvents? {
    var style = fy_diag_cfg()
    fy_diag_cfg_default(&style)
    style.fp = nil
    guard let problems = fy_diag_create(&style) else { return nil }
    fy_diag_set_collect_errors(problems, true)

    var setup = fy_parse_cfg()
    setup.flags = fy_parse_cfg_flags(
      FYPCF_QUIET.rawValue | FYPCF_JSON_NONE.rawValue
        | FYPCF_DEFAULT_VERSION_1_2.rawValue
        | FYPCF_ALLOW_DUPLICATE_KEYS.rawValue)
    setup.diag = problems
    guard let parser = fy_parser_create(&setup) else {
      fy_diag_destroy(problems)
      return nil
    }
    let events = YAMLEvents(parser: parser, problems: problems, text: text)
    let status = text.withMemoryRebound(to: CChar.self) {
      fy_parser_set_string(parser, $0.baseAddress, $0.count)
    }
    guard status == 0 else { return nil }
    return events
  }

  private init(
    parser: OpaquePointer, problems: OpaquePointer,
    text: UnsafeBufferPointer<UInt8>
  ) {
    self.parser = parser
    self.problems = problems
    self.text = text
  }

  deinit {
    fy_parser_destroy(parser)
    fy_diag_destroy(problems)
  }

  /// The next event, nil at the end of the text.
  mutating func next() throws(YAMLFault) -> YAMLEvent? {
    guard let event = fy_parser_parse(parser) else {
      if fy_parser_get_stream_error(parser) { throw fault() }
      return nil
    }
    defer { fy_parser_event_free(parser, event) }
    let read = read(event)
    if case .scalar = read.kind, let mark = fy_event_end_mark(event) {
      end = Int(mark.pointee.input_pos)
    } else {
      end = read.offset ?? read.near + 1
    }
    return read
  }

  private func read(_ event: UnsafeMutablePointer<fy_event>) -> YAMLEvent {
    let offset = fy_event_start_mark(event).map {
      back(Int($0.pointee.input_pos))
    }
    let content = event.pointee
    switch content.type {
    case FYET_DOCUMENT_START:
      return YAMLEvent(
        kind: .documentStart, offset: offset, near: offset ?? unwritten)
    case FYET_SCALAR:
      let style = fy_token_scalar_style(content.scalar.value)
      return YAMLEvent(
        kind: .scalar(
          string(content.scalar.value), isPlain: style == FYSS_PLAIN),
        offset: self.offset(ofScalar: content.scalar.value, style),
        near: offset ?? unwritten,
        anchor: property(content.scalar.anchor),
        tag: property(content.scalar.tag))
    case FYET_ALIAS:
      return YAMLEvent(
        kind: .alias(string(content.alias.anchor)), offset: offset,
        near: offset ?? unwritten)
    case FYET_SEQUENCE_START:
      return YAMLEvent(
        kind: .listStart, offset: offset, near: offset ?? unwritten,
        anchor: property(content.sequence_start.anchor),
        tag: property(content.sequence_start.tag))
    case FYET_MAPPING_START:
      return YAMLEvent(
        kind: .mappingStart, offset: offset, near: offset ?? unwritten,
        anchor: property(content.mapping_start.anchor),
        tag: property(content.mapping_start.tag))
    case FYET_SEQUENCE_END, FYET_MAPPING_END:
      return YAMLEvent(kind: .end, offset: offset, near: offset ?? unwritten)
    default:
      return YAMLEvent(kind: .other, offset: offset, near: offset ?? unwritten)
    }
  }

  /// The place of a value that is not written: the dash before it, as of an
  /// empty entry of a list, or where the last event ended.
  private var unwritten: Int {
    var at = min(max(end, 0), text.count)
    if at < text.count, "\"'".utf8.contains(text[at]) { at += 1 }
    while at < text.count, " \t\r\n".utf8.contains(text[at]) { at += 1 }
    return at < text.count && text[at] == UInt8(ascii: "-") ? at : end
  }

  private func string(_ token: OpaquePointer?) -> String {
    var length = 0
    guard let token, let start = fy_token_get_text(token, &length) else {
      return ""
    }
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func property(_ token: OpaquePointer?) -> YAMLEvent.Property? {
    guard let token else { return nil }
    let mark = fy_token_start_mark(token)
    return YAMLEvent.Property(
      text: string(token),
      offset: mark.map { back(Int($0.pointee.input_pos)) } ?? 0)
  }

  /// Marks of quoted scalars, aliases and anchors stand after their sign.
  private func back(_ offset: Int) -> Int {
    guard offset > 0, offset <= text.count else { return offset }
    return "\"'*&".utf8.contains(text[offset - 1]) ? offset - 1 : offset
  }

  private func offset(
    ofScalar token: OpaquePointer?, _ style: fy_scalar_style
  ) -> Int? {
    guard let token, let mark = fy_token_start_mark(token) else { return nil }
    let offset = Int(mark.pointee.input_pos)
    switch style {
    case FYSS_SINGLE_QUOTED, FYSS_DOUBLE_QUOTED: return back(offset)
    case FYSS_LITERAL, FYSS_FOLDED: return blockHeader(before: offset)
    default: return offset
    }
  }

  /// The `|` or `>` of a block scalar whose first line starts at `offset`.
  private func blockHeader(before offset: Int) -> Int {
    var start = min(offset, text.count)
    while start > 0, text[start - 1] == 0x0A || text[start - 1] == 0x0D {
      start -= 1
    }
    let end = start
    while start > 0, text[start - 1] != 0x0A, text[start - 1] != 0x0D {
      start -= 1
    }
    // The indicator is the last one that is not in a comment.
    var found: Int?
    for at in start..<end {
      if text[at] == UInt8(ascii: "#"), at > start, found != nil,
        text[at - 1] == 0x20 || text[at - 1] == 0x09
      {
        break
      }
      if text[at] == UInt8(ascii: "|") || text[at] == UInt8(ascii: ">") {
        found = at
      }
    }
    return found ?? offset
  }

  private func fault() -> YAMLFault {
    var position: UnsafeMutableRawPointer?
    guard let error = fy_diag_errors_iterate(problems, &position) else {
      return YAMLFault(message: "", range: 0..<0)
    }
    let message = error.pointee.msg.map { String(cString: $0) } ?? ""
    let token = error.pointee.fyt
    let start = token.flatMap(fy_token_start_mark).map {
      Int($0.pointee.input_pos)
    }
    let end = token.flatMap(fy_token_end_mark).map { Int($0.pointee.input_pos) }
    let lower = min(max(start ?? 0, 0), text.count)
    return YAMLFault(
      message: message, range: lower..<max(lower, min(end ?? lower, text.count))
    )
  }
}
