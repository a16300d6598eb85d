import HeadlessUIKit

/// What a person wants of an element, which tells who else with the same text is not meant.
enum Intent {
  case tap, text, value, swipe

  /// Whether an element of a type can be meant at all where a better one is there.
  func fits(_ type: ElementType) -> Bool {
    switch self {
    case .tap: ![.staticText, .navigationBar, .tabBar, .toolbar, .table, .other].contains(type)
    case .text: [.textField, .secureTextField, .searchField, .textView].contains(type)
    case .value:
      [.switch, .slider, .stepper, .segmentedControl, .picker, .pickerWheel, .datePicker]
        .contains(type)
    case .swipe: type == .cell
    }
  }

  var verb: String {
    switch self {
    case .tap: "tapped"
    case .text: "typed into"
    case .value: "set"
    case .swipe: "swiped"
    }
  }
}

extension Session {
  /// The one element a query means, where a finger can reach it now.
  func reach(
    _ query: ElementQuery, for intent: Intent
  ) throws(SessionError) -> any AccessibleElement {
    let found = try locate(query, for: intent)
    if let cover = found.cover {
      throw SessionError(
        "\(found.element.elementName) cannot be \(intent.verb): \(cover) is over it",
        notes: ["close \(cover) first; on it are \(namesOnTop())"])
    }
    guard found.element.elementIsEnabled else {
      throw SessionError(
        "\(found.element.elementName) cannot be \(intent.verb): it is disabled",
        notes: ["wait for it with `expect \(query) enabled`, or see what it waits for with `props`"]
      )
    }
    return found.element
  }

  /// The one element a query means, and what covers it.
  func locate(
    _ query: ElementQuery, for intent: Intent? = nil
  ) throws(SessionError) -> (element: any AccessibleElement, cover: String?) {
    if let cell = numberedCell(query) { return (cell, nil) }
    if let found = try inSight(query, for: intent) { return found }
    if intent != nil, scrollIntoSight(query), let found = try inSight(query, for: intent) {
      return found
    }
    throw try missing(query)
  }

  /// The cell of a number in the only list that can be reached, wherever it is scrolled to.
  private func numberedCell(_ query: ElementQuery) -> (any AccessibleElement)? {
    guard let index = query.index, query.unnumbered.meansAllCells,
      let layer = visibleLayers.first(where: { $0.cover == nil }), layer.lists.count == 1
    else { return nil }
    return layer.lists[0].scrollToCell(at: index - 1)
  }

  private func inSight(
    _ query: ElementQuery, for intent: Intent?
  ) throws(SessionError) -> (element: any AccessibleElement, cover: String?)? {
    for layer in layers(for: query.scope) {
      let found = layer.finder(narrowedBy: query.scope).matches(query, for: intent)
      guard !found.isEmpty else { continue }
      return (try pick(from: found, query), layer.cover)
    }
    return nil
  }

  private func pick(
    from found: [any AccessibleElement], _ query: ElementQuery
  ) throws(SessionError) -> any AccessibleElement {
    if let index = query.index {
      guard found.indices.contains(index - 1) else {
        throw tooFew(query, found)
      }
      return found[index - 1]
    }
    guard found.count == 1 || (query.text == nil && query.type == .banner) else {
      throw ambiguous(query, found)
    }
    return found[0]
  }

  /// There are not so many; a list counts also the cells that are not in sight.
  private func tooFew(
    _ query: ElementQuery, _ found: [any AccessibleElement]
  ) -> SessionError {
    let total = max(count(query.unnumbered), found.count)
    var notes = found.prefix(12).enumerated().map { "\($0 + 1): \($1.pictureName)" }
    if total > notes.count { notes.append("… and \(total - notes.count) more") }
    if total > found.count { notes = [] }
    return SessionError(
      "there is no \(query): there \(total == 1 ? "is" : "are") only \(total)", notes: notes)
  }

  private func ambiguous(
    _ query: ElementQuery, _ found: [any AccessibleElement]
  ) -> SessionError {
    let types = Set(found.compactMap(\.elementType))
    var ways = ["say which one with its number, as in \(Self.numbered(query, found))"]
    if query.type == nil, types.count > 1 {
      ways.insert("say which type, as in \(types.map(\.rawValue).sorted()[0]) …", at: 0)
    }
    ways.append("or where it is, as in \(query) in cell containing \"…\"")
    return SessionError(
      "\(query) could be any of \(found.count) elements",
      notes: found.enumerated().map { "\($0 + 1): \($1.pictureName)" } + ways)
  }

  private static func numbered(
    _ query: ElementQuery, _ found: [any AccessibleElement]
  ) -> String {
    var first = query
    first.index = 1
    if first.type == nil { first.type = found[0].elementType }
    return "\(first)"
  }
}

extension AccessibleElement {
  /// How lists of what is there name it: type, then its name.
  var pictureName: String {
    let name = elementLabel.isEmpty ? elementIdentifier ?? elementTitle ?? "" : elementLabel
    let type = elementType?.rawValue ?? "container"
    return name.isEmpty ? type : "\(type) \(name.scriptQuoted)"
  }
}
