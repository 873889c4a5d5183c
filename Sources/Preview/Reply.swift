/// A response that is ready to be sent.
struct Reply: Sendable {
  enum Body: Sendable {
    case bytes([UInt8])
    /// A part of a file: offset and length.
    case file(OpenFile, Int, Int)
    case slow([UInt8], perSecond: Int)
    case cut([UInt8], after: Int)
  }

  var status: Int
  var headers: [PreviewRequest.Field]
  var body: Body

  init(
    _ status: Int, _ headers: [PreviewRequest.Field] = [],
    _ body: Body = .bytes([])
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// What is done with a request.
  enum Outcome: Sendable {
    case reply(Reply)
    /// An answer comes when there is something to tell.
    case wait(LongPoll)
    /// Nothing is answered until the client goes.
    case hang
    /// The connection ends.
    case drop
  }

  /// Text for a program.
  static func text(_ text: String, type: String) -> Reply {
    Reply(200, [.init("Content-Type", type)], .bytes(Array(text.utf8)))
  }
}
