import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Attributes of a storyboard's controller", .portedFolder)
final class ControllerAttributeTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  private func flags(_ controller: UIViewController) -> [Bool] {
    [
      controller.hidesBottomBarWhenPushed, controller.definesPresentationContext,
      controller.isModalInPresentation,
    ]
  }

  @Test("a controller without attributes has UIKit's defaults")
  func defaults() throws {
    _ = phone
    let made: UIViewController = try instantiate(screen(#"id="screen""#))
    #expect(made.title == nil)
    #expect(flags(made) == [false, false, false])
    #expect(made.restorationIdentifier == nil)
    #expect(made.modalPresentationStyle == UIViewController().modalPresentationStyle)
    #expect(made.toolbarItems == nil)
  }

  @Test("a controller has its title, its flags and its restoration identifier")
  func attributes() throws {
    _ = phone
    func made(_ attributes: String) throws -> UIViewController {
      try instantiate(screen(#"id="screen" \#(attributes)"#))
    }
    let first = try made(#"title="Books" hidesBottomBarWhenPushed="YES""#)
    #expect(first.title == "Books")
    #expect(flags(first) == [true, false, false])
    #expect(flags(try made(#"definesPresentationContext="YES""#)) == [false, true, false])
    let last = try made(#"modalInPresentation="YES" restorationIdentifier="books""#)
    #expect(flags(last) == [false, false, true])
    #expect(last.restorationIdentifier == "books")
  }

  @Test("each presentation style is set; another word keeps the default")
  func styles() throws {
    _ = phone
    let words = [
      "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen",
      "overCurrentContext", "popover", "custom", "other",
    ]
    let styles = try words.map { word in
      let made: UIViewController = try instantiate(
        screen(#"id="screen" modalPresentationStyle="\#(word)""#))
      return made.modalPresentationStyle
    }
    #expect(
      styles == [
        .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen,
        .overCurrentContext, .popover, .custom, UIViewController().modalPresentationStyle,
      ])
  }

  @Test("a navigation controller's bars are shown and hidden as the storyboard says")
  func bars() throws {
    _ = phone
    func hidden(_ attributes: String) throws -> [Bool] {
      let made: UINavigationController = try instantiate(
        """
        <navigationController id="screen" \(attributes) sceneMemberID="viewController"/>
        """)
      return [made.isNavigationBarHidden, made.isToolbarHidden]
    }
    #expect(try hidden("") == [false, true])
    #expect(try hidden(#"navigationBarHidden="YES""#) == [true, true])
    #expect(try hidden(#"toolbarHidden="NO""#) == [false, false])
  }

  @Test("a navigation item has its texts and flags")
  func navigationItem() throws {
    _ = phone
    let made: UIViewController = try instantiate(
      screen(
        #"id="screen""#,
        """
        <navigationItem key="navigationItem" title="Books" prompt="All" backButtonTitle="Back!" \
        hidesBackButton="YES" leftItemsSupplementBackButton="YES"/>
        """))
    let item = made.navigationItem
    #expect([item.title, item.prompt, item.backButtonTitle] == ["Books", "All", "Back!"])
    #expect(item.hidesBackButton)
    #expect(item.leftItemsSupplementBackButton)
    let plain: UIViewController = try instantiate(
      screen(#"id="screen" title="Own""#, #"<navigationItem key="navigationItem"/>"#))
    #expect(plain.navigationItem.title == "Own")
    #expect(plain.navigationItem.prompt == nil)
    #expect(plain.navigationItem.backButtonTitle == nil)
    #expect(!plain.navigationItem.hidesBackButton)
    #expect(!plain.navigationItem.leftItemsSupplementBackButton)
  }

  @Test("a navigation item has its buttons on each side, its back button and its title view")
  func navigationButtons() throws {
    _ = phone
    let single: UIViewController = try instantiate(
      screen(
        #"id="screen""#,
        """
        <navigationItem key="navigationItem">\
        <barButtonItem key="leftBarButtonItem" title="L"/>\
        <barButtonItem key="rightBarButtonItem" title="R"/>\
        <barButtonItem key="backBarButtonItem" title="B"/>\
        <label key="titleView" text="T"/></navigationItem>
        """))
    let item = single.navigationItem
    #expect(item.leftBarButtonItems?.map(\.title) == ["L"])
    #expect(item.rightBarButtonItems?.map(\.title) == ["R"])
    #expect(item.backBarButtonItem?.title == "B")
    #expect((item.titleView as? UILabel)?.text == "T")
    let several: UIViewController = try instantiate(
      screen(
        #"id="screen""#,
        """
        <navigationItem key="navigationItem"><leftBarButtonItems key="leftBarButtonItems">\
        <barButtonItem title="L1"/><barButtonItem title="L2"/></leftBarButtonItems>\
        <rightBarButtonItems key="rightBarButtonItems"><barButtonItem title="R1"/>\
        <barButtonItem title="R2"/></rightBarButtonItems></navigationItem>
        """))
    #expect(several.navigationItem.leftBarButtonItems?.map(\.title) == ["L1", "L2"])
    #expect(several.navigationItem.rightBarButtonItems?.map(\.title) == ["R1", "R2"])
  }

  @Test("several buttons on each side have no key in Xcode's files")
  func severalButtons() throws {
    _ = phone
    let screen: UIViewController = try instantiate(
      screen(
        #"id="screen""#,
        """
        <navigationItem key="navigationItem"><leftBarButtonItems><barButtonItem title="L1"/>\
        <barButtonItem title="L2"/></leftBarButtonItems><rightBarButtonItems>\
        <barButtonItem title="R1"/><barButtonItem systemItem="add"/></rightBarButtonItems>\
        </navigationItem>
        """))
    let item = screen.navigationItem
    #expect(item.leftBarButtonItems?.map(\.title) == ["L1", "L2"])
    #expect(item.rightBarButtonItems?.map(\.title) == ["R1", nil])
    #expect(item.rightBarButtonItems?.map(\.systemItem) == [nil, .add])
  }

  @Test("a tab bar item has its title or that of its system item, its badge, tag and image")
  func tabBarItem() throws {
    _ = phone
    func item(_ attributes: String) throws -> UITabBarItem {
      let made: UIViewController = try instantiate(
        screen(#"id="screen""#, #"<tabBarItem key="tabBarItem" \#(attributes)/>"#))
      return try #require(made.tabBarItem)
    }
    let full = try item(#"title="Books" badgeValue="3" tag="7" image="book""#)
    #expect([full.title, full.badgeValue] == ["Books", "3"])
    #expect(full.tag == 7)
    #expect(full.image == UIImage(named: "book"))
    let bare = try item("")
    #expect([bare.title, bare.badgeValue] == [nil, nil])
    #expect(bare.tag == 0)
    #expect(bare.image == nil)
    #expect(try item(#"systemItem="more""#).title == "More")
    #expect(try item(#"systemItem="favorites""#).title == "Favorites")
    #expect(try item(#"systemItem="mostRecent""#).title == "Most Recent")
    #expect(try item(#"systemItem="topRated""#).title == "Top Rated")
    #expect(try item(#"title="Mine" systemItem="mostViewed""#).title == "Mine")
  }

  @Test("toolbar items are those of the controller")
  func toolbarItems() throws {
    _ = phone
    let made: UIViewController = try instantiate(
      screen(
        #"id="screen""#,
        """
        <toolbarItems><barButtonItem title="A"/>\
        <barButtonItem systemItem="flexibleSpace"/></toolbarItems>
        """))
    #expect(made.toolbarItems?.map(\.title) == ["A", nil])
    #expect(made.toolbarItems?.map(\.isSpace) == [false, true])
  }

  @Test("runtime attributes are set once, before awakeFromNib(), and what the app sets stays")
  func runtimeAttributes() throws {
    _ = phone
    let made: StoryScreen = try instantiate(
      screen(
        #"id="screen""#,
        """
        <view key="view"/><userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="string" keyPath="ownText" value="Hi"/>\
        </userDefinedRuntimeAttributes>
        """))
    #expect(Journal.current.take() == ["screen.ownText = Hi", "screen.awake"])
    _ = made.rehearsalSet("Changed", forKey: "ownText")
    made.loadViewIfNeeded()
    #expect(Journal.current.take() == ["screen.ownText = Changed", "screen.didLoad"])
  }
}
