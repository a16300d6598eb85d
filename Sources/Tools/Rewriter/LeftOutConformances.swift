import SwiftSyntax

/// The protocols that types of a file no longer conform to, since they are not here.
struct LeftOutConformances {
  private var types: [InheritedTypeSyntax] = []

  /// Leaves out the conformance that a name stands for; false where it may be a superclass, where a protocol or an
  /// extension names it, and for the type that starts the app.
  mutating func leaveOut(_ use: FileNames.Use) -> Bool {
    guard use.node.is(IdentifierTypeSyntax.self),
      let type = use.node.parent?.as(InheritedTypeSyntax.self),
      let list = type.parent?.as(InheritedTypeListSyntax.self), let owner = list.parent?.parent,
      owner.is(StructDeclSyntax.self) || owner.is(EnumDeclSyntax.self)
        || owner.is(ClassDeclSyntax.self) && list.first?.id != type.id,
      owner.asProtocol((any WithAttributesSyntax).self)?.attributes.attribute(["main"]) == nil
    else { return false }
    types.append(type)
    return true
  }

  /// Returns whether a node is in a conformance that is left out.
  func contain(_ node: Syntax) -> Bool { types.contains { node.isInside(Syntax($0)) } }

  /// The parts of the file that leave with the conformances: the types with the commas between them, or all behind
  /// a name with its colon.
  var parts: [Syntax] {
    let lists = Dictionary(grouping: types) { $0.parent?.id }
    return lists.values.flatMap { left -> [Syntax] in
      guard let list = left.first?.parent?.as(InheritedTypeListSyntax.self),
        let clause = list.parent
      else { return [] }
      let ids = Set(left.map(\.id))
      guard let last = list.last(where: { !ids.contains($0.id) }) else { return [clause] }
      return left.map { Syntax($0) } + [last.trailingComma].compactMap { $0.map(Syntax.init) }
    }
  }
}
