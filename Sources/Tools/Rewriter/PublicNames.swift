import SwiftSyntax

/// The properties of names that a file declares for other modules.
enum PublicNames {
  /// Returns whether other modules see what a name declares.
  static func declares(_ name: TokenSyntax) -> Bool {
    guard let declaration = declaration(of: name) else { return false }
    return isPublic(declaration)
  }

  /// Returns whether only the file itself sees what a name declares.
  static func isPrivate(_ name: TokenSyntax) -> Bool {
    declaration(of: name)?.asProtocol((any WithModifiersSyntax).self)?.modifiers
      .isPrivate ?? false
  }

  /// Returns whether a name is that of a function.
  static func isFunction(_ name: TokenSyntax) -> Bool {
    name.parent?.is(FunctionDeclSyntax.self) == true
  }

  /// Returns whether what a name declares can be called, as far as its type is written.
  static func isCallable(_ name: TokenSyntax) -> Bool {
    guard let declaration = declaration(of: name) else { return true }
    if let element = declaration.as(EnumCaseElementSyntax.self) {
      return element.parameterClause != nil
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return true }
    return variable.bindings.contains { binding in
      guard let type = binding.typeAnnotation?.type.trimmedDescription else {
        return binding.initializer?.value.is(ClosureExprSyntax.self) ?? true
      }
      return isCallable(type: type)
    }
  }

  /// Returns whether a type may be that of a function; an alias may be one by its name.
  static func isCallable(type: String) -> Bool {
    type.contains("->")
      || ["Handler", "Block", "Closure", "Callback", "Action", "Function", "Completion"].contains {
        type.contains($0)
      }
  }

  private static func declaration(of name: TokenSyntax) -> Syntax? {
    sequence(first: Syntax(name), next: \.parent).first {
      $0.is(DeclSyntax.self) || $0.is(EnumCaseElementSyntax.self)
    }
  }

  /// Whether a declaration is public by its own modifiers, or by those of what it is in.
  private static func isPublic(_ declaration: Syntax) -> Bool {
    if let element = declaration.as(EnumCaseElementSyntax.self) {
      return outer(of: Syntax(element)).map(isPublic) ?? false
    }
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    if modifiers?.has(["public", "open"]) == true { return true }
    if modifiers?.has(["private", "fileprivate", "internal", "package"]) == true { return false }
    guard let outer = outer(of: declaration) else { return false }
    if outer.is(ProtocolDeclSyntax.self) || outer.is(EnumCaseDeclSyntax.self) {
      return isPublic(outer)
    }
    if declaration.is(EnumCaseDeclSyntax.self) { return isPublic(outer) }
    return outer.as(ExtensionDeclSyntax.self)?.modifiers.has(["public"]) ?? false
  }

  private static func outer(of declaration: Syntax) -> Syntax? {
    declaration.parent.flatMap { parent in
      sequence(first: parent, next: \.parent).first { $0.is(DeclSyntax.self) }
    }
  }
}
