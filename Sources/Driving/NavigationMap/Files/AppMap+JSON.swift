import HeadlessUIKit
import RehearsalCore

extension AppMap {
  /// The version of the JSON that is written.
  static let version = 2

  /// The map as JSON; Docs/Map.md describes its members.
  public var json: String {
    let value = PropsValue.object([
      .init("version", .int(Self.version)), .init("app", .string(app)),
      .init("state", .string(detail.rawValue)), .init("covered", .bool(hasCoverage)),
      .init("screens", .list(screens.map { $0.value(hasCoverage: hasCoverage) })),
      .init("edges", .list(edges.map { $0.value(hasCoverage: hasCoverage) })),
    ])
    return value.compactLines.joined(separator: "\n") + "\n"
  }
}

extension AppMap.Screen {
  fileprivate func value(hasCoverage: Bool) -> PropsValue {
    var members: [PropsValue.Member] = [.init("id", .string(id)), .init("name", .string(name))]
    members.add("title", title)
    members.add("flow", flow)
    members.append(.init("style", .string(style.rawValue)))
    members.append(.init("visits", .int(visits)))
    if hasCoverage { members.append(.init("covered", .bool(isCovered))) }
    members.add("faults", faults)
    members.append(.init("elements", .list(elements.map(\.jsonValue))))
    if !alerts.isEmpty { members.append(.init("alerts", .list(alerts.map(\.jsonValue)))) }
    members.add("texts", texts)
    return .object(members)
  }
}

extension AppMap.Element {
  fileprivate var jsonValue: PropsValue {
    var members: [PropsValue.Member] = [.init("type", .string(type.rawValue))]
    members.add("label", label)
    members.add("identifier", identifier)
    members.add("value", value)
    members.add("placeholder", placeholder)
    if !isEnabled { members.append(.init("enabled", .bool(false))) }
    if isSelected { members.append(.init("selected", .bool(true))) }
    if depth > 0 { members.append(.init("depth", .int(depth))) }
    return .object(members)
  }
}

extension AppMap.Alert {
  fileprivate var jsonValue: PropsValue {
    var members: [PropsValue.Member] = []
    members.add("title", title)
    members.add("message", message)
    members.add("buttons", buttons)
    if isActionSheet { members.append(.init("actionSheet", .bool(true))) }
    return .object(members)
  }
}

extension AppMap.Edge {
  fileprivate func value(hasCoverage: Bool) -> PropsValue {
    var members: [PropsValue.Member] = []
    members.add("from", from)
    members.add("fromAlert", fromAlert)
    members += act.members
    members.append(.init("to", .string(to)))
    members.add("toAlert", toAlert)
    members.append(.init("effect", .string(effect.rawValue)))
    members.append(.init("count", .int(count)))
    if hasCoverage { members.append(.init("covered", .bool(isCovered))) }
    members.add("faults", faults)
    return .object(members)
  }
}

extension AppMap.Act {
  fileprivate var members: [PropsValue.Member] {
    var members: [PropsValue.Member] = [.init("act", .string(gesture))]
    if let element { members.append(.init("element", element.jsonValue)) }
    members.add("outside", outside?.rawValue)
    members.add("text", text)
    if isLater { members.append(.init("later", .bool(true))) }
    return members
  }
}

extension [PropsValue.Member] {
  /// Adds a text that is there and not empty.
  fileprivate mutating func add(_ name: String, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    append(.init(name, .string(text)))
  }

  /// Adds texts unless there are none.
  fileprivate mutating func add(_ name: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    append(.init(name, .list(texts.map { .string($0) })))
  }
}

extension PropsValue {
  /// The value as JSON in which what fits in 100 columns stands on one line.
  fileprivate var compactLines: [String] {
    let line = description
    guard line.utf8.count > 98 else { return [line] }
    switch self {
    case .list(let values):
      return Self.block("[", values.map { ("", $0.compactLines) }, "]", indentation: " ")
    case .object(let members):
      return Self.block(
        "{", members.map { ("\($0.name.jsonQuoted): ", $0.value.compactLines) }, "}",
        indentation: " ")
    default: return [line]
    }
  }
}
