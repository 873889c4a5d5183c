import Foundation

/// Sends requests to servers over HTTP, and reads files.
public struct SystemTransport: PollTransport {
  private let files: FileSource

  /// A transport whose relative `file:` addresses start in `folder`.
  public init(folder: String) { files = FileSource(folder: folder) }

  /// Sends a request.
  public func send(_ request: PollRequest) async -> PollReply {
    if request.url.lowercased().hasPrefix("file:") {
      return files.send(request)
    }
    return await HTTPSource.send(request)
  }
}
