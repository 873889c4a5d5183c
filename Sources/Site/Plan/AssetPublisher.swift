import Catalog
import Diagnostics

/// Collects the files that are published under `assets/`, each under a name
/// that carries a digest of its content: a name never changes its bytes, so
/// that it can be cached for ever.
struct AssetPublisher {
  /// Where the bytes of a published file come from.
  enum Source: Sendable {
    /// From memory.
    case bytes([UInt8])
    /// From a file of the project, by its path there.
    case file(String)
  }

  /// The files by name below `assets/`.
  private(set) var files: [String: Source] = [:]
  private let folder: ProjectFolder
  /// The address of each file of the project, or why it has none.
  private var published: [String: Result<String, FileProblem>] = [:]

  init(folder: ProjectFolder) { self.folder = folder }

  /// Publishes text that was made; the address from the site's top.
  mutating func publish(_ bytes: [UInt8], name: String, ending: String)
    -> String
  {
    let file = "\(name).\(Self.digest(bytes)).\(ending)"
    files[file] = .bytes(bytes)
    return "assets/" + file
  }

  /// Publishes a file of the project; the address from the site's top, or nil
  /// with a warning when it is not there or not of a type that is published.
  mutating func publish(
    _ path: String, as kind: AssetKind, at location: SourceLocation,
    into diagnostics: inout [Diagnostic]
  ) -> String? {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    guard kind.endings.contains(ending) else {
      diagnostics.append(
        .unpublishableAsset(
          path, kind.words, at: location, known: kind.endings))
      return nil
    }
    let result = published[path] ?? address(of: path, ending: ending)
    published[path] = result
    switch result {
    case .success(let address): return address
    case .failure(let problem):
      diagnostics.append(
        .missingAsset(path, kind.words, problem, at: location))
      return nil
    }
  }

  private mutating func address(of path: String, ending: String) -> Result<
    String, FileProblem
  > {
    Result { () throws(FileProblem) in
      let bytes = try folder.readInside(path, limit: SizeLimits.asset)
      if bytes.isEmpty { throw .empty }
      let file = "\(Self.digest(bytes)).\(ending)"
      files[file] = .file(path)
      return "assets/" + file
    }
  }

  private static func digest(_ bytes: [UInt8]) -> String {
    String(Fingerprint(of: bytes).hex.prefix(20))
  }
}
