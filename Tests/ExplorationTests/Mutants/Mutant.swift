/// A bug that the small app has when it is selected.
enum Mutant: String, CaseIterable {
  case leakedCoordinator, leakedScreen, leakedTimer
  case doubleRequest, openedTwice, linkTwice, presentedTwice
  case lostDraft, endlessRetry, endlessSpinner
  case strayAnswer, staleAnswer, otherOrder, linkInTransition, memoryWarning
  case optionalText, errorText, nilText
  case deadEnd, noEffect, unlabeled, livelock, wrongBack, globalState

  /// The bug of the app that is launched next; nil for the clean app.
  static var selected: Mutant?

  /// Returns whether a bug is selected.
  static func has(_ mutant: Mutant) -> Bool { selected == mutant }

  /// The rule that finds the bug.
  var rule: String {
    switch self {
    case .leakedCoordinator, .leakedScreen, .leakedTimer: "leak"
    case .doubleRequest: "double request"
    case .openedTwice: "opened twice"
    case .linkTwice: "link opened twice"
    case .presentedTwice, .linkInTransition: "finding"
    case .lostDraft: "lost input"
    case .endlessRetry: "endless retry"
    case .endlessSpinner: "endless loading"
    case .strayAnswer: "stray answer"
    case .staleAnswer, .otherOrder: "stale answer"
    case .optionalText, .errorText, .nilText, .memoryWarning: "raw text"
    case .deadEnd: "dead end"
    case .noEffect: "no effect"
    case .unlabeled: "unlabeled control"
    case .livelock: "hang"
    case .wrongBack: "back"
    case .globalState: "different every time"
    }
  }
}
