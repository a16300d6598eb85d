import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A layer that an app draws and animates itself.
private final class Dial: CALayer {
  override class func needsDisplay(forKey key: String) -> Bool { key == "angle" }
  override func action(forKey event: String) -> (any CAAction)? {
    event == "angle" ? CABasicAnimation(keyPath: event) : super.action(forKey: event)
  }
  override func draw(in ctx: CGContext) {}
}

/// A picture that adds itself to a layer by its own initializer.
private final class Portrait: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    tag = 7
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@Suite("Members for drawing and physics, without effect")
struct DrawingMemberTests {
  @Test("a mutable path keeps the points of its lines, and its copies are equal")
  func path() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 8))
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    path.closeSubpath()
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 8))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    let shape = CAShapeLayer()
    shape.path = path
    #expect(shape.path == path.mutableCopy() && shape.path?.currentPoint == path.currentPoint)
  }

  @Test("a gradient is recorded where it is drawn")
  func gradient() throws {
    let colors: [Any] = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]))
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    func picture(_ end: CGPoint) -> Data {
      renderer.pngData { context in
        let box = context.cgContext.boundingBoxOfClipPath
        #expect(box == CGRect(x: 0, y: 0, width: 4, height: 4))
        context.cgContext.clip(using: .evenOdd)
        context.cgContext.drawLinearGradient(gradient, start: .zero, end: end, options: [])
      }
    }
    #expect(picture(CGPoint(x: 1, y: 1)) == picture(CGPoint(x: 1, y: 1)))
    #expect(picture(CGPoint(x: 1, y: 1)) != picture(CGPoint(x: 2, y: 1)))
  }

  @Test("a layer has actions, values and a delegate")
  func layer() {
    #expect(Dial.needsDisplay(forKey: "angle") && !CALayer.needsDisplay(forKey: "angle"))
    let dial = Dial()
    #expect(dial.action(forKey: "angle") is CABasicAnimation && dial.action(forKey: "a") == nil)
    dial.actions = ["a": CATransition()]
    #expect(dial.action(forKey: "a") is CATransition)
    dial.setValue(3, forKey: "own")
    #expect(dial.value(forKey: "own") as? Int == 3)
  }

  @Test("behaviors of physics are kept, and nothing moves")
  func dynamics() {
    Device.current = Device()
    let (view, ball) = (UIView(), UIView())
    let animator = UIDynamicAnimator(referenceView: view)
    let gravity = UIGravityBehavior(items: [ball])
    animator.addBehavior(gravity)
    animator.addBehavior(UISnapBehavior(item: ball, snapTo: CGPoint(x: 9, y: 9)))
    #expect(animator.behaviors.count == 2 && gravity.dynamicAnimator === animator)
    #expect(gravity.items.count == 1 && ball.center == .zero && !animator.isRunning)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
  }

  @Test(
    "places are alike in all coordinate spaces, and a subclass overrides an image view's initializer"
  )
  func spaces() {
    Device.current = Device()
    let point = CGPoint(x: 3, y: 4)
    let space: any UICoordinateSpace = UIScreen.main.coordinateSpace
    #expect(UIView().convert(point, to: space) == point)
    #expect(space.bounds == UIScreen.main.bounds)
    #expect(Portrait(image: nil).tag == 7 && UIViewPropertyAnimator().duration == 0)
  }
}
