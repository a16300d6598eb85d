import Coordination
import Foundation
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore

/// The screen, its elements, and the app's mistakes, as lines and as JSON.
struct ScreenInspector {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// The screen as JSON, with the version of its form.
  var screen: PropsValue { Self.json(of: session.screen) }

  /// The elements as JSON.
  var elements: PropsValue { .list(session.screen.elements.map(Self.json)) }

  /// The elements, one line each.
  var elementLines: [String] {
    let elements = session.screen.elements.map { element in
      let indent = String(repeating: "  ", count: element.depth)
      var words = [element.type.rawValue]
      if let identifier = element.identifier { words.append("#\(identifier)") }
      if !element.label.isEmpty { words.append(element.label.scriptQuoted) }
      if let value = element.value { words.append("value \(value.scriptQuoted)") }
      if !element.isEnabled { words.append("disabled") }
      if element.isSelected { words.append("selected") }
      if element.hasFocus { words.append("focused") }
      if element.isCovered { words.append("covered") }
      return indent + words.joined(separator: " ")
    }
    return elements.isEmpty ? ["no elements"] : elements
  }

  /// The objects that were removed and are still alive, one line each.
  var leakLines: [String] {
    let leaks = session.leaks.map(\.description)
    return leaks.isEmpty ? ["no leaks"] : leaks
  }

  /// The objects that were removed and are still alive, as JSON.
  var leaks: PropsValue { .list(session.leaks.map(Self.json)) }

  /// The app's mistakes, one line each.
  var findingLines: [String] {
    let findings = session.device.findings.all.map { "step \($0.step)  \($0.message)" }
    return findings.isEmpty ? ["no findings"] : findings
  }

  /// The app's mistakes, as JSON.
  var findings: PropsValue { .list(session.device.findings.all.map(Self.json)) }

  private static func json(of value: some Encodable) -> PropsValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(value) else { return .null }
    return (try? PropsValue(json: data)) ?? .null
  }
}
