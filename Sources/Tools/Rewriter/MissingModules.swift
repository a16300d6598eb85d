import Foundation
import SwiftSyntax

/// The consequences of modules that are nowhere: what is left out, from statements to files.
///
/// A name that neither the app, nor a module of the written package, nor the toolchain declares belongs
/// to such a module. A statement that does nothing else is left out. A body that cannot do without the name
/// ends the app with a message; a declaration that needs it elsewhere is left out, and a file if the app starts
/// with the declaration or nothing else is in it. The same goes for names that only Objective-C, generated code
/// or Apple's modules declare, as far as nothing here does.
struct MissingModules {
  /// The numbers of the files that are left out.
  private(set) var leftOut: Set<Int> = []
  /// The statements that are left out, by the number of their file.
  private(set) var statements: [Int: [Statement]] = [:]
  /// The bodies that are left out, by the number of their file.
  private(set) var bodies: [Int: [Body]] = [:]
  private(set) var notes: [Reply.Note] = []

  /// The types of properties that protocols require, in whose place any type stands.
  private var loosened: [Int: [Syntax]] = [:]
  /// The conformances that are left out, by the number of their file.
  private var conformances: [Int: LeftOutConformances] = [:]
  private let request: Request
  private var names: AppNames
  private var lost: [LostNames.Part] = []
  private var files: [FileNames] { names.files }
  private let locations: [SourceLocationConverter]
  private let elsewhere: NamesElsewhere
  private let ownNames: Set<String>
  private let ownLabels: Set<String>
  private let ownTypes: OwnTypes
  private let hasDynamicMembers: Bool

  /// The methods of modules that take a closure alone, which those of the same name here do not.
  private static let takingClosure: [String: Set<String>] = ["CombineExt": ["create"]]

  /// Reads the names of all files, and those of others if a module is missing.
  init(_ request: Request, _ trees: [SourceFileSyntax]) throws {
    self.request = request
    let known = Set(request.modules + request.merged + [request.module]).union(Imports.ofSystem)
    names = AppNames(
      trees, BuildConditions(absent: { !known.contains($0) }, flags: request.conditions))
    let files = names.files
    locations = zip(request.files, trees).map {
      SourceLocationConverter(fileName: $0.path, tree: $1)
    }
    let missing = zip(request.files, files).map { place, file in
      let bridged = place.part == .app ? request.bridged : []
      return (file.imports.map(\.module) + bridged).filter { !known.contains($0) }
    }
    elsewhere = try NamesElsewhere(request)
    ownNames = files.reduce(into: []) { $0.formUnion($1.offered) }
    ownLabels = files.reduce(into: []) { $0.formUnion($1.labels) }
    ownTypes = OwnTypes(files)
    hasDynamicMembers = files.contains(where: \.hasDynamicMembers)
    // Members of an extension are visible in files that do not import its module, too. Apple's modules
    // extend their own types; what a file without them uses is not theirs. The members of SwiftUI's views
    // are not known here.
    let extending = Set(missing.joined()).subtracting(ApplesModules.all).sorted()
    for (number, modules) in missing.enumerated() {
      if request.isCheckout || !modules.isEmpty {
        judge(number, modules, membersAlone: false)
        continue
      }
      // What Xcode generates is there as a whole, and the members of SwiftUI's views are not known.
      let isGenerated = !request.files[number].path.contains("/")
      let isSwiftUI = files[number].imports.contains { $0.module == "SwiftUI" }
      if isGenerated || !elsewhere.isComplete { continue }
      if !extending.isEmpty {
        judge(number, extending, membersAlone: true, classesAlone: isSwiftUI)
      }
      if !isSwiftUI, !leftOut.contains(number) { judge(number, [], membersAlone: false) }
    }
    leaveOutRefused(trees)
    followUses()
  }

  // MARK: Files that import a missing module

  /// Whether nothing has a label that a subscript or a type that is not the app's is used with.
  private func isUnknown(label: String, of type: String?) -> Bool {
    !ownLabels.contains(label) && elsewhere.isUnknown(label: label)
      && type.map { elsewhere.declares($0) && !ownNames.contains($0) } ?? true
  }

  private mutating func judge(
    _ number: Int, _ modules: [String], membersAlone: Bool, classesAlone: Bool = false
  ) {
    let file = files[number]
    let unknown = unknownUses(in: file, modules, membersAlone: membersAlone).filter {
      !isOwn($0) && ($0.isMember || !file.local.contains($0.name))
        && (!classesAlone || $0.isInClass)
    }
    let module = Set(modules).sorted().joined(separator: " or ")
    let advice = modules.isEmpty ? adviceForNobodys : Self.advice(modules, module)
    let origin = modules.isEmpty ? originOfNobodys : " of \(module)"
    let owner =
      membersAlone
      ? "nothing here declares it, perhaps \(module) does"
      : modules.isEmpty ? "no Swift source or module here declares it" : "of \(module)"
    let missing = Set(unknown.map(\.name))
    for use in unknown where !isLeftOut(use.node, number) {
      if leaveOutConformance(number, use, "\(owner): \(advice)") { continue }
      guard let statement = droppableStatement(use) else {
        if leaveOutConstant(number, use, missing, "\(owner): \(advice)") { continue }
        let reason = "it uses `\(use.name)`\(origin)"
        if skip(number, use, reason, advice) || fail(number, use, reason, advice)
          || end(number, use, reason, advice) || leaveOutBody(number, use, reason, advice)
          || leaveOutDeclaration(number, use, "\(reason): \(advice)")
        {
          continue
        }
        return leaveOut(number, use, "\(reason): \(advice)")
      }
      leaveOut(statement, number, use)
      notes.append(
        note("statement left out", use.name, number, use.node, "\(owner): \(advice)"))
    }
  }

  /// A statement that is left out.
  struct Statement {
    let node: Syntax
    /// The text that the event log has when it is reached, or that a finding has.
    let message: String
    /// The code that takes its place.
    var substitute = Substitute.logged

    /// The code in place of a statement: a line of the event log; a finding, since the app lacks what the statement does
    /// for it; a finding and an error; the end of the app; or nothing.
    enum Substitute {
      case logged, finding, error, end, nothing
    }
  }

  private mutating func leaveOut(_ statement: Syntax, _ number: Int, _ use: FileNames.Use) {
    let message = "\(use.name) of \(fileName(number)):\(line(of: use.node, number))"
    statements[number, default: []].append(Statement(node: statement, message: message))
  }

  /// Leaves out the statements that only go together, with those inside of them.
  private mutating func leaveOut(
    _ group: [Syntax], _ number: Int, _ use: FileNames.Use, _ advice: String
  ) {
    for statement in group {
      statements[number]?.removeAll { $0.node.isInside(statement) }
      leaveOut(statement, number, FileNames.Use(name: use.name, node: statement))
      notes.append(note("statement left out", use.name, number, statement, advice))
    }
  }

  private func line(of node: Syntax, _ number: Int) -> Int {
    locations[number].location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// Whether the app declares what a use may name.
  private mutating func isOwn(_ use: FileNames.Use) -> Bool {
    ownNames.contains(use.name) && !ownTypes.areElsewhere(use, names.inheritance)
  }

  /// Leaves out the conformance that a use names; false for another use, and in tests and checkouts.
  private mutating func leaveOutConformance(
    _ number: Int, _ use: FileNames.Use, _ advice: String
  ) -> Bool {
    guard !request.files[number].isTest, !request.isCheckout,
      conformances[number, default: LeftOutConformances()].leaveOut(use)
    else { return false }
    notes.append(note("conformance left out", use.name, number, use.node, advice))
    return true
  }

  /// Leaves out the local constant around a use with the statements that use it; false where the app needs it,
  /// and in tests and checkouts, which would do something else than they say.
  private mutating func leaveOutConstant(
    _ number: Int, _ use: FileNames.Use, _ missing: Set<String>, _ advice: String
  ) -> Bool {
    guard !request.files[number].isTest, !request.isCheckout,
      let constant = LocalConstant(use.node, missing: missing)
    else { return false }
    leaveOut(constant.statements, number, use, advice)
    return true
  }

  /// Leaves out the statements around a use that a function without a result can go on without; false in tests
  /// and checkouts, which would do something else than they say.
  private mutating func skip(
    _ number: Int, _ use: FileNames.Use, _ reason: String, _ advice: String
  ) -> Bool {
    guard !request.files[number].isTest, !request.isCheckout,
      let skipped = SkippedStatements(use.node)
    else { return false }
    let new = skipped.statements.filter { !isLeftOut($0, number) }
    leaveOut(new, number, use, "\(reason): \(advice)")
    if let first = new.first {
      replace(
        first, number, by: .finding,
        "\(skipped.function) of \(fileName(number)) goes on without", reason)
    }
    return true
  }

  /// Gives a statement a substitute, in place of those of the statements inside of it.
  private mutating func replace(
    _ statement: Syntax, _ number: Int, by substitute: Statement.Substitute, _ effect: String,
    _ reason: String
  ) {
    statements[number]?.removeAll { $0.node.isInside(statement) }
    let message = "\(effect) line \(line(of: statement, number)): \(reason)"
    statements[number, default: []].append(
      Statement(node: statement, message: message, substitute: substitute))
  }

  /// Throws an error in place of the statements around a use, where a function with a result throws or catches it;
  /// false in tests and checkouts.
  private mutating func fail(
    _ number: Int, _ use: FileNames.Use, _ reason: String, _ advice: String
  ) -> Bool {
    guard !request.files[number].isTest, !request.isCheckout,
      let failing = FailingStatements(use.node)
    else { return false }
    let effect = "\(failing.function) of \(fileName(number)) fails at"
    for (index, statement) in failing.statements.enumerated() {
      replace(statement, number, by: index == 0 ? .error : .nothing, effect, reason)
    }
    notes.append(
      note("statement left out", use.name, number, use.node, "\(reason): \(advice)"))
    return true
  }

  /// Ends the app in place of the statements around a use, in a function with a result whose other cases and branches
  /// work; false in tests, and where the app would end at its launch.
  private mutating func end(
    _ number: Int, _ use: FileNames.Use, _ reason: String, _ advice: String
  ) -> Bool {
    guard !request.files[number].isTest, !LaunchSyntax.isInLaunch(use.node),
      let ended = EndedStatements(use.node),
      !isOfDelegate(use, number) || !ended.statements.contains(where: LaunchSyntax.showsScreen)
    else { return false }
    let effect = "\(ended.function) of \(fileName(number)) ends at"
    for (index, statement) in ended.statements.enumerated() {
      replace(statement, number, by: index == 0 ? .end : .nothing, effect, reason)
    }
    notes.append(
      note("statement left out", use.name, number, use.node, "\(reason): \(advice)"))
    return true
  }

  /// Returns the statement around a use that the app can do without; an app without its first screen
  /// would be an empty one.
  private func droppableStatement(_ use: FileNames.Use) -> Syntax? {
    SyntaxAround.droppableStatement(use.node).flatMap {
      LaunchSyntax.showsFirstScreen($0) ? nil : $0
    }
  }

  /// Returns the uses of names that are not known here, or not as what the use needs.
  private func unknownUses(
    in file: FileNames, _ modules: [String], membersAlone: Bool
  ) -> [FileNames.Use] {
    let ofBoth = membersAlone ? [] : Set(modules.flatMap { NamesOfBoth.all[$0] ?? [] })
    let takingClosure = Set(modules.flatMap { Self.takingClosure[$0] ?? [] })
    // Views of SwiftUI have initializers that are not known here, and are emptied.
    let isSwiftUI = file.imports.contains { $0.module == "SwiftUI" }
    return file.uses.filter { use in
      if let label = use.label {
        return !modules.isEmpty && !isSwiftUI && isUnknown(label: label, of: use.createdType)
      }
      let isUnknown =
        !elsewhere.declares(use) || ofBoth.contains(use.name)
        || !modules.isEmpty && (use.isWithoutError || elsewhere.isOtherKind(use))
        || takingClosure.contains(use.name) && use.isCalledWithClosure
      let isMember =
        use.isMember && !(modules.isEmpty && hasDynamicMembers)
        || use.isImplicitMember && !isSwiftUI
      return isUnknown && (!membersAlone || isMember || use.isOwnMember)
        && (!modules.isEmpty || isMember || use.isUppercase && !use.isOfC)
    }
  }

  /// The remedy for names that nothing declares.
  private var adviceForNobodys: String {
    request.isCheckout ? "the stand-ins lack it" : "declare it in Swift, or do without it"
  }

  private var originOfNobodys: String {
    request.isCheckout ? "" : ", which no Swift source or module here declares"
  }

  /// The remedy for names of modules, which a message calls `module`.
  private static func advice(_ modules: [String], _ module: String) -> String {
    guard modules.allSatisfy(ApplesModules.all.contains) else {
      return "name a checkout of \(module) with --package"
    }
    return
      "\(module) is Apple's and not here: put what uses it between #if canImport(\(modules[0])) "
      + "and #endif"
  }

  private mutating func leaveOut(
    _ number: Int, _ use: FileNames.Use, _ reason: String, _ line: Int? = nil
  ) {
    leftOut.insert(number)
    lost.append(LostNames.Part(number: number, kind: .file, names: files[number]))
    statements[number] = nil
    bodies[number] = nil
    loosened[number] = nil
    conformances[number] = nil
    names.forget(number)
    notes.removeAll { $0.file == request.files[number].path }
    notes.append(note("file left out", fileName(number), number, use.node, reason, line))
  }

  private func fileName(_ number: Int) -> String {
    let path = request.files[number].path
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  private func note(
    _ kind: String, _ name: String, _ number: Int, _ node: Syntax, _ advice: String,
    _ line: Int? = nil
  ) -> Reply.Note {
    let place = locations[number].location(for: node.positionAfterSkippingLeadingTrivia)
    return Reply.Note(
      kind: kind, name: name, file: request.files[number].path, line: line ?? place.line,
      advice: advice)
  }

  // MARK: Places that the compiler refuses

  /// Leaves out the parts around the places that the compiler refuses.
  private mutating func leaveOutRefused(_ trees: [SourceFileSyntax]) {
    let numbers = Dictionary(
      zip(request.files.map(\.path), request.files.indices), uniquingKeysWith: { first, _ in first }
    )
    for refusal in request.refusals {
      guard let number = numbers[refusal.path], !leftOut.contains(number),
        let use = refusal.use(in: trees[number], locations[number]), !isLeftOut(use.node, number)
      else { continue }
      leaveOut(refusal, number, use)
    }
  }

  /// Leaves out the smallest part around a place, at least the one that a refusal asks for.
  ///
  /// A test without a statement would pass for another reason than it says, so its class goes as a whole.
  private mutating func leaveOut(_ refusal: Refusal, _ number: Int, _ use: FileNames.Use) {
    let advice = "the compiler refuses it: \(refusal.message)"
    if refusal.part == .statement, !request.files[number].isTest {
      if let statement = droppableStatement(use) {
        leaveOut(statement, number, use)
        notes.append(note("statement left out", use.name, number, use.node, advice))
        return
      }
      if leaveOutConstant(number, use, [use.name], advice) { return }
    }
    let isBody = refusal.part.rawValue <= Refusal.Part.body.rawValue
    let reason = "the compiler refuses `\(use.name)`"
    if refusal.part == .statement,
      fail(number, use, reason, refusal.message) || end(number, use, reason, refusal.message)
    {
      return
    }
    if isBody, leaveOutBody(number, use, reason, refusal.message) { return }
    if refusal.part == .file { return leaveOut(number, use, advice) }
    if let (item, name, type) = SyntaxAround.override(use.node), !request.files[number].isTest {
      return remove(item, name, .member, of: type, number, use, advice)
    }
    if !leaveOutDeclaration(number, use, advice) { leaveOut(number, use, advice) }
  }

  // MARK: Bodies

  /// A body that is left out.
  struct Body {
    /// The braces with what is between them.
    let owner: Syntax
    let left: TokenSyntax
    let right: TokenSyntax
    /// The text that the app prints when it is reached, or that a finding has.
    let message: String
    /// Whether the app goes on, as the function has no result.
    let goesOn: Bool
  }

  /// Leaves out the body around a use; false where there is none, in tests, and where an app's delegate launches it.
  private mutating func leaveOutBody(
    _ number: Int, _ use: FileNames.Use, _ reason: String, _ advice: String
  ) -> Bool {
    guard !request.files[number].isTest, let found = SyntaxAround.body(use.node),
      !isOfDelegate(use, number) || !LaunchSyntax.showsScreen(in: found.owner)
    else { return false }
    let file = fileName(number)
    let goesOn = !request.isCheckout && found.owner.parent.map(SyntaxAround.hasNoResult) == true
    let message = "\(found.name) of \(file) \(goesOn ? "does nothing" : "is left out"): \(reason)"
    bodies[number, default: []].append(
      Body(
        owner: found.owner, left: found.left, right: found.right, message: message, goesOn: goesOn))
    notes.append(
      note("body left out", "\(found.name) of \(file)", number, use.node, "\(reason): \(advice)"))
    return true
  }

  /// Whether a use is in the class of an app's delegate, or of a scene's.
  private func isOfDelegate(_ use: FileNames.Use, _ number: Int) -> Bool {
    guard files[number].declaresDelegate,
      let item = sequence(first: use.node, next: \.parent)
        .compactMap({ $0.as(CodeBlockItemSyntax.self) }).last
    else { return false }
    return FileNames(Syntax(item)).declaresDelegate
  }

  // MARK: Declarations

  /// The declarations that are left out of files that stay, by the number of their file.
  private var declarations: [Int: [Syntax]] { names.removed }

  /// Returns a file without its declarations that are left out.
  ///
  /// A property by which its class conforms to a protocol stays as one of any type, which nothing reads.
  func kept(_ source: SourceFile, _ number: Int) -> SourceFile {
    let types = loosened[number] ?? []
    let removed = (declarations[number] ?? []).filter { item in
      !types.contains { $0.isInside(item) }
    }
    let all = removed + (conformances[number]?.parts ?? [])
    if all.isEmpty, types.isEmpty { return source }
    return source.without(all, loosening: types)
  }

  /// The outlets that are left out of classes that stay, by the name of the class.
  var outlets: [String: [String]] { names.removedOutlets }

  /// Leaves out the member, or else the whole declaration, around a use; false where the file needs it.
  private mutating func leaveOutDeclaration(
    _ number: Int, _ use: FileNames.Use, _ reason: String
  ) -> Bool {
    if leaveOutRequirement(number, use, reason) { return true }
    let removed = declarations[number] ?? []
    if let (item, name, type) = SyntaxAround.member(use.node), !request.files[number].isTest,
      names.findsUses(
        of: item, name, of: type, in: number, isKnown: elsewhere.declares(name)),
      !names.inheritance.requires(name, of: type) || loosen(item, number, use)
    {
      remove(item, name, .member, of: type, number, use, reason)
    } else if let (item, name) = SyntaxAround.declaration(use.node, besides: removed),
      !FileNames(item).declaresDelegate
    {
      let type = item.as(CodeBlockItemSyntax.self)?.item.as(ExtensionDeclSyntax.self)?.extendedType
      remove(item, name, .declaration, of: type?.trimmedDescription, number, use, reason)
    } else {
      return false
    }
    return true
  }

  /// Leaves out the requirement of a protocol around a use, or the member around it with the requirement that it
  /// fulfils; false where the name may mean another member.
  private mutating func leaveOutRequirement(
    _ number: Int, _ use: FileNames.Use, _ reason: String
  ) -> Bool {
    guard let (item, name, type) = SyntaxAround.memberOrRequirement(use.node),
      !elsewhere.declares(name), let requirement = names.requirement(name, of: type),
      FileNames(Syntax(requirement.item)).usesByName[use.name] != nil
    else { return false }
    for member in [
      (Syntax(requirement.item), requirement.type, requirement.file), (item, type, number),
    ]
    where !isLeftOut(member.0, member.2) && !leftOut.contains(member.2) {
      let place = member.2 == number && use.node.isInside(member.0) ? use.node : member.0
      remove(
        member.0, name, .member, of: member.1, member.2,
        FileNames.Use(name: use.name, node: place), reason)
    }
    return true
  }

  /// Gives a property that a protocol requires any type; false where it cannot have one.
  private mutating func loosen(_ item: Syntax, _ number: Int, _ use: FileNames.Use) -> Bool {
    guard let type = SyntaxAround.optionalType(use.node, of: item) else { return false }
    loosened[number, default: []].append(type)
    return true
  }

  private mutating func remove(
    _ item: Syntax, _ name: String, _ kind: LostNames.Part.Kind, of type: String?,
    _ number: Int, _ use: FileNames.Use, _ reason: String
  ) {
    let lines = [item.positionAfterSkippingLeadingTrivia, item.endPositionBeforeTrailingTrivia]
      .map { locations[number].location(for: $0).line }
    if kind == .declaration { loosened[number]?.removeAll { $0.isInside(item) } }
    statements[number]?.removeAll { $0.node.isInside(item) }
    bodies[number]?.removeAll { $0.owner.isInside(item) }
    notes.removeAll {
      $0.file == request.files[number].path && lines[0] <= $0.line && $0.line <= lines[1]
    }
    names.remove(item, from: number)
    lost.append(LostNames.Part(number: number, kind: kind, names: FileNames(item), type: type))
    notes.append(
      note(
        "declaration left out", "\(name) of \(fileName(number))", number, use.node, reason))
  }

  // MARK: Uses of what is left out

  private mutating func followUses() {
    var hasChanged = !lost.isEmpty
    while hasChanged {
      hasChanged = false
      let kept = files.indices.filter { !leftOut.contains($0) }
      let lostNames = LostNames(
        lost, kept: kept.map { files[$0] }, names.inheritance, elsewhere)
      for number in kept {
        let file = files[number]
        guard
          let use = file.uses.first(where: {
            lostNames.part(of: $0, in: file) != nil && !isLeftOut($0.node, number)
          }), let part = lostNames.part(of: use, in: file)
        else { continue }
        hasChanged = true
        follow(number, use, part)
      }
    }
  }

  /// Leaves out what uses a name that is left out elsewhere.
  private mutating func follow(_ number: Int, _ use: FileNames.Use, _ part: LostNames.Part) {
    let name = fileName(part.number)
    if part.kind == .member, !request.files[number].isTest,
      let statement = droppableStatement(use)
    {
      leaveOut(statement, number, use)
      let advice = "of \(name), which is left out too"
      notes.append(note("statement left out", use.name, number, use.node, advice))
      return
    }
    if leaveOutConformance(number, use, "of \(name), which is left out too") { return }
    let reason = "it uses `\(use.name)` of \(name)"
    let what = part.kind == .file ? name : "`\(use.name)`"
    let loss = "\(what) is left out too"
    if skip(number, use, reason, loss) || fail(number, use, reason, loss)
      || end(number, use, reason, loss) || leaveOutBody(number, use, reason, loss)
    {
      return
    }
    let cause = noteOfOwn(use.name, number, part)
    let advice = cause?.advice ?? "\(reason), which is left out too"
    if !leaveOutDeclaration(number, use, advice) { leaveOut(number, use, advice, cause?.line) }
  }

  /// Returns the note of a name that the same file loses, which has the cause; nil for other files' names.
  private func noteOfOwn(_ name: String, _ number: Int, _ part: LostNames.Part) -> Reply.Note? {
    guard part.number == number else { return nil }
    let path = request.files[number].path
    let own = notes.filter { $0.file == path && $0.kind == "declaration left out" }
    return own.first { $0.name == "\(name) of \(fileName(number))" } ?? own.first
  }

  private func isLeftOut(_ node: Syntax, _ number: Int) -> Bool {
    statements[number]?.contains { node.isInside($0.node) } == true
      || bodies[number]?.contains { node.isInside($0.owner) } == true
      || declarations[number]?.contains(where: node.isInside) == true
      || conformances[number]?.contain(node) == true
  }
}
