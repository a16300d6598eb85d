import HeadlessUIKit
import RehearsalCore

/// A screen that offers nothing, with nothing pending.
struct DeadEndRule: Rule {
  let name = "dead end"
  let reason = "a user can only close the app"

  private static let ways: Set<ElementType> = [
    .button, .link, .cell, .tab, .switch, .slider, .stepper, .segmentedControl, .textField,
    .secureTextField, .searchField, .textView, .picker, .datePicker,
  ]

  func judge(_ evidence: Evidence) throws -> [Verdict] {
    guard evidence.isNew, evidence.error == nil, !offersWay(evidence.after),
      let settled = evidence.settling.screen, let trial = evidence.settling.trial,
      settled.name == evidence.after.name, !offersWay(settled),
      trial.session.offeredGestures.isEmpty, !trial.session.showsOpaqueContent
    else { return [] }
    for gesture in [Action.back, .swipeBack, .swipeDown]
    where (try? trial.perform(gesture)) != nil && trial.session.screen != settled {
      return []
    }
    // A list that can be pulled to refresh may have rows the next time.
    guard (try? trial.perform(Action.refresh)) == nil else { return [] }
    return [
      Verdict(
        place: settled.name, subject: settled.name,
        message: "\(settled.name) offers no button, no row and no way back",
        check: ["expect at least 1 button within 60s"])
    ]
  }

  private func offersWay(_ screen: Screen) -> Bool {
    screen.elements.contains { $0.isEnabled && !$0.isCovered && Self.ways.contains($0.type) }
  }
}
