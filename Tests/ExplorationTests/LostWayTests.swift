import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@testable import Exploration

/// An app whose button Next leads to another place in each of its modes.
private final class ChangingAppDelegate: RootAppDelegate {
  enum Mode { case usual, otherText, otherScreen, noButton }

  static var mode = Mode.usual

  override func makeRoot() -> UIViewController {
    let root = StartViewController()
    guard Self.mode != .noButton else { return root }
    root.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Next") { [weak self] _ in
          self?.window?.rootViewController = Self.next()
        }))
    return root
  }

  private static func next() -> UIViewController {
    guard mode != .otherScreen else { return OtherViewController() }
    let label = UILabel()
    label.text = mode == .otherText ? "Sold" : "Free"
    let next = NextViewController()
    next.view.addSubview(label)
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Alert"
    next.view.addSubview(toggle)
    return next
  }
}

private final class StartViewController: UIViewController {}
private final class NextViewController: UIViewController {}
private final class OtherViewController: UIViewController {}

@Suite("Ways that a later session cannot go", .serialized)
struct LostWayTests {
  /// A search that was on the screen after Next, with the state of that screen.
  private func search() throws -> (search: Search, next: Int32) {
    ChangingAppDelegate.mode = .usual
    let reader = ActReader()
    let search = Search(of: ChangingAppDelegate.self, reader, limit: .acts(100))
    let walk = try search.launch()
    let act = search.table.number(of: try #require(reader.act(["tap Next"])))
    #expect(search.perform(act, in: walk))
    #expect(walk.screen.name == "Next")
    return (search, walk.node)
  }

  private func misses(_ search: Search, _ state: Int32) -> UInt8 {
    search.graph.nodes[Int(state)].misses
  }

  private func faults(_ search: Search) -> [String] {
    search.record.faults.map { "\($0.rule) on \($0.place): \($0.message)" }
  }

  @Test("a way that is refused leads to no walk, and is counted")
  func refused() throws {
    let (search, next) = try search()
    ChangingAppDelegate.mode = .noButton
    for count: UInt8 in 1...2 {
      #expect(search.walk(to: next) == nil)
      #expect(misses(search, next) == count)
    }
    #expect(faults(search) == [])
  }

  @Test("a way to another state of the same screen is counted, and no fault")
  func otherState() throws {
    let (search, next) = try search()
    #expect(search.walk(to: next)?.node == next)
    #expect(misses(search, next) == 0)
    ChangingAppDelegate.mode = .otherText
    let walk = try #require(search.walk(to: next))
    #expect(walk.node != next && walk.screen.name == "Next")
    #expect(misses(search, next) == 1)
    #expect(faults(search) == [])
  }

  @Test("a way to another screen is counted, and a fault")
  func otherScreen() throws {
    let (search, next) = try search()
    ChangingAppDelegate.mode = .otherScreen
    let walk = try #require(search.walk(to: next))
    #expect(walk.screen.name == "Other")
    #expect(misses(search, next) == 1)
    #expect(
      faults(search) == [
        "different every time on Next: the same acts led to Next at first, "
          + "and to Other in a later session"
      ])
    #expect(search.record.faults.map(\.steps) == [["tap Next"]])
  }
}
