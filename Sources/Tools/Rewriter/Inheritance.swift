import Foundation
import SwiftSyntax

/// The types and protocols that an app's types name as what they inherit from or conform to.
struct Inheritance {
  private let parents: [String: Set<String>]
  private let requirements: [String: Set<String>]

  /// Reads the types and extensions of files.
  init(_ trees: [SourceFileSyntax]) {
    let reader = InheritanceReader(viewMode: .sourceAccurate)
    for tree in trees { reader.walk(tree) }
    parents = reader.parents
    requirements = reader.requirements.reduce(into: [:]) { requirements, entry in
      requirements[entry.key] = entry.value.subtracting(reader.defaults[entry.key] ?? [])
    }
  }

  /// Returns a type with all that it inherits from or conforms to, the type itself first.
  func ancestors(of type: String) -> [String] {
    var found = [type]
    var seen: Set<String> = [type]
    var next = 0
    while next < found.count {
      found += (parents[found[next]] ?? []).subtracting(seen).sorted()
      seen.formUnion(found)
      next += 1
    }
    return found
  }
}

extension Inheritance {
  /// Returns whether a type conforms to a protocol of the app by a member of a name.
  func requires(_ name: String, of type: String) -> Bool {
    ancestors(of: type).contains { requirements[$0]?.contains(name) == true }
  }
}

/// The names behind the colons of types and extensions, and the members of protocols.
private final class InheritanceReader: SyntaxVisitor {
  private(set) var parents: [String: Set<String>] = [:]
  /// The names of the members that protocols require.
  private(set) var requirements: [String: Set<String>] = [:]
  /// The names of the members that extensions have, by the extended type.
  private(set) var defaults: [String: Set<String>] = [:]

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    requirements[node.name.text, default: []].formUnion(Self.names(in: node.memberBlock))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    defaults[node.extendedType.trimmedDescription, default: []]
      .formUnion(Self.names(in: node.memberBlock))
    return .visitChildren
  }

  /// The names of the functions and variables of a type.
  private static func names(in block: MemberBlockSyntax) -> [String] {
    block.members.compactMap(\.decl.memberName)
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.parent.flatMap(SyntaxAround.typeName) {
      let names = node.inheritedTypes.flatMap {
        $0.type.trimmedDescription.split(separator: "&").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
      }
      parents[type, default: []].formUnion(names)
    }
    return .visitChildren
  }
}
