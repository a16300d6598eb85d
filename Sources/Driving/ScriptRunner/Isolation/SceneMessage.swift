import Foundation
import HeadlessDevice
import RehearsalCore
import ScriptLanguage

/// A message of a process that runs scenes, about one scene of the run's plan.
struct SceneMessage: Equatable {
  /// The kind of a message.
  enum Kind: UInt8 {
    /// The scene begins; there is no payload.
    case began
    /// A step succeeded; the payload is a ``PerformedStep``.
    case step
    /// A step was recorded; the payload is its record, empty to drop those before.
    case record
    /// The app made a mistake; the payload is a `Finding`.
    case finding
    /// A text was typed into a secure text field; the payload is the text.
    case secret
    /// A step begins after requests; the payload is the last of them, an array of lines.
    case requests
    /// The scene is about to end; the payload is what the runner's `makeAttachment` returned.
    case attachment
    /// The scene ended; the payload is a ``SceneReport``.
    case ended
  }

  let kind: Kind

  /// The scene's index in the plan.
  let scene: Int

  /// The content, as JSON.
  var payload: [UInt8] = []
}

extension SceneMessage {
  init(_ kind: Kind, scene: Int, _ content: some Encodable) {
    self.kind = kind
    self.scene = scene
    // Values of plain fields encode; a message without content is read as a broken one.
    payload = (try? Array(JSONEncoder().encode(content))) ?? []
  }

  /// Returns the content; nil if it is not of this type.
  func content<Content: Decodable>(_ type: Content.Type) -> Content? {
    try? JSONDecoder().decode(type, from: Data(payload))
  }

  /// Loads what the coders need, once for all processes that are forked later.
  static func prepareCoders() {
    var report = SceneReport()
    report.failure = SceneFailure(
      summary: "", location: ScriptLocation(file: "", line: 1, column: 1), details: [""],
      screen: [""], steps: [])
    let message = SceneMessage(.ended, scene: 0, report)
    _ = message.content(SceneReport.self)
  }

  /// The bytes of the message in a pipe: its kind, scene and length, then its payload.
  var bytes: [UInt8] {
    [kind.rawValue] + Self.bytes(of: scene) + Self.bytes(of: payload.count) + payload
  }

  /// The number of bytes before the payload.
  static let headerLength = 9

  private static func bytes(of number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}

/// The messages that arrive on a pipe, in pieces of any length.
struct MessageBuffer {
  private var bytes: [UInt8] = []
  private var start = 0

  /// Adds the next piece.
  mutating func append(_ piece: some Sequence<UInt8>) {
    bytes.removeFirst(start)
    start = 0
    bytes += piece
  }

  /// Removes and returns the oldest message that is complete; nil if there is none.
  mutating func next() -> SceneMessage? {
    let body = start + SceneMessage.headerLength
    guard bytes.count >= body, let kind = SceneMessage.Kind(rawValue: bytes[start]) else {
      return nil
    }
    let end = body + number(at: start + 5)
    guard bytes.count >= end else { return nil }
    defer { start = end }
    return SceneMessage(
      kind: kind, scene: number(at: start + 1), payload: Array(bytes[body..<end]))
  }

  private func number(at offset: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << ($1 * 8) }
  }
}

/// A step that succeeded in another process.
struct PerformedStep: Codable {
  /// The step's index in its scene.
  let index: Int

  /// The screen after it.
  let screen: Screen
}

/// The parts of a scene's result that its process knows.
struct SceneReport: Codable {
  var failure: SceneFailure?
  var virtualTime = Duration.zero
  var elapsed = Duration.zero
  var findings: [Finding] = []
  var remarks: [SceneRemark] = []
  var end = SceneEnd.completed
  var attempts = 1
  var isFlaky = false
}

extension SceneReport {
  init(_ result: SceneResult) {
    failure = result.failure
    virtualTime = result.virtualTime
    elapsed = result.elapsed
    findings = result.findings
    remarks = result.remarks
    end = result.end
    attempts = result.attempts
    isFlaky = result.isFlaky
  }

  /// The report of a scene of which nothing is known.
  init(lost scene: Scene) {
    end = .notStarted
    failure = SceneFailure(end, of: scene, at: nil, RecentSteps(), output: [])
  }

  /// Returns the result of a scene of the plan.
  func result(of planned: PlannedScene) -> SceneResult {
    SceneResult(
      scene: planned.scene, round: planned.round, failure: failure, virtualTime: virtualTime,
      elapsed: elapsed, findings: findings, remarks: remarks,
      attempts: attempts, isFlaky: isFlaky, end: end)
  }
}
