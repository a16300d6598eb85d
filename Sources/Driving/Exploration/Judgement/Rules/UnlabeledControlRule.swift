import HeadlessUIKit
import RehearsalCore

/// Controls without a label, which VoiceOver cannot name.
struct UnlabeledControlRule: Rule {
  let name = "unlabeled control"
  let reason = "VoiceOver cannot name a control without a label, and no test can find it"

  private static let types: Set<ElementType> = [
    .button, .link, .switch, .slider, .stepper, .textField, .secureTextField, .textView,
  ]

  func judge(_ evidence: Evidence) -> [Verdict] {
    guard evidence.isNew, evidence.error == nil else { return [] }
    let nameless = evidence.after.elements.enumerated().filter { index, element in
      Self.types.contains(element.type) && element.label.isEmpty
        && (element.identifier ?? "").isEmpty && (element.placeholder ?? "").isEmpty
        && !(element.type == .textView && evidence.trial.session.isReadOnlyText(at: index))
    }
    return Set(nameless.map(\.element.type.rawValue)).sorted().map { type in
      Verdict(
        place: evidence.after.name, subject: type, message: "a \(type) has no label",
        check: ["expect no \(type) \"\" now"])
    }
  }
}
