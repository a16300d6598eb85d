import FluxVIP
import Foundation

/// The tabs of the app, in the order of the tab bar.
enum MainTab: String, TabType, CaseIterable {
  case shifts, trips, tasks, chat, account

  /// What the tab is called.
  var title: String { rawValue.capitalized }
}
