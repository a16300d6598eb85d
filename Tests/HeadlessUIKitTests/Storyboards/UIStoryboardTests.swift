import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("UIStoryboard", .portedFolder)
final class UIStoryboardTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  private func storyboard(_ scenes: String...) throws -> UIStoryboard {
    UIStoryboard(name: try Resources.storyboard(scenes), bundle: nil)
  }

  @Test("each element of a controller gives a controller of its class")
  func classes() throws {
    _ = phone
    let names = [
      "viewController", "tableViewController", "collectionViewController", "navigationController",
      "tabBarController", "splitViewController", "pageViewController", "avPlayerViewController",
    ]
    let types = try names.map { name in
      let storyboard = try storyboard(#"<\#(name) id="screen" sceneMemberID="viewController"/>"#)
      return word(storyboard.instantiateInitialViewController())
    }
    #expect(
      types == [
        "UIViewController", "UITableViewController", "UICollectionViewController",
        "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController", "UIViewController",
      ])
    #expect(phone.findings == [])
  }

  @Test("an identifier gives a new controller of the app's class, which knows its storyboard")
  func identifier() throws {
    _ = phone
    let storyboard = try storyboard(
      screen(#"id="screen" title="First""#),
      screen(#"id="2" title="Second" storyboardIdentifier="Second""#))
    let first = storyboard.instantiateViewController(withIdentifier: "Second")
    let second: StoryScreen = storyboard.instantiateViewController(identifier: "Second")
    #expect(first is StoryScreen)
    #expect(first !== second)
    #expect(second.title == "Second")
    #expect(Journal.current.take() == ["Second.awake", "Second.awake"])
    let again = second.storyboard?.instantiateInitialViewController()
    #expect(again?.title == "First")
    #expect(second.storyboard === storyboard)
    #expect(UIViewController().storyboard == nil)
    #expect(phone.findings == [])
  }

  @Test("a creator makes the controller; where it returns nil, the storyboard does")
  func creator() throws {
    _ = phone
    let storyboard = try storyboard(
      screen(#"id="screen" title="Made" storyboardIdentifier="Made""#))
    let plain: UIViewController? = storyboard.instantiateInitialViewController {
      PlainScreen(coder: $0)
    }
    #expect(plain is PlainScreen)
    #expect(plain?.title == "Made")
    let story = storyboard.instantiateInitialViewController { _ in nil as UIViewController? }
    #expect(story is StoryScreen)
    let wrong: PlainScreen? = storyboard.instantiateInitialViewController { _ in nil }
    #expect(wrong == nil)
    let named: PlainScreen = storyboard.instantiateViewController(identifier: "Made") {
      PlainScreen(coder: $0)
    }
    #expect(named.title == "Made")
  }

  @Test("a controller that the app does not keep lives until the work that is due is done")
  func autorelease() throws {
    _ = phone
    let storyboard = try storyboard(screen(#"id="screen""#))
    weak let made = storyboard.instantiateInitialViewController()
    #expect(made != nil)
    try phone.settle()
    #expect(made == nil)
  }

  @Test("a storyboard that does not exist is a finding, and gives empty controllers")
  func missing() {
    _ = phone
    let storyboard = UIStoryboard(name: "Nowhere", bundle: nil)
    #expect(
      phone.findings == [
        """
        Could not find a storyboard named 'Nowhere'; UIKit raises an exception. Add \
        Nowhere.storyboard to the app's folder, and port it again.
        """
      ])
    #expect(storyboard.instantiateInitialViewController() == nil)
    #expect(word(storyboard.instantiateViewController(withIdentifier: "a")) == "UIViewController")
    #expect(phone.device.findings.all.map(\.kind.rawValue) == ["storyboard"])
  }

  @Test("an identifier that the storyboard does not have is a finding with those that it has")
  func missingIdentifier() throws {
    _ = phone
    let name = try Resources.storyboard([
      screen(#"id="1" storyboardIdentifier="B""#), screen(#"id="2" storyboardIdentifier="A""#),
    ])
    let made = UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: "C")
    #expect(word(made) == "UIViewController")
    let empty = try Resources.storyboard([])
    _ = UIStoryboard(name: empty, bundle: nil).instantiateViewController(withIdentifier: "C")
    #expect(
      phone.findings == [
        """
        Storyboard \(name) doesn't contain a view controller with identifier 'C'; UIKit raises an \
        exception. It has A, B.
        """,
        """
        Storyboard \(empty) doesn't contain a view controller with identifier 'C'; UIKit raises an \
        exception. It has no identifiers.
        """,
      ])
  }

  @Test("a class that the app does not have, or that is no controller, is a finding")
  func unknownClass() throws {
    _ = phone
    let gone = try storyboard(
      #"<viewController id="screen" customClass="Gone" sceneMemberID="viewController"/>"#)
    #expect(word(gone.instantiateInitialViewController()) == "UIViewController")
    let view = try storyboard(
      #"<tabBarController id="screen" \#(own("StoryView")) sceneMemberID="viewController"/>"#)
    #expect(word(view.instantiateInitialViewController()) == "UITabBarController")
    #expect(
      phone.findings == [
        """
        Unknown class Gone in Interface Builder file. The app has no class of that name for the \
        element viewController; one of UIKit's is used.
        """,
        """
        Unknown class StoryView in Interface Builder file. The app has no class of that name for \
        the element tabBarController; one of UIKit's is used.
        """,
      ])
  }

  @Test("a class may be one of UIKit's, or be named with its module")
  func otherNames() throws {
    _ = phone
    let classes = ["UITableViewController", "HeadlessUIKitTests.PlainScreen"]
    let types = try classes.map { name in
      let storyboard = try storyboard(
        #"<viewController id="screen" customClass="\#(name)" sceneMemberID="viewController"/>"#)
      return word(storyboard.instantiateInitialViewController())
    }
    #expect(types == ["UITableViewController", "PlainScreen"])
    #expect(phone.findings == [])
  }

  @Test("an initialiser that returns nil is a finding, and there is no controller")
  func nilInitializer() throws {
    _ = phone
    let storyboard = try storyboard(
      #"<viewController id="screen" \#(own("NilScreen")) sceneMemberID="viewController"/>"#)
    #expect(storyboard.instantiateInitialViewController() == nil)
    #expect(
      phone.findings == [
        """
        NilScreen.init(coder:) returned nil for the storyboard's viewController; UIKit raises an \
        exception. Return a controller there.
        """
      ])
  }

  @Test("a reference gives the other storyboard's initial controller, or that of an identifier")
  func reference() throws {
    _ = phone
    let other = try Resources.storyboard([
      screen(#"id="screen" title="First""#),
      screen(#"id="2" title="Second" storyboardIdentifier="Second""#),
    ])
    func referenced(_ attributes: String) throws -> String? {
      let storyboard = try storyboard(
        """
        <viewControllerPlaceholder id="screen" \(attributes) sceneMemberID="viewController"/>
        """)
      return storyboard.instantiateInitialViewController()?.title
    }
    #expect(try referenced(#"storyboardName="\#(other)""#) == "First")
    #expect(
      try referenced(#"storyboardName="\#(other)" referencedIdentifier="Second""#) == "Second")
    #expect(try referenced("") == nil)
    #expect(phone.findings == [])
  }
}
