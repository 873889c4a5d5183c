extension Stylesheet {
  /// Rules that are the same for every theme and stand once in a site's
  /// shared stylesheet.
  ///
  /// They give each part with states one set of names, such as
  /// `--statusIndicator-backgroundColor`, and point these to the properties
  /// of the state that the attributes of the card or player root say.
  public static let stateRules: [UInt8] = {
    var writer = CSSWriter()
    for part in StatefulPart.all {
      for (attributes, state) in part.states {
        writer.rule(
          [part.selector(for: attributes)],
          part.aliases(of: state).map {
            (name: $0.alias, value: "var(\($0.property))")
          })
      }
    }
    return writer.bytes
  }()

  /// The names of all custom properties of a theme's stylesheet, and of the
  /// aliases that `stateRules` makes of them, in the order of the style tree.
  public static let propertyNames: [String] = {
    var aliases: [String] = []
    var seen: Set<String> = []
    for part in StatefulPart.all {
      for (_, state) in part.states {
        for (alias, _) in part.aliases(of: state)
        where seen.insert(alias).inserted {
          aliases.append(alias)
        }
      }
    }
    return [FontStack.property]
      + DeclarationTable.standard.declarations.map(\.name) + aliases
  }()
}

extension StatefulPart {
  /// A card that stands inside a player keeps its own states.
  fileprivate func selector(for attributes: String) -> String {
    let foreign = kind == "player" ? ":not([data-kind=\"card\"] *)" : ""
    return "[data-kind=\"\(kind)\"]\(attributes) "
      + "[data-part=\"\(part)\"]\(foreign)"
  }

  /// The aliases of a state with the properties they point to.
  fileprivate func aliases(
    of state: String
  ) -> [(alias: String, property: String)] {
    let prefix = DeclarationTable.name(of: "\(path).\(state)") + "-"
    return DeclarationTable.standard.declarations.compactMap {
      guard $0.name.hasPrefix(prefix) else { return nil }
      return ("--\(alias)-\($0.name.dropFirst(prefix.count))", $0.name)
    }
  }
}
