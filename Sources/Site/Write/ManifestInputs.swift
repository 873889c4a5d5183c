import Catalog
import Documents
import Rendering

extension Manifest {
  /// What a build without any problem was made from.
  struct Inputs: Sendable, Hashable {
    /// A digest of the program and of what was asked of it.
    var settings: Fingerprint
    /// What it was told of its project, by the keys of the questions.
    var answers: [String: Fingerprint]
  }
}

extension Manifest.Inputs {
  /// What `append` wrote; nil for anything else.
  init?(_ manifest: JSONValue) {
    guard let inputs = manifest["inputs"],
      var settings = manifest["settings"]?.elements.makeIterator(),
      let digest = Fingerprint(reading: &settings)
    else { return nil }
    self.init(settings: digest, answers: [:])
    for (key, value) in inputs.members {
      var numbers = value.elements.makeIterator()
      guard let question = key.string,
        let answer = Fingerprint(reading: &numbers)
      else { return nil }
      answers[question] = answer
    }
  }

  /// Appends two members of the manifest.
  func append(to json: inout JSONWriter) {
    json.raw(",\"settings\":[")
    settings.append(to: &json)
    json.raw("],\"inputs\":{")
    for (place, key) in answers.keys.sorted().enumerated() {
      json.raw(place == 0 ? "\n" : ",\n")
      json.string(key)
      json.raw(":[")
      answers[key]?.append(to: &json)
      json.raw("]")
    }
    json.raw("\n}")
  }
}
