/// A rectangle of a picture, in points from its upper left corner.
struct Rectangle: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var right: Double { x + width }
  var bottom: Double { y + height }
  var middle: Double { y + height / 2 }
  var center: Double { x + width / 2 }

  /// Returns the rectangle, moved.
  func moved(x dx: Double, y dy: Double) -> Rectangle {
    Rectangle(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Returns whether two rectangles have more than an edge in common.
  func overlaps(_ other: Rectangle) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
