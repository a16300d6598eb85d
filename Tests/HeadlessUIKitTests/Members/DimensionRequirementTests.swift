import HeadlessDevice
import HeadlessUIKit
import Testing

/// The requirements of a layout language of an app, which UIKit's dimensions meet.
private protocol Measured {
  func constraint(equalTo anchor: Self, multiplier: CGFloat) -> NSLayoutConstraint
  func constraint(greaterThanOrEqualTo anchor: Self, multiplier: CGFloat) -> NSLayoutConstraint
  func constraint(lessThanOrEqualTo anchor: Self, multiplier: CGFloat) -> NSLayoutConstraint
  func constraint(
    equalTo anchor: Self, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint
}

extension NSLayoutDimension: Measured {}

@Suite("Dimensions behind a protocol of the app")
struct DimensionRequirementTests {
  @Test("a dimension is a multiple of another, or at least or at most that, through the protocol")
  func multiples() {
    Device.current = Device()
    let (view, other) = (UIView(), UIView())
    func made<Dimension: Measured>(_ own: Dimension, _ other: Dimension) -> [NSLayoutConstraint] {
      [
        own.constraint(equalTo: other, multiplier: 2),
        own.constraint(greaterThanOrEqualTo: other, multiplier: 3),
        own.constraint(lessThanOrEqualTo: other, multiplier: 4),
        own.constraint(equalTo: other, multiplier: 5, constant: 6),
      ]
    }
    let all = made(view.widthAnchor, other.widthAnchor)
    #expect(all.map(\.multiplier) == [2, 3, 4, 5])
    #expect(all.map(\.constant) == [0, 0, 0, 6])
    #expect(all.map(\.relation) == [.equal, .greaterThanOrEqual, .lessThanOrEqual, .equal])
  }
}
