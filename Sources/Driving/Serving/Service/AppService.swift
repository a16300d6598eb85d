import Coordination
import Foundation
import HeadlessDevice
package import HeadlessUIKit
package import JSONRPC
package import RehearsalCore
import ScriptLanguage
import ScriptRunner

/// The service of one connection: one app, launched and driven by method calls.
package final class AppService {
  private let delegate: any UIApplicationDelegate.Type
  private var configuration: Session.Configuration
  private var interpreter: ScriptInterpreter?
  private var performed: [Entry] = []

  /// Whether the client has asked for the end.
  package private(set) var isShutDown = false

  /// A command that `undo` can leave out.
  private enum Entry {
    case line(String)
    case action(Action)
  }

  /// Creates the service of an app; nothing runs before `launch`.
  package init(
    _ delegate: any UIApplicationDelegate.Type,
    configuration: Session.Configuration = Session.Configuration()
  ) {
    self.delegate = delegate
    self.configuration = configuration
  }

  /// Calls a method.
  package func call(
    _ name: String, _ parameters: PropsValue?
  ) throws(RPCError) -> PropsValue {
    guard let method = ServiceMethod.all.first(where: { $0.name == name }) else {
      throw .methodNotFound(name)
    }
    return try method.call(self, try method.arguments(parameters))
  }

  // MARK: Methods

  func launch(_ storage: [String: String]) throws(RPCError) -> PropsValue {
    configuration.launch = storage
    performed = []
    interpreter = try launchedInterpreter()
    return screenValue
  }

  func run(_ line: String) throws(RPCError) -> PropsValue {
    guard var interpreter else { throw Self.notLaunched }
    let passed = try Self.run(line, in: &interpreter)
    self.interpreter = interpreter
    performed.append(.line(line))
    return .members(["milliseconds": .double(passed.milliseconds), "screen": screenValue])
  }

  func perform(_ action: Action) throws(RPCError) -> PropsValue {
    guard let interpreter else { throw Self.notLaunched }
    do {
      let passed = try interpreter.session.perform(action)
      performed.append(.action(action))
      return .members(["milliseconds": .double(passed.milliseconds), "screen": screenValue])
    } catch {
      throw Self.failed(error.message, lines: [error.message] + error.notes, interpreter.session)
    }
  }

  func screen() throws(RPCError) -> PropsValue {
    guard interpreter != nil else { throw Self.notLaunched }
    return screenValue
  }

  func undo(_ count: Int) throws(RPCError) -> PropsValue {
    guard interpreter != nil else { throw Self.notLaunched }
    guard count <= performed.count else {
      throw .invalidParameters("there are \(performed.count) commands to undo")
    }
    performed.removeLast(count)
    var fresh = try launchedInterpreter()
    for entry in performed {
      switch entry {
      case .line(let line): _ = try Self.run(line, in: &fresh)
      case .action(let action): _ = try? fresh.session.perform(action)
      }
    }
    interpreter = fresh
    return screenValue
  }

  func leaks() throws(RPCError) -> PropsValue {
    guard let interpreter else { throw Self.notLaunched }
    return .list(interpreter.session.leaks.map { .string($0.description) })
  }

  func findings() throws(RPCError) -> PropsValue {
    guard let interpreter else { throw Self.notLaunched }
    return .list(
      interpreter.session.device.findings.all.map {
        .members([
          "step": .int($0.step), "kind": .string($0.kind.rawValue), "message": .string($0.message),
        ])
      })
  }

  func shutDown() -> PropsValue {
    isShutDown = true
    return .null
  }

  // MARK: Parts

  /// The screen's text, as the prompt shows it; empty before the launch.
  package var screenText: String {
    interpreter?.session.screen.lines().joined(separator: "\n") ?? ""
  }

  private var screenValue: PropsValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let screen = interpreter?.session.screen,
      let json = try? encoder.encode(screen), let value = try? PropsValue(json: json)
    else { return .null }
    return value
  }

  private func launchedInterpreter() throws(RPCError) -> ScriptInterpreter {
    do {
      let session = try Session(delegate, configuration)
      try session.launch()
      return ScriptInterpreter(session, name: "(line)", isPrompt: false)
    } catch {
      throw Self.failed("the app could not be launched: \(error)", lines: ["\(error)"], nil)
    }
  }

  /// Runs a line, or several with a heredoc.
  private static func run(
    _ text: String, in interpreter: inout ScriptInterpreter
  ) throws(RPCError) -> Duration {
    var passed = Duration.zero
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      passed += try duration(of: interpreter.feed(String(line)), interpreter.session)
    }
    guard interpreter.isIncomplete else { return passed }
    return passed + (try duration(of: interpreter.finish(), interpreter.session))
  }

  private static func duration(
    of outcome: ScriptInterpreter.Outcome, _ session: Session
  ) throws(RPCError) -> Duration {
    switch outcome {
    case .performed(_, let duration): return duration
    case .mistaken(let problems):
      let lines = problems.flatMap(\.lines)
      throw RPCError(
        -32001, "The line has a mistake",
        data: .members([
          "message": .string(problems.first?.title ?? ""),
          "lines": .list(lines.map { .string($0) }),
        ]))
    case .failed(let failure):
      throw failed(failure.summary, lines: failure.lines, session, failure.reason)
    default: return .zero
    }
  }

  private static let notLaunched = RPCError(
    -32002, "The app is not launched", data: .string("call launch first"))

  /// Returns the error of a step, with what was expected, what was seen, and the screen.
  private static func failed(
    _ message: String, lines: [String], _ session: Session?, _ reason: StepFailure.Reason? = nil
  ) -> RPCError {
    var members: [PropsValue.Member] = [
      .init("message", .string(message)), .init("lines", .list(lines.map { .string($0) })),
    ]
    if case .expectation(let failure) = reason {
      members += [
        .init("expected", .string(failure.expected)), .init("seen", .string(failure.seen)),
        .init("nearest", failure.nearest.map { .string($0) } ?? .null),
        .init("difference", .list(failure.difference.map { .string($0) })),
      ]
    }
    let screen = session?.screen.lines().joined(separator: "\n") ?? ""
    members.append(.init("screen", .string(screen)))
    return RPCError(-32000, "The step failed", data: .object(members))
  }
}

extension Duration {
  /// The milliseconds, with their fractions.
  fileprivate var milliseconds: Double {
    Double(components.seconds) * 1_000 + Double(components.attoseconds) / 1e15
  }
}
