import Testing

@testable import HTMLReport

@Suite("The pages of a run and of a session")
struct PageTests {
  /// Whether a page has the script's parts of a run, then those of a session.
  private func parts(_ page: Page) -> [Bool] {
    let run = [PageScript.scene, PageScript.list, PageScript.report]
    return (run + [PageScript.live, PageScript.liveActs]).map(page.opening.contains)
  }

  @Test("the page of a run shows scenes and sends nothing; that of a session is the other way")
  func scripts() {
    #expect(parts(.report) == [true, true, true, false, false])
    #expect(parts(.live) == [false, false, false, true, true])
    #expect([Page.report, .live].map { $0.opening.contains("fetch(") } == [false, true])
  }

  @Test("a page says its kind, and only that of a session may connect to its origin")
  func kinds() {
    #expect(Page.report.opening.contains(#"<body class="report">"#))
    #expect(Page.live.opening.contains(#"<body class="live">"#))
    #expect(
      [Page.report, .live].map { $0.opening.contains("connect-src 'self'") } == [false, true])
  }
}
