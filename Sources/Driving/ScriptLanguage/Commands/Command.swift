public import Foundation
import RehearsalCore

/// The command of one line, with its variables replaced.
public enum Command: Equatable {
  /// A command that is one step by itself.
  case step(Step.Work)
  /// Sets a variable to a text.
  case define(name: String, value: String)
  /// Includes the lines of another file, with variables of its own.
  case include(path: String, values: [String: String])
  /// Repeats one command a number of times.
  indirect case repeated(Int, Command)
  /// A header of the file or the beginning of a scene.
  case header(Header)
  /// A command of the prompt.
  case prompt(PromptCommand)

  /// A header of a file, or the beginning of a scene.
  public enum Header: Equatable {
    /// `@tags`: the tags by which its scenes can be chosen.
    case tags([String])
    /// `@launch`: the content of the storage at launch.
    case launch([String: String])
    /// `@date`: the date at the beginning of a scene.
    case date(Date)
    /// `@seed`: the seed of the random numbers.
    case seed(UInt64)
    /// `scene`: the beginning of a test case.
    case scene(String)
  }
}

extension Command {
  /// An action of a person or of the world around the app.
  static func act(_ action: Action) -> Command { .step(.act(action)) }

  /// A change of the world around the app: network, storage, date.
  static func arrange(_ arrangement: Arrangement) -> Command { .step(.arrange(arrangement)) }

  /// An expectation of the app.
  static func expect(_ expectation: Expectation) -> Command { .step(.expect(expectation)) }

  /// An expectation that the screen equals a snapshot.
  static func expectSnapshot(_ expectation: SnapshotExpectation) -> Command {
    .step(.expectSnapshot(expectation))
  }
}

/// A command that works only at the prompt.
public indirect enum PromptCommand: Equatable {
  /// Prints what a looking command shows as JSON.
  case asJSON(PromptCommand)
  /// Shows the screen.
  case look
  /// Shows the props of the screen, or their changes.
  case props(isDifference: Bool)
  /// Lists the elements on the screen.
  case elements
  /// Shows the tree of view controllers.
  case tree
  /// Shows the tree of coordinators.
  case coordinators
  /// Shows the registrations of the container.
  case container
  /// Lists the requests that were sent.
  case requests
  /// Shows one request with its answer; the first one has number 1.
  case request(Int)
  /// Shows the storage.
  case storage
  /// Lists the events.
  case events
  /// Lists the objects that were removed and are still alive.
  case leaks
  /// Lists the app's mistakes.
  case findings
  /// Draws the screens and moves so far.
  case graph
  /// Lists the pending work.
  case pending
  /// Selects what is printed after an act.
  case show(ShownParts)
  /// Moves the clock to the next scheduled work, and runs it.
  case step
  /// Names a branch of the session at this point, and continues on it.
  case branch(String)
  /// Lists the branches.
  case branches
  /// Returns to the last point of a branch.
  case switchBranch(String)
  /// Goes to a screen on the shortest way that is found.
  case go(screen: String)
  /// Undoes a number of actions.
  case undo(Int)
  /// Redoes a number of actions.
  case redo(Int)
  /// Starts recording the typed lines to a file.
  case record(file: String)
  /// Ends the recording and writes it.
  case stopRecording(file: String?)
  /// Runs a script in this session.
  case replay(file: String)
  /// Lists the typed lines.
  case history
  /// Explains all commands, or one of them.
  case help([String])
  /// Leaves the prompt.
  case quit
}

/// The parts of a screen that are printed after an act.
public enum ShownParts: String, CaseIterable, Sendable {
  /// The elements, and the props or their changes.
  case props
  /// The elements.
  case elements
  /// The elements and props that changed.
  case changes
  /// Nothing.
  case nothing
}
