import Foundation

/// The program of an app whose buttons end or block its process, run on a script.
final class FaultyProgram {
  /// The end of a run.
  struct Outcome: Equatable {
    let code: Int32
    let output: String
  }

  private let folder: URL

  /// Creates a folder with a script in it, `faults.script`.
  init(_ script: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(script.utf8).write(to: folder.appendingPathComponent("faults.script"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs the script; the times of the summary are left out of the output.
  func run(_ options: String...) throws -> Outcome {
    let process = process(options)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let output = String(decoding: data, as: UTF8.self)
    return Outcome(
      code: process.terminationStatus,
      output: output.replacing(#/ in \d+\.\d+ s\n/#, with: "\n"))
  }

  /// Returns the program on the script, ready to run.
  func process(_ options: [String]) -> Process {
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent("faulty-app")
    process.arguments = ["run", "faults.script"] + options
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin"]
    return process
  }

  /// Returns the text of a file that a run wrote.
  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// The folder of the build's products, known from the test bundle's path.
  private static var products: URL {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var url = URL(fileURLWithPath: bundle)
    while url.path.contains(".xctest") { url.deleteLastPathComponent() }
    return url
  }
}
