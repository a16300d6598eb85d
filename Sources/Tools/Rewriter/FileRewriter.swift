import SwiftSyntax

/// Rewrites one file.
///
/// A visit names the changes that a node may need; extensions make them, each for one subject. Changes at
/// one position stay in the order of the calls.
final class FileRewriter: SyntaxVisitor {
  var edits = Edits()
  /// The modules that the rewritten file imports.
  var imports: [String] = []
  private(set) var notes: [Reply.Note] = []
  /// The classes that configure Quick.
  private(set) var configurations: [String] = []
  /// The class with `@main` or `@UIApplicationMain`.
  private(set) var delegate: String?

  let index: Index
  let request: Request
  let file: Request.File
  /// The number of the file among the request's.
  let number: Int
  private let locations: SourceLocationConverter
  /// The types around the node that is visited.
  private(set) var types: [String] = []
  /// The modules whose names come with imports that are not yet visited.
  var implied: [ImpliedImports] = []
  /// The bodies that cannot do without a missing module.
  var emptied: Set<AbsolutePosition> = []

  init(
    _ index: Index, _ request: Request, _ number: Int, _ locations: SourceLocationConverter
  ) {
    self.index = index
    self.request = request
    self.number = number
    file = request.files[number]
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  /// Notes something that could not be brought.
  func note(
    _ kind: String, _ name: String, at node: some SyntaxProtocol, _ advice: String
  ) {
    let line = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    notes.append(
      Reply.Note(kind: kind, name: name, file: file.path, line: line, advice: advice))
  }

  // MARK: The file, its imports and its conditions

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    addImports(to: node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    rewriteCondition(of: node)
    return .visitChildren
  }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    widenUnavailability(node)
    return remove(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    remove(node)
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    if node.attributes.attribute(["main", "UIApplicationMain"]) != nil {
      delegate = node.name.text
    }
    if configuresSpecs(node) { configurations.append(types.joined(separator: ".")) }
    closeDelegate(node)
    becomeDelegate(node)
    isolate(node)
    addTest(to: node)
    addInitializers(to: node)
    addDeinitializer(to: node)
    isolateConformances(of: node)
    awake(node)
    renameBundle(node)
    addTable(to: node)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    becomeClass(node)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    isolate(node)
    if removePreview(node) { return .skipChildren }
    noteEntryPoint(node)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    bindToClasses(node)
    makeInitializersDefaults(node)
    replaceObjectProtocol(of: node)
    addDefaults(to: node)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    isolate(node)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    fillValues(of: node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription.split(separator: ".").last ?? ""
    types.append(index.meaning(of: String(name)))
    if removePreview(node) { return .skipChildren }
    isolate(node)
    exposeToTables(node)
    conformToSetup(node)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    addElement(to: node)
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if emptyView(node) || renameOverride(node) { return .skipChildren }
    yieldToFoundation(node)
    exposeToTables(node)
    addManagedBody(to: node)
    becomeObserver(node)
    renameMediaKeys(of: node)
    allowEditing(node)
    awake(node)
    if leavesOutBody(of: node) { return .skipChildren }
    if !isolateInSpec(node) { isolateTest(node) }
    renameConfiguration(in: node)
    hideResponds(node)
    makeNonisolated(node)
    isolateLocal(node)
    isolateStatic(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if emptyView(node) || leavesOutBody(of: node) || renameOverride(node) { return .skipChildren }
    closeConstant(node)
    wrapRealmProperty(node)
    publishChanges(of: node)
    addManagedAccessors(to: node)
    isolateInSpec(node)
    isolateValues(of: node)
    makeNonisolated(node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    isolate(node)
    requireManaged(node)
    requireRealmObject(node)
    requireLayer(node)
    requireFrameInitializer(node)
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    isolate(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    removePreview(node) ? .skipChildren : .visitChildren
  }

  // MARK: Names of types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if replaceUnmanaged(node) { return .skipChildren }
    renameInterval(node.name)
    renameElement(node.name, in: Syntax(node))
    completeResponse(node.name, node.genericArgumentClause)
    renameDelegate(node)
    qualify(node.name, node)
    qualifyRequirement(node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    shadow(node)
    renameModule(node)
    renameElement(node.name, of: node.baseType, in: Syntax(node))
    completeResponse(node.name, node.genericArgumentClause)
    return .visitChildren
  }

  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
    loosenAttributes(node)
    return .visitChildren
  }

  override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
    dropSendable(from: node) ? .skipChildren : .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    renameInterval(node.baseName)
    qualify(node.baseName, node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    shadow(node)
    renameModule(node)
    renameStreamError(node)
    renameSuper(node)
    castDynamicBase(of: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if replaceInstance(node) || nameHostedContent(node) { return .skipChildren }
    openArguments(of: node)
    castConstants(of: node)
    describeType(node)
    nameCreatedClass(node)
    createManaged(node)
    performOnTarget(node)
    dropAwakening(node)
    renameBlockCall(node)
    renameCodeOfNumber(node)
    advanceStored(node)
    callOptionalMethod(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    eraseResults(in: node)
    replaceCast(node)
    castKeychainValue(node)
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    unwrapSymbols(node)
    unwrapAnnotation(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    renameErrors(in: node)
    return .visitChildren
  }

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    addType(to: node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    removePreview(node) || replaceName(node) || replaceLiteral(node)
      ? .skipChildren : .visitChildren
  }
}
