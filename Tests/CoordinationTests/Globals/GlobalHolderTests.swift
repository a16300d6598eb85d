#if os(Linux)
  import Testing

  @testable import Coordination

  @Suite("The global variables that hold an object")
  struct GlobalHolderTests {
    @Test("a global variable that holds the object is named, and one that does not is not")
    func direct() {
      let (object, other) = (GloballyHeld(), GloballyHeld())
      GlobalHolderSample.first = object
      GlobalHolderSample.second = other
      #expect(Holders(ofGlobal: object).named == ["the global GlobalHolderSample.first"])
      GlobalHolderSample.first = nil
      #expect(Holders(ofGlobal: object).named == [])
      GlobalHolderSample.second = nil
    }
  }

  /// An object that global variables hold; types that are private to a file are not found.
  final class GloballyHeld {}

  enum GlobalHolderSample {
    static var first: GloballyHeld?
    static var second: GloballyHeld?
  }
#endif
