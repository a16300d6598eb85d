import Exploration
import HeadlessUIKit
import NavigationMap
import RehearsalCore
import ScriptLanguage

/// The map of what an exploration found, recorded as `graph` records scripts.
struct ExploreMap {
  private let delegate: any UIApplicationDelegate.Type
  private let configuration: Session.Configuration

  init(_ delegate: any UIApplicationDelegate.Type, _ configuration: Session.Configuration) {
    self.delegate = delegate
    self.configuration = configuration
  }

  /// Returns the map that the tours of a result walk.
  ///
  /// A tour whose acts lead elsewhere in this process ends there; the rest of the map is complete.
  func map(of result: ExplorationResult) -> AppMap {
    let loader = ScriptLoader()
    let scenes = result.tours(configuration).flatMap { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return loader.document(SourceText(name: "tour.script", lines: lines)).scenes
    }
    return MapWalk(delegate, configuration: configuration).run(scenes).map
  }
}
