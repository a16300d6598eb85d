/// A family of faults that an exploration arranges.
public enum FaultFamily: String, CaseIterable, Hashable, Sendable {
  /// A request fails, or its answer cannot be decoded.
  case network
  /// An answer comes late, so that another one comes first.
  case time
  /// The process ends and starts again.
  case process
  /// The app goes to the background; a link, a notification or a quick action arrives.
  case outside
  /// A user taps twice, or does not finish a gesture.
  case hands
}

extension Set<FaultFamily> {
  /// All families.
  public static var all: Set<FaultFamily> { Set(FaultFamily.allCases) }
}
