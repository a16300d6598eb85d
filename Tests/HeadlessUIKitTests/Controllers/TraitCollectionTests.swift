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
}
