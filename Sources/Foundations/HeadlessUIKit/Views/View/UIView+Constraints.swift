extension UIView {
  /// The constraints added to this view; constraints made active from anchors are not included.
  public final var constraints: [NSLayoutConstraint] { rare?.constraints ?? [] }

  /// Adds and activates a constraint.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
    extras.constraints.append(constraint)
  }

  /// Adds and activates constraints.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes and deactivates a constraint.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
    rare?.constraints.removeAll { $0 === constraint }
  }

  /// Removes and deactivates constraints.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}
