import SwiftSyntax

/// Overrides in extensions, which only Objective-C's methods allow.
///
/// The class gets the override, which calls the member of the extension under another name.
enum ExtensionOverrides {
  /// The name that a member of an extension has.
  static func name(_ name: String) -> String { "rehearsal_\(name)" }

  /// The override in the class that calls a method of an extension; nil for one that cannot be called.
  static func forward(_ node: FunctionDeclSyntax, isOverride: Bool = true) -> String? {
    guard node.genericParameterClause == nil else { return nil }
    let parameters = node.signature.parameterClause.parameters.enumerated().map {
      number, parameter in
      "\(parameter.firstName.text) a\(number): \(oneLine(parameter.type))\(parameter.ellipsis?.text ?? "")"
    }
    let arguments = node.signature.parameterClause.parameters.enumerated().map {
      number, parameter in
      let label = parameter.firstName.text
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      return (label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "") + "a\(number)"
    }
    let effects = node.signature.effectSpecifiers
    let words =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    let result = node.signature.returnClause.map { " \(oneLine($0))" } ?? ""
    let kind = node.modifiers.has(["class", "static"]) ? "class " : ""
    return
      "public \(isOverride ? "override " : "")\(kind)func \(node.name.text)(\(parameters.joined(separator: ", ")))"
      + "\(effects.map { " \(oneLine($0))" } ?? "")\(result) "
      + "{ \(words)\(name(node.name.text))(\(arguments.joined(separator: ", "))) }"
  }

  /// The name and the labels of a method, by which an override is known.
  static func key(_ node: FunctionDeclSyntax) -> String {
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    return "\(node.name.text)(\(labels.joined()))"
  }

  /// The override in the class that reads a property of an extension; nil for one that is set.
  static func forward(_ node: VariableDeclSyntax) -> String? {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type, let block = binding.accessorBlock,
      let own = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    if case .accessors(let list) = block.accessors,
      list.contains(where: { $0.accessorSpecifier.text != "get" })
    {
      return nil
    }
    let kind = node.modifiers.has(["class", "static"]) ? "class " : ""
    return "public override \(kind)var \(own): \(oneLine(type)) { \(name(own)) }"
  }

  private static func oneLine(_ node: some SyntaxProtocol) -> String {
    node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
