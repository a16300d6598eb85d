public import Foundation

/// An image, identified by its asset name, symbol name or bytes; it has no pixels.
nonisolated public final class UIImage: NSObject, Sendable {
  /// The rendering mode of an image.
  public enum RenderingMode: Int, Sendable {
    /// Automatic, in its own colours, or as a template in the tint colour.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  private let mark = CoreFoundationMark()
  let name: String?
  let bytes: Data?

  /// The rendering mode.
  public let renderingMode: RenderingMode

  /// The label VoiceOver reads if the view has none of its own.
  public let accessibilityLabel: String?

  /// The identifier that an app tells images by; it does not come along to changed images, as in UIKit.
  nonisolated(unsafe) public var accessibilityIdentifier: String?

  /// The size in points that a PNG's bytes name; zero without one, because there are no pixels.
  public var size: CGSize { bytes.flatMap { PNGHeader($0) }?.size ?? .zero }

  /// Whether the image is a symbol of the system.
  public let isSymbolImage: Bool

  init(
    name: String?, bytes: Data?, renderingMode: RenderingMode, accessibilityLabel: String?,
    isSymbolImage: Bool = false
  ) {
    self.isSymbolImage = isSymbolImage
    self.name = name
    self.bytes = bytes
    self.renderingMode = renderingMode
    self.accessibilityLabel = accessibilityLabel
    super.init()
  }

  /// Creates an empty image.
  public override convenience init() {
    self.init(name: nil, bytes: nil, renderingMode: .automatic, accessibilityLabel: nil)
  }

  /// Creates an image with the name of an asset, which becomes its accessibility label; no asset
  /// catalogue is read.
  public convenience init?(named name: String) { self.init(assetNamed: name) }

  /// Creates an image with the name of an asset; no asset catalogue is read.
  public convenience init(imageLiteralResourceName name: String) { self.init(assetNamed: name) }

  /// Creates an image that was drawn.
  convenience init(drawn bytes: Data) {
    self.init(name: nil, bytes: bytes, renderingMode: .automatic, accessibilityLabel: nil)
  }

  convenience init(assetNamed name: String) {
    self.init(name: name, bytes: nil, renderingMode: .automatic, accessibilityLabel: name)
  }

  convenience init(copyOf image: UIImage) {
    self.init(
      name: image.name, bytes: image.bytes, renderingMode: .automatic,
      accessibilityLabel: image.accessibilityLabel, isSymbolImage: image.isSymbolImage)
  }

  /// Creates an image with the name of an asset; no asset catalogue is read.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration? = nil
  ) {
    self.init(named: name)
  }

  /// Creates an image with the name of an asset; no asset catalogue is read.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates a symbol of the system; its name becomes the accessibility label.
  ///
  /// Every name is accepted. A phone reads words for many symbols, such as "Add" for "plus"; they
  /// are not known here.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil
  ) {
    self.init(
      name: name, bytes: nil, renderingMode: .automatic, accessibilityLabel: name,
      isSymbolImage: true)
  }

  /// Creates a symbol of the system as ``init(systemName:withConfiguration:)`` does; the traits have no effect.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  /// Creates an image from bytes, which are not decoded; nil if there are none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  /// Creates an image from bytes as ``init(data:)`` does; the scale is not kept.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

  /// Creates an image from bytes, which are not decoded; nil if there are none, or if they are text.
  public convenience init?(data: Data) {
    guard !data.isEmpty, !Self.isText(data) else { return nil }
    self.init(name: nil, bytes: data, renderingMode: .automatic, accessibilityLabel: nil)
  }

  /// Whether bytes are a text, such as a server's message, which no format of images is.
  private static func isText(_ data: Data) -> Bool {
    let start = data.prefix(256)
    return start.allSatisfy { $0 >= 0x20 || (0x09...0x0D).contains($0) }
      && String(bytes: data, encoding: .utf8) != nil
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, bytes: bytes, renderingMode: renderingMode,
      accessibilityLabel: accessibilityLabel, isSymbolImage: isSymbolImage)
  }

  /// Returns the image with a rendering mode; the tint colour is not kept.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .automatic
  ) -> UIImage { withRenderingMode(renderingMode) }

  /// The configuration of a symbol, which is not kept: always nil.
  public var symbolConfiguration: SymbolConfiguration? { nil }

  /// Returns the image itself; the configuration is not kept.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }

  /// Returns the bytes the image was created from, or a record of its name; nil for an empty image.
  ///
  /// The record is the beginning of a PNG, so that an image can be created from it.
  public func pngData() -> Data? {
    bytes ?? name.map { PNGHeader(size: .zero).bytes + Data($0.utf8) }
  }

  /// Returns the same as ``pngData()``.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

  /// Returns whether names, bytes and rendering modes are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || name == other.name && bytes == other.bytes && renderingMode == other.renderingMode
  }

  /// The hash of the name and the bytes.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(bytes)
    return hasher.finalize()
  }
}
