import SwiftParser
import SwiftSyntax

/// A source whose protocols are read.
struct ProtocolSource: Decodable {
  let path: String
  let text: String
}

/// A protocol as the generator of mocks reads it.
struct ProtocolEntry: Encodable {
  struct Place: Encodable {
    let file: String
    let line: Int
  }

  struct Property: Encodable {
    let name: String
    let type: String
    let isSettable: Bool
  }

  struct Parameter: Encodable {
    let label: String?
    let name: String
    let type: String
  }

  struct Method: Encodable {
    let name: String
    let parameters: [Parameter]
    let effects: String
    let result: String?
  }

  struct Unsupported: Encodable {
    let what: String
    let place: Place
  }

  let name: String
  let place: Place
  let isMarked: Bool
  var inherited: [String] = []
  var properties: [Property] = []
  var methods: [Method] = []
  var unsupported: [Unsupported] = []
}

/// The reader of the protocols in a source.
final class ProtocolReader: SyntaxVisitor {
  private var protocols: [ProtocolEntry] = []
  private let file: String
  private let locations: SourceLocationConverter

  /// Returns the protocols of a source, in order.
  static func protocols(in source: ProtocolSource) -> [ProtocolEntry] {
    let tree = Parser.parse(source: source.text)
    let reader = ProtocolReader(tree, source.path)
    reader.walk(tree)
    return reader.protocols
  }

  private init(_ tree: SourceFileSyntax, _ file: String) {
    self.file = file
    locations = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func place(of node: some SyntaxProtocol) -> ProtocolEntry.Place {
    let position = node.positionAfterSkippingLeadingTrivia
    return .init(file: file, line: locations.location(for: position).line)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    var entry = ProtocolEntry(
      name: node.name.text, place: place(of: node.name), isMarked: Self.isMarked(node))
    entry.inherited = (node.inheritanceClause?.inheritedTypes ?? []).flatMap {
      Self.text($0.type).split(separator: "&").map { $0.filter { $0 != " " } }
    }
    if node.primaryAssociatedTypeClause != nil {
      add("primary associated types", node.name, to: &entry)
    }
    if let clause = node.genericWhereClause {
      add("a where clause", clause.whereKeyword, to: &entry)
    }
    for member in node.memberBlock.members { read(member.decl, into: &entry) }
    protocols.append(entry)
    return .skipChildren
  }

  private static func isMarked(_ node: ProtocolDeclSyntax) -> Bool {
    node.leadingTrivia.contains {
      switch $0 {
      case .docLineComment(let text), .docBlockComment(let text): text.contains("@mockable")
      default: false
      }
    }
  }

  private func add(
    _ what: String, _ node: some SyntaxProtocol, to entry: inout ProtocolEntry
  ) {
    entry.unsupported.append(.init(what: what, place: place(of: node)))
  }

  // MARK: Members

  private func read(_ member: DeclSyntax, into entry: inout ProtocolEntry) {
    if let modifier = Self.unsupportedModifier(of: member) {
      return add("a \(modifier.text) requirement", modifier, to: &entry)
    }
    if let method = member.as(FunctionDeclSyntax.self) {
      read(method, into: &entry)
    } else if let property = member.as(VariableDeclSyntax.self) {
      for binding in property.bindings { read(binding, into: &entry) }
    } else if let word = Self.refusedWord(of: member) {
      add(word, member, to: &entry)
    }
  }

  private static func unsupportedModifier(of member: DeclSyntax) -> TokenSyntax? {
    let modifiers =
      member.as(FunctionDeclSyntax.self)?.modifiers
      ?? member.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.first { ["static", "mutating", "nonisolated"].contains($0.name.text) }?.name
  }

  private static func refusedWord(of member: DeclSyntax) -> String? {
    switch member.kind {
    case .initializerDecl: "init"
    case .subscriptDecl: "subscript"
    case .associatedTypeDecl: "associatedtype"
    default: nil
    }
  }

  private func read(_ binding: PatternBindingSyntax, into entry: inout ProtocolEntry) {
    guard let type = binding.typeAnnotation?.type else { return }
    var accessors: [AccessorDeclSyntax] = []
    if case .accessors(let list) = binding.accessorBlock?.accessors { accessors = Array(list) }
    if accessors.contains(where: { $0.effectSpecifiers != nil }) {
      add("a property that is async or throws", binding, to: &entry)
    }
    entry.properties.append(
      .init(
        name: binding.pattern.trimmedDescription, type: Self.text(type),
        isSettable: accessors.contains { $0.accessorSpecifier.text == "set" }))
  }

  private func read(_ method: FunctionDeclSyntax, into entry: inout ProtocolEntry) {
    if method.genericParameterClause != nil { add("a generic method", method.name, to: &entry) }
    let parameters = method.signature.parameterClause.parameters.map(parameter)
    if parameters.contains(where: { $0.type.hasPrefix("inout ") }) {
      add("an inout parameter", method.name, to: &entry)
    }
    let result = method.signature.returnClause.map { Self.text($0.type) }
    entry.methods.append(
      .init(
        name: method.name.text, parameters: parameters,
        effects: method.signature.effectSpecifiers.map { Self.text($0) } ?? "",
        result: result == "Void" || result == "()" ? nil : result))
  }

  private func parameter(_ node: FunctionParameterSyntax) -> ProtocolEntry.Parameter {
    let label = node.firstName.text
    let type = Self.text(node.type) + (node.ellipsis?.text ?? "")
    return .init(
      label: label == "_" ? nil : label, name: (node.secondName ?? node.firstName).text, type: type)
  }

  /// The source of a node on one line.
  private static func text(_ node: some SyntaxProtocol) -> String {
    node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
  }
}
