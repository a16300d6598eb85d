import Foundation
import RehearsalCore

extension LineParser {
  /// An operand whose text must have a certain form.
  mutating func checked(_ operand: Operand) throws(Problem) -> Captures.Value {
    let text = try text(operand.phrase)
    let span = text.token.span
    func refusal(_ title: String) -> Problem {
      Problem("`\(text.text)` \(title)", at: span, label: "\(operand.phrase) must stand here")
    }
    switch operand.kind {
    case .duration:
      guard let duration = Duration(script: text.text) else {
        if !text.isKnown { return .duration(.zero) }
        throw refusal("is no duration")
      }
      return .duration(duration)
    case .number(let range):
      return .number(try number(text, in: range, refusal))
    case .times:
      return .number(try times(text, refusal))
    case .date:
      guard let date = Date(script: text.text) else {
        if !text.isKnown { return .date(Date(timeIntervalSince1970: 0)) }
        throw refusal("is no date")
      }
      return .date(date)
    case .locale:
      if text.isKnown, !Self.isLocale(text.text) { throw refusal("is no locale") }
    case .variable:
      if !Variables.isName(text.text) { throw variableProblem(text) }
    case .snapshot:
      if text.isKnown, !Self.isFileName(text.text) {
        throw Problem(
          "`\(text.text)` cannot be the name of a snapshot", at: span,
          label: "it names a file: no `/`, and no `.` at the beginning")
      }
    default:
      if text.isKnown, text.text.isEmpty { throw refusal("is no key") }
    }
    return .text(text.text)
  }

  private func number(
    _ text: Text, in range: ClosedRange<Int>, _ refusal: (String) -> Problem
  ) throws(Problem) -> Int {
    guard let number = Int(text.text) else {
      if !text.isKnown { return range.lowerBound }
      throw refusal("is no whole number")
    }
    guard range.contains(number) else {
      throw Problem(
        "\(number) is out of range", at: text.token.span,
        label: "a number from \(range.lowerBound) to \(range.upperBound) must stand here")
    }
    return number
  }

  /// `3:`, or `3 :`.
  private mutating func times(
    _ text: Text, _ refusal: (String) -> Problem
  ) throws(Problem) -> Int {
    var digits = text.text
    if digits.hasSuffix(":") {
      digits.removeLast()
    } else {
      let colon = try take("`:`")
      guard colon.isWord(":") else {
        throw Problem(
          "no colon follows the number", at: text.token.span, label: "`\(digits):` must stand here")
      }
    }
    guard let number = Int(digits) else {
      if !text.isKnown { return 1 }
      throw refusal("is no number of times")
    }
    guard (1...1_000_000).contains(number) else {
      throw Problem(
        "\(number) times cannot be done", at: text.token.span,
        label: "a number from 1 to 1000000 must stand here")
    }
    return number
  }

  private func variableProblem(_ text: Text) -> Problem {
    Problem(
      "`\(lexer.text(text.token.span))` cannot be the name of a variable", at: text.token.span,
      label: text.text.contains("=")
        ? "spaces must stand around `=`" : "a letter or _, then letters, digits and _")
  }

  /// `nl`, `nl_NL`, `zh-Hans_CN`.
  private static func isLocale(_ text: String) -> Bool {
    let parts = text.split(separator: /[-_]/, omittingEmptySubsequences: false)
    guard parts[0].count == 2 || parts[0].count == 3, parts.count <= 3 else { return false }
    return parts.allSatisfy { part in
      (2...4).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    } && parts[0].allSatisfy(\.isLowercase)
  }

  private static func isFileName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(".") && text.utf8.count < 200
      && !text.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0.value < 0x20 }
  }
}
