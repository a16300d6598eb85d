public import RehearsalCore

/// One thing to do in a scene, with its place in the script.
public struct Step {
  /// What is to be done.
  public indirect enum Work: Equatable {
    /// An action.
    case act(Action)
    /// An arrangement of the world.
    case arrange(Arrangement)
    /// An expectation.
    case expect(Expectation)
    /// An expectation that the screen equals a snapshot.
    case expectSnapshot(SnapshotExpectation)
    /// Some steps, so many times.
    case repeated(Int, [Step])
  }

  /// What is to be done.
  public let work: Work

  package let source: SourceText
  package let span: SourceSpan

  /// Where the file was included, outermost first; empty for a line of the script itself.
  public let includedAt: [ScriptLocation]

  /// Where it stands.
  public var location: ScriptLocation { source.location(of: span) }

  /// The line as it is written, without its comment.
  public var text: String {
    String(decoding: Array(source.lines[span.line].utf8)[span.bytes], as: UTF8.self)
  }
}

extension Step: Equatable {
  /// Steps are equal when they do the same thing, wherever they stand.
  public static func == (left: Step, right: Step) -> Bool { left.work == right.work }
}
