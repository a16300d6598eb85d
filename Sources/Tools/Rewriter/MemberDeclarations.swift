import SwiftSyntax

/// The functions and variables that an app's types, protocols and extensions declare, by name.
struct MemberDeclarations {
  /// A declaration of a member.
  struct Member {
    let item: MemberBlockItemSyntax
    /// The type or protocol that has it, or that an extension gives it to.
    let type: String
    /// The number of its file.
    let file: Int

    /// Whether a protocol requires it.
    var isRequirement: Bool { item.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true }
  }

  private let byName: [String: [Member]]

  /// Reads the members of files.
  init(_ trees: [SourceFileSyntax]) {
    byName = trees.enumerated().reduce(into: [:]) { members, entry in
      let reader = MemberReader(viewMode: .sourceAccurate)
      reader.walk(entry.element)
      for (name, item, type) in reader.members {
        members[name, default: []].append(Member(item: item, type: type, file: entry.offset))
      }
    }
  }

  /// Returns the members of a name.
  func named(_ name: String) -> [Member] { byName[name] ?? [] }
}

private final class MemberReader: SyntaxVisitor {
  private(set) var members: [(name: String, item: MemberBlockItemSyntax, type: String)] = []

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.decl.memberName, let type = SyntaxAround.type(Syntax(node)) {
      members.append((name, node, type))
    }
    return .visitChildren
  }
}
