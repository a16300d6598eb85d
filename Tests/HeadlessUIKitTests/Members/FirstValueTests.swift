import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's and Core Animation's documentation of each member.
@Suite("Values that nothing has changed yet")
struct FirstValueTests {
  @Test("an implicit animation lasts a quarter of a second, or as long as its transaction says")
  func transaction() {
    Device.current = Device()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test("a pinch and a rotation that nobody makes have no velocity")
  func velocities() {
    Device.current = Device()
    #expect(
      [UIPinchGestureRecognizer().velocity, UIRotationGestureRecognizer().velocity] == [0, 0])
    #expect(UIPinchGestureRecognizer().scale == 1 && UIRotationGestureRecognizer().rotation == 0)
  }

  @Test("a new indicator is stopped and hidden, and shows while it animates")
  func indicator() {
    Device.current = Device()
    let indicator = UIActivityIndicatorView(frame: .zero)
    #expect(indicator.isHidden && !indicator.isAnimating && indicator.hidesWhenStopped)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test("a picker of documents takes one, and shows no extensions")
  func documents() {
    Device.current = Device()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [String](), asCopy: false)
    #expect([picker.allowsMultipleSelection, picker.shouldShowFileExtensions] == [false, false])
  }
}
