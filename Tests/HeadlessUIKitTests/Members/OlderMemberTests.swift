import Foundation
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each member.
@Suite("Members of older apps")
struct OlderMemberTests {
  @Test("a level of windows is raised and lowered by a number")
  func levels() {
    #expect(UIWindow.Level.normal + 1 == UIWindow.Level(1))
    #expect(UIWindow.Level.alert - 1 < .alert && UIWindow.Level.alert - 1 > .statusBar)
  }

  @Test("a grey has a brightness, a colour has none and keeps the values")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (9, 9)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect((white, alpha) == (0.25, 0.5))
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect((white, alpha) == (0.25, 0.5))
  }

  @Test("a constraint without items holds a place, and each one equals itself alone")
  func constraint() {
    let constraint = NSLayoutConstraint()
    let isEmpty = constraint.firstItem == nil && constraint.secondItem == nil
    #expect(isEmpty && constraint.constant == 0 && !constraint.isActive)
    #expect(constraint == constraint && constraint != NSLayoutConstraint())
    let path = UIBezierPath()
    #expect(path == path && path != UIBezierPath())
  }
}
