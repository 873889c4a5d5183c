import Catalog
import Diagnostics
import Documents
import Rendering

/// What Greenroom wrote into one output folder: kept outside the published
/// files, so that a build leaves alone what did not change and removes its
/// own orphans and nothing else.
struct Manifest: Sendable, Hashable {
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
  /// What all of them were made from; nil when there is something to report,
  /// or to do.
  var inputs: Inputs?
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
    inputs = Inputs(root)
    guard let files = root["files"] else { return }
    entries.reserveCapacity(files.count)
    for (key, value) in files.members {
      guard let path = key.string, OutputPath.isPlain(path) else { continue }
      entries[path] = Entry(value)
    }
  }

  private static let version: Int64 = 1

  /// The manifest as JSON: every file with the two halves of its fingerprint,
  /// its size and its time.
  var bytes: [UInt8] {
    var json = JSONWriter()
    json.raw(#"{"version":\#(Self.version)"#)
    inputs?.append(to: &json)
    json.raw(#","files":{"#)
    for (place, path) in entries.keys.sorted().enumerated() {
      json.raw(place == 0 ? "\n" : ",\n")
      json.string(path)
      json.raw(":[")
      entries[path]?.append(to: &json)
      json.raw("]")
    }
    json.raw("\n}}\n")
    return json.bytes
  }
}

extension Manifest.Entry {
  /// An entry that `append` wrote; an empty one for anything else.
  fileprivate init(_ value: JSONValue) {
    self.init()
    var numbers = value.elements.makeIterator()
    guard let fingerprint = Fingerprint(reading: &numbers),
      let size = numbers.next()?.int64, let modified = numbers.next()?.int64
    else { return }
    self.fingerprint = fingerprint
    status = InputFile.Status(size: size, modified: modified)
  }

  /// Appends four numbers, or nothing for an empty entry.
  fileprivate func append(to json: inout JSONWriter) {
    guard let fingerprint, let status else { return }
    fingerprint.append(to: &json)
    json.raw(",")
    json.raw(String(status.size))
    json.raw(",")
    json.raw(String(status.modified))
  }
}

extension Fingerprint {
  /// The next two numbers as the halves of a digest.
  init?(reading numbers: inout JSONValue.Elements.Iterator) {
    guard let high = numbers.next()?.int64, let low = numbers.next()?.int64
    else { return nil }
    self.init(high: UInt64(bitPattern: high), low: UInt64(bitPattern: low))
  }

  /// Appends the two halves as numbers.
  func append(to json: inout JSONWriter) {
    json.raw(String(Int64(bitPattern: high)))
    json.raw(",")
    json.raw(String(Int64(bitPattern: low)))
  }
}
