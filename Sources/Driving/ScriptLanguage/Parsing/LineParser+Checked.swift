import Foundation
import RehearsalCore

extension LineParser {
  /// Reads an operand whose text must have a certain form.
  mutating func checked(_ operand: Operand) throws(Problem) -> Captures.Value {
    let text = try text(operand.alternatives)
    let span = text.token.span
    func invalid(_ noun: String) -> Problem {
      Problem(
        "`\(text.text)` is not \(noun)", at: span, label: "expected \(operand.alternatives.orList)")
    }
    switch operand.kind {
    case .duration:
      guard let duration = Duration(script: text.text) else {
        if !text.isKnown { return .duration(.zero) }
        throw invalid("a duration")
      }
      return .duration(duration)
    case .number(let range):
      return .number(try number(text, in: range))
    case .times:
      return .number(try times(text))
    case .date:
      guard let date = Date(script: text.text) else {
        if !text.isKnown { return .date(Date(timeIntervalSince1970: 0)) }
        throw invalid("a date")
      }
      return .date(date)
    case .keys:
      if let keys = KeyCombination(text.text) { return .keys(keys) }
      guard text.isKnown else { return .keys(KeyCombination(input: "")) }
      throw keysProblem(text)
    case .locale:
      if text.isKnown, !Self.isLocale(text.text) { throw invalid("a locale") }
    case .variable:
      if !Variables.isName(text.text) { throw variableProblem(text) }
    case .snapshot:
      if text.isKnown, !Self.isFileName(text.text) {
        throw Problem(
          text.text.isEmpty
            ? "the snapshot name is empty" : "`\(text.text)` is not a snapshot name", at: span,
          label: "expected a file name without `/` or `\\` and without `.` at the beginning")
      }
    default:
      if text.isKnown, text.text.isEmpty {
        throw Problem("the storage key is empty", at: span, label: "expected a storage key")
      }
    }
    return .name(text.text)
  }

  /// A mistake in `press`, which people also write for `tap`.
  private func keysProblem(_ text: Text) -> Problem {
    let names = KeyCombination.keyNames.filter { !$0.hasPrefix("f") } + ["f1 to f12"]
    let modifiers = KeyCombination.modifierNames.map { $0 + "+" }
    return Problem(
      "`\(text.text)` is not a key", at: text.token.span,
      label: "expected a key such as cmd+n or escape",
      notes: text.text.contains("+")
        ? [
          "a key is a character, \(names.orList)",
          "modifiers come before it: \(modifiers.orList)",
        ] : ["to touch an element, did you mean `tap` or `longpress`?"])
  }

  private func number(_ text: Text, in range: ClosedRange<Int>) throws(Problem) -> Int {
    if !text.isKnown, Int(text.text) == nil { return range.lowerBound }
    return try Self.number(text.text, in: range, at: text.token.span)
  }

  private static func number(
    _ digits: String, in range: ClosedRange<Int>, at span: Range<Int>
  ) throws(Problem) -> Int {
    guard let number = Int(digits), range.contains(number) else {
      let unsigned = digits.hasPrefix("-") ? digits.dropFirst() : digits[...]
      let isNumber = !unsigned.isEmpty && unsigned.utf8.allSatisfy { (0x30...0x39).contains($0) }
      throw Problem(
        isNumber ? "\(digits) is out of range" : "`\(digits)` is not a whole number", at: span,
        label: range.upperBound == Int.max
          ? "expected a whole number, \(range.lowerBound) or more"
          : "expected a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Reads the count of `repeat`: `3:` or `3 :`.
  private mutating func times(_ text: Text) throws(Problem) -> Int {
    var digits = text.text
    if digits.hasSuffix(":") {
      digits.removeLast()
    } else {
      let colon = try take("`:`")
      guard lexer.isWord(colon, ":") else {
        throw Problem(
          "expected `:` after the number of repetitions", at: text.token.span,
          label: "expected `\(digits):`")
      }
    }
    if !text.isKnown, Int(digits) == nil { return 1 }
    return try Self.number(digits, in: 1...1_000_000, at: text.token.span)
  }

  private func variableProblem(_ text: Text) -> Problem {
    Problem(
      "`\(lexer.text(text.token.span))` is not a variable name", at: text.token.span,
      label: text.text.contains("=")
        ? "expected spaces around `=`" : "expected a letter or _, then letters, digits and _")
  }

  /// Returns whether a text has the form of a locale: `nl`, `nl_NL`, `zh-Hans_CN`.
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
