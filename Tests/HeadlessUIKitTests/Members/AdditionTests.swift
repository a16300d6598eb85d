import Foundation
import HeadlessUIKit
import Testing

nonisolated private final class Thing: NSObject {
  let name: String

  init(_ name: String) { self.name = name }

  override var hash: Int { name.hashValue }

  override func isEqual(_ object: Any?) -> Bool { (object as? Thing)?.name == name }
}

/// Source of this suite: Apple's documentation of the classes that Foundation lacks elsewhere.
@Suite("Foundation's classes that UIKit code uses")
struct AdditionTests {
  @Test("NSIndexPath has section, row and item, and bridges to IndexPath")
  func indexPath() {
    let path = NSIndexPath(row: 2, section: 1)
    #expect(path.section == 1)
    #expect(path.row == 2)
    #expect(path.item == 2)
    let any: Any = path
    #expect(any as? IndexPath == IndexPath(row: 2, section: 1))
    #expect(NSIndexPath(item: 3, section: 0).item == 3)
  }

  @Test("a class is its own class for a coder")
  func classForCoder() {
    #expect(UIView.classForCoder() == UIView.self)
    #expect(ObjectIdentifier(CAGradientLayer.classForCoder()) == .init(CAGradientLayer.self))
    #expect(Thing.classForCoder() == Thing.self)
  }

  @Test("a dictionary becomes Core Foundation's with the texts of its keys, optional ones too")
  func dictionary() {
    let service: String! = "svce"
    let fromOptional = rehearsalDictionary([service: Data([1])])
    #expect(fromOptional as? [String: Data] == ["svce": Data([1])])
    let mutable = NSMutableDictionary()
    mutable.setValue(2, forKey: "acct")
    #expect(rehearsalDictionary(mutable) as? [String: Int] == ["acct": 2])
    #expect(rehearsalDictionary(["a": 1 as Any])["a"] as? Int == 1)
  }

  @Test("NSValue holds a rectangle, a point or a size; another type's accessor gives zero")
  func value() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
    #expect(NSValue(cgPoint: .zero).cgRectValue == .zero)
    let any: Any = rect
    #expect((any as? NSValue)?.cgRectValue == rect)
    #expect(NSValue(cgRect: rect) as Any as? CGRect == rect)
    #expect(NSNumber(value: 1) as Any as? CGRect == nil)
  }

  @Test("NSMapTable compares keys by isEqual, and drops entries whose weak key or value is gone")
  func mapTable() {
    let table = NSMapTable<Thing, Thing>.strongToWeakObjects()
    let kept = Thing("kept")
    table.setObject(kept, forKey: Thing("a"))
    do { table.setObject(Thing("gone"), forKey: Thing("b")) }
    #expect(table.object(forKey: Thing("a")) === kept)
    #expect(table.object(forKey: Thing("b")) == nil)
    #expect(table.count == 1)
    #expect(table.keyEnumerator().allObjects.compactMap { ($0 as? Thing)?.name } == ["a"])
    table.removeObject(forKey: Thing("a"))
    #expect(table.objectEnumerator() == nil)
    let weakKeys = NSMapTable<Thing, Thing>.weakToStrongObjects()
    do { weakKeys.setObject(kept, forKey: Thing("c")) }
    #expect(weakKeys.count == 0)
  }

  @Test("NSHashTable holds its objects weakly if asked to")
  func hashTable() {
    let table = NSHashTable<Thing>.weakObjects()
    let kept = Thing("kept")
    table.add(kept)
    do { table.add(Thing("gone")) }
    #expect(table.allObjects == [kept])
    #expect(table.contains(Thing("kept")))
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test("a new object at the address of one that is gone is not in the table")
  func reusedAddress() {
    final class Plain {}
    let table = NSHashTable<Plain>.weakObjects()
    var isReused = false
    for _ in 0..<1_000 {
      var gone: ObjectIdentifier?
      do {
        let first = Plain()
        gone = ObjectIdentifier(first)
        table.add(first)
      }
      let second = Plain()
      isReused = isReused || ObjectIdentifier(second) == gone
      #expect(!table.contains(second))
    }
    #expect(isReused)
  }

  @Test("NSItemProvider loads its object as its class when the work is done, else an error")
  func itemProvider() throws {
    let phone = SpyPhone()
    let provider = NSItemProvider(object: Thing("photo"))
    var loaded: [String] = []
    #expect(provider.canLoadObject(ofClass: Thing.self))
    provider.loadObject(ofClass: Thing.self) { thing, _ in loaded.append(thing?.name ?? "none") }
    provider.loadObject(ofClass: UIImage.self) { image, error in
      loaded.append("\(image == nil) \(error == nil)")
    }
    #expect(loaded == [])
    try phone.settle()
    #expect(loaded == ["photo", "true false"])
  }

  @Test("NSItemProvider loads the bytes of its item as its type, else an error")
  func itemData() throws {
    let phone = SpyPhone()
    var loaded: [String] = []
    for (item, type) in [
      ("héllo" as Any, "public.text"), (Data("bytes".utf8), "public.data"), (Thing("a"), "thing"),
    ] {
      let provider = NSItemProvider(item: item, typeIdentifier: type)
      for asked in [type, "public.image"] {
        provider.loadDataRepresentation(forTypeIdentifier: asked) { data, error in
          let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "none"
          loaded.append("\(text) \(error == nil)")
        }
      }
    }
    let image = UIImage(named: "photo")
    NSItemProvider(item: image, typeIdentifier: "public.image")
      .loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
        loaded.append("\(data == image?.pngData())")
      }
    #expect(loaded == [])
    try phone.settle()
    #expect(
      loaded == [
        "héllo true", "none false", "bytes true", "none false", "none false", "none false", "true",
      ])
  }

  @Test("an object conforms to the protocols of its class, and to those of a superclass")
  func conformance() {
    #expect(UITextField().conforms(to: (any UITextInput).self))
    #expect(UITextField().conforms(to: (any UICoordinateSpace).self))
    #expect(!UIView().conforms(to: (any UITextInput).self))
  }

  @Test("a font descriptor keeps name, family and size of its attributes")
  func fontDescriptor() {
    let descriptor = UIFontDescriptor(fontAttributes: [.family: "Avenir", .size: 17])
    #expect(descriptor.postscriptName == "Avenir")
    #expect(UIFont(descriptor: descriptor.withSize(20), size: 0).pointSize == 20)
    #expect(descriptor.pointSize == 17)
    #expect(descriptor.withFamily("Menlo").fontAttributes[.name] as? String == "Menlo")
  }
}
