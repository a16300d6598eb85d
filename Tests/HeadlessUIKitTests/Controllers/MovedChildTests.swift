import HeadlessUIKit
import Testing

/// Source: addChild(_:)'s documentation: a child of another container is removed from it first.
@Suite("Children that move to another container")
struct MovedChildTests {
  @Test("a child that is added to another container leaves the former one first")
  func other() {
    let phone = SpyPhone()
    let (former, next, child) = (phone.spy("A"), phone.spy("B"), phone.spy("C"))
    former.addChild(child)
    child.didMove(toParent: former)
    #expect(phone.journal.take() == ["C.willMove(parent)", "C.didMove(parent)"])
    next.addChild(child)
    #expect(phone.journal.take() == ["C.didMove(nil)", "C.willMove(parent)"])
    #expect(child.parent === next && former.children == [] && next.children == [child])
    #expect(child.formerContainer === former)
  }

  @Test("a child that is added to its container again stays there, and is told nothing")
  func same() {
    let phone = SpyPhone()
    let (container, child) = (phone.spy("A"), phone.spy("B"))
    container.addChild(child)
    _ = phone.journal.take()
    container.addChild(child)
    #expect(phone.journal.take() == [] && container.children == [child])
    child.removeFromParent()
    child.removeFromParent()
    #expect(phone.journal.take() == ["B.didMove(nil)"])
    #expect(child.parent == nil && container.children == [])
  }
}
