import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs of the program of the faulty app in a folder of their own, with what they printed.
struct FaultyProgram {
  /// The error of a program that is not built, or does not start.
  struct Missing: Error {
    let path: String
  }

  /// The exit code of the last run; nil if a signal ended it.
  let code: Int32?

  /// The text that it printed on standard output.
  let printed: String

  /// The text that it printed on standard error.
  let warned: String

  /// The texts of the files in the folder after the last run, without `a.script`.
  let files: [String: String]

  /// Runs the program once for each list of arguments, and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of each run, as in a shell.
  ///   - script: the text of `a.script` in the folder.
  ///   - limit: a command of the shell before the runs, such as `ulimit -n 5`.
  init(_ arguments: String..., script: String, limit: String = "true") throws {
    let outer = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let folder = outer.appendingPathComponent("scripts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: outer) }
    try Data(script.utf8).write(to: folder.appendingPathComponent("a.script"))
    let program = Self.products.appendingPathComponent("faulty-app").path
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw Missing(path: program)
    }
    let runs = arguments.map { "'\(program)' \($0)" }.joined(separator: "; ")
    let command = "cd '\(folder.path)' && exec >../out 2>../err && \(limit) && \(runs)"
    code = try Self.run(["/bin/sh", "-c", command])
    printed = try String(contentsOf: outer.appendingPathComponent("out"), encoding: .utf8)
    warned = try String(contentsOf: outer.appendingPathComponent("err"), encoding: .utf8)
    files = Self.files(in: folder)
  }

  private static func files(in folder: URL) -> [String: String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var files: [String: String] = [:]
    for name in names ?? [] where name != "a.script" {
      let file = folder.appendingPathComponent(name)
      if let text = try? String(contentsOf: file, encoding: .utf8) { files[name] = text }
    }
    return files
  }

  /// The folder of the build's products, from the test bundle's path among the arguments.
  private static var products: URL {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var url = URL(fileURLWithPath: bundle)
    while url.path.contains(".xctest") { url.deleteLastPathComponent() }
    return url
  }

  /// Runs a program, which must not turn the main run loop of the tests, and returns its exit code.
  private static func run(_ words: [String]) throws -> Int32? {
    var arguments = words.map { strdup($0) } + [nil]
    var variables = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    // Threads of a test runner block signals, which the program would inherit.
    var attributes = posix_spawnattr_t()
    var none = sigset_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    guard posix_spawn(&process, words[0], nil, &attributes, &arguments, &variables) == 0 else {
      throw Missing(path: words[0])
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }
}
