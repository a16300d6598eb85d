import HeadlessDevice

/// The knowledge that the parent of a process has of the scene that the process runs.
struct SceneWatch {
  /// The scenes that have not ended; the process runs the first of them.
  private(set) var rest: Range<Int>

  /// The mistakes of the app in this scene so far.
  private(set) var findings: [Finding] = []

  /// The app's last requests in this scene, as far as they are known.
  private(set) var requests: [String] = []

  /// The end of what the app printed in this scene.
  var output = OutputTail()

  private let timeout: Duration
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant

  init(_ batch: Range<Int>, timeout: Duration) {
    rest = batch
    self.timeout = timeout
    start = clock.now
  }

  /// The wall-clock time since the scene began.
  var elapsed: Duration { clock.now - start }

  /// The milliseconds until the scene takes too long, rounded up.
  var millisecondsLeft: Int32 {
    let (seconds, attoseconds) = (timeout - elapsed).components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    let milliseconds = min(seconds, 1_000_000) * 1_000 + attoseconds / 1_000_000_000_000_000
    return Int32(milliseconds) + 1
  }

  /// Receives a message and passes it on, a failure with the app's output.
  mutating func receive(_ message: SceneMessage, _ emit: (SceneMessage) -> Void) {
    guard message.scene == rest.first else { return }
    switch message.kind {
    case .began: break
    case .step, .record, .secret, .attachment: emit(message)
    case .finding:
      if let finding = message.content(Finding.self) { findings.append(finding) }
    case .requests:
      if let lines = message.content([String].self) { requests = lines }
    case .ended:
      emit(withOutput(message))
      beginNext(emit)
    }
  }

  private func withOutput(_ message: SceneMessage) -> SceneMessage {
    guard var report = message.content(SceneReport.self), report.failure != nil else {
      return message
    }
    report.failure?.output = output.lines
    return SceneMessage(.ended, scene: message.scene, report)
  }

  private mutating func beginNext(_ emit: (SceneMessage) -> Void) {
    rest = rest.dropFirst()
    findings.removeAll()
    requests.removeAll()
    output.removeAll()
    start = clock.now
    if let next = rest.first { emit(SceneMessage(kind: .began, scene: next)) }
  }
}
