/// A bug that Crew has when it is selected.
enum CrewMutant: String, CaseIterable {
  case keptScreen, rawShift, nilShift, livelock, endlessPolling, unlabeled, alertTwice, deadEnd
  case noEffect, endlessSpinner, linkTwice, relaunch, doubleReport

  /// The bug of the app that is launched next; nil for Crew as it is.
  static var selected: CrewMutant?

  /// The bug whose place in the app that is launched next is there, without the bug.
  static var mended: CrewMutant?

  /// Returns whether a bug is selected or mended.
  static func concerns(_ mutant: CrewMutant) -> Bool { selected == mutant || mended == mutant }

  /// The rule that finds the bug.
  var rule: String {
    switch self {
    case .keptScreen: "leak"
    case .rawShift, .nilShift: "raw text"
    case .livelock: "hang"
    case .endlessPolling: "endless retry"
    case .unlabeled: "unlabeled control"
    case .alertTwice: "finding"
    case .deadEnd: "dead end"
    case .noEffect: "no effect"
    case .endlessSpinner: "endless loading"
    case .linkTwice: "link opened twice"
    case .relaunch: "relaunch"
    case .doubleReport: "double request"
    }
  }
}
