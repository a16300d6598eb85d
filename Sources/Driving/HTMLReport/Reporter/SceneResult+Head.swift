import HeadlessDevice
import RehearsalCore
import ScriptLanguage
import ScriptRunner

extension SceneResult {
  /// The result for the list of scenes, and the failure where no record says more.
  var head: PropsValue {
    var members: [PropsValue.Member] = [
      .init("virtual", .double(virtualTime.inMilliseconds)),
      .init("elapsed", .double(elapsed.inMilliseconds)),
    ]
    if attempts > 1 { members.append(.init("attempts", .int(attempts))) }
    if isFlaky { members.append(.init("flaky", .bool(true))) }
    if !findings.isEmpty {
      members.append(
        .init(
          "findings",
          .list(findings.map { .list([.string($0.kind.rawValue), .string($0.message)]) })))
    }
    if let failure { members.append(.init("failure", head(of: failure))) }
    return scene.head(round, isPassed ? "passed" : "failed", members)
  }

  /// The failure; a record of it is preferred, because secrets are masked in records.
  private func head(of failure: SceneFailure) -> PropsValue {
    var members: [PropsValue.Member] = [
      .init("file", .string(failure.location.file)), .init("at", .int(failure.location.line)),
      .init("output", .texts(failure.output)),
    ]
    if let message = recordedMessage {
      members.append(.init("message", .string(message)))
    } else {
      members += [
        .init("message", .string(failure.summary)), .init("lines", .texts(failure.details)),
        .init("screen", .texts(failure.screen)),
      ]
      // Records tell the steps and the requests too, with their secrets masked.
      if records.isEmpty { members += logs(of: failure) }
    }
    return .object(members)
  }

  private func logs(of failure: SceneFailure) -> [PropsValue.Member] {
    let steps = failure.steps.map { step -> PropsValue in
      .list([
        .string(step.location.description), .double(step.start.inMilliseconds),
        .string(step.text),
      ])
    }
    return [.init("requests", .texts(failure.requests)), .init("steps", .list(steps))]
  }

  /// The message of the failed step's record; nil if the failure is not that of a recorded step.
  private var recordedMessage: String? {
    guard let last = records.last, let record = try? PropsValue(json: last) else { return nil }
    return record[member: "failure"]?[member: "message"]?.text
  }
}

extension Scene {
  /// Returns the scene for the list of scenes, with further members.
  func head(_ round: Int, _ outcome: String, _ members: [PropsValue.Member]) -> PropsValue {
    .object(
      [
        .init("file", .string(file)), .init("name", .string(name)),
        .init("at", .int(location.line)), .init("round", .int(round)),
        .init("tags", .texts(settings.tags)), .init("outcome", .string(outcome)),
      ] + members)
  }
}

extension PropsValue {
  /// Creates a list of texts.
  static func texts(_ texts: [String]) -> PropsValue { .list(texts.map { .string($0) }) }
}

extension Duration {
  /// The duration in milliseconds, with three decimals.
  var inMilliseconds: Double {
    Double(components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000) / 1_000
  }
}
