public import Foundation

/// The app to port, and the package to write.
public struct PortRequest {
  /// The folder of the app.
  public var app: URL
  /// The folder of the package.
  public var output: URL
  /// The name of the package and its module; nil for the Xcode target's or the folder's.
  public var name: String?
  /// The local checkouts of packages that the app uses.
  public var packages: [URL] = []
  /// The patterns of paths, below the app's folder, that are left out.
  public var excluded: [String] = []
  /// Whether the package is built, and what the compiler refuses left out.
  public var builds = false
  /// The options of `swift build` that the package is built with.
  public var buildOptions: [String] = []
  /// The path or the URL of Rehearsal; nil for the checkout that the command was built from.
  public var rehearsal: String?

  /// Creates a request.
  public init(app: URL, output: URL) {
    self.app = app
    self.output = output
  }
}

/// A reason why an app cannot be ported at all.
public struct PortError: Error, Equatable, CustomStringConvertible {
  /// The reason, and what to do.
  public let description: String

  init(_ description: String) { self.description = description }
}
