import Catalog

/// Something that a build asks of the files of its project.
struct InputQuestion: Hashable, Sendable {
  /// What is asked.
  enum Kind: String, Sendable {
    /// What a file holds.
    case bytes
    /// What a file holds that data names.
    case inside
    /// Which names a folder holds.
    case names
    /// Whether there is a file.
    case file
    /// Whether there is a folder.
    case folder
    /// Whether there is a symbolic link.
    case link
  }

  let kind: Kind
  /// The file or folder.
  let name: String

  init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// The question as the manifest holds it.
  var key: String { "\(kind.rawValue):\(name)" }

  /// The question that has this key.
  init?(key: String) {
    guard let colon = key.utf8.firstIndex(of: UInt8(ascii: ":")),
      let kind = Kind(rawValue: String(key[..<colon]))
    else { return nil }
    self.init(kind, String(key[key.utf8.index(after: colon)...]))
  }
}

extension ProjectFolder {
  /// A digest of the answer as it is now.
  func answer(_ question: InputQuestion) -> Fingerprint {
    let name = question.name
    switch question.kind {
    case .bytes:
      return digest { () throws(FileProblem) in
        try read(name, limit: SizeLimits.catalog)
      }
    case .inside:
      return digest { () throws(FileProblem) in
        try readInside(name, limit: SizeLimits.asset)
      }
    case .names: return Fingerprint(of: names(in: name))
    case .file: return Fingerprint(has(name) ? 1 : 0)
    case .folder: return Fingerprint(isFolder(name) ? 1 : 0)
    case .link: return Fingerprint(isLink(name) ? 1 : 0)
    }
  }

  /// Whether each question, by its key, has the same answer now.
  func stillAnswers(_ answers: [String: Fingerprint]) -> Bool {
    answers.allSatisfy { key, before in
      InputQuestion(key: key).map(answer) == before
    }
  }

  private func digest(
    _ bytes: () throws(FileProblem) -> [UInt8]
  ) -> Fingerprint {
    do {
      return Fingerprint(of: try bytes())
    } catch {
      return Fingerprint(of: error)
    }
  }
}

extension Fingerprint {
  /// The digest of the names in a folder, which hold no slash.
  init(of names: [String]) {
    self.init(of: names.joined(separator: "/"))
  }

  /// The digest of why a file cannot be read.
  init(of problem: FileProblem) {
    self.init(of: problem.wording)
    combine(Fingerprint(1))
  }
}
