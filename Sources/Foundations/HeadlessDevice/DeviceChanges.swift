/// The observers of changes to a device's settings.
public final class DeviceChanges {
  /// The settings that can change while an app runs.
  public enum Change: Hashable, Sendable {
    /// ``Device/biometry``.
    case biometry
    /// ``Device/width``.
    case width
  }

  private(set) var observers = Observers<Change>()

  /// Calls a closure after every change, for as long as the owner lives.
  public func observe(_ owner: AnyObject, _ action: @escaping (Change) -> Void) {
    observers.add(owner, action)
  }

  func removeAllObservers() {
    observers = Observers()
  }

  func post(_ change: Change) {
    observers.notify(change)
  }
}
