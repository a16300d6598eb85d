import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// An app with two tabs, the first of which is a navigation controller.
private final class TabsAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let root = UIViewController()
    for (title, act) in [("Push", Self.push), ("Present", Self.present)] {
      root.view.addSubview(
        UIButton(
          primaryAction: UIAction(title: title) { [weak root] _ in if let root { act(root) } }))
    }
    let other = UIViewController()
    other.title = "Other"
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root), other]
    return tabs
  }

  private static func push(on root: UIViewController) {
    root.navigationController?.pushViewController(UIViewController(), animated: false)
  }

  private static func present(on root: UIViewController) {
    root.present(UIViewController(), animated: false)
  }
}

@Suite("The position of the visible controllers")
struct NavigationPositionTests {
  /// Returns the levels with their containers; the numbers of controllers in order of appearance.
  private func texts(_ position: NavigationPosition?, _ known: inout [Int]) -> [String] {
    func name(_ number: Int) -> Int {
      if let index = known.firstIndex(of: number) { return index }
      known.append(number)
      return known.count - 1
    }
    return (position?.levels ?? []).map { level in
      let containers = level.containers.map { container in
        switch container {
        case .tabs(let number, let selected): "tabs \(name(number)) at \(name(selected))"
        case .stack(let number, let screens): "stack \(name(number)) of \(screens.map(name))"
        case .other(let number): "other \(name(number))"
        }
      }
      return "\(level.kind) \(name(level.controller)): " + containers.joined(separator: ", ")
    }
  }

  @Test("tabs, stacks and screens are told with their numbers, and a presentation as a level")
  func position() throws {
    let session = try Session(TabsAppDelegate.self)
    try session.launch()
    var known: [Int] = []
    let first = texts(session.navigationPosition, &known)
    #expect(first == ["root 0: tabs 0 at 1, stack 1 of [2], other 2"])
    try session.perform(.tap(ElementQuery("Push")))
    #expect(
      texts(session.navigationPosition, &known)
        == ["root 0: tabs 0 at 1, stack 1 of [2, 3], other 3"])
    try session.perform(.back)
    #expect(texts(session.navigationPosition, &known) == first)
    try session.perform(.tap(ElementQuery("Present")))
    #expect(
      texts(session.navigationPosition, &known) == first + ["sheet 4: other 4"])
    try session.perform(.swipeDown)
    try session.perform(.tap(ElementQuery("Other", type: .tab)))
    #expect(texts(session.navigationPosition, &known) == ["root 0: tabs 0 at 5, other 5"])
  }
}
