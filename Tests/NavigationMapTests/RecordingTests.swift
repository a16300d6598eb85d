import RehearsalCore
import Testing

@testable import NavigationMap

@Suite("Recording a map")
struct RecordingTests {
  private func lines(_ script: String, detail: AppMap.Detail = .screen) throws -> [String] {
    try notesMap(script, detail: detail).edges.map { "\($0.line) \($0.count)" }
  }

  @Test("a way that is walked twice is one edge with the count 2")
  func count() throws {
    #expect(
      try lines("tap \"First note\"\nback\ntap \"First note\"\nback\n") == [
        "outside → NoteList  launch, replaced 1",
        "NoteList → Note  tap button \"First note\", pushed 2",
        "Note → NoteList  back, dismissed 2",
      ])
  }

  @Test("a move that an expectation brought about belongs to the act that started it")
  func expectation() throws {
    let script = "tap \"Compose\"\nexpect screen Compose\nwait 1s\ntap \"Save\"\nwait 1s\n"
    #expect(
      try lines(script) == [
        "outside → NoteList  launch, replaced 1",
        "NoteList → Compose  tap button \"Compose\", presented 1",
        "Compose → NoteList  tap button \"Save\", dismissed 1",
      ])
  }

  @Test("an alert is presented on its screen, and its button dismisses it")
  func alert() throws {
    #expect(
      try lines("tap tab Options\ntap \"Delete all\"\ntap \"Cancel\" in alert\n").dropFirst() == [
        "NoteList → Options  tap tab \"Options\", switched 1",
        "Options → Options (alert \"Sure?\")  tap button \"Delete all\", presented 1",
        "Options (alert \"Sure?\") → Options  tap button \"Cancel\", dismissed 1",
      ])
  }

  @Test("a link is an edge from outside, whatever screen it meets")
  func link() throws {
    #expect(
      try lines("open notes://note\nback\ntap tab Options\nopen notes://note\n") == [
        "outside → NoteList  launch, replaced 1",
        "outside → Note  link notes://note, pushed 2",
        "Note → NoteList  back, dismissed 1",
        "NoteList → Options  tap tab \"Options\", switched 1",
      ])
  }

  @Test("with props, a screen whose controls differ is another screen")
  func props() throws {
    let map = try notesMap("tap tab Options\nset Sync on\nset Sync off\n", detail: .props)
    #expect(map.screens.map(\.name) == ["NoteList", "Options", "Options"])
    #expect(Set(map.screens.map(\.id)).count == 3)
    #expect(map.edges.map(\.act.gesture) == ["launch", "tap", "set", "set"])
  }

  @Test("a failed expectation is a fault of the screen it was on")
  func failure() throws {
    let map = try notesMap("tap tab Options\nexpect screen Nowhere now\n")
    #expect(map.screen("NoteList")?.faults == [])
    #expect(map.screen("Options")?.faults.count == 1)
    #expect(map.screen("Options")?.faults.first?.contains("screen Nowhere") == true)
  }

  @Test("a leak is a fault of the screen of its name, or else of the screen at the end")
  func leaks() throws {
    let session = try Session(LeakingAppDelegate.self)
    let recorder = MapRecorder()
    recorder.record(session)
    try session.launch()
    for title in ["Second", "Third"] { try session.perform(.tap(ElementQuery(title))) }
    try session.perform(.back)
    try session.perform(.tap(ElementQuery("Fourth")))
    recorder.finish(session)
    #expect(recorder.current == "Fourth")
    #expect(recorder.map.screens.map(\.name) == ["First", "Second", "Third", "Fourth"])
    #expect(
      recorder.map.screens.map(\.faults) == [
        [], [],
        [
          "leak: Third left the screen at step 3 and still lives; held by kept of "
            + "SecondViewController"
        ], [],
      ])
  }
}
