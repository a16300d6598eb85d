import HeadlessUIKit
import RehearsalCore

/// Texts that were meant for a developer: `nil`, `Optional(`, an error's domain, an address.
struct RawTextRule: Rule {
  let name = "raw text"
  let reason = "a user cannot read what was meant for a developer"

  private static let marks = [
    "Optional(", "Error Domain=", "NSError", "NSLocalizedDescription", "<null>", "(null)",
    "0x0000", "ErrorDomain", "Swift.", "error 0.)", "error 1.)", "DecodingError", "keyNotFound(",
    "dataCorrupted(",
  ]

  func judge(_ evidence: Evidence) -> [Verdict] {
    guard evidence.isNew, evidence.error == nil else { return [] }
    var seen: Set<String> = []
    return texts(on: evidence.after)
      .filter { Self.isRaw($0) && seen.insert($0).inserted }
      .map { text in
        Verdict(
          place: evidence.after.name, subject: Self.mark(of: text),
          message: "the text \(text.scriptQuoted) is not for a user",
          check: ["expect no \(text.scriptQuoted) now"])
      }
  }

  private func texts(on screen: Screen) -> [String] {
    // What a user typed is theirs.
    let editable: Set<ElementType> = [.textField, .secureTextField, .searchField, .textView]
    let typed = Set(screen.elements.filter { editable.contains($0.type) }.compactMap(\.value))
    let labels = screen.elements.map(\.label).filter { !typed.contains($0) }
    return labels + [screen.title].compactMap { $0 }
  }

  private static func isRaw(_ text: String) -> Bool { !mark(of: text).isEmpty }

  /// The marks of the texts that were judged, because most texts are seen again and again.
  private static var known: [String: String] = [:]

  /// The number of texts that are remembered.
  private static let capacity = 4_096

  private static func mark(of text: String) -> String {
    if let mark = known[text] { return mark }
    if known.count >= capacity { known = [:] }
    let mark = search(text)
    known[text] = mark
    return mark
  }

  private static func search(_ text: String) -> String {
    if let mark = marks.first(where: text.contains) { return mark }
    let words = text.split { !$0.isLetter }
    return words.contains("nil") || words.contains("undefined") ? "nil" : ""
  }
}
