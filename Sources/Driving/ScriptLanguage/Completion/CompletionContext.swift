public import RehearsalCore

/// The names that a session knows, from which completion takes words.
public struct CompletionContext {
  /// The current screen.
  public var screen: Screen

  /// Whether the line is part of a script file, where the prompt's own commands have no meaning.
  public var isScript = false

  /// The variables of the line.
  public var variables = Variables()

  /// The names of the screens that were shown.
  public var screens: [String] = []

  /// The numbers of commands that can be undone and redone.
  public var undoCounts = (undo: 0, redo: 0)

  /// The names of the branches.
  public var branches: [String] = []

  /// Returns the number of requests that were sent.
  public var requestCount: () -> Int = { 0 }

  /// Returns the coordinators in the tree.
  public var coordinators: () -> [String] = { [] }

  /// Returns the names of the events in the log.
  public var events: () -> [String] = { [] }

  /// Returns the content of the storage; an empty text for data.
  public var storage: () -> [(key: String, value: String)] = { [] }

  /// Returns the key combinations that the app offers, with their titles.
  public var keyCommands: () -> [(keys: String, title: String)] = { [] }

  /// Returns the paths of the requests that were sent.
  public var requestPaths: () -> [String] = { [] }

  /// Returns the links that were opened, and the beginnings of links.
  public var links: () -> [String] = { [] }

  /// Returns the files whose paths begin with a text; a folder ends with `/`.
  public var files: (String) -> [String] = { _ in [] }

  /// Creates the context of a screen.
  public init(screen: Screen) {
    self.screen = screen
  }
}
