import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Outlets of a storyboard", .portedFolder)
final class OutletTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  /// Connects an outlet of an element to a delegate, and returns the element's object.
  private func connected(_ element: String, _ property: String, _ content: String = "") throws
    -> (object: AnyObject, source: StorySource)
  {
    let made = try loaded(
      "<view id=\"source\" \(own("StorySource"))/>",
      connections: #"<outlet property="ownObject" destination="object"/>"#,
      beside: """
        <\(element) id="object">\(content)<connections>\
        <outlet property="\(property)" destination="source"/></connections></\(element)>
        """)
    let object = try #require(made.values["ownObject"].map { $0 as AnyObject })
    kept.objects.append(made)
    return (object, try #require(made.view.subviews.first as? StorySource))
  }

  /// The screens that own what the storyboards made, which outlets hold weakly.
  private final class Kept {
    var objects: [AnyObject] = []
  }
  private let kept = Kept()

  @Test("an outlet and a collection of outlets are assigned, before viewDidLoad()")
  func assigned() throws {
    _ = phone
    let made = try loaded(
      #"<label id="a"/><button id="b"/>"#,
      connections: """
        <outlet property="ownLabel" destination="a"/>\
        <outletCollection property="ownViews" destination="a"/>\
        <outletCollection property="ownButtons" destination="b"/>\
        <outletCollection property="ownViews" destination="b"/>\
        <outlet property="ownNothing" destination="gone"/><outlet destination="a"/>\
        <outletCollection property="ownNothing" destination="gone"/>\
        <outletCollection destination="a"/><unknown property="ownUnknown" destination="a"/>
        """)
    #expect(
      Journal.current.take() == [
        "screen.awake", "screen.ownLabel = UILabel", "screen.ownViews = [UILabel, UIButton]",
        "screen.ownButtons = [UIButton]", "screen.didLoad",
      ])
    #expect(made.values["ownLabel"] as? UIView === made.view.subviews[0])
    #expect(phone.findings == [])
  }

  @Test("an outlet whose name begins with a capital letter is that of the property's setter")
  func capital() throws {
    _ = phone
    let made = try loaded(
      #"<label id="a"/>"#, connections: #"<outlet property="OwnLabel" destination="a"/>"#)
    #expect(made.values["ownLabel"] as? UIView === made.view.subviews[0])
    #expect(phone.findings == [])
  }

  @Test("the source of rows or items that will be shown soon is an outlet")
  func prefetching() throws {
    let table = try connected("tableView", "prefetchDataSource")
    #expect((table.object as? UITableView)?.prefetchDataSource === table.source)
    let items = try connected("collectionView", "prefetchDataSource")
    #expect((items.object as? UICollectionView)?.prefetchDataSource === items.source)
    #expect(phone.findings == [])
  }

  @Test("an outlet that the object does not have is a finding")
  func missing() throws {
    _ = phone
    _ = try loaded(
      #"<label id="a"/>"#,
      connections: """
        <outlet property="missing" destination="a"/>\
        <outletCollection property="missingViews" destination="a"/>
        """)
    #expect(
      phone.findings == [
        """
        [<StoryScreen> setValue:forUndefinedKey:]: this class is not key value coding-compliant for \
        the key missing; UIKit raises an exception. Declare `@IBOutlet var missing` there, or \
        remove the connection.
        """,
        """
        [<StoryScreen> setValue:forUndefinedKey:]: this class is not key value coding-compliant for \
        the key missingViews; UIKit raises an exception. Declare `@IBOutlet var missingViews` \
        there, or remove the connection.
        """,
      ])
    #expect(phone.device.findings.all.map(\.kind.rawValue) == ["storyboard", "storyboard"])
  }

  @Test("the delegate of each view is assigned")
  func delegates() throws {
    _ = phone
    let field = try connected("textField", "delegate")
    #expect((field.object as? UITextField)?.delegate === field.source)
    let text = try connected("textView", "delegate")
    #expect((text.object as? UITextView)?.delegate === text.source)
    let table = try connected("tableView", "delegate")
    #expect((table.object as? UITableView)?.delegate === table.source)
    #expect((table.object as? UITableView)?.dataSource == nil)
    let collection = try connected("collectionView", "delegate")
    #expect((collection.object as? UICollectionView)?.delegate === collection.source)
    #expect((collection.object as? UICollectionView)?.dataSource == nil)
    let search = try connected("searchBar", "delegate")
    #expect((search.object as? UISearchBar)?.delegate === search.source)
    let scroll = try connected("scrollView", "delegate")
    #expect((scroll.object as? UIScrollView)?.delegate === scroll.source)
    let picker = try connected("pickerView", "delegate")
    #expect((picker.object as? UIPickerView)?.delegate === picker.source)
    #expect((picker.object as? UIPickerView)?.dataSource == nil)
    let tabs = try connected("tabBar", "delegate")
    #expect((tabs.object as? UITabBar)?.delegate === tabs.source)
    let tap = try connected("tapGestureRecognizer", "delegate")
    #expect((tap.object as? UITapGestureRecognizer)?.delegate === tap.source)
    _ = try connected("label", "delegate")
    #expect(phone.findings == [])
  }

  @Test("the data source of each view is assigned")
  func dataSources() throws {
    _ = phone
    let table = try connected("tableView", "dataSource")
    #expect((table.object as? UITableView)?.dataSource === table.source)
    #expect((table.object as? UITableView)?.delegate == nil)
    let collection = try connected("collectionView", "dataSource")
    #expect((collection.object as? UICollectionView)?.dataSource === collection.source)
    let picker = try connected("pickerView", "dataSource")
    #expect((picker.object as? UIPickerView)?.dataSource === picker.source)
    _ = try connected("label", "dataSource")
    #expect(phone.findings == [])
  }

  @Test("the delegate of each container is assigned to an object of its scene")
  func containers() throws {
    _ = phone
    func container<Container: UIViewController>(_ element: String) throws -> Container {
      let made: Container = try instantiate(
        """
        <\(element) id="screen" sceneMemberID="viewController"><view key="view"/><connections>\
        <outlet property="delegate" destination="source"/>\
        <outlet property="dataSource" destination="source"/></connections></\(element)>\
        <view id="source" \(own("StorySource"))/>
        """)
      _ = made.interface?.loadView(of: made)
      return made
    }
    let stack: UINavigationController = try container("navigationController")
    #expect(word(stack.delegate) == "StorySource")
    let tabs: UITabBarController = try container("tabBarController")
    #expect(word(tabs.delegate) == "StorySource")
    let split: UISplitViewController = try container("splitViewController")
    #expect(word(split.delegate) == "StorySource")
    let pages: UIPageViewController = try container("pageViewController")
    #expect(word(pages.delegate) == "StorySource")
    #expect(word(pages.dataSource) == "StorySource")
  }

  @Test("the view behind the rows is assigned to tables and collections, and to nothing else")
  func background() throws {
    _ = phone
    func background(of element: String) throws -> AnyObject {
      let made = try loaded(
        "<view id=\"source\" \(own("StorySource"))/>",
        connections: #"<outlet property="ownObject" destination="object"/>"#,
        beside: """
          <\(element) id="object"><connections>\
          <outlet property="backgroundView" destination="source"/></connections></\(element)>
          """)
      kept.objects.append(made)
      return try #require(made.values["ownObject"].map { $0 as AnyObject })
    }
    let table = try #require(background(of: "tableView") as? UITableView)
    #expect(table.backgroundView is StorySource)
    let collection = try #require(background(of: "collectionView") as? UICollectionView)
    #expect(collection.backgroundView is StorySource)
    _ = try connected("label", "backgroundView")
    #expect(phone.findings == [])
  }

  @Test("the views for input are assigned to fields and text views")
  func input() throws {
    _ = phone
    let field = try connected("textField", "inputView")
    #expect((field.object as? UITextField)?.inputView === field.source)
    #expect((field.object as? UITextField)?.inputAccessoryView == nil)
    let bar = try connected("textField", "inputAccessoryView")
    #expect((bar.object as? UITextField)?.inputAccessoryView === bar.source)
    #expect((bar.object as? UITextField)?.inputView == nil)
    let text = try connected("textView", "inputView")
    #expect((text.object as? UITextView)?.inputView === text.source)
    #expect((text.object as? UITextView)?.inputAccessoryView == nil)
    let textBar = try connected("textView", "inputAccessoryView")
    #expect((textBar.object as? UITextView)?.inputAccessoryView === textBar.source)
    #expect((textBar.object as? UITextView)?.inputView == nil)
    _ = try connected("label", "inputView")
    #expect(phone.findings == [])
  }

  @Test("UIKit's other outlets are accepted without effect, on responders only")
  func withoutEffect() throws {
    _ = phone
    let names = [
      "navigationItem", "tableView", "collectionView", "searchDisplayController", "tabBar",
      "selectedBackgroundView", "menu", "toolbar", "refreshControl",
    ]
    for name in names { _ = try connected("label", name) }
    #expect(phone.findings == [])
    _ = try connected("tapGestureRecognizer", "menu")
    #expect(phone.findings.count == 1)
  }

  @Test("the outlet for the view replaces a controller's view, or keeps it if it is the same")
  func viewOutlet() throws {
    _ = phone
    let made = try loaded(
      "", connections: #"<outlet property="view" destination="other"/>"#,
      beside: #"<label id="other" text="Other"/>"#)
    #expect((made.view as? UILabel)?.text == "Other")
    let same = try loaded("", connections: #"<outlet property="view" destination="root"/>"#)
    #expect(word(same.view) == "UIView")
    #expect(phone.findings == [])
  }

  @Test("a gesture recogniser is added to the view whose collection it is in")
  func gestures() throws {
    _ = phone
    let names = [
      "tapGestureRecognizer", "pongPressGestureRecognizer", "longPressGestureRecognizer",
      "swipeGestureRecognizer", "panGestureRecognizer", "screenEdgePanGestureRecognizer",
      "pinchGestureRecognizer", "rotationGestureRecognizer",
    ]
    let types = try names.map { name in
      let made = try loaded(
        """
        <label id="l"><connections><outletCollection property="gestureRecognizers" \
        destination="g"/></connections></label>
        """, beside: "<\(name) id=\"g\"/>")
      return word(made.view.subviews[0].gestureRecognizers?.first)
    }
    #expect(
      types == [
        "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UILongPressGestureRecognizer",
        "UISwipeGestureRecognizer", "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
        "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
      ])
    #expect(phone.findings == [])
  }

  @Test("a recogniser of a controller, or a view under that name, is an outlet collection")
  func otherGestureCollections() throws {
    _ = phone
    _ = try loaded(
      "<label id=\"l\"/>",
      connections: #"<outletCollection property="gestureRecognizers" destination="g"/>"#,
      beside: """
        <tapGestureRecognizer id="g"/><view><connections>\
        <outletCollection property="gestureRecognizers" destination="l"/></connections></view>
        """)
    #expect(phone.findings.count == 2)
  }
}

extension StorySource: UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {}
}
