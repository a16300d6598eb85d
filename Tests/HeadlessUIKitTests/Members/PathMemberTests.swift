import Foundation
import Testing

@testable import HeadlessUIKit

/// Sources: Core Graphics' and Core Animation's documentation of each member.
@Suite("Paths, contexts and layers that are drawn on")
struct PathMemberTests {
  /// The points of a path, rounded.
  private func points(_ draw: (CGMutablePath) -> Void) -> [[Int]] {
    let path = CGMutablePath()
    draw(path)
    return path.points.map { [Int($0.x.rounded()), Int($0.y.rounded())] }
  }

  private let corners = [[1, 2], [4, 2], [4, 6], [1, 6]]
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test("a rectangle, an ellipse and a rounded rectangle add the corners around them")
  func corneredShapes() {
    #expect(Set(points { $0.addRect(rect) }) == Set(corners))
    #expect(Set(points { $0.addRects([rect]) }) == Set(corners))
    #expect(Set(points { $0.addEllipse(in: rect) }) == Set(corners))
    #expect(
      Set(points { $0.addRoundedRect(in: rect, cornerWidth: 1, cornerHeight: 1) }) == Set(corners))
    #expect(points { $0.addRect(rect) }.count == points { $0.addEllipse(in: rect) }.count)
  }

  @Test("curves add their ends, and an arc its two ends on the circle")
  func curves() {
    let path = points {
      $0.move(to: CGPoint(x: 9, y: 9))
      $0.addCurve(
        to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 7, y: 7), control2: CGPoint(x: 8, y: 8))
      $0.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 7, y: 7))
      $0.addArc(
        center: CGPoint(x: 10, y: 20), radius: 5, startAngle: 0, endAngle: .pi / 2,
        clockwise: true)
      $0.addArc(tangent1End: CGPoint(x: 7, y: 7), tangent2End: CGPoint(x: 5, y: 6), radius: 1)
    }
    #expect(path == [[9, 9], [1, 2], [3, 4], [15, 20], [10, 25], [5, 6]])
  }

  @Test("a layer is hit in its frame, and contains the points of its bounds")
  func layer() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 4, height: 4)
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(layer.hitTest(CGPoint(x: 11, y: 11)) === layer)
    #expect(layer.hitTest(CGPoint(x: 1, y: 1)) == nil)
    #expect(layer.contains(CGPoint(x: 1, y: 1)))
    #expect(!layer.contains(CGPoint(x: 11, y: 11)))
  }
}
