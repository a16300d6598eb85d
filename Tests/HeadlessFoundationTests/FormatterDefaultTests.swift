import Foundation
import HeadlessFoundation
import Testing

/// Sources: Foundation's documentation of each property.
@Suite("Values of new formatters, requests and operations")
struct FormatterDefaultTests {
  @Test("a new formatter of durations is positional, with all units and no phrases")
  func durations() {
    let new = HeadlessFoundation.DateComponentsFormatter()
    #expect(new.unitsStyle == .positional && new.allowedUnits == [])
    #expect(new.zeroFormattingBehavior == .default && new.maximumUnitCount == 0)
    #expect(!new.allowsFractionalUnits && !new.collapsesLargestUnit)
    #expect(!new.includesApproximationPhrase && !new.includesTimeRemainingPhrase)
    #expect(new.formattingContext == .unknown && new.referenceDate == nil)
  }

  @Test("a new formatter of relative dates is numeric, with whole words")
  func relativeDates() {
    let new = HeadlessFoundation.RelativeDateTimeFormatter()
    #expect(new.dateTimeStyle == .numeric && new.unitsStyle == .full)
    #expect(new.formattingContext == .unknown)
  }

  @Test("new formatters of names and measurements have Foundation's values")
  func others() {
    #expect(!HeadlessFoundation.PersonNameComponentsFormatter().isPhonetic)
    let measurements = HeadlessFoundation.MeasurementFormatter()
    #expect(measurements.unitOptions == [] && measurements.unitStyle == .medium)
  }

  @Test("a new operation is synchronous and of normal priority, in a queue that runs")
  func operations() {
    let new = HeadlessFoundation.Operation()
    #expect(new.queuePriority == .normal && new.qualityOfService == .default)
    #expect(!new.isAsynchronous && !new.isConcurrent && new.dependencies.isEmpty)
    let queue = HeadlessFoundation.OperationQueue()
    #expect(!queue.isSuspended && queue.operations.isEmpty && queue.qualityOfService == .default)
  }
}
