import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A delegate whose screens restore what an activity says.
private final class RestoringDelegate: UIApplicationDelegate {
  let journal = Journal()
  var restorers: [any UIUserActivityRestoring]?

  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    journal.note("will continue \(userActivityType)")
    return false
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    journal.note("continue")
    restorationHandler(restorers)
    return true
  }
}

/// A screen that records what it restores.
private final class RestoringViewController: UIViewController {
  private(set) var restored: [String] = []

  override func restoreUserActivityState(_ activity: NSUserActivity) {
    restored.append(activity.activityType)
  }
}

/// An object that records what it restores.
private final class Restorer: UIUserActivityRestoring {
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) { (self.name, self.journal) = (name, journal) }

  func restoreUserActivityState(_ activity: NSUserActivity) {
    journal.note("\(name) restores \(activity.activityType)")
  }
}

private final class SilentDelegate: UIApplicationDelegate {}

/// Source: UIApplicationDelegate's documentation of `application(_:continue:restorationHandler:)`.
@Suite("Activities that an app continues")
struct ContinuedActivityTests {
  private let activity = NSUserActivity(activityType: "read")

  @Test("the objects that the delegate hands to the handler restore the activity's state, in order")
  func restorers() {
    Device.current = Device()
    let delegate = RestoringDelegate()
    let application = UIApplication.launch(delegate)
    delegate.restorers = ["A", "B"].map { Restorer($0, delegate.journal) }
    #expect(application.deliver(activity))
    #expect(
      delegate.journal.take() == [
        "will continue read", "continue", "A restores read", "B restores read",
      ])
    delegate.restorers = nil
    #expect(application.deliver(activity))
    #expect(delegate.journal.take() == ["will continue read", "continue"])
  }

  @Test("a screen that the delegate hands to the handler restores the activity's state")
  func screen() {
    Device.current = Device()
    let (delegate, screen) = (RestoringDelegate(), RestoringViewController())
    let application = UIApplication.launch(delegate)
    delegate.restorers = [screen]
    #expect(application.deliver(activity))
    #expect(screen.restored == ["read"])
  }

  @Test("an app without a delegate or without its method continues nothing")
  func none() {
    #expect(!SpyPhone().application.deliver(activity))
    Device.current = Device()
    let delegate = SilentDelegate()
    #expect(!UIApplication.launch(delegate).deliver(activity))
  }
}
