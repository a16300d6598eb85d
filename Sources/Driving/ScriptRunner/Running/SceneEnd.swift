import Foundation
import VirtualTime

/// The way that the process of a scene ended.
public enum SceneEnd: Equatable, Codable, Sendable {
  /// The scene was run to its end or to its failure.
  case completed
  /// The app ended its process with an exit code.
  case exit(Int32)
  /// A signal ended the app's process, as after a trap.
  case signal(Int32)
  /// The scene took longer than this wall-clock time, and its process was killed.
  case timeout(Duration)
  /// The system could not create a process for the scene.
  case notStarted
}

extension SceneEnd {
  /// The reason of the failure on one line.
  package var message: String {
    switch self {
    case .completed: "the scene was completed"
    case .exit(let code): "the app ended its process with exit code \(code)"
    case .signal(let number): "the app crashed: \(Self.name(ofSignal: number))"
    case .timeout(let limit): "the scene did not end within \(limit.spoken) of wall-clock time"
    case .notStarted: "the system could not create a process for the scene"
    }
  }

  /// The remedy, one line each.
  package var notes: [String] {
    switch self {
    case .completed: []
    case .exit: ["an iOS app never ends its own process: remove the call of `exit`"]
    case .signal: ["`--isolation none` runs the scene in this process, for a debugger"]
    case .timeout:
      ["look for a loop in the app that never ends, or allow more time with `--timeout SECONDS`"]
    case .notStarted: ["run fewer at the same time with `--jobs`"]
    }
  }

  private static func name(ofSignal number: Int32) -> String {
    switch number {
    case SIGILL: "SIGILL, an illegal instruction, as after a trap of Swift"
    case SIGTRAP: "SIGTRAP, a trap of Swift"
    case SIGABRT: "SIGABRT, the process was aborted"
    case SIGSEGV: "SIGSEGV, an invalid memory access, as after a recursion without end"
    case SIGBUS: "SIGBUS, an invalid memory access"
    case SIGFPE: "SIGFPE, an arithmetic error"
    case SIGKILL: "SIGKILL, the process was killed, as by a system that lacks memory"
    case SIGTERM: "SIGTERM, the process was terminated"
    default: "signal \(number)"
    }
  }
}
