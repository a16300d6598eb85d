internal import Foundation

extension UIImage {
  /// Returns a photo that the user of a simulated phone chooses, of a camera's size.
  ///
  /// Its bytes are the beginning of a PNG, so that an app can measure, draw, store and send it.
  public static func rehearsalPhoto(_ number: Int = 1) -> UIImage {
    let bytes = PNGHeader(size: CGSize(width: 3_024, height: 4_032)).bytes
    return UIImage(
      name: nil, bytes: bytes + Data("Photo \(number)".utf8), renderingMode: .automatic,
      accessibilityLabel: nil)
  }
}
