internal import VirtualTime

extension Transition {
  /// What moves, and how long it takes in virtual time.
  enum Kind: String {
    case push, pop, presentation, dismissal, swap
    case alert = "presentation of the alert"
    case alertDismissal = "dismissal of the alert"
    case tab = "tab switch"
    case page = "page turn"
    case column = "column change"
  }
}

extension Transition.Kind {

  var duration: Duration {
    switch self {
    case .push, .pop, .swap, .tab, .page, .column: .milliseconds(350)
    case .presentation, .dismissal: .milliseconds(500)
    case .alert, .alertDismissal: .milliseconds(250)
    }
  }

  /// Whether the controller that leaves gives the transition its name.
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
    transitionsInFlight -= 1
  }
}
