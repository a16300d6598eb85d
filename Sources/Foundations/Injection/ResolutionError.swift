/// Why there is no instance of a service.
public struct ResolutionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Reason: Equatable, Sendable {
    /// Nobody registered the service with this name and these arguments.
    case notRegistered
    /// Making the service needs the service itself, in a circle.
    case circular
  }

  /// What went wrong.
  public let reason: Reason

  /// The service that was asked for last, with its name and arguments.
  public let service: String

  /// The services whose factories led there, the first one asked for first.
  public let chain: [String]

  /// Registrations that are near: the same service under another name, or one with a like name.
  public let nearest: [String]

  /// What happened, how it came to it, and what to do.
  public var description: String {
    var lines: [String]
    switch reason {
    case .notRegistered: lines = ["\(service) is not registered."]
    case .circular:
      lines = ["\(service) needs itself: set one of the two in initCompleted, or make it Lazy."]
    }
    if !chain.isEmpty { lines.append("Resolving: " + (chain + [service]).joined(separator: " → ")) }
    if !nearest.isEmpty { lines.append("Registered: " + nearest.joined(separator: ", ")) }
    return lines.joined(separator: "\n")
  }
}
