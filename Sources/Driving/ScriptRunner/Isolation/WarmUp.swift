import RehearsalCore
import ScriptLanguage

/// A scene of a small app, run once before the processes of many scenes are forked.
///
/// A forked process begins with what its parent has loaded. At the first use of a type the runtime looks
/// through every conformance of the process, Foundation reads its locales, and the linker binds
/// functions. The scenes' own app does not run here, so that its variables stay as they were.
enum WarmUp {
  /// The number of scenes from which the warm-up takes less time than it saves.
  static let leastSceneCount = 8

  /// Runs the scene.
  ///
  /// - Returns: its result, in which nothing should have failed.
  @discardableResult
  static func run() -> SceneResult? {
    let document = ScriptLoader().document(SourceText(name: "warm-up.script", lines: lines))
    guard let scene = document.scenes.first else { return nil }
    var result: SceneResult?
    Session.leavingGlobalVariables {
      result = SceneRunner(WarmUpAppDelegate.self).run(scene)
    }
    return result
  }

  private static let lines = [
    "expect screen WarmUpForm",
    "expect title \"Form\"",
    "expect path WarmUpForm",
    "given GET /rows responds 200 {\"rows\": [{\"id\": 1, \"name\": \"One\"}]}",
    "type \"ann@crew.example\" into \"Email\"",
    "expect textField \"Email\" has value \"ann@crew.example\"",
    "expect button \"Send\" is enabled",
    "set switch \"Loud\" on",
    "set segmentedControl \"Size\" \"L\"",
    "tap \"Send\"",
    "settle",
    "expect alert \"Sent\"",
    "tap \"OK\" in alert",
    "expect \"1 row\" within 2s",
    "expect props.rows[0].name == \"One\"",
    "expect request GET /rows",
    "tap tab List",
    "expect 3 cells",
    "expect \"Row 2\" in cell containing \"Row\"",
    "tap cell 1",
    "expect screen WarmUpDetail",
    "swipe back",
    "expect no findings",
    "expect no leaks",
  ]
}
