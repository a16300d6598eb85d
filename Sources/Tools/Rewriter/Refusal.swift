import SwiftSyntax

/// A place that the compiler refuses in the copy of a source, whose lines are those of the source.
struct Refusal: Decodable {
  /// The part around the place that is left out: the smallest one first, a larger one where that was not enough.
  enum Part: Int, Decodable {
    case statement, body, declaration, file
  }

  /// The path of the source.
  let path: String
  /// The line, from 1.
  let line: Int
  /// The column in the copy, from 1, in bytes of UTF-8; the rewriter may have moved what is there.
  let column: Int
  let message: String
  let part: Part

  /// Returns the name at the place: the one that the message quotes, else the one nearest to the column; any
  /// token in a line without names.
  func use(in tree: SourceFileSyntax, _ locations: SourceLocationConverter) -> FileNames.Use? {
    let tokens = self.tokens(in: tree, locations)
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let words = tokens.filter { $0.tokenKind == .identifier($0.text) }
    let named = quoted.reversed().lazy.map { name in words.filter { $0.text == name } }
      .first { !$0.isEmpty }
    let candidates = named ?? (words.isEmpty ? tokens : words)
    let nearest = candidates.min { distance(of: $0, locations) < distance(of: $1, locations) }
    return nearest.map { FileNames.Use(name: $0.text, node: Syntax($0)) }
  }

  /// The tokens that begin in the line; the one that it is inside of if there is none.
  private func tokens(
    in tree: SourceFileSyntax, _ locations: SourceLocationConverter
  ) -> [TokenSyntax] {
    let start = locations.position(ofLine: line, column: 1)
    guard let first = tree.token(at: start) else { return [] }
    let tokens = sequence(first: first) { $0.nextToken(viewMode: .sourceAccurate) }
      .prefix { Self.line(of: $0, locations) <= line }
      .filter { Self.line(of: $0, locations) == line && $0.tokenKind != .endOfFile }
    return tokens.isEmpty ? [first] : tokens
  }

  private func distance(of token: TokenSyntax, _ locations: SourceLocationConverter) -> Int {
    abs(locations.location(for: token.positionAfterSkippingLeadingTrivia).column - column)
  }

  private static func line(of token: TokenSyntax, _ locations: SourceLocationConverter) -> Int {
    locations.location(for: token.positionAfterSkippingLeadingTrivia).line
  }
}
