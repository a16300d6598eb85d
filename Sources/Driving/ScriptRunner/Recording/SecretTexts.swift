import Foundation
import RehearsalCore
package import ScriptLanguage

/// The texts that were typed into secure text fields, which are masked and not stored.
package struct SecretTexts {
  /// The mask of a secret.
  package static let mask = "••••••"

  private var texts: Set<String> = []

  /// The texts as JSON, URLs and scripts write them, longest first.
  private var spellings: [String] = []

  /// Whether there are none.
  package var isEmpty: Bool { texts.isEmpty }

  /// The number of texts.
  package var count: Int { texts.count }

  /// Creates no secrets.
  package init() {}

  /// Adds texts; one of white space only is no secret, and would mask every space.
  ///
  /// - Returns: whether one of them is new.
  @discardableResult
  package mutating func add(_ more: Set<String>) -> Bool {
    let count = texts.count
    texts.formUnion(more.filter { !$0.isBlank })
    guard texts.count > count else { return false }
    spellings = Set(texts.flatMap(Self.spellings)).sorted { ($1.count, $0) < ($0.count, $1) }
    return true
  }

  /// Returns the secrets with more texts.
  func adding(_ more: Set<String>) -> SecretTexts {
    var secrets = self
    secrets.add(more)
    return secrets
  }

  /// Returns whether a command contains a secret, as it is typed or after variables are replaced.
  package func isIn(_ lines: [String], variables: Variables) -> Bool {
    guard !texts.isEmpty else { return false }
    let read = LineTexts(lines, variables: variables)
    return (lines + read.texts).contains { line in spellings.contains { line.holds($0) } }
  }

  /// Returns a text with each secret replaced by the mask.
  package func masked(_ text: String) -> String {
    spellings.reduce(text) { text, secret in
      text.holds(secret) ? text.replacing(secret, with: Self.mask) : text
    }
  }

  /// Whether the bytes of a text contain a secret in one of its spellings, short ones anywhere.
  func isIn(_ bytes: [UInt8]) -> Bool {
    spellings.contains { bytes.hold(Array($0.utf8)) }
  }

  private static func spellings(of text: String) -> [String] {
    let json = (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) }
    let record = String(decoding: JSONText.quoted(text).dropFirst().dropLast(), as: UTF8.self)
    let url = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    let lines = text.split(separator: "\n").map(String.init).filter { !$0.isBlank }
    return [text, record, String(text.scriptQuoted.dropFirst().dropLast())] + lines
      + [json.map { String($0.dropFirst().dropLast()) }, url].compactMap(\.self)
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Returns whether the text contains a secret; a short secret must be a word of its own.
  fileprivate func holds(_ secret: String) -> Bool {
    guard secret.count < 4 else { return contains(secret) }
    return split { !$0.isLetter && !$0.isNumber && !secret.contains($0) }
      .contains { $0 == secret }
  }
}

extension [UInt8] {
  /// Returns whether the bytes contain others in a row.
  fileprivate func hold(_ others: [UInt8]) -> Bool {
    guard let first = others.first, count >= others.count else { return false }
    return withUnsafeBufferPointer { bytes in
      (0...bytes.count - others.count).contains { start in
        bytes[start] == first && others.indices.allSatisfy { bytes[start + $0] == others[$0] }
      }
    }
  }
}
