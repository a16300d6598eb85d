import HeadlessUIKit
import RehearsalCore

/// The texts that an exploration types into fields.
struct TypedTexts {
  /// A blank text.
  static let blank = " "

  /// A text that is long and mixes emoji with both directions of writing.
  static let hostile = "👩‍👩‍👧 שלום " + String(repeating: "long ", count: 12) + "日本"

  /// The number of learned texts that are tried in one field.
  private static let learnedLimit = 3

  /// The texts that scripts type, by screen and field.
  private let learned: [String: [String]]

  init(learned: [String: [String]] = [:]) {
    self.learned = learned
  }

  /// Returns the texts to try in a field: those that scripts type, or one that the label suggests,
  /// then a blank and a hostile one.
  func texts(for field: Screen.Element, _ query: ElementQuery, on screen: String) -> [String] {
    let name = query.text ?? ""
    let known = self.learned(for: query, on: screen)
    let usual = known.isEmpty ? [Self.suggestion(for: field, name)] : known
    return usual + [Self.blank, Self.hostile].filter { !usual.contains($0) }
  }

  /// Returns the texts that scripts type into a field or set a control to, on its screen or on others.
  func learned(for query: ElementQuery, on screen: String) -> [String] {
    let name = query.text ?? ""
    let known =
      learned[Self.key(screen, name)] ?? learned[Self.key("", name)]
      ?? learned[Self.key(screen, Self.focused)] ?? []
    return Array(known.prefix(Self.learnedLimit))
  }

  /// The name that stands for the field which has the focus.
  static let focused = "*"

  /// Returns the key of the texts for a field of a screen; an empty screen stands for any.
  static func key(_ screen: String, _ field: String) -> String {
    "\(screen)/\(field.lowercased())"
  }

  private static func suggestion(for field: Screen.Element, _ name: String) -> String {
    let hint = [name, field.label, field.placeholder ?? ""].joined(separator: " ").lowercased()
    if field.type == .secureTextField || hint.contains("password") { return "secret" }
    if hint.contains("mail") { return "ann@example.com" }
    // A field that shows a number where it is empty takes numbers: "$0.00".
    if field.value?.contains(where: \.isNumber) == true { return "42" }
    let numbers = ["number", "amount", "phone", "code", "age", "zip", "hours"]
    if numbers.contains(where: hint.contains) { return "42" }
    if hint.contains("date") { return "2026-01-05" }
    if hint.contains("url") || hint.contains("link") { return "https://example.com" }
    return "Text"
  }
}
