import Testing

@testable import HeadlessXCTest

/// Source: XCTest's headers.
@Suite("Constants of XCTest")
struct NamedValueTests {
  @Test("keys without a character are the texts that UIKit has for them")
  func keys() {
    let plain: [XCUIKeyboardKey] = [.delete, .return, .enter, .space, .tab]
    #expect(plain.map(\.rawValue) == ["\u{8}", "\n", "\n", " ", "\t"])
    let named: [XCUIKeyboardKey] = [
      .escape, .upArrow, .downArrow, .leftArrow, .rightArrow, .pageUp, .pageDown, .home, .end,
    ]
    #expect(
      named.map(\.rawValue)
        == [
          "Escape", "UpArrow", "DownArrow", "LeftArrow", "RightArrow", "PageUp", "PageDown",
          "Home", "End",
        ].map { "UIKeyInput\($0)" })
  }

  @Test("modifier keys, kinds of audits and options of measurements have XCTest's bits")
  func bits() {
    let flags: [XCUIElement.KeyModifierFlags] = [.capsLock, .shift, .control, .option, .command]
    #expect(flags.map(\.rawValue) == (0..<5).map { 1 << $0 })
    let audits: [XCUIAccessibilityAuditType] = [
      .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
      .textClipped, .trait,
    ]
    #expect(audits.map(\.rawValue) == [0, 1, 2, 3, 16, 17, 18].map { 1 << $0 })
    #expect(audits.allSatisfy(XCUIAccessibilityAuditType.all.contains))
    let invocations: [XCTMeasureOptions.InvocationOptions] = [.manuallyStart, .manuallyStop]
    #expect(invocations.map(\.rawValue) == [1, 2])
  }

  @Test("a measurement has five runs, and starts and stops by itself, until a test says otherwise")
  func measurement() {
    let options = XCTMeasureOptions.default
    #expect(options.iterationCount == 5 && options.invocationOptions == [])
    options.iterationCount = 2
    #expect(XCTMeasureOptions.default.iterationCount == 5)
  }
}
