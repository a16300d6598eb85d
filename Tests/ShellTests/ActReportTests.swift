import HeadlessUIKit
import ScriptLanguage
import Testing

@testable import RehearsalCore
@testable import Shell

@Suite("The report after an act")
struct ActReportTests {
  private static let heading = "Home                         Shop ▸ Home"

  private func screen(
    _ texts: [String], name: String = "Home", props: PropsValue? = nil
  ) -> Screen {
    var screen = Screen(elements: texts.map { Screen.Element(type: .staticText, label: $0) })
    (screen.app, screen.name, screen.path, screen.props) = ("Shop", name, [name], props)
    return screen
  }

  /// Returns the lines, those that are new with a `+`.
  private func lines(
    from before: Screen?, to after: Screen, _ parts: ShownParts = .props, isBrief: Bool = false
  ) -> [String] {
    ActReport(from: before, to: after, parts, isBrief: isBrief, width: 40).lines
      .map { $0.role == .new ? "+\($0.text)" : $0.text }
  }

  private func numbers(_ count: Int, _ value: Int) -> PropsValue {
    .object((1...count).map { .init("p\($0)", .int(value)) })
  }

  @Test("a new screen is shown with its props, unless only the elements are wanted")
  func arrival() {
    let home = screen(["Hello"], props: .object([.init("count", .int(1))]))
    let login = screen(["Hello"], name: "Login")
    let elements = [Self.heading, "  Hello"]
    #expect(lines(from: nil, to: home) == elements + ["  props {count: 1}"])
    #expect(lines(from: login, to: home, .changes) == elements + ["  props {count: 1}"])
    #expect(lines(from: login, to: home, .elements) == elements)
    #expect(lines(from: login, to: home, .nothing) == [])
    #expect(lines(from: login, to: screen(["Hello"])) == elements)
  }

  @Test("on the same screen, the new elements are marked and the changed props listed")
  func changes() {
    let before = screen(["Hello", "0 taps"], props: numbers(1, 0))
    let after = screen(["Hello", "1 tap"], props: numbers(1, 1))
    #expect(
      lines(from: before, to: after) == [Self.heading, "  Hello", "+  1 tap", "+  p1: 0 → 1"])
    #expect(lines(from: before, to: after, .elements) == [Self.heading, "  Hello", "+  1 tap"])
    #expect(lines(from: before, to: after, .changes) == ["+  1 tap", "+  p1: 0 → 1"])
    #expect(lines(from: before, to: after, isBrief: true) == ["+  1 tap", "+  p1: 0 → 1"])
  }

  @Test("at most twelve changed props are listed, and the number of the others is told")
  func manyChanges() {
    func changed(_ count: Int) -> [String] {
      lines(
        from: screen([], props: numbers(count, 0)), to: screen([], props: numbers(count, 1)),
        .changes)
    }
    let twelve = (1...12).map { "+  p\($0): 0 → 1" }
    #expect(changed(12) == twelve)
    #expect(changed(15) == twelve + ["  … and 3 more: `props --diff`"])
  }

  @Test("where nothing changed, the changes say so, except after typing")
  func unchanged() {
    let home = screen(["Hello"], props: numbers(1, 0))
    #expect(lines(from: home, to: home, .changes) == ["nothing changed"])
    #expect(lines(from: home, to: home, .changes, isBrief: true) == [])
    #expect(lines(from: home, to: home, isBrief: true) == [])
    #expect(lines(from: home, to: home) == [Self.heading, "  Hello"])
  }

  @Test("pending work is never marked as new")
  func pending() {
    var after = screen(["Hello"])
    after.pending = [Screen.Pending(nanoseconds: 200_000_000, purpose: "blink", origin: "")]
    let pending = "  …next event in 200 ms: blink"
    #expect(lines(from: screen(["Hello"]), to: after) == [Self.heading, "  Hello", pending])
  }
}
