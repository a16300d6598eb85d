extension UIView {
  /// Takes the keyboard from whatever in this view has it; forced means without asking.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let holder = UIApplication.shared.firstResponder as? UIView,
      holder.isDescendant(of: self)
    else { return true }
    let target = holder as? any KeyboardTarget
    target?.isForcedToEnd = force
    defer { target?.isForcedToEnd = false }
    return holder.resignFirstResponder()
  }
}
