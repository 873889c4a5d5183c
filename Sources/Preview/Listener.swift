import Glibc

/// A socket that listens.
enum Listener {
  /// Listens at an IPv4 address; port 0 takes any that is free. Gives the
  /// socket and its port.
  static func open(
    _ address: String, port: Int
  ) throws(PreviewProblem) -> (socket: Int32, port: Int) {
    guard let port = UInt16(exactly: port) else {
      throw .portNotAllowed(port)
    }
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    guard inet_pton(AF_INET, address, &name.sin_addr) == 1 else {
      throw .addressNotHere(address)
    }
    let kind = Int32(
      SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let listener = socket(AF_INET, kind, 0)
    guard listener >= 0 else { throw problem(address, Int(port)) }
    do {
      return (listener, try bind(listener, &name, address, Int(port)))
    } catch {
      close(listener)
      throw error
    }
  }

  private static func bind(
    _ listener: Int32, _ name: inout sockaddr_in, _ address: String, _ port: Int
  ) throws(PreviewProblem) -> Int {
    var yes: Int32 = 1
    setsockopt(
      listener, SOL_SOCKET, SO_REUSEADDR, &yes,
      socklen_t(MemoryLayout<Int32>.size))
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        Glibc.bind(listener, pointer, size) == 0 && listen(listener, 128) == 0
          && getsockname(listener, pointer, &size) == 0
      }
    }
    guard isListening else { throw problem(address, port) }
    return Int(UInt16(bigEndian: name.sin_port))
  }

  private static func problem(_ address: String, _ port: Int) -> PreviewProblem
  {
    switch errno {
    case EADDRINUSE: .portInUse(port)
    case EACCES: .portNotAllowed(port)
    case EADDRNOTAVAIL: .addressNotHere(address)
    default: .refused(String(cString: strerror(errno)))
    }
  }
}
