import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Bitmaps and animated images")
struct BitmapMemberTests {
  @Test("a context of a bitmap has its size and makes an image, one without pixels is none")
  func context() {
    let space = CGColorSpaceCreateDeviceRGB()
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    let context = CGContext(
      data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 80, space: space,
      bitmapInfo: info)
    context?.interpolationQuality = .high
    context?.addRects([CGRect(x: 0, y: 0, width: 2, height: 2)])
    let image = context?.makeImage()
    #expect([image?.width, image?.height, image?.bytesPerRow] == [20, 10, 80])
    #expect(image?.cropping(to: .zero)?.width == 20)
    #expect(
      CGContext(
        data: nil, width: 0, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: info) == nil)
  }

  @Test("a view with images animates until it is stopped")
  func animation() {
    let view = UIImageView()
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [UIImage()]
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  @Test("system spacing is eight points for each multiple, in all relations")
  func spacing() {
    let (above, below) = (UIView(), UIView())
    let constraints = [
      below.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: above.bottomAnchor, multiplier: 2),
      below.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: above.trailingAnchor, multiplier: 1),
      below.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: above.bottomAnchor, multiplier: 3),
      below.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: above.trailingAnchor, multiplier: 0.5),
      below.leadingAnchor.constraint(
        equalToSystemSpacingAfter: above.trailingAnchor, multiplier: 2),
      below.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: above.trailingAnchor, multiplier: 2),
      below.topAnchor.constraint(equalToSystemSpacingBelow: above.bottomAnchor, multiplier: 2),
    ]
    #expect(constraints.map(\.constant) == [16, 8, 24, 4, 16, 16, 16])
    #expect(
      constraints.map(\.relation) == [
        .greaterThanOrEqual, .lessThanOrEqual, .lessThanOrEqual, .lessThanOrEqual, .equal,
        .greaterThanOrEqual, .equal,
      ])
  }
}
