import Catalog
import Diagnostics
import Documents

/// What Greenroom wrote into one output folder: kept outside the published
/// files, so that a build leaves alone what did not change and removes its
/// own orphans and nothing else.
struct Manifest: Sendable {
  /// One written file.
  struct Entry: Sendable, Hashable {
    /// The digest of everything that the file was made from; nil while a
    /// build is under way.
    var fingerprint: Fingerprint?
    /// Size and time right after it was written.
    var status: InputFile.Status?
  }

  /// The entries by path below the output folder.
  var entries: [String: Entry] = [:]
}

extension Manifest {
  /// The largest manifest that is read: some four million files.
  static let sizeLimit = 512 << 20

  /// Reads what `bytes` wrote. Anything else than a manifest of this version
  /// gives an empty one, which only costs a full render.
  init(reading bytes: [UInt8], file: String) {
    self.init()
    var diagnostics: [Diagnostic] = []
    guard
      let root = JSONDocument.parse(bytes, file: file, into: &diagnostics)?
        .root,
      root["version"]?.int64 == Self.version
    else { return }
    guard let files = root["files"] else { return }
    entries.reserveCapacity(files.count)
    for (key, value) in files.members {
      guard let path = key.string, OutputPath.isPlain(path) else { continue }
      let numbers = value.elements.compactMap(\.int64)
      entries[path] =
        numbers.count == 4
        ? Entry(
          fingerprint: Fingerprint(
            high: UInt64(bitPattern: numbers[0]),
            low: UInt64(bitPattern: numbers[1])),
          status: InputFile.Status(size: numbers[2], modified: numbers[3]))
        : Entry()
    }
  }

  private static let version: Int64 = 1

  /// The manifest as JSON: every file with the two halves of its fingerprint,
  /// its size and its time.
  var bytes: [UInt8] {
    var text = #"{"version":\#(Self.version),"files":{"#
    var isFirst = true
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
      text += isFirst ? "\n" : ",\n"
      isFirst = false
      text += "\"\(path)\":["
      if let fingerprint = entry.fingerprint, let status = entry.status {
        text += String(Int64(bitPattern: fingerprint.high)) + ","
        text += String(Int64(bitPattern: fingerprint.low)) + ","
        text += "\(status.size),\(status.modified)"
      }
      text += "]"
    }
    return Array((text + "\n}}\n").utf8)
  }
}
