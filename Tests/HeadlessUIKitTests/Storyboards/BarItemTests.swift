import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Bar button items of a storyboard", .portedFolder)
final class BarItemTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  private func controller(_ item: String) throws -> StoryScreen {
    try instantiate(
      screen(
        #"id="screen""#, #"<navigationItem key="navigationItem">\#(item)</navigationItem>"#),
      screen(#"id="next" title="Next""#))
  }

  private func item(_ attributes: String, _ content: String = "") throws -> UIBarButtonItem {
    let made = try controller(
      #"<barButtonItem key="rightBarButtonItem" \#(attributes)>\#(content)</barButtonItem>"#)
    return try #require(made.navigationItem.rightBarButtonItem)
  }

  @Test("an item has its title, style, state, tag and image")
  func attributes() throws {
    _ = phone
    let full = try item(#"title="Save" style="done" enabled="NO" tag="4" image="disk""#)
    #expect(full.title == "Save")
    #expect(full.style == .done)
    #expect(!full.isEnabled)
    #expect(full.tag == 4)
    #expect(full.image == UIImage(named: "disk"))
    let bare = try item("")
    #expect(bare.title == nil)
    #expect(bare.style == .plain)
    #expect(bare.isEnabled)
    #expect(bare.tag == 0)
    #expect(bare.image == nil)
    #expect(bare.systemItem == nil)
    #expect(bare.customView == nil)
    #expect(bare.accessibilityIdentifier == nil)
    #expect(try item(#"image="plus" catalog="system""#).image == UIImage(systemName: "plus"))
  }

  @Test("an item has the system item of a name; another name gives none")
  func systemItems() throws {
    _ = phone
    let words = ["done", "flexibleSpace", "fastForward", "close", "nothing"]
    let items = try words.map { try item(#"systemItem="\#($0)""#).systemItem }
    #expect(items == [.done, .flexibleSpace, .fastForward, .close, nil])
  }

  @Test("an item has a custom view, a class of the app, an identifier and a label")
  func content() throws {
    _ = phone
    let made = try item(
      own("StoryItem"),
      """
      <label key="customView" text="Total"/>\
      <accessibility key="accessibilityConfiguration" identifier="total" label="Sum"/>
      """)
    #expect(made is StoryItem)
    #expect((made.customView as? UILabel)?.text == "Total")
    #expect([made.accessibilityIdentifier, made.accessibilityLabel] == ["total", "Sum"])
  }

  @Test("an item whose class does not exist is a plain one, and a finding")
  func unknownClass() throws {
    _ = phone
    #expect(word(try item(#"customClass="Gone""#)) == "UIBarButtonItem")
    #expect(
      phone.findings == [
        """
        Unknown class Gone in Interface Builder file. The app has no class of that name for the \
        element barButtonItem; one of UIKit's is used.
        """
      ])
  }

  @Test("an item's action is connected before the view exists")
  func action() throws {
    _ = phone
    let made = try controller(
      """
      <barButtonItem key="rightBarButtonItem" id="item"><connections>\
      <action selector="ownSave:" destination="screen"/></connections></barButtonItem>
      """)
    let item = try #require(made.navigationItem.rightBarButtonItem)
    #expect(item.target === made)
    #expect(item.action == "ownSave:")
    #expect(!made.isViewLoaded)
    #expect(item.sendAction())
    #expect(Journal.current.take() == ["screen.awake", "screen.ownSave:UIBarButtonItem"])
  }

  @Test(
    "an item awakes once, with its outlets, before the view exists; one in a view's bar with the view"
  )
  func awaking() throws {
    _ = phone
    let made = try controller(
      """
      <barButtonItem key="rightBarButtonItem" id="item" title="Save" \(own("AwakeItem"))><connections>\
      <action selector="ownSave:" destination="screen"/></connections></barButtonItem>
      """)
    #expect(
      Journal.current.take().filter { $0.hasPrefix("item") } == ["item.awake Save with an action"])
    try phone.show(made)
    #expect(Journal.current.take().filter { $0.hasPrefix("item") } == [])
    let other = try instantiate(
      screen(
        #"id="screen""#,
        #"<view key="view"><subviews><toolbar><items><barButtonItem title="Sort" \#(own("AwakeItem"))/></items></toolbar></subviews></view>"#
      ))
    #expect(Journal.current.take().filter { $0.hasPrefix("item") } == [])
    try phone.show(other)
    #expect(Journal.current.take().filter { $0.hasPrefix("item") } == ["item.awake Sort alone"])
  }

  @Test("an item's segue asks the controller, and is performed unless it refuses")
  func segue() throws {
    _ = phone
    let made = try controller(
      """
      <barButtonItem key="rightBarButtonItem" id="item"><connections>\
      <segue destination="next" kind="presentation" identifier="add"/></connections>\
      </barButtonItem>
      """)
    let item = try #require(made.navigationItem.rightBarButtonItem)
    try phone.show(made)
    _ = Journal.current.take()
    made.refused = ["add"]
    #expect(item.sendAction())
    #expect(made.presentedViewController == nil)
    made.refused = []
    #expect(item.sendAction())
    #expect(made.presentedViewController?.title == "Next")
    #expect(
      Journal.current.take() == [
        #"screen.should "add" from UIBarButtonItem"#, #"screen.should "add" from UIBarButtonItem"#,
        "Next.awake", "screen.prepare UIStoryboardSegue add to Next from UIBarButtonItem",
        "Next.didLoad",
      ])
  }

  @Test("an outlet reaches an item when the view is loaded")
  func outlet() throws {
    _ = phone
    let made: StoryScreen = try instantiate(
      screen(
        #"id="screen""#,
        """
        <view key="view"/><navigationItem key="navigationItem" id="bar">\
        <barButtonItem key="rightBarButtonItem" id="item"/></navigationItem>\
        <connections><outlet property="ownItem" destination="item"/>\
        <outlet property="ownBar" destination="bar"/></connections>
        """))
    made.loadViewIfNeeded()
    #expect(made.values["ownItem"] as? UIBarButtonItem === made.navigationItem.rightBarButtonItem)
    #expect(made.values["ownBar"] as? UINavigationItem === made.navigationItem)
  }
}
