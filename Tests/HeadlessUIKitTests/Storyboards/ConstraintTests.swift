import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Constraints of a storyboard", .portedFolder)
final class ConstraintTests {
  /// Made first in each test: another test may run between a suite's properties and its test.
  private lazy var phone = SpyPhone()

  /// A screen with a label whose view has constraints, and an outlet to the one with the identifier `c`.
  private func screen(_ constraints: String) throws -> StoryScreen {
    try instantiate(
      HeadlessUIKitTests.screen(
        "id=\"screen\"",
        """
        <view key="view" id="root"><subviews><label id="a"/><view id="b"/></subviews>\
        <constraints>\(constraints)</constraints></view>\
        <connections><outlet property="ownLine" destination="c"/></connections>
        """))
  }

  private func words(_ constraint: NSLayoutConstraint?, in screen: StoryScreen) -> [String] {
    guard let constraint else { return [] }
    let items = [screen.view] + screen.view.subviews
    func index(_ item: AnyObject?) -> Int? { items.firstIndex { $0 === item } }
    return [
      "\(index(constraint.firstItem) ?? -1).\(constraint.firstAttribute)",
      "\(constraint.relation)",
      "\(index(constraint.secondItem) ?? -1).\(constraint.secondAttribute)",
      "* \(constraint.multiplier) + \(constraint.constant) @ \(constraint.priority.rawValue)",
    ]
  }

  @Test(
    "an outlet has the constraint, with its items, attributes and numbers",
    arguments: [
      (
        #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" constant="12""#,
        ["1.leading", "equal", "0.leadingMargin", "* 1.0 + 12.0 @ 1000.0"]
      ),
      (
        #"firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="16:9" relation="lessThanOrEqual" priority="750""#,
        ["2.width", "lessThanOrEqual", "2.height", "* \(16.0 / 9) + 0.0 @ 750.0"]
      ),
      (
        #"firstAttribute="bottom" secondItem="b" secondAttribute="bottom" multiplier="1/2" relation="greaterThanOrEqual""#,
        ["0.bottom", "greaterThanOrEqual", "2.bottom", "* 0.5 + 0.0 @ 1000.0"]
      ),
      (
        #"firstItem="b" firstAttribute="height" constant="44" multiplier="2""#,
        ["2.height", "equal", "-1.notAnAttribute", "* 2.0 + 44.0 @ 1000.0"]
      ),
    ])
  func outlet(_ attributes: String, _ expected: [String]) throws {
    _ = phone
    let made = try screen("<constraint id=\"c\" \(attributes)/>")
    made.loadViewIfNeeded()
    let line = made.values["ownLine"] as? NSLayoutConstraint
    #expect(words(line, in: made) == expected)
    #expect(line?.isActive == true && made.view.constraints == [line])
    #expect(phone.findings == [])
  }

  @Test("a constraint belongs to its view, which keeps it for a weak outlet")
  func owner() throws {
    _ = phone
    let made = try screen(
      #"<constraint id="d" firstItem="a" firstAttribute="top" identifier="x"/>"#)
    made.loadViewIfNeeded()
    #expect(made.values["ownLine"] == nil)
    #expect(made.view.constraints.map(\.identifier) == ["x"])
  }
}
