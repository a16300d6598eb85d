public import Foundation
public import HeadlessDevice

/// A change to the app's surroundings: its network, storage or device.
public enum Arrangement: Equatable, Sendable {
  /// Answers matching requests with a stub.
  case stub(Stub)
  /// Connects the device to the network, or disconnects it.
  case network(isOnline: Bool)
  /// Sets the default time until a response arrives.
  case latency(Duration)
  /// Stores a text under a key.
  case storage(key: String, value: String)
  /// Removes a key from storage.
  case storageWithout(key: String)
  /// Sets the device's biometric authentication.
  case biometry(Biometry)
  /// Sets the width of the app's window.
  case width(DisplayWidth)
  /// Sets the device's locale by its identifier.
  case locale(String)
  /// Sets the device's date.
  case date(Date)
  /// Lets each step wait that much wall-clock time for work outside virtual time.
  case realtime(Duration)
}
