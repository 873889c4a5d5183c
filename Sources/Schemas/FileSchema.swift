/// A JSON Schema (draft-07) of a file that a person writes.
public enum FileSchema: String, Sendable, CaseIterable {
  case site, theme, catalog, scenario

  /// The schema.
  public var json: JSON {
    switch self {
    case .site: Self.siteSchema
    case .theme: Self.themeSchema
    case .catalog: Self.catalogSchema
    case .scenario: Self.scenarioSchema
    }
  }
}
