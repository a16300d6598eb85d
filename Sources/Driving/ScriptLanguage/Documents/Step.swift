public import RehearsalCore

/// One step of a scene, with its location in the script.
public struct Step {
  /// The work of a step.
  public indirect enum Work: Equatable {
    /// An action.
    case act(Action)
    /// A change of the world around the app.
    case arrange(Arrangement)
    /// An expectation.
    case expect(Expectation)
    /// An expectation that the screen equals a snapshot.
    case expectSnapshot(SnapshotExpectation)
    /// Steps that are repeated a number of times.
    case repeated(Int, [Step])
  }

  /// The step's work.
  public let work: Work

  package let source: SourceText
  package let span: SourceSpan

  /// The `include` lines that led to the file, outermost first; empty for the script itself.
  public let includedAt: [ScriptLocation]

  /// The location of the step's line.
  public var location: ScriptLocation { source.location(of: span) }

  /// Whether the step is an action, or repeats one.
  public var isAction: Bool {
    switch work {
    case .act: true
    case .repeated(_, let steps): steps.contains(where: \.isAction)
    case .arrange, .expect, .expectSnapshot: false
    }
  }

  /// The text of the line, without its comment.
  public var text: String {
    source.text(of: span)
  }
}

extension Step: Equatable {
  /// Returns whether two steps do the same, wherever they are.
  public static func == (left: Step, right: Step) -> Bool { left.work == right.work }
}
