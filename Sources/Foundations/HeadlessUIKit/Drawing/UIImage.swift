public import Foundation

/// A picture, known by its name, its symbol or its bytes; there are no pixels.
nonisolated public final class UIImage: Sendable, Hashable {
  /// How a picture is coloured.
  public enum RenderingMode: Int, Sendable {
    /// As its place wants it, with its own colours, or with the tint.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  private let name: String?
  private let bytes: Data?

  /// How the picture is coloured.
  public let renderingMode: RenderingMode

  /// What VoiceOver calls the picture where a view has no label of its own.
  public let accessibilityLabel: String?

  /// The size in points; zero, since there are no pixels.
  public var size: CGSize { .zero }

  private init(
    name: String?, bytes: Data?, renderingMode: RenderingMode, accessibilityLabel: String?
  ) {
    self.name = name
    self.bytes = bytes
    self.renderingMode = renderingMode
    self.accessibilityLabel = accessibilityLabel
  }

  /// A picture without content.
  public convenience init() {
    self.init(name: nil, bytes: nil, renderingMode: .automatic, accessibilityLabel: nil)
  }

  /// A picture of the asset catalogue, which is taken to exist; VoiceOver calls it by its name.
  public convenience init?(named name: String) {
    self.init(name: name, bytes: nil, renderingMode: .automatic, accessibilityLabel: name)
  }

  /// A picture of a bundle's asset catalogue, which is taken to exist.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration? = nil
  ) {
    self.init(named: name)
  }

  /// A picture of a bundle's asset catalogue, which is taken to exist.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// A symbol of the system, which is taken to exist; VoiceOver calls it by its name.
  ///
  /// A phone has spoken words for many symbols, as "Add" for "plus"; they are not known here.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil
  ) {
    self.init(name: name, bytes: nil, renderingMode: .automatic, accessibilityLabel: name)
  }

  /// A picture of these bytes, which are not looked into; nil where there are none.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(name: nil, bytes: data, renderingMode: .automatic, accessibilityLabel: nil)
  }

  /// The same picture, coloured in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, bytes: bytes, renderingMode: renderingMode,
      accessibilityLabel: accessibilityLabel)
  }

  /// The same picture; its colour is not kept.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .automatic
  ) -> UIImage { withRenderingMode(renderingMode) }

  /// The same symbol; its configuration is not kept.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }

  /// The bytes the picture was made of; nil where it was made of a name.
  public func pngData() -> Data? { bytes }

  /// The bytes the picture was made of; nil where it was made of a name.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes }

  /// Two pictures are equal when their names, bytes and colouring are.
  public static func == (left: UIImage, right: UIImage) -> Bool {
    left === right
      || left.name == right.name && left.bytes == right.bytes
        && left.renderingMode == right.renderingMode
  }

  /// Hashes the name and the bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bytes)
  }
}
