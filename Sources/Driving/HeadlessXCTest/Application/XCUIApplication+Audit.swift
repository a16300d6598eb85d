nonisolated extension XCUIApplication {
  /// Finds elements of the screen that VoiceOver cannot name; each is a failure, unless the handler returns true.
  ///
  /// Of the kinds, ``XCUIAccessibilityAuditType/sufficientElementDescription`` is looked for; the others are of
  /// pixels and places, which are not here.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    guard auditTypes.contains(.sufficientElementDescription) else { return }
    let place = TestPlace(file: file, line: line)
    let issues = onMain { Snapshot(chain.app.run).nodes.filter(\.lacksDescription).map(\.line) }
    for line in issues {
      let issue = XCUIAccessibilityAuditIssue(line)
      if try issueHandler?(issue) == true { continue }
      onMain { TestFailure.record("\(issue.compactDescription): \(line)", at: place) }
    }
  }
}

extension Snapshot.Node {
  /// Whether the element is one that a person acts on, and has no words.
  fileprivate var lacksDescription: Bool {
    let kinds: [XCUIElement.ElementType] = [.button, .switch, .slider, .stepper, .image, .link]
    return kinds.contains(type) && label.isEmpty && title.isEmpty
  }
}

/// The kinds of issues that an audit of accessibility looks for.
nonisolated public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt64

  /// Creates an option set of the given bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Colours that are too much alike; not looked for.
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// Texts that are no element; not looked for.
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// Elements that are too small; not looked for.
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// Elements without a label.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Fonts that do not follow the size of text; not looked for.
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Texts that are cut off; not looked for.
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Traits that contradict each other; not looked for.
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// All kinds.
  public static let all = XCUIAccessibilityAuditType(rawValue: ~0)
}

/// An issue that an audit of accessibility found.
nonisolated public final class XCUIAccessibilityAuditIssue: Sendable {
  /// The kind of the issue.
  public let auditType = XCUIAccessibilityAuditType.sufficientElementDescription
  /// The issue in a few words.
  public let compactDescription = "Element has no description"
  /// The issue and the element.
  public let detailedDescription: String

  init(_ line: String) { detailedDescription = "VoiceOver cannot name the element \(line)" }
}
