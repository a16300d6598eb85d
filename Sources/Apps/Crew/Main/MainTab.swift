import CrewShared
import FluxVIP

/// The app's tabs, in the order of the tab bar.
enum MainTab: String, TabType, CaseIterable {
  case shifts, trips, tasks, chat, account

  /// The tab's title.
  var title: String {
    switch self {
    case .shifts: "Shifts".localized
    case .trips: "Trips".localized
    case .tasks: "Tasks".localized
    case .chat: "Chat".localized
    case .account: "Account".localized
    }
  }
}
