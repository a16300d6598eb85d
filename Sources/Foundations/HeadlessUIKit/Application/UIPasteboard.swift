public import Foundation
internal import HeadlessDevice

/// The pasteboard: one general pasteboard for each device.
open class UIPasteboard {
  private var texts: [String] = []
  private var links: [URL] = []
  private var pictures: [UIImage] = []

  /// The number of changes to the contents.
  open private(set) var changeCount = 0

  init() {}

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

  private func replace(_ fill: (UIPasteboard) -> Void) {
    texts = []
    links = []
    pictures = []
    changeCount += 1
    fill(self)
  }
}
