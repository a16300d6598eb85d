import SwiftSyntax

/// The types of one name in the app and its frameworks, which are one module in the written package.
///
/// A framework's own is called `Framework_Name` there; what its files and those that import it mean by the
/// name follows.
struct SameNames {
  /// The frameworks that declare a name, with whether others may use it; the app's own is under "".
  private var owners: [String: [String: Bool]] = [:]

  private let module: String

  private init(_ module: String) { self.module = module }

  /// Returns the sources of an app with the new names; every line stays where it is.
  ///
  /// - Parameter module: the app's own module.
  static func renamed(
    _ sources: [SourceFile], _ files: [Request.File], module: String
  ) -> [SourceFile] {
    guard files.contains(where: { $0.framework != nil }) else { return sources }
    var names = SameNames(module)
    for (source, file) in zip(sources, files) where !file.isTest {
      names.collect(source.tree, file)
    }
    names.owners = names.owners.filter { $0.value.count > 1 }
    guard !names.owners.isEmpty else { return sources }
    return zip(sources, files).map { names.renamed($0, $1) }
  }

  private mutating func collect(_ tree: SourceFileSyntax, _ file: Request.File) {
    for statement in tree.statements {
      guard let type = statement.item.asProtocol((any NamedDeclSyntax).self),
        let modifiers = statement.item.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        !statement.item.is(FunctionDeclSyntax.self), !modifiers.isPrivate
      else { continue }
      owners[type.name.text, default: [:]][file.framework ?? ""] = modifiers.has(["public", "open"])
    }
  }

  private func renamed(_ source: SourceFile, _ file: Request.File) -> SourceFile {
    let finder = NameFinder(Set(owners.keys))
    finder.walk(source.tree)
    var edits = Edits()
    for use in finder.uses where !finder.nested.contains(use.name) {
      guard let owner = owner(of: use, in: file, finder.imports), !owner.isEmpty else { continue }
      edits.replace(use.start, use.end, with: "\(owner)_\(use.name)")
    }
    return edits.isEmpty ? source : SourceFile(edits.applied(to: source.text))
  }

  /// Returns the framework whose type a name means; empty for the app's, nil where none can be told.
  private func owner(
    of use: NameFinder.Use, in file: Request.File, _ imports: Set<String>
  ) -> String? {
    guard let all = owners[use.name] else { return nil }
    if let module = use.module { return all[module] == nil ? "" : module }
    if !file.isTest, all[file.framework ?? ""] != nil { return file.framework ?? "" }
    if file.isTest, all[""] != nil, imports.contains(module) { return "" }
    // A test sees what its modules keep for themselves, too.
    let seen = all.filter { imports.contains($0.key) && ($0.value || file.isTest) }.keys.sorted()
    return seen.count == 1 ? seen[0] : nil
  }
}

/// Finds the places where a file declares or means one of some types.
private final class NameFinder: SyntaxVisitor {
  struct Use {
    let name: String
    /// The beginning of the name, or of the module before it.
    let start: AbsolutePosition
    /// The end of the name.
    let end: AbsolutePosition
    /// The module that qualifies the name.
    let module: String?
  }

  private let names: Set<String>
  private(set) var uses: [Use] = []
  private(set) var imports: Set<String> = []
  /// The names that types inside of others have.
  private(set) var nested: Set<String> = []

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { imports.insert(module) }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard names.contains(token.text), let parent = token.parent else { return .skipChildren }
    if parent.isProtocol((any NamedDeclSyntax).self) {
      if parent.parent?.is(CodeBlockItemSyntax.self) == true {
        note(token)
      } else {
        nested.insert(token.text)
      }
    } else if parent.is(IdentifierTypeSyntax.self) {
      note(token)
    } else if let member = parent.as(MemberTypeSyntax.self) {
      if let base = member.baseType.as(IdentifierTypeSyntax.self) { note(token, base.name) }
    } else if let reference = parent.as(DeclReferenceExprSyntax.self) {
      note(reference)
    }
    return .skipChildren
  }

  private func note(_ reference: DeclReferenceExprSyntax) {
    guard let access = reference.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == reference.id
    else { return note(reference.baseName) }
    if let base = access.base?.as(DeclReferenceExprSyntax.self) {
      note(reference.baseName, base.baseName)
    }
  }

  /// Notes a use; behind a point, where it is that of a module.
  private func note(_ token: TokenSyntax, _ module: TokenSyntax? = nil) {
    if let module, !imports.contains(module.text) { return }
    uses.append(
      Use(
        name: token.text, start: (module ?? token).positionAfterSkippingLeadingTrivia,
        end: token.endPositionBeforeTrailingTrivia, module: module?.text))
  }
}
