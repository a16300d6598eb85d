import Foundation
import Testing

@testable import Porting

@Suite("Realm's objects in a ported app")
struct RealmObjectTests {
  private func rewritten(_ model: String) throws -> String {
    let folders = try Folders(["AppDelegate.swift": appDelegate, "Model.swift": model])
    _ = try folders.port()
    return try folders.written("Sources/Hello/App/Model.swift")
  }

  @Test("a stored dynamic property of an object gets the wrapper, each of several its own")
  func properties() throws {
    let text = try rewritten(
      """
      import RealmSwift
      class Animal: Object {
        @objc dynamic var name = "", sort: String?
        @objc dynamic private var first, last: String?
        let tags = List<String>()
      }
      class Dog: Animal { @objc dynamic var age: Int = 0 }
      class Address: RealmSwift.EmbeddedObject { @objc dynamic var street: String? }

      """)
    #expect(
      text == """
        import RealmSwift
        class Animal: Object {
          @RealmDynamic   var name = ""; @RealmDynamic var sort: String?
          @RealmDynamic   private var first: String?; @RealmDynamic private var last: String?
          let tags = List<String>()
        }
        class Dog: Animal { @RealmDynamic   var age: Int = 0 }
        class Address: RealmSwift.EmbeddedObject { @RealmDynamic   var street: String? }

        """)
  }

  @Test("the observers of a property are not called for an object in a Realm")
  func observers() throws {
    let text = try rewritten(
      """
      import RealmSwift
      class Dog: Object { @objc dynamic var age = 0 { didSet { print(age) } } }

      """)
    #expect(
      text == """
        import RealmSwift
        class Dog: Object { @RealmDynamic   var age = 0 { didSet { guard realm == nil else { return }; print(age) } } }

        """)
  }

  @Test("an override of the initializer by which a Realm creates objects is required")
  func initializer() throws {
    let text = try rewritten(
      """
      import RealmSwift
      class Dog: Object { override init() { super.init() } }

      """)
    #expect(text.contains("class Dog: Object { required init() { super.init() } }"))
  }

  @Test(
    "a computed, lazy, static or constant property is no property of Realm's, nor is one that is persisted"
  )
  func others() throws {
    let text = try rewritten(
      """
      import RealmSwift
      class Dog: Object {
        @objc dynamic var title: String { "dog" }
        @objc dynamic lazy var text = "dog"
        @objc dynamic static var count = 0
        @Persisted dynamic var age = 0
        @objc var weight = 0.0
      }

      """)
    #expect(!text.contains("RealmDynamic"))
  }

  @Test("a class that inherits from the app's own Object is the app's")
  func ownClass() throws {
    let own = try rewritten(
      """
      import RealmSwift
      class Object: NSObject {}
      class Dog: Object { @objc dynamic var age = 0 }

      """)
    #expect(!own.contains("RealmDynamic"))
  }

  @Test("the descriptor of an order is Realm's in a file that imports Realm")
  func descriptor() throws {
    let text = try rewritten(
      """
      import RealmSwift
      let order = [SortDescriptor(keyPath: "name")]

      """)
    #expect(text.contains("[RealmSwift.SortDescriptor(keyPath: \"name\")]"))
  }
}
