import SwiftSyntax

/// A member of an extension that classes override, which only Objective-C's members allow.
///
/// Here a class or the extension calls the member under another name.
struct ExtensionMember {
  /// The name and the labels, by which an override is known.
  let key: String
  let name: String
  /// The argument labels; nil for a property.
  let labels: [String]?

  private let kind: String
  private let head: String
  private let words: String
  private let arguments: String
  private let isSettable: Bool
  private let returnsValue: Bool
  private let isDiscardable: Bool

  /// The members of objects that belong to no actor.
  static let ofObjects: Set<String> = ["description", "debugDescription", "hash", "isEqual(_:)"]

  /// The names under which the rewriter declares a member.
  static func original(_ name: String, above count: Int = 0) -> String {
    "rehearsal\(count == 0 ? "" : "\(count + 1)")_\(name)"
  }
  static func override(_ name: String) -> String { "rehearsalOverride_\(name)" }
  static func override(_ name: String, inExtensionOf type: String) -> String {
    "rehearsalOverride_\(type)_\(name)"
  }
  static func moved(_ name: String) -> String { "rehearsalMoved_\(name)" }

  /// Reads a method; nil for one that cannot be called from a method that the rewriter writes.
  init?(_ node: FunctionDeclSyntax) {
    guard node.genericParameterClause == nil else { return nil }
    let list = node.signature.parameterClause.parameters
    let parameters = list.enumerated().map { number, parameter in
      "\(parameter.firstName.text) a\(number): \(Self.oneLine(parameter.type))\(parameter.ellipsis?.text ?? "")"
    }
    let arguments = list.enumerated().map { number, parameter in
      let label = parameter.firstName.text
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      return (label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "") + "a\(number)"
    }
    let effects = node.signature.effectSpecifiers
    kind = node.modifiers.has(["class", "static"]) ? "class " : ""
    key = kind + Self.key(node)
    name = node.name.text
    labels = list.map { $0.firstName.text }
    head =
      "(\(parameters.joined(separator: ", ")))\(effects.map { " \(Self.oneLine($0))" } ?? "")"
      + (node.signature.returnClause.map { " \(Self.oneLine($0))" } ?? "")
    words =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    self.arguments = "(\(arguments.joined(separator: ", ")))"
    isSettable = false
    returnsValue = node.signature.returnClause != nil
    isDiscardable = node.attributes.attribute(["discardableResult"]) != nil
  }

  /// Reads a computed property; nil for one that is observed.
  init?(_ node: VariableDeclSyntax) {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type, let block = binding.accessorBlock,
      let own = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    var accessors: [String] = []
    if case .accessors(let list) = block.accessors {
      accessors = list.map(\.accessorSpecifier.text)
    }
    guard accessors.allSatisfy({ ["get", "set"].contains($0) }) else { return nil }
    kind = node.modifiers.has(["class", "static"]) ? "class " : ""
    key = kind + own
    name = own
    labels = nil
    head = ": \(Self.oneLine(type))"
    words = ""
    arguments = ""
    isSettable = accessors.contains("set")
    returnsValue = true
    isDiscardable = false
  }

  /// The declaration under a name that calls the member under another.
  func declaration(_ modifiers: String, as name: String, calling other: String) -> String {
    modifiers + declaration(name) + body { call, _ in call(other) }
  }

  /// The declaration of an object's member, which belongs to no actor, and calls the member under another name.
  func declarationOfObject(calling other: String) -> String {
    "nonisolated public override " + declaration(name)
      + body { call, _ in "MainActor.assumeIsolated { \(call("self.\(other)")) }" }
  }

  /// The declaration that calls the override of an object's class, and the member itself for others.
  ///
  /// - Parameter classes: the classes with the names of their overrides.
  func dispatcher(_ modifiers: String, to classes: [(name: String, member: String)]) -> String {
    let suffix = kind.isEmpty ? "" : ".Type"
    let body = body { call, returnsValue in
      let cases = classes.map {
        let override = call("object.\($0.member)")
        return "if let object = self as? \($0.name)\(suffix) "
          + (returnsValue ? "{ return \(override) }" : "{ \(override); return }")
      }
      let own = (returnsValue ? "return " : "") + call(Self.original(name))
      return (cases + [own]).joined(separator: "; ")
    }
    return (isDiscardable ? "@discardableResult " : "") + modifiers + declaration(name) + body
  }

  private func declaration(_ name: String) -> String {
    "\(kind)\(labels == nil ? "var" : "func") \(name)\(head) "
  }

  /// The braces around what reads the member and, for a property that is set, around what sets it.
  private func body(_ statements: (_ call: (String) -> String, _ returnsValue: Bool) -> String)
    -> String
  {
    let getter = statements({ "\(words)\($0)\(arguments)" }, returnsValue)
    guard isSettable else { return "{ \(getter) }" }
    let setter = statements({ "\($0) = newValue" }, false)
    return "{ get { \(getter) } set { \(setter) } }"
  }

  private static func oneLine(_ node: some SyntaxProtocol) -> String {
    node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The name and the labels of a method.
  private static func key(_ node: FunctionDeclSyntax) -> String {
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    return "\(node.name.text)(\(labels.joined()))"
  }
}
