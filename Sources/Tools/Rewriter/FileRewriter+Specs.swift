import SwiftSyntax

/// Quick's specs: test cases whose examples belong to the main actor.
extension FileRewriter {
  /// Adds the test by which XCTest finds a spec; its examples take the test's place.
  func addTest(to node: ClassDeclSyntax) {
    let name = node.name.text
    guard file.part == .tests, index.isSpec(name),
      node.memberBlock.members.contains(where: {
        $0.decl.as(FunctionDeclSyntax.self)?.isSpec == true
      })
    else { return }
    edits.insert(
      " func testExamplesOf_\(name)() { rehearsalExamples() };", after: node.memberBlock.leftBrace)
  }

  /// Gives a method of a spec to the main actor, unless XCTest calls it; returns whether it did.
  func isolateInSpec(_ node: FunctionDeclSyntax) -> Bool {
    guard file.part == .tests, let type = types.last, index.isSpec(type),
      node.isSpec || !node.modifiers.has(["override"]) && !node.name.text.hasPrefix("test"),
      !node.modifiers.has(["nonisolated"])
    else { return false }
    isolate(node.modifiers, node.funcKeyword)
    return true
  }

  /// Gives a property of a spec to the main actor that is computed, shared or made late.
  func isolateInSpec(_ node: VariableDeclSyntax) {
    guard file.part == .tests, let type = types.last, index.isSpec(type),
      node.parent?.is(MemberBlockItemSyntax.self) == true,
      !node.modifiers.has(["nonisolated", "override"]),
      node.modifiers.has(["static", "class", "lazy"])
        || node.bindings.contains(where: { $0.accessorBlock != nil })
    else { return }
    isolate(node.modifiers, node.bindingSpecifier)
  }

  /// Whether a class configures the examples of all specs.
  func configuresSpecs(_ node: ClassDeclSyntax) -> Bool {
    file.part == .tests && !node.modifiers.isPrivate && configuresSpecs(node.name.text)
  }

  private func configuresSpecs(_ name: String) -> Bool {
    index.ancestry(of: name).dropFirst().contains("QuickConfiguration")
  }

  /// Names the class of Quick's configuration as Quick has done since its version 5.
  func renameConfiguration(in node: FunctionDeclSyntax) {
    guard file.part == .tests, let type = types.last, node.name.text == "configure",
      node.modifiers.has(["override"]), configuresSpecs(type)
    else { return }
    for parameter in node.signature.parameterClause.parameters
    where ["Configuration", "Quick.Configuration"].contains(parameter.type.trimmedDescription) {
      edits.replace(parameter.type, with: "QCKConfiguration")
    }
  }
}

extension FunctionDeclSyntax {
  /// Whether a method of a spec describes its examples.
  fileprivate var isSpec: Bool {
    name.text == "spec" && modifiers.has(["override"])
      && signature.parameterClause.parameters.isEmpty
  }
}
