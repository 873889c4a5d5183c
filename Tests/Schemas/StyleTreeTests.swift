import Styling
import Testing

@testable import Schemas

@Suite("The schema of themes has the whole style tree")
struct StyleTreeTests {
  static let roots = ["widgetLayout", "widgetItemStyle", "playerStyle"]

  @Test("property by property")
  func properties() {
    let schema = FileSchema.theme.json
    let leaves = Self.roots.flatMap { root in
      Self.leaves(of: schema["properties"]?[root], at: root, in: schema)
    }
    let expected = StyleSchema.standard.properties.map(\.path)
    #expect(
      leaves.filter { $0 != "widgetItemStyle.overrides" }.sorted()
        == expected.sorted())
  }

  @Test("and a widget's style all but the preset")
  func widgetStyle() {
    let schema = FileSchema.site.json
    let style = schema["definitions"]?["style"]
    let leaves = Self.roots.flatMap { root in
      Self.leaves(of: style?["properties"]?[root], at: root, in: schema)
    }
    let expected = StyleSchema.standard.properties.map(\.path)
      .filter { $0 != "widgetLayout.preset" }
    #expect(
      leaves.filter { $0 != "widgetItemStyle.overrides" }.sorted()
        == expected.sorted())
  }

  @Test("with words for every property", arguments: FileSchema.allCases)
  func descriptions(schema: FileSchema) {
    #expect(Self.undescribed(schema.json, at: "") == [])
  }

  /// The paths of everything that is no object with properties.
  private static func leaves(of json: JSON?, at path: String, in schema: JSON)
    -> [String]
  {
    guard let json = resolved(json, in: schema) else { return [] }
    guard case .object(let members) = json["properties"] else { return [path] }
    return members.flatMap {
      leaves(of: $0.value, at: "\(path).\($0.key)", in: schema)
    }
  }

  private static func resolved(_ json: JSON?, in schema: JSON) -> JSON? {
    var target = json
    if case .list(let all) = json?["allOf"] { target = all.first }
    guard case .string(let reference) = target?["$ref"] else { return json }
    let name = reference.split(separator: "/").last.map(String.init) ?? ""
    let definition = schema["definitions"]?[name]
    return definition?["properties"] == nil ? json : definition
  }

  /// The properties whose description is absent or empty.
  private static func undescribed(_ json: JSON, at path: String) -> [String] {
    switch json {
    case .list(let values):
      return values.flatMap { undescribed($0, at: path) }
    case .object(let members):
      return members.flatMap { member -> [String] in
        let inner = undescribed(member.value, at: "\(path)/\(member.key)")
        guard member.key == "properties",
          case .object(let properties) = member.value
        else { return inner }
        return properties.compactMap { property in
          if case .string(let words)? = property.value["description"],
            words.count > 3
          {
            return nil
          }
          return "\(path).\(property.key)"
        } + inner
      }
    default: return []
    }
  }
}
