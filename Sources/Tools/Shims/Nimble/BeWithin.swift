// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func beWithin<T: Comparable>(_ range: Range<T>) -> Matcher<T> {
  within("(\(range.lowerBound)..<\(range.upperBound))") { range.contains($0) }
}

public func beWithin<T: Comparable>(_ range: ClosedRange<T>) -> Matcher<T> {
  within("(\(range.lowerBound)...\(range.upperBound))") { range.contains($0) }
}

private func within<T>(_ range: String, _ contains: @escaping (T) -> Bool) -> Matcher<T> {
  Matcher.simple("be within range <\(range)>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: contains(actual))
  }
}
