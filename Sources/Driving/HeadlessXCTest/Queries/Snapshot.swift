import HeadlessUIKit
import RehearsalCore

/// The elements of an app at one moment, in reading order, the app itself first.
struct Snapshot {
  /// One element.
  struct Node {
    let type: XCUIElement.ElementType
    let identifier: String
    let label: String
    let title: String
    let value: String?
    let placeholder: String?
    let isEnabled: Bool
    let isSelected: Bool
    let hasFocus: Bool
    let isCovered: Bool
    let depth: Int

    /// The target of gestures on the element.
    let target: Target

    /// The index after the last descendant.
    var end = 0
  }

  /// The target of gestures on an element.
  enum Target {
    /// The app or its window.
    case screen
    /// The element with a number in the session.
    case element(Int)
    /// The return key of the keyboard.
    case returnKey
    /// The key of the keyboard that types a text.
    case key(String)
    /// The keyboard.
    case keyboard
  }

  private(set) var nodes: [Node] = []

  /// Reads the elements of an app that runs; no elements for one that does not.
  init(_ run: AppRun) {
    guard let session = run.session, session.applicationState != nil else { return }
    add(.application, label: run.name, depth: 0) { snapshot in
      snapshot.add(.window, label: "", depth: 1) { snapshot in
        for node in session.elementTree { snapshot.add(node, depth: 2) }
        if session.hasKeyboard { snapshot.addKeyboard(session.returnKeyType ?? .default) }
      }
    }
  }

  mutating func add(
    _ type: XCUIElement.ElementType, label: String, identifier: String = "", title: String = "",
    depth: Int, target: Target = .screen, _ children: (inout Snapshot) -> Void = { _ in }
  ) {
    let index = nodes.count
    nodes.append(
      Node(
        type: type, identifier: identifier, label: label, title: title, value: nil,
        placeholder: nil, isEnabled: true, isSelected: false, hasFocus: false, isCovered: false,
        depth: depth, target: target))
    children(&self)
    nodes[index].end = nodes.count
  }

  private mutating func add(_ node: ElementNode, depth: Int) {
    let index = nodes.count
    let element = node.element
    nodes.append(
      Node(
        type: XCUIElement.ElementType(element.type), identifier: element.identifier ?? "",
        label: element.label, title: node.title ?? "", value: Self.value(of: element),
        placeholder: element.placeholder, isEnabled: element.isEnabled,
        isSelected: element.isSelected, hasFocus: element.hasFocus, isCovered: element.isCovered,
        depth: depth, target: .element(node.number)))
    for child in node.children { add(child, depth: depth + 1) }
    nodes[index].end = nodes.count
  }

  /// Returns the value as XCUITest gives it: a switch has 1 or 0, a tab with a number "2 items".
  private static func value(of element: Screen.Element) -> String? {
    switch element.type {
    case .switch: element.value == "on" ? "1" : "0"
    case .tab: element.value.map { $0 == "1" ? "1 item" : Int($0) == nil ? $0 : "\($0) items" }
    default: element.value
    }
  }
}

extension Snapshot.Node {
  /// Returns whether a text is the identifier, the label, the title, the value or the placeholder.
  func isIdentified(by text: String) -> Bool {
    identifier == text || label == text || title == text || value == text || placeholder == text
  }

  /// Returns whether the element has a type, and a text among its identifiers.
  func matches(_ type: XCUIElement.ElementType, _ text: String?) -> Bool {
    (type == .any || type == self.type) && (text.map(isIdentified) ?? true)
  }

  /// The element as XCTest lists it: `Button, identifier: 'send', label: 'Send', Disabled`.
  var line: String {
    var parts = [type.name]
    if !identifier.isEmpty { parts.append("identifier: '\(identifier)'") }
    if !label.isEmpty { parts.append("label: '\(label)'") }
    if let placeholder, !placeholder.isEmpty { parts.append("placeholderValue: '\(placeholder)'") }
    if let value { parts.append("value: \(value)") }
    if !isEnabled { parts.append("Disabled") }
    if isSelected { parts.append("Selected") }
    if hasFocus { parts.append("Keyboard Focused") }
    return parts.joined(separator: ", ")
  }
}
