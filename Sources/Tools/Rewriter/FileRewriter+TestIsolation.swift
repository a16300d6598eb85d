import SwiftSyntax

/// The actors of tests: XCTest's methods belong to none, and what they test belongs to the main actor.
extension FileRewriter {
  /// Whether a type in a test case belongs to the main actor as it does outside of one.
  ///
  /// The test case belongs to no actor, and what is declared in it would follow.
  func isMock(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax)
    -> Bool
  {
    guard file.part == .tests, let outer = types.dropLast().last, index.isTestCase(outer) else {
      return false
    }
    return !modifiers.has(["nonisolated"])
      && attributes.attribute(["MainActor", "globalActor"]) == nil
  }

  /// Names the actor of the conformance to a protocol that has aliases of types.
  ///
  /// The compiler that infers it finds a circular reference where a method's signature names an alias of
  /// another module's protocol.
  func isolateConformances(of node: ClassDeclSyntax) {
    guard file.part == .tests, !node.modifiers.has(["nonisolated"]) else { return }
    for inherited in node.inheritanceClause?.inheritedTypes ?? []
    where index.protocolsWithAliases.contains(inherited.type.trimmedDescription) {
      edits.insert("@MainActor ", before: inherited.type)
    }
  }

  /// Lets the methods of a test case, which belong to no actor, test what belongs to the main actor.
  func isolateTest(_ node: FunctionDeclSyntax) {
    guard file.part == .tests, let type = types.last, index.isTestCase(type),
      !node.modifiers.has(["nonisolated", "static", "class"])
    else { return }
    if node.signature.effectSpecifiers?.asyncSpecifier != nil {
      isolateAsync(node)
    } else {
      isolateDefaults(of: node)
      isolateBody(of: node, type)
    }
  }

  /// Gives an asynchronous method to the main actor.
  private func isolateAsync(_ node: FunctionDeclSyntax) {
    if node.attributes.attribute(["MainActor"]) == nil {
      isolate(node.modifiers, node.funcKeyword)
    }
    // What the test awaits is on virtual time, which nobody else moves.
    guard let body = node.body, Self.isCalledByXCTest(node) else { return }
    edits.insert(
      " let rehearsalTime = rehearsalTestTime(); defer { rehearsalTime.stop() };",
      after: body.leftBrace)
  }

  /// Runs the body of a method on the main actor.
  private func isolateBody(of node: FunctionDeclSyntax, _ type: String) {
    guard let body = node.body else { return }
    if (index.classes[type]?.inherits.count ?? 0) > 1 {
      // A requirement of the app's protocols belongs to the main actor, and so would the method.
      edits.insert(
        "nonisolated ",
        before: node.modifiers.firstToken(viewMode: .sourceAccurate) ?? node.funcKeyword)
    }
    let trying = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
    let returning = node.signature.returnClause == nil ? "" : "return "
    // The compiler takes a closure with `try` in an argument of XCTest's for one that throws.
    let unfailing =
      trying.isEmpty && body.statements.description.contains("try ") ? "try! " : trying
    let call = Self.isCalledByXCTest(node) ? "rehearsalTurn" : "MainActor.assumeIsolated"
    edits.insert(" \(returning)\(unfailing)\(call) {", after: body.leftBrace)
    edits.insert("} ", before: body.rightBrace)
  }

  /// Whether a method is a test, or prepares or ends one: what UIKit has autoreleased goes with it.
  private static func isCalledByXCTest(_ node: FunctionDeclSyntax) -> Bool {
    node.signature.parameterClause.parameters.isEmpty
      && (node.name.text.hasPrefix("test") || node.modifiers.has(["override"]))
  }

  /// Makes the default arguments of a test's own function on the main actor, where the tests run.
  private func isolateDefaults(of node: FunctionDeclSyntax) {
    for parameter in node.signature.parameterClause.parameters {
      if let value = parameter.defaultValue?.value { isolate(value) }
    }
  }

  /// Gives a property of a test case its value on the main actor, where the tests run.
  func isolateValues(of node: VariableDeclSyntax) {
    guard file.part == .tests, let type = types.last, index.isTestCase(type),
      node.parent?.is(MemberBlockItemSyntax.self) == true,
      !node.modifiers.has(["lazy", "static", "class", "nonisolated"])
    else { return }
    for value in node.bindings.compactMap(\.initializer?.value) { isolate(value) }
  }

  /// Makes a value on the main actor if it calls anything.
  private func isolate(_ value: ExprSyntax) {
    guard CallFinder.hasCall(value) else { return }
    edits.insert("MainActor.assumeIsolated { ", before: value)
    edits.insert(" }", after: value)
  }
}
