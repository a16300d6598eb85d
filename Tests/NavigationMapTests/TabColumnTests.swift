import Testing

@testable import NavigationMap

@Suite("Columns of tabs in the picture")
struct TabColumnTests {
  /// Returns whether each tab stands in the right column.
  private func isRight(_ heights: [Double]) -> [Bool] {
    TabColumns(
      first: 0, others: Array(1..<heights.count), targets: [:], heights: heights
    ).tabs.map { $0.offset > 0 }
  }

  @Test("tabs go to the shorter column, and to the left one where both are as high")
  func balance() {
    #expect(isRight([1, 1, 1, 1]) == [true, false, true])
    #expect(isRight([5_000, 1, 1, 1]) == [true, true, true])
    #expect(isRight([1, 5_000, 1, 1]) == [true, false, false])
  }

  @Test("up to two tabs beside the first stand in one column")
  func few() {
    #expect(isRight([1, 1, 1]) == [false, false] && isRight([1, 1]) == [false])
  }
}
