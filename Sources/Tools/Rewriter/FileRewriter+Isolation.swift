import SwiftSyntax

/// The actors of declarations, as the main actor is the default isolation of a ported app.
extension FileRewriter {
  /// Gives a declaration to the main actor.
  func isolate(_ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax) {
    edits.insert(
      "@MainActor ", before: modifiers.firstToken(viewMode: .sourceAccurate) ?? keyword)
  }

  /// Gives test cases and plain objects of Foundation to no actor, and mocks to the main actor.
  func isolate(_ node: ClassDeclSyntax) {
    if belongsToNoActor(node.name.text) {
      guard !node.modifiers.has(["nonisolated"]) else { return }
      edits.insert("nonisolated ", before: node.classKeyword)
    } else if isMock(node.modifiers, node.attributes) || isErrorOfUIKit(node) {
      isolate(node.modifiers, node.classKeyword)
    }
  }

  /// Whether a class is an error that uses UIKit; one that conforms to `Error` belongs to no actor.
  private func isErrorOfUIKit(_ node: ClassDeclSyntax) -> Bool {
    let types = (node.inheritanceClause?.inheritedTypes ?? []).map(\.type.trimmedDescription)
    return file.part == .app && types.contains("Error") && Self.plainErrors.isSuperset(of: types)
      && node.attributes.isEmpty && !node.modifiers.has(["nonisolated"])
      && node.memberBlock.tokens(viewMode: .sourceAccurate).contains {
        $0.text.hasPrefix("UI") && $0.text.dropFirst(2).first?.isUppercase == true
      }
  }

  /// The protocols of an error that ask nothing of it that belongs to no actor.
  private static let plainErrors: Set<String> = [
    "Error", "CustomStringConvertible", "CustomDebugStringConvertible",
  ]

  /// Whether a class is a test case, or inherits from a class of Foundation.
  private func belongsToNoActor(_ name: String) -> Bool {
    file.part == .tests && index.isTestCase(name)
      || file.part != .uiTests && index.inheritsFromPlainFoundation(name)
  }

  /// Makes an actor of the app a class of the main actor.
  ///
  /// An actor could not call the rest of the app, which is the main actor's here, without waiting. One that is
  /// a global actor, or that has an executor of its own, stays.
  func becomeClass(_ node: ActorDeclSyntax) {
    guard isClassHere(node) else { return }
    edits.replace(node.actorKeyword, with: node.modifiers.has(["final"]) ? "class" : "final class")
  }

  private func isClassHere(_ node: ActorDeclSyntax) -> Bool {
    let isOwn = node.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
        == "unownedExecutor"
    }
    return file.part == .app && !isOwn && !node.modifiers.has(["distributed"])
      && node.attributes.attribute(["globalActor"]) == nil
  }

  /// Gives a structure of plain values to no actor, and a mock to the main actor.
  func isolate(_ node: StructDeclSyntax) {
    if index.plainTypes.isPlain(node), file.part != .uiTests {
      edits.insert("nonisolated ", before: node.structKeyword)
    } else if isMock(node.modifiers, node.attributes) {
      isolate(node.modifiers, node.structKeyword)
    }
  }

  /// Gives an enumeration of plain values to no actor.
  func isolate(_ node: EnumDeclSyntax) {
    guard index.plainTypes.isPlain(node), file.part != .uiTests else { return }
    edits.insert("nonisolated ", before: node.enumKeyword)
  }

  /// Gives the extensions of XCUITest's types to no actor.
  ///
  /// XCUITest's members belong to no actor, as the tests that call them, and so do those that are added.
  func isolate(_ node: ExtensionDeclSyntax) {
    guard file.part == .uiTests, node.extendedType.trimmedDescription.hasPrefix("XC"),
      !node.modifiers.has(["nonisolated"])
    else { return }
    edits.insert("nonisolated ", before: node.extensionKeyword)
  }

  /// Gives an initializer to the main actor that belongs to no actor on Apple's systems.
  ///
  /// Here it calls an initializer of the main actor.
  func isolate(_ node: InitializerDeclSyntax) {
    guard file.part == .app, let type = types.last,
      let modifier = node.modifiers.first(where: { $0.name.text == "nonisolated" }),
      index.inheritsFromUIKit(type) && node.modifiers.has(["override", "required"])
        || hasValuesOfOwnTypes(node)
    else { return }
    edits.replace(modifier, with: "")
  }

  /// Whether the class of an initializer has a property whose default value is of a type of the app.
  private func hasValuesOfOwnTypes(_ node: InitializerDeclSyntax) -> Bool {
    guard let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self),
      members.parent?.parent?.is(ClassDeclSyntax.self) == true
    else { return false }
    let nested = members.compactMap { $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text }
    return members.contains { member in
      guard let property = member.decl.as(VariableDeclSyntax.self),
        !property.modifiers.has(["static", "class", "lazy", "nonisolated"]),
        let value = property.bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self),
        let name = value.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return false }
      return nested.contains(name) || index.appNames.contains(name)
    }
  }

  /// The methods of sequences that call their closure before they return.
  private static let loops: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "reduce", "sorted", "sort", "first",
    "firstIndex", "contains", "allSatisfy", "min", "max",
  ]

  /// Gives a function to the main actor that stands in a closure of a loop in a method of a UIKit class.
  ///
  /// Such a closure belongs to the actor of its method, and a function in it to none.
  func isolateLocal(_ node: FunctionDeclSyntax) {
    guard file.part == .app, let type = types.last, index.inheritsFromUIKit(type),
      node.attributes.isEmpty, node.modifiers.isEmpty, isInLoop(node)
    else { return }
    edits.insert("@MainActor ", before: node.funcKeyword)
  }

  /// Gives a static method to the main actor that uses URL sessions in a class that belongs to no actor.
  func isolateStatic(_ node: FunctionDeclSyntax) {
    guard let type = types.last, belongsToNoActor(type), node.modifiers.has(["static", "class"]),
      !node.modifiers.has(["override", "nonisolated"]), node.attributes.isEmpty,
      node.body?.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "URLSession" })
        == true
    else { return }
    isolate(node.modifiers, node.funcKeyword)
  }

  private func isInLoop(_ node: FunctionDeclSyntax) -> Bool {
    var isInside = false
    var current = node.parent
    while let syntax = current {
      if let function = syntax.as(FunctionDeclSyntax.self) {
        return isInside && !function.modifiers.has(["nonisolated"])
          && function.parent?.is(MemberBlockItemSyntax.self) == true
      }
      if let closure = syntax.as(ClosureExprSyntax.self) {
        guard Self.loops.contains(calledMethod(closure) ?? "") else { return false }
        isInside = true
      } else if syntax.is(MemberBlockSyntax.self) {
        return false
      }
      current = syntax.parent
    }
    return false
  }

  /// Returns the name of the method that a closure is an argument of.
  private func calledMethod(_ closure: ClosureExprSyntax) -> String? {
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// Lets a deinitializer that calls methods call them on the main actor.
  func isolate(_ node: DeinitializerDeclSyntax) {
    guard file.part == .app, let body = node.body, CallFinder.hasCall(body),
      !node.modifiers.has(["isolated", "nonisolated"]),
      node.parent?.parent?.parent?.parent?.as(ActorDeclSyntax.self).map(isClassHere) != false
    else { return }
    edits.insert(" MainActor.assumeIsolated {", after: body.leftBrace)
    edits.insert("} ", before: body.rightBrace)
  }

  /// Leaves `Sendable` out of `any Error & Sendable`; returns whether it did.
  ///
  /// It is any type where a package is ported.
  func dropSendable(from node: CompositionTypeSyntax) -> Bool {
    let others = node.elements.map(\.type.trimmedDescription).filter { $0 != "Sendable" }
    guard file.part != .uiTests, !others.isEmpty, others.count < node.elements.count else {
      return false
    }
    edits.replace(node, with: others.joined(separator: " & "))
    return true
  }

  /// The members of `NSObject` that UIKit's classes do not override.
  private static let objectMembers: Set<String> = [
    "description", "debugDescription", "hash", "isEqual",
  ]

  /// The members of Foundation's classes that belong to no actor.
  private static let foundationMembers: Set<String> = [
    "description", "debugDescription", "hash", "isEqual", "copy", "mutableCopy", "encode",
  ]

  /// Gives the override of a method of Foundation to no actor.
  func makeNonisolated(_ node: FunctionDeclSyntax) {
    makeNonisolated(
      node.modifiers, node.name.text, node.funcKeyword,
      node.body.map { ($0.leftBrace, $0.rightBrace) })
  }

  /// Gives the override of a property of Foundation to no actor.
  func makeNonisolated(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    makeNonisolated(
      node.modifiers, name, node.bindingSpecifier, Self.getter(binding.accessorBlock))
  }

  /// Foundation's members belong to no actor, and what they read belongs to the main actor.
  private func makeNonisolated(
    _ modifiers: DeclModifierListSyntax, _ name: String, _ keyword: TokenSyntax,
    _ braces: (TokenSyntax, TokenSyntax)?
  ) {
    guard file.part != .uiTests, let type = types.last, Self.foundationMembers.contains(name),
      modifiers.has(["override"]), !modifiers.has(["nonisolated"]),
      index.isFoundationObject(type)
        || index.inheritsFromUIKit(type) && Self.objectMembers.contains(name)
    else { return }
    edits.insert("nonisolated ", before: keyword)
    guard let (left, right) = braces else { return }
    edits.insert(" return MainActor.assumeIsolated {", after: left)
    edits.insert("} ", before: right)
  }

  /// The braces around the getter of a computed property.
  private static func getter(_ block: AccessorBlockSyntax?) -> (TokenSyntax, TokenSyntax)? {
    guard let block else { return nil }
    switch block.accessors {
    case .getter: return (block.leftBrace, block.rightBrace)
    case .accessors(let list):
      let body = list.first { $0.accessorSpecifier.text == "get" }?.body
      return body.map { ($0.leftBrace, $0.rightBrace) }
    }
  }
}
