import FluxVIP
import Foundation

/// The app's tabs, in the order of the tab bar.
enum MainTab: String, TabType, CaseIterable {
  case shifts, trips, tasks, chat, account

  /// The tab's title.
  var title: String { rawValue.capitalized }
}
