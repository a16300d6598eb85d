public import Foundation

nonisolated extension UIImage: NSSecureCoding {
  /// A Boolean value that indicates that an archive may have images; always true.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the name, the bytes and the look to an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(name.map(NSString.init), forKey: "UIImageName")
    coder.encode(bytes.map(NSData.init), forKey: "UIImageData")
    coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
    coder.encode(accessibilityLabel.map(NSString.init), forKey: "UIAccessibilityLabel")
    coder.encode(isSymbolImage, forKey: "UIImageIsSymbol")
  }

  /// Creates an image from an archive.
  public convenience init?(coder: NSCoder) {
    func text(_ key: String) -> String? {
      coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" }
    }
    self.init(
      name: text("UIImageName"),
      bytes: coder.decodeObject(of: NSData.self, forKey: "UIImageData").map {
        Data(referencing: $0)
      },
      renderingMode: RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode"))
        ?? .automatic,
      accessibilityLabel: text("UIAccessibilityLabel"),
      isSymbolImage: coder.decodeBool(forKey: "UIImageIsSymbol"))
  }
}
