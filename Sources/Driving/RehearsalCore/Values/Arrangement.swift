public import Foundation
public import HeadlessDevice

/// How the world around the app is arranged.
public enum Arrangement: Equatable, Sendable {
  /// A request gets this answer.
  case stub(Stub)
  /// The phone has a connection, or none.
  case network(isOnline: Bool)
  /// Answers take this long where nothing else is said.
  case latency(Duration)
  /// A key of the storage holds a text.
  case storage(key: String, value: String)
  /// A key of the storage holds nothing.
  case storageWithout(key: String)
  /// The phone recognises its owner by this.
  case biometry(Biometry)
  /// The owner's language and region.
  case locale(String)
  /// The date is this one now.
  case date(Date)
  /// While settling, wait that long of wall-clock time for work outside the clock.
  case realtime(Duration)
}
