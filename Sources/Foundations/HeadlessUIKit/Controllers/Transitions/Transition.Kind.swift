internal import VirtualTime

extension Transition {
  /// The kind of a transition, which determines its duration in virtual time.
  enum Kind: String {
    case push, pop, presentation, dismissal, swap, alert, alertDismissal
    case tab = "tab switch"
    case page = "page turn"
    case column = "column change"
  }
}

extension Transition.Kind {
  /// The noun for the transition in findings, messages and the list of pending work.
  var noun: String {
    switch self {
    case .alert: "presentation"
    case .alertDismissal: "dismissal"
    default: rawValue
    }
  }

  var duration: Duration {
    switch self {
    case .push, .pop, .swap, .tab, .page, .column: .milliseconds(350)
    case .presentation, .dismissal: .milliseconds(500)
    case .alert, .alertDismissal: .milliseconds(250)
    }
  }

  /// Whether the transition is named after the controller that leaves.
  var namesFrom: Bool { self == .pop || self == .dismissal || self == .alertDismissal }

  var isPresentation: Bool { self == .presentation || self == .alert }
  var isDismissal: Bool { self == .dismissal || self == .alertDismissal }
}

extension UIApplication {
  func begin(_ transition: Transition) {
    transitions.append(transition)
    transitionsInFlight += 1
  }

  func end(_ transition: Transition) {
    guard let index = transitions.firstIndex(where: { $0 === transition }) else { return }
    transitions.remove(at: index)
    if !transition.isStuck { transitionsInFlight -= 1 }
  }

  /// Stops waiting for a transition that was never ended; it can still be ended.
  func markStuck(_ transition: Transition) {
    transition.isStuck = true
    transitionsInFlight -= 1
  }

  /// The name of a transition that was never ended and blocks all touches, as in UIKit; nil for none.
  package final var stuckTransition: String? { transitions.first(where: \.isStuck)?.subject }
}
