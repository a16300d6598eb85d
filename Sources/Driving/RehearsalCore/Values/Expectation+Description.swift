import HeadlessUIKit

extension Expectation: CustomStringConvertible {
  /// The expectation in the script language, without its `expect`.
  public var description: String {
    var words = (isNegated ? "no " : "") + subject.description
    if let duration { words += " for \(duration.scriptDescription)" }
    return words + Self.description(ofLimit: limit)
  }

  /// Returns a limit in the script language, with a leading space; empty for the usual limit.
  package static func description(ofLimit limit: Duration) -> String {
    if limit == .zero { return " now" }
    return limit == usualLimit ? "" : " within \(limit.scriptDescription)"
  }
}

extension Expectation.Subject: CustomStringConvertible {
  /// The subject in the script language.
  public var description: String {
    switch self {
    case .screen(let name): "screen \(name)"
    case .title(let title): "title \(title.scriptQuoted)"
    case .element(let query): "\(query)"
    case .state(let query, let state, let wanted):
      "\(query)\(wanted ? "" : " not") \(state.rawValue)"
    case .attribute(let query, let attribute, let text):
      "\(query) has \(attribute.rawValue) \(text.scriptQuoted)"
    case .count(let query, let comparison, let count): counted(query, comparison, count)
    case .alert(let text): ["alert", text?.scriptQuoted].compactMap { $0 }.joined(separator: " ")
    case .sheet(let text): ["sheet", text?.scriptQuoted].compactMap { $0 }.joined(separator: " ")
    case .banner(let text): ["banner", text?.scriptQuoted].compactMap { $0 }.joined(separator: " ")
    case .path(let names): "path " + names.joined(separator: " ")
    case .props(let path, let comparison, let value): "\(path) \(comparison.rawValue) \(value)"
    case .request(let method, let path, let json):
      "request \(method) \(path)" + (json.map { " with \($0)" } ?? "")
    case .storage(let key, let comparison, let text):
      text.map { "storage \(key) \(comparison.rawValue) \($0.scriptQuoted)" } ?? "storage \(key)"
    case .event(let name): "event \(name.scriptQuoted)"
    case .coordinator(let name): "coordinator \(name)"
    case .leaks: "leaks"
    case .findings: "findings"
    }
  }

  private func counted(_ query: ElementQuery, _ comparison: Comparison, _ count: Int) -> String {
    let amount =
      switch comparison {
      case .atLeast: "at least \(count)"
      case .atMost: "at most \(count)"
      default: "\(count)"
      }
    guard let type = query.type else { return "\(amount) \(query)" }
    var rest = query
    rest.type = nil
    let noun = count == 1 ? type.rawValue : type.plural
    return ([amount, noun] + [rest.description].filter { !$0.isEmpty }).joined(separator: " ")
  }
}
