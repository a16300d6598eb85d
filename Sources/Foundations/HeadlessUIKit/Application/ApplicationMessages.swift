public import Foundation

/// A message about the life cycle of the application, by the type of its notification's observers.
///
/// `NotificationCenter.addObserver(of:for:)` takes its identifier, such as `.willEnterForeground`.
public protocol ApplicationMessage: NotificationCenter.MainActorMessage
where Subject == UIApplication {
  /// The notification's name.
  nonisolated static var name: Notification.Name { get }

  /// Creates the message.
  init()
}

extension ApplicationMessage {
  /// Creates the message of a notification.
  public static func makeMessage(_ notification: Notification) -> Self? { Self() }

  /// Creates the notification of a message.
  public static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name, object: UIApplication.shared)
  }
}

extension UIApplication {
  /// The message that the app was launched.
  public struct DidFinishLaunchingMessage: ApplicationMessage {
    /// The notification's name.
    nonisolated public static var name: Notification.Name { didFinishLaunchingNotification }
    /// Creates the message.
    public init() {}
  }

  /// The message that the app became active.
  public struct DidBecomeActiveMessage: ApplicationMessage {
    /// The notification's name.
    nonisolated public static var name: Notification.Name { didBecomeActiveNotification }
    /// Creates the message.
    public init() {}
  }

  /// The message that the app is about to become inactive.
  public struct WillResignActiveMessage: ApplicationMessage {
    /// The notification's name.
    nonisolated public static var name: Notification.Name { willResignActiveNotification }
    /// Creates the message.
    public init() {}
  }

  /// The message that the app entered the background.
  public struct DidEnterBackgroundMessage: ApplicationMessage {
    /// The notification's name.
    nonisolated public static var name: Notification.Name { didEnterBackgroundNotification }
    /// Creates the message.
    public init() {}
  }

  /// The message that the app is about to enter the foreground.
  public struct WillEnterForegroundMessage: ApplicationMessage {
    /// The notification's name.
    nonisolated public static var name: Notification.Name { willEnterForegroundNotification }
    /// Creates the message.
    public init() {}
  }

  /// The message that the app is about to terminate.
  public struct WillTerminateMessage: ApplicationMessage {
    /// The notification's name.
    nonisolated public static var name: Notification.Name { willTerminateNotification }
    /// Creates the message.
    public init() {}
  }

  /// The message that memory is low.
  public struct DidReceiveMemoryWarningMessage: ApplicationMessage {
    /// The notification's name.
    nonisolated public static var name: Notification.Name { didReceiveMemoryWarningNotification }
    /// Creates the message.
    public init() {}
  }

  private static let messages: [any ApplicationMessage.Type] = [
    DidFinishLaunchingMessage.self, DidBecomeActiveMessage.self, WillResignActiveMessage.self,
    DidEnterBackgroundMessage.self, WillEnterForegroundMessage.self, WillTerminateMessage.self,
    DidReceiveMemoryWarningMessage.self,
  ]

  /// Posts the message of a notification that has been posted by its name.
  ///
  /// Apple's Foundation makes the message itself; elsewhere observers of messages hear messages only.
  final func postMessage(named name: Notification.Name) {
    #if !canImport(Darwin)
      for message in Self.messages where message.name == name { post(message.init()) }
    #endif
  }

  private func post<Message: ApplicationMessage>(_ message: Message) {
    NotificationCenter.default.post(message, subject: self)
  }
}

nonisolated extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
  /// The app was launched.
  public static var didFinishLaunching: Self { .init() }
}

nonisolated extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// The app became active.
  public static var didBecomeActive: Self { .init() }
}

nonisolated extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// The app is about to become inactive.
  public static var willResignActive: Self { .init() }
}

nonisolated extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// The app entered the background.
  public static var didEnterBackground: Self { .init() }
}

nonisolated extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// The app is about to enter the foreground.
  public static var willEnterForeground: Self { .init() }
}

nonisolated extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  /// The app is about to terminate.
  public static var willTerminate: Self { .init() }
}

nonisolated extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage>
{
  /// Memory is low.
  public static var didReceiveMemoryWarning: Self { .init() }
}
