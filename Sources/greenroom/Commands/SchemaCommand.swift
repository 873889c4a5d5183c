import Diagnostics
import Schemas

/// `greenroom schema site|theme|catalog|scenario`
struct SchemaCommand {
  private let schema: FileSchema

  init(name: String) throws(Arguments.UsageError) {
    guard let schema = FileSchema(rawValue: name) else {
      let known = FileSchema.allCases.map(\.rawValue)
      let near =
        Suggestion.nearest(to: name, among: known)
        .map { "; did you mean “\($0)”?" } ?? ""
      throw Arguments.UsageError(
        message: "“\(name)” is not site, theme, catalog or scenario\(near)",
        command: .schema)
    }
    self.schema = schema
  }

  func run() -> ExitStatus {
    Output.write(schema.json.text)
    return .success
  }
}
