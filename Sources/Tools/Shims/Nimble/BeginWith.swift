// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
internal import Foundation

public func beginWith<S: Sequence>(_ startingElement: S.Element) -> Matcher<S>
where S.Element: Equatable {
  Matcher.simple("begin with <\(startingElement)>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: actual.first { _ in true } == startingElement)
  }
}

public func beginWith(_ startingElement: Any) -> Matcher<any NMBOrderedCollection> {
  ending(startingElement, "begin") { _ in 0 }
}

public func beginWith(_ startingSubstring: String) -> Matcher<String> {
  Matcher.simple("begin with <\(startingSubstring)>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: actual.hasPrefix(startingSubstring))
  }
}

public func endWith<S: Sequence>(_ endingElement: S.Element) -> Matcher<S>
where S.Element: Equatable {
  Matcher.simple("end with <\(endingElement)>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: Array(actual).last == endingElement)
  }
}

public func endWith(_ endingElement: Any) -> Matcher<any NMBOrderedCollection> {
  ending(endingElement, "end") { $0 - 1 }
}

public func endWith(_ endingSubstring: String) -> Matcher<String> {
  Matcher.simple("end with <\(endingSubstring)>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: actual.hasSuffix(endingSubstring))
  }
}

/// Returns a matcher of the element at a place that is counted from the number of elements.
private func ending(
  _ element: Any, _ verb: String, at place: @escaping (Int) -> Int
) -> Matcher<any NMBOrderedCollection> {
  Matcher.simple("\(verb) with <\(element)>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    guard actual.count > 0 else { return .doesNotMatch }
    guard let object = actual.object(at: place(actual.count)) as? NSObject else { return .fail }
    return MatcherStatus(bool: object.isEqual(element))
  }
}
