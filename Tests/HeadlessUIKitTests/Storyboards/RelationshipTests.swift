import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Relationships of a storyboard's controllers", .portedFolder)
final class RelationshipTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  private func container<Container: UIViewController>(
    _ element: String, _ relationship: String, _ destinations: [String]
  ) throws -> Container {
    let segues = destinations.map {
      #"<segue destination="\#($0)" kind="relationship" relationship="\#(relationship)"/>"#
    }
    return try instantiate(
      """
      <\(element) id="screen" sceneMemberID="viewController"><connections>\(segues.joined())\
      <segue destination="1" kind="show"/><outlet kind="relationship" destination="1"/>\
      </connections></\(element)>
      """,
      screen(#"id="1" title="One""#), screen(#"id="2" title="Two""#))
  }

  @Test("a navigation controller has its root")
  func stack() throws {
    _ = phone
    let stack: UINavigationController = try container(
      "navigationController", "rootViewController", ["1"])
    #expect(stack.viewControllers.map(\.title) == ["One"])
  }

  @Test("a tab bar controller has its tabs in their order")
  func tabs() throws {
    _ = phone
    let tabs: UITabBarController = try container(
      "tabBarController", "viewControllers", ["2", "1"])
    #expect(tabs.viewControllers?.map(\.title) == ["Two", "One"])
    #expect(tabs.selectedViewController?.title == "Two")
  }

  @Test("a split view controller has its columns")
  func split() throws {
    _ = phone
    var configuration = Device.Configuration()
    configuration.width = .regular
    Device.current = Device(configuration)
    let split: UISplitViewController = try container(
      "splitViewController", "masterViewController", ["1", "2"])
    #expect(split.viewControllers.map(\.title) == ["One", "Two"])
  }

  @Test(
    "a split view controller of columns wraps its screens in navigation controllers",
    arguments: [
      (
        #"splitViewController allowDoubleColumnStyle="YES""#,
        UISplitViewController.Style.doubleColumn
      ),
      (#"splitViewController style="tripleColumn""#, .tripleColumn),
    ])
  func columns(element: String, style: UISplitViewController.Style) throws {
    _ = phone
    let split = try #require(
      try instantiate(
        """
        <\(element) id="screen" sceneMemberID="viewController"><connections>\
        <segue destination="1" kind="relationship" relationship="masterViewController"/>\
        </connections></splitViewController>
        """,
        screen(#"id="1" title="One""#)) as? UISplitViewController)
    #expect(split.style == style)
    let stack = split.viewController(for: .primary)?.navigationController
    #expect(stack?.viewControllers.map(\.title) == ["One"])
  }

  @Test("a relationship to a controller that is not there, or of no container, adds nothing")
  func nothing() throws {
    _ = phone
    let stack: UINavigationController = try container(
      "navigationController", "rootViewController", ["gone"])
    #expect(stack.viewControllers.isEmpty)
    let plain: UIViewController = try container("viewController", "other", ["1"])
    #expect(plain.children.isEmpty)
    #expect(phone.findings == [])
  }
}
