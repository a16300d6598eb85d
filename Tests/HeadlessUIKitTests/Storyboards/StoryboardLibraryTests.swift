import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Source: SwinjectStoryboard, which injects each controller that a storyboard creates.
@Suite("The library that hears of a storyboard's controllers", .portedFolder)
final class StoryboardLibraryTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  private func useLibrary() throws {
    let info = ["RehearsalStoryboardLibrary": "HeadlessUIKitTests.SpyLibrary"]
    try Resources.write(
      PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0),
      "Info.plist")
  }

  @Test("it hears once of an initial controller, of a segue's, and of an embedded one")
  func segues() throws {
    _ = phone
    try useLibrary()
    let made: StoryScreen = try instantiate(
      screen(
        #"id="screen" title="First""#,
        """
        <view key="view" id="view"><subviews><containerView id="box"><connections>\
        <segue kind="embed" destination="inner" id="3"/></connections></containerView>\
        </subviews></view>\
        <connections><segue destination="next" kind="show" identifier="go" id="4"/></connections>
        """),
      screen(#"id="next" title="Next""#), screen(#"id="inner" title="Inner""#))
    try phone.show(made)
    made.performSegue(withIdentifier: "go", sender: nil)
    let heard = Journal.current.take().filter { $0.hasPrefix("library") }
    #expect(
      heard == [
        "library.didInstantiate First", "library.didInstantiate Inner",
        "library.didInstantiate Next",
      ])
    #expect(phone.findings == [])
  }

  @Test("it hears once of a controller to which a reference leads, with the storyboard of the app")
  func reference() throws {
    _ = phone
    try useLibrary()
    let other = try Resources.storyboard([screen(#"id="screen" title="Other""#)])
    let made: StoryScreen = try instantiate(
      screen(
        #"id="screen" title="First""#,
        #"<connections><segue destination="2" kind="show" identifier="go" id="3"/></connections>"#),
      """
      <viewControllerPlaceholder id="2" storyboardName="\(other)" sceneMemberID="viewController"/>
      """)
    try phone.show(made)
    made.performSegue(withIdentifier: "go", sender: nil)
    let heard = Journal.current.take().filter { $0.hasPrefix("library") }
    #expect(heard == ["library.didInstantiate First", "library.didInstantiate Other"])
    #expect(SpyLibrary.storyboards.count == 1)
    #expect(phone.findings == [])
  }
}

/// A library that records of which controllers it hears.
final class SpyLibrary: StoryboardLibrary {
  private final class Heard {
    var storyboards: [UIStoryboard] = []
  }

  private static var heard: Heard { Device.current.attached(Heard.self) { Heard() } }

  /// The storyboards from which the controllers came, each once.
  static var storyboards: Set<ObjectIdentifier> {
    Set(heard.storyboards.map(ObjectIdentifier.init))
  }

  static func didInstantiate(_ controller: UIViewController, from storyboard: UIStoryboard) {
    heard.storyboards.append(storyboard)
    Journal.current.note("library.didInstantiate \(controller.title ?? "-")")
  }
}
