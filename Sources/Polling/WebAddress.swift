import CCurl

/// An `http` or `https` address, read as the transfer reads it.
struct WebAddress: Sendable {
  /// The address in full.
  let text: String
  /// Scheme, host and port (RFC 6454, section 4).
  let origin: String

  /// An address; nil for what is none, or has another scheme.
  ///
  /// - Parameter base: What it is relative to, if it is.
  init?(_ text: String, relativeTo base: String? = nil) {
    guard let url = curl_url() else { return nil }
    defer { curl_url_cleanup(url) }
    for part in [base, text].compactMap({ $0 }) {
      guard curl_url_set(url, CURLUPART_URL, part, 0) == CURLUE_OK else {
        return nil
      }
    }
    func get(_ part: CURLUPart, _ flags: Int32 = 0) -> String? {
      var value: UnsafeMutablePointer<CChar>?
      guard curl_url_get(url, part, &value, UInt32(flags)) == CURLUE_OK,
        let value
      else { return nil }
      defer { curl_free(value) }
      return String(cString: value)
    }
    guard let scheme = get(CURLUPART_SCHEME)?.lowercased(),
      scheme == "http" || scheme == "https",
      let host = get(CURLUPART_HOST)?.lowercased(), !host.isEmpty,
      let port = get(CURLUPART_PORT, CURLU_DEFAULT_PORT),
      let whole = get(CURLUPART_URL)
    else { return nil }
    self.text = whole
    origin = "\(scheme)://\(host):\(port)"
  }
}
