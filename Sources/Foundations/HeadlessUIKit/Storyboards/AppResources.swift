import Foundation

/// The folder with a ported app's resources: Info.plist, storyboards, nibs and strings tables.
///
/// `rehearse port` writes the folder, and SwiftPM copies it beside the executable. An app that was not
/// ported has none.
package enum AppResources {
  /// The contents of Info.plist; empty if there is none.
  package static var info: [String: Any] { folder == ownFolder ? ownInfo : readInfo() }

  private static let ownInfo = readInfo()

  /// The name of the app's Swift module, for classes that storyboards and Info.plist name.
  package static var module: String? { info["RehearsalModuleName"] as? String }

  /// The library that hears of each controller of a storyboard; nil if the app has none.
  static var storyboardLibrary: (any StoryboardLibrary.Type)? {
    (info["RehearsalStoryboardLibrary"] as? String).flatMap(NSClassFromString)
      as? any StoryboardLibrary.Type
  }

  /// Returns the contents of a file of the folder; nil if it does not exist.
  package static func data(_ path: String) -> Data? {
    folder.flatMap { try? Data(contentsOf: $0.appendingPathComponent(path)) }
  }

  /// Returns the class with a name, with or without its module.
  package static func type(named name: String, module other: String? = nil) -> AnyClass? {
    if name.contains("."), let found = NSClassFromString(name) { return found }
    for case let module? in [module, other] {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    return nil
  }

  private static func readInfo() -> [String: Any] {
    guard let data = data("Info.plist"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }

  /// Looks beside the executable of the app, or of its tests.
  nonisolated fileprivate static func findFolder() -> URL? {
    let first = CommandLine.arguments.first.map { URL(fileURLWithPath: $0) }
    return (Bundle.main.executableURL ?? first).flatMap(folder(beside:))
  }

  /// Returns the folder beside a program, which is the app or its tests; nil if there is none.
  nonisolated static func folder(beside program: URL) -> URL? {
    var name = program.deletingPathExtension().lastPathComponent
    let tests = "PackageTests"
    if program.pathExtension == "xctest", name.hasSuffix(tests) {
      name.removeLast(tests.count)
    }
    for ending in ["resources", "bundle"] {
      let folder = program.deletingLastPathComponent()
        .appendingPathComponent("\(name)_\(name).\(ending)/Resources")
      if FileManager.default.fileExists(atPath: folder.path) { return folder }
    }
    return nil
  }
}

nonisolated extension AppResources {
  /// The folder; nil if the app has none.
  ///
  /// A test binds another one for its task.
  @TaskLocal package static var folder: URL? = ownFolder

  fileprivate static let ownFolder = findFolder()
}
