import Foundation
public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UIApplication {
  /// The end of the launch.
  public static var didFinishLaunching: ControlEvent<Void> {
    events(UIApplication.didFinishLaunchingNotification)
  }

  /// The moments at which the app became active.
  public static var didBecomeActive: ControlEvent<Void> {
    events(UIApplication.didBecomeActiveNotification)
  }

  /// The moments before the app becomes inactive.
  public static var willResignActive: ControlEvent<Void> {
    events(UIApplication.willResignActiveNotification)
  }

  /// The moments at which the app entered the background.
  public static var didEnterBackground: ControlEvent<Void> {
    events(UIApplication.didEnterBackgroundNotification)
  }

  /// The moments before the app enters the foreground.
  public static var willEnterForeground: ControlEvent<Void> {
    events(UIApplication.willEnterForegroundNotification)
  }

  /// The moment before the app is terminated.
  public static var willTerminate: ControlEvent<Void> {
    events(UIApplication.willTerminateNotification)
  }

  /// The warnings of low memory.
  public static var didReceiveMemoryWarning: ControlEvent<Void> {
    events(UIApplication.didReceiveMemoryWarningNotification)
  }

  private static func events(_ name: Notification.Name) -> ControlEvent<Void> {
    ControlEvent(events: NotificationCenter.default.rx.notification(name).map { _ in })
  }
}
