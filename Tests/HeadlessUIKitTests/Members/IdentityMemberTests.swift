import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Sources: UIKit's documentation of each type's `isEqual(_:)`.
@Suite("Equality of UIKit's objects")
struct IdentityMemberTests {
  /// Whether an object equals itself and another one, and how many a set of both holds.
  private func equality<Object: Hashable>(_ object: Object, _ other: Object) -> [Int] {
    [object == object ? 1 : 0, object == other ? 1 : 0, Set([object, other, object]).count]
  }

  @Test("objects with an identity equal themselves alone")
  func identity() {
    let phone = SpyPhone()
    let scenes = [rehearsalUnattachedScene(), rehearsalUnattachedScene()]
    #expect(equality(scenes[0].session, scenes[1].session) == [1, 0, 2])
    let action = { UIAlertAction(title: "Save", style: .default) }
    #expect(equality(action(), action()) == [1, 0, 2])
    #expect(equality(UINavigationItem(title: "A"), UINavigationItem(title: "A")) == [1, 0, 2])
    #expect(equality(UITapGestureRecognizer(), UITapGestureRecognizer()) == [1, 0, 2])
    #expect(
      equality(UICollectionViewFlowLayout(), UICollectionViewFlowLayout()) == [1, 0, 2])
    let address = URL(fileURLWithPath: "/a")
    #expect(equality(UIOpenURLContext(url: address), UIOpenURLContext(url: address)) == [1, 0, 2])
    #expect(UIOpenURLContext(url: address).options.openInPlace == false)
    withExtendedLifetime(phone) {}
  }

  @Test("objects with an identifier or a content equal those with the same")
  func content() {
    typealias Detent = UISheetPresentationController.Detent
    #expect(equality(Detent.medium(), Detent.medium()) == [1, 1, 1])
    #expect(equality(Detent.medium(), Detent.large()) == [1, 0, 2])
    let category = { (name: String) in
      UNNotificationCategory(identifier: name, actions: [], intentIdentifiers: [])
    }
    #expect(equality(category("a"), category("a")) == [1, 1, 1])
    #expect(equality(category("a"), category("b")) == [1, 0, 2])
    #expect(equality(UIColor.red.cgColor, UIColor.red.cgColor) == [1, 1, 1])
    #expect(equality(UIColor.red.cgColor, UIColor.blue.cgColor) == [1, 0, 2])
    let image = { (name: String) in UIImage(systemName: name) ?? UIImage() }
    #expect(equality(image("star"), image("star")) == [1, 1, 1])
    #expect(equality(image("star"), image("moon")) == [1, 0, 2])
    let bytes = [Data([1]), Data([2])].map { UIImage(drawn: $0) }
    #expect(equality(bytes[0], bytes[1]) == [1, 0, 2])
  }

  @Test("an unattached scene has a session for windows, which no application knows")
  func unattached() {
    let phone = SpyPhone()
    let scene = rehearsalUnattachedScene()
    #expect(scene.session.role == .windowApplication)
    #expect(scene.session.configuration.name == nil)
    #expect(scene.windows.isEmpty)
    withExtendedLifetime(phone) {}
  }
}
