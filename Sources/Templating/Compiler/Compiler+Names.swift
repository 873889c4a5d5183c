import Diagnostics

/// A name that was found: where its value is and of what kind.
struct Resolution {
  var slot: Slot
  var kind: FieldKind
}

extension Compiler {
  /// Looks a name up: its first part in the open records from the innermost
  /// outward, every further part in what the one before leads to. Reports a
  /// name that is not found, unless a record in reach is unknown itself.
  mutating func resolve(_ name: Name) -> Resolution? {
    guard let first = name.parts.first else {
      report(.implicitIterator(at: location(name.offset)))
      return nil
    }
    for scope in scopes.reversed() {
      if let field = scope.field(first) {
        return follow(name, from: field, in: scope)
      }
    }
    if !scopes.contains(where: \.isUnknown), let innermost = scopes.last {
      report(
        .unknownName(
          first, at: location(name.offset), schema: innermost.name,
          fields: innermost.fields.map(\.name),
          inReach: scopes.reversed().flatMap { $0.fields.map(\.name) }))
    }
    return nil
  }

  private mutating func follow(
    _ name: Name, from field: SchemaField, in scope: Scope
  ) -> Resolution? {
    var kind = field.kind
    var fields = [field.index]
    var known = field.name
    for part in name.parts.dropFirst() {
      guard case .record(let schema) = kind else {
        report(.noFields(known, kind, at: location(name.offset)))
        return nil
      }
      let inner = Scope(schema)
      guard let next = inner.field(part) else {
        let names = inner.fields.map(\.name)
        report(
          .unknownName(
            part, at: location(name.offset), schema: inner.name,
            fields: names, inReach: names))
        return nil
      }
      kind = next.kind
      fields.append(next.index)
      known += "." + part
    }
    let slot = builder.slot(frame: scope.frame, fields: fields)
    return Resolution(slot: slot, kind: kind)
  }
}
