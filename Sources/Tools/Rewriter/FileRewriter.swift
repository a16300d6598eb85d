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
  private let number: Int
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

  private func note(
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

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    if node.attributes.attribute(["main", "UIApplicationMain"]) != nil {
      delegate = node.name.text
    }
    closeDelegate(node)
    isolate(node)
    if file.part == .app, index.needsInitializer(node.name.text) {
      edits.insert(" init() {}; ", after: node.memberBlock.leftBrace)
    }
    if index.superclassesOfEnding.contains(node.name.text), !node.hasDeinitializer {
      // An implied one would belong to the main actor, and the subclasses' belong to none.
      edits.insert(" deinit {}; ", after: node.memberBlock.leftBrace)
    }
    if let text = index.reusableInitializer(of: node.name.text) {
      edits.insert(text, after: node.memberBlock.leftBrace)
    }
    addTable(to: node)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    isolate(node)
    types.append(String(node.extendedType.trimmedDescription.split(separator: ".").last ?? ""))
    let hasMethod = node.memberBlock.members.contains {
      $0.decl.as(FunctionDeclSyntax.self)?.attributes.attribute(["objc"]) != nil
    }
    let isElsewhere = types.last.map { index.classes[$0]?.file != number } ?? true
    for modifier in node.modifiers
    where hasMethod && isElsewhere && ["private", "fileprivate"].contains(modifier.name.text) {
      edits.replace(modifier, with: "")
    }
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  /// Renames an override of an extension, which its class calls; one of a class of others is left out.
  private func moveOverride(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ member: ExtensionMember?,
    of node: some DeclSyntaxProtocol
  ) -> Bool {
    guard let modifier = modifiers.first(where: { $0.name.text == "override" }),
      isInExtension(node), let type = types.last
    else { return false }
    guard index.classes[type]?.isForeign == false, !file.isTest else {
      note(
        "override left out", "\(name.text) of \(type)", at: node,
        "an extension of a class of others cannot override here: override it in a class of the app")
      edits.replace(node, with: "")
      return true
    }
    guard let member else { return false }
    edits.replace(modifier, with: "")
    let isDispatched = index.dispatch.overrides(member.key, in: type)
    edits.replace(
      name,
      with: isDispatched
        ? ExtensionMember.moved(name.text)
        : index.original(member, in: type))
    return false
  }

  /// Renames the members that classes override and extensions declare, see `ExtensionDispatch`.
  private func dispatch(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ member: ExtensionMember?,
    of node: some DeclSyntaxProtocol
  ) {
    guard let member, let type = types.last else { return }
    if let modifier = modifiers.first(where: { $0.name.text == "override" }) {
      guard !isInExtension(node), index.dispatch.overrides(member.key, in: type) else { return }
      if index.dispatch.isFirst(type, member.key) { edits.replace(modifier, with: "") }
      edits.replace(name, with: ExtensionMember.override(name.text))
    } else if isInExtension(node), !file.isTest {
      if index.overridden[type]?.contains(member.key) == true {
        edits.replace(name, with: index.original(member, in: type))
      } else if let text = index.dispatch.dispatcher(member, of: type, Self.access(modifiers)) {
        edits.insert("\(text); ", before: node)
        edits.replace(name, with: ExtensionMember.original(name.text))
      }
    }
  }

  /// The words that say who sees a declaration.
  private static func access(_ modifiers: DeclModifierListSyntax) -> String {
    modifiers.map(\.name.text).filter { ["public", "package", "internal"].contains($0) }
      .map { "\($0) " }.joined()
  }

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

  /// A call of the superclass's member calls it under its name.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      shadow(base.baseName, node.declName.baseName)
    }
    if node.base != nil, node.declName.baseName.text == "streamError" {
      edits.replace(node.declName.baseName, with: "rehearsalStreamError")
    }
    guard node.base?.is(SuperExprSyntax.self) == true, let type = types.last else {
      return .visitChildren
    }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let labels = call.map { $0.arguments.map { $0.label?.text ?? "_" } }
    let name = node.declName.baseName
    if let other = index.dispatch.superName(name.text, labels: labels, in: type) {
      edits.replace(name, with: other)
    }
    return .visitChildren
  }

  private func isInExtension(_ node: some DeclSyntaxProtocol) -> Bool {
    node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    isolate(node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    isolate(node)
    if node.isPreview {
      edits.replace(node, with: "")
      return .skipChildren
    }
    if node.attributes.attribute(["main"]) != nil {
      note(
        "entry point", node.name.text, at: node,
        "SwiftUI is not here; give the app a UIApplicationDelegate")
    }
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  private func addTable(to node: ClassDeclSyntax) {
    let kind = index.table(of: node.name.text)
    guard let entry = index.classes[node.name.text] else { return }
    if index.observesFirst(node.name.text) { conform(node, to: "HeadlessUIKit.KeyPathObserver") }
    if kind == .none, entry.forwards.isEmpty { return }
    let table = TableWriter(
      methods: entry.methods, outlets: entry.outlets, kind: kind,
      isOpen: node.modifiers.has(["open"])
    ).text
    let members = (kind == .none ? [] : [table]) + entry.forwards
    let brace = node.memberBlock.rightBrace
    let startsLine = brace.leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
    let separator = startsLine || node.memberBlock.members.isEmpty ? "" : "; "
    edits.insert("\(separator)\(members.joined(separator: "; ")) ", before: brace)
    if kind == .conforming { conform(node, to: "HeadlessUIKit.SelectorTarget") }
  }

  private func conform(_ node: ClassDeclSyntax, to name: String) {
    if let clause = node.inheritanceClause {
      edits.insert(", \(name)", after: clause.inheritedTypes)
    } else if let generics = node.genericParameterClause {
      edits.insert(": \(name)", after: generics)
    } else {
      edits.insert(": \(name)", after: node.name)
    }
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    bindToClasses(node)
    makeInitializersDefaults(node)
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      if inherited.type.trimmedDescription == "NSObjectProtocol" {
        edits.replace(inherited.type, with: "AnyObject")
      }
    }
    let access = Self.access(node.modifiers)
    let defaults = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.modifiers.has(["optional"]) }.map { access + defaultImplementation($0) }
    if !defaults.isEmpty {
      let text = " ; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }"
      edits.insert(text, after: node.memberBlock.rightBrace)
    }
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

  /// A protocol with `@objc` is for classes alone.
  private func bindToClasses(_ node: ProtocolDeclSyntax) {
    guard node.attributes.attribute(["objc"]) != nil else { return }
    if node.inheritanceClause == nil {
      edits.insert(": AnyObject", after: node.name)
    }
  }

  /// An initializer that a protocol requires of a class of UIKit, which no extension can add here.
  private func makeInitializersDefaults(_ node: ProtocolDeclSyntax) {
    let isOfClasses = (node.inheritanceClause?.inheritedTypes ?? []).contains {
      ["AnyObject", "class", "NSObjectProtocol"].contains($0.type.trimmedDescription)
    }
    let name = node.name.text
    guard isOfClasses, index.conformsClassOfOthers(to: name) else { return }
    let access = Self.access(node.modifiers)
    for member in node.memberBlock.members {
      guard let required = member.decl.as(InitializerDeclSyntax.self) else { continue }
      let head = required.trimmedDescription.replacing("\n", with: " ")
      let message = "\(name) cannot create objects of any class on this system"
      edits.replace(required, with: "")
      edits.insert(
        " ; extension \(name) { \(access)\(head) { rehearsalIsMissing(\"\(message)\") } }",
        after: node.memberBlock.rightBrace)
      note("initializer", name, at: required, "\(message): call the class's own initializer")
    }
  }

  private func defaultImplementation(_ node: FunctionDeclSyntax) -> String {
    let parameters = node.signature.parameterClause.trimmedDescription.replacing("\n", with: " ")
    let head = "func \(node.name.text)\(parameters)"
    guard let type = node.signature.returnClause?.type.trimmedDescription else {
      return "\(head) {}"
    }
    let value: String
    switch type {
    case "Void", "()": value = "()"
    case "Bool": value = "false"
    case "String": value = "\"\""
    case "Int", "Double", "CGFloat", "Float", "TimeInterval": value = "0"
    case _ where type.hasSuffix("?"): value = "nil"
    case _ where type.hasPrefix("["): value = type.contains(":") ? "[:]" : "[]"
    default: value = "fatalError(\"\(node.name.text) is not implemented\")"
    }
    note(
      "optional method", node.name.text, at: node,
      "without an implementation it returns \(value) here, not nil: give the protocol a default")
    return "\(head) -> \(type) { \(value) }"
  }

  // MARK: SwiftUI

  /// Whether a type is `some View`, whose contents are not brought.
  private func isView(_ type: TypeSyntax?) -> Bool {
    type?.trimmedDescription == "some View" || type?.trimmedDescription == "some SwiftUI.View"
  }

  private func empty(_ left: TokenSyntax, _ right: TokenSyntax) {
    edits.replace(
      left.endPositionBeforeTrailingTrivia, right.positionAfterSkippingLeadingTrivia,
      with: " EmptyView() ")
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    edits.replace(node, with: "")
    return .skipChildren
  }

  // MARK: Members

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
    if isView(node.signature.returnClause?.type), let body = node.body {
      empty(body.leftBrace, body.rightBrace)
      return .skipChildren
    }
    let member = ExtensionMember(node)
    if !ClassEntry.isObservation(node),
      moveOverride(node.name, node.modifiers, member, of: node)
    {
      return .skipChildren
    }
    dispatch(node.name, node.modifiers, member, of: node)
    yieldToFoundation(node)
    exposeToTables(node)
    addManagedBody(to: node)
    becomeObserver(node)
    allowEditing(node)
    if let body = node.body, emptied.contains(body.id) {
      walk(node.attributes)
      walk(node.modifiers)
      return .skipChildren
    }
    isolateTest(node)
    hideResponds(node)
    makeNonisolated(node)
    return .visitChildren
  }

  /// Lets the rows be edited that a method edits, where no method says which.
  private func allowEditing(_ node: FunctionDeclSyntax) {
    guard file.part == .app, let type = types.last,
      !(isInExtension(node) && node.modifiers.has(["override"])),
      let text = index.tableEditing.answer(before: node, of: type, index)
    else { return }
    edits.insert(text, before: node)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let binding = node.bindings.first, isView(binding.typeAnnotation?.type),
      let block = binding.accessorBlock
    {
      empty(block.leftBrace, block.rightBrace)
      return .skipChildren
    }
    if let block = node.bindings.first?.accessorBlock, emptied.contains(block.id) {
      walk(node.attributes)
      walk(node.modifiers)
      return .skipChildren
    }
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      let member = ExtensionMember(node)
      if moveOverride(name, node.modifiers, member, of: node) { return .skipChildren }
      dispatch(name, node.modifiers, member, of: node)
    }
    publishChanges(of: node)
    addManagedAccessors(to: node)
    isolateValues(of: node)
    makeNonisolated(node)
    return .visitChildren
  }

  /// A property of Core Data reads and writes the value of its name.
  private func addManagedAccessors(to node: VariableDeclSyntax) {
    guard node.attributes.attribute(["NSManaged"]) != nil else { return }
    for binding in node.bindings where binding.accessorBlock == nil {
      let name = binding.pattern.trimmedDescription.replacing("`", with: "")
      edits.insert(
        " { get { rehearsalManagedValue(\"\(name)\") } set { setValue(newValue, forKey: \"\(name)\") } }",
        after: binding)
    }
  }

  /// A method of Core Data changes a relationship.
  private func addManagedBody(to node: FunctionDeclSyntax) {
    guard node.attributes.attribute(["NSManaged"]) != nil, node.body == nil else { return }
    let names = node.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    let place = names.count > 1 ? ", at: \(names[1])" : ""
    edits.insert(
      " { rehearsalChange(\"\(node.name.text)\", \(names.first ?? "nil")\(place)) }",
      after: node.signature)
  }

  /// A `dynamic` property tells its observers of each change.
  private func publishChanges(of node: VariableDeclSyntax) {
    guard node.modifiers.has(["dynamic"]), !node.modifiers.has(["lazy", "static", "class"]),
      let type = types.last, index.classes[type] != nil, node.bindings.count == 1,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let call = "HeadlessUIKit.rehearsalDidChange(self, \\\(type).\(name), named: \"\(name)\")"
    guard let block = binding.accessorBlock else {
      edits.insert(" { didSet { \(call) } }", after: binding)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    if let observer = accessors.first(where: { $0.accessorSpecifier.text == "didSet" })?.body {
      edits.insert("; \(call) ", before: observer.rightBrace)
    } else if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      edits.insert(" didSet { \(call) } ", before: block.rightBrace)
    }
  }

  /// A private method of an extension in another file must be visible to the class's table.
  private func exposeToTables(_ node: FunctionDeclSyntax) {
    guard let type = types.last,
      node.attributes.attribute(["objc", "IBAction", "IBSegueAction"]) != nil,
      let modifier = node.modifiers.first(where: {
        ["private", "fileprivate"].contains($0.name.text)
      })
    else { return }
    let isForeign = index.classes[type]?.isForeign ?? true
    let isElsewhere =
      index.classes[type]?.methods.contains {
        $0.name == node.name.text && $0.file == number && $0.isInExtension
      } ?? false
    if isForeign || isElsewhere { edits.replace(modifier, with: "") }
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

  /// The first class of the app that observes key paths implements a method of a protocol.
  private func becomeObserver(_ node: FunctionDeclSyntax) {
    guard ClassEntry.isObservation(node), let type = types.last,
      index.observesFirst(type),
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    edits.replace(modifier, with: "")
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

  /// Core Data's generic classes, which Objective-C casts to one another whatever their results are.
  private static let erased: Set<String> = [
    "NSFetchRequest<NSFetchRequestResult>", "NSFetchRequest<any NSFetchRequestResult>",
    "NSFetchedResultsController<NSFetchRequestResult>",
    "NSFetchedResultsController<any NSFetchRequestResult>",
  ]

  /// Writes a property for a cast between such classes: `request as! NSFetchRequest<NSFetchRequestResult>`.
  private func eraseResults(in parts: [ExprSyntax]) {
    for index in parts.indices.dropFirst().dropLast() {
      guard let cast = parts[index].as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark?.tokenKind != .postfixQuestionMark,
        Self.erased.contains(parts[index + 1].trimmedDescription)
      else { continue }
      edits.replace(
        parts[index - 1].endPositionBeforeTrailingTrivia,
        parts[index + 1].endPositionBeforeTrailingTrivia, with: ".rehearsalErased")
    }
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
