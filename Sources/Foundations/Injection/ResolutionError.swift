/// An error in resolving a service.
public struct ResolutionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reasons why resolving fails.
  public enum Reason: Equatable, Sendable {
    /// The service is not registered with this name and these arguments.
    case notRegistered
    /// The service depends on itself, directly or through others.
    case circular
    /// An `@Inject` was read while no container provides injections.
    case noContainer
  }

  /// The reason.
  public let reason: Reason

  /// The service that failed, with its name and arguments.
  public let service: String

  /// The services whose factories were running, the outermost first.
  public let chain: [String]

  /// Similar registrations: the same service under another name, or one with a similar type name.
  public let nearest: [String]

  /// The change that resolves a circular dependency; nil for other reasons.
  public let remedy: String?

  /// The failure, the chain of resolutions that led to it, and the remedy.
  public var description: String {
    var lines: [String]
    switch reason {
    case .notRegistered: lines = ["\(service) is not registered."]
    case .circular:
      lines = ["\(service) needs itself" + (remedy.map { ": \($0)" } ?? ".")]
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
    Self(reason: .noContainer, service: service, chain: [], nearest: [], remedy: nil)
  }

  /// Returns a service as messages show it: its type, its name and its arguments.
  static func title(_ service: Any.Type, name: String?, arguments: [Any.Type]) -> String {
    let named = name.map { " named \"\($0)\"" } ?? ""
    let taking =
      arguments.isEmpty
      ? "" : " taking \(arguments.map { "\($0)" }.joined(separator: ", "))"
    return "\(service)\(named)\(taking)"
  }
}
