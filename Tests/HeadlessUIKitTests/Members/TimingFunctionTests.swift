import HeadlessUIKit
import Testing

@Suite("Timing functions")
struct TimingFunctionTests {
  private func points(_ function: CAMediaTimingFunction) -> [Float] {
    var values: [Float] = [9, 9]
    return (0..<4).flatMap { index in
      function.getControlPoint(at: index, values: &values)
      return values
    }
  }

  /// Source: CAMediaTimingFunctionName's documentation, which gives the control points of each name.
  @Test("a function has the control points of its name, or its own, between (0, 0) and (1, 1)")
  func controlPoints() {
    #expect(points(CAMediaTimingFunction(name: .linear)) == [0, 0, 0, 0, 1, 1, 1, 1])
    #expect(points(CAMediaTimingFunction(name: .easeIn)) == [0, 0, 0.42, 0, 1, 1, 1, 1])
    #expect(points(CAMediaTimingFunction(name: .easeOut)) == [0, 0, 0, 0, 0.58, 1, 1, 1])
    #expect(points(CAMediaTimingFunction(name: .easeInEaseOut)) == [0, 0, 0.42, 0, 0.58, 1, 1, 1])
    #expect(points(CAMediaTimingFunction(name: .default)) == [0, 0, 0.25, 0.1, 0.25, 1, 1, 1])
    #expect(
      points(CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4))
        == [0, 0, 0.1, 0.2, 0.3, 0.4, 1, 1])
  }

  @Test("a point that is not there leaves the memory as it is; layers have one time")
  func noPoint() {
    var values: [Float] = [9, 9]
    CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &values)
    #expect(values == [9, 9])
    #expect(CALayer().convertTime(2, from: CALayer()) == 2)
    #expect(CALayer().convertTime(3, to: nil) == 3)
  }
}
