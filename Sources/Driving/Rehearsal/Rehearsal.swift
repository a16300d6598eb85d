import CommandLineInterface
import Coordination
import Foundation
public import HeadlessUIKit

/// The entry point of a program that rehearses an app: the shell, `run`, `check`, reports.
///
///     import Rehearsal
///
///     Rehearsal.main(AppDelegate.self)
public enum Rehearsal {
  /// The version of this package.
  public static let version = Program.version

  /// Runs the subcommand that the process's arguments name, and ends the process.
  ///
  /// - Parameter delegate: the type of the app's delegate, which a launch makes an instance of.
  public static func main(_ delegate: any UIApplicationDelegate.Type) -> Never {
    // Writing to a closed pipe, as under `head`, must not end the process before all reports are
    // written.
    signal(SIGPIPE, SIG_IGN)
    Program.takeNameOfExecutable()
    AppGlobals.enable()
    exit(run(Array(CommandLine.arguments.dropFirst()), on: delegate))
  }

  /// Runs the subcommand that some arguments name.
  ///
  /// - Parameters:
  ///   - arguments: the arguments without the program's own name.
  ///   - delegate: the type of the app's delegate.
  /// - Returns: the exit code: 0 for success, 1 where a scene or a line failed, 2 where the arguments
  ///   or a script cannot be used.
  public static func run(
    _ arguments: [String], on delegate: any UIApplicationDelegate.Type
  ) -> Int32 {
    Program(delegate).run(arguments)
  }
}
