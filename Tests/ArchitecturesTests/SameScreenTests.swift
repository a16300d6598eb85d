import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("The note screen in five kits")
struct SameScreenTests {
  /// Returns the elements on screen at each step: loading, loaded, the author, and back.
  private func walk(_ delegate: any UIApplicationDelegate.Type) throws -> [[String]] {
    let session = try Session(delegate)
    try session.launch()
    var seen = [lines(of: session)]
    try session.perform(.settle)
    seen.append(lines(of: session))
    try session.perform(.tap(ElementQuery("Author")))
    try session.perform(.settle)
    seen.append(lines(of: session))
    try session.perform(.back)
    try session.perform(.settle)
    seen.append(lines(of: session))
    try session.expect(Expectation(.leaks, isNegated: true))
    try session.expect(Expectation(.findings, isNegated: true))
    return seen
  }

  private func lines(of session: Session) -> [String] {
    session.screen.elements.filter { $0.type != .navigationBar }.map { "\($0.type) \($0.label)" }
  }

  @Test("all kits show the same elements at each step")
  func same() throws {
    let kits: [any UIApplicationDelegate.Type] = [
      NoteAppDelegate<MVVMCBNote>.self, NoteAppDelegate<FluxVIPNote>.self,
      NoteAppDelegate<MVPCFNote>.self, NoteAppDelegate<PropsMVVMNote>.self,
      NoteAppDelegate<BuilderRouterNote>.self,
    ]
    for kit in kits {
      #expect(
        try walk(kit) == [
          ["staticText Loading", "button Author"], ["staticText Bring the keys.", "button Author"],
          ["button Back", "staticText Ann Bakker"],
          ["staticText Bring the keys.", "button Author"],
        ], "\(kit)")
    }
  }
}
