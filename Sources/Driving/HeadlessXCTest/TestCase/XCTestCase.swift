import CInterruption
public import Foundation
public import SystemXCTest

/// A test case whose waits move virtual time, and whose method ends at its first failure on request.
nonisolated open class XCTestCase: SystemTestCase {
  private var stopsAtFailure = false
  private var isRecording = false
  private var isStopped = false
  private var startTask: Int?
  private var teardownBlocks: [() throws -> Void] = []

  /// Whether the test method goes on after a failure; true until it is set.
  ///
  /// When false, a failure leaves the method, as XCTest's exception does on Apple's systems:
  /// what the abandoned functions hold is not released. A method that is `async` runs on, but
  /// records no further failure.
  open override var continueAfterFailure: Bool {
    get { !stopsAtFailure || isRecording }
    set { stopsAtFailure = !newValue }
  }

  /// Whether the tests run for each appearance and orientation; without effect.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// Runs the test method between `setUp` and `tearDown`, with apps that were never launched.
  open override func invokeTest() {
    startTask = currentTask
    let reference = MainThreadReference<XCTestCase>(self)
    onMain { TestRun.begin(reference) }
    super.addTeardownBlock { onMain { reference.object.runTeardownBlocks() } }
    let isComplete = interruptible_run(
      { context in
        guard let context else { return }
        Unmanaged<XCTestCase>.fromOpaque(context).takeUnretainedValue().invokeMethod()
      }, Unmanaged.passUnretained(self).toOpaque())
    if !isComplete { finishInterruptedTest() }
    printAttachments()
    onMain { TestRun.end() }
  }

  private func invokeMethod() {
    super.invokeTest()
  }

  /// Runs what XCTest runs after the method, for a method that was left at a failure.
  private func finishInterruptedTest() {
    stopsAtFailure = false
    runTeardownBlocks()
    tearDown()
    do { try tearDownWithError() } catch { fail("\(error)", file: "<tearDown>", line: 0) }
  }

  /// Adds a block that runs after the test method, the newest first.
  open override func addTeardownBlock(_ block: @escaping () throws -> Void) {
    teardownBlocks.append(block)
  }

  private func runTeardownBlocks() {
    while let block = teardownBlocks.popLast() {
      do { try block() } catch { fail("\(error)", file: "<teardown>", line: 0) }
    }
  }

  /// Records a failure; leaves the test method if it does not go on after a failure.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard !isStopped else { return }
    report(description, file: filePath, line: lineNumber)
    guard stopsAtFailure else { return }
    // A task's frames belong to the concurrency runtime, which a jump must not leave.
    guard currentTask == startTask else { return isStopped = true }
    interruptible_interrupt()
  }

  /// Tells XCTest of a failure.
  func report(_ failure: String, file: String, line: Int) {
    isRecording = true
    super.recordFailure(withDescription: failure, inFile: file, atLine: line, expected: true)
    isRecording = false
  }

  /// The identity of the task that the caller runs in; nil outside a task.
  private var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// Records a failure at a place of the test's source.
  func fail(_ message: String, file: String, line: Int) {
    recordFailure(withDescription: message, inFile: file, atLine: line, expected: true)
  }

  /// Adds a handler of alerts that are in the way of a touch; the newest is asked first.
  ///
  /// - Parameters:
  ///   - description: the words for the monitor in a person's reading; unused here.
  ///   - handler: handles the alert and returns true, or returns false.
  /// - Returns: the monitor, for ``removeUIInterruptionMonitor(_:)``.
  @discardableResult
  open func addUIInterruptionMonitor(
    withDescription description: String, handler: @escaping @Sendable (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let monitor = MonitorToken()
    onMain { [id = monitor.id] in
      TestRun.current.monitors.append(
        InterruptionMonitor(id: id, description: description, handle: handler))
    }
    return monitor
  }

  /// Removes a handler of alerts.
  open func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    guard let id = (monitor as? MonitorToken)?.id else { return }
    onMain { TestRun.current.monitors.removeAll { $0.id == id } }
  }

  /// Keeps an attachment, which is printed if the test fails.
  open func add(_ attachment: XCTAttachment) {
    keep(attachment)
  }

  private func printAttachments() {
    let hasFailed = (testRun?.totalFailureCount ?? 0) > 0
    let kept = onMain { TestRun.current.attachments }
    for attachment in kept where hasFailed || attachment.lifetime == .keepAlways {
      printLine("\(name): \(attachment.text)")
    }
  }

  /// Prints a line below the results of the test.
  func printLine(_ text: String) {
    print(text)
  }
}

/// The identity of an interruption monitor.
nonisolated private final class MonitorToken: NSObject {
  let id = UUID()
}
