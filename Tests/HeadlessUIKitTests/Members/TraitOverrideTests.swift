import HeadlessUIKit
import Testing

/// Source: the documentation of UITraitOverrides.
@Suite("Overridden traits")
struct TraitOverrideTests {
  @Test("a view's overrides go before those around it, and are inherited by its subviews")
  func views() {
    let (outer, inner) = (UIView(), UIView())
    _ = Phone(outer)
    outer.addSubview(inner)
    outer.traitOverrides.horizontalSizeClass = .regular
    outer.traitOverrides.userInterfaceStyle = .dark
    inner.traitOverrides.horizontalSizeClass = .compact
    #expect(outer.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceIdiom == .phone)
    #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test("a view controller's overrides reach its children and its view")
  func controllers() throws {
    let phone = SpyPhone()
    let screen = phone.spy("A")
    let stack = UINavigationController(rootViewController: screen)
    try phone.show(stack)
    stack.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(screen.traitCollection.preferredContentSizeCategory == .extraLarge)
    screen.traitOverrides.layoutDirection = .rightToLeft
    #expect(screen.view.traitCollection.layoutDirection == .rightToLeft)
    #expect(stack.traitCollection.layoutDirection == .leftToRight)
  }
}
