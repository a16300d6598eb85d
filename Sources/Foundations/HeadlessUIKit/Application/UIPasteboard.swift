public import Foundation
internal import HeadlessDevice

/// The pasteboard: one general pasteboard for each device.
open class UIPasteboard: HeadlessObject {
  private var texts: [String] = []
  private var links: [URL] = []
  private var pictures: [UIImage] = []

  /// The number of changes to the contents.
  open private(set) var changeCount = 0

  override init() {}

  /// The general pasteboard, shared by all apps of the device.
  public static var general: UIPasteboard {
    Device.current.attached(UIPasteboard.self) { UIPasteboard() }
  }

  /// The first text.
  open var string: String? {
    get { texts.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil for none.
  open var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set { replace { $0.texts = newValue ?? [] } }
  }

  /// The first URL.
  open var url: URL? {
    get { links.first }
    set { replace { $0.links = newValue.map { [$0] } ?? [] } }
  }

  /// The first image.
  open var image: UIImage? {
    get { pictures.first }
    set { replace { $0.pictures = newValue.map { [$0] } ?? [] } }
  }

  /// Whether the pasteboard has a text.
  open var hasStrings: Bool { !texts.isEmpty }

  /// Whether the pasteboard has a URL.
  open var hasURLs: Bool { !links.isEmpty }

  /// Whether the pasteboard has an image.
  open var hasImages: Bool { !pictures.isEmpty }

  /// The contents, by their types; setting them keeps texts, URLs and images.
  open var items: [[String: Any]] {
    get {
      texts.map { ["public.utf8-plain-text": $0] } + links.map { ["public.url": $0] }
        + pictures.map { ["public.png": $0] }
    }
    set {
      let values = newValue.flatMap(\.values)
      replace {
        $0.texts = values.compactMap { $0 as? String }
        $0.links = values.compactMap { $0 as? URL }
        $0.pictures = values.compactMap { $0 as? UIImage }
      }
    }
  }

  /// Sets the contents; the options have no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// Sets a text, a URL or an image of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Sets data of a type; data that is a text becomes one.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: String(bytes: data, encoding: .utf8) ?? ""]]
  }

  /// An option of the contents.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates an option from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The date after which the contents are gone.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Whether other devices have the contents too.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  /// The type of contents whose kind the system finds out.
  nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"

  private func replace(_ fill: (UIPasteboard) -> Void) {
    texts = []
    links = []
    pictures = []
    changeCount += 1
    fill(self)
  }
}
