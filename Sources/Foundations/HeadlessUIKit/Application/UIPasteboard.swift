public import Foundation
internal import HeadlessDevice

/// What has been copied: one general board a device.
open class UIPasteboard {
  private var texts: [String] = []
  private var links: [URL] = []
  private var pictures: [UIImage] = []

  /// How many times something was copied.
  open private(set) var changeCount = 0

  init() {}

  /// The board all apps share.
  public static var general: UIPasteboard {
    Device.current.attached(UIPasteboard.self) { UIPasteboard() }
  }

  /// The text that was copied first.
  open var string: String? {
    get { texts.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts that were copied.
  open var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set { replace { $0.texts = newValue ?? [] } }
  }

  /// The link that was copied first.
  open var url: URL? {
    get { links.first }
    set { replace { $0.links = newValue.map { [$0] } ?? [] } }
  }

  /// The picture that was copied first.
  open var image: UIImage? {
    get { pictures.first }
    set { replace { $0.pictures = newValue.map { [$0] } ?? [] } }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { !texts.isEmpty }

  /// Whether there is a link.
  open var hasURLs: Bool { !links.isEmpty }

  /// Whether there is a picture.
  open var hasImages: Bool { !pictures.isEmpty }

  private func replace(_ fill: (UIPasteboard) -> Void) {
    texts = []
    links = []
    pictures = []
    changeCount += 1
    fill(self)
  }
}
