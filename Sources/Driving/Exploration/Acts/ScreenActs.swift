import HeadlessUIKit
import RehearsalCore

/// The acts that a screen offers a user.
struct ScreenActs {
  private let reader: ActReader
  private let texts: TypedTexts

  init(_ reader: ActReader, texts: TypedTexts) {
    self.reader = reader
    self.texts = texts
  }

  /// Returns the acts on a screen in reading order, then the gestures that need no element.
  ///
  /// Of the rows of a list it takes the first, the last and one between them.
  ///
  /// - Parameters:
  ///   - gestures: the gestures that views answer, by the indices of elements.
  ///   - choices: the values of the wheel at an index.
  func acts(
    on screen: Screen, _ gestures: [Int: OfferedGestures] = [:],
    choices: (Int) -> [String] = { _ in [] }
  ) -> [Act] {
    let indices = screen.elements.indices.filter {
      screen.elements[$0].isEnabled && !screen.elements[$0].isCovered
    }
    let names = Names(indices, of: screen.elements)
    var acts: [Act] = []
    for index in indices {
      guard let query = names.query(at: index) else { continue }
      let element = screen.elements[index]
      acts += self.acts(on: element, query, screen)
      if element.type == .pickerWheel { acts += turns(of: element, query, among: choices(index)) }
      if let offered = gestures[index] { acts += touches(offered, on: element, query) }
    }
    let types = indices.lazy.map { screen.elements[$0].type }
    let hasList = types.contains { $0 == .table || $0 == .collectionView }
    return acts + self.gestures(on: screen, hasList: hasList) + waiting(screen)
  }

  /// Returns the gestures on an element that its type alone does not offer.
  private func touches(
    _ offered: OfferedGestures, on element: Screen.Element, _ query: ElementQuery
  ) -> [Act] {
    guard element.type != .cell else { return [] }
    var acts: [Act] = []
    if offered.contains(.tap) { acts.append(reader.act(.tap(query))) }
    if offered.contains(.longPress) { acts.append(reader.act(.longPress(query))) }
    if offered.contains(.swipeLeft) { acts.append(reader.act(.swipeLeft(query))) }
    if offered.contains(.swipeRight) { acts.append(reader.act(.swipeRight(query))) }
    return acts
  }

  private func acts(
    on element: Screen.Element, _ query: ElementQuery, _ screen: Screen
  ) -> [Act] {
    switch element.type {
    case .button, .link: element.isSelected ? [] : [tap(query)]
    case .tab: element.isSelected ? [] : [tap(query)]
    case .cell:
      [
        tap(query), reader.act(.swipeLeft(query)), reader.act(.swipeRight(query)),
        reader.act(.longPress(query)),
      ]
    case .banner: [tap(ElementQuery(type: .banner))]
    case .switch: [reader.act(.set(query, to: element.value == "1" ? "off" : "on"))]
    case .textField, .secureTextField, .searchField, .textView: typing(element, query, screen)
    case .slider: settings(["0%", "100%"] + texts.learned(for: query, on: screen.name), query)
    case .stepper: settings(["+", "-"], query)
    case .picker, .pickerWheel, .datePicker:
      settings(texts.learned(for: query, on: screen.name), query)
    default: []
    }
  }

  /// Returns the turns of a wheel to its first and its last value.
  private func turns(
    of wheel: Screen.Element, _ query: ElementQuery, among choices: [String]
  ) -> [Act] {
    guard let first = choices.first, let last = choices.last else { return [] }
    return settings((first == last ? [first] : [first, last]).filter { $0 != wheel.value }, query)
  }

  private func settings(_ values: [String], _ query: ElementQuery) -> [Act] {
    values.map { reader.act(.set(query, to: $0)) }
  }

  private func tap(_ query: ElementQuery) -> Act {
    var act = reader.act(.tap(query))
    act.tapped = "\(query)"
    return act
  }

  private func typing(
    _ element: Screen.Element, _ query: ElementQuery, _ screen: Screen
  ) -> [Act] {
    guard Self.isBlank(element.value ?? "") else {
      return [reader.act(.clear(query))] + (element.hasFocus ? [reader.act(.submit)] : [])
    }
    return texts.texts(for: element, query, on: screen.name)
      .map { reader.act(.type($0, into: query)) }
  }

  /// Whether a field's value is empty, or the zero that an app formats for an empty one: "$0.00".
  private static func isBlank(_ value: String) -> Bool {
    value.isEmpty
      || value.contains { $0.wholeNumberValue == 0 }
        && value.allSatisfy { !$0.isLetter && ($0.wholeNumberValue ?? 0) == 0 }
  }

  private func gestures(on screen: Screen, hasList: Bool) -> [Act] {
    guard screen.alert == nil, !screen.hasOpenMenu else { return [] }
    var acts: [Act] = []
    if screen.path.count > 1 {
      acts += [reader.act(.back), reader.act(.swipeBack), reader.act(.swipeDown)]
    }
    if hasList { acts.append(reader.act(.refresh)) }
    return acts
  }

  /// Returns the waits for the next pending work and for the next answer.
  private func waiting(_ screen: Screen) -> [Act] {
    guard let next = screen.pending.first else { return [] }
    let answer = screen.pending.first(where: \.isRequest)
    return answer == nil || answer == next ? [Act(.event)] : [Act(.event), Act(.answer)]
  }
}

extension Screen.Pending {
  /// Whether the work is the answer to a request.
  var isRequest: Bool { purpose.hasPrefix("request") }
}

/// The queries that name each element of a screen, and only it.
private struct Names {
  private static let nameless: Set<ElementType> = [
    .button, .link, .switch, .textField, .secureTextField, .searchField, .textView, .slider,
    .stepper, .tab, .picker, .pickerWheel, .datePicker,
  ]

  private let indices: [Int]
  private let elements: [Screen.Element]
  private var chosenCells: [Int: Int] = [:]
  private let inCells: Set<Int>

  /// The number of equal elements outside of rows that are all taken, such as the squares of a board.
  private static let equalLimit = 16

  /// Creates the queries of elements.
  ///
  /// - Parameters:
  ///   - indices: The places of those that a user reaches.
  ///   - elements: All elements of the screen.
  init(_ indices: [Int], of elements: [Screen.Element]) {
    (self.indices, self.elements) = (indices, elements)
    inCells = Self.inCells(elements)
    let cells = indices.filter { elements[$0].type == .cell }
    for (number, index) in cells.enumerated()
    where number == 0 || number == cells.count - 1 || number == cells.count / 2 {
      chosenCells[index] = number + 1
    }
  }

  /// Returns the query of an element by its place on the screen; nil for one that has none or needs none.
  func query(at index: Int) -> ElementQuery? {
    let element = elements[index]
    if element.type == .cell {
      return chosenCells[index].map { ElementQuery(type: .cell, index: $0) }
    }
    let name = Self.name(of: element)
    guard !name.isEmpty else { return nameless(at: index) }
    let same = indices.filter {
      elements[$0].type == element.type && Self.name(of: elements[$0]) == name
    }
    // Of many equal elements, such as a button in each row, the first and the last are enough.
    let isOneOfFew = same.count <= Self.equalLimit && !inCells.contains(index)
    guard isOneOfFew || same.first == index || same.last == index else { return nil }
    let position = same.count == 1 ? nil : same.firstIndex(of: index).map { $0 + 1 }
    return ElementQuery(name, type: element.type, index: position)
  }

  /// Returns the places of the elements that are in a cell.
  private static func inCells(_ elements: [Screen.Element]) -> Set<Int> {
    var found: Set<Int> = []
    var cellDepth: Int?
    for (index, element) in elements.enumerated() {
      if let depth = cellDepth, element.depth > depth {
        found.insert(index)
      } else {
        cellDepth = element.type == .cell ? element.depth : nil
      }
    }
    return found
  }

  /// Returns the query of a control without a name: its place among all of its type, reached or not.
  private func nameless(at index: Int) -> ElementQuery? {
    let type = elements[index].type
    guard Self.nameless.contains(type) else { return nil }
    let same = elements.indices.filter { elements[$0].type == type }
    let number = same.firstIndex(of: index).map { $0 + 1 }
    return ElementQuery(type: type, index: same.count == 1 ? nil : number)
  }

  private static func name(of element: Screen.Element) -> String {
    if let identifier = element.identifier, !identifier.isEmpty { return identifier }
    return element.label.isEmpty ? element.placeholder ?? "" : element.label
  }
}
