import HeadlessDevice
import HeadlessUIKit
import VirtualTime

/// A fresh phone with a window on it, and what a person finds there.
struct Phone {
  let window: UIWindow

  /// A phone that shows these views, one behind the other.
  init(_ views: UIView...) {
    Device.current = Device()
    window = UIWindow(frame: .zero)
    window.isHidden = false
    for view in views { window.addSubview(view) }
    settle()
  }

  /// Runs what is due now.
  func settle() {
    try? Device.current.clock.runDueWork()
  }

  /// The first element with a label, of a type where one is given.
  func find(_ label: String, _ type: ElementType? = nil) -> (any AccessibleElement)? {
    window.firstDescendant {
      $0.elementType != nil && (type == nil || $0.elementType == type) && $0.elementHasLabel(label)
    }
  }

  /// Taps the element with a label, and runs what is due then.
  func tap(_ label: String, _ type: ElementType? = nil) throws {
    let found = find(label, type)
    guard let found else { throw Refusal("nothing is called \(label)") }
    try found.performTap()
    settle()
  }

  /// The elements on the screen, a line each: type, label, value, and what is special about them.
  var lines: [String] {
    var lines: [String] = []
    window.forEachDescendant { element in
      if let type = element.elementType { lines.append(Self.line(type, element)) }
      return false
    }
    return lines
  }

  /// What the phone found wrong.
  var findings: [String] { Device.current.findings.all.map(\.message) }

  private static func line(_ type: ElementType, _ element: any AccessibleElement) -> String {
    var words = [type.rawValue]
    if !element.elementLabel.isEmpty { words.append("\"\(element.elementLabel)\"") }
    if let value = element.elementValue { words.append("= \"\(value)\"") }
    if let identifier = element.elementIdentifier { words.append("#\(identifier)") }
    if !element.elementIsEnabled { words.append("disabled") }
    if element.elementIsSelected { words.append("selected") }
    if element.elementHasFocus { words.append("focused") }
    return words.joined(separator: " ")
  }
}

/// Writes down what happens, in order.
final class Diary {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  /// The lines so far, which are then forgotten.
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// The refusal of an act; nil where it was not refused.
func refusal(of act: () throws -> Void) -> String? {
  do {
    try act()
    return nil
  } catch {
    return (error as? Refusal)?.message ?? "\(error)"
  }
}
