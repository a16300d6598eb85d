import Foundation
public import HeadlessUIKit
import Script
import Session
import Shell

/// The whole command line, for any app.
public enum Rehearsal {
  /// The version of this package.
  public static let version = "0.1.0"

  /// Does what the process's arguments ask for with an app, and ends the process.
  ///
  /// - Parameter delegate: the type of the app's delegate.
  public static func main(_ delegate: any UIApplicationDelegate.Type) -> Never {
    // A reader that goes away, such as `head`, must not take a report's other files with it.
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(run(arguments, on: delegate))
  }

  /// Does what some arguments ask for with an app.
  ///
  /// - Returns: what the process should end with: 0 where all went well, 1 where a scene or a line
  ///   failed, 2 where the arguments or a script cannot be followed.
  public static func run(
    _ arguments: [String], on delegate: any UIApplicationDelegate.Type
  ) -> Int32 {
    let program = Program(delegate: delegate)
    guard let first = arguments.first, !first.hasPrefix("-") || Program.isAbout(first) else {
      return program.openShell(arguments)
    }
    return program.obey(first, Array(arguments.dropFirst()))
  }
}
