import SwiftSyntax

/// The conditions of `#if` that an app for iOS fulfils.
struct BuildConditions {
  /// Whether a module is nowhere.
  let absent: (String) -> Bool

  private static let otherSystems: Set<String> = [
    "macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS", "Linux", "Windows", "Android", "WASI",
  ]

  /// Returns the value of a condition; nil where it cannot be told, as for `DEBUG`.
  func value(of condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: sequence) }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value(of: $0.expression) }
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return value(of: negation.expression).map { !$0 }
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    return condition.as(FunctionCallExprSyntax.self).flatMap(value(of:))
  }

  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let name = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return name == "iOS" ? true : Self.otherSystems.contains(name) ? false : nil
    case "canImport": return absent(name) ? false : Imports.ofSystem.contains(name) ? nil : true
    case "targetEnvironment": return name == "macCatalyst" ? false : nil
    default: return nil
    }
  }

  /// Reads `a && b || c`, where `&&` binds first.
  private func value(of sequence: SequenceExprSyntax) -> Bool? {
    var alternatives: [[Bool?]] = [[]]
    for element in sequence.elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        if sign == "||" { alternatives.append([]) } else if sign != "&&" { return nil }
      } else {
        alternatives[alternatives.count - 1].append(value(of: element))
      }
    }
    let values = alternatives.map { all in
      all.contains(false) ? false : all.contains(nil) ? nil : true
    }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
  }
}
