import Glibc

/// The address of this machine in a private network (RFC 1918).
public enum PrivateAddress {
  /// An address of a network interface.
  struct Candidate: Hashable {
    var interface: String
    /// Its four bytes, first one highest.
    var address: UInt32
  }

  /// The address that other devices of the network reach, such as
  /// `192.168.1.7`; nil when there is none.
  public static func find() -> String? { best(of: candidates()) }

  /// Networks of containers and virtual machines come last: nothing outside
  /// of this machine is in them.
  static func best(of candidates: [Candidate]) -> String? {
    let isPrivate = candidates.filter { candidate in
      let address = candidate.address
      return address >> 24 == 10 || address >> 20 == 0xAC1
        || address >> 16 == 0xC0A8
    }
    let inner = ["br-", "cni", "docker", "lxc", "podman", "veth", "virbr"]
    let outer = isPrivate.first { candidate in
      !inner.contains { candidate.interface.hasPrefix($0) }
    }
    return (outer ?? isPrivate.first).map { candidate in
      [24, 16, 8, 0].map { String(candidate.address >> $0 & 255) }
        .joined(separator: ".")
    }
  }

  private static func candidates() -> [Candidate] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var result: [Candidate] = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      let isUp = entry.ifa_flags & UInt32(IFF_UP) != 0
      let isLoopback = entry.ifa_flags & UInt32(IFF_LOOPBACK) != 0
      guard isUp, !isLoopback, let name = entry.ifa_name,
        let address = entry.ifa_addr,
        address.pointee.sa_family == sa_family_t(AF_INET)
      else { continue }
      let bits = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        UInt32(bigEndian: $0.pointee.sin_addr.s_addr)
      }
      result.append(
        Candidate(interface: String(cString: name), address: bits))
    }
    return result
  }
}
