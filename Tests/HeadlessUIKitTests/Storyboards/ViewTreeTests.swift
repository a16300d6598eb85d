import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Trees of a storyboard's views", .portedFolder)
final class ViewTreeTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  private func labels(_ view: UIView) -> [String] {
    view.subviews.map { ($0 as? UILabel)?.text ?? word($0) }
  }

  @Test("subviews are added in their order, and views in them")
  func subviews() throws {
    _ = phone
    let made = try loaded(
      """
      <view><subviews><label text="A"/><unknown/><label text="B"/></subviews></view>\
      <label text="C"/>
      """)
    #expect(labels(made.view) == ["UIView", "C"])
    #expect(labels(made.view.subviews[0]) == ["A", "B"])
  }

  @Test("a stack view arranges its subviews")
  func stack() throws {
    _ = phone
    let stack: UIStackView = try view(
      #"<stackView><subviews><label text="A"/><label text="B"/></subviews></stackView>"#)
    #expect(stack.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["A", "B"])
    let plain: UIView = try view(#"<view><subviews><label text="A"/></subviews></view>"#)
    #expect(labels(plain) == ["A"])
  }

  @Test("the content of an effect view is in its content view, which outlets reach")
  func effect() throws {
    _ = phone
    let made = try loaded(
      """
      <visualEffectView><view key="contentView" id="content"><subviews><label text="A"/>\
      </subviews></view></visualEffectView>
      """, connections: #"<outlet property="ownContent" destination="content"/>"#)
    let effect = try #require(made.view.subviews.first as? UIVisualEffectView)
    #expect(labels(effect.contentView) == ["A"])
    #expect(made.values["ownContent"] as? UIView === effect.contentView)
  }

  @Test("a tab bar of its own has its items")
  func tabBar() throws {
    let bar = try view(
      """
      <tabBar><items><tabBarItem title="A" tag="3"/><tabBarItem systemItem="favorites"/></items></tabBar>
      """, as: UITabBar.self)
    #expect(bar.items?.map(\.title) == ["A", "Favorites"])
    #expect(bar.items?.map(\.tag) == [3, 0])
    #expect(try view("<tabBar/>", as: UITabBar.self).items == nil)
  }

  @Test("a toolbar has its items")
  func toolbar() throws {
    _ = phone
    let bar: UIToolbar = try view(
      """
      <toolbar><items><barButtonItem title="A"/><barButtonItem systemItem="flexibleSpace"/>\
      <barButtonItem title="B"/></items></toolbar>
      """)
    #expect(bar.items?.map { $0.title ?? "space" } == ["A", "space", "B"])
    #expect(try view("<toolbar/>", as: UIToolbar.self).items == nil)
  }

  @Test("a controller's view may be its table or its collection; without any it is empty")
  func roots() throws {
    _ = phone
    func root(_ element: String, _ content: String) throws -> UIView {
      let made: UIViewController = try instantiate(
        """
        <\(element) id="screen" sceneMemberID="viewController">\(content)</\(element)>
        """)
      return made.view
    }
    #expect(word(try root("viewController", #"<tableView key="view"/>"#)) == "UITableView")
    #expect(
      word(try root("tableViewController", #"<tableView key="tableView"/>"#)) == "UITableView")
    let collection = try root(
      "collectionViewController", #"<collectionView key="collectionView" tag="5"/>"#)
    #expect(word(collection) == "UICollectionView")
    #expect(collection.tag == 5)
    #expect(word(try root("viewController", "")) == "UIView")
    #expect(word(try root("viewController", #"<unknown key="view"/>"#)) == "UIView")
  }

  @Test("views awake in the order of the file, after their outlets and before viewDidLoad()")
  func awake() throws {
    _ = phone
    _ = try loaded(
      """
      <view tag="1" \(own("StoryView"))><subviews><view tag="2" id="inner" \(own("StoryView"))/>\
      </subviews><connections><outlet property="ownInner" destination="inner"/></connections></view>
      """, connections: #"<outlet property="ownInner" destination="inner"/>"#)
    #expect(
      Journal.current.take() == [
        "screen.awake", "screen.ownInner = StoryView", "view.ownInner = StoryView",
        "view.awake 1", "view.awake 2", "screen.didLoad",
      ])
  }

  @Test("the other views of a scene live as long as the controller")
  func topLevel() throws {
    _ = phone
    let made = try loaded(
      "", connections: #"<outlet property="ownExtra" destination="extra"/>"#,
      beside: #"<label id="extra" text="Extra"/><placeholder id="first"/>"#)
    #expect(made.interface?.topLevel.map { word($0) } == ["UILabel"])
    #expect((made.values["ownExtra"] as? UILabel)?.text == "Extra")
    #expect(made.interface?.element("extra")?.name == "label")
    #expect(made.interface?.element("none") == nil)
  }
}
