import SwiftSyntax

/// The imports of a file, whose modules have other names in the written package or are nowhere.
extension FileRewriter {
  /// Adds the import of the app to tests whose target compiles the app's sources itself.
  ///
  /// Remembers also the modules whose names the file has by its imports of others.
  func addImports(to node: SourceFileSyntax) {
    let modules = node.statements.importedModules
    let words = words(of: node)
    implied = impliedImports(words, modules)
    guard file.isTest, request.files.contains(where: { $0.part == .app }),
      !modules.contains(where: isOwn), file.part == .tests || usesApp(words),
      let first = node.firstToken(viewMode: .sourceAccurate), first.tokenKind != .endOfFile
    else { return }
    edits.insert("@testable import \(request.module); ", before: first)
  }

  /// Whether a module is one of the app's own targets, which are one module in the written package.
  func isOwn(_ module: String) -> Bool {
    request.merged.contains(module) || module == request.module
  }

  /// Names the written module where a file names another module of the app's: `Models.Item`.
  func renameModule(_ node: MemberTypeSyntax) {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { renameModule(base.name, base) }
  }

  /// Names the written module in an expression that names another module of the app's.
  ///
  /// A module has no `self`: in `Data.self` the name is that of a type.
  func renameModule(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self),
      node.declName.baseName.tokenKind != .keyword(.self)
    else { return }
    renameModule(base.baseName, base)
  }

  private func renameModule(_ name: TokenSyntax, _ base: some SyntaxProtocol) {
    if name.text == "Darwin", !index.appNames.contains("Darwin") {
      // Foundation brings the functions of C on every system.
      edits.replace(name, with: "Foundation")
      return
    }
    guard request.merged.contains(name.text), name.text != request.module,
      !index.appNames.contains(name.text)
    else { return }
    if index.appNames.contains(request.module) {
      removeQualifier(base)
    } else {
      edits.replace(name, with: request.module)
    }
  }

  /// Removes a module before a name, with the point between them.
  func removeQualifier(_ module: some SyntaxProtocol) {
    guard let point = module.nextToken(viewMode: .sourceAccurate) else { return }
    edits.replace(module, with: "")
    edits.replace(point, with: "")
  }

  /// Returns the modules whose names a file has by its imports of others.
  private func impliedImports(_ words: Set<String>, _ modules: [String]) -> [ImpliedImports] {
    ImpliedImports.all.filter { implied in
      guard !modules.contains("SwiftUI") || implied.carriers.contains("SwiftUI") else {
        return false
      }
      return request.modules.contains(implied.module) && !modules.contains(implied.module)
        && !words.isDisjoint(with: implied.names.subtracting(index.appNames))
    }
  }

  /// Returns the words of a file; the name of an attribute is there with its `@`, too.
  private func words(of node: SourceFileSyntax) -> Set<String> {
    var words: Set<String> = []
    var isAttribute = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      words.insert(token.text)
      if isAttribute { words.insert("@\(token.text)") }
      isAttribute = token.tokenKind == .atSign
    }
    return words
  }

  /// Whether a UI test names something that the app declares: its target compiles that source too.
  ///
  /// An operator's operands tell more than its name, which a UI test has for other types.
  private func usesApp(_ words: Set<String>) -> Bool {
    words.contains {
      index.appNames.contains($0) && $0.first?.isPunctuation == false && $0.first?.isSymbol == false
    }
  }

  /// Replaces the import of a module that is the app's own, the system's or nowhere.
  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    if module == "Foundation", node.importKindSpecifier != nil {
      // What one declaration is of on Apple's systems may be in another module here.
      edits.replace(node, with: "import Foundation")
    } else if isOwn(module) {
      edits.replace(node, with: file.isTest ? "@testable import \(request.module)" : "")
    } else if request.modules.contains(module) {
      keepImport(of: module, node)
    } else if Imports.ofSystem.contains(module) {
      edits.replace(node, with: "import Foundation")
    } else {
      edits.replace(node, with: "/* \(node.trimmedDescription.replacing("\n", with: " ")) */")
    }
  }

  /// Keeps the import of a module of the written package, and adds those that it implies.
  private func keepImport(of module: String, _ node: ImportDeclSyntax) {
    if module == "XCTest", file.part == .uiTests {
      edits.replace(node, with: "import HeadlessXCTest")
      return
    }
    imports.append(module)
    for other in implied where other.carriers.contains(module) {
      edits.insert("import \(other.module); ", before: node)
      imports.append(other.module)
    }
    implied.removeAll { $0.carriers.contains(module) }
    dropSubmodule(of: node, module)
  }

  /// Names a module alone where one of its submodules is imported: `import UIKit.UIGeometry`.
  private func dropSubmodule(of node: ImportDeclSyntax, _ module: String) {
    if node.importKindSpecifier == nil, node.path.count > 1 {
      edits.replace(node.path, with: module)
    } else if node.path.count > 2, let name = node.path.last?.name.text {
      edits.replace(node.path, with: "\(module).\(name)")
    }
  }
}
