import SwiftSyntax

/// The casts by which Swift makes objects of values on Apple's systems.
extension FileRewriter {
  /// Foundation's classes that values become with `as` on Apple's systems.
  private static let bridged: Set<String> = [
    "NSDate", "NSURL", "NSData", "NSUUID", "NSSet", "NSArray", "NSDictionary", "NSNumber",
  ]

  /// Replaces the cast of a value to an object by a call, or by a cast that other systems allow.
  func replaceCast(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, !parts[0].is(PatternExprSyntax.self)
    else { return }
    switch parts[2].trimmedDescription {
    case let type where Self.bridged.contains(type):
      edits.insert("(", before: parts[0])
      edits.replace(cast, with: "as Any as!")
      edits.insert(")", after: parts[2])
    case "NSCopying": edits.replace(parts[2], with: "AnyHashable")
    case "NSString": makeString(of: parts[0], before: parts[2])
    case "CFString" where Self.isPassedUnmanaged(node): makeString(of: parts[0], before: parts[2])
    default: break
    }
  }

  /// Writes a call of an initializer of `NSString` for a cast.
  private func makeString(of value: ExprSyntax, before type: ExprSyntax) {
    edits.insert("NSString(string: ", before: value)
    edits.replace(
      value.endPositionBeforeTrailingTrivia, type.endPositionBeforeTrailingTrivia, with: ")")
  }

  /// Whether a value is retained as an object of Core Foundation: `Unmanaged.passRetained(text as CFString)`.
  private static func isPassedUnmanaged(_ node: SequenceExprSyntax) -> Bool {
    let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription.hasPrefix("Unmanaged.pass") ?? false
  }

  /// Names the type of a retained string, which is no object of Core Foundation; returns whether it is one.
  func replaceUnmanaged(_ node: IdentifierTypeSyntax) -> Bool {
    guard node.trimmedDescription == "Unmanaged<CFString>" else { return false }
    edits.replace(node, with: "Unmanaged<NSString>")
    return true
  }

  /// Lets a predicate take `id as CVarArg`, which off Apple's systems few types can be cast to.
  func openArguments(of call: FunctionCallExprSyntax) {
    guard call.calledExpression.trimmedDescription == "NSPredicate" else { return }
    for argument in call.arguments {
      guard
        let cast = argument.expression.as(SequenceExprSyntax.self)?.elements.last?
          .as(TypeExprSyntax.self),
        ["CVarArg", "any CVarArg"].contains(cast.trimmedDescription)
      else { continue }
      edits.replace(cast, with: "Any")
    }
  }
}
