import HeadlessUIKit

extension Session {
  /// The error for a query that nothing answers: what is hidden, else what is there, nearest first.
  func missing(_ query: ElementQuery) throws(SessionError) -> SessionError {
    if let inner = try missingScope(query) { return inner }
    if let text = query.text, let hidden = hiddenElement(named: text) {
      return SessionError(
        "\(hidden.elementName) is there but hidden", notes: ["what is in sight: \(namesOnTop())"])
    }
    let there = elementsOnTop()
    guard !there.isEmpty else {
      return SessionError("there is no \(query): nothing is on the screen")
    }
    var notes: [String] = []
    let near = nearby(query, among: there)
    if !near.isEmpty { notes.append("did you mean \(near.joined(separator: " or "))?") }
    let sorted = Self.nearestFirst(there, to: query)
    notes.append("on \(screenName) there are:")
    notes += sorted.prefix(12).map { "  \($0.type.rawValue) \($0.name.scriptQuoted)" }
    if sorted.count > 12 { notes.append("  … and \(sorted.count - 12) more") }
    return SessionError("there is no \(query) on \(screenName)", notes: notes)
  }

  /// What a person may have meant; with its type where that is what the query has wrong.
  private func nearby(_ query: ElementQuery, among there: [Screen.Element]) -> [String] {
    guard let wanted = query.text ?? query.containing else { return [] }
    let isOther = { (element: Screen.Element) in query.type.map { $0 != element.type } ?? false }
    return Nearest.to(wanted, among: there.map(\.label)).compactMap { label in
      let named = there.filter { $0.label == label && $0.type != .navigationBar }
      guard let first = named.first else { return label.scriptQuoted }
      let isWrongType = named.allSatisfy(isOther)
      return (isWrongType ? "\(first.type.rawValue) " : "") + label.scriptQuoted
    }
  }

  /// The names of what can be touched on the topmost layer, for a sentence.
  func namesOnTop() -> String {
    let names = elementsOnTop().filter { $0.type == .button || $0.type == .tab }
      .map { $0.name.scriptQuoted }
    return names.isEmpty ? "nothing to tap" : names.joined(separator: ", ")
  }

  private func missingScope(_ query: ElementQuery) throws(SessionError) -> SessionError? {
    switch query.scope {
    case .alert where !isUp(.alert): return SessionError("no alert is up, so nothing is in it")
    case .sheet where !isUp(.actionSheet) && !isUp(.sheet):
      return SessionError("no sheet is up, so nothing is in it")
    case .banner where banner == nil:
      return SessionError("no banner is up, so nothing is in it")
    case .element(let outer):
      _ = try locate(outer)
      return nil
    default: return nil
    }
  }

  private func elementsOnTop() -> [Screen.Element] {
    guard let top = layers(for: nil).first(where: { $0.cover == nil }) else { return [] }
    var reader = ElementReader()
    top.visit { reader.read($0, isCovered: false) }
    return reader.elements.filter { !$0.name.isEmpty }
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

extension Screen.Element {
  /// What a person calls it: its label, else its identifier.
  package var name: String { label.isEmpty ? identifier ?? "" : label }
}
