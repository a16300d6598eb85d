import HeadlessDevice
import HeadlessUIKit
import VirtualTime

/// A new device with a window, and the elements on its screen.
struct Phone {
  let window: UIWindow

  /// Creates a phone whose window has these subviews, back to front.
  init(_ views: UIView...) {
    Device.current = Device()
    window = UIWindow(frame: .zero)
    window.isHidden = false
    for view in views { window.addSubview(view) }
    settle()
  }

  /// Runs the work that is due now.
  func settle() {
    try? Device.current.clock.runDueWork()
  }

  /// Lets virtual time pass.
  func wait(_ duration: Duration) {
    try? Device.current.clock.advance(by: duration)
  }

  /// Returns the first element with a label, and with a type if one is given.
  func find(_ label: String, _ type: ElementType? = nil) -> (any AccessibleElement)? {
    window.firstDescendant {
      $0.elementType != nil && (type == nil || $0.elementType == type) && $0.elementHasLabel(label)
    }
  }

  /// Taps the element with a label, and runs the work that is due then.
  func tap(_ label: String, _ type: ElementType? = nil) throws {
    let found = find(label, type)
    guard let found else { throw Refusal("nothing is called \(label)") }
    try found.performTap()
    settle()
  }

  /// The elements on the screen, a line each: type, label, value, identifier and state.
  var lines: [String] {
    var lines: [String] = []
    window.forEachDescendant { element in
      if let type = element.elementType { lines.append(Self.line(type, element)) }
      return false
    }
    return lines
  }

  /// The messages of the findings.
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

/// A list of recorded events, in order.
final class Diary {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  /// Returns the recorded lines and removes them.
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Returns the message of the refusal an action throws; nil if it throws none.
func refusal(of act: () throws -> Void) -> String? {
  do {
    try act()
    return nil
  } catch {
    return (error as? Refusal)?.message ?? "\(error)"
  }
}
