import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// A delegate that records the selection of rows.
private final class SelectionListener: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    Journal.current.note("delegate.willSelect")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Journal.current.note("delegate.didSelect")
  }
}

@Suite("Triggers of a storyboard's segues", .portedFolder)
final class SegueTriggerTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()
  private let segue =
    #"<connections><segue destination="next" kind="presentation" animates="NO"/></connections>"#

  private func shown(_ subviews: String, beside: String = "") throws -> StoryScreen {
    let content = #"<view key="view"><subviews>\#(subviews)</subviews></view>"#
    let made: StoryScreen = try instantiate(
      screen(#"id="screen""#, content) + beside, screen(#"id="next" title="Next""#))
    try phone.show(made)
    _ = Journal.current.take()
    return made
  }

  private func steps() -> [String] { Array(Journal.current.take().prefix(3)) }

  private func expected(_ sender: String) -> [String] {
    [
      #"screen.should "" from \#(sender)"#, "Next.awake",
      "screen.prepare UIStoryboardSegue - to Next from \(sender)",
    ]
  }

  @Test("a button's tap, a field's return key and another control's change trigger a segue")
  func controls() throws {
    _ = phone
    let events: [(String, UIControl.Event)] = [
      ("button", .touchUpInside), ("textField", .editingDidEndOnExit), ("switch", .valueChanged),
    ]
    for (name, event) in events {
      let made = try shown("<\(name)>\(segue)</\(name)>")
      let control = try #require(made.view.subviews.first as? UIControl)
      for other in events where other.1 != event { control.sendActions(for: other.1) }
      #expect(steps() == [], "\(name)")
      control.sendActions(for: event)
      #expect(steps() == expected(word(control)), "\(name)")
      #expect(made.presentedViewController?.title == "Next")
    }
  }

  @Test("a segue without an identifier is refused for the empty one")
  func refused() throws {
    _ = phone
    let made = try shown("<button>\(segue)</button>")
    made.refused = [""]
    (made.view.subviews.first as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(steps() == [#"screen.should "" from UIButton"#])
    #expect(made.presentedViewController == nil)
  }

  @Test("a gesture triggers a segue")
  func gesture() throws {
    _ = phone
    let made = try shown(
      """
      <label text="Here" userInteractionEnabled="YES"><connections>\
      <outletCollection property="gestureRecognizers" destination="g"/></connections></label>
      """, beside: "<tapGestureRecognizer id=\"g\">\(segue)</tapGestureRecognizer>")
    try made.view.subviews[0].performTap()
    #expect(steps() == expected("UITapGestureRecognizer"))
  }

  @Test("the tap on a row triggers its segue; the segue of its accessory does not")
  func rows() throws {
    _ = phone
    func tap(_ trigger: String) throws -> [String] {
      let segue = """
        <connections><segue destination="next" kind="presentation" animates="NO" \(trigger)/>\
        </connections>
        """
      let made = try shown(
        """
        <tableView><prototypes><tableViewCell reuseIdentifier="Row">\(segue)</tableViewCell>\
        </prototypes><connections><outlet property="dataSource" destination="s"/></connections>\
        </tableView>
        """, beside: "<view id=\"s\" \(own("StorySource"))/>")
      let table = try #require(made.view.subviews.first as? UITableView)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      try cell.performTap()
      return steps()
    }
    #expect(try tap("") == expected("UITableViewCell"))
    #expect(try tap(#"trigger="accessoryAction""#) == [])
  }

  /// Source: stacks of apps: the table performs the segue in `_selectRowAtIndexPath`, in which it
  /// then notifies its delegate.
  @Test("a row is selected when its segue is prepared, and the delegate is told afterwards")
  func order() throws {
    _ = phone
    let made = try shown(
      """
      <tableView><prototypes><tableViewCell reuseIdentifier="Row">\(segue)</tableViewCell>\
      </prototypes><connections><outlet property="dataSource" destination="s"/></connections>\
      </tableView>
      """, beside: "<view id=\"s\" \(own("StorySource"))/>")
    let table = try #require(made.view.subviews.first as? UITableView)
    let listener = SelectionListener()
    table.delegate = listener
    try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))).performTap()
    let lines = Journal.current.take()
    #expect(
      lines.filter { $0.hasPrefix("screen.prepare") || $0.hasPrefix("delegate") } == [
        "delegate.willSelect",
        "screen.prepare UIStoryboardSegue - to Next from UITableViewCell", "delegate.didSelect",
      ])
  }

  @Test("the tap on an item of a collection triggers its segue")
  func items() throws {
    _ = phone
    let made = try shown(
      """
      <collectionView><cells><collectionViewCell reuseIdentifier="Item">\(segue)\
      </collectionViewCell></cells><connections>\
      <outlet property="dataSource" destination="s"/></connections></collectionView>
      """, beside: "<view id=\"s\" \(own("StorySource"))/>")
    let collection = try #require(made.view.subviews.first as? UICollectionView)
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    try cell.performTap()
    #expect(steps() == expected("UICollectionViewCell"))
  }

  @Test("an object that sends nothing has no segue")
  func others() throws {
    _ = phone
    let made = try shown("<label>\(segue)</label>")
    try? made.view.subviews[0].performTap()
    #expect(steps() == [])
  }

  @Test("a container view embeds its child when the view is loaded, unless it is refused")
  func embed() throws {
    _ = phone
    func embedded(_ segue: String, refusing: Set<String> = []) throws -> StoryScreen {
      let made: StoryScreen = try instantiate(
        screen(
          #"id="screen""#,
          """
          <view key="view"><subviews><containerView><connections>\(segue)</connections>\
          </containerView></subviews></view>
          """),
        screen(#"id="next" title="Next""#))
      made.refused = refusing
      _ = Journal.current.take()
      made.loadViewIfNeeded()
      return made
    }
    let segue = #"<segue destination="next" kind="embed" identifier="inner"/>"#
    let made = try embedded(segue)
    #expect(
      Journal.current.take() == [
        "Next.awake", #"screen.should "inner" from UIView"#,
        "screen.prepare UIStoryboardSegue inner to Next from UIView", "Next.didLoad",
        "screen.didLoad",
      ])
    #expect(made.children.map(\.title) == ["Next"])
    #expect(made.view.subviews[0].subviews == [made.children[0].view])
    let refusing = try embedded(segue, refusing: ["inner"])
    #expect(refusing.children.isEmpty)
    #expect(refusing.view.subviews[0].subviews.isEmpty)
    let unnamed = try embedded(#"<segue destination="next" kind="embed"/>"#, refusing: [""])
    #expect(unnamed.children.isEmpty)
    #expect(try embedded(#"<segue destination="gone" kind="embed"/>"#).children.isEmpty)
  }
}
