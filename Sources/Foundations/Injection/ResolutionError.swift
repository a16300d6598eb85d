/// Why there is no instance of a service.
public struct ResolutionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Reason: Equatable, Sendable {
    /// Nobody registered the service with this name and these arguments.
    case notRegistered
    /// Making the service needs the service itself, in a circle.
    case circular
    /// An `@Inject` was read where no container provides injections.
    case noContainer
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
    case .noContainer:
      lines = [
        "No container provides injections for \(service): call provideInjections() on the app's."
      ]
    }
    if !chain.isEmpty { lines.append("Resolving: " + (chain + [service]).joined(separator: " → ")) }
    if !nearest.isEmpty { lines.append("Registered: " + nearest.joined(separator: ", ")) }
    return lines.joined(separator: "\n")
  }
}

extension ResolutionError {
  static func noContainer(for service: String) -> Self {
    Self(reason: .noContainer, service: service, chain: [], nearest: [])
  }

  /// A service as messages name it: with its name, and with its arguments.
  static func title(_ service: Any.Type, name: String?, arguments: [Any.Type]) -> String {
    let named = name.map { " named \"\($0)\"" } ?? ""
    let taking =
      arguments.isEmpty
      ? "" : " taking \(arguments.map { "\($0)" }.joined(separator: ", "))"
    return "\(service)\(named)\(taking)"
  }
}
