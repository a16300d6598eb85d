import SwiftSyntax

/// Rewrites one file.
final class FileRewriter: SyntaxVisitor {
  var edits = Edits()
  /// The modules that the rewritten file imports.
  var imports: [String] = []
  private(set) var notes: [Reply.Note] = []
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
  /// The modules whose names come with another import, until it is found.
  var implied: [ImpliedImports] = []
  /// The bodies that cannot do without a missing module.
  var emptied: Set<SyntaxIdentifier> = []

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

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    widenUnavailability(node)
    return remove(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    remove(node)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    if node.attributes.attribute(["main", "UIApplicationMain"]) != nil {
      delegate = node.name.text
    }
    closeDelegate(node)
    isolate(node)
    addInitializers(to: node)
    addDeinitializer(to: node)
    addTable(to: node)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    isolate(node)
    types.append(String(node.extendedType.trimmedDescription.split(separator: ".").last ?? ""))
    exposeToTables(node)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  /// Names the written module's own type where the app names Foundation's: `Foundation.URLSession`.
  private func shadow(_ module: TokenSyntax, _ name: TokenSyntax) {
    guard ["Foundation", "Dispatch"].contains(module.text), request.shadows.contains(name.text),
      !index.appNames.contains(name.text), !index.appNames.contains(request.module)
    else { return }
    edits.replace(module, with: request.module)
  }

  override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
    dropSendable(from: node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { shadow(base.name, node.name) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      shadow(base.baseName, node.declName.baseName)
    }
    if node.base != nil, node.declName.baseName.text == "streamError" {
      edits.replace(node.declName.baseName, with: "rehearsalStreamError")
    }
    renameSuper(node)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    isolate(node)
    return .visitChildren
  }

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

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    removePreview(node) ? .skipChildren : .visitChildren
  }

  /// Lets an object declare `responds(to:)` anew: off Apple's systems it is a member of an extension.
  private func hideResponds(_ node: FunctionDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard node.name.text == "responds", labels == ["to"], let type = types.last,
      index.isFoundationObject(type),
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    edits.replace(modifier, with: "")
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if emptyView(node) || renameOverride(node) { return .skipChildren }
    yieldToFoundation(node)
    exposeToTables(node)
    addManagedBody(to: node)
    becomeObserver(node)
    allowEditing(node)
    if leavesOut(node.body, node.attributes, node.modifiers) { return .skipChildren }
    isolateTest(node)
    hideResponds(node)
    makeNonisolated(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let body = node.bindings.first?.accessorBlock
    if emptyView(node) || leavesOut(body, node.attributes, node.modifiers) || renameOverride(node) {
      return .skipChildren
    }
    publishChanges(of: node)
    addManagedAccessors(to: node)
    isolateValues(of: node)
    makeNonisolated(node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    isolate(node)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if let element = OldRxNames.element(for: node) { edits.insert("; \(element)", after: node) }
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    isolate(node)
    return .visitChildren
  }

  // MARK: Expressions

  /// RxSwift's intervals are Dispatch's on Apple's systems; here they are what RxSwift's name says.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "DispatchTimeInterval", imports.contains("RxSwift") {
      edits.replace(node.baseName, with: "RxTimeInterval")
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if imports.contains("RxSwift"), !index.hasResultWithError {
      for name in OldRxNames.errors(in: node) { edits.replace(name, with: "failure") }
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.trimmedDescription == "Unmanaged<CFString>" {
      edits.replace(node, with: "Unmanaged<NSString>")
      return .skipChildren
    }
    if node.name.text == "DispatchTimeInterval", imports.contains("RxSwift") {
      edits.replace(node.name, with: "RxTimeInterval")
    }
    return .visitChildren
  }

  /// On Apple's systems colours, fonts and styles have a class in common; here a literal needs a type.
  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    guard let elements = node.content.as(DictionaryElementListSyntax.self), elements.count > 1,
      elements.first.map({ Self.isAttributeName($0.key.trimmedDescription) }) == true,
      let binding = node.parent?.parent?.as(PatternBindingSyntax.self),
      binding.typeAnnotation == nil
    else { return .visitChildren }
    edits.insert(" as [NSAttributedString.Key: Any]", after: node)
    return .visitChildren
  }

  /// Whether a key is that of an attribute, in the words of Swift 5, 4 or 3.
  private static func isAttributeName(_ key: String) -> Bool {
    key.hasPrefix("NSAttributedString.Key.") || key.hasPrefix("NSAttributedStringKey.")
      || key.hasPrefix("NS") && key.hasSuffix("AttributeName")
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "Preview":
      edits.replace(node, with: "")
      return .skipChildren
    case "selector":
      if let expression = node.arguments.first {
        edits.replace(node, with: "HeadlessUIKit.Selector(\"\(selector(expression))\")")
      }
      return .skipChildren
    case "imageLiteral":
      edits.replace(node, with: "UIImage(imageLiteralResourceName: \(literalArguments(node)))")
      return .skipChildren
    case "colorLiteral":
      edits.replace(node, with: "UIColor(\(node.arguments.trimmedDescription))")
      return .skipChildren
    case "keyPath":
      let path = node.arguments.first?.expression.trimmedDescription ?? ""
      let words = path.split(separator: ".").drop { $0.first?.isUppercase ?? false }
      edits.replace(node, with: "\"\(words.joined(separator: "."))\"")
      return .skipChildren
    default: return .visitChildren
    }
  }

  private func literalArguments(_ node: MacroExpansionExprSyntax) -> String {
    node.arguments.map(\.expression.trimmedDescription).joined(separator: ", ")
  }

  private func selector(_ argument: LabeledExprSyntax) -> String {
    let expression = Self.withoutCast(argument.expression)
    var type = types.last
    let reference: DeclReferenceExprSyntax?
    if let member = expression.as(MemberAccessExprSyntax.self) {
      reference = member.declName
      let base = member.base?.trimmedDescription ?? ""
      if base != "self", base != "Self" { type = base.split(separator: ".").last.map(String.init) }
    } else {
      reference = expression.as(DeclReferenceExprSyntax.self)
    }
    guard let reference else { return expression.trimmedDescription }
    let base = reference.baseName.text
    if argument.label?.text == "setter" {
      return "set\(base.prefix(1).uppercased())\(base.dropFirst()):"
    }
    let labels = reference.argumentNames?.arguments.map { $0.name.text }
    if let known = index.selector(base: base, labels: labels, in: type) { return known }
    return labels.map { SelectorName.make(base, $0) } ?? base
  }

  /// The method in `(foo as () -> Void)` or `(foo(_:))`.
  private static func withoutCast(_ expression: ExprSyntax) -> ExprSyntax {
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return withoutCast(only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return withoutCast(first)
    }
    if let cast = expression.as(AsExprSyntax.self) { return withoutCast(cast.expression) }
    return expression
  }

  /// Foundation's classes that cannot be created without arguments off Apple's systems.
  private static let instances: [String: String] = [
    "ProcessInfo": "ProcessInfo.processInfo",
    "NSAttributedString": "NSAttributedString(string: \"\")",
    "NSMutableAttributedString": "NSMutableAttributedString(string: \"\")",
    "URLResponse":
      "URLResponse(url: URL(fileURLWithPath: \"/\"), mimeType: nil, expectedContentLength: -1, "
      + "textEncodingName: nil)",
    "HTTPURLResponse":
      "HTTPURLResponse(url: URL(fileURLWithPath: \"/\"), statusCode: 200, httpVersion: nil, "
      + "headerFields: nil)!",
  ]

  /// Names the class of any object as Objective-C does: `type(of: object).description()`.
  private func describeType(_ call: FunctionCallExprSyntax) {
    guard call.arguments.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let type = member.base,
      type.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "type"
    else { return }
    edits.insert("String(reflecting: ", before: type)
    edits.replace(
      type.endPositionBeforeTrailingTrivia, call.endPositionBeforeTrailingTrivia, with: ")")
  }

  /// Lets the target of a control or bar button, which is any object, perform a selector.
  private func performOnTarget(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "perform", let first = call.arguments.first,
      first.label == nil, let base = member.base
    else { return }
    var object = base
    if let chained = base.as(OptionalChainingExprSyntax.self) { object = chained.expression }
    if let forced = base.as(ForceUnwrapExprSyntax.self) { object = forced.expression }
    let name =
      object.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? object.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard name == "target" else { return }
    edits.insert("(", before: object)
    let cast = object.id == base.id ? "as AnyObject as!" : "as?"
    edits.insert(" \(cast) any NSObjectProtocol)", after: object)
  }

  /// Lets a predicate take `id as CVarArg`, which off Apple's systems few types can be cast to.
  private func openArguments(of call: FunctionCallExprSyntax) {
    for argument in call.arguments {
      guard
        let cast = argument.expression.as(SequenceExprSyntax.self)?.elements.last?
          .as(TypeExprSyntax.self),
        ["CVarArg", "any CVarArg"].contains(cast.trimmedDescription)
      else { continue }
      edits.replace(cast, with: "Any")
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.isEmpty, node.trailingClosure == nil,
      let instance = Self.instances[node.calledExpression.trimmedDescription]
    {
      edits.replace(node, with: instance)
      return .skipChildren
    }
    if Self.createsScene(node) {
      edits.replace(node, with: "HeadlessUIKit.rehearsalUnattachedScene()")
      return .skipChildren
    }
    if node.calledExpression.trimmedDescription == "NSPredicate" { openArguments(of: node) }
    describeType(node)
    performOnTarget(node)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      renameBlockCall(node, member.declName.baseName)
    }
    renameCodeOfNumber(node)
    advanceStored(node)
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self),
      isOptionalMethod(member)
    {
      edits.replace(chain.questionMark, with: "")
      if Self.needsOptional(node, member) {
        edits.insert("HeadlessUIKit.rehearsalOptional(", before: node)
        edits.insert(")", after: node)
      }
    } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = force.expression.as(MemberAccessExprSyntax.self),
      isOptionalMethod(member)
    {
      edits.replace(force.exclamationMark, with: "")
    }
    return .visitChildren
  }

  /// Whether a call creates a scene by the type of any object, as tests do.
  private static func createsScene(_ node: FunctionCallExprSyntax) -> Bool {
    node.trimmedDescription == "(UIWindowScene.self as NSObject.Type).init()"
  }

  /// Whether a call of an optional method of a delegate that is there is used as an optional value.
  private static func needsOptional(
    _ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax
  ) -> Bool {
    let isChained =
      member.base?.tokens(viewMode: .sourceAccurate)
      .contains { $0.tokenKind == .postfixQuestionMark } ?? true
    guard !isChained, let parent = node.parent else { return false }
    let isStatement = parent.is(CodeBlockItemSyntax.self)
    return !isStatement && !parent.is(MemberAccessExprSyntax.self)
      && !parent.is(FunctionCallExprSyntax.self) && !parent.is(SubscriptCallExprSyntax.self)
  }

  /// Lets an iterator that belongs to the main actor advance another one, which it stores.
  private func advanceStored(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "next", let base = member.base,
      base.is(DeclReferenceExprSyntax.self), let waiting = node.parent?.as(AwaitExprSyntax.self),
      Self.isNextOfIterator(node)
    else { return }
    let (name, trying) = (base.trimmedDescription, waiting.parent?.is(TryExprSyntax.self) == true)
    edits.replace(
      node,
      with: "{ var rehearsalIterator = \(name); defer { \(name) = rehearsalIterator }; return "
        + "\(trying ? "try " : "")await rehearsalIterator.next(isolation: #isolation) }()")
  }

  /// Whether a node is in the method by which a value gives the elements of an asynchronous sequence.
  private static func isNextOfIterator(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current {
      if parent.is(ClosureExprSyntax.self) { return false }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.name.text == "next" && function.modifiers.has(["mutating"])
      }
      current = parent.parent
    }
    return false
  }

  /// Each number is a code of `URLError` on Apple's systems; elsewhere some numbers are none.
  private func renameCodeOfNumber(_ node: FunctionCallExprSyntax) {
    let called = node.calledExpression.trimmedDescription
    guard called == "URLError.Code" || called == "URLError.Code.init",
      let label = node.arguments.first?.label, label.text == "rawValue"
    else { return }
    edits.replace(label, with: "rehearsalRawValue")
  }

  /// Foundation's closures belong to no actor; those of a ported app belong to the main actor.
  private func renameBlockCall(_ node: FunctionCallExprSyntax, _ name: TokenSyntax) {
    let labels = node.arguments.map { $0.label?.text }
    switch name.text {
    case "addObserver" where labels.first == "forName":
      edits.replace(name, with: "rehearsalObserve")
    default: break
    }
  }

  /// A comparison of `NSNumber`s, which Foundation has on other systems, gives way to Foundation's.
  private func yieldToFoundation(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    guard node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true,
      ["<", ">", "<=", ">="].contains(node.name.text), parameters.count == 2,
      parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" })
    else { return }
    edits.insert("@_disfavoredOverload ", before: node)
  }

  private func isOptionalMethod(_ member: MemberAccessExprSyntax) -> Bool {
    let name = member.declName.baseName.text
    if index.optionalMethods.contains(name) { return true }
    return UIKitNames.isOptionalMethod(name)
      && (!index.variables.contains(name) || Self.isOfDelegate(member))
  }

  /// Whether a member is one of a delegate, which has methods, and no closures of such names.
  private static func isOfDelegate(_ member: MemberAccessExprSyntax) -> Bool {
    let base = member.base?.trimmedDescription.prefix { !"?!(".contains($0) }
    return base?.lowercased().hasSuffix("delegate") ?? false
  }

  /// Foundation's classes that values become with `as` on Apple's systems.
  private static let bridged: Set<String> = [
    "NSDate", "NSURL", "NSData", "NSUUID", "NSSet", "NSArray", "NSDictionary", "NSNumber",
  ]

  /// Whether a value is retained as an object of Core Foundation: `Unmanaged.passRetained(text as CFString)`.
  private static func isPassedUnmanaged(_ node: SequenceExprSyntax) -> Bool {
    let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription.hasPrefix("Unmanaged.pass") ?? false
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    eraseResults(in: parts)
    guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, !parts[0].is(PatternExprSyntax.self)
    else { return .visitChildren }
    let type = parts[2].trimmedDescription
    if Self.bridged.contains(type) {
      edits.insert("(", before: parts[0])
      edits.replace(cast, with: "as Any as!")
      edits.insert(")", after: parts[2])
      return .visitChildren
    }
    if type == "NSCopying" {
      edits.replace(parts[2], with: "AnyHashable")
      return .visitChildren
    }
    let isUnmanaged = type == "CFString" && Self.isPassedUnmanaged(node)
    guard type == "NSString" || isUnmanaged else { return .visitChildren }
    edits.insert("NSString(string: ", before: parts[0])
    edits.replace(
      parts[0].endPositionBeforeTrailingTrivia, parts[2].endPositionBeforeTrailingTrivia, with: ")")
    return .visitChildren
  }
}
