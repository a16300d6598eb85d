#if os(Linux)
  import Testing

  @testable import Coordination

  @Suite("The objects that global variables hold")
  struct GlobalVariablesTests {
    /// Returns the names of the variables that hold an object.
    private func names(of object: AnyObject) -> [String] {
      GlobalVariables.references.filter { $0.object === object }.map(\.property).sorted()
    }

    @Test("a variable that holds an object is found, also in a collection; a weak one is not")
    func kinds() {
      let object = HeldObject()
      #expect(names(of: object) == [])
      GlobalSample.optional = object
      GlobalSample.weakly = object
      GlobalSample.list = [object]
      GlobalSample.byName = ["a": ["b": object]]
      GlobalSample.nested = GlobalSample.Nested(object: object)
      hiddenObject = object
      #expect(
        names(of: object) == [
          "GlobalSample.byName", "GlobalSample.list", "GlobalSample.optional", "hiddenObject",
        ])
      GlobalSample.optional = nil
      GlobalSample.list = []
      GlobalSample.byName = [:]
      hiddenObject = nil
      #expect(names(of: object) == [])
      GlobalSample.nested = nil
    }

    @Test("a variable of a nested class is found by the name of its type")
    func nested() {
      let value = GlobalSample.Nested(object: HeldObject())
      GlobalSample.other = value
      #expect(names(of: value) == ["GlobalSample.other"])
      GlobalSample.other = nil
    }
  }

  /// An object that global variables hold; types that are private to a file are not found.
  final class HeldObject {}

  enum GlobalSample {
    final class Nested {
      let object: HeldObject
      init(object: HeldObject) { self.object = object }
    }

    static var optional: HeldObject?
    static weak var weakly: HeldObject?
    static var list: [HeldObject] = []
    static var byName: [String: [String: HeldObject]] = [:]
    static var nested: Nested?
    static var other: Nested?
  }

  private var hiddenObject: HeldObject?
#endif
