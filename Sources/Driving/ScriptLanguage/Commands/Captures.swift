import Foundation
import RehearsalCore

/// The values that were read for the operands of a form, by name.
struct Captures {
  /// The value of one operand.
  enum Value {
    /// A free text, which may be anything.
    case text(String)
    /// A text that must have a certain form.
    case name(String)
    case texts([String])
    case query(ElementQuery)
    case duration(Duration)
    case number(Int)
    case pairs([(key: String, value: String)])
    case json(PropsValue, text: String)
    case body(ResponseBody)
    case date(Date)
    case props(PropsPath)
    case comparison(Comparison)
    case keys(KeyCombination)
    case command(Command)
  }

  /// An operand with its value.
  private struct Entry {
    let name: String
    let value: Value
    let span: Range<Int>

    /// The number of free texts before the operand.
    let textsBefore: Int
  }

  /// The operands in the line's order; they are few, so a search costs less than hashing.
  private var entries: [Entry] = []

  /// The keywords after the command's first word.
  private var words: [(word: String, span: Range<Int>)] = []

  /// The texts of another line that replace those that were read; nil for the line itself.
  var replacement: TextReplacement?

  /// Adds an operand.
  ///
  /// - Parameters:
  ///   - name: the operand's name.
  ///   - value: the value that was read.
  ///   - span: the operand's bytes.
  ///   - textsBefore: the number of free texts that were read before the operand.
  mutating func set(
    _ name: String, _ value: consuming Value, at span: Range<Int>, textsBefore: Int
  ) {
    entries.append(Entry(name: name, value: value, span: span, textsBefore: textsBefore))
  }

  /// Records the location of a keyword.
  mutating func note(_ word: String, at span: Range<Int>) {
    words.append((word, span))
  }

  /// Returns whether an operand was read.
  func has(_ name: String) -> Bool { index(of: name) != nil }

  /// Returns whether a keyword was read.
  func hasWord(_ word: String) -> Bool {
    for entry in words where entry.word == word { return true }
    return false
  }

  /// Returns the bytes of an operand; empty if it was not read.
  func span(_ name: String) -> Range<Int> {
    guard let index = index(of: name) else { return 0..<0 }
    return entries[index].span
  }

  /// Returns the bytes of a keyword; empty if it was not read.
  func span(ofWord word: String) -> Range<Int> {
    for entry in words.reversed() where entry.word == word { return entry.span }
    return 0..<0
  }

  func value(_ name: String) -> Value? {
    guard let index = index(of: name) else { return nil }
    return entries[index].value
  }

  /// Returns the index of the last operand of a name.
  ///
  /// A loop, because a closure on the main actor would check its executor at each call.
  private func index(of name: String) -> Int? {
    var index = entries.count
    while index > 0 {
      index -= 1
      if entries[index].name == name { return index }
    }
    return nil
  }
}

extension Captures {
  /// Returns the text of an operand that is a text or a name.
  func text(_ name: String) -> String {
    guard let index = index(of: name) else { missing(name) }
    switch entries[index].value {
    case .text(let text): return replacement?.text(at: entries[index].textsBefore) ?? text
    case .name(let text): return text
    default: missing(name)
    }
  }

  func texts(_ name: String) -> [String] {
    if case .texts(let texts)? = value(name) { texts } else { missing(name) }
  }

  func query(_ name: String) -> ElementQuery {
    guard let index = index(of: name) else { missing(name) }
    switch entries[index].value {
    case .query(let query):
      return replacement?.query(query, at: entries[index].textsBefore) ?? query
    default: missing(name)
    }
  }

  func duration(_ name: String) -> Duration {
    if case .duration(let duration)? = value(name) { duration } else { missing(name) }
  }

  func keys(_ name: String) -> KeyCombination {
    if case .keys(let keys)? = value(name) { keys } else { missing(name) }
  }

  func number(_ name: String) -> Int {
    if case .number(let number)? = value(name) { number } else { missing(name) }
  }

  func pairs(_ name: String) -> [String: String] {
    guard case .pairs(let pairs)? = value(name) else { return [:] }
    return Dictionary(pairs.map { ($0.key, $0.value) }) { $1 }
  }

  func pair(_ name: String) -> (key: String, value: String) {
    if case .pairs(let pairs)? = value(name), let pair = pairs.first { pair } else { missing(name) }
  }

  func json(_ name: String) -> (value: PropsValue, text: String) {
    if case .json(let value, let text)? = value(name) { return (value, text) }
    let text = text(name)
    return (.string(text), text)
  }

  func date(_ name: String) -> Date {
    if case .date(let date)? = value(name) { date } else { missing(name) }
  }

  func props(_ name: String) -> PropsPath {
    if case .props(let path)? = value(name) { path } else { missing(name) }
  }

  func comparison(_ name: String) -> Comparison {
    if case .comparison(let comparison)? = value(name) { comparison } else { missing(name) }
  }

  func command(_ name: String) -> Command {
    if case .command(let command)? = value(name) { command } else { missing(name) }
  }

  private func missing(_ name: String) -> Never {
    fatalError("A form of the command table uses an operand it does not have: \(name)")
  }
}
