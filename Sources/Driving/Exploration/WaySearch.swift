public import HeadlessUIKit
public import RehearsalCore
import ScriptLanguage

/// A search for the shortest way to a screen.
public struct WaySearch {
  /// The number of acts after which the search ends.
  public static let limit = 20_000

  private let delegate: any UIApplicationDelegate.Type
  private let configuration: Session.Configuration

  /// Creates a search.
  public init(
    _ delegate: any UIApplicationDelegate.Type, configuration: Session.Configuration
  ) {
    self.delegate = delegate
    self.configuration = configuration
  }

  /// Returns the lines that lead to a screen; nil if no way was found.
  ///
  /// - Parameters:
  ///   - screen: the screen's name.
  ///   - lines: the lines that were performed since the launch. What they type is typed again.
  /// - Throws: the error of the launch, or of one of the lines.
  public func way(to screen: String, after lines: [String]) throws -> [String]? {
    var options = Exploration.Options()
    options.configuration = configuration
    let scenes = ScriptLoader().document(SourceText(name: "typed", lines: lines)).scenes
    options.from = scenes.first
    options.learned = scenes
    options.goal = .reached(screen)
    let exploration = Exploration(delegate, faults: [], options: options)
    return try exploration.explore(for: .acts(Self.limit)).ways[screen]
  }
}
