import HeadlessUIKit

extension UIView {
  /// Fills the view with others, one below the other.
  func addColumn(_ views: [UIView], spacing: CGFloat = 12) {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = spacing
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
    ])
  }
}

extension UILabel {
  /// A label that shows a text.
  convenience init(text: String) {
    self.init()
    self.text = text
    numberOfLines = 0
  }
}

extension UIButton {
  /// A button that shows a title and does one thing.
  convenience init(title: String, action: @escaping () -> Void) {
    self.init(primaryAction: UIAction(title: title) { _ in action() })
  }
}
