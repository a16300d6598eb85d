import Foundation
import HeadlessUIKit
import Testing

@Suite("Images and colors of asset catalogs")
struct AssetResourceTests {
  @Test("a resource gives the image and the color of its name")
  func resources() {
    let image = UIImage(resource: ImageResource(name: "Icons/link", bundle: .main))
    #expect(image == UIImage(named: "Icons/link"))
    #expect(image.accessibilityLabel == "Icons/link")
    let color = UIColor(resource: ColorResource(name: "AccentColor", bundle: .main))
    #expect(color == UIColor(named: "AccentColor"))
  }

  @Test("a bitmap gives back the image that it is of")
  func bitmap() throws {
    let image = try #require(UIImage(named: "Sun"))
    let bitmap = try #require(image.cgImage)
    #expect(bitmap.width == 0)
    #expect(UIImage(cgImage: bitmap) == image)
    #expect(
      UIImage(cgImage: bitmap, scale: image.scale, orientation: image.imageOrientation) == image)
    #expect(UIImage(cgImage: bitmap) != UIImage(named: "Moon"))
  }

  @Test("the bitmap of a drawn image of 8 by 4 has that size")
  func bitmapSize() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in }
    let bitmap = try #require(image.cgImage)
    let size = [bitmap.width, bitmap.height]
    #expect(size == [8, 4])
  }

  @Test("a prepared image is the same, and a thumbnail has its size")
  func preparing() throws {
    let phone = SpyPhone()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in }
    var prepared: [UIImage?] = []
    image.prepareForDisplay { prepared.append($0) }
    image.prepareThumbnail(of: CGSize(width: 2, height: 1)) { prepared.append($0) }
    try phone.settle()
    #expect(image.preparingForDisplay() == image)
    #expect(prepared.map { $0?.size.width } == [8, 2])
  }
}
