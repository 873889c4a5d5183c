/// A secret that is part of an address.
public enum AccessToken {
  /// 128 random bits in base64url (RFC 4648 §5), 22 characters.
  public static func random() -> String {
    var source = SystemRandomNumberGenerator()
    return text((0..<16).map { _ in UInt8.random(in: 0...255, using: &source) })
  }

  /// Bytes in base64url, without padding.
  static func text(_ bytes: [UInt8]) -> String {
    let letters = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var result: [UInt8] = []
    var pending: UInt32 = 0
    var count = 0
    for byte in bytes {
      pending = pending << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        result.append(letters[Int(pending >> UInt32(count) & 63)])
      }
    }
    if count > 0 {
      result.append(letters[Int(pending << UInt32(6 - count) & 63)])
    }
    return String(decoding: result, as: UTF8.self)
  }
}
