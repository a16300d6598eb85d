/// The screens, ways and texts that came and went between two maps.
public struct MapComparison: Equatable, Sendable {
  /// The changes: `+` for what came, `-` for what went, by screens, edges and texts.
  public let lines: [String]

  /// Whether anything came or went.
  public var hasChanges: Bool { !lines.isEmpty }

  /// Compares an earlier map with a later one.
  ///
  /// The number of times that a way was walked does not count, nor do the elements' values.
  public init(from old: AppMap, to new: AppMap) {
    let before = Set(old.screens.map(\.id))
    let after = Set(new.screens.map(\.id))
    lines =
      Self.changes(of: "screen", old.screens.map(\.id), new.screens.map(\.id))
      + Self.changes(of: "edge", old.edges.map(\.line), new.edges.map(\.line))
      + new.screens.filter { before.contains($0.id) && after.contains($0.id) }.flatMap { screen in
        Self.changes(
          of: "text on \(screen.id):", old.screen(screen.id)?.texts.quoted ?? [],
          screen.texts.quoted)
      }
  }

  private static func changes(of noun: String, _ old: [String], _ new: [String]) -> [String] {
    let before = Set(old)
    let after = Set(new)
    return new.filter { !before.contains($0) }.map { "+ \(noun) \($0)" }
      + old.filter { !after.contains($0) }.map { "- \(noun) \($0)" }
  }
}

extension AppMap.Edge {
  /// The way in words: `SignIn → ShiftList  tap button "Sign in", replaced`.
  var line: String {
    "\(from.map { Self.place($0, fromAlert) } ?? "outside") → \(Self.place(to, toAlert))"
      + "  \(act.description), \(effect.rawValue)"
  }

  private static func place(_ screen: String, _ alert: String?) -> String {
    alert.map { "\(screen) (alert \"\($0)\")" } ?? screen
  }
}

extension [String] {
  fileprivate var quoted: [String] { map { "\"\($0)\"" } }
}
