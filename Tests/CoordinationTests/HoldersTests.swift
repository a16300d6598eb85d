import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import Coordination

@Suite("The properties that hold an object")
struct HoldersTests {
  private class Node {
    var next: AnyObject?
    weak var previous: AnyObject?
  }
  private final class Other: Node {}
  private final class Card: UIView {
    let owner: AnyObject?

    init(of owner: AnyObject?) {
      self.owner = owner
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }
  private final class Row: UITableViewCell { var owner: AnyObject? }
  private final class Screen: UIViewController { var model: AnyObject? }

  /// Returns a chain of nodes, of which each holds the next one.
  private func chain(_ count: Int, to last: AnyObject) -> [Node] {
    let nodes = (0..<count).map { _ in Node() }
    for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
    nodes.last?.next = last
    return nodes
  }

  @Test("a holder at most four properties away is named, a farther one is not")
  func depth() {
    let target = Other()
    let near = chain(5, to: target)
    #expect(Holders(of: target, around: [near[0]]).named == ["next of Node"])
    let far = chain(6, to: target)
    #expect(Holders(of: target, around: [far[0]]).named == [])
  }

  @Test("a holder is named once, a weak property is none, and UIKit's views are not followed")
  func kinds() {
    let target = Other()
    let (first, second, weak, card) = (Node(), Node(), Node(), UIView())
    first.next = target
    second.next = target
    weak.previous = target
    card.addSubview(Card(of: target))
    let root = Node()
    root.next = card
    #expect(
      Holders(of: target, around: [first, second, weak, root]).named == ["next of Node"])
  }

  @Test("what the object itself holds is searched apart, with a note")
  func cycle() {
    let (root, target, child) = (Node(), Other(), Node())
    root.next = target
    target.next = child
    child.next = target
    #expect(
      Holders(of: target, around: [root, target]).named
        == ["next of Node", "next of Node, which it holds itself"])
    root.next = nil
    #expect(
      Holders(of: target, around: [root]).named == ["next of Node, which it holds itself"])
  }

  @Test("a screen's own views that hold it are named, and rows that are loaded")
  func views() {
    Device.current = Device()
    let (screen, list) = (Screen(), OneRowList())
    screen.view.addSubview(Card(of: screen))
    #expect(Holders(of: screen, around: []).named == ["owner of Card, which it holds itself"])
    list.loadViewIfNeeded()
    #expect(Holders(of: list, around: []).named == [])
    for case let row as Row in list.tableView.visibleCells { row.owner = list }
    #expect(Holders(of: list, around: []).named == ["owner of Row, which it holds itself"])
  }

  private final class OneRowList: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { Row() }
  }

  @Test("of UIKit's properties children, presented and the root are named, and those of an app")
  func ofUIKit() {
    let target = Screen()
    let (parent, window, owner) = (UIViewController(), UIWindow(), Screen())
    parent.addChild(target)
    owner.model = target
    window.rootViewController = target
    #expect(
      Holders(of: target, around: [parent, window, owner]).named == [
        "children of UIViewController", "rootViewController of UIWindow", "model of Screen",
      ])
  }
}
