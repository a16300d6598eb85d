public import Foundation
internal import HeadlessDevice

/// A nib of the app, converted by `rehearse port`.
open class UINib: HeadlessObject {
  /// An option of creating a nib's objects; without effect.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw string.
    public let rawValue: String

    /// Creates an option from its raw string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects that stand for the nib's proxies.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String

  /// Creates a nib; one that the app does not have is a finding when it is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Creates the nib's objects, connects them, and returns those at the top level.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { objects(owner: ownerOrNil.map { $0 as AnyObject }, reuseIdentifier: nil) }

  /// Creates the nib's objects; a cell gets a reuse identifier.
  final func objects(owner: AnyObject?, reuseIdentifier: String?) -> [AnyObject] {
    guard let file = InterfaceFile.nib(name) else {
      reportMissing()
      return []
    }
    let scene = InterfaceScene(file, objects: file.root.child("objects"), owner: owner)
    let objects = scene.loadNib(reuseIdentifier: reuseIdentifier)
    UIApplication.shared.autorelease(objects)
    return objects
  }

  private func reportMissing() {
    Device.current.findings.report(
      .storyboard,
      """
      Could not load NIB in bundle with name '\(name)'; UIKit raises an exception. Add \(name).xib to \
      the app's folder, and port it again.
      """)
  }
}

extension Bundle {
  /// Creates the objects of a nib; nil if the app does not have it.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension UICollectionView {
  /// Registers a nib for a kind of view and a reuse identifier; nil removes the registration.
  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryPools[elementKind, default: ReusePool()].register(
      identifier,
      nib.map { nib in
        nib.factory(identifier) { UICollectionReusableView(reusableAs: identifier) }
      })
  }
}

extension UINib {
  /// Returns a function that creates the nib's first view of a type.
  func factory<View: UIView>(
    _ identifier: String, otherwise make: @escaping () -> View
  ) -> () -> View {
    {
      let objects = self.objects(owner: nil, reuseIdentifier: identifier)
      return objects.lazy.compactMap { $0 as? View }.first ?? make()
    }
  }
}
