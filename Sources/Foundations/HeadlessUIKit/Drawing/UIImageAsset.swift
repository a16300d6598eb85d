/// The images of one name, of which the traits choose one.
open class UIImageAsset: NSObject {
  private var images: [(traits: UITraitCollection, image: UIImage)] = []

  /// Registers an image for traits; an earlier one for the same traits is replaced.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection)
    images.append((traitCollection, image))
  }

  /// Removes the image of traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    images.removeAll {
      $0.traits.containsTraits(in: traitCollection) && traitCollection.containsTraits(in: $0.traits)
    }
  }

  /// Returns the last image whose traits are all among the given ones, or else the first one; an empty image
  /// if there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    images.last { traitCollection.containsTraits(in: $0.traits) }?.image ?? images.first?.image
      ?? UIImage()
  }
}
