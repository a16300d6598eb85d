public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// An item that a picker or a drop hands to an app; it is loaded when the current work is done.
open class NSItemProvider: HeadlessObject {
  private var object: Any?
  private var representations: [Representation] = []
  private var itemIdentifiers: [String] = []

  /// The type identifiers of the item, in the order in which they were given.
  open var registeredTypeIdentifiers: [String] {
    itemIdentifiers + representations.compactMap(\.identifier)
  }

  /// The suggested file name.
  open var suggestedName: String?

  /// Creates a provider without an item.
  public override init() {}

  /// Creates a provider of an object.
  public init(object: Any) {
    self.object = object
    if let object = object as? any NSItemProviderWriting {
      itemIdentifiers = type(of: object).writableTypeIdentifiersForItemProvider
    }
  }

  /// Creates a provider of an item with a type identifier.
  public init(item: Any?, typeIdentifier: String?) {
    object = item
    itemIdentifiers = typeIdentifier.map { [$0] } ?? []
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
  open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool {
    object is Object || representations.contains { $0.type == ObjectIdentifier(aClass) }
  }

  /// Loads the item as a type; the handler is called when the current work is done.
  ///
  /// UIKit calls it on a background queue. An item of another type is an error.
  @discardableResult
  open func loadObject<Object>(
    ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let own = representations.first { $0.type == ObjectIdentifier(aClass) }
    load(object is Object ? nil : own) { item, error in
      progress.completedUnitCount = 1
      let loaded = item as? Object
      completionHandler(loaded, loaded == nil ? error ?? CocoaError(.fileReadUnknown) : nil)
    }
    return progress
  }

  /// Loads the item of a representation, or else the object, when the current work is done.
  private func load(
    _ representation: Representation?, _ completion: @escaping (Any?, (any Error)?) -> Void
  ) {
    LayoutPass.schedule("item provider") { [object] in
      guard let representation else { return completion(object, nil) }
      representation.load(completion)
    }
  }

  /// Loads the item of a type identifier; the handler is called when the current work is done.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let isKnown = hasItemConformingToTypeIdentifier(typeIdentifier)
    load(representations.first { $0.identifier == typeIdentifier }) { item, error in
      completionHandler?(
        isKnown ? item : nil, isKnown ? error : CocoaError(.fileReadUnknown))
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

  /// Registers an object, with the types that it says it can be written as.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    self.object = self.object ?? object
    itemIdentifiers += type(of: object).writableTypeIdentifiersForItemProvider
  }

  /// Registers a closure that loads the item as an object of a type.
  open func registerObject<Object>(
    ofClass aClass: Object.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Object?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(
      Representation(type: ObjectIdentifier(aClass)) { completion in
        _ = loadHandler { completion($0, $1) }
      })
  }

  /// Registers a closure that loads the bytes of a type identifier.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(
      Representation(identifier: typeIdentifier) { completion in
        _ = loadHandler { completion($0, $1) }
      })
  }

  /// Registers a closure that loads the file of a type identifier.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(
      Representation(identifier: typeIdentifier) { completion in
        _ = loadHandler { file, _, error in completion(file, error) }
      })
  }

  /// A form of the item that a closure loads.
  private struct Representation {
    var identifier: String?
    var type: ObjectIdentifier?
    let load: (@escaping (Any?, (any Error)?) -> Void) -> Void
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

/// An object that an item provider can write.
@MainActor public protocol NSItemProviderWriting: AnyObject {
  /// The types that objects of the class can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Loads the bytes of the object as a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made of the bytes of an item provider.
@MainActor public protocol NSItemProviderReading: AnyObject {
  /// The types of bytes that objects of the class can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns an object made of bytes of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// The apps that see a form of an item.
nonisolated public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All, those of the team, those of the group, or the app itself.
  case all, team, group, ownProcess
}

/// The options of an item's file.
nonisolated public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The raw bit mask.
  public let rawValue: Int

  /// Creates options from a raw bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file is read where it is.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
