import Bundled
import Diagnostics
import Documents

/// A copy of hls.js: a classic script that sets `globalThis.Hls`. Pages load
/// it when they first play HLS.
public struct HLSScript: Sendable, Hashable {
  /// The script.
  public var bytes: [UInt8]
  /// The text of its licence, which is published beside it.
  public var licence: [UInt8]?

  /// A copy of these bytes.
  public init(_ bytes: [UInt8], licence: [UInt8]?) {
    self.bytes = bytes
    self.licence = licence
  }

  /// The copy that this program carries; nil when it was built without.
  public static var bundled: HLSScript? {
    let files = BundledFile.below("Vendor/hls")
    func bytes(_ name: String) -> [UInt8]? {
      files.first { $0.path == "Vendor/hls/" + name }?.bytes
    }
    // Never the one without the other.
    guard let script = bytes("hls.js"), let licence = bytes("licence.txt")
    else { return nil }
    return HLSScript(script, licence: licence)
  }

  /// The copy that `site.yaml` names; nil when it names none, or one that
  /// cannot be read, which is an error.
  static func load(
    _ path: Located<String>?, _ project: ProjectFolder,
    into diagnostics: inout [Diagnostic]
  ) -> HLSScript? {
    guard let path else { return nil }
    let file = project.displayPath(path.value)
    do {
      let bytes = try project.read(path.value, limit: SizeLimits.template)
      if let problem = TextFile.encodingProblem(in: bytes, file: file) {
        diagnostics.append(problem)
      }
      return HLSScript(TextFile.withoutMark(bytes), licence: nil)
    } catch {
      diagnostics.append(
        .unreadable(
          file, error, at: path.location,
          help: "“hlsScript” names a copy of hls.js, relative to site.yaml"))
      return nil
    }
  }
}
