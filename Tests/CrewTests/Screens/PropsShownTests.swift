@testable import Crew
import Foundation
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Props and what is shown")
struct PropsShownTests {
  @Test("on each of the 19 screens, every value of the props is on the screen")
  func walk() throws {
    var seen: Set<String> = []
    for walk in PropsWalk.all {
      let session = try Session.crew(walk.storage)
      for action in [nil] + walk.actions {
        if let action { try session.perform(action) }
        try session.perform(.settle)
        seen.insert(session.screen.name)
        try compare(session.screen)
      }
      #expect(session.device.findings.all == [])
    }
    #expect(seen.count == 19, "\(seen.sorted())")
  }

  /// Compares the leaves of the props with the screen's title, texts and controls.
  private func compare(_ screen: Screen) throws {
    let props = try #require(screen.props, "\(screen.name) tells no props")
    let leaves = PropsLeaf.all(of: props)
    #expect(!leaves.isEmpty, "\(screen.name)")
    for leaf in leaves {
      let name = "\(screen.name).\(leaf.name)"
      guard let isShown = PropsRules.all[name] ?? PropsRules.all[leaf.name] else {
        let text = try #require(leaf.text, "\(name) is no text: add a rule for it")
        #expect(screen.shows(text), "\(name) is \(text)")
        continue
      }
      #expect(isShown(leaf, screen), "\(name) is \(leaf.value), at row \(leaf.row ?? -1)")
    }
  }
}

/// A value of the props with its name, such as `rows.title`, and its place in a list.
struct PropsLeaf {
  let name: String
  let row: Int?
  let value: PropsValue

  /// The text to look for, empty for an absent value; nil for a value that is no text.
  var text: String? {
    switch value {
    case .string(let text): text
    case .null: ""
    default: nil
    }
  }

  /// Returns the leaves of props, in order.
  static func all(of props: PropsValue, name: String = "", row: Int? = nil) -> [PropsLeaf] {
    switch props {
    case .object(let members):
      members.flatMap {
        all(of: $0.value, name: name.isEmpty ? $0.name : "\(name).\($0.name)", row: row)
      }
    case .list(let values):
      values.enumerated().flatMap { all(of: $1, name: name, row: $0) }
    default: [PropsLeaf(name: name, row: row, value: props)]
    }
  }
}

extension Screen {
  /// Whether a text is the title, or a label or a value on the screen; true for no text.
  func shows(_ text: String) -> Bool {
    text.isEmpty || title == text
      || elements.contains { $0.label == text || $0.value == text || $0.label.contains(text) }
  }

  /// The first element of a type with an identifier or a label.
  func element(_ type: ElementType, _ name: String? = nil) -> Element? {
    elements.first { $0.type == type && (name == nil || $0.identifier == name || $0.label == name) }
  }

  /// The cells, in order, each with the elements inside it.
  var rows: [(cell: Element, inside: [Element])] {
    var rows: [(cell: Element, inside: [Element])] = []
    for element in elements {
      if element.type == .cell {
        rows.append((element, []))
      } else if let last = rows.last, element.depth > last.cell.depth {
        rows[rows.count - 1].inside.append(element)
      }
    }
    return rows
  }
}
