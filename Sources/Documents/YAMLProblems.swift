import Diagnostics

/// Wording of what YAML allows and these files do not.
extension Diagnostic {
  static func yamlAnchor(_ name: String, at location: SourceLocation) -> Self {
    .error(
      "yaml-anchor", at: location, "anchors are not read here",
      help: "remove “&\(shortened(name))” and write the value out wherever it "
        + "is needed")
  }

  static func yamlAlias(_ name: String, at location: SourceLocation) -> Self {
    .error(
      "yaml-alias", at: location, "aliases are not read here",
      help: "write the value out in place of “*\(shortened(name))”; text that "
        + "starts with “*” needs quotation marks")
  }

  static func yamlMerge(at location: SourceLocation) -> Self {
    .error(
      "yaml-merge", at: location, "merge keys are not read here",
      help: "write the merged keys out in place of “<<”")
  }

  static func yamlTag(_ tag: String, at location: SourceLocation) -> Self {
    .error(
      "yaml-tag", at: location, "the tag \(quoted(tag)) is not read here",
      help: "remove it; text that starts with “!” needs quotation marks")
  }

  static func yamlTagMismatch(
    _ text: String, _ type: String, at location: SourceLocation
  ) -> Self {
    .error(
      "yaml-tag", at: location,
      "\(quoted(text)) is not what the tag “!!\(type)” says",
      help: "remove the tag")
  }

  static func yamlKey(at location: SourceLocation) -> Self {
    .error(
      "yaml-key", at: location, "a key must be a single string",
      help: "text that starts with “[” or “{” needs quotation marks")
  }

  static func yamlDocuments(at location: SourceLocation) -> Self {
    .error(
      "yaml-documents", at: location, "a second document starts here",
      help: "a file holds one document: remove “---” and what follows")
  }

  static func yamlControl(_ found: String, at location: SourceLocation) -> Self
  {
    .error(
      "control-character", at: location,
      "the character \(found) may not stand in YAML",
      help: "remove it, or write it as an escape in double quotes")
  }

  static func yamlBlankLines(_ limit: Int, at location: SourceLocation) -> Self
  {
    .error(
      "yaml-blank-lines", at: location,
      "more than \(limit) blank lines follow each other",
      help: "remove some of them")
  }

  static func yamlMoreRefused(at location: SourceLocation?) -> Self {
    .error(
      "yaml-refused", at: location,
      "too many anchors, aliases and tags: what follows was not read",
      help: "write the values out")
  }
}
