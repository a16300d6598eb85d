import Foundation
import Testing

@testable import Porting

@Suite("Reports of ports")
struct PortReportTests {
  private let report = PortReport(
    name: "Hello", files: 2, interfaces: 1, changed: 3,
    notes: [
      .init(kind: "import", name: "MapKit", places: ["A.swift:1"], advice: "leave it out"),
      .init(
        kind: "name", name: "Foo", places: ["A.swift:1", "B.swift:2", "C.swift:3", "D.swift:4"],
        advice: "declare it"),
    ])

  @Test("the text counts the files, and shows at most three places of a note")
  func lines() {
    #expect(
      report.lines == [
        "ported 2 Swift files and 1 storyboard or nib as Hello; 3 files changed",
        "import MapKit: leave it out", "  A.swift:1", "name Foo, 4 times: declare it",
        "  A.swift:1", "  B.swift:2", "  C.swift:3",
      ])
  }

  @Test("the JSON has every place and reads back as the report")
  func json() throws {
    #expect(try JSONDecoder().decode(PortReport.self, from: try report.json()) == report)
    let text = String(decoding: try report.json(), as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"changed\" : 3,\n  \"files\" : 2,"))
  }
}
