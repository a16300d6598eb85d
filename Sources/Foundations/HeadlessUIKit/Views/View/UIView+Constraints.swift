extension UIView {
  /// The constraints added to this view, active ones made from anchors not among them.
  public final var constraints: [NSLayoutConstraint] { rare?.constraints ?? [] }

  /// Adds a constraint and lets it hold.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
    extras.constraints.append(constraint)
  }

  /// Adds constraints and lets them hold.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint, which holds no longer.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
    rare?.constraints.removeAll { $0 === constraint }
  }

  /// Removes constraints, which hold no longer.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}
