import Dispatch
import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation
@testable import RehearsalCore

@Suite("The values of a dispatch queue's keys")
struct DispatchQueueSpecificsTests {
  private typealias Queue = HeadlessFoundation.DispatchQueue

  @Test("work finds the values of its own queue, also synchronous, delayed and nested work")
  func specifics() throws {
    try MainQueue.capturing {
      Device.current = Device()
      let key = DispatchSpecificKey<String>()
      let (first, second) = (Queue(label: "first"), Queue(label: "second"))
      first.setSpecific(key: key, value: "first")
      second.setSpecific(key: key, value: "second")
      var values: [String?] = []
      func note() { values.append(Queue.getSpecific(key: key)) }
      note()
      first.sync {
        note()
        second.sync { note() }
        note()
      }
      second.async { note() }
      first.async(execute: HeadlessFoundation.DispatchWorkItem { note() })
      first.asyncAfter(deadline: Ported.dispatchTime + 1) { note() }
      Queue.global().async { note() }
      try runMainQueue()
      try Device.current.clock.advance(by: .seconds(1))
      #expect(values == [nil, "first", "second", "first", "second", "first", nil, "first"])
      #expect(first.getSpecific(key: key) == "first")
      first.setSpecific(key: key, value: nil)
      #expect(first.getSpecific(key: key) == nil)
    }
  }
}
