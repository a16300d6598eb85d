import SwiftSyntax

/// The conditions of `#if`, which a ported app fulfils as on iOS.
extension FileRewriter {
  /// Replaces what an `#if` or `#elseif` asks of the system, and the modules that are nowhere.
  func rewriteCondition(of node: IfConfigClauseSyntax) {
    guard let condition = node.condition else { return }
    let finder = SystemConditions(viewMode: .sourceAccurate)
    finder.walk(condition)
    for call in finder.found { edits.replace(call, with: "canImport(UIKit)") }
    if !finder.foundLinux.isEmpty, importsInterface(node.root) || importsWhatIsHere(node) {
      for call in finder.foundLinux { replaceLinux(call) }
    }
    for (call, module) in finder.foundModules where !isHere(module) {
      edits.replace(call, with: "false")
    }
    if !hasAlternative(node) {
      for call in finder.foundRuntime { edits.replace(call, with: "canImport(UIKit)") }
    }
  }

  /// Replaces `os(Linux)`, which a package asks for what Apple's systems alone have.
  private func replaceLinux(_ call: FunctionCallExprSyntax) {
    if let negation = call.parent?.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!"
    {
      edits.replace(negation, with: "canImport(UIKit)")
    } else {
      edits.replace(call, with: "!canImport(UIKit)")
    }
  }

  /// Whether a file imports, under any condition, a module that Linux lacks and the written package has.
  ///
  /// There `os(Linux)` leaves out what needs the module.
  private func importsInterface(_ node: Syntax) -> Bool {
    let modules: Set<String> = ["Combine", "SwiftUI", "UIKit"]
    var isImported = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      if isImported, modules.contains(token.text) { return true }
      isImported = token.tokenKind == .keyword(.import)
    }
    return false
  }

  /// Whether a condition encloses imports, beside Foundation's, and all their modules are in the written package.
  private func importsWhatIsHere(_ node: IfConfigClauseSyntax) -> Bool {
    let modules = node.elements?.as(CodeBlockItemListSyntax.self)?.importedModules ?? []
    return modules.contains { $0 != "Foundation" } && modules.allSatisfy(isHere)
  }

  /// Whether a module is in the written package or on the system.
  ///
  /// The compiler would find one of another package in the same build folder as well.
  private func isHere(_ module: String) -> Bool {
    request.modules.contains(module) || isOwn(module) || Imports.ofSystem.contains(module)
  }

  /// Whether a condition has an `#else`, which holds the code for systems without Objective-C.
  private func hasAlternative(_ node: IfConfigClauseSyntax) -> Bool {
    node.parent?.as(IfConfigClauseListSyntax.self)?.contains { $0.condition == nil } ?? false
  }
}
