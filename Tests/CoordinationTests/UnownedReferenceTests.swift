import Testing

@testable import Coordination

@Suite("Unowned references beside others")
struct UnownedReferenceTests {
  /// Returns the names of the properties that refer to an object, weak and unowned ones in parentheses.
  private func references(of object: AnyObject, to other: AnyObject) -> [String] {
    Reference.all(of: object).filter { $0.object === other }.map { reference in
      reference.isStrong ? reference.property : "(\(reference.property))"
    }
  }

  @Test("an unowned reference in a struct is found as one that does not retain its object")
  func inStruct() {
    let target = Target()
    let holder = StructHolder(target)
    #expect(references(of: holder, to: target) == ["(unownedBox)", "bothBox", "(bothBox)"])
    #expect(references(of: GenericHolder(UnownedBox(value: target)), to: target) == ["(stored)"])
    #expect(references(of: GenericHolder([Box(target)]), to: target) == ["stored", "(stored)"])
  }

  @Test("an unowned and a weak reference of a subclass are told apart, beside inherited properties")
  func inSubclass() {
    let target = Target()
    let owner = Subclass(target)
    #expect(references(of: owner, to: target) == ["inherited", "(parent)", "(delegate)"])
    owner.delegate = nil
    #expect(references(of: owner, to: target) == ["inherited", "(parent)"])
  }
}

private final class Target {}

private struct UnownedBox {
  let text = "text"
  unowned let value: Target
}

private struct Box {
  let strong: Target
  unowned let other: Target

  init(_ target: Target) {
    strong = target
    other = target
  }
}

private final class StructHolder {
  let unownedBox: UnownedBox
  let bothBox: Box

  init(_ target: Target) {
    unownedBox = UnownedBox(value: target)
    bothBox = Box(target)
  }
}

private final class GenericHolder<Value> {
  let stored: Value
  init(_ value: Value) { stored = value }
}

private class Superclass {
  let inherited: Target
  init(_ target: Target) { inherited = target }
}

private final class Subclass: Superclass {
  unowned let parent: Target
  let number = 1
  weak var delegate: Target?

  override init(_ target: Target) {
    parent = target
    delegate = target
    super.init(target)
  }
}
