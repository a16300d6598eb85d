import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new views that are stored when an app sets them")
struct StoredValueTests {
  @Test("a new view has no transform, no resizing and margins of eight points")
  func view() {
    Device.current = Device()
    let new = UIView()
    #expect(new.transform == .identity)
    #expect(new.autoresizingMask == [])
    #expect(!new.clipsToBounds)
    #expect(new.isOpaque)
    #expect(new.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(new.semanticContentAttribute == .unspecified)
    #expect(!new.isMultipleTouchEnabled)
    #expect(!new.isExclusiveTouch)
    #expect(new.insetsLayoutMarginsFromSafeArea)
    #expect(!new.preservesSuperviewLayoutMargins)
    #expect(new.overrideUserInterfaceStyle == .unspecified)
    #expect(new.tintColor == .systemBlue)
    #expect(new.bounds == .zero)
    #expect(new.contentMode == .scaleToFill)
    #expect(new.alpha == 1)
    #expect(!new.isHidden)
    #expect(new.isUserInteractionEnabled)
  }

  @Test("a label and an image view do not take touches until an app says so")
  func touches() {
    Device.current = Device()
    let views = [UILabel(), UIImageView(), UIView(), UIButton(), UIScrollView()]
    #expect(views.map(\.isUserInteractionEnabled) == [false, false, true, true, true])
  }
}
