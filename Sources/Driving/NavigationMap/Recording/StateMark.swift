import HeadlessUIKit
import RehearsalCore

/// A short mark of what is on a screen, the same in every run, which tells screens apart by props.
struct StateMark {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The mark: six hexadecimal digits.
  var text: String {
    let folded = (hash ^ hash >> 24 ^ hash >> 48) & 0xFF_FFFF
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Creates the mark of a screen's props and controls.
  init(of screen: Screen) {
    if let props = screen.props { add(props) }
    var cells = 0
    for element in screen.elements {
      switch element.type {
      case .cell: cells = min(cells + 1, 2)
      case .staticText, .navigationBar, .tabBar: continue
      default:
        add(element.type.rawValue)
        add(element.identifier ?? element.label)
        add(element.isEnabled ? "enabled" : "disabled")
        add(
          element.type.isField ? (element.value ?? "").isEmpty ? "" : "text" : element.value ?? "")
      }
    }
    add("\(cells) cells")
  }

  /// Adds a tree of values; a number counts as none, one or many, and a list by its first values.
  private mutating func add(_ value: PropsValue) {
    switch value {
    case .int(let number): add("\(min(max(number, 0), 2))")
    case .double: add("number")
    case .string(let text): add(text.isEmpty ? "" : "text")
    case .list(let values):
      add("list \(min(values.count, 2))")
      if let first = values.first { add(first) }
    case .object(let members):
      for member in members {
        add(member.name)
        add(member.value)
      }
    case .null, .bool: add(value.description)
    }
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
