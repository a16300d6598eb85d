import HeadlessUIKit
import RehearsalCore

/// The candidates for an element of a command's form.
struct Vocabulary {
  let screen: Screen
  let typed: String
  let files: (String) -> [String]

  /// Returns the words for an element, not yet filtered by the typed text.
  func words(for element: Syntax) -> [String] {
    switch element {
    case .word(let word): [word]
    case .operand(let operand): words(for: operand.kind)
    case .optional: []
    }
  }

  private func words(for kind: Operand.Kind) -> [String] {
    switch kind {
    case .command: CommandTable.shared.names { $0.place == .anywhere || $0.place == .prompt }
    case .topic: CommandTable.shared.names()
    case .element, .settable, .expected, .counted: onScreen + types + ["in", "containing"]
    case .screen, .screens: screen.path + [screen.name]
    case .choice(let words): words
    case .file, .content: files(typed)
    case .method: RequestMethod.all
    case .comparison: Comparison.allCases.map(\.rawValue)
    case .text where !typed.isEmpty: onScreen
    default: []
    }
  }

  /// The names of the elements on the screen, controls before static texts.
  private var onScreen: [String] {
    let named = screen.elements.filter { !$0.isCovered && !$0.name.isEmpty }
    let readOnly = named.filter { $0.type == .staticText }
    let usable = named.filter { $0.type != .staticText && !$0.type.isStructure }
    return (usable + readOnly).map(\.name)
  }

  private var types: [String] {
    let present = Set(screen.elements.map(\.type))
    return ElementType.allCases.filter { present.contains($0) && !$0.isStructure }.map(\.rawValue)
  }
}

extension ElementType {
  /// Whether the type only contains other elements, such as a bar or a table.
  fileprivate var isStructure: Bool {
    [.navigationBar, .tabBar, .toolbar, .table, .collectionView, .window, .other].contains(self)
  }
}
