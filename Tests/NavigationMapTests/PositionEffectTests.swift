import HeadlessUIKit
import Testing

@testable import NavigationMap
@testable import RehearsalCore

@Suite("Effects of moves")
struct PositionEffectTests {
  private typealias Container = NavigationPosition.Container

  private func effect(
    _ old: [[Container]], _ new: [[Container]], isKnown: Bool = false
  ) throws -> AppMap.Edge.Effect {
    func position(_ levels: [[Container]]) -> NavigationPosition {
      NavigationPosition(
        levels: levels.map { containers in
          let number =
            switch containers[0] {
            case .tabs(let number, _), .stack(let number, _), .other(let number): number
            }
          return .init(controller: number, kind: .sheet, containers: containers)
        })
    }
    return position(old).effect(of: position(new), isKnown: isKnown)
  }

  @Test("another root replaces, and another level presents or dismisses")
  func levels() throws {
    #expect(try effect([[.other(1)]], [[.other(2)]]) == .replaced)
    #expect(try effect([], [[.other(2)]]) == .replaced)
    #expect(try effect([[.other(1)]], [[.other(1)], [.other(2)]]) == .presented)
    #expect(try effect([[.other(1)], [.other(2)]], [[.other(1)], [.other(3)]]) == .presented)
    #expect(try effect([[.other(1)], [.other(2)]], [[.other(1)]]) == .dismissed)
  }

  @Test("a stack that grows pushes, one that shrinks dismisses, and another top replaces")
  func stacks() throws {
    func stack(_ screens: Int...) -> [[Container]] { [[.stack(1, screens: screens)]] }
    #expect(try effect(stack(2), stack(2, 3)) == .pushed)
    #expect(try effect(stack(2, 3), stack(2)) == .dismissed)
    #expect(try effect(stack(2, 3), stack(2, 4)) == .replaced)
    #expect(try effect(stack(2, 3), stack(5, 4, 6)) == .pushed)
    #expect(try effect(stack(2, 3), stack(3)) == .dismissed)
    #expect(try effect([[.stack(1, screens: [2])]], [[.stack(1, screens: [2])]]) == .replaced)
    #expect(
      try effect([[.other(1), .stack(4, screens: [2])]], [[.other(1), .stack(5, screens: [2])]])
        == .replaced)
  }

  @Test("another tab is switched to, or pushed on if its stack shows a new screen")
  func tabs() throws {
    func tabs(_ selected: Int, _ screens: Int...) -> [[Container]] {
      [[.tabs(1, selected: selected), .stack(selected, screens: screens)]]
    }
    #expect(try effect(tabs(2, 20), tabs(3, 30)) == .switched)
    #expect(try effect(tabs(2, 20), tabs(3, 30, 31)) == .pushed)
    #expect(try effect(tabs(2, 20), tabs(3, 30, 31), isKnown: true) == .switched)
    #expect(try effect(tabs(2, 20), tabs(2, 20, 21)) == .pushed)
    #expect(
      try effect(
        [[.other(9), .tabs(1, selected: 2)]], [[.other(9), .tabs(4, selected: 3)]]) == .replaced)
  }

  @Test("a change beneath a presentation that is dismissed counts if it leads on")
  func beneath() throws {
    func levels(_ container: Container, _ more: [Container]...) -> [[Container]] {
      [[container]] + more
    }
    let before = levels(.stack(1, screens: [2, 3]), [.other(9)])
    #expect(try effect(before, levels(.stack(1, screens: [2, 3]))) == .dismissed)
    #expect(try effect(before, levels(.stack(1, screens: [2, 3, 4]))) == .pushed)
    #expect(try effect(before, levels(.stack(1, screens: [2]))) == .dismissed)
    #expect(try effect(before, levels(.stack(1, screens: [2, 4]))) == .dismissed)
    #expect(
      try effect(levels(.tabs(1, selected: 2), [.other(9)]), levels(.tabs(1, selected: 3)))
        == .switched)
  }

  @Test("the screen in front is that of the last level that is no alert")
  func front() {
    func front(_ levels: (PresentationStack.Layer.Kind, [Container])...) -> Int? {
      NavigationPosition(
        levels: levels.map { .init(controller: 1, kind: $0.0, containers: $0.1) }
      ).front
    }
    #expect(front() == nil)
    #expect(front((.root, [.tabs(1, selected: 2), .stack(2, screens: [3, 4])])) == 4)
    #expect(front((.root, [.tabs(1, selected: 2)])) == 2)
    #expect(front((.root, [.other(5)]), (.sheet, [.other(6)])) == 6)
    #expect(front((.root, [.other(5)]), (.alert, [.other(6)])) == 5)
    #expect(front((.root, [.other(5)]), (.actionSheet, [.other(6)])) == 5)
  }
}
