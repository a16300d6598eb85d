// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func elementsEqual<Seq1: Sequence, Seq2: Sequence>(
  _ expectedValue: Seq2?
) -> Matcher<Seq1> where Seq1.Element: Equatable, Seq1.Element == Seq2.Element {
  elementsEqual(expectedValue, by: { $0 == $1 })
}

public func elementsEqual<Seq1: Sequence, Seq2: Sequence>(
  _ expectedValue: Seq2?, by areEquivalent: @escaping (Seq1.Element, Seq2.Element) -> Bool
) -> Matcher<Seq1> {
  Matcher.define("elementsEqual <\(stringify(expectedValue))>") { expression, message in
    let actual = try expression.evaluate()
    guard let expectedValue, let actual else {
      return MatcherResult(
        status: .fail, message: actual == nil ? message : message.appendedBeNilHint())
    }
    return MatcherResult(
      bool: actual.elementsEqual(expectedValue, by: areEquivalent), message: message)
  }
}
