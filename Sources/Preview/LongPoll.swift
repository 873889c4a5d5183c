/// What an open page asks: has anything happened?
struct LongPoll: Hashable, Sendable {
  /// The page, by its path from the folder.
  var page: String
  /// The generation at which it was served.
  var served: String
  /// The generation of what it was told last; 0 at first.
  var after: Int

  init(_ request: PreviewRequest) {
    page = request.value("page") ?? ""
    served = request.value("served") ?? ""
    after = request.value("after").flatMap { Int($0) } ?? 0
  }
}
