import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("UITraitCollection")
struct TraitCollectionTests {
  /// Source: the documentation of `containsTraits(in:)`.
  @Test("a collection contains another if every trait that the other specifies is equal")
  func contains() {
    let dark = UITraitCollection(horizontalSizeClass: .compact, userInterfaceStyle: .dark)
    #expect(dark.containsTraits(in: nil))
    #expect(dark.containsTraits(in: UITraitCollection()))
    #expect(dark.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!dark.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(!dark.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!dark.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
  }

  @Test("a closure that is performed as current runs once, at once")
  func performAsCurrent() {
    Device.current = Device()
    let former = UITraitCollection.current.userInterfaceStyle
    var calls: [Bool] = []
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      calls.append(UITraitCollection.current.userInterfaceStyle == former)
    }
    #expect(calls == [true])
  }
}
