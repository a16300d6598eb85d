import SwiftSyntax

/// The names that one file declares and uses, without the types that only a compiler knows.
final class FileNames: SyntaxVisitor {
  /// A name with its place.
  struct Use {
    let name: String
    let node: Syntax
    /// The first label of a call that creates a value of a type, or of a subscript; nil for any other use.
    var label: String?

    /// The type that a call with a label creates a value of.
    var createdType: String? {
      node.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?
        .baseName.text
    }

    /// Whether the name is a member of something: `image.name`, and not `.name` or `name`.
    var isMember: Bool { access.map { $0.base != nil } ?? false }

    /// Whether the name is that of a member of the type that is expected: `.name`.
    var isImplicitMember: Bool { access.map { $0.base == nil } ?? false }

    /// The access to the member that has the name; nil for a name that stands alone.
    private var access: MemberAccessExprSyntax? {
      node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0 : nil }
    }

    /// Whether the name is that of a member which is called: `image.name()`, `image.name { … }`.
    var isCalledMember: Bool {
      guard isMember, let access = node.parent else { return false }
      return access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == access.id
    }

    /// Whether the name is that of a member with a member of its own: `image.name.other`.
    var hasMember: Bool {
      guard isMember, let access = node.parent else { return false }
      return access.parent?.as(MemberAccessExprSyntax.self)?.base?.id == access.id
    }

    /// Whether the name is that of a member which is called with a closure alone: `image.name { … }`.
    var isCalledWithClosure: Bool {
      guard isCalledMember, let call = node.parent?.parent?.as(FunctionCallExprSyntax.self) else {
        return false
      }
      return call.arguments.isEmpty && call.trailingClosure != nil
    }

    /// Whether the name is used in an extension, and is not that of the type that it extends.
    var isInExtension: Bool {
      sequence(first: node, next: \.parent).contains { part in
        part.parent?.is(ExtensionDeclSyntax.self) == true
          && part.parent.map { !Self.isExtended(part, by: $0) } == true
      }
    }

    /// Whether the name is used in a class, and not in a view of SwiftUI.
    var isInClass: Bool {
      sequence(first: node, next: \.parent).contains { $0.is(ClassDeclSyntax.self) }
    }

    /// Whether the name may be a member of `self`, such as `name` within a type.
    ///
    /// The functions of C have names without uppercase letters, and not all of them are known.
    var isOwnMember: Bool {
      guard node.is(DeclReferenceExprSyntax.self), !isUppercase, !name.contains("_"),
        node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
          || node.parent?.is(MemberAccessExprSyntax.self) != true,
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
          || name.contains(where: \.isUppercase),
        !Self.variablesOfC.contains(name)
      else { return false }
      return sequence(first: node, next: \.parent).contains {
        $0.asProtocol((any DeclGroupSyntax).self) != nil
      }
    }

    private static let variablesOfC: Set<String> = [
      "errno", "stdin", "stdout", "stderr", "environ",
    ]

    /// Whether the name is written like that of a type, and not like a function of C.
    var isUppercase: Bool { name.first?.isUppercase == true }

    /// Whether the name is written like a constant of C: `SQLITE_OK`.
    var isOfC: Bool { name.contains("_") && !name.contains(where: \.isLowercase) }

    /// Whether the name stands alone, and not behind a point.
    var isUnqualified: Bool {
      if node.is(IdentifierTypeSyntax.self) { return true }
      guard node.is(DeclReferenceExprSyntax.self) else { return false }
      return node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    }

    /// The name with that of the type that it is inside of: `Screen.Input`; nil if it stands alone.
    var path: String? {
      if let type = node.as(MemberTypeSyntax.self) { return type.trimmedDescription }
      guard isMember, let access = node.parent, isUppercase else { return nil }
      return access.trimmedDescription
    }

    /// Whether the name is that of a member of the type around it: `name`, `self.name` or `self?.name`.
    var isOfSelf: Bool {
      if isUnqualified { return true }
      guard isMember, let access = node.parent?.as(MemberAccessExprSyntax.self) else {
        return false
      }
      return ["self", "self?", "self!"].contains(access.base?.trimmedDescription)
    }

    /// Whether a type inherits from what has the name.
    var isInherited: Bool {
      node.parent?.is(InheritedTypeSyntax.self) == true
    }

    /// Whether the name is that of a type, and not of the module of one.
    var isType: Bool {
      node.is(IdentifierTypeSyntax.self) && node.parent?.is(MemberTypeSyntax.self) != true
    }

    /// Whether the name is that of a task or a result with a value alone, as in libraries; Swift's have an
    /// error too.
    var isWithoutError: Bool {
      guard ["Task", "Result"].contains(name), let type = node.as(IdentifierTypeSyntax.self)
      else { return false }
      return type.genericArgumentClause?.arguments.count == 1
    }

    /// Whether a type is the one that an extension extends.
    private static func isExtended(_ type: Syntax, by node: Syntax) -> Bool {
      node.as(ExtensionDeclSyntax.self)?.extendedType.id == type.id
    }

    /// Whether the name can only be that of a type which is not inside another one.
    ///
    /// A type that inherits, or an extension, sees the types inside of what it inherits from or extends.
    var isTopLevelType: Bool {
      guard isType else { return false }
      var current = node
      while let parent = current.parent {
        if let group = parent.asProtocol((any DeclGroupSyntax).self),
          !current.is(InheritanceClauseSyntax.self), !Self.isExtended(current, by: parent),
          parent.is(ExtensionDeclSyntax.self) || group.inheritanceClause != nil
        {
          return false
        }
        current = parent
      }
      return true
    }
  }

  /// The names that other files may use: types, functions, properties and cases.
  private(set) var offered: Set<String> = []
  /// The names that only the file itself may use: parameters, local variables, labels of tuples.
  private(set) var local: Set<String> = []

  /// Returns whether a use is that of a local name, and not of a member or of the app.
  func isLocal(_ use: Use) -> Bool {
    !use.isMember && local.contains(use.name) && LocalScope.declares(use.name, at: use.node)
  }

  /// The offered names that other modules see, without those of generic parameters and associated types.
  private(set) var declared: Set<String> = []
  /// The declared names that can be called: functions, cases, and variables that may hold closures.
  private(set) var callable: Set<String> = []
  /// The declared names of variables, cases and types, which may have members.
  private(set) var values: Set<String> = []
  /// The associated types of protocols, which what conforms to them may name.
  private(set) var associatedTypes: Set<String> = []
  /// The parameters of generic types that other modules see, which the types' extensions may name.
  private(set) var genericParameters: Set<String> = []
  /// The types, those inside of others too.
  private(set) var types: Set<String> = []
  /// The types that are not inside another one.
  private(set) var topLevelTypes: Set<String> = []
  /// Those of them that only the file itself sees.
  private(set) var privateTypes: Set<String> = []
  /// The types around those that are inside of others, by the names of the latter.
  private(set) var owners: [String: Set<String>] = [:]
  /// The parameters of generic types and functions, and the associated types of protocols.
  private(set) var parameters: Set<String> = []
  /// The variables and functions that are not inside a type.
  private(set) var topLevelMembers: Set<String> = []
  /// The labels of the parameters of functions, initializers, subscripts and macros.
  private(set) var labels: Set<String> = []
  private(set) var uses: [Use] = []
  /// The uses by their names, once the file is read.
  private(set) lazy var usesByName = Dictionary(grouping: uses, by: \.name)
  /// Whether the file declares the app's delegate, or a scene's.
  private(set) var declaresDelegate = false
  /// Whether a type of the file has any member that somebody names.
  private(set) var hasDynamicMembers = false
  private(set) var imports: [(module: String, node: ImportDeclSyntax)] = []

  private let conditions: BuildConditions?
  private let removed: Set<SyntaxIdentifier>
  /// Whether what is internal is declared for others, as it is for tests.
  private let internals: Bool

  /// The compiler's own attributes.
  private static let attributes: Set<String> = [
    "UIApplicationMain", "NSApplicationMain", "IBOutlet", "IBAction", "IBInspectable",
    "IBDesignable", "IBSegueAction", "GKInspectable", "NSManaged", "NSCopying",
  ]

  /// Reads a file or a part of one; code that an app for iOS does not build, or that is for an absent module,
  /// is skipped, and so are removed declarations.
  init(
    _ tree: some SyntaxProtocol, internals: Bool = false, without removed: [Syntax] = [],
    _ conditions: BuildConditions? = nil
  ) {
    self.conditions = conditions
    self.removed = Set(removed.map(\.id))
    self.internals = internals
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func use(_ token: TokenSyntax, at node: some SyntaxProtocol) {
    guard case .identifier = token.tokenKind else { return }
    let name = Self.plain(token.text)
    guard !name.isEmpty, name.first?.isNumber != true else { return }
    uses.append(Use(name: name, node: Syntax(node)))
  }

  private func use(operator token: TokenSyntax, at node: some SyntaxProtocol) {
    guard !Self.operators.contains(token.text) else { return }
    uses.append(Use(name: token.text, node: Syntax(node)))
  }

  /// The operators of Swift, and those that are no functions.
  private static let operators: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "&<<", "&>>", "==", "!=",
    "===", "!==", "<", "<=", ">", ">=", "&&", "||", "??", "..<", "...", "~=", "+=", "-=", "*=",
    "/=",
    "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=", "->",
    ".==", ".!=", ".<", ".<=", ".>", ".>=", ".&", ".|", ".^", ".&=", ".|=", ".^=",
  ]

  /// The declared name in `$name`, `_name` and a name in backquotes.
  private static func plain(_ text: String) -> String {
    if text.hasPrefix("`") { return String(text.dropFirst().dropLast()) }
    return text.hasPrefix("$") ? String(text.dropFirst()) : text
  }

  private func offer(_ token: TokenSyntax?) {
    guard let token else { return }
    let name = Self.plain(token.text)
    offered.formUnion([name, "_\(name)"])
    guard internals ? !PublicNames.isPrivate(token) : PublicNames.declares(token) else { return }
    declared.formUnion([name, "_\(name)"])
    if PublicNames.isCallable(token) { callable.insert(name) }
    if !PublicNames.isFunction(token) { values.insert(name) }
  }

  private func offerTopLevel(_ name: TokenSyntax, _ node: some WithModifiersSyntax) {
    if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true,
      !node.modifiers.isPrivate
    {
      topLevelMembers.insert(Self.plain(name.text))
    }
  }

  private func offerType(_ node: some NamedDeclSyntax) {
    offer(node.name)
    types.insert(Self.plain(node.name.text))
    let name = Self.plain(node.name.text)
    if node.parent?.is(CodeBlockItemSyntax.self) == true {
      topLevelTypes.insert(name)
      if PublicNames.isPrivate(node.name) { privateTypes.insert(name) }
    } else if let owner = node.parent.flatMap(SyntaxAround.type) {
      owners[name, default: []].formUnion(SyntaxAround.plainNames(owner).suffix(1))
    }
  }

  private func keep(_ token: TokenSyntax?) {
    if let token { local.insert(Self.plain(token.text)) }
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    removed.contains(node.id) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    removed.contains(node.id) ? .skipChildren : .visitChildren
  }

  // MARK: Uses

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.baseName, at: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    HostedContent(node) == nil ? .visitChildren : .skipChildren
  }

  // A label is told after the names in the call: an unknown type tells more than its label.
  override func visitPost(_ node: FunctionCallExprSyntax) {
    let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if type?.first?.isUppercase == true { use(labelOf: node.arguments, of: "init", at: node) }
  }

  override func visitPost(_ node: SubscriptCallExprSyntax) {
    use(labelOf: node.arguments, of: "subscript", at: node)
  }

  private func use(
    labelOf arguments: LabeledExprListSyntax, of member: String, at node: some SyntaxProtocol
  ) {
    guard let label = arguments.first?.label.map({ Self.plain($0.text) }) else { return }
    uses.append(Use(name: "\(member)(\(label):)", node: Syntax(node), label: label))
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    use(operator: node.operator, at: node)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name, at: node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name, at: node)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if name == "dynamicMemberLookup" { hasDynamicMembers = true }
    if name.first?.isUppercase == true, !Self.attributes.contains(name) {
      walk(node.attributeName)
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { imports.append((module, node)) }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if conditions?.build(node) != false, let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  // MARK: Declarations

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let delegates: Set<String> = ["UIApplicationDelegate", "UIWindowSceneDelegate"]
    if node.inheritanceClause?.inheritedTypes.contains(where: {
      delegates.contains($0.type.trimmedDescription)
    }) == true {
      declaresDelegate = true
    }
    offerType(node)
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isPreview { return .skipChildren }
    offerType(node)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.isPreview ? .skipChildren : .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    offerType(node)
    return .visitChildren
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    offerType(node)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    offerType(node)
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    offerType(node)
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    offered.insert(Self.plain(node.name.text))
    associatedTypes.insert(Self.plain(node.name.text))
    parameters.insert(Self.plain(node.name.text))
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    offer(node.name)
    offerTopLevel(node.name, node)
    return .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    offer(node.name)
    return .visitChildren
  }
  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    keep(node.firstName)
    return .visitChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    offered.insert(Self.plain(node.name.text))
    parameters.insert(Self.plain(node.name.text))
    if let type = node.parent?.parent?.parent?.asProtocol((any NamedDeclSyntax).self),
      !type.is(FunctionDeclSyntax.self), PublicNames.declares(type.name)
    {
      genericParameters.insert(Self.plain(node.name.text))
    }
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    labels.insert(Self.plain(node.firstName.text))
    keep(node.firstName)
    keep(node.secondName)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    keep(node.firstName)
    keep(node.secondName)
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    keep(node.name)
    return .visitChildren
  }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    keep(node.name)
    return .visitChildren
  }
  override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
    keep(node.name)
    return .visitChildren
  }
  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    offer(node.firstName)
    return .visitChildren
  }
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.parent?.is(TupleExprSyntax.self) == true {
      offer(node.label)
    } else {
      keep(node.label)
    }
    return .visitChildren
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    isMember(node) ? offer(node.identifier) : keep(node.identifier)
    if let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self) {
      offerTopLevel(node.identifier, variable)
    }
    return .visitChildren
  }

  /// Whether a pattern belongs to a variable of a type or of the file.
  private func isMember(_ node: IdentifierPatternSyntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if current.is(MemberBlockItemSyntax.self) || current.is(SourceFileSyntax.self) { return true }
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
      parent = current.parent
    }
    return false
  }
}

extension StructDeclSyntax {
  /// Whether the structure shows a view in Xcode alone.
  var isPreview: Bool {
    inheritanceClause?.inheritedTypes.contains {
      $0.type.trimmedDescription.hasSuffix("PreviewProvider")
    } ?? false
  }
}

extension ExtensionDeclSyntax {
  /// Whether it extends a structure beside it that shows a view in Xcode alone.
  var isPreview: Bool {
    let siblings = parent?.parent?.as(CodeBlockItemListSyntax.self) ?? []
    let name = extendedType.trimmedDescription
    return siblings.contains {
      guard let type = $0.item.as(StructDeclSyntax.self) else { return false }
      return type.name.text == name && type.isPreview
    }
  }
}
