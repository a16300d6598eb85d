import SwiftSyntax

/// The names of RxSwift 4 that its successors gave up.
enum OldRxNames {
  private static let protocols: Set<String> = [
    "ObservableConvertibleType", "ObservableType", "ObserverType", "SharedSequenceConvertibleType",
    "ConnectableObservableType", "SubjectType", "ControlPropertyType", "ControlEventType",
  ]

  /// Returns the declaration of `Element` that stands for a type's own `E`; nil if it needs none.
  ///
  /// The elements of a sequence were called `E`, and a type that is one says so by an alias.
  static func element(for alias: TypeAliasDeclSyntax) -> String? {
    guard alias.name.text == "E",
      let block = alias.parent?.parent?.parent?.as(MemberBlockSyntax.self),
      let type = block.parent?.asProtocol((any DeclGroupSyntax).self),
      type.inheritanceClause?.inheritedTypes.contains(where: { names(protocols, $0.type) }) == true,
      !block.members.contains(where: {
        $0.decl.as(TypeAliasDeclSyntax.self)?.name.text == "Element"
      })
    else { return nil }
    let modifiers = alias.modifiers.trimmedDescription
    return "\(modifiers.isEmpty ? "" : modifiers + " ")typealias Element = "
      + alias.initializer.value.trimmedDescription
  }

  /// Whether a type in a requirement is a member of a sequence or an observer: of the extended type
  /// without a base, or of a generic parameter.
  static func isOfSequence(_ node: Syntax, base: String?) -> Bool {
    let parents = Array(sequence(first: node, next: \.parent))
    guard parents.contains(where: { $0.is(GenericWhereClauseSyntax.self) }) else { return false }
    if base == nil || base == "Self" {
      let extended = parents.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first?.extendedType
      return extended.map { names(protocols.union(classes), $0) } ?? false
    }
    return parents.lazy.flatMap { genericParameters(of: $0) }.contains { parameter in
      parameter.name.text == base
        && parameter.inheritedType.map { names(protocols, $0) } ?? false
    }
  }

  private static let classes: Set<String> = ["Observable", "ConnectableObservable"]

  private static func names(_ names: Set<String>, _ type: TypeSyntax) -> Bool {
    names.contains(Indexer.baseName(type.trimmedDescription))
  }

  private static func genericParameters(of node: Syntax) -> [GenericParameterSyntax] {
    let clause =
      node.as(FunctionDeclSyntax.self)?.genericParameterClause
      ?? node.as(InitializerDeclSyntax.self)?.genericParameterClause
      ?? node.as(ClassDeclSyntax.self)?.genericParameterClause
      ?? node.as(StructDeclSyntax.self)?.genericParameterClause
    return clause.map { Array($0.parameters) } ?? []
  }

  /// Whether an enumeration has cases that are called as those of RxSwift 5's `SingleEvent`.
  static func isResultWithError(_ node: EnumDeclSyntax) -> Bool {
    let names = node.memberBlock.members
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap { $0.elements.map(\.name.text) }
    return names.contains("success") && names.contains("error")
  }

  /// Returns the names `error` in a switch over a single's event, which is a `Result` since RxSwift 6.
  static func errors(in node: SwitchExprSyntax) -> [TokenSyntax] {
    let patterns = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      .compactMap { $0.label.as(SwitchCaseLabelSyntax.self) }
      .flatMap { $0.caseItems.compactMap { member(of: $0.pattern) } }
    let names = Set(patterns.map(\.text))
    guard names == ["success", "error"] else { return [] }
    return patterns.filter { $0.text == "error" }
  }

  /// The name of a case without its type, such as `.error(let error)`.
  private static func member(of pattern: PatternSyntax) -> TokenSyntax? {
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    guard let expression = inner.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let member = called.as(MemberAccessExprSyntax.self), member.base == nil else {
      return nil
    }
    return member.declName.baseName
  }
}
