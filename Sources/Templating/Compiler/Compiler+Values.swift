import Diagnostics

extension Compiler {
  /// `{{name}}` and `{{{name}}}`: finds the value and how to escape it where
  /// it stands.
  mutating func compileVariable(_ name: Name, isRaw: Bool) {
    let place = state.interpolate()
    let resolution = resolve(name)
    switch place {
    case .failure(let refusal):
      report(.place(refusal, name.text, at: location(name.tag)))
    case .success(let context):
      guard let resolution else { return }
      switch Self.operation(resolution, context, isRaw: isRaw) {
      case .success(let operation):
        if let operation { builder.append(operation) }
      case .failure(let problem):
        report(.value(problem, name.text, at: location(name.tag)))
      }
    }
  }

  /// The operation that writes a value, none where its attribute has been
  /// reported, or why its kind does not fit.
  private static func operation(
    _ value: Resolution, _ context: ValueContext, isRaw: Bool
  ) -> Result<Operation?, ValueProblem> {
    if context == .reported { return .success(nil) }
    switch value.kind {
    case .record, .list:
      return .failure(.notInterpolated(value.kind))
    case .html:
      guard context == .text else { return .failure(.markupOutsideText) }
      return isRaw
        ? .success(.html(value.slot)) : .failure(.markupNeedsTriple)
    case _ where isRaw:
      return .failure(.notMarkup(value.kind))
    case .json:
      return context == .json
        ? .success(.json(value.slot)) : .failure(.jsonOutsideScript)
    case .bool, .text, .choice:
      return escaped(value, context)
    }
  }

  private static func escaped(
    _ value: Resolution, _ context: ValueContext
  ) -> Result<Operation?, ValueProblem> {
    switch context {
    case .text, .plainText: return .success(.text(value.slot))
    case .quoted: return .success(.quoted(value.slot))
    case .json: return .success(.json(value.slot))
    case .reported: return .success(nil)
    case .address(let policy):
      if case .bool = value.kind { return .failure(.boolInAddress) }
      return .success(.address(value.slot, policy))
    case .addressPart(let part):
      if case .bool = value.kind { return .failure(.boolInAddress) }
      return .success(.addressPart(value.slot, part))
    }
  }
}

extension ValueProblem: Error {}
