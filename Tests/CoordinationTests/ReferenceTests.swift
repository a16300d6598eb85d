import Foundation
import Testing

@testable import Coordination

@Suite("References of an object's stored properties")
struct ReferenceTests {
  /// Returns the references as `property: name of the object`, weak ones in parentheses.
  private func references(of object: AnyObject, upTo end: AnyClass? = nil) -> [String] {
    Reference.all(of: object, upTo: end.map { end in { $0 == end } }).map { reference in
      let text = "\(reference.property): \((reference.object as? Named)?.name ?? "?")"
      return reference.isStrong ? text : "(\(text))"
    }
  }

  @Test("strong, optional, lazy, weak and unowned references are found, superclasses first")
  func ownership() {
    let kept = Named("kept")
    let owner = Owner(weakly: kept, unowned: kept)
    _ = owner.computedOnce
    #expect(
      references(of: owner) == [
        "inherited: inherited", "strong: strong", "optional: optional", "computedOnce: lazy",
        "(delegate: kept)", "(parent: kept)", "(target: kept)",
      ])
    #expect(references(of: owner, upTo: Base.self).first == "strong: strong")
  }

  @Test("a property that is nil, or weak to a released object, has no reference")
  func empty() {
    let kept = Named("kept")
    var released: Named? = Named("released")
    let owner = Owner(weakly: released, unowned: kept)
    released = nil
    owner.optional = nil
    #expect(
      references(of: owner) == ["inherited: inherited", "strong: strong", "(target: kept)"])
  }

  @Test("references in structs, collections, enumerations, tuples and existentials are found")
  func values() {
    #expect(
      references(of: Values()) == [
        "structure: inner", "array: first", "array: second", "optionalStructure: inner",
        "choice: payload", "pair: left", "pair: right", "any: any", "someProtocol: existential",
        "dictionary: value",
      ])
  }

  @Test("an existential is read by what it holds now, not by what it held at first")
  func changes() {
    let values = Values()
    values.any = 5
    values.someProtocol = Plain()
    #expect(references(of: Values()).contains("any: any"))
    #expect(!references(of: values).contains { $0.hasPrefix("any") })
    #expect(!references(of: values).contains { $0.hasPrefix("someProtocol") })
    values.someProtocol = Structure()
    #expect(references(of: values).contains("someProtocol: inner"))
  }

  @Test("a weak reference in a struct is weak")
  func weakInStruct() {
    let kept = Named("kept")
    let holder = HolderOfStruct(WeakBox(value: kept))
    #expect(references(of: holder) == ["(box: kept)"])
  }

  @Test("a weak reference of a protocol's type is found while its object lives")
  func weakProtocol() {
    var kept: Named? = Named("kept")
    let owner = WeakProtocols(kept)
    #expect(references(of: owner) == ["(delegate: kept)", "(box: kept)"])
    kept = nil
    #expect(references(of: owner) == [])
  }

  @Test("objects behind protocols of classes are found in properties, optionals and arrays")
  func classBoundProtocols() {
    let owner = ClassBoundProtocols()
    #expect(
      references(of: owner) == [
        "plain: plain", "optional: optional", "several: first", "several: second",
        "composed: composed", "objects: object", "nested: nested",
      ])
    owner.optional = nil
    owner.several = []
    owner.objects = []
    #expect(
      references(of: owner) == ["plain: plain", "composed: composed", "nested: nested"])
  }

  @Test("the properties of a generic class and of its generic superclass are found")
  func generics() {
    #expect(
      references(of: GenericOwner(Named("element"), 3)) == ["stored: element", "other: element"])
    #expect(references(of: GenericOwner(1, 3)) == [])
    #expect(references(of: GenericOwner(Structure(), "text")) == ["stored: inner", "other: inner"])
  }

  @Test("a class that describes itself by a mirror is read by its stored properties")
  func reflectable() {
    #expect(references(of: SelfDescribing()) == ["hidden: hidden"])
  }

  @Test("a struct that holds an array of itself is read with those in it")
  func recursive() {
    let leaf = Comment(author: Named("leaf"), answers: [])
    let tree = Comment(author: Named("root"), answers: [leaf])
    #expect(references(of: Post(comment: tree)) == ["comment: root", "comment: leaf"])
  }

  @Test("references deeper than four levels of values are not followed")
  func depth() {
    #expect(references(of: Deep([[[Named("found")]]])) == ["value: found"])
    #expect(references(of: Deep([[[[Named("too deep")]]]])) == [])
  }
}

private protocol Marked {}

private protocol Object: AnyObject {}

private final class Named: Marked, Object {
  let name: String
  init(_ name: String) { self.name = name }
}

private class Base {
  let number = 1
  let inherited = Named("inherited")
}

private final class Owner: Base {
  let title = "title"
  let strong = Named("strong")
  var optional: Named? = Named("optional")
  lazy var computedOnce = Named("lazy")
  let closure: () -> Void = {}
  weak var delegate: Named?
  weak var parent: (any Marked & AnyObject)?
  unowned let target: Named

  init(weakly: Named?, unowned: Named) {
    delegate = weakly
    parent = weakly
    target = unowned
  }
}

private struct Structure: Marked {
  let number = 7
  let text = "text"
  let inner = Named("inner")
}

private struct Plain: Marked {}

private enum Choice {
  case none
  case payload(Named, Int)
}

private final class Values {
  let number = 1.5
  let structure = Structure()
  let array = [Named("first"), Named("second")]
  let optionalStructure: Structure? = Structure()
  let choice = Choice.payload(Named("payload"), 1)
  let nothing = Choice.none
  let pair = (Named("left"), Named("right"))
  var any: Any = Named("any")
  var someProtocol: any Marked = Named("existential")
  let dictionary = ["key": Named("value")]
  let date = Date(timeIntervalSince1970: 0)
  let texts: Set<String> = ["a"]
}

private struct WeakBox {
  weak var value: Named?
}

private struct WeakProtocolBox {
  let text = "text"
  weak var value: (any Object)?
}

private final class WeakProtocols {
  weak var delegate: (any Object)?
  let box: WeakProtocolBox

  init(_ object: Named?) {
    delegate = object
    box = WeakProtocolBox(value: object)
  }
}

private final class ClassBoundProtocols {
  let plain: any Object = Named("plain")
  var optional: (any Object)? = Named("optional")
  var several: [any Object] = [Named("first"), Named("second")]
  let composed: any Marked & Object = Named("composed")
  var objects: [AnyObject] = [Named("object")]
  let nested: [[any Object]?] = [nil, [Named("nested")]]
}

private final class HolderOfStruct {
  let box: WeakBox
  init(_ box: WeakBox) { self.box = box }
}

private class GenericBase<Value> {
  let stored: Value
  init(_ value: Value) { stored = value }
}

private final class GenericOwner<Value, Tag>: GenericBase<Value> {
  let tag: Tag
  let other: Value
  init(_ value: Value, _ tag: Tag) {
    self.tag = tag
    other = value
    super.init(value)
  }
}

private final class SelfDescribing: CustomReflectable {
  let hidden = Named("hidden")
  var customMirror: Mirror { Mirror(self, children: ["shown": Named("shown")]) }
}

private final class Deep {
  let value: Any
  init(_ value: Any) { self.value = value }
}

private struct Comment {
  let author: Named
  let answers: [Comment]
}

private final class Post {
  let comment: Comment
  init(comment: Comment) { self.comment = comment }
}
