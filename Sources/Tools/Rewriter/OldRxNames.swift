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
      type.inheritanceClause?.inheritedTypes.contains(where: {
        protocols.contains(
          $0.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? "")
      }) == true,
      !block.members.contains(where: {
        $0.decl.as(TypeAliasDeclSyntax.self)?.name.text == "Element"
      })
    else { return nil }
    let modifiers = alias.modifiers.trimmedDescription
    return "\(modifiers.isEmpty ? "" : modifiers + " ")typealias Element = "
      + alias.initializer.value.trimmedDescription
  }
}
