import Foundation
import Testing

@Suite("Docs/Design.md")
struct DesignPageTests {
  private func page() throws -> String {
    try String(contentsOfFile: "Docs/Design.md", encoding: .utf8)
  }

  /// Returns the names of Swift files in backquotes, each once, in their order.
  private func files(in text: some StringProtocol) -> [String] {
    var found: [String] = []
    for match in String(text).matches(of: /`([A-Za-z+.]+\.swift)`/) {
      let name = String(match.1)
      if !found.contains(name) { found.append(name) }
    }
    return found
  }

  @Test("each file that the page names is one file of Sources")
  func filesExist() throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: "Sources")
      .map { String($0.split(separator: "/").last ?? "") }
    for file in try files(in: page()) {
      #expect(names.count { $0 == file } == 1, "\(file)")
    }
  }

  @Test("the path of a tap names at most 35 files")
  func tap() throws {
    let path = try #require(
      page().components(separatedBy: "## The path of `tap").last?
        .components(separatedBy: "\n## ").first)
    let count = files(in: path).count
    #expect((20...35).contains(count), "\(count) files")
  }
}
