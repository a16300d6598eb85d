import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

private typealias Predicate = HeadlessFoundation.NSPredicate

@Suite("Predicates with a format that cannot be read")
struct UnreadablePredicateTests {
  @Test("the format is a finding with the reason, and no object meets the condition")
  func finding() {
    let device = Device()
    Device.current = device
    let predicate = Predicate(format: "name ~ %@", "Ann")
    #expect(predicate.predicateFormat == "name ~ %@" && "\(predicate)" == "name ~ %@")
    #expect(
      device.findings.all.map { "\($0.kind.rawValue): \($0.message)" } == [
        #"foundation: Unable to parse the format string "name ~ %@": `~` was not expected"#
      ])
    #expect(!predicate.evaluate(with: ["name": "Ann"]))
    #expect(!predicate.evaluate(with: nil))
  }

  @Test("a format that can be read is no finding")
  func readable() {
    let device = Device()
    Device.current = device
    #expect(Predicate(format: "name == %@", "Ann").evaluate(with: ["name": "Ann"]))
    #expect(device.findings.all.isEmpty)
  }
}
