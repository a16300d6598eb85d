package import HeadlessUIKit

extension UIView {
  /// Adds a vertical stack of views, pinned to the view's top and sides.
  package func addColumn(_ views: [UIView], spacing: CGFloat = 12) {
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
  /// Creates a label with a text of any number of lines.
  package convenience init(text: String) {
    self.init()
    self.text = text
    numberOfLines = 0
  }
}

extension UIButton {
  /// Creates a button with a title and an action.
  package convenience init(title: String, action: @escaping () -> Void) {
    self.init(primaryAction: UIAction(title: title) { _ in action() })
  }
}
