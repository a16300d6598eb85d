import Foundation

/// The libraries that an app's Podfile takes from folders: `pod 'Cards', :path => '../'`.
enum DevelopmentPods {
  /// Returns the libraries with Swift sources of an app's Podfiles, each once.
  static func packages(of app: URL) throws -> [LocalPackage] {
    var seen: Set<String> = []
    return try CocoaPods.folders(of: app).flatMap(specs)
      .filter { !$0.sources.isEmpty && seen.insert($0.module).inserted }
      .map(\.package)
  }

  private static func specs(of folder: URL) throws -> [Podspec] {
    let file = folder.appendingPathComponent("Podfile")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return try text.split(separator: "\n").compactMap { line in
      let entry = /^\s*pod\s*\(?\s*['"]([^'"\/]+)[^'"]*['"].*:?\bpath(?:\s*=>|:)\s*['"]([^'"]+)['"]/
      guard let match = line.firstMatch(of: entry) else { return nil }
      let place = folder.appendingPathComponent(String(match.2))
      let spec =
        place.pathExtension == "podspec" ? place : Podspec.file(in: place, of: String(match.1))
      return try spec.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
        .map(Podspec.init)
    }
  }
}
