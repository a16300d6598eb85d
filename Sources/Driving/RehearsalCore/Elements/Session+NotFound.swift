import HeadlessUIKit

extension Session {
  /// Returns the error for a query without a match: a hidden element, or a list of the nearest ones.
  func notFoundError(_ query: ElementQuery) throws(SessionError) -> SessionError {
    if let error = try missingScopeError(query) { return error }
    if let text = query.text, let hidden = hiddenElement(named: text) {
      let names = namesOnTop() ?? "nothing to tap"
      return SessionError(
        "\(hidden.elementName) is there but hidden", notes: ["what is in sight: \(names)"])
    }
    let elements = elementsOnTop(for: query)
    guard !elements.isEmpty else {
      return SessionError("there is no \(query): nothing is on the screen")
    }
    var notes: [String] = []
    let near = suggestions(for: query, among: elements)
    if !near.isEmpty { notes.append("did you mean \(near.joined(separator: " or "))?") }
    let sorted = Self.nearestFirst(elements, to: query)
    notes.append("on \(screenName) there are:")
    notes += sorted.prefix(12).map { "  \($0.type.rawValue) \($0.name.scriptQuoted)" }
    if sorted.count > 12 { notes.append("  … and \(sorted.count - 12) more") }
    return SessionError("there is no \(query) on \(screenName)", notes: notes)
  }

  /// Returns the error for an index past the last match; a list also counts the cells out of view.
  func tooFewError(_ query: ElementQuery, _ found: [any AccessibleElement]) -> SessionError {
    let total = max(count(query.withoutIndex), found.count)
    var notes = found.prefix(12).enumerated().map { "\($0 + 1): \($1.typeAndName)" }
    if total > notes.count { notes.append("… and \(total - notes.count) more") }
    if total > found.count { notes = [] }
    return SessionError(
      "there is no \(query): there \(total == 1 ? "is" : "are") only \(total)", notes: notes)
  }

  /// Returns the error for a query with several matches.
  func ambiguityError(_ query: ElementQuery, _ found: [any AccessibleElement]) -> SessionError {
    let types = Set(found.compactMap(\.elementType))
    var remedies = ["say which one with its number, as in \(Self.withIndex(query, found))"]
    if query.type == nil, types.count > 1 {
      remedies.insert("say which type, as in \(types.map(\.rawValue).sorted()[0]) …", at: 0)
    }
    remedies.append("or where it is, as in \(query) in cell containing \"…\"")
    return SessionError(
      "\(query) could be any of \(found.count) elements",
      notes: found.enumerated().map { "\($0 + 1): \($1.typeAndName)" } + remedies)
  }

  private static func withIndex(
    _ query: ElementQuery, _ found: [any AccessibleElement]
  ) -> String {
    var first = query
    first.index = 1
    if first.type == nil { first.type = found[0].elementType }
    return "\(first)"
  }

  /// Returns the names of the buttons and tabs on the topmost layer, for a sentence.
  private func namesOnTop() -> String? {
    let names = elementsOnTop().filter { $0.type == .button || $0.type == .tab }
      .map { $0.name.scriptQuoted }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Returns a sentence about the buttons and tabs on the topmost layer.
  func choicesOnTop() -> String {
    namesOnTop().map { "on it are \($0)" } ?? "nothing on it can be tapped"
  }

  /// Returns the nearest labels, each with its type if the query has the wrong type.
  private func suggestions(
    for query: ElementQuery, among elements: [Screen.Element]
  ) -> [String] {
    guard let text = query.text ?? query.containing else { return [] }
    return Nearest.to(text, among: elements.map(\.label)).compactMap { label in
      let named = elements.filter { $0.label == label && $0.type != .navigationBar }
      guard let first = named.first else { return label.scriptQuoted }
      let isWrongType = named.allSatisfy { query.type != nil && query.type != $0.type }
      return (isWrongType ? "\(first.type.rawValue) " : "") + label.scriptQuoted
    }
  }

  private func missingScopeError(_ query: ElementQuery) throws(SessionError) -> SessionError? {
    switch query.scope {
    case .alert where !hasLayer(.alert):
      return SessionError("no alert is up, so nothing is in it")
    case .sheet where !hasLayer(.actionSheet) && !hasLayer(.sheet):
      return SessionError("no sheet is up, so nothing is in it")
    case .banner where banner == nil:
      return SessionError("no banner is up, so nothing is in it")
    case .element(let outer):
      try checkExists(outer)
      return nil
    case .alert, .sheet, .banner, nil: return nil
    }
  }

  private func elementsOnTop(for query: ElementQuery? = nil) -> [Screen.Element] {
    guard let top = topmostLayer else { return [] }
    var reader = ElementReader()
    reader.read(top.root, isCovered: false)
    return reader.elements.distinctlyNamed(for: query)
  }

  private static func nearestFirst(
    _ elements: [Screen.Element], to query: ElementQuery
  ) -> [Screen.Element] {
    let wanted = query.text ?? query.containing ?? ""
    let ranked = elements.enumerated().map { place, element in
      let isWantedType = query.type == nil || query.type == element.type
      return (isWantedType ? 0 : 1, Nearest.distance(wanted, element.name), place, element)
    }
    return ranked.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
  }

  private func hiddenElement(named text: String) -> (any AccessibleElement)? {
    guard let view = application?.topViewController?.viewIfLoaded else { return nil }
    var waiting = [view]
    while let next = waiting.popLast() {
      if next.elementType != nil, next.rank(for: text) != nil { return next }
      waiting += next.subviews
    }
    return nil
  }
}

extension [Screen.Element] {
  /// Returns the elements with a name, without the texts that name the bar or cell around them.
  ///
  /// A query for texts gets all of them.
  func distinctlyNamed(for query: ElementQuery? = nil) -> [Screen.Element] {
    var around: [Screen.Element] = []
    return filter { element in
      around.removeAll { $0.depth >= element.depth }
      defer { around.append(element) }
      guard !element.name.isEmpty else { return false }
      guard element.type == .staticText, query?.type != .staticText else { return true }
      return !around.contains { $0.name == element.name }
    }
  }
}

extension Screen.Element {
  /// The label, or else the identifier.
  package var name: String { label.isEmpty ? identifier ?? "" : label }
}

extension AccessibleElement {
  /// The element's type and name, as in lists of elements.
  var typeAndName: String {
    let name = elementLabel.isEmpty ? elementIdentifier ?? elementTitle ?? "" : elementLabel
    let type = elementType?.rawValue ?? "container"
    return name.isEmpty ? type : "\(type) \(name.scriptQuoted)"
  }
}

/// A search for the words that are spelled most like another word.
package enum Nearest {
  /// Returns the nearest words, at most three, nearest first.
  ///
  /// A word is near if at most a third of the longer word differs, ignoring case, or if one word is a
  /// prefix of the other.
  package static func to(_ word: String, among candidates: some Sequence<String>) -> [String] {
    var seen: Set<String> = []
    let ranked = candidates.filter { !$0.isEmpty && seen.insert($0).inserted }
      .enumerated()
      .compactMap { place, candidate -> (Int, Int, String)? in
        isNear(word, candidate).map { ($0, place, candidate) }
      }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }

  /// Returns the number of letters to insert, delete, replace or swap, ignoring case.
  package static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased())
    let right = Array(right.lowercased())
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var before: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let change = last[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        var cost = min(last[column] + 1, current[column - 1] + 1, change)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, before[column - 2] + 1)
        }
        current.append(cost)
      }
      before = last
      last = current
    }
    return last[right.count]
  }

  private static func isNear(_ word: String, _ candidate: String) -> Int? {
    let longer = max(word.count, candidate.count)
    let distance = distance(word, candidate)
    if distance <= longer / 3 { return distance }
    let (small, large) = (word.lowercased(), candidate.lowercased())
    guard small.count > 1 else { return nil }
    return large.hasPrefix(small) || small.hasPrefix(large) ? longer : nil
  }
}
