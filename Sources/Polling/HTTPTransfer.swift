import CCurl
import Dispatch
import Synchronization

/// One exchange with a server, without redirects. Head and body are bounded
/// while they come in.
///
/// Of libcurl, and not of Foundation's client, which on Linux stops the
/// program when a redirect or the end of a transfer meets its cancellation,
/// and takes no notice of who reads slower than it receives.
final class HTTPTransfer: Sendable {
  private struct State {
    var waiter: CheckedContinuation<PollReply, Never>?
    var reply: PollReply?
  }

  private let address: String
  private let fields: [PollSettings.Header]
  private let timeout: Int
  private let limit: Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - timeout: In milliseconds.
  ///   - limit: Of the body, in bytes.
  init(
    address: String, fields: [PollSettings.Header], timeout: Int, limit: Int
  ) {
    self.address = address
    self.fields = fields
    self.timeout = timeout
    self.limit = limit
  }

  /// Sends the request and waits for the reply. Cancelled, it ends at once;
  /// the connection follows within a second.
  func run() async -> PollReply {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let early = state.withLock { state in
          if state.reply == nil { state.waiter = waiter }
          return state.reply
        }
        if let early { return waiter.resume(returning: early) }
        // It blocks a thread, which is none of those that tasks share.
        DispatchQueue.global().async { self.finish(self.transfer()) }
      }
    } onCancel: {
      finish(.cancelled)
    }
  }

  /// Hands the first reply on.
  private func finish(_ reply: PollReply) {
    let waiter = state.withLock {
      state -> CheckedContinuation<PollReply, Never>? in
      guard state.reply == nil else { return nil }
      state.reply = reply
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(returning: reply)
  }

  private var isCancelled: Bool { state.withLock { $0.reply != nil } }

  /// What comes in. It is reached through a pointer by functions of C, on the
  /// thread of the transfer alone.
  private struct Incoming {
    static let maximumHead = 1 << 18
    let transfer: HTTPTransfer
    let limit: Int
    var headers: [String: String] = [:]
    var headSize = 0
    var body: [UInt8] = []
    var isTooLarge = false

    mutating func addHead(_ bytes: UnsafeRawBufferPointer) -> Bool {
      headSize += bytes.count
      guard headSize <= Self.maximumHead else {
        isTooLarge = true
        return false
      }
      let line = String(decoding: bytes, as: UTF8.self)
      // An interim answer comes before the one that counts (RFC 9110, 15.2).
      if line.hasPrefix("HTTP/") { headers = [:] }
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else {
        return true
      }
      let value = line[line.utf8.index(after: colon)...]
        .drop { $0.isWhitespace }
      let end = value.lastIndex { !$0.isWhitespace }
      let name = line[..<colon].lowercased()
      if headers[name] == nil {
        headers[name] = end.map { String(value[...$0]) } ?? ""
      }
      return true
    }

    mutating func addBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
      guard body.count + bytes.count <= limit else {
        isTooLarge = true
        return false
      }
      body.append(contentsOf: bytes)
      return true
    }
  }

  private static let isReady =
    curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  private func transfer() -> PollReply {
    guard Self.isReady, let handle = curl_easy_init() else {
      return .failure(.broken)
    }
    defer { curl_easy_cleanup(handle) }
    var list: UnsafeMutablePointer<curl_slist>?
    defer { curl_slist_free_all(list) }
    for field in [.init(name: "Accept", value: "application/json")] + fields {
      // An empty value would take the field out; a semicolon keeps it.
      let line =
        field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
      list = curl_slist_append(list, line)
    }
    ccurl_set_text(handle, CURLOPT_URL, address)
    ccurl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
    ccurl_set_text(handle, CURLOPT_USERAGENT, "Greenroom")
    ccurl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "")
    ccurl_set_pointer(handle, CURLOPT_HTTPHEADER, list)
    for (option, value) in [
      (CURLOPT_NOSIGNAL, 1), (CURLOPT_FOLLOWLOCATION, 0),
      (CURLOPT_TIMEOUT_MS, timeout), (CURLOPT_MAXFILESIZE, limit),
      (CURLOPT_SUPPRESS_CONNECT_HEADERS, 1), (CURLOPT_NOPROGRESS, 0),
    ] {
      ccurl_set_long(handle, option, value)
    }
    var incoming = Incoming(transfer: self, limit: limit)
    let code = withUnsafeMutablePointer(to: &incoming) {
      perform(handle, $0)
    }
    if incoming.isTooLarge { return .failure(.tooLarge) }
    var status = 0
    ccurl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
    guard code == CURLE_OK, status >= 100 else {
      return Self.failure(code).map { .failure($0) } ?? .cancelled
    }
    return .response(
      PollResponse(
        status: status, headers: incoming.headers, body: incoming.body))
  }

  private func perform(
    _ handle: UnsafeMutableRawPointer,
    _ incoming: UnsafeMutablePointer<Incoming>
  ) -> CURLcode {
    ccurl_set_pointer(handle, CURLOPT_WRITEDATA, incoming)
    ccurl_set_receiver(handle, CURLOPT_WRITEFUNCTION) { text, size, count, to in
      let bytes = UnsafeRawBufferPointer(start: text, count: size * count)
      let incoming = to?.assumingMemoryBound(to: Incoming.self)
      return incoming?.pointee.addBody(bytes) == true ? bytes.count : 0
    }
    ccurl_set_pointer(handle, CURLOPT_HEADERDATA, incoming)
    ccurl_set_receiver(handle, CURLOPT_HEADERFUNCTION) {
      text, size, count, to in
      let bytes = UnsafeRawBufferPointer(start: text, count: size * count)
      let incoming = to?.assumingMemoryBound(to: Incoming.self)
      return incoming?.pointee.addHead(bytes) == true ? bytes.count : 0
    }
    ccurl_set_pointer(handle, CURLOPT_XFERINFODATA, incoming)
    ccurl_set_progress(handle) { from, _, _, _, _ in
      let incoming = from?.assumingMemoryBound(to: Incoming.self)
      return incoming?.pointee.transfer.isCancelled == false ? 0 : 1
    }
    return curl_easy_perform(handle)
  }

  /// The kind of an error; nil where it was cancelled. Its text is left out,
  /// since it may name the address.
  private static func failure(_ code: CURLcode) -> PollFailure? {
    switch code {
    case CURLE_ABORTED_BY_CALLBACK: nil
    case CURLE_COULDNT_RESOLVE_HOST: .unknownHost
    case CURLE_COULDNT_CONNECT, CURLE_COULDNT_RESOLVE_PROXY: .noConnection
    case CURLE_OPERATION_TIMEDOUT: .timedOut
    // The second is what a line of a head is that is too long.
    case CURLE_FILESIZE_EXCEEDED, CURLE_OUT_OF_MEMORY: .tooLarge
    case CURLE_URL_MALFORMAT: .wrongAddress
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION,
      CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE,
      CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
      .notSecure
    default: .broken
    }
  }
}
