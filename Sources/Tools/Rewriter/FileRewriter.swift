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
  private var types: [String] = []
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

  // MARK: Attributes

  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying", "main", "UIApplicationMain",
    "NSManaged",
    // A closure that may be called on any thread would not belong to the main actor of its caller.
    "Sendable",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    widenUnavailability(node)
    guard Self.removed.contains(name) || name == "MainActor" && isOnTest(node) else {
      return .visitChildren
    }
    edits.replace(node, with: "")
    return .skipChildren
  }

  /// Makes what is unavailable on iOS unavailable here: subclasses need no such initializer.
  private func widenUnavailability(_ node: AttributeSyntax) {
    guard node.attributeName.trimmedDescription == "available",
      let arguments = node.arguments?.as(AvailabilityArgumentListSyntax.self),
      let system = arguments.first, system.argument.trimmedDescription == "iOS",
      arguments.contains(where: { $0.argument.trimmedDescription == "unavailable" })
    else { return }
    edits.replace(system.argument, with: "*")
  }

  /// Whether an attribute is on a test case, or on a test that XCTest's discovery must call.
  private func isOnTest(_ node: AttributeSyntax) -> Bool {
    if file.part == .uiTests { return true }
    if let declared = node.parent?.parent?.as(ClassDeclSyntax.self) {
      return index.isTestCase(declared.name.text)
    }
    guard let function = node.parent?.parent?.as(FunctionDeclSyntax.self), let type = types.last
    else { return false }
    return index.isTestCase(type) && function.signature.effectSpecifiers?.asyncSpecifier == nil
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text) { edits.replace(node, with: "") }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    if node.attributes.attribute(["main", "UIApplicationMain"]) != nil {
      delegate = node.name.text
    }
    let isDelegate =
      index.classes[node.name.text]?.inherits.contains {
        ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"].contains($0)
      } ?? false
    if isDelegate, !node.modifiers.has(["final", "open"]),
      !index.superclasses.contains(node.name.text)
    {
      edits.insert("final ", before: node.classKeyword)
    }
    let isNonisolated =
      file.part == .tests && index.isTestCase(node.name.text)
      || file.part != .uiTests && index.inheritsFromPlainFoundation(node.name.text)
    if isNonisolated {
      if !node.modifiers.has(["nonisolated"]) {
        edits.insert("nonisolated ", before: node.classKeyword)
      }
    } else if isMock(node.modifiers, node.attributes) {
      isolate(node.modifiers, node.classKeyword)
    }
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

  /// Whether a type in a test case belongs to the main actor as it does outside of one.
  ///
  /// The test case belongs to no actor, and what is declared in it would follow.
  private func isMock(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax)
    -> Bool
  {
    guard file.part == .tests, let outer = types.dropLast().last, index.isTestCase(outer) else {
      return false
    }
    return !modifiers.has(["nonisolated"])
      && attributes.attribute(["MainActor", "globalActor"]) == nil
  }

  /// Gives a declaration to the main actor.
  private func isolate(_ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax) {
    edits.insert(
      "@MainActor ", before: modifiers.firstToken(viewMode: .sourceAccurate) ?? keyword)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    // XCUITest's members belong to no actor, as the tests that call them, and so do those that are added.
    if file.part == .uiTests, node.extendedType.trimmedDescription.hasPrefix("XC"),
      !node.modifiers.has(["nonisolated"])
    {
      edits.insert("nonisolated ", before: node.extensionKeyword)
    }
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

  /// Leaves `Sendable` out of `any Error & Sendable`: it is any type where a package is ported.
  override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
    let others = node.elements.map(\.type.trimmedDescription).filter { $0 != "Sendable" }
    guard file.part != .uiTests, !others.isEmpty, others.count < node.elements.count else {
      return .visitChildren
    }
    edits.replace(node, with: others.joined(separator: " & "))
    return .skipChildren
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
    if index.plainTypes.isPlain(node), file.part != .uiTests {
      edits.insert("nonisolated ", before: node.enumKeyword)
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    if index.plainTypes.isPlain(node), file.part != .uiTests {
      edits.insert("nonisolated ", before: node.structKeyword)
    } else if isMock(node.modifiers, node.attributes) {
      isolate(node.modifiers, node.structKeyword)
    }
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
    let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    if file.part == .tests, let type = types.last, index.isTestCase(type),
      !node.modifiers.has(["nonisolated", "static", "class"])
    {
      isolate(test: node, isAsync: isAsync)
    }
    hideResponds(node)
    makeNonisolated(
      node.modifiers, node.name.text, node.funcKeyword,
      node.body.map { ($0.leftBrace, $0.rightBrace) })
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
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      makeNonisolated(
        node.modifiers, name, node.bindingSpecifier, Self.getter(node.bindings.first?.accessorBlock)
      )
    }
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

  /// XCTest's methods belong to no actor, and what they test belongs to the main actor.
  private func isolate(test node: FunctionDeclSyntax, isAsync: Bool) {
    if isAsync {
      if node.attributes.attribute(["MainActor"]) == nil {
        isolate(node.modifiers, node.funcKeyword)
      }
      // What the test awaits is on virtual time, which nobody else moves.
      if let body = node.body, Self.isCalledByXCTest(node) {
        edits.insert(
          " let rehearsalTime = rehearsalTestTime(); defer { rehearsalTime.stop() };",
          after: body.leftBrace)
      }
      return
    }
    isolateDefaults(of: node)
    guard let body = node.body else { return }
    if let type = types.last, (index.classes[type]?.inherits.count ?? 0) > 1 {
      // A requirement of the app's protocols belongs to the main actor, and so would the method.
      edits.insert(
        "nonisolated ",
        before: node.modifiers.firstToken(viewMode: .sourceAccurate) ?? node.funcKeyword)
    }
    let trying = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
    let returning = node.signature.returnClause == nil ? "" : "return "
    // The compiler takes a closure with `try` in an argument of XCTest's for one that throws.
    let unfailing =
      trying.isEmpty && body.statements.description.contains("try ") ? "try! " : trying
    let call = Self.isCalledByXCTest(node) ? "rehearsalTurn" : "MainActor.assumeIsolated"
    edits.insert(" \(returning)\(unfailing)\(call) {", after: body.leftBrace)
    edits.insert("} ", before: body.rightBrace)
  }

  /// A default argument of a test's own function is made on the main actor, where the tests run.
  private func isolateDefaults(of node: FunctionDeclSyntax) {
    for parameter in node.signature.parameterClause.parameters {
      guard let value = parameter.defaultValue?.value, Self.mayCall(value) else { continue }
      edits.insert("MainActor.assumeIsolated { ", before: value)
      edits.insert(" }", after: value)
    }
  }

  /// Whether a method is a test, or prepares or ends one: what UIKit has autoreleased goes with it.
  private static func isCalledByXCTest(_ node: FunctionDeclSyntax) -> Bool {
    node.signature.parameterClause.parameters.isEmpty
      && (node.name.text.hasPrefix("test") || node.modifiers.has(["override"]))
  }

  /// A property of a test case gets its value on the main actor, where the tests run.
  private func isolateValues(of node: VariableDeclSyntax) {
    guard file.part == .tests, let type = types.last, index.isTestCase(type),
      node.parent?.is(MemberBlockItemSyntax.self) == true,
      !node.modifiers.has(["lazy", "static", "class", "nonisolated"])
    else { return }
    for value in node.bindings.compactMap(\.initializer?.value) where Self.mayCall(value) {
      edits.insert("MainActor.assumeIsolated { ", before: value)
      edits.insert(" }", after: value)
    }
  }

  private static func mayCall(_ value: ExprSyntax) -> Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(value)
    return finder.hasCall
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

  /// The members of `NSObject` that UIKit's classes do not override.
  private static let objectMembers: Set<String> = [
    "description", "debugDescription", "hash", "isEqual",
  ]

  private static let foundationMembers: Set<String> = [
    "description", "debugDescription", "hash", "isEqual", "copy", "mutableCopy", "encode",
  ]

  /// The braces around the getter of a computed property.
  private static func getter(_ block: AccessorBlockSyntax?) -> (TokenSyntax, TokenSyntax)? {
    guard let block else { return nil }
    switch block.accessors {
    case .getter: return (block.leftBrace, block.rightBrace)
    case .accessors(let list):
      let body = list.first { $0.accessorSpecifier.text == "get" }?.body
      return body.map { ($0.leftBrace, $0.rightBrace) }
    }
  }

  /// Foundation's members belong to no actor, and what they read belongs to the main actor.
  private func makeNonisolated(
    _ modifiers: DeclModifierListSyntax, _ name: String, _ keyword: TokenSyntax,
    _ braces: (TokenSyntax, TokenSyntax)?
  ) {
    guard file.part != .uiTests, let type = types.last, Self.foundationMembers.contains(name),
      modifiers.has(["override"]), !modifiers.has(["nonisolated"]),
      index.isFoundationObject(type)
        || index.inheritsFromUIKit(type) && Self.objectMembers.contains(name)
    else { return }
    edits.insert("nonisolated ", before: keyword)
    guard let (left, right) = braces else { return }
    edits.insert(" return MainActor.assumeIsolated {", after: left)
    edits.insert("} ", before: right)
  }

  /// An initializer that belongs to no actor on Apple's systems calls one of the main actor here.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard file.part == .app, let type = types.last, index.inheritsFromUIKit(type),
      node.modifiers.has(["override", "required"]),
      let modifier = node.modifiers.first(where: { $0.name.text == "nonisolated" })
    else { return .visitChildren }
    edits.replace(modifier, with: "")
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if let element = OldRxNames.element(for: node) { edits.insert("; \(element)", after: node) }
    return .visitChildren
  }

  /// A deinitializer that calls methods calls them on the main actor.
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let calls = CallFinder(viewMode: .sourceAccurate)
    if let body = node.body { calls.walk(body) }
    let isOfActor = node.parent?.parent?.parent?.parent?.is(ActorDeclSyntax.self) ?? false
    if calls.hasCall, file.part == .app, !isOfActor, let body = node.body,
      !node.modifiers.has(["isolated", "nonisolated"])
    {
      edits.insert(" MainActor.assumeIsolated {", after: body.leftBrace)
      edits.insert("} ", before: body.rightBrace)
    }
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
