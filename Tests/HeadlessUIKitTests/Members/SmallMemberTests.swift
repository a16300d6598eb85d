import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// An object whose method records its argument.
private final class Caller: NSObject, SelectorTarget {
  var called: [String] = []

  func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    guard selector.description == "note:" else { return nil }
    return {
      let text: String = try $0.argument(0)
      self.called.append(text)
      return self
    }
  }
}

/// Sources: UIKit's and Foundation's documentation of each member.
@Suite("Small members of UIKit's types")
struct SmallMemberTests {
  @Test("a pasteboard holds one kind of contents, and counts its changes")
  func pasteboard() throws {
    Device.current = Device()
    let board = UIPasteboard.general
    func kinds() -> [Bool] { [board.hasStrings, board.hasURLs, board.hasImages] }
    #expect(kinds() == [false, false, false])
    #expect(board.strings == nil && board.string == nil)
    board.strings = ["a", "b"]
    #expect(kinds() == [true, false, false] && board.string == "a" && board.strings == ["a", "b"])
    board.url = URL(string: "https://example.test")
    #expect(kinds() == [false, true, false] && board.url?.host == "example.test")
    board.image = UIImage()
    #expect(kinds() == [false, false, true] && board.image != nil && board.url == nil)
    board.string = nil
    #expect(kinds() == [false, false, false] && board.changeCount == 4)
  }

  @Test("an object keeps associated values until they are removed, and an assigned one weakly")
  func association() {
    let key = UnsafeRawPointer(bitPattern: 1)
    let keys = key.map { [$0, $0 + 1] } ?? []
    for owner in [NSObject(), UIView()] {
      weak var assigned: NSObject?
      do {
        let value = NSObject()
        assigned = value
        objc_setAssociatedObject(owner, keys[0], "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, keys[1], value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, keys[1]) as? NSObject === value)
      }
      #expect(assigned == nil && objc_getAssociatedObject(owner, keys[1]) == nil)
      #expect(objc_getAssociatedObject(owner, keys[0]) as? String == "a")
      objc_removeAssociatedObjects(owner)
      #expect(objc_getAssociatedObject(owner, keys[0]) == nil)
    }
    #expect(objc_getAssociatedObject(NSObject(), keys[0]) == nil)
  }

  @Test("what objects that are gone were associated with is released, and what goes with it")
  func orphanedAssociations() {
    let key = UnsafeRawPointer(bitPattern: 1)
    let keys = key.map { [$0] } ?? []
    let living = NSObject()
    weak var first: NSObject?
    weak var second: NSObject?
    do {
      let (owner, value, further) = (NSObject(), NSObject(), NSObject())
      (first, second) = (value, further)
      objc_setAssociatedObject(owner, keys[0], value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(value, keys[0], further, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(living, keys[0], "kept", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    UIApplication.releaseOrphanedAssociations()
    #expect(first == nil && second == nil)
    #expect(objc_getAssociatedObject(living, keys[0]) as? String == "kept")
  }

  @Test("a value may change the associations of its owner while it is replaced or removed")
  func associationOfReleased() {
    final class Value: NSObject {
      var whenReleased: () -> Void = {}
      isolated deinit { whenReleased() }
    }
    let key = UnsafeRawPointer(bitPattern: 1)
    let keys = key.map { [$0, $0 + 1] } ?? []
    let owner = NSObject()
    func associate() {
      let value = Value()
      value.whenReleased = { [unowned owner] in
        let earlier = objc_getAssociatedObject(owner, keys[1]) as? Int ?? 0
        objc_setAssociatedObject(owner, keys[1], earlier + 1, .OBJC_ASSOCIATION_RETAIN)
      }
      objc_setAssociatedObject(owner, keys[0], value, .OBJC_ASSOCIATION_RETAIN)
    }
    associate()
    associate()
    #expect(objc_getAssociatedObject(owner, keys[1]) as? Int == 1)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, keys[1]) as? Int == 1)
  }

  @Test("an object is called by a selector now, later or not at all")
  func performing() throws {
    let device = Device()
    Device.current = device
    let caller = Caller()
    #expect(caller.responds(to: "note:") && !caller.responds(to: "other:"))
    #expect(caller.perform("note:", with: "a")?.takeUnretainedValue() === caller)
    caller.perform("note:", with: "b", afterDelay: 2)
    caller.performSelector(onMainThread: "note:", with: "c", waitUntilDone: true)
    #expect(caller.called == ["a", "c"])
    try device.clock.advance(by: .seconds(2))
    #expect(caller.called == ["a", "c", "b"])
    caller.performSelector(onMainThread: "note:", with: "d", waitUntilDone: false)
    caller.performSelector(inBackground: "note:", with: "e")
    #expect(caller.called == ["a", "c", "b"])
    try device.clock.runDueWork()
    #expect(caller.called == ["a", "c", "b", "d", "e"])
  }

  @Test("transforms are equal if the same operations made them")
  func transforms() {
    let scale = CATransform3DMakeScale(2, 2, 1)
    #expect(scale == CATransform3DScale(CATransform3DIdentity, 2, 2, 1))
    #expect(scale != CATransform3DIdentity && scale != CATransform3DMakeTranslation(2, 2, 1))
    #expect(CATransform3DRotate(scale, 1, 0, 0, 1) != CATransform3DMakeRotation(1, 0, 0, 1))
  }

  @Test("a rectangle is inset at its four sides")
  func insets() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    let inset = frame.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8))
    #expect(inset == CGRect(x: 12, y: 21, width: 90, height: 195))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 2, y: 2)))
  }

  @Test("a font's descriptor has its size and traits, and makes fonts")
  func fonts() {
    let bold = UIFont.boldSystemFont(ofSize: 12).fontDescriptor
    let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
    #expect(bold.symbolicTraits == .traitBold && plain.symbolicTraits == [])
    #expect(plain.withSymbolicTraits(.traitItalic)?.symbolicTraits == .traitItalic)
    #expect(plain.withDesign(.monospaced)?.pointSize == 12 && plain.withSize(9).pointSize == 9)
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 12)
    #expect(UIFont(descriptor: bold, size: 0).fontDescriptor.symbolicTraits == .traitBold)
  }

  @Test("constraints have the relation and the constant that anchors give them")
  func anchors() {
    let (view, other) = (UIView(), UIView())
    let made = [
      view.leadingAnchor.constraint(greaterThanOrEqualTo: other.leadingAnchor, constant: 3),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 4),
      view.widthAnchor.constraint(
        lessThanOrEqualTo: other.widthAnchor, multiplier: 2, constant: 5),
    ]
    #expect(
      made.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual, .lessThanOrEqual])
    #expect(made.map(\.constant) == [3, 4, 5] && made.map(\.multiplier) == [1, 1, 2])
    let priority = UILayoutPriority.defaultHigh
    #expect((priority + 1).rawValue == 751 && (priority - 1).rawValue == 749)
  }

  @Test("traits answer what an app asks of them")
  func traits() {
    #expect(
      [UIInterfaceOrientation.landscapeLeft, .landscapeRight, .portrait].map(\.isLandscape)
        == [true, true, false])
    #expect(
      UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory
        && !UIContentSizeCategory.large.isAccessibilityCategory)
  }
}
