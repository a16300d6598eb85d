import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Source: Foundation's headers.
@Suite("Constants and first values of Foundation's types")
struct NamedValueTests {
  @Test("the options of formatters have Foundation's bits")
  func formatters() {
    Device.current = Device()
    typealias Zero = HeadlessFoundation.DateComponentsFormatter.ZeroFormattingBehavior
    let zeros: [Zero] = [.default, .dropLeading, .dropMiddle, .dropTrailing, .dropAll, .pad]
    #expect(zeros.map(\.rawValue) == [1, 2, 4, 8, 14, 1 << 16])
    typealias Measure = HeadlessFoundation.MeasurementFormatter.UnitOptions
    let units: [Measure] = [.providedUnit, .naturalScale, .temperatureWithoutUnit]
    #expect(units.map(\.rawValue) == [1, 2, 4])
    #expect(HeadlessFoundation.PersonNameComponentsFormatter.Options.phonetic.rawValue == 2)
    #expect(
      NSValueTransformerName.secureUnarchiveFromDataTransformerName.rawValue
        == "NSSecureUnarchiveFromData")
  }

  @Test("a task has the middle priority and no bytes, and is suspended, until it runs")
  func task() throws {
    Device.current = Device()
    typealias Task = HeadlessFoundation.URLSessionTask
    var request = URLRequest(url: try #require(URL(string: "https://crew.example/a")))
    request.httpBody = Data("body".utf8)
    let task = HeadlessFoundation.URLSession.shared.dataTask(with: request)
    #expect([Task.lowPriority, Task.defaultPriority, Task.highPriority] == [0.25, 0.5, 0.75])
    #expect(task.priority == 0.5 && task.state == .suspended)
    #expect(task.originalRequest == request && task.currentRequest == request)
    #expect(task.response == nil && task.error == nil)
    #expect(
      [
        task.countOfBytesSent, task.countOfBytesExpectedToSend, task.countOfBytesReceived,
        task.countOfBytesExpectedToReceive,
      ] == [0, 4, 0, 0])
    #expect(task.progress.totalUnitCount == 1 && task.progress.completedUnitCount == 0)
  }

  @Test("a detector keeps the types that it looks for, and one without a known type is an error")
  func detector() throws {
    Device.current = Device()
    let types = NSTextCheckingResult.CheckingType([.init(rawValue: 1 << 5)]).rawValue
    let detector = try HeadlessFoundation.NSDataDetector(types: types)
    #expect(detector.checkingTypes == types)
    #expect(throws: (any Error).self) { try HeadlessFoundation.NSDataDetector(types: 0) }
  }

  @Test("a compound condition tells its parts and their relation")
  func compound() throws {
    Device.current = Device()
    typealias Compound = HeadlessFoundation.NSCompoundPredicate
    let parts = [1, 2].map { HeadlessFoundation.NSPredicate(format: "SELF > %d", $0) }
    let all = [
      Compound(andPredicateWithSubpredicates: parts), Compound(orPredicateWithSubpredicates: parts),
      Compound(notPredicateWithSubpredicate: parts[0]),
    ]
    #expect(all.map(\.compoundPredicateType) == [.and, .or, .not])
    #expect(all.map(\.subpredicates.count) == [2, 2, 1])
    #expect(all.map { $0.evaluate(with: 2) } == [false, true, false])
    #expect(all.map { $0.evaluate(with: 1) } == [false, false, true])
    #expect(all.map { $0.evaluate(with: 3) } == [true, true, false])
    #expect(Compound(type: .and, subpredicates: []).evaluate(with: 1))
    #expect(!Compound(type: .or, subpredicates: []).evaluate(with: 1))
  }
}
