import HeadlessUIKit
import RehearsalCore

/// A text that a user typed and that a failed request takes away.
struct LostInputRule: Rule {
  let name = "lost input"
  let reason = "a user who typed a text has to type it again after a failure"

  private static let types: Set<ElementType> = [.textField, .textView, .searchField]

  func judge(_ evidence: Evidence) throws -> [Verdict] {
    // A new process begins with empty fields, whatever fails, and a user may empty one.
    guard evidence.act.failsRequests, !evidence.act.isRelaunch, !evidence.act.emptiesField,
      evidence.error == nil,
      evidence.after.name == evidence.before.name
    else { return [] }
    let fields = evidence.before.elements.filter {
      Self.types.contains($0.type) && $0.value?.allSatisfy(\.isWhitespace) == false
    }
    guard !fields.isEmpty, let after = evidence.settling.screen,
      after.name == evidence.before.name
    else { return [] }
    return fields.compactMap { field in
      guard let text = field.value,
        let now = after.elements.first(where: { $0.type == field.type && $0.label == field.label }),
        (now.value ?? "").isEmpty, !shows(text, after)
      else { return nil }
      let query = ElementQuery(field.identifier ?? field.label, type: field.type)
      return Verdict(
        place: after.name, subject: "\(query)",
        message: "\(query) is empty after the request failed: \(text.scriptQuoted) is lost",
        check: ["wait 5s", "expect \(query) has value \(text.scriptQuoted) now"])
    }
  }

  /// Returns whether the text is on the screen elsewhere, as in a row marked "not sent".
  private func shows(_ text: String, _ screen: Screen) -> Bool {
    screen.elements.contains { $0.label.contains(text) || $0.value?.contains(text) == true }
  }
}
