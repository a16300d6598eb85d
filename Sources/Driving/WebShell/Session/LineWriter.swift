import HeadlessUIKit
package import RehearsalCore

/// A writer of the script lines that stand for acts on the elements of a screen.
package struct LineWriter {
  private let screen: Screen

  /// Creates a writer for the screen on which the acts happen.
  package init(_ screen: Screen) {
    self.screen = screen
  }

  /// Returns the line of a tap on an element.
  package func tap(_ index: Int) throws(WebRefusal) -> [String] {
    ["tap \(try selector(index))"]
  }

  /// Returns the line that sets a value.
  package func set(_ index: Int, to value: String) throws(WebRefusal) -> [String] {
    ["set \(try selector(index)) \(value.scriptQuoted)"]
  }

  /// Returns the lines that make a text the content of a field: what follows its content, or all.
  package func type(_ text: String, into index: Int) throws(WebRefusal) -> [String] {
    let selector = try selector(index)
    let element = screen.elements[index]
    let old = element.value ?? ""
    guard !old.isEmpty else {
      return text.isEmpty ? [] : ["type \(text.scriptQuoted) into \(selector)"]
    }
    if element.type != .secureTextField, text.hasPrefix(old) {
      let rest = String(text.dropFirst(old.count))
      return rest.isEmpty ? [] : ["type \(rest.scriptQuoted) into \(selector)"]
    }
    return ["clear \(selector)"]
      + (text.isEmpty ? [] : ["type \(text.scriptQuoted) into \(selector)"])
  }

  /// Returns the shortest words that name an element, and only it.
  private func selector(_ index: Int) throws(WebRefusal) -> String {
    guard screen.elements.indices.contains(index) else {
      throw WebRefusal(409, "the screen has changed: it has no such element any more")
    }
    let element = screen.elements[index]
    let reachable = screen.elements.indices.filter { !screen.elements[$0].isCovered }
    guard reachable.contains(index) else {
      throw WebRefusal(409, "\(element.type.rawValue) \(element.name.scriptQuoted) is covered")
    }
    return query(of: element, at: index, among: reachable).description
  }

  private func query(
    of element: Screen.Element, at index: Int, among reachable: [Int]
  ) -> ElementQuery {
    let name = element.name
    let ofType = reachable.filter { screen.elements[$0].type == element.type }
    guard !name.isEmpty, element.type != .cell || !name.contains("\n") else {
      return ElementQuery(type: element.type, index: position(of: index, in: ofType))
    }
    let named = reachable.filter { screen.elements[$0].hasName(name) }
    if named.count == 1 { return ElementQuery(name) }
    let same = ofType.filter { screen.elements[$0].hasName(name) }
    return ElementQuery(
      name, type: element.type, index: same.count == 1 ? nil : position(of: index, in: same))
  }

  private func position(of index: Int, in indices: [Int]) -> Int {
    (indices.firstIndex(of: index) ?? 0) + 1
  }
}

extension Screen.Element {
  /// Whether a selector with a text finds the element.
  fileprivate func hasName(_ name: String) -> Bool {
    let name = name.lowercased()
    return label.lowercased() == name || identifier?.lowercased() == name
      || placeholder?.lowercased() == name
  }
}
