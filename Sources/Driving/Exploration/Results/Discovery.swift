import Foundation
import HeadlessDevice
import RehearsalCore

/// A part of the app that an exploration met: a screen, a move, an alert or a failing request.
public struct Discovery: Codable, Sendable {
  /// The kinds of parts.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// A screen, by its name.
    case screen
    /// A move from one screen to another, such as `ShiftList → ShiftDetail`.
    case move
    /// An alert, by its title.
    case alert
    /// A request that failed, by its method and path.
    case failure
  }

  /// The kind and the name.
  public struct Part: Hashable, Codable, Sendable {
    /// The kind.
    public let kind: Kind

    /// The name.
    public let name: String
  }

  /// The kind and the name.
  public let part: Part

  /// The lines that lead to it, from the launch.
  public internal(set) var lines: [String]
}

extension Discovery.Part {
  /// Returns the parts that a screen shows.
  static func all(on screen: Screen) -> [Self] {
    let alert = screen.alert.map { Self(kind: .alert, name: $0.title ?? $0.message ?? "") }
    return [Self(kind: .screen, name: screen.name)] + (alert.map { [$0] } ?? [])
  }

  /// Returns the parts that an act leads to: the screen, the move, the alert and the failures.
  static func all(from before: Screen, to after: Screen, _ exchanges: ArraySlice<Exchange>)
    -> [Self]
  {
    var parts = all(on: after)
    if before.name != after.name, !before.name.isEmpty {
      parts.append(Self(kind: .move, name: "\(before.name) → \(after.name)"))
    }
    for exchange in exchanges where exchange.hasFailed {
      parts.append(
        Self(kind: .failure, name: "\(exchange.request.method) \(exchange.request.path)"))
    }
    return parts
  }

  /// The sentence that a script misses the part.
  var missed: String {
    switch kind {
    case .failure: "no script makes \(name) fail"
    case .screen, .move, .alert: "no script reaches the \(kind.rawValue) \(name)"
    }
  }

  /// The line of a script that holds where the part was reached; nil if no line can tell.
  var check: String? {
    switch kind {
    case .screen: "expect screen \(name)"
    case .move: "expect screen \(name.components(separatedBy: " → ").last ?? "")"
    case .alert: name.isEmpty ? "expect alert" : "expect alert \(name.scriptQuoted)"
    case .failure: nil
    }
  }
}

extension Exchange {
  /// Whether the request has failed, or was answered with an error's status.
  var hasFailed: Bool {
    switch outcome {
    case .failure: true
    case .response(let response): !response.isSuccess
    case nil: false
    }
  }
}
