// swift-format-ignore-file
import AnalyticsKit

final class ScreenTracker: AnalyticsTracker {
  override func track(_ name: String) { Analytics.send(AnalyticsEvent(name)) }
}
