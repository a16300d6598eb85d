// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public import Foundation

private func empty<T>(_ isEmpty: @escaping (T) -> Bool) -> Matcher<T> {
  Matcher.simple("be empty") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: isEmpty(actual))
  }
}

public func beEmpty<S: Sequence>() -> Matcher<S> { empty { !$0.contains { _ in true } } }

public func beEmpty<S: SetAlgebra>() -> Matcher<S> { empty { $0.isEmpty } }

public func beEmpty<S: Sequence & SetAlgebra>() -> Matcher<S> { empty { $0.isEmpty } }

public func beEmpty() -> Matcher<String> { empty { $0.isEmpty } }

public func beEmpty() -> Matcher<NSString> { empty { $0.length == 0 } }

public func beEmpty() -> Matcher<NSDictionary> { empty { $0.count == 0 } }

public func beEmpty() -> Matcher<NSArray> { empty { $0.count == 0 } }

public func beEmpty() -> Matcher<any NMBCollection> { empty { $0.count == 0 } }
