public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// An item that a picker or a drop hands to an app; it is loaded when the current work is done.
open class NSItemProvider {
  private var object: Any?

  /// The type identifiers of the item.
  open private(set) var registeredTypeIdentifiers: [String] = []

  /// The suggested file name.
  open var suggestedName: String?

  /// Creates a provider without an item.
  public init() {}

  /// Creates a provider of an object.
  public init(object: Any) {
    self.object = object
  }

  /// Creates a provider of an item with a type identifier.
  public init(item: Any?, typeIdentifier: String?) {
    object = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }

  /// Creates a provider of a file's URL.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init(item: fileURL, typeIdentifier: "public.file-url")
    suggestedName = fileURL.lastPathComponent
  }

  /// Returns whether the item has a type identifier.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Returns whether the item can be loaded as a type.
  open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { object is Object }

  /// Loads the item as a type; the handler is called when the current work is done.
  ///
  /// UIKit calls it on a background queue. An item of another type is an error.
  @discardableResult
  open func loadObject<Object>(
    ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    LayoutPass.schedule("item provider") { [object] in
      progress.completedUnitCount = 1
      let loaded = object as? Object
      completionHandler(loaded, loaded == nil ? CocoaError(.fileReadUnknown) : nil)
    }
    return progress
  }

  /// Loads the item of a type identifier; the handler is called when the current work is done.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let isKnown = hasItemConformingToTypeIdentifier(typeIdentifier)
    LayoutPass.schedule("item provider") { [object] in
      completionHandler?(isKnown ? object : nil, isKnown ? nil : CocoaError(.fileReadUnknown))
    }
  }

  /// Loads the bytes of a type identifier; the handler is called when the current work is done.
  ///
  /// An image's are those of `pngData()`, a text's are UTF-8, and a file's are read.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    loadItem(forTypeIdentifier: typeIdentifier) { item, _ in
      progress.completedUnitCount = 1
      let data = Self.data(of: item)
      completionHandler(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
    }
    return progress
  }

  private static func data(of item: Any?) -> Data? {
    switch item {
    case let data as Data: data
    case let image as UIImage: image.pngData()
    case let text as String: Data(text.utf8)
    case let file as URL: try? Data(contentsOf: file)
    default: nil
    }
  }
}
