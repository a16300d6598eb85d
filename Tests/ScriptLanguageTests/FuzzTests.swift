import Foundation
import HeadlessDevice
import Testing

@testable import ScriptLanguage

/// Reads mutated scripts: no input may end the process, and each mistake must point into its file.
///
/// `scripts/fuzz` runs it with other seeds and more scripts (FUZZ_SEED, FUZZ_COUNT).
@Suite("Mutated scripts")
struct FuzzTests {
  private static let pieces: [[UInt8]] =
    [
      "\"", "\\", "${", "}", "<<END", "END", "\n", "\r\n", "#", "{", "]", "scene", "repeat 3:",
      "include",
      "expect no", "\u{FEFF}", "é", "日", "\0", "\t", "999999999999999999999", "within 20s",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  private static func corpus() throws -> [[UInt8]] {
    try ["scripts/journeys", "Tests/ScriptLanguageTests/Fixtures"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
        .filter { $0.hasSuffix(".script") }
        .map { Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)"))) }
    }
  }

  private static func mutated(_ script: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    var bytes = script
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: start)
      default:
        bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &random) ?? [])
      }
    }
    return bytes
  }

  @Test("are read to their end; mistakes point into the file; formatting twice changes nothing")
  func survive() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let count = environment["FUZZ_COUNT"].flatMap(Int.init) ?? 1_500
    var random = SeededGenerator(seed: seed)
    let corpus = try Self.corpus()
    for number in 0..<count {
      let original = corpus.randomElement(using: &random) ?? []
      let bytes = Self.mutated(original, using: &random)
      let loader = ScriptLoader(files: .memory([:]))
      let source = SourceText(name: "a.script", bytes: bytes)
      let document = loader.document(source)
      let place = "seed \(seed), script \(number): \(String(decoding: bytes, as: UTF8.self))"
      for problem in document.problems {
        #expect((1...max(1, source.lines.count)).contains(problem.location.line), "\(place)")
        #expect(!problem.lines.isEmpty, "\(place)")
      }
      guard document.problems.isEmpty else { continue }
      let once = ScriptFormatter(source, loader: loader).formatted()
      let again = SourceText(name: "a.script", bytes: Array(once.utf8))
      #expect(ScriptFormatter(again, loader: loader).formatted() == once, "\(place)")
      #expect(
        loader.document(again).scenes.map(\.steps) == document.scenes.map(\.steps), "\(place)")
    }
  }
}
