/// The actions of the edit menu; each responder has them.
@MainActor public protocol UIResponderStandardEditActions: AnyObject {
  /// Cuts the selection out.
  func cut(_ sender: Any?)
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Pastes the pasteboard's content.
  func paste(_ sender: Any?)
  /// Selects what is at the cursor.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
