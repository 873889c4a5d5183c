import Bundled
import Foundation
import Testing

@Suite struct EmbeddingTests {
  @Test func embeddedFilesEqualTheFilesOnDisk() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var onDisk: [String: [UInt8]] = [:]
    for folder in ["Templates", "themes"] {
      let top = root.appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: top.path)
      {
        let file = top.appending(path: path)
        var isFolder: ObjCBool = false
        FileManager.default.fileExists(
          atPath: file.path, isDirectory: &isFolder)
        guard !isFolder.boolValue else { continue }
        onDisk["\(folder)/\(path)"] = [UInt8](try Data(contentsOf: file))
      }
    }
    // Brought by Scripts/fetch-hls.py; without them it builds too.
    for name in ["Vendor/hls/hls.js", "Vendor/hls/licence.txt"] {
      if let bytes = try? Data(contentsOf: root.appending(path: name)) {
        onDisk[name] = [UInt8](bytes)
      }
    }
    let embedded = Dictionary(
      uniqueKeysWithValues: BundledFile.all.map { ($0.path, $0.bytes) })
    #expect(embedded.keys.sorted() == onDisk.keys.sorted())
    #expect(embedded == onDisk)
  }
}
