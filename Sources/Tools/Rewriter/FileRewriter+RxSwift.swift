import SwiftSyntax

/// The names of RxSwift that are others on this system or in its newer versions, see `OldRxNames`.
extension FileRewriter {
  /// Renames Dispatch's intervals, which are RxSwift's on Apple's systems.
  ///
  /// Here they are what RxSwift's name says.
  func renameInterval(_ name: TokenSyntax) {
    guard name.text == "DispatchTimeInterval", imports.contains("RxSwift") else { return }
    edits.replace(name, with: "RxTimeInterval")
  }

  /// Renames the errors in a switch over a single's event.
  func renameErrors(in node: SwitchExprSyntax) {
    guard imports.contains("RxSwift"), !index.hasResultWithError else { return }
    for name in OldRxNames.errors(in: node) { edits.replace(name, with: "failure") }
  }

  /// Adds the `Element` that stands for a type's own `E`.
  func addElement(to node: TypeAliasDeclSyntax) {
    if let element = OldRxNames.element(for: node) { edits.insert("; \(element)", after: node) }
  }

  /// Renames the `E` of a sequence in a requirement, where the alias of an extension cannot stand.
  func renameElement(_ name: TokenSyntax, of base: TypeSyntax? = nil, in node: Syntax) {
    guard name.text == "E", !Set(imports).isDisjoint(with: ["RxSwift", "RxCocoa"]),
      OldRxNames.isOfSequence(node, base: base?.trimmedDescription)
    else { return }
    edits.replace(name, with: "Element")
  }
}
