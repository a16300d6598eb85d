import Foundation
import HeadlessUIKit
import Testing

@Suite("Views that a touch at a point hits")
struct HitTestTests {
  @Test("a touch in a scrolled view hits the view that is scrolled to that place")
  func scrolled() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let page = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let (first, second) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)),
      UIView(frame: CGRect(x: 210, y: 330, width: 40, height: 40))
    )
    root.addSubview(page)
    page.addSubview(first)
    page.addSubview(second)
    let hit = { (x: CGFloat, y: CGFloat) in root.hitTest(CGPoint(x: x, y: y), with: nil) }
    #expect(hit(25, 55) === first && hit(85, 115) === page)
    page.bounds.origin = CGPoint(x: 200, y: 300)
    #expect(hit(25, 55) === second && hit(15, 55) === page && hit(25, 45) === page)
    #expect(hit(5, 55) === root && hit(115, 55) === root && hit(25, 125) === root)
    #expect(hit(301, 5) == nil)
  }

  @Test("a touch passes through a view that is hidden, transparent, disabled or claims no point")
  func passing() {
    final class Hole: UIView {
      var isHole = false
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        !isHole && super.point(inside: point, with: event)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    func hits(_ change: (Hole) -> Void) -> Bool {
      let front = Hole(frame: root.frame)
      change(front)
      root.addSubview(front)
      defer { front.removeFromSuperview() }
      return root.hitTest(CGPoint(x: 50, y: 50), with: nil) === front
    }
    #expect(
      [
        hits { _ in }, hits { $0.alpha = 0.01 }, hits { $0.alpha = 0.009 },
        hits { $0.isHidden = true }, hits { $0.isUserInteractionEnabled = false },
        hits { $0.isHole = true },
      ] == [true, true, false, false, false, false])
  }
}
