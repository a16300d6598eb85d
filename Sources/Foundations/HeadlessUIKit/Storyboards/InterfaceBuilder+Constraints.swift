import Foundation

extension InterfaceBuilder {
  /// Creates the constraints of the views, whose items exist now.
  ///
  /// `rehearse port` brings those that an outlet names, and those with an identifier.
  func addConstraints(of elements: [InterfaceElement]) {
    for element in elements {
      guard let children = element.child("constraints")?.children,
        let view = object(element.id) as? UIView
      else { continue }
      for child in children {
        let constraint = makeConstraint(child, in: view)
        keep(constraint, child)
        view.addConstraint(constraint)
      }
    }
  }

  /// Creates a constraint; where Interface Builder names no first item, it is the view that has it.
  private func makeConstraint(
    _ element: InterfaceElement, in view: UIView
  ) -> NSLayoutConstraint {
    let first = element["firstItem"]
    let made = NSLayoutConstraint(
      item: first == nil ? view : object(first),
      attribute: .init(interface: element["firstAttribute"]),
      relatedBy: .init(interface: element["relation"]), toItem: object(element["secondItem"]),
      attribute: .init(interface: element["secondAttribute"]),
      multiplier: Self.multiplier(element["multiplier"]),
      constant: element.number("constant") ?? 0)
    if let priority = element.number("priority") { made.priority = .init(Float(priority)) }
    made.identifier = element["identifier"]
    return made
  }

  /// Returns the number of `2`, or of a ratio such as `16:9` or `1/3`; 1 without one.
  private static func multiplier(_ word: String?) -> CGFloat {
    let parts = (word ?? "").split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    guard let first = parts.first else { return 1 }
    return parts.count == 2 && parts[1] != 0 ? first / parts[1] : first
  }
}

extension NSLayoutConstraint.Attribute {
  private static let words: [String: Self] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  fileprivate init(interface word: String?) {
    self = word.flatMap { Self.words[$0] } ?? .notAnAttribute
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(interface word: String?) {
    self =
      switch word {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
  }
}
