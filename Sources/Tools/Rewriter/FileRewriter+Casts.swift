import SwiftSyntax

/// The casts by which Swift makes objects of values on Apple's systems.
extension FileRewriter {
  /// Foundation's classes that values become with `as` on Apple's systems.
  private static let bridged: Set<String> = [
    "NSDate", "NSURL", "NSData", "NSUUID", "NSSet", "NSArray", "NSDictionary",
  ]

  /// Replaces the cast of a value to an object by a call, or by a cast that other systems allow.
  func replaceCast(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, !parts[0].is(PatternExprSyntax.self)
    else { return }
    if castSnapshot(parts) { return }
    switch parts[2].trimmedDescription {
    case let type where Self.bridged.contains(type):
      edits.insert("(", before: parts[0])
      edits.replace(cast, with: "as Any as!")
      edits.insert(")", after: parts[2])
    case "AnyObject" where Self.isReadByKey(node):
      edits.replace(cast, with: "as Any as!")
      edits.replace(parts[2], with: "NSDictionary")
    case "NSCopying": edits.replace(parts[2], with: "AnyHashable")
    case "NSString": call("NSString(string: ", with: parts)
    case "NSNumber": call("rehearsalNumber(", with: parts)
    case "CFString" where Self.isPassedUnmanaged(node): call("NSString(string: ", with: parts)
    case "CFString" where parts[0].trimmedDescription.hasPrefix("RunLoop.Mode."):
      edits.insert(".rawValue", after: parts[0])
    // A literal has the type itself.
    case "CFDictionary" where !parts[0].is(DictionaryExprSyntax.self):
      call("HeadlessUIKit.rehearsalDictionary(", with: parts)
    default: break
    }
  }

  /// Replaces the cast of a fetched list's content to a snapshot of types by a call; returns whether it is one.
  private func castSnapshot(_ cast: [ExprSyntax]) -> Bool {
    guard let name = cast[0].as(DeclReferenceExprSyntax.self), Self.isFetchedContent(name) else {
      return false
    }
    replace(
      cast[0], through: cast[2], with: ".rehearsalSnapshot(\(cast[2].trimmedDescription).self)")
    return true
  }

  /// Whether a name is that of a parameter with the content of a fetched list.
  private static func isFetchedContent(_ name: DeclReferenceExprSyntax) -> Bool {
    let functions = sequence(first: Syntax(name), next: \.parent).lazy
      .compactMap { $0.as(FunctionDeclSyntax.self) }
    return functions.contains { function in
      function.signature.parameterClause.parameters.contains {
        ($0.secondName ?? $0.firstName).text == name.baseName.text
          && $0.type.trimmedDescription == "NSDiffableDataSourceSnapshotReference"
      }
    }
  }

  /// Whether what a cast to any object gives is read by keys, which Objective-C looks up at run time:
  /// `let json = value as AnyObject` and `json["name"]`.
  private static func isReadByKey(_ node: SequenceExprSyntax) -> Bool {
    if let tuple = node.parent?.parent?.parent?.as(TupleExprSyntax.self),
      let read = tuple.parent?.as(SubscriptCallExprSyntax.self),
      read.calledExpression.id == tuple.id
    {
      return read.arguments.first?.expression.is(StringLiteralExprSyntax.self) == true
    }
    let value = node.parent?.is(TryExprSyntax.self) == true ? node.parent : Syntax(node)
    guard let name = value?.parent?.parent?.as(PatternBindingSyntax.self)?.pattern,
      let block = sequence(first: Syntax(node), next: \.parent).lazy
        .compactMap({ $0.as(CodeBlockItemListSyntax.self) }).first
    else { return false }
    return block.description.contains("\(name.trimmedDescription)[\"")
  }

  /// Writes a call with the value of a cast in place of the cast.
  private func call(_ opening: String, with cast: [ExprSyntax]) {
    edits.insert(opening, before: cast[0])
    edits.replace(
      cast[0].endPositionBeforeTrailingTrivia, cast[2].endPositionBeforeTrailingTrivia, with: ")")
  }

  /// Casts the constants of the keychain that a call passes to a function of the app that takes any object.
  func castConstants(of call: FunctionCallExprSyntax) {
    guard let name = call.calledExpression.lastToken(viewMode: .sourceAccurate)?.text,
      index.objectFunctions.contains(name)
    else { return }
    for argument in call.arguments {
      let constant = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      guard constant?.hasPrefix("kSec") == true else { continue }
      edits.insert(" as AnyObject", after: argument.expression)
    }
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
