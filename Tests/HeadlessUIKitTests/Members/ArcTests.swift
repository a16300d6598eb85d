import Foundation
import HeadlessUIKit
import Testing

@Suite("Arcs of a path")
struct ArcTests {
  /// Adds an arc of radius 5 around (10, 20), and returns the edges of the path and its last point.
  private func arc(_ start: CGFloat, _ end: CGFloat) -> [Int] {
    let path = UIBezierPath()
    path.addArc(
      withCenter: CGPoint(x: 10, y: 20), radius: 5, startAngle: start, endAngle: end,
      clockwise: true)
    let (bounds, last) = (path.bounds, path.currentPoint)
    return [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY, last.x, last.y].map {
      Int($0.rounded())
    }
  }

  @Test("an arc has its first and its last point, at their angles clockwise from the right")
  func points() {
    #expect(arc(0, .pi / 2) == [10, 20, 15, 25, 10, 25])
    #expect(arc(.pi, 3 * .pi / 2) == [5, 15, 10, 20, 10, 15])
    #expect(arc(.pi / 2, 0) == [10, 20, 15, 25, 15, 20])
  }
}
