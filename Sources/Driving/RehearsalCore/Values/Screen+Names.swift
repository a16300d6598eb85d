package import HeadlessUIKit

extension Screen {
  /// Creates a screen that has elements and nothing else, for completion without an app.
  package init(elements: [Element]) {
    self.init(
      app: "", name: "", title: nil, path: [], props: nil, elements: elements, alert: nil,
      banner: nil, pending: [])
  }
}

extension Screen.Element {
  /// Creates an element that has a type and a label and nothing else.
  package init(type: ElementType, label: String) {
    self.init(
      type: type, identifier: nil, label: label, value: nil, placeholder: nil, isEnabled: true,
      isSelected: false, hasFocus: false, depth: 0, isCovered: false)
  }
}
