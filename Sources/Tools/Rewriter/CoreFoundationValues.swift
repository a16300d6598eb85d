import SwiftSyntax

/// Finds values that become objects of Core Foundation without a call, as only Apple's systems allow.
final class CoreFoundationValues: SyntaxVisitor {
  /// The casts of dictionaries to `CFDictionary`, but for literals, which have that type.
  private(set) var dictionaries: [SequenceExprSyntax] = []

  /// The arguments that are a constant of the keychain where the app's function takes any object.
  private(set) var objects: [ExprSyntax] = []

  private let index: Index

  init(_ index: Index) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, parts[2].trimmedDescription == "CFDictionary",
      !parts[0].is(DictionaryExprSyntax.self)
    {
      dictionaries.append(node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.lastToken(viewMode: .sourceAccurate)?.text
    guard let name, index.objectFunctions.contains(name) else { return .visitChildren }
    for argument in node.arguments where Self.isConstant(argument.expression) {
      objects.append(argument.expression)
    }
    return .visitChildren
  }

  private static func isConstant(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("kSec") ?? false
  }
}

extension FileRewriter {
  /// Lets calls and casts make the objects of Core Foundation that Swift makes by itself on Apple's systems.
  func bridge(_ values: CoreFoundationValues) {
    for cast in values.dictionaries {
      let parts = Array(cast.elements)
      edits.insert("HeadlessUIKit.rehearsalDictionary(", before: parts[0])
      let end = parts[2].endPositionBeforeTrailingTrivia
      edits.replace(parts[0].endPositionBeforeTrailingTrivia, end, with: ")")
    }
    for object in values.objects { edits.insert(" as AnyObject", after: object) }
  }
}
