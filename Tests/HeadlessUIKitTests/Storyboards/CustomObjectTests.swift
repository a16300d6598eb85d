import HeadlessDevice
import HeadlessUIKit
import Testing

/// An object of the app that a storyboard creates: the source of a table's rows.
private final class StoryProvider: NSObject, UITableViewDataSource, SelectorTarget,
  NibObject
{
  private(set) var ownLabel: UILabel?
  private(set) var textsWhenAwake: [String?] = []

  private weak var ownTabs: UITabBarController?

  func awakeFromNib() {
    textsWhenAwake.append(ownLabel?.text)
    ownTabs?.viewControllers = [UIViewController(), UIViewController()]
  }

  func rehearsalSet(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "ownLabel": rehearsalAssign(value, to: &ownLabel)
    case "ownTabs": rehearsalAssign(value, to: &ownTabs)
    default: false
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

/// The table that `rehearse port` writes for the classes of custom objects.
final class RehearsalExtensions: SelectorExtensionTable {
  static func rehearsalMethod(for selector: Selector, of object: AnyObject) -> SelectorMethod? {
    nil
  }

  static func rehearsalObject(named name: String) -> AnyObject? {
    name == "StoryProvider" ? StoryProvider() : nil
  }
}

@Suite("Objects of a storyboard that are neither views nor controllers", .portedFolder)
final class CustomObjectTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  @Test(
    "an object is created before viewDidLoad(), connected both ways, told so once, and lives with its screen"
  )
  func provider() throws {
    _ = phone
    weak var provider: StoryProvider?
    do {
      let made = try loaded(
        """
        <label id="l" text="Total"/><tableView id="t"><connections>\
        <outlet property="dataSource" destination="o"/></connections></tableView>
        """,
        connections: #"<outlet property="ownProvider" destination="o"/>"#,
        beside: """
          <customObject id="o" \(own("StoryProvider"))><connections>\
          <outlet property="ownLabel" destination="l"/></connections></customObject>
          """)
      #expect(
        Journal.current.take() == [
          "screen.awake", "screen.ownProvider = StoryProvider", "screen.didLoad",
        ])
      provider = made.values["ownProvider"] as? StoryProvider
      #expect(provider?.ownLabel?.text == "Total")
      #expect(provider?.textsWhenAwake == ["Total"])
      #expect((made.view.subviews.last as? UITableView)?.numberOfRows(inSection: 0) == 3)
      try phone.settle()
      #expect(provider != nil)
    }
    #expect(provider == nil)
    #expect(phone.findings == [])
  }

  @Test("an object beside a controller without a view is connected and told when that is created")
  func besideTabs() throws {
    _ = phone
    let made: UITabBarController = try instantiate(
      """
      <tabBarController id="screen" sceneMemberID="viewController"/>\
      <customObject id="o" \(own("StoryProvider"))><connections>\
      <outlet property="ownTabs" destination="screen"/></connections></customObject>
      """)
    #expect(made.viewControllers?.count == 2)
    #expect(phone.findings == [])
  }

  @Test("an object without a class is an NSObject; an unknown class is a finding, and no object")
  func unknown() throws {
    _ = phone
    let made = try loaded(
      "",
      connections: """
        <outlet property="ownPlain" destination="p"/><outlet property="ownNamed" destination="n"/>\
        <outlet property="ownGone" destination="g"/>
        """,
      beside: """
        <customObject id="p"/><customObject id="n" customClass="NSObject"/>\
        <customObject id="g" \(own("Gone"))/>
        """)
    #expect(made.values.keys.sorted() == ["ownNamed", "ownPlain"])
    #expect(
      phone.findings == [
        """
        Unknown class Gone in Interface Builder file. The object has no class of the app with an \
        initializer without arguments; its outlets stay nil.
        """
      ])
  }
}

@Suite("Refresh controls of a storyboard", .portedFolder)
final class StoryboardRefreshTests {
  private lazy var phone = SpyPhone()

  private let control = """
    <refreshControl key="refreshControl" enabled="NO"><connections>\
    <action selector="ownRefresh:" destination="screen" eventType="valueChanged"/></connections>\
    </refreshControl>
    """

  @Test("a table view controller's refresh control is pulled, although the storyboard disables it")
  func controller() throws {
    _ = phone
    let screen: UITableViewController = try instantiate(
      """
      <tableViewController id="screen" sceneMemberID="viewController"><tableView key="view"/>\
      \(control)</tableViewController>
      """)
    screen.loadViewIfNeeded()
    let made = try #require(screen.refreshControl)
    #expect(made.isEnabled && made.superview === screen.tableView)
    #expect(made.allControlEvents == .valueChanged && made.allTargets == [screen])
    #expect(made.actions(forTarget: screen, forControlEvent: .valueChanged) == ["ownRefresh:"])
  }

  @Test(
    "a scroll view's refresh control sends its action",
    arguments: ["scrollView", "tableView", "collectionView"])
  func scrollView(element: String) throws {
    _ = phone
    let screen = try loaded("<\(element)>\(control)</\(element)>")
    _ = Journal.current.take()
    let scroll = try #require(screen.view.subviews.first as? UIScrollView)
    scroll.refreshControl?.sendActions(for: .valueChanged)
    #expect(Journal.current.take() == ["screen.ownRefresh:UIRefreshControl"])
  }
}
