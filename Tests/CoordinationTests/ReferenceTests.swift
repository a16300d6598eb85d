import Testing

@testable import Coordination

@Suite("References of an object's properties")
struct ReferenceTests {
  private func names(_ owner: Owner) -> [String] {
    Reference.all(of: owner).map { reference in
      let name = (reference.object as? Part)?.name ?? "?"
      return "\(reference.property): \(name)" + (reference.isStrong ? "" : ", not strong")
    }
  }

  private func mirrored(_ owner: Owner) -> [String] {
    var reader = ReferenceReader(isEnd: nil)
    reader.read(
      Mirror(reflecting: owner),
      ReadingPosition(
        property: nil, isStrong: true, depth: ReadingPosition.maximumDepth))
    return reader.found.map { reference in
      let name = (reference.object as? Part)?.name ?? "?"
      return "\(reference.property): \(name)" + (reference.isStrong ? "" : ", not strong")
    }
  }

  @Test("every sort of property is read, each time as a mirror shows it")
  func everySort() {
    let (near, far) = (Part("near"), Part("far"))
    let owner = SpecialOwner(near, far)
    let expected = [
      "inherited: near", "optional: far", "delegate: near, not strong", "owner: far, not strong",
      "other: near, not strong", "lazyPart: lazy", "bag: in the bag", "bag: in the inner bag",
      "list: first", "list: second", "table: value", "choice: chosen", "service: service",
      "some: some",
    ]
    for turn in 1...3 {
      #expect(names(owner) == expected, "turn \(turn)")
      #expect(mirrored(owner) == expected, "turn \(turn)")
    }
  }

  @Test("what was nil for the first object of a class is found in the second")
  func nilFirst() {
    let (near, far) = (Part("near"), Part("far"))
    let empty = SpecialOwner(near, nil)
    #expect(names(empty).contains("inherited: near"))
    #expect(!names(empty).contains { $0.hasPrefix("owner") })
    #expect(names(SpecialOwner(near, far)).contains("owner: far, not strong"))
  }

  @Test("a weak reference is gone with its object")
  func weak() {
    let far = Part("far")
    let owner = SpecialOwner(Part("near"), far)
    do {
      let near = Part("passing")
      owner.delegate = near
      #expect(names(owner).contains("delegate: passing, not strong"))
    }
    #expect(!names(owner).contains { $0.hasPrefix("delegate") })
    #expect(names(SpecialOwner(Part("near"), far)).contains("optional: far"))
  }

  @Test("the properties of a superclass that ends the search are not read")
  func end() {
    let owner = SpecialOwner(Part("near"), nil)
    let found = Reference.all(of: owner) { $0 == Owner.self }.map(\.property)
    #expect(found.first == "lazyPart")
  }
}

private final class Part: Service {
  let name: String

  init(_ name: String) { self.name = name }
}

private protocol Service: AnyObject {}

private struct Bag {
  let count = 3
  let part = Part("in the bag")
  let inner = InnerBag()
}

private struct InnerBag {
  let text = "text"
  let part = Part("in the inner bag")
}

private enum Choice {
  case none
  case part(Part)
}

private class Owner {
  let text = "text"
  let inherited: Part
  var optional: Part?
  weak var delegate: Part?
  unowned(safe) var owner: Part?
  unowned let other: Part

  init(_ near: Part, _ far: Part?) {
    (inherited, optional, delegate, owner, other) = (near, far, near, far, near)
  }
}

private final class SpecialOwner: Owner {
  lazy var lazyPart = Part("lazy")
  let numbers = [1, 2, 3]
  let action: () -> Void = {}
  var callback: ((Part) -> Void)?
  var bag = Bag()
  let list = [Part("first"), Part("second")]
  let table = ["key": Part("value")]
  let choice = Choice.part(Part("chosen"))
  let service: any Service = Part("service")
  let some: Any = Part("some")
  let nothing: (any Service)? = nil

  override init(_ near: Part, _ far: Part?) {
    super.init(near, far)
    _ = lazyPart
  }
}
