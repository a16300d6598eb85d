import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessXCTest

/// An app with a button that has no words.
private final class WordlessAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = UIViewController()
    root.view.addSubview(UIButton(type: .system))
    let named = UIButton(type: .system)
    named.setTitle("Named", for: .normal)
    root.view.addSubview(named)
    root.view.addSubview(UILabel())
    window = UIWindow()
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }
}

@MainActor
@Suite("Audits of accessibility", .serialized)
struct AuditTests {
  private func audit(
    _ types: XCUIAccessibilityAuditType = .all,
    _ handler: ((XCUIAccessibilityAuditIssue) -> Bool)? = nil
  ) -> Playground.Outcome {
    Playground.run(launches: false) { _, test in
      let app = XCUIApplication(WordlessAppDelegate.self)
      app.launch()
      try? app.performAccessibilityAudit(for: types, handler)
    }
  }

  @Test("a button without words is a failure, other elements are none")
  func failure() {
    #expect(audit().failures == ["Element has no description: Button"])
    #expect(audit(.sufficientElementDescription).failures.count == 1)
  }

  @Test("kinds of issues that are of pixels are not looked for")
  func otherKinds() {
    let kinds: XCUIAccessibilityAuditType = [
      .contrast, .elementDetection, .hitRegion, .dynamicType, .textClipped, .trait,
    ]
    #expect(audit(kinds).failures == [])
    #expect(kinds.rawValue == 0b1110000000000000111)
    #expect(XCUIAccessibilityAuditType.sufficientElementDescription.rawValue == 8)
  }

  @Test("a handler gets each issue, and ignores it by returning true")
  func handler() {
    var issues: [String] = []
    let ignored = audit { issue in
      issues.append("\(issue.compactDescription): \(issue.detailedDescription)")
      return issue.auditType == .sufficientElementDescription
    }
    #expect(ignored.failures == [])
    #expect(
      issues == ["Element has no description: VoiceOver cannot name the element Button"])
    #expect(audit { _ in false }.failures.count == 1)
  }

  @Test("launch arguments and the environment of a launch are read as they were set")
  func arguments() {
    let outcome = Playground.run(launches: false) { app, test in
      test.note("\(app.launchArguments) \(app.launchEnvironment)")
      app.launchArguments = ["-a", "1"]
      app.launchEnvironment = ["B": "2"]
      test.note("\(app.launchArguments) \(app.launchEnvironment)")
    }
    #expect(outcome.notes == ["[] [:]", #"["-a", "1"] ["B": "2"]"#, "tearDown"])
  }
}

@Suite("Values of predicates in XCUITest's words")
struct PredicateValueTests {
  @Test("objects of each kind are values, others are none")
  func kinds() {
    let values: [PredicateValue?] = [
      PredicateValue(nil), PredicateValue(true), PredicateValue(3), PredicateValue(UInt8(3)),
      PredicateValue(2.5), PredicateValue(Float(2.5)), PredicateValue("a"),
      PredicateValue(NSNumber(value: 7)), PredicateValue([1, "b"] as [Any]),
      PredicateValue(XCUIElement.ElementType.button), PredicateValue(NSObject()),
    ]
    #expect(
      values == [
        .null, .bool(true), .number(3), .number(3), .number(2.5), .number(2.5), .text("a"),
        .number(7), .list([.number(1), .text("b")]),
        .number(Double(XCUIElement.ElementType.button.rawValue)), nil,
      ])
  }

  @Test("a value is a number, a text and an object where it can be")
  func conversions() {
    let values: [PredicateValue] = [
      .null, .bool(true), .bool(false), .number(3), .number(2.5), .text("4"), .text("x"),
      .list([.number(1), .null]),
    ]
    #expect(values.map(\.number) == [nil, 1, 0, 3, 2.5, 4, nil, nil])
    #expect(values.map(\.text) == [nil, "1", "0", "3", "2.5", "4", "x", nil])
    #expect(PredicateValue.null.object == nil)
    #expect(PredicateValue.bool(true).object as? Bool == true)
    #expect((PredicateValue.number(2.5).object as? NSNumber)?.doubleValue == 2.5)
    #expect(PredicateValue.text("x").object as? String == "x")
    #expect((values[7].object as? [Any?])?.count == 2)
  }
}
