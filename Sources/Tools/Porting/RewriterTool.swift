package import Foundation

/// The program that reads and rewrites sources, compiled once against the toolchain's SwiftSyntax.
///
/// It is no target of the package, since its build needs flags that a package must not pass on.
package struct RewriterTool {
  /// The folder of the checkout that this program was built from.
  static let checkout = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private let program: URL
  let toolchain: Fingerprint
  /// The toolchain and the rewriter's sources.
  let version: Fingerprint

  /// Finds the program, or compiles it; `say` is told before that.
  package init(say: (String) -> Void) throws {
    let info = try Self.targetInfo.get()
    let sources = try RewriterSources.found.get()
    toolchain = sources.toolchain
    version = sources.version
    let kept = Self.cache.appendingPathComponent("rewriter-\(version.text)")
    program = kept.appendingPathComponent("rewriter")
    ToolCache().use(kept.lastPathComponent)
    ToolCache().removeUnused()
    guard !FileManager.default.isExecutableFile(atPath: program.path) else { return }
    say("compiling the rewriter, once for each toolchain: about ten seconds")
    try Self.compile(sources.files, info, into: program)
  }

  /// The output of `swiftc -print-target-info`.
  ///
  /// It is asked once, as the toolchain stays the same while this program runs.
  static let targetInfo = Result { try output(of: ["swiftc", "-print-target-info"]) }

  static var cache: URL {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], !folder.isEmpty {
      return URL(fileURLWithPath: folder).appendingPathComponent("rehearsal")
    }
    return URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".cache/rehearsal")
  }

  private static func compile(_ sources: [URL], _ info: Data, into program: URL) throws {
    let target = try JSONDecoder().decode(TargetInfo.self, from: info)
    let host = "\(target.paths.runtimeResourcePath)/host"
    try install(program) { draft in
      // Optimizing takes ten times as long, and saves a fifth of the time that a port takes.
      _ = try output(
        of: ["swiftc", "-swift-version", "5", "-Onone", "-wmo", "-suppress-warnings", "-I", host]
          + ["-L", host, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", host]
          + ["-o", draft.path] + sources.map(\.path))
    }
  }

  /// Creates a file beside its final place, then moves it there, so that no process sees a part of it.
  ///
  /// The folders on the way are created.
  static func install(_ program: URL, making: (_ draft: URL) throws -> Void) throws {
    let folder = program.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let draft = folder.appendingPathComponent(
      "\(program.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
    try making(draft)
    _ = try? FileManager.default.removeItem(at: program)
    try FileManager.default.moveItem(at: draft, to: program)
  }

  /// Runs the program with arguments; returns what it prints.
  package func output(_ arguments: [String], input: Data = Data()) throws -> Data {
    try Self.output(of: [program.path] + arguments, input: input)
  }

  /// Sends a request to the program; returns its reply.
  func run(_ request: RewriteRequest) throws -> RewriteReply {
    let input = try JSONEncoder().encode(request)
    let reply: Data
    do {
      reply = try Self.output(of: [program.path], input: input)
    } catch let error as PortError {
      throw PortError(error.description.replacing("\(program.path) failed: error: ", with: ""))
    }
    return try JSONDecoder().decode(RewriteReply.self, from: reply)
  }

  /// Runs a program; returns what it prints.
  static func output(of words: [String], input: Data = Data()) throws -> Data {
    let (status, output, errors) = try run(words, input: input)
    guard status == 0 else {
      let message = String(decoding: errors, as: UTF8.self).trimmingCharacters(in: .newlines)
      throw PortError("\(words[0]) failed: \(message)")
    }
    return output
  }

  /// Runs a program to its end; returns its exit status, and what it prints on each output.
  static func run(
    _ words: [String], input: Data = Data()
  ) throws -> (status: Int32, output: Data, errors: Data) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appendingPathComponent($0) }
    try input.write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, try Data(contentsOf: files[1]), try Data(contentsOf: files[2])
    )
  }
}

/// The part of `swiftc -print-target-info` that is needed.
struct TargetInfo: Decodable {
  struct Paths: Decodable { let runtimeResourcePath: String }
  struct Target: Decodable { let triple: String }
  let paths: Paths
  let target: Target
}

/// A hash of bytes that is the same in every process.
struct Fingerprint {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ data: Data) {
    data.withUnsafeBytes { bytes in
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
  }

  /// The hash in hexadecimal digits.
  var text: String { String(value, radix: 16) }
}
