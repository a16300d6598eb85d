import SwiftSyntax

/// The members that the app and its frameworks add to one type, and that are the same.
///
/// Frameworks often have copies of the same helpers. In the written package, where all are one module, the
/// second would be a redeclaration. Types of one name have other names by then, so that equal words mean the same.
struct SameMembers {
  /// A member of an extension, without its body.
  private struct Signature: Hashable {
    let type: String
    let member: [String]
  }

  private struct Copy {
    let file: Int
    let framework: String
    let node: DeclSyntax
    let body: [String]
  }

  private var copies: [Signature: [Copy]] = [:]

  /// Returns the sources of an app with one copy of each such member; every line stays where it is.
  static func kept(_ sources: [SourceFile], _ files: [Request.File]) -> [SourceFile] {
    guard files.contains(where: { $0.framework != nil }) else { return sources }
    var members = SameMembers()
    for (number, (source, file)) in zip(sources, files).enumerated() where !file.isTest {
      members.collect(source.tree, number, file.framework ?? "")
    }
    var edits: [Int: Edits] = [:]
    for copy in members.redundant {
      edits[copy.file, default: Edits()].replace(copy.node, with: "")
    }
    return sources.enumerated().map { number, source in
      edits[number].map { SourceFile($0.applied(to: source.text)) } ?? source
    }
  }

  private mutating func collect(_ tree: SourceFileSyntax, _ file: Int, _ framework: String) {
    for statement in tree.statements {
      guard let type = statement.item.as(ExtensionDeclSyntax.self), !type.modifiers.isPrivate else {
        continue
      }
      let name = (words(type.extendedType) + words(type.genericWhereClause)).joined(separator: " ")
      for member in type.memberBlock.members {
        guard let (signature, body) = parts(of: member.decl) else { continue }
        copies[Signature(type: name, member: signature), default: []].append(
          Copy(file: file, framework: framework, node: member.decl, body: body))
      }
    }
  }

  /// Returns the words of a function's or a computed property's signature and of its body.
  private func parts(of member: DeclSyntax) -> (signature: [String], body: [String])? {
    if let function = member.as(FunctionDeclSyntax.self), !function.modifiers.isPrivate {
      let signature =
        words(function.name) + words(function.genericParameterClause) + words(function.signature)
        + words(function.genericWhereClause)
      return (level(of: function.modifiers) + signature, words(function.body))
    }
    if let variable = member.as(VariableDeclSyntax.self), !variable.modifiers.isPrivate,
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let accessors = binding.accessorBlock
    {
      let signature = words(binding.pattern) + words(binding.typeAnnotation)
      return (level(of: variable.modifiers) + signature, words(accessors))
    }
    return nil
  }

  /// The copies that another module's stands for, the app's first.
  private var redundant: [Copy] {
    copies.values.flatMap { all -> [Copy] in
      let modules = Set(all.map(\.framework))
      guard modules.count > 1, modules.count == all.count,
        all.allSatisfy({ $0.body == all[0].body }), let first = modules.min()
      else { return [] }
      return all.filter { $0.framework != first }
    }
  }

  private func words(_ node: (some SyntaxProtocol)?) -> [String] {
    node?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
  }

  /// A word for a member of the type itself.
  private func level(of modifiers: DeclModifierListSyntax) -> [String] {
    modifiers.has(["static", "class"]) ? ["static"] : []
  }
}
