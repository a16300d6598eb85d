import Foundation
import SwiftSyntax

/// The types and protocols that an app's types name as what they inherit from or conform to.
struct Inheritance {
  private let parents: [String: Set<String>]

  /// Reads the types and extensions of files.
  init(_ trees: [SourceFileSyntax]) {
    let reader = InheritanceReader(viewMode: .sourceAccurate)
    for tree in trees { reader.walk(tree) }
    parents = reader.parents
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
  /// Returns whether a node is in a type, or in one that inherits from it.
  func has(_ node: Syntax, inside type: String) -> Bool {
    SyntaxAround.type(node).map { ancestors(of: $0).contains(type) } ?? false
  }
}

/// The names behind the colons of types and extensions.
private final class InheritanceReader: SyntaxVisitor {
  private(set) var parents: [String: Set<String>] = [:]

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
