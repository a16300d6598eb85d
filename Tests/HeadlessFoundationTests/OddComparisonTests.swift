import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

/// Source: Foundation's documentation of each type.
@Suite("Comparisons with nothing, and zeros that are left out")
struct OddComparisonTests {
  @Test(
    "nothing is neither less nor greater than something",
    arguments: ["<", "<=", ">", ">="])
  func order(sign: String) {
    Device.current = Device()
    typealias Predicate = HeadlessFoundation.NSPredicate
    let values: [[String: Any]] = [["age": 30], [:]]
    #expect(
      values.map { Predicate(format: "age \(sign) nil").evaluate(with: $0) } == [false, false])
    #expect(!Predicate(format: "age \(sign) 20").evaluate(with: values[1]))
  }

  @Test("each option leaves out the zeros of its place alone")
  func zeros() {
    Device.current = Device()
    typealias Formatter = HeadlessFoundation.DateComponentsFormatter
    let formatter = Formatter()
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    // No days, 2 hours, no minutes, 3 seconds; and no days, 2 hours, no minutes, no seconds.
    func texts(_ behavior: Formatter.ZeroFormattingBehavior) -> [String?] {
      formatter.zeroFormattingBehavior = behavior
      return [7_203, 7_200].map { formatter.string(from: $0 as TimeInterval) }
    }
    #expect(texts(.dropLeading) == ["2h 0m 3s", "2h 0m 0s"])
    #expect(texts(.dropMiddle) == ["0d 2h 3s", "0d 2h 0m 0s"])
    #expect(texts(.dropTrailing) == ["0d 2h 0m 3s", "0d 2h"])
    #expect(texts(.dropAll) == ["2h 3s", "2h"])
    #expect(texts([]) == ["0d 2h 0m 3s", "0d 2h 0m 0s"])
  }
}
