public import Foundation
public import RehearsalCore

/// What one line says, with its variables looked up.
public indirect enum Command: Equatable {
  /// Something a person, or the world, does to the app.
  case act(Action)
  /// How the world around the app is arranged.
  case arrange(Arrangement)
  /// What should be seen.
  case expect(Expectation)
  /// An expectation that the screen equals a snapshot.
  case expectSnapshot(SnapshotExpectation)
  /// A variable stands for a text from now on.
  case define(name: String, value: String)
  /// The lines of another file, with its own variables.
  case include(path: String, values: [String: String])
  /// One command, so many times.
  case repeated(Int, Command)
  /// What a file says about itself and its scenes.
  case header(Header)
  /// What only the prompt knows.
  case prompt(PromptCommand)

  /// What a file says about itself and its scenes.
  public enum Header: Equatable {
    /// `@tags`: words its scenes can be chosen by.
    case tags([String])
    /// `@launch`: what its scenes find in the storage.
    case launch([String: String])
    /// `@date`: the date when a scene begins.
    case date(Date)
    /// `@seed`: what the random numbers grow from.
    case seed(UInt64)
    /// `scene`: a test case begins.
    case scene(String)
  }
}

/// What can be asked at the prompt only.
public enum PromptCommand: Equatable {
  /// Show the screen.
  case look
  /// Show what the screen was rendered from, or what changed in it.
  case props(isDifference: Bool)
  /// List the elements on the screen.
  case elements
  /// Show the controllers there are.
  case tree
  /// Show the coordinators there are.
  case coordinators
  /// Show the container.
  case container
  /// List the requests that were sent.
  case requests
  /// Show the storage.
  case storage
  /// List the events.
  case events
  /// List what left and still lives.
  case leaks
  /// List the app's mistakes.
  case findings
  /// Draw the screens and moves so far.
  case graph
  /// List what will happen by itself.
  case pending
  /// Take back so many actions.
  case undo(Int)
  /// Do so many actions again.
  case redo(Int)
  /// Write what is typed from now on; the file may be named now or at the end.
  case record(file: String)
  /// End the recording, and write it.
  case stopRecording(file: String?)
  /// Run a script here.
  case replay(file: String)
  /// List what was typed.
  case history
  /// Explain the commands, or one of them.
  case help([String])
  /// Leave.
  case quit
}
