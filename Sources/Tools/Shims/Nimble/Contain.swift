// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public import Foundation

private func containing<S, Item>(
  _ items: [Item], _ contains: @escaping (S, Item) -> Bool
) -> Matcher<S> {
  Matcher.simple("contain <\(list(items))>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: items.allSatisfy { contains(actual, $0) })
  }
}

public func contain<S: Sequence>(_ items: S.Element...) -> Matcher<S>
where S.Element: Equatable {
  contain(items)
}

public func contain<S: Sequence>(_ items: [S.Element]) -> Matcher<S>
where S.Element: Equatable {
  containing(items) { $0.contains($1) }
}

public func contain<S: SetAlgebra>(_ items: S.Element...) -> Matcher<S>
where S.Element: Equatable {
  contain(items)
}

public func contain<S: SetAlgebra>(_ items: [S.Element]) -> Matcher<S>
where S.Element: Equatable {
  containing(items) { $0.contains($1) }
}

public func contain<S: Sequence & SetAlgebra>(_ items: S.Element...) -> Matcher<S>
where S.Element: Equatable {
  contain(items)
}

public func contain<S: Sequence & SetAlgebra>(_ items: [S.Element]) -> Matcher<S>
where S.Element: Equatable {
  containing(items) { $0.contains($1) }
}

public func contain(_ substrings: String...) -> Matcher<String> { contain(substrings) }

public func contain(_ substrings: [String]) -> Matcher<String> {
  containing(substrings) { $0.range(of: $1) != nil }
}

public func contain(_ substrings: NSString...) -> Matcher<NSString> { contain(substrings) }

public func contain(_ substrings: [NSString]) -> Matcher<NSString> {
  containing(substrings) { $0.range(of: $1.description).length != 0 }
}

public func contain(_ items: Any?...) -> Matcher<any NMBContainer> { contain(items) }

public func contain(_ items: [Any?]) -> Matcher<any NMBContainer> {
  containing(items) { container, item in item.map(container.contains) ?? false }
}
