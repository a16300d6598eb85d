import HeadlessUIKit
import RehearsalCore

/// The reason that a text is not a map.
public struct MapProblem: Error, Equatable, CustomStringConvertible {
  /// The requirement that the text does not meet.
  public let description: String
}

extension AppMap {
  /// Creates a map from its JSON, or from the `map.json` of an exploration.
  public init(json: String) throws(MapProblem) {
    let value: PropsValue
    do {
      value = try PropsValue(json: json)
    } catch {
      throw MapProblem(description: "it is not JSON: \(error.description)")
    }
    switch value.int("version") {
    case 1: try self.init(explored: value)
    case Self.version: try self.init(value)
    case .some(let version):
      throw MapProblem(description: "its version is \(version), and this program reads 1 and 2")
    case nil: throw MapProblem(description: "it has no version, so it is no map")
    }
  }

  private init(_ value: PropsValue) throws(MapProblem) {
    let detail = value.text("state").flatMap(Detail.init(rawValue:)) ?? .screen
    self.init(app: value.text("app") ?? "App", detail: detail)
    hasCoverage = value.bool("covered") ?? false
    for item in value.list("screens") { screens.append(try Screen(item)) }
    for item in value.list("edges") { edges.append(try Edge(item)) }
    try checkEnds()
  }

  /// Reads the names of screens and the moves that an exploration found.
  private init(explored value: PropsValue) throws(MapProblem) {
    self.init(app: "App")
    for case .string(let name) in value.list("screens") {
      screens.append(Screen(id: name, name: name))
    }
    for item in value.list("edges") {
      guard let from = item.text("from"), let to = item.text("to") else {
        throw MapProblem(description: "an edge has no `from` or no `to`")
      }
      let lines = item.texts("by")
      edges.append(Edge(from: from, Act(line: lines.last ?? ""), to: to, .replaced))
    }
    try checkEnds()
  }

  private func checkEnds() throws(MapProblem) {
    let known = Set(screens.map(\.id))
    for id in edges.flatMap({ [$0.from, $0.to].compactMap { $0 } }) where !known.contains(id) {
      throw MapProblem(description: "an edge names the screen \(id), which is not in `screens`")
    }
  }
}

extension AppMap.Act {
  /// Creates the act of a line of a script.
  fileprivate init(line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first {
    case "open": self.init("open", .link, words.last)
    case "push": self.init("push", .push)
    case "shortcut": self.init("shortcut", .shortcut, words.last)
    case "launch": self.init("launch", .launch)
    case "tap":
      let text = line.split(separator: "\"").dropFirst().first.map(String.init)
      let type = line.contains(" tab ") ? ElementType.tab : line.contains("cell") ? .cell : .button
      self.init("tap", on: AppMap.Element(type, text ?? ""))
    default: self.init(words.first ?? "tap")
    }
  }
}

// MARK: Members

extension AppMap.Screen {
  fileprivate init(_ value: PropsValue) throws(MapProblem) {
    guard let id = value.text("id") else {
      throw MapProblem(description: "a screen has no `id`")
    }
    self.init(id: id, name: value.text("name") ?? id)
    title = value.text("title")
    flow = value.texts("flow")
    style = value.text("style").flatMap(Style.init(rawValue:)) ?? .full
    visits = value.int("visits") ?? 0
    isCovered = value.bool("covered") ?? true
    faults = value.texts("faults")
    texts = value.texts("texts")
    elements = value.list("elements").compactMap(AppMap.Element.init)
    alerts = value.list("alerts").map { alert in
      AppMap.Alert(
        title: alert.text("title"), message: alert.text("message"), buttons: alert.texts("buttons"),
        isActionSheet: alert.bool("actionSheet") ?? false)
    }
  }
}

extension AppMap.Element {
  fileprivate init?(_ value: PropsValue) {
    guard let type = value.text("type").flatMap(ElementType.init(rawValue:)) else { return nil }
    self.init(type, value.text("label") ?? "")
    identifier = value.text("identifier")
    self.value = value.text("value")
    placeholder = value.text("placeholder")
    isEnabled = value.bool("enabled") ?? true
    isSelected = value.bool("selected") ?? false
    depth = value.int("depth") ?? 0
  }
}

extension AppMap.Edge {
  fileprivate init(_ value: PropsValue) throws(MapProblem) {
    guard let to = value.text("to"), let gesture = value.text("act") else {
      throw MapProblem(description: "an edge has no `to` or no `act`")
    }
    guard let effect = value.text("effect").flatMap(Effect.init(rawValue:)) else {
      let effects = Effect.allCases.map(\.rawValue).joined(separator: ", ")
      throw MapProblem(description: "the `effect` of an edge to \(to) is none of \(effects)")
    }
    var act = AppMap.Act(gesture, on: value.member("element").flatMap(AppMap.Element.init))
    act.outside = value.text("outside").flatMap(AppMap.Act.Outside.init(rawValue:))
    act.text = value.text("text")
    act.isLater = value.bool("later") ?? false
    self.init(
      from: value.text("from"), fromAlert: value.text("fromAlert"), act, to: to,
      toAlert: value.text("toAlert"), effect)
    count = value.int("count") ?? 1
    isCovered = value.bool("covered") ?? true
    faults = value.texts("faults")
  }
}

extension PropsValue {
  func member(_ name: String) -> PropsValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  func text(_ name: String) -> String? {
    if case .string(let text)? = member(name) { text } else { nil }
  }

  func int(_ name: String) -> Int? {
    if case .int(let number)? = member(name) { number } else { nil }
  }

  func bool(_ name: String) -> Bool? {
    if case .bool(let flag)? = member(name) { flag } else { nil }
  }

  func list(_ name: String) -> [PropsValue] {
    if case .list(let values)? = member(name) { values } else { [] }
  }

  func texts(_ name: String) -> [String] {
    list(name).compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
