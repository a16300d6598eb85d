// swift-format-ignore-file
import AVFoundation
import XCTest

@testable import Club

final class TimeTests: XCTestCase {
  func testATimeIsTheNearestFractionOfItsSeconds() {
    let time = CMTime(seconds: 1.2345, preferredTimescale: 600)
    XCTAssertEqual([time.value, Int64(time.timescale)], [741, 600])
    XCTAssertEqual(CMTime(seconds: -0.5, preferredTimescale: 600).value, -300)
    XCTAssertEqual(CMTimeMakeWithSeconds(1.5, 10).value, 15)
    XCTAssertEqual(CMTimeMakeWithSeconds(1.5, preferredTimescale: 4).value, 6)
    XCTAssertEqual([CMTimeMake(3, 2), CMTimeMake(value: 3, timescale: 2)].map(CMTimeGetSeconds), [1.5, 1.5])
  }

  func testTimesOfDifferentScalesAreComparedAndAddedBySeconds() {
    let (half, quarter) = (CMTime(value: 1, timescale: 2), CMTime(value: 1, timescale: 4))
    XCTAssertEqual(CMTime(value: 300, timescale: 600), half)
    XCTAssertEqual(Set([CMTime(value: 300, timescale: 600), half, quarter]).count, 2)
    XCTAssertEqual([half + quarter, half - quarter].map(\.seconds), [0.75, 0.25])
    XCTAssertEqual([(half + quarter).timescale, (quarter - half).timescale], [4, 4])
    XCTAssertEqual([CMTimeAdd(half, quarter), CMTimeSubtract(half, quarter)].map(\.seconds), [0.75, 0.25])
    XCTAssertEqual([quarter < half, half < quarter], [true, false])
    XCTAssertEqual([CMTimeCompare(half, half), CMTimeCompare(quarter, half), CMTimeCompare(half, quarter)], [0, -1, 1])
  }

  func testATimeWithoutAScaleIsNoNumber() {
    XCTAssertEqual([CMTime.invalid, .zero].map(\.isValid), [false, true])
    XCTAssertEqual([CMTime.invalid, .zero].map(\.isNumeric), [false, true])
    XCTAssertEqual([CMTime.zero.isIndefinite, CMTime.invalid.isIndefinite], [false, false])
    XCTAssertTrue(CMTime.invalid.seconds.isNaN)
    XCTAssertEqual([CMTime.invalid + .zero, CMTime.zero + .invalid].map(\.isValid), [false, false])
    XCTAssertEqual(CMTime.invalid, CMTime(value: 9, timescale: 0))
    XCTAssertNotEqual(CMTime.invalid, .zero)
  }

  func testARangeEndsAfterItsDuration() {
    let (one, three) = (CMTime(value: 1, timescale: 1), CMTime(value: 3, timescale: 1))
    XCTAssertEqual(CMTimeRange(start: one, duration: three).end.seconds, 4)
    XCTAssertEqual(CMTimeRange(start: one, end: three).duration.seconds, 2)
  }
}
