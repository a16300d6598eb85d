import SwiftSyntax

/// The values that need no actor: identifiers of a diffable list must be equal on any, and a value that a
/// package decodes may have to be sent.
///
/// With the main actor as the default isolation, a conformance to `Hashable` or `Decodable` would belong to it.
struct PlainTypes {
  /// The names of plain types: Foundation's, and those of the app found so far.
  private var names: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float", "CGFloat", "Bool", "Date", "URL", "UUID", "Data",
    "Decimal",
    "TimeInterval",
  ]

  /// The types whose extensions have members, which may belong to the main actor.
  private let extended: Set<String>

  /// Finds the plain types of an app.
  init(_ trees: [SourceFileSyntax]) {
    let values = Values(viewMode: .sourceAccurate)
    for tree in trees { values.walk(tree) }
    extended = values.extended
    var count = 0
    while count != names.count {
      count = names.count
      names.formUnion(values.enums.filter(isPlain).map(\.name.text))
      names.formUnion(values.structs.filter(isPlain).map(\.name.text))
    }
  }

  /// Whether an enumeration has nothing but cases, whose values are plain.
  func isPlain(_ node: EnumDeclSyntax) -> Bool {
    guard isUnmarked(node.modifiers, node.attributes), node.genericParameterClause == nil,
      !extended.contains(node.name.text)
    else { return false }
    return node.memberBlock.members.allSatisfy { member in
      guard let declaration = member.decl.as(EnumCaseDeclSyntax.self) else { return false }
      return declaration.elements.allSatisfy { element in
        element.parameterClause?.parameters.allSatisfy { isPlain($0.type) } ?? true
      }
    }
  }

  /// Whether a structure has nothing but stored properties of plain types.
  func isPlain(_ node: StructDeclSyntax) -> Bool {
    guard isUnmarked(node.modifiers, node.attributes), node.genericParameterClause == nil,
      let inherited = node.inheritanceClause?.inheritedTypes.map({ $0.type.trimmedDescription }),
      !extended.contains(node.name.text), inherited.contains("Hashable"),
      !node.memberBlock.members.isEmpty
    else { return false }
    return node.memberBlock.members.allSatisfy { member in
      if let nested = member.decl.as(EnumDeclSyntax.self) { return isPlain(nested) }
      guard let property = member.decl.as(VariableDeclSyntax.self),
        isUnmarked(property.modifiers, property.attributes)
      else { return false }
      return property.bindings.allSatisfy { binding in
        guard let type = binding.typeAnnotation?.type, binding.accessorBlock == nil else {
          return false
        }
        return binding.initializer == nil && isPlain(type)
      }
    }
  }

  private func isPlain(_ type: TypeSyntax) -> Bool {
    if let optional = type.as(OptionalTypeSyntax.self) { return isPlain(optional.wrappedType) }
    if let array = type.as(ArrayTypeSyntax.self) { return isPlain(array.element) }
    if let table = type.as(DictionaryTypeSyntax.self) {
      return isPlain(table.key) && isPlain(table.value)
    }
    return names.contains(type.trimmedDescription)
  }

  private func isUnmarked(
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
  ) -> Bool { attributes.isEmpty && !modifiers.has(["nonisolated", "indirect", "static", "lazy"]) }
}

/// The enumerations and structures of an app.
private final class Values: SyntaxVisitor {
  var enums: [EnumDeclSyntax] = []
  var structs: [StructDeclSyntax] = []
  var extended: Set<String> = []

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enums.append(node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    structs.append(node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let hasMembers = node.memberBlock.members.contains { member in
      let declaration = member.decl
      if let initializer = declaration.as(InitializerDeclSyntax.self) {
        return initializer.signature.parameterClause.parameters.first?.firstName.text != "from"
      }
      if let function = declaration.as(FunctionDeclSyntax.self) {
        return function.name.text != "encode"
      }
      return declaration.is(VariableDeclSyntax.self) || declaration.is(SubscriptDeclSyntax.self)
    }
    let name = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
    if hasMembers, let name { extended.insert(name) }
    return .visitChildren
  }
}
