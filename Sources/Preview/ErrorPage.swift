/// A small page that says why there is no other. Nothing of the request
/// stands in it but, escaped, the path that it waits for.
enum ErrorPage {
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; "
    + "connect-src 'self'; base-uri 'none'; form-action 'none'"

  static func reply(_ status: Int, waiting tag: ReloadTag? = nil) -> Reply {
    let title = "\(status) \(reason(status))"
    let text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      </head>
      <body>
      <h1>\(title)</h1>
      <p>\(advice(status))</p>
      \(tag?.text ?? "")</body>
      </html>

      """
    var reply = Reply(
      status,
      [
        .init("Content-Type", "text/html; charset=utf-8"),
        .init("Content-Security-Policy", policy),
      ], .bytes(Array(text.utf8)))
    if status == 405 { reply.headers.append(.init("Allow", "GET, HEAD")) }
    return reply
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 412: "Precondition Failed"
    case 414: "URI Too Long"
    case 416: "Range Not Satisfiable"
    case 421: "Misdirected Request"
    default: "Error"
    }
  }

  private static func advice(_ status: Int) -> String {
    switch status {
    case 403: "Other sites may not use what is served here."
    case 404: "The site has no such file. The page comes when it is built."
    case 405: "Only GET and HEAD are answered."
    case 416: "The file is shorter than that."
    case 421: "Open the address that Greenroom printed."
    default: "Greenroom does not understand this request."
    }
  }
}
