extension UIView {
  /// Makes the first responder in this view resign; `force` skips asking its delegate.
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
