public import Foundation
internal import HeadlessDevice
internal import HeadlessUIKit

/// A text with plural rules, which is complete once its numbers are known.
///
/// A look-up returns the format with its key, table and language behind separators that are not seen;
/// `String(format:)` of the ported module reads them.
enum PluralText {
  nonisolated private static let separator: Character = "\u{2063}"

  /// Returns the format of a key that has plural rules, with its key.
  static func marked(_ key: String, _ table: String?) -> String? {
    guard let (rules, _) = StringsTables.plural(key, table: table),
      let format = rules["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    return [format, table ?? "", key, ""].joined(separator: String(separator))
  }

  /// Returns the format with the texts of its variables; the format itself if it has none.
  static func resolved(_ format: String, _ numbers: [Int?]) -> String {
    let parts = format.split(separator: separator, omittingEmptySubsequences: false).map(
      String.init)
    guard parts.count == 4, let plural = StringsTables.plural(parts[2], table: parts[1].nonEmpty)
    else { return format }
    let language = plural.language.split(separator: "-").first.map(String.init)
    var writer = FormatWriter(
      rules: plural.rules,
      language: language.flatMap { $0 == "Base" ? nil : $0 } ?? "en", numbers: numbers)
    return writer.write(parts[0])
  }

  nonisolated static func hasMark(_ format: String) -> Bool { format.contains(separator) }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

/// Replaces the variables of a format by their texts, and numbers all of its specifiers.
private struct FormatWriter {
  let rules: [String: Any]
  let language: String
  let numbers: [Int?]
  private var next = 1

  init(rules: [String: Any], language: String, numbers: [Int?]) {
    self.rules = rules
    self.language = language
    self.numbers = numbers
  }

  mutating func write(_ format: String) -> String {
    var result = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      let position = takePosition(&rest)
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest.dropFirst(2)[..<end])
        rest = rest[rest.index(after: end)...]
        result += text(of: name, at: position)
      } else {
        result += "%\(position)$"
      }
    }
    return result + rest
  }

  /// The position before a dollar sign, or the next one.
  private mutating func takePosition(_ rest: inout Substring) -> Int {
    let digits = rest.prefix { $0.isNumber }
    if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
      rest = rest.dropFirst(digits.count + 1)
      return number
    }
    defer { next += 1 }
    return next
  }

  private func text(of name: String, at position: Int) -> String {
    let texts = rules[name] as? [String: String] ?? [:]
    let type = texts["NSStringFormatValueTypeKey"] ?? "d"
    let number = numbers.indices.contains(position - 1) ? numbers[position - 1] : nil
    let category = number.map { PluralRules.category(of: $0, language: language) } ?? "other"
    let zero = number == 0 ? texts["zero"] : nil
    let text = zero ?? texts[category] ?? texts["other"] ?? ""
    return Self.numbered(text, position, type)
  }

  /// Gives each specifier of a variable's text the position of the variable.
  private static func numbered(_ text: String, _ position: Int, _ type: String) -> String {
    text.replacing("%arg", with: "%\(type)").replacing(/%(?![%0-9#])/, with: "%\(position)$")
  }
}

extension Ported {
  /// The whole number of an argument; nil if it is none.
  nonisolated private static func whole(_ argument: any CVarArg) -> Int? {
    switch argument {
    case let number as any BinaryInteger: Int(clamping: number)
    case let number as Double where number == number.rounded(): Int(number)
    case let number as NSNumber where number.doubleValue == number.doubleValue.rounded():
      number.intValue
    default: nil
    }
  }

  /// Returns a format with its arguments; variables with plural rules become the text for their number.
  nonisolated public static func text(
    format: String, locale: Locale?, _ arguments: [any CVarArg]
  ) -> String {
    guard PluralText.hasMark(format) else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    let numbers = arguments.map(whole)
    let resolved = onMain { PluralText.resolved(format, numbers) } ?? format
    let (dense, used) = withoutGaps(resolved, arguments)
    return String(format: dense, locale: locale, arguments: used)
  }

  /// Returns a format whose specifiers are numbered, and its arguments, without those that it leaves out.
  ///
  /// Foundation does not know the size of an argument that no specifier names, and reads another one.
  nonisolated private static func withoutGaps(
    _ format: String, _ arguments: [any CVarArg]
  ) -> (format: String, arguments: [any CVarArg]) {
    let specifier = /%(?:%|(\d+)\$)/
    let named = format.matches(of: specifier).compactMap { $0.1.flatMap { Int($0) } }
    let used = Set(named).filter { (1...max(1, arguments.count)).contains($0) }.sorted()
    let dense = format.replacing(specifier) { match in
      let place = match.1.flatMap { Int($0) }.flatMap { used.firstIndex(of: $0) }
      return place.map { "%\($0 + 1)$" } ?? String(match.0)
    }
    return (dense, used.filter { arguments.indices.contains($0 - 1) }.map { arguments[$0 - 1] })
  }
}

/// The key of a translated text, with the values that are written into it.
nonisolated public struct PortedLocalizationValue: ExpressibleByStringInterpolation {
  let key: String
  let arguments: [any CVarArg]

  /// Creates a key without values.
  public init(stringLiteral value: String) {
    key = value
    arguments = []
  }

  /// Creates a key without values.
  public init(_ value: String) { self.init(stringLiteral: value) }

  /// Creates a key with a specifier for each value.
  public init(stringInterpolation: Interpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The builder of a key: `%lld` for whole numbers, `%lf` for others, `%@` for texts.
  public struct Interpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [any CVarArg] = []

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Adds a whole number.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      key += "%lld"
      arguments.append(Int(value))
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ value: Double) {
      key += "%lf"
      arguments.append(value)
    }

    /// Adds a text or another value.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      key += "%@"
      arguments.append(NSString(string: value.description))
    }
  }

  /// The text in the device's language.
  public func text(table: String?, defaultValue: String? = nil) -> String {
    let format = Ported.text(key, table: table, value: defaultValue ?? "")
    if arguments.isEmpty, !PluralText.hasMark(format) { return format.replacing("%%", with: "%") }
    return Ported.text(format: format, locale: Ported.locale, arguments)
  }
}
