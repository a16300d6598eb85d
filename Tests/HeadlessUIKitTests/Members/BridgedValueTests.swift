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

  @Test("a value holds a structure of another type, and is zero or the identity as another")
  func structures() {
    let (vector, offset) = (CGVector(dx: 1, dy: 2), UIOffset(horizontal: 3, vertical: 4))
    let moved = CGAffineTransform(translationX: 1, y: 2)
    let turned = CATransform3DMakeRotation(1, 0, 0, 1)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let values = [
      NSValue(cgVector: vector), NSValue(cgAffineTransform: moved), NSValue(caTransform3D: turned),
      NSValue(uiEdgeInsets: insets), NSValue(directionalEdgeInsets: directional),
      NSValue(uiOffset: offset),
    ]
    let none = CGVector(dx: 0, dy: 0)
    #expect(values.map(\.cgVectorValue) == [vector, none, none, none, none, none])
    #expect(values.map(\.cgAffineTransformValue).map { $0 == moved } == flags(1))
    #expect(values.map(\.caTransform3DValue).map { $0 == turned } == flags(2))
    #expect(values.map(\.uiEdgeInsetsValue).map { $0 == insets } == flags(3))
    #expect(values.map(\.directionalEdgeInsetsValue).map { $0 == directional } == flags(4))
    #expect(values.map(\.uiOffsetValue).map { $0 == offset } == flags(5))
    #expect(values.map(\.cgRectValue) == Array(repeating: .zero, count: 6))
    #expect(values.map { $0 == NSValue(caTransform3D: turned) } == flags(2))
    #expect(Set([values[0], NSValue(cgVector: vector)]).count == 1)
    var read = UIOffset.zero
    values[5].getValue(&read)
    #expect(read == offset)
    #expect(values[3].description == "\(insets)")
  }

  private func flags(_ index: Int) -> [Bool] { (0..<6).map { $0 == index } }

  @Test("a coder reads points, sizes and rectangles of texts, and writes them")
  func texts() {
    #expect(NSCoder.cgPoint(for: "{1, 2}") == rectangle.origin)
    #expect(NSCoder.cgSize(for: "{3, 4}") == rectangle.size)
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == rectangle)
    #expect(NSCoder.cgPoint(for: "no point") == .zero)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: rectangle.origin)) == rectangle.origin)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: rectangle.size)) == rectangle.size)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rectangle)) == rectangle)
  }
}
