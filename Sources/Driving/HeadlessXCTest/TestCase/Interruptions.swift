import Foundation
import RehearsalCore

/// A handler of alerts that are in the way of a touch.
struct InterruptionMonitor {
  let id: UUID
  let description: String
  let handle: @Sendable (XCUIElement) -> Bool
}

/// Handles alerts that are in the way of a touch, as XCUITest does.
enum Interruptions {
  /// Asks the monitors of the test, the newest first, and then dismisses the alert.
  ///
  /// - Returns: whether the alert is gone.
  static func handle(in app: AppReference) -> Bool {
    let chain = QueryChain(app: app)
    let alerts = [XCUIElement.ElementType.alert, .sheet].map {
      chain.adding(.descendants($0)).adding(.first)
    }
    guard let alert = alerts.first(where: { Resolution($0).element?.isCovered == false }) else {
      return false
    }
    for monitor in TestRun.current.monitors.reversed() where monitor.handle(XCUIElement(alert)) {
      return true
    }
    return dismiss(alert, of: app)
  }

  /// Taps the cancel button of an alert, or its only one.
  private static func dismiss(_ alert: QueryChain, of app: AppReference) -> Bool {
    guard let title = app.run.session?.alertDismissal else { return false }
    let button = alert.adding(.descendants(.button)).adding(.matching(.any, title)).adding(.first)
    guard let node = Resolution(button).element, case .element(let number) = node.target else {
      return false
    }
    return (try? app.run.perform(.tap, onElement: number)) != nil
  }
}
