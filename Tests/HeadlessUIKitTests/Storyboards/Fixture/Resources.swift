import Foundation
import HeadlessUIKit
import Testing

/// Files in the test's folder of resources.
enum Resources {
  private static var count = 0

  /// A name that no other file has: what is read is kept for the whole run.
  static func newName() -> String {
    count += 1
    return "Interface\(count)"
  }

  /// Writes a storyboard with a scene for each of the objects, and returns its name.
  static func storyboard(initial: String? = "screen", _ scenes: [String]) throws -> String {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let all = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    let name = newName()
    try write(
      InterfaceXML.json("<document\(start)><scenes>\(all)</scenes></document>"),
      "\(name).storyboard.json")
    return name
  }

  /// Writes a nib with objects, and returns its name.
  static func nib(_ objects: String, name: String = newName()) throws -> String {
    try write(
      InterfaceXML.json("<document><objects>\(objects)</objects></document>"), "\(name).xib.json")
    return name
  }

  /// Writes a table of texts in a language; an empty language for the folder itself.
  static func table(
    _ name: String, _ language: String, _ texts: [String: Any], ending: String = "strings"
  ) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0)
    try write(data, (language.isEmpty ? "" : "\(language).lproj/") + "\(name).\(ending)")
  }

  static func write(_ data: Data, _ path: String) throws {
    let file = try #require(AppResources.folder).appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}

/// The attributes of a class of these tests.
func own(_ name: String) -> String { "customClass=\"\(name)\" customModule=\"HeadlessUIKitTests\"" }

/// A scene's controller of the class `StoryScreen`.
func screen(_ attributes: String, _ content: String = "", element: String = "viewController")
  -> String
{
  """
  <\(element) sceneMemberID="viewController" \(own("StoryScreen")) \(attributes)>\(content)\
  </\(element)>
  """
}

/// The initial controller of a new storyboard with these scenes, whose identifier is `screen`.
func instantiate<Controller: UIViewController>(_ scenes: String...) throws -> Controller {
  let storyboard = UIStoryboard(name: try Resources.storyboard(scenes), bundle: nil)
  return try #require(storyboard.instantiateInitialViewController() as? Controller)
}

/// A screen whose view has the subviews, with connections of the screen; the view is loaded.
func loaded(_ subviews: String, connections: String = "", beside objects: String = "") throws
  -> StoryScreen
{
  let content = """
    <view key="view" id="root"><subviews>\(subviews)</subviews></view>\
    <connections>\(connections)</connections>
    """
  let made: StoryScreen = try instantiate(screen("id=\"screen\"", content) + objects)
  made.loadViewIfNeeded()
  return made
}

/// The view of an element in a screen's view.
func view<View: UIView>(_ element: String, as type: View.Type = View.self) throws -> View {
  let screen = try loaded(element)
  return try #require(screen.view.subviews.first as? View)
}
