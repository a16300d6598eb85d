import Foundation
import HeadlessUIKit
import Testing

/// Source: the casts between `CGRect` and `NSValue` on Apple's systems.
@Suite("Values that hold points, sizes and rectangles")
struct BridgedValueTests {
  private let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test("a value holds one type of geometry, and is zero as another")
  func values() {
    let values = [
      NSValue(cgRect: rectangle), NSValue(cgPoint: rectangle.origin),
      NSValue(cgSize: rectangle.size),
    ]
    #expect(values.map(\.cgRectValue) == [rectangle, .zero, .zero])
    #expect(values.map(\.cgPointValue) == [.zero, rectangle.origin, .zero])
    #expect(values.map(\.cgSizeValue) == [.zero, .zero, rectangle.size])
  }

  @Test("a rectangle is cast to a value, and back only from a value of a rectangle")
  func casts() {
    #expect(rectangle._bridgeToObjectiveC() == NSValue(cgRect: rectangle))
    let (whole, point) = (NSValue(cgRect: rectangle), NSValue(cgPoint: rectangle.origin))
    var read: [CGRect?] = [nil, nil]
    #expect(CGRect._conditionallyBridgeFromObjectiveC(whole, result: &read[0]))
    #expect(!CGRect._conditionallyBridgeFromObjectiveC(point, result: &read[1]))
    #expect(read == [rectangle, nil])
    var forced: [CGRect?] = [nil, nil]
    CGRect._forceBridgeFromObjectiveC(whole, result: &forced[0])
    CGRect._forceBridgeFromObjectiveC(point, result: &forced[1])
    #expect(forced == [rectangle, .zero])
    #expect(
      [whole, point, nil].map(CGRect._unconditionallyBridgeFromObjectiveC)
        == [rectangle, .zero, .zero])
  }
}
