import SwiftSyntax

/// The names and calls of Foundation that are others off Apple's systems.
extension FileRewriter {
  /// Names the written module's own type in a type of Foundation's.
  func shadow(_ node: MemberTypeSyntax) {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { shadow(base.name, node.name) }
  }

  /// Names the written module's own type in an expression that names Foundation's.
  func shadow(_ node: MemberAccessExprSyntax) {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      shadow(base.baseName, node.declName.baseName)
    }
  }

  /// Names the written module's own type where the app names Foundation's: `Foundation.URLSession`.
  private func shadow(_ module: TokenSyntax, _ name: TokenSyntax) {
    guard ["Foundation", "Dispatch"].contains(module.text), !index.appNames.contains(name.text)
    else { return }
    if Self.ofNetworking.contains(name.text) {
      removeQualifier(module)
    } else if request.shadows.contains(name.text), !index.appNames.contains(request.module) {
      edits.replace(module, with: request.module)
    }
  }

  /// The types of Foundation that lie in a module of their own off Apple's systems, which every file imports.
  private static let ofNetworking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
    "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLCredentialStorage",
    "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse", "URLSessionConfiguration",
  ]

  /// Names another superclass where a class inherits from `Bundle`, which Swift's Foundation does not allow.
  func renameBundle(_ node: ClassDeclSyntax) {
    guard let superclass = node.inheritanceClause?.inheritedTypes.first?.type,
      ["Bundle", "Foundation.Bundle"].contains(superclass.trimmedDescription)
    else { return }
    edits.replace(superclass, with: "HeadlessUIKit.OverridableBundle")
  }

  /// Renames the error of a stream, which ends the program off Apple's systems where there is none.
  func renameStreamError(_ node: MemberAccessExprSyntax) {
    guard node.base != nil, node.declName.baseName.text == "streamError" else { return }
    edits.replace(node.declName.baseName, with: "rehearsalStreamError")
  }

  /// Lets each number be a code of `URLError`, as on Apple's systems; elsewhere some numbers are none.
  func renameCodeOfNumber(_ node: FunctionCallExprSyntax) {
    let called = node.calledExpression.trimmedDescription
    guard called == "URLError.Code" || called == "URLError.Code.init",
      let label = node.arguments.first?.label, label.text == "rawValue"
    else { return }
    edits.replace(label, with: "rehearsalRawValue")
  }

  /// Renames a call with a closure of Foundation's, which belongs to no actor.
  ///
  /// The closures of a ported app belong to the main actor.
  func renameBlockCall(_ node: FunctionCallExprSyntax) {
    let ofSelf = node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard
      let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
        ?? (types.last == "NotificationCenter" ? ofSelf?.baseName : nil),
      name.text == "addObserver", node.arguments.first?.label?.text == "forName"
    else { return }
    edits.replace(name, with: "rehearsalObserve")
  }

  /// The texts of a date formatter, which are optional on Apple's systems alone.
  private static let symbols: Set<String> = Set(
    ["", "short", "veryShort", "standalone", "shortStandalone", "veryShortStandalone"].flatMap {
      prefix in
      ["monthSymbols", "weekdaySymbols", "quarterSymbols"].map { name in
        prefix.isEmpty ? name : prefix + name.prefix(1).uppercased() + name.dropFirst()
      }
    } + ["eraSymbols", "longEraSymbols", "amSymbol", "pmSymbol"])

  /// Drops the mark that unwraps a text of a date formatter by force.
  func unwrapSymbols(_ node: ForceUnwrapExprSyntax) {
    guard let member = node.expression.as(MemberAccessExprSyntax.self),
      Self.symbols.contains(member.declName.baseName.text)
    else { return }
    edits.replace(node.exclamationMark, with: "")
  }

  /// Drops one of the two marks behind the title of an annotation on a map, which may also be missing there.
  func unwrapAnnotation(_ node: ForceUnwrapExprSyntax) {
    guard let inner = node.expression.as(ForceUnwrapExprSyntax.self),
      let member = inner.expression.as(MemberAccessExprSyntax.self),
      ["title", "subtitle"].contains(member.declName.baseName.text)
    else { return }
    edits.replace(node.exclamationMark, with: "")
  }

  /// Names the class of any object as Objective-C does: `type(of: object).description()`.
  func describeType(_ call: FunctionCallExprSyntax) {
    guard call.arguments.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let type = member.base,
      type.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "type"
    else { return }
    edits.insert("String(reflecting: ", before: type)
    edits.replace(
      type.endPositionBeforeTrailingTrivia, call.endPositionBeforeTrailingTrivia, with: ")")
  }

  /// Lets a comparison of `NSNumber`s give way to Foundation's, which other systems have.
  func yieldToFoundation(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    guard node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true,
      ["<", ">", "<=", ">="].contains(node.name.text), parameters.count == 2,
      parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" })
    else { return }
    edits.insert("@_disfavoredOverload ", before: node)
  }

  /// Lets an object declare `responds(to:)` anew, and `forwardingTarget(for:)`, which nothing here calls.
  ///
  /// Off Apple's systems they are members of an extension, or none.
  func hideResponds(_ node: FunctionDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let isRuntimes =
      node.name.text == "responds" && labels == ["to"]
      || node.name.text == "forwardingTarget" && labels == ["for"]
    guard isRuntimes, let type = types.last, index.isFoundationObject(type),
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    edits.replace(modifier, with: "")
  }
}
