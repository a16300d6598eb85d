import Foundation

nonisolated extension Query {
  /// The parameters of a request for what the query shows, as the REST interface has them.
  var parameters: [String] {
    guard order != nil || !showsAll else { return [] }
    var parameters = ["orderBy=\"\(orderName)\""]
    if let start, start == end {
      parameters.append("equalTo=" + start.parameter)
    } else {
      if let start {
        parameters.append((start.isIncluded ? "startAt=" : "startAfter=") + start.parameter)
      }
      if let end { parameters.append((end.isIncluded ? "endAt=" : "endBefore=") + end.parameter) }
    }
    switch limit {
    case .first(let count): parameters.append("limitToFirst=\(count)")
    case .last(let count): parameters.append("limitToLast=\(count)")
    case nil: break
    }
    return parameters
  }

  private var orderName: String {
    switch order {
    case .priority, nil: "$priority"
    case .key: "$key"
    case .value: "$value"
    case .child(let path): path
    }
  }

  /// Creates the query of a request's parameters.
  init(parameters: [String]) {
    for parameter in parameters {
      let parts = parameter.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      read(parts[0], parts[1].removingPercentEncoding ?? parts[1])
    }
  }

  private mutating func read(_ name: String, _ value: String) {
    switch name {
    case "orderBy": order = Order(name: value.trimmingCharacters(in: ["\""]))
    case "equalTo": (start, end) = (Bound(parameter: value), Bound(parameter: value))
    case "startAt": start = Bound(parameter: value)
    case "startAfter": start = Bound(parameter: value, isIncluded: false)
    case "endAt": end = Bound(parameter: value)
    case "endBefore": end = Bound(parameter: value, isIncluded: false)
    case "limitToFirst": limit = Int(value).map { .first($0) }
    case "limitToLast": limit = Int(value).map { .last($0) }
    default: break
    }
  }
}

nonisolated extension Query.Order {
  fileprivate init(name: String) {
    switch name {
    case "$priority": self = .priority
    case "$key": self = .key
    case "$value": self = .value
    default: self = .child(name)
    }
  }
}

nonisolated extension Query.Bound {
  /// The characters that a parameter cannot contain as they are.
  private static let allowed = CharacterSet(charactersIn: "&#%+ ").inverted

  /// The value, and the key after a comma.
  fileprivate var parameter: String {
    let text = key.map { "\(value),\(Node(.text($0)).jsonText)" } ?? value
    return text.addingPercentEncoding(withAllowedCharacters: Self.allowed) ?? text
  }

  fileprivate init(parameter: String, isIncluded: Bool = true) {
    let parts = (Node(json: Data("[\(parameter)]".utf8))?.children ?? [:])
    value = parts["0"]?.jsonText ?? "null"
    if case .text(let text) = parts["1"]?.leaf { key = text }
    self.isIncluded = isIncluded
  }
}

nonisolated extension Node {
  /// The JSON text.
  var jsonText: String { String(bytes: json, encoding: .utf8) ?? "null" }
}
