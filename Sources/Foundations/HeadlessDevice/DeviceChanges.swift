/// Who wants to hear that something about the device changed.
public final class DeviceChanges {
  /// What can change under a running app.
  public enum Change: Hashable, Sendable {
    /// ``Device/biometry``.
    case biometry
  }

  private var observers = Observers<Change>()

  /// Calls back after every change, for as long as the owner lives.
  public func observe(_ owner: AnyObject, _ action: @escaping (Change) -> Void) {
    observers.add(owner, action)
  }

  func post(_ change: Change) {
    observers.notify(change)
  }
}
